# The words of 7 Wonders: moves, events, reasons and the texts of the board. Names of pieces stand in
# names.*.ftl, effects in effects.*.ftl, the rules in rulebook.*.ftl.

board-name = { $board } { $side }
stage-name = ขั้นที่ { $stage } ของ{ $board } { $side }
count-points = { $n } คะแนน
cost-coins = { $coins } เหรียญ
cost-nothing = ฟรี
coins = เหรียญ
debts = หนี้
points = คะแนน
piece-science-sets = ชุดสัญลักษณ์ครบ 3 แบบ
sentence-card = { $card }
sentence-symbols = สัญลักษณ์{ $symbol }
piece-victories-1 = ชัยชนะในยุค I
piece-victories-2 = ชัยชนะในยุค II
piece-victories-3 = ชัยชนะในยุค III
piece-defeats = ความพ่ายแพ้
direction-left = ซ้าย
direction-right = ขวา

# Moves as they are offered
move-build = สร้าง{ $card }
move-under = ใช้{ $card }สร้างขั้น
move-sell = ทิ้ง{ $card }แลก { $coins } เหรียญ
move-recruit = จ้าง{ $card }
move-keep = เก็บ{ $leader }
move-lay = วาง{ $leader }บนกระดาน
move-copy = เลียนแบบ{ $leader }
move-at = ขั้นที่ { $stage }
move-debt = { $debts ->
    [0] จ่ายทั้งหมด
   *[other] รับโทเคนหนี้ { $debts } อัน แล้วจ่ายส่วนที่เหลือ
}
move-board = เลือกกระดาน{ $board }
move-none = ไม่เลือก
way-chain = ฟรี (ต่อยอด)
way-always = ฟรี (ผู้นำ)
way-stage = ฟรี ยุคละ 1 ครั้ง (สิ่งมหัศจรรย์)
way-leader = ฟรี ยุคละ 1 ครั้ง (ผู้นำ)
way-pay = { $left ->
    [0] { $right ->
        [0] จ่ายด้วยทรัพยากรของคุณเอง
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
event-staged = { $player } ใช้{ $card }สร้าง{ $stage }
event-staged-hidden = { $player } สร้าง{ $stage }
event-sold = { $player } ทิ้ง{ $card }
event-sold-hidden = { $player } ทิ้งการ์ด 1 ใบ
event-recruited = { $player } จ้าง{ $leader }
event-coins = { $cause ->
    [sale] { $player } ได้ { cost-coins }จากการทิ้งการ์ด
    [event] { $player } ได้ { cost-coins }จากชัยชนะ
   *[other] { $player } ได้ { cost-coins }
}
event-coins-for = { $cause ->
    [event] { $player } ได้โบนัส { cost-coins }จาก{ $what }
   *[other] { $player } ได้ { cost-coins }จาก{ $what }
}
event-coins-less = { $cause ->
    [loss] { $player } เสีย { cost-coins }
   *[other] { $player } จ่าย { cost-coins }
}
event-coins-for-less = { $cause ->
    [trade] { $player } จ่ายให้เพื่อนบ้าน { cost-coins }เพื่อสร้าง{ $what }
   *[other] { $player } จ่าย { cost-coins }สำหรับ{ $what }
}
event-counted = { $player } ได้โบนัส { cost-coins }
event-counted-for = { $player } ได้ { cost-coins }จาก{ $what }
event-income = { $player } ได้ { cost-coins }จาก { $buyer } เป็นค่าทรัพยากร
event-picked = { $player } สร้าง{ $card }จากกองทิ้ง
event-picked-none = { $player } ไม่สร้างการ์ดจากกองทิ้ง
event-left-card = { $player } ทิ้งการ์ดใบสุดท้าย ({ $card })
event-left-card-hidden = { $player } ทิ้งการ์ดใบสุดท้าย
event-laid = { $player } วาง{ $leader }บนกระดาน
event-copied = { $player } เลียนแบบ{ $leader }
event-drew = { $player } จั่วผู้นำ { $leaders } คน
event-diplomacy = { $player } ไม่ร่วมรบในยุคนี้
event-victory = { $player } ชนะ { $against } (+{ $worth })
event-defeat = { $player } รับโทเคนพ่ายแพ้จากการรบกับ { $against } (−{ $worth })
event-debts = { $player } รับโทเคนหนี้ { $debts } อัน
event-passed = ทุกคนส่งการ์ดไปทาง{ $direction }
event-age = เริ่มยุค { $age ->
    [1] I
    [2] II
   *[3] III
}
event-kept = { $player } เก็บ{ $leader }
event-board = { $player } เลือกกระดาน{ $board }
event-points = { $cause ->
    [treasury] { $player } ได้ { $points } คะแนนจากเหรียญ
   *[other] { $player } ได้ { $points } คะแนน
}
event-points-for = { $player } ได้ { $points } คะแนนจาก{ $what }
event-points-less = { $cause ->
    [debt] { $player } เสีย { $points } คะแนนจากหนี้
   *[other] { $player } เสีย { $points } คะแนน
}
event-points-for-less = { $player } เสีย { $points } คะแนนจาก{ $what }
event-marker = { $player } หงาย{ $card }ที่อยู่ใต้ขั้น
event-marker-points-for = { $player } ได้ { $points } คะแนนจาก{ $what } ตามสีของการ์ดใต้ขั้น
event-could = ถ้าใช้ { $split } { $player } จะได้คะแนนวิทยาศาสตร์ { $points } คะแนน
event-guild = ถ้าเลียนแบบ{ $card } { $player } จะได้ { $points } คะแนน
event-over = จบเกมแล้ว

# What coins and points come and go for
why-cost = ค่าใช้จ่าย
why-trade = ซื้อทรัพยากร
why-sale = การ์ดที่ทิ้ง
why-card = การ์ด
why-stage = สิ่งมหัศจรรย์
why-event = โบนัส
why-loss = เสียเหรียญ
why-military = การรบ
    .row = การรบ
why-treasury = คลัง
    .row = คลัง
why-wonder = สิ่งมหัศจรรย์
    .row = สิ่งมหัศจรรย์
why-civilian = การ์ดพลเรือน
    .row = พลเรือน
why-science = วิทยาศาสตร์
    .row = วิทยาศาสตร์
why-commerce = การค้า
    .row = การค้า
why-guilds = กิลด์
    .row = กิลด์
why-leaders = ผู้นำ
    .row = ผู้นำ
why-black = การ์ดสีดำ
    .row = Cities
why-debt = หนี้
    .row = หนี้
why-leader = ผู้นำ
why-bank = โบนัสเมื่อรับเหรียญจากธนาคาร

# Reasons
reason-wrong-moment = ตอนนี้ยังเลือกสิ่งนี้ไม่ได้
    .short = ยังไม่ได้
reason-card-chosen = คุณเลือกการ์ดแล้ว ถ้าจะเลือกใบอื่นให้ย้อนก่อน
    .short = เลือกแล้ว
reason-not-in-hand = คุณไม่มี{ $card }ในมือ
    .short = ไม่มีในมือ
reason-same-name = คุณสร้าง{ $card }ไปแล้ว
    .short = มีแล้ว
reason-coins = สร้าง{ $what } ต้องจ่าย { $needs } เหรียญ แต่คุณมี { $has }
    .short = เหรียญไม่พอ
reason-resources = { $together ->
    [no] คุณกับเพื่อนบ้านผลิตทรัพยากรที่ต้องใช้สร้าง{ $what } พร้อมกันไม่ได้
   *[other] สร้าง{ $what } ต้องใช้{ $resource } { $needs } หน่วย คุณกับเพื่อนบ้านมีรวมกันเพียง { $has }
}
    .short = ขาด{ $resource }
reason-trade-coins = ซื้อทรัพยากรที่ขาดเพื่อสร้าง{ $what } ต้องจ่าย { $needs } เหรียญ แต่คุณมี { $has }
    .short = เหรียญไม่พอ
reason-wonder-done = สิ่งมหัศจรรย์ของคุณสร้างครบแล้ว
    .short = ครบแล้ว
reason-stage-built = คุณสร้างขั้นที่ { $stage } ไปแล้ว
    .short = สร้างแล้ว
reason-no-such-stage = ตอนนี้สร้างขั้นที่ { $stage } ไม่ได้
    .short = ยังไม่ได้
reason-way = มีวิธีจ่ายอื่นที่ดีกว่าหรือดีเท่ากัน
    .short = เลือกไม่ได้
reason-leader-coins = { $leader }มีค่าตัว { $needs } เหรียญ แต่คุณมี { $has }
    .short = เหรียญไม่พอ
reason-not-in-pile = ไม่มี{ $card }ในกองทิ้ง
    .short = ไม่มีในกอง
reason-not-recruited = คุณไม่ได้จ้าง{ $leader }
    .short = ไม่ได้จ้าง
reason-already-laid = { $leader }วางอยู่บนกระดานแล้ว
    .short = วางแล้ว
reason-no-leader-there = เพื่อนบ้านของคุณไม่มี{ $leader }
    .short = ไม่มีที่นั่น
reason-must-copy = คุณต้องเลียนแบบผู้นำ 1 คน
    .short = ต้องเลียนแบบ
reason-board-gone = { $board } มีคนเลือกไปแล้ว
    .short = หมดแล้ว
reason-debt-too-small = คุณมีเหรียญไม่พอ ต้องรับโทเคนหนี้อย่างน้อย { $least } อัน
    .short = น้อยไป
reason-debt-too-large = คุณเสียเพียง { $most } เหรียญ
    .short = มากไป
reason-not-offered = ตอนนี้คุณเก็บ{ $leader }ไม่ได้
    .short = ไม่มีให้เลือก

# ใบสรุปคะแนน: คะแนนมาจากไหน
sheet-victory = ยุค { $age }: ชนะ { $against }
sheet-defeat = ยุค { $age }: แพ้ { $against }
sheet-coins = { $coins } เหรียญ ทุก { $each } เหรียญได้ 1 คะแนน
sheet-debts = โทเคนหนี้ { $debts } อัน
sheet-stage = ขั้นที่ { $stage }: { $effects }
sheet-symbols = { $symbol } { $count } อัน ยกกำลังสอง
sheet-sets = ชุดสัญลักษณ์สามแบบ { $sets } ชุด
sheet-counted = { $piece }: { $effects } ({ $counts })
sheet-count = { $player }: { $count }
