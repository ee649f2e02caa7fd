# สิ่งที่วางบนโต๊ะ (`part-`) และขั้นตอนการตั้งเกมตามจำนวนผู้เล่น (`lay-`)

part-board = กระดาน
    .text = 6 เขตรอบประตูชัย มีแถบโบนัสล้อมรอบ
part-buildings = สิ่งปลูกสร้าง
    .text = ช่องละ 1 แผ่น ด้านหลังบอกเขต
part-landmarks = สถานที่สำคัญ
    .text = มูลค่า { $lowest } ถึง { $highest }
part-resources = โทเคนทรัพยากร
    .text = ไม้ { $wood } หินอ่อน { $marble } ทอง { $gold }
part-prestige = โทเคนเกียรติยศ
    .text = ทองแดง { $bronze } เงิน { $silver } ทอง { $gold_prestige }
part-bonus-tiles = แผ่นโบนัส
    .text = สำหรับ { $spaces } ตำแหน่ง บางหมายเลขมีหลายแผ่น
part-vp-tiles = แผ่นคะแนน
    .text = กำหนดว่าจะคิดคะแนนเขตใด
part-end-tiles = แผ่นจบเกม
    .text = ค้นได้เมื่อกองจั่วหมดทุกกอง
part-keys = กุญแจ
    .text = { $colours } สี สีละ { $keys_each } ดอก
part-meeples = มีเพิล
    .text = สีละ 1 ตัว สำหรับแถบโบนัส
part-screens = ฉาก
    .text = วางกุญแจ เงิน และโทเคนไว้หลังฉาก
part-francs = เงินฟรังก์
    .text = ใช้ได้เท่าที่ต้องการ

lay-tokens = โทเคนข้างทุกช่อง
    .text = เกียรติยศ { $prestige } อัน ทรัพยากร { $resources } อัน
lay-removed = นำสิ่งปลูกสร้างออกโดยไม่ดู
    .text = โทเคนข้างช่องของแผ่นเหล่านี้จะหยิบไม่ได้
lay-piles = สิ่งปลูกสร้างที่เหลือ { $piles } กอง
    .text = { $pile_list } แผ่น คว่ำหน้า ด้านหลังบอกเขต
lay-landmarks = สถานที่สำคัญ วางหงาย
    .text = มูลค่า { $lowest } ถึง { $highest } ไว้เพิ่มในเขตภายหลัง
lay-vp-tiles = แผ่นคะแนน วางหงาย
    .text = อันดับ 1 ได้ { $first_list } คะแนน
lay-bonus-tiles = แผ่นโบนัสตรงหมายเลข
    .text = { $stacked ->
        [0] ตำแหน่งละ 1 แผ่น มีเพิลอยู่ก่อนตำแหน่งที่ 1
       *[other] จุด 2 จุดคือมีหลายแผ่น มีเพิลอยู่ก่อนตำแหน่งที่ 1
    }
lay-end-tiles = แผ่นจบเกม คว่ำหน้า
    .text = ใช้เมื่อกองจั่วหมดทุกกอง
lay-own-keys = กุญแจหลังฉาก
    .text = คนละ { $keys } ดอก พร้อมเงิน { $francs } ฟรังก์
lay-reserve = กุญแจในกองสำรอง
    .text = คนละ { $reserve } ดอก กองกลางยังไม่มีทรัพยากร

lay-note-1 = { $tiles_out ->
    [0] ใช้แผ่นโบนัสทุกแผ่น
   *[other] เก็บแผ่นโบนัส { $tiles_out } แผ่นลงกล่อง
}
lay-note-2 = { $keys_out ->
    [0] ใช้กุญแจของแต่ละสีครบทุกดอก
   *[other] เก็บกุญแจสีละ { $keys_out } ดอกลงกล่อง
}
lay-note-3 = { $colours_out ->
    [0] ใช้ครบทุกสี
   *[other] เหลือ { $colours_out } สีไว้ในกล่อง
}
lay-note-4 = สุ่มผู้เล่นเริ่มต้น แล้วเล่นวนตามเข็มนาฬิกา
lay-note-5 = มีตัวเลือกให้สุ่มโทเคน (2.5) และสุ่มแถบโบนัส (2.7)
