# 7 Wonders at the browser's table: the game's name and options, every piece explained, and the table told in sentences.

game-title = 7 Wonders
game-about = ผู้เล่น { $fewest } ถึง { $most } คน · ประมาณ 45 นาที
option-leaders = ภาค Leaders
option-leaders-no = ไม่ใช้
option-leaders-yes = ใช้
option-cities = ภาค Cities
option-cities-no = ไม่ใช้
option-cities-yes = ใช้
option-wonder-pack = ชุด Wonder Pack
option-wonder-pack-no = ไม่ใช้
option-wonder-pack-yes = ใช้
option-boards = กระดาน
option-boards-dealt = แจก
option-boards-chosen = เลือกทีละคน
option-sides = ด้านของกระดาน
option-sides-dealt = สุ่ม
option-sides-A = ด้าน A ทั้งหมด
option-sides-B = ด้าน B ทั้งหมด
round-before = ก่อนยุค I
round-leaders = ยุค { $age } ผู้นำ
round-turn = ยุค { $age } ตาที่ { $turn }

# What every piece is.
piece-card = ยุค { $age } { $colour } ค่าใช้จ่าย: { $cost } สิ่งที่ได้: { $effects }
piece-leader = ผู้นำ ค่าตัว: { $cost } สิ่งที่ได้: { $effects }
piece-free-with = ฟรีเมื่อมี { $list }
piece-leads-to = นำไปสู่ { $list }
piece-stage = ค่าใช้จ่าย: { $cost } สิ่งที่ได้: { $effects }
piece-stage-copy = สิ่งที่ได้: { $effects }
piece-board = กระดาน มี { $stages } ขั้น { $makes ->
    [0] ไม่ผลิตทรัพยากร
   *[other] ผลิต{ $resource }
}
piece-board-power = และ: { $effects }
piece-raw = วัตถุดิบ สิ่งที่เมืองของคุณขาดซื้อได้จากเพื่อนบ้านที่ผลิต หน่วยละ { $price } เหรียญ
piece-manufactured = สินค้าแปรรูป สิ่งที่เมืองของคุณขาดซื้อได้จากเพื่อนบ้านที่ผลิต หน่วยละ { $price } เหรียญ
piece-symbol = สัญลักษณ์วิทยาศาสตร์ ตอนจบเกมแต่ละสัญลักษณ์นับจำนวนที่มีคูณด้วยตัวมันเอง และทุกชุดที่มีครบสามแบบได้อีก { $set } คะแนน
piece-symbol-any = สัญลักษณ์วิทยาศาสตร์ที่เลือกได้ กำหนดตอนจบเกมในแบบที่ดีที่สุดสำหรับคุณ
piece-symbol-mask = ตอนจบเกมคัดลอกสัญลักษณ์ของการ์ดสีเขียวหนึ่งใบของเพื่อนบ้าน
piece-any-name = สัญลักษณ์ที่เลือกได้
piece-mask-name = หน้ากาก
piece-sets = สัญลักษณ์วิทยาศาสตร์ที่ครบสามแบบได้ชุดละ { $set } คะแนน
piece-victory = โทเคนชัยชนะของยุค { $age } มีค่า { $points } คะแนน
piece-defeat = โทเคนพ่ายแพ้ ลบ { $points } คะแนน
piece-coins = ตอนจบเกมได้ 1 คะแนนต่อทุก { $coins } เหรียญ ถ้าคะแนนเท่ากัน ผู้ที่มีเหรียญมากกว่าอยู่เหนือกว่า
piece-debts = เหรียญที่คุณไม่ได้จ่าย นับลบ 1 คะแนนตอนจบเกม และจ่ายคืนไม่ได้
piece-points = ผู้ที่มีคะแนนมากที่สุดเมื่อจบเกมเป็นผู้ชนะ
piece-shields = เมื่อจบแต่ละยุค เทียบจำนวนโล่ของคุณกับของเพื่อนบ้านแต่ละคน
piece-shields-name = โล่

# The table in sentences.
told-now = ขณะนี้
told-turn = ยุค { $age } ตาที่ { $turn } จาก { $turns } { $side ->
    [left] ส่งการ์ดในมือไปทางซ้าย
   *[right] ส่งการ์ดในมือไปทางขวา
}
told-age = ยุค { $age }
told-discards = { $cards ->
    [0] กองทิ้งว่างเปล่า
   *[other] กองทิ้งมี { $cards } ใบ
}
told-chosen = คุณเลือกแล้ว: { $moves }
told-sold = การ์ดที่คุณทิ้งไว้: { $cards }
told-ways = วิธีจ่าย
told-way = { $way }: { $coins ->
    [0] จำนวนเหรียญของคุณเท่าเดิม
   *[other] เพิ่มขึ้น { $coins } เหรียญ
}
told-way-less = { $way }: ลดลง { $coins } เหรียญ
told-card = { $card } · { $text }
told-can-build = สร้างได้
told-can-recruit = จ้างได้
told-cannot-build = ตอนนี้สร้างไม่ได้
told-cannot-recruit = ตอนนี้จ้างไม่ได้
told-can-stage = ใช้สร้างขั้นได้
told-cannot-stage = ตอนนี้ใช้สร้างขั้นไม่ได้
told-city = { $player } · { $board }
told-place = { $place ->
    [own] เมืองของคุณ
    [left] เพื่อนบ้านทางซ้ายของคุณ
    [right] เพื่อนบ้านทางขวาของคุณ
   *[far] ไม่ใช่เพื่อนบ้านของคุณ
}
told-no-board = ยังไม่ได้เลือกกระดาน
told-coins = เหรียญ: { $coins }
told-shields = โล่: { $shields }
told-points = คะแนน: { $points }
told-hand = การ์ดในมือ: { $cards } ใบ
told-leaders-held = ผู้นำในมือ: { $leaders } คน
told-debts = หนี้: { $debts }
told-diplomacy = ไม่เข้าร่วมความขัดแย้งของยุคนี้
told-stage = ขั้นที่ { $stage } ยังไม่ได้สร้าง { $text }
told-stage-built = ขั้นที่ { $stage } สร้างแล้ว: { $effects }
told-stage-under = ใต้ขั้นคือ{ $card }
told-free-used = สิทธิ์สร้างฟรีใช้ไปแล้วในยุคนี้
told-power = กระดาน: { $effects }
told-makes = ผลิต: { $list }
told-makes-nothing = ไม่ผลิตอะไร
told-symbols = วิทยาศาสตร์: { $list }
told-count = { $name } { $count }
told-victories = โทเคนชัยชนะ: { $list }
told-victory = ยุค { $age } จำนวน { $count } อัน
told-defeats = โทเคนพ่ายแพ้: { $count }
told-no-cards = ยังไม่มีการ์ด
told-cards = { $colour }: { $cards }
told-leaders = ผู้นำ: { $leaders }
told-in-force = มีผลอยู่: { $effect }
told-holds = ในมือมี: { $cards }
told-may-hold = ในมืออาจมี: { $cards }
told-board = { $board } · { $text }
