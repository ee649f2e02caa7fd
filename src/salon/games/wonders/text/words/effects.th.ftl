# What cards, leaders and stages do, in short texts. One message for each form of the vocabulary of effects.

effect-makes = { $resource } { $amount } หน่วยทุกตา
effect-makes-one-of = { $resources } 1 หน่วยทุกตา
effect-makes-other = ทุกตาได้ทรัพยากรที่เมืองของคุณไม่ได้ผลิต 1 หน่วย
effect-makes-same = ทุกตาได้ทรัพยากรที่เมืองของคุณผลิตอยู่แล้วเพิ่ม 1 หน่วย
effect-points = { $amount } คะแนน
effect-points-per = { effect-points }ต่อ{ $counted }
effect-coins = { $amount } เหรียญ
effect-coins-neighbours = เพื่อนบ้านได้คนละ { effect-coins }
effect-coins-per = { effect-coins }ต่อ{ $counted }
effect-coins-on = { $event ->
    [yellow] ได้ { effect-coins }ทุกครั้งที่คุณสร้างการ์ดสีเหลือง
    [black] ได้ { effect-coins }ทุกครั้งที่คุณสร้างการ์ดสีดำ
    [chain] ได้ { effect-coins }ทุกครั้งที่คุณสร้างการ์ดฟรีจากการต่อยอด
    [victory] ได้ { effect-coins }ต่อโทเคนชัยชนะแต่ละอันที่คุณได้
    [trade] ทุกตาได้ { effect-coins }ต่อเพื่อนบ้านแต่ละคนที่คุณซื้อของด้วย
   *[bank] ได้เพิ่ม { effect-coins }เมื่อคุณรับเหรียญจากกองกลาง ตาละ 1 ครั้ง
}
effect-shields = โล่ { $amount } อัน
effect-shields-per = { effect-shields }ต่อ{ $counted }
effect-symbol = สัญลักษณ์{ $symbol }
effect-symbol-any = สัญลักษณ์วิทยาศาสตร์แบบใดก็ได้
effect-symbol-mask = เมื่อจบเกมได้สัญลักษณ์ของการ์ดสีเขียว 1 ใบของเพื่อนบ้าน
effect-trade-raw = { $side ->
    [left] วัตถุดิบจากเพื่อนบ้านทางซ้ายราคา { $amount } เหรียญ
    [right] วัตถุดิบจากเพื่อนบ้านทางขวาราคา { $amount } เหรียญ
   *[both] วัตถุดิบจากเพื่อนบ้านทั้งสองข้างราคา { $amount } เหรียญ
}
effect-trade-manufactured = { $side ->
    [left] สินค้าแปรรูปจากเพื่อนบ้านทางซ้ายราคา { $amount } เหรียญ
    [right] สินค้าแปรรูปจากเพื่อนบ้านทางขวาราคา { $amount } เหรียญ
   *[both] สินค้าแปรรูปจากเพื่อนบ้านทั้งสองข้างราคา { $amount } เหรียญ
}
effect-dock = { $side ->
    [left] ทุกตาทรัพยากรหน่วยแรกจากเพื่อนบ้านทางซ้ายถูกลง { $amount } เหรียญ
   *[right] ทุกตาทรัพยากรหน่วยแรกจากเพื่อนบ้านทางขวาถูกลง { $amount } เหรียญ
}
effect-pick = สร้างการ์ด 1 ใบจากกองทิ้งฟรี
effect-free-once = สร้าง{ $card }ฟรีในแต่ละยุค
effect-free-always = การ์ด{ $colours }สร้างฟรี
effect-last-card = เล่นการ์ดใบสุดท้ายของแต่ละยุคได้ด้วย
effect-copy-guild = เมื่อจบเกมเลียนแบบกิลด์ 1 ใบของเพื่อนบ้าน
effect-copy-leader = เลียนแบบผู้นำ 1 คนของเพื่อนบ้าน
effect-copy-stage = { $side ->
    [left] { $amount ->
        [0] เลียนแบบขั้นสุดท้ายของเพื่อนบ้านทางซ้าย
       *[other] เลียนแบบขั้นที่ { $amount } ของเพื่อนบ้านทางซ้าย
    }
   *[right] { $amount ->
        [0] เลียนแบบขั้นสุดท้ายของเพื่อนบ้านทางขวา
       *[other] เลียนแบบขั้นที่ { $amount } ของเพื่อนบ้านทางขวา
    }
}
effect-diplomacy = ไม่ร่วมรบในยุคนี้
effect-loss = ผู้เล่นอื่นทุกคนเสียคนละ { effect-coins }
effect-loss-per = { $counter ->
    [victories] ผู้เล่นอื่นทุกคนเสีย { effect-coins }ต่อโทเคนชัยชนะแต่ละอันของตน
   *[stages] ผู้เล่นอื่นทุกคนเสีย { effect-coins }ต่อขั้นแต่ละขั้นของตน
}
effect-lay = วางผู้นำของคุณ 1 คนที่นี่ ได้ { effect-points }ต่อค่าตัวแต่ละเหรียญ แต่ผลของผู้นำหมดไป
effect-start = เริ่มเกมได้เพิ่ม { effect-coins }
effect-leaders-free = ผู้นำของคุณไม่มีค่าตัว
effect-leaders-less = ค่าตัวผู้นำของคุณถูกลง { effect-coins }
effect-leaders-next-door = ค่าตัวผู้นำของเพื่อนบ้านถูกลง { effect-coins }
effect-draw = จั่วผู้นำ { $amount } คน
effect-recruit = จ้างผู้นำเพิ่มอีก 1 คน
effect-cheaper = การ์ด{ $colour }ใช้ทรัพยากรน้อยลง { $amount } หน่วย
effect-cheaper-stage = ขั้นสิ่งมหัศจรรย์ใช้ทรัพยากรน้อยลง { $amount } หน่วย
effect-stages-free = ขั้นสิ่งมหัศจรรย์ไม่ต้องใช้ทรัพยากร
effect-bank = ทุกตาซื้อทรัพยากร 1 หน่วยจากกองกลางได้ในราคา { effect-coins }
effect-set-bonus = ได้เพิ่ม { effect-points }ต่อสัญลักษณ์ครบ 3 แบบแต่ละชุด
effect-defeats-to-winner = ผู้ชนะรับโทเคนพ่ายแพ้ของคุณ

# What is counted.
counter-cards = การ์ด{ $colours }แต่ละใบ
counter-leaders = ผู้นำแต่ละคน
counter-sets = ชุดการ์ด{ $colours }แต่ละชุด
counter-symbols = สัญลักษณ์{ $resource }แต่ละอันบนการ์ดสีน้ำตาล
counter-coins = ทุก { $number } เหรียญ
counter-stages = ขั้นสิ่งมหัศจรรย์แต่ละขั้น
counter-victories = โทเคนชัยชนะแต่ละอัน
counter-defeats = โทเคนพ่ายแพ้แต่ละอัน
counter-marker = การ์ดแต่ละใบที่มีสีเดียวกับการ์ดใต้ขั้นนี้

# In which cities it is counted.
scope-own = { $each }ของคุณ
scope-neighbours = { $each }ของเพื่อนบ้าน
scope-all = { $each }ของคุณและเพื่อนบ้าน

# What is free once in each age.
cards-any = การ์ดสีใดก็ได้ 1 ใบ
cards-coloured = การ์ด{ $colours } 1 ใบ

# Lists: a pair, and the last of more than two. Languages differ in what stands before the word.
list-more = { $list } { $next }
pair-or = { $list }หรือ{ $next }
pair-and = { $list }และ{ $next }
list-or = { $list } หรือ{ $next }
list-and = { $list } และ{ $next }
