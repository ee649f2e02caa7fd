# วิธีอ่านชิ้นส่วนของ 7 Wonders: ข้อความที่ชี้บนภาพในกติกา
anatomy-card = วิธีอ่านการ์ด
anatomy-board = วิธีอ่านกระดานของคุณ

counted-resource = { $count ->
    [1] { $name }
   *[other] { $name } { $count } หน่วย
}
counted-coins = { $count } เหรียญ

part-kind = ประเภท
part-kind-text = { $kind } รูปทรงและสีบอกประเภทการ์ด ดูแค่รูปทรงก็รู้
part-age = { $age }
part-age-text = แจกเฉพาะในยุคนี้
part-cost = ราคา
part-cost-text = { $cost } ทรัพยากรที่คุณผลิตไม่ได้ ซื้อจากเพื่อนบ้านในตาเดียวกัน
part-effect = ผล
part-effect-text = สิ่งที่การ์ดให้เมื่ออยู่ในเมืองของคุณ ดูความหมายของทุกสัญลักษณ์ได้ที่แผ่นช่วยเล่น
part-free = สร้างฟรีเมื่อมี { $cards }
part-free-text = ถ้าเมืองของคุณมี { $cards } คุณไม่ต้องจ่าย
part-leads = ต่อยอด
part-leads-text = เมื่อการ์ดนี้อยู่ในเมืองของคุณ คุณสร้าง { $cards } ได้ฟรี

part-wonder = { $name } ด้าน { $side }
part-wonder-text = สิ่งมหัศจรรย์ของคุณ แต่ละแห่งมีสองด้านที่มีขั้นต่างกัน
part-resource = ทรัพยากรของคุณ
part-resource-text = คุณผลิต { $resource } ได้ทุกตาตั้งแต่ต้นเกม เพื่อนบ้านซื้อได้
part-built = ขั้นซึ่งสร้างเสร็จ
part-built-text = สีทองเหลืองกับเครื่องหมายถูก แปลว่าสร้างขั้นนี้แล้ว และมีการ์ดอยู่ข้างใต้
part-stage-cost = ราคาของขั้น
part-stage-cost-text = { $cost } คุณจ่ายค่าขั้น การ์ดที่สอดไว้ข้างใต้ไม่ต้องจ่าย
part-stage-effect = ผลของขั้น
part-stage-effect-text = คุณได้ผลนี้ตั้งแต่ตอนสร้าง และสร้างขั้นเรียงจากขั้นแรกไปขั้นสุดท้าย
