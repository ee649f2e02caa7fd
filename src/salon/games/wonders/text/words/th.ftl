# The words of 7 Wonders: moves, events, reasons and the texts of the board. Names of pieces stand in
# names.*.ftl, effects in effects.*.ftl, the rules in rulebook.*.ftl.

board-name = { $board } { $side }
stage-name = { $board } { $side } ขั้นที่ { $stage }
count-points = { $n } คะแนน
cost-coins = { $coins } เหรียญ
cost-nothing = ฟรี
coins = เหรียญ
debts = หนี้
points = คะแนน
piece-science-sets = ชุดสัญลักษณ์ครบสามแบบ
piece-victories-1 = ชัยชนะในยุค I
piece-victories-2 = ชัยชนะในยุค II
piece-victories-3 = ชัยชนะในยุค III
piece-defeats = ความพ่ายแพ้
direction-left = ซ้าย
direction-right = ขวา

# Moves as they are offered
move-build = สร้าง{ $card }
move-under = ใช้{ $card }สร้างขั้น
move-sell = ขาย{ $card }
move-recruit = จ้าง{ $card }
move-keep = เก็บ{ $leader }
move-lay = วาง{ $leader }บนกระดาน
move-copy = คัดลอก{ $leader }
move-at = ขั้นที่ { $stage }
move-debt = { $debts ->
    [0] จ่ายทั้งหมด
   *[other] รับโทเคนหนี้ { $debts } อัน จ่ายส่วนที่เหลือ
}
move-board = เลือกกระดาน{ $board }
move-none = ไม่เลือก
way-chain = ฟรีด้วยสายเชื่อมโยง
way-always = ฟรีด้วยผู้นำ
way-stage = ฟรี หนึ่งครั้งในยุคนี้ (สิ่งมหัศจรรย์)
way-leader = ฟรี หนึ่งครั้งในยุคนี้ (ผู้นำ)
way-pay = { $left ->
    [0] { $right ->
        [0] จ่ายโดยไม่ซื้อจากเพื่อนบ้าน
       *[other] จ่ายให้ทางขวา { $right } เหรียญ
    }
   *[other] { $right ->
        [0] จ่ายให้ทางซ้าย { $left } เหรียญ
       *[other] จ่ายให้ทางซ้าย { $left } เหรียญและทางขวา { $right } เหรียญ
    }
}

# Events
event-chose = { $player } เลือก: { $move }
event-built = { $player } สร้าง{ $card }
event-staged = { $player } สร้าง{ $stage } (ใต้ขั้น: { $card })
event-staged-hidden = { $player } สร้าง{ $stage }
event-sold = { $player } ขายการ์ดหนึ่งใบ: { $card }
event-sold-hidden = { $player } ขายการ์ดหนึ่งใบ
event-recruited = { $player } จ้าง{ $leader }
event-coins = { $player } รับ { cost-coins } ({ $why })
event-coins-for = { $player } รับ { cost-coins } ({ $why }: { $what })
event-coins-less = { $player } จ่าย { cost-coins } ({ $why })
event-coins-for-less = { $player } จ่าย { cost-coins } ({ $why }: { $what })
event-counted = { $player } รับ { cost-coins } ({ $why })
event-counted-for = { $player } รับ { cost-coins } ({ $why }: { $what })
event-income = { $player } ได้ { cost-coins }จาก { $buyer } เป็นค่าทรัพยากร
event-picked = { $player } สร้าง{ $card }จากกองทิ้ง
event-picked-none = { $player } ไม่หยิบการ์ดจากกองทิ้ง
event-left-card = { $player } ทิ้งการ์ดใบสุดท้าย: { $card }
event-left-card-hidden = { $player } ทิ้งการ์ดใบสุดท้าย
event-laid = { $player } วาง{ $leader }บนกระดาน
event-copied = { $player } คัดลอก{ $leader }
event-drew = { $player } จั่วผู้นำ { $leaders } คน
event-diplomacy = { $player } ไม่เข้าร่วมความขัดแย้งของยุคนี้
event-victory = { $player } ชนะ { $against } (+{ $worth })
event-defeat = { $player } รับโทเคนพ่ายแพ้หนึ่งอันจากความขัดแย้งกับ { $against } (-{ $worth })
event-debts = { $player } รับโทเคนหนี้ { $debts } อัน
event-passed = ส่งการ์ดในมือไปทาง{ $direction }
event-age = เริ่มยุค { $age ->
    [1] I
    [2] II
   *[3] III
}
event-kept = { $player } เก็บ{ $leader }
event-board = { $player } เลือกกระดาน{ $board }
event-points = { $player }: { $points } คะแนน ({ $why })
event-points-for = { $player }: { $points } คะแนน ({ $why }: { $what })
event-points-less = { $player }: ลบ { $points } คะแนน ({ $why })
event-points-for-less = { $player }: ลบ { $points } คะแนน ({ $why }: { $what })
event-marker = { $player } หงายการ์ดที่อยู่ใต้ขั้น: { $card }
event-marker-points-for = { $player }: { $points } คะแนน ({ $why }: { $what } ตามสีของการ์ดใต้ขั้น)
event-could = { $player } อาจได้คะแนนวิทยาศาสตร์ { $points } คะแนนด้วย { $split }
event-guild = { $player } อาจคัดลอก{ $card }ได้ { $points } คะแนน
event-over = เกมจบแล้ว

# What coins and points come and go for
why-cost = ค่าใช้จ่าย
why-trade = ซื้อทรัพยากร
why-sale = การขาย
why-card = การ์ด
why-stage = สิ่งมหัศจรรย์
why-event = โบนัส
why-loss = การเสียเหรียญ
why-military = ความขัดแย้ง
why-treasury = คลัง
why-wonder = สิ่งมหัศจรรย์
why-civilian = การ์ดพลเรือน
why-science = วิทยาศาสตร์
why-commerce = การค้า
why-guilds = กิลด์
why-leaders = ผู้นำ
why-black = การ์ดสีดำ
why-debt = หนี้
why-leader = ผู้นำ
why-bank = โบนัสเมื่อรับเหรียญจากธนาคาร

# Reasons
reason-wrong-moment = นี่ไม่ใช่เรื่องที่ต้องตัดสินใจในตอนนี้
    .short = ยังไม่ได้
reason-card-chosen = เลือกการ์ดไปแล้ว ถ้าจะเลือกใบอื่นให้ถอนสิ่งที่เลือกไว้ก่อน
    .short = เลือกแล้ว
reason-not-in-hand = { $card }ไม่ได้อยู่ในมือของคุณ
    .short = ไม่มีในมือ
reason-same-name = เมืองของคุณมี{ $card }อยู่แล้ว
    .short = มีแล้ว
reason-coins = { $what } ต้องจ่าย { $needs } เหรียญ แต่คุณมี { $has }
    .short = เหรียญไม่พอ
reason-resources = { $what } ต้องใช้{ $resource } { $needs } หน่วย คุณกับเพื่อนบ้านให้ได้มากที่สุด { $has } หน่วย หรือให้พร้อมกับส่วนที่เหลือไม่ได้
    .short = ขาด{ $resource }
reason-trade-coins = { $what } ต้องจ่าย { $needs } เหรียญเมื่อรวมทรัพยากรที่ต้องซื้อ แต่คุณมี { $has }
    .short = เหรียญไม่พอ
reason-wonder-done = สิ่งมหัศจรรย์ของคุณสร้างครบแล้ว
    .short = ครบแล้ว
reason-stage-built = ขั้นที่ { $stage } สร้างไปแล้ว
    .short = สร้างแล้ว
reason-no-such-stage = ตอนนี้สร้างขั้นที่ { $stage } ไม่ได้
    .short = ยังไม่ได้
reason-way = ไม่มีวิธีจ่ายนี้ให้เลือก: จ่ายแบบนี้ไม่ได้ หรือมีวิธีอื่นที่ดีสำหรับคุณอย่างน้อยเท่ากัน
    .short = เลือกไม่ได้
reason-leader-coins = { $leader }มีค่าตัว { $needs } เหรียญ แต่คุณมี { $has }
    .short = เหรียญไม่พอ
reason-not-in-pile = { $card }ไม่ได้อยู่ในกองทิ้ง
    .short = ไม่มีในกอง
reason-not-recruited = คุณไม่ได้จ้าง{ $leader }
    .short = ไม่ได้จ้าง
reason-already-laid = { $leader }วางอยู่บนกระดานแล้ว
    .short = วางแล้ว
reason-no-leader-there = { $leader }ไม่มีผลอยู่ในเมืองเพื่อนบ้าน
    .short = ไม่มีที่นั่น
reason-must-copy = ต้องคัดลอกผู้นำหนึ่งคน
    .short = ต้องคัดลอก
reason-board-gone = { $board } ไม่อยู่ในบรรดากระดานให้เลือก
    .short = หมดแล้ว
reason-debt-too-small = คุณต้องรับโทเคนหนี้อย่างน้อย { $least } อัน เพราะคุณไม่มีเหรียญมากกว่านี้
    .short = น้อยไป
reason-debt-too-large = คุณเสียเพียง { $most } เหรียญ
    .short = มากไป
reason-not-offered = { $leader }ไม่อยู่ในบรรดาผู้นำที่คุณเก็บได้
    .short = ไม่มีให้เลือก
