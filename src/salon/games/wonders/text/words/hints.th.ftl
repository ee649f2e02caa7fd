# เหตุผลที่คำแนะนำบอก
hint-neighbour = { $who ->
    [left] เพื่อนบ้านทางซ้าย
    [right] เพื่อนบ้านทางขวา
   *[other] { $player }
}
hint-worth = { $points } คะแนน
hint-points = { $most ->
    [yes] ได้ { hint-worth } มากกว่าการ์ดใบอื่นที่คุณสร้างได้ตอนนี้
   *[no] ได้ { hint-worth }
}
hint-counts = ตามเมืองต่าง ๆ ในตอนนี้ ได้ { hint-worth }
hint-science-set = ครบชุดสัญลักษณ์ 3 แบบ ได้คะแนนวิทยาศาสตร์เพิ่ม { hint-worth }
hint-first-symbol = เป็นสัญลักษณ์{ $symbol }อันแรกของคุณ
hint-same-symbol = คุณจะมีสัญลักษณ์{ $symbol } { $count } อัน ได้คะแนนวิทยาศาสตร์เพิ่ม { hint-worth }
hint-shields = { $change ->
    [near] คุณจะมีโล่น้อยกว่า{ hint-neighbour }แค่ 1 อัน ({ $have } ต่อ { $theirs })
    [level] คุณจะมีโล่เท่ากับ{ hint-neighbour } คือ { $have } อัน
    [ahead] ตอนนี้คุณมีโล่มากกว่า{ hint-neighbour }แค่ 1 อัน จะเป็น { $have } ต่อ { $theirs }
   *[overtake] คุณจะมีโล่มากกว่า{ hint-neighbour } { $have } ต่อ { $theirs }
}
hint-first-resource = { $sold ->
    [yes] เป็นแหล่ง{ $name }แหล่งเดียวของคุณ
   *[no] เป็นแหล่ง{ $name }แหล่งเดียวของคุณ และซื้อจากเพื่อนบ้านไม่ได้
}
hint-first-resources = เลือกผลิตได้จากทรัพยากร { $count } อย่างที่คุณยังผลิตไม่ได้
hint-second-resource = เป็นแหล่ง{ $name }แหล่งที่ 2 ของคุณ
hint-trade = { $goods ->
    [raw] วัตถุดิบ
   *[manufactured] สินค้าแปรรูป
}จากเพื่อนบ้าน{ $who ->
    [left] ทางซ้าย
    [right] ทางขวา
   *[both] ทั้งสองข้าง
}จะเหลือ { $price } เหรียญ จากเดิม { $before }
hint-stage = { $left ->
    [0] { $points ->
        [0] เป็นขั้นสุดท้ายของสิ่งมหัศจรรย์
       *[other] เป็นขั้นสุดท้ายของสิ่งมหัศจรรย์ ได้ { hint-worth }
    }
   *[other] { $built ->
        [1] { $points ->
            [0] เป็นขั้นแรกของสิ่งมหัศจรรย์
           *[other] เป็นขั้นแรกของสิ่งมหัศจรรย์ ได้ { hint-worth }
        }
       *[other] { $points ->
            [0] สร้างเพิ่มอีกขั้น สิ่งมหัศจรรย์จะเสร็จ { $built } ขั้น
           *[other] สร้างเพิ่มอีกขั้น ได้ { hint-worth } สิ่งมหัศจรรย์จะเสร็จ { $built } ขั้น
        }
    }
}
hint-stage-in-reach = คุณจะจ่ายค่า{ $stage } ได้
hint-stage-cheaper = { $stage } จะถูกลง { $coins } เหรียญ
hint-free = สร้างฟรีด้วยการต่อยอดจาก{ $what }
hint-chain = ในยุค { $age ->
    [2] II
   *[3] III
} คุณจะต่อยอดสร้าง{ $card }ได้ฟรี
hint-chains = ต่อไปคุณจะต่อยอดสร้าง{ $card }หรือ{ $what }ได้ฟรี
hint-coins = ได้ { $gain } เหรียญ
hint-few-coins = { $coins ->
    [0] คุณไม่มีเหรียญเลย และจะได้ { $gain } เหรียญ
   *[other] คุณมีแค่ { $coins } เหรียญ และจะได้อีก { $gain }
}
hint-denies = เพื่อนบ้านทาง{ $who ->
    [left] ซ้าย
   *[right] ขวา
}จะได้การ์ดในมือชุดนี้ต่อ และ{ $what }จะให้เขา { hint-worth }
hint-cannot-build = ตอนนี้คุณสร้าง{ $what }ไม่ได้อยู่แล้ว
