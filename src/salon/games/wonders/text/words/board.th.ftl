# The words of the table in the terminal and of the player aid.

# The head of the table
board-age = ยุค { $age }
board-turn = ตาที่ { $turn } จาก { $turns }
board-passing = { $side ->
    [left] ↓ ส่งการ์ดไปทางซ้าย
   *[right] ↑ ส่งการ์ดไปทางขวา
}
board-discards = { $cards ->
    [0] กองทิ้งว่างเปล่า
   *[other] กองทิ้งมี { $cards } ใบ
}
board-moment = { $moment ->
    [boards] เลือกกระดานทีละคน เริ่มจากที่นั่ง 1
    [draft] เก็บผู้นำ 1 คน แล้วส่งที่เหลือไปทางขวา
    [recruit] เลือกผู้นำ 1 คน: จ้าง ใช้สร้างขั้น หรือทิ้งแลกเหรียญ
    [turn] เลือกการ์ด 1 ใบ: สร้าง ใช้สร้างขั้น หรือทิ้งแลกเหรียญ
    [last] คนที่มีความสามารถนี้เล่นการ์ดใบสุดท้ายของยุคด้วย
    [choices] สิ่งที่เพิ่งสร้างมีเรื่องให้เลือก
    [pick] สร้างการ์ด 1 ใบจากกองทิ้งได้ฟรี
    [debt] คุณเสียเหรียญ: จ่าย หรือรับโทเคนหนี้
   *[over] จบเกมแล้ว
}

# Cities
board-place = { $place ->
    [right] เพื่อนบ้านทางขวา
    [own] เมืองของคุณ
    [left] เพื่อนบ้านทางซ้าย
   *[far] อยู่ไกลออกไป
}
board-no-board = ยังไม่มีกระดาน
board-points = ขณะนี้ { $points } คะแนน
board-hand-size = การ์ดในมือ { $cards } ใบ
board-leaders-held = ผู้นำในมือ { $leaders } คน
board-debts = หนี้ { $debts } อัน
board-diplomacy = ไม่ร่วมรบในยุคนี้
board-wonder = ขั้น
board-stage-count = สร้างแล้ว { $built } จาก { $stages } ขั้น
board-under = ใต้ขั้น: { $card }
board-power = กระดาน
board-makes = ผลิต
board-not-for-sale = ใช้เองเท่านั้น: { $list }
board-science = สัญลักษณ์
board-any-symbol = เลือกได้
board-mask = หน้ากาก
board-conflicts = โทเคน
board-cards = การ์ด
board-laid = { $leader } (วางบนกระดาน)
board-copied = { $leader } (เลียนแบบ)
board-effects = มีผลอยู่
board-used = ใช้ไปแล้วในยุคนี้
board-holds = การ์ดในมือ
board-may-hold = อาจมีในมือ

# The own hand, and what there is to choose
board-hand = การ์ดในมือของคุณ
board-leaders-in-hand = ผู้นำในมือของคุณ
board-packet = ผู้นำให้เลือกเก็บ
board-cost = ค่าใช้จ่าย
board-brings = ผล
board-build = สร้าง
board-recruit = จ้าง
board-stage = ขั้น
board-leads-to = ต่อยอดไป { $list }
board-free-with = ฟรีเมื่อมี { $list }
board-chosen = เลือกแล้ว
board-choice = { $choice ->
    [lay] คุณวางผู้นำของคุณ 1 คนบนกระดานได้
    [recruit] คุณจ้างผู้นำเพิ่มได้อีก 1 คน
   *[copy] เลียนแบบผู้นำ 1 คนของเพื่อนบ้าน
}
board-loss = คุณเสีย { $coins } เหรียญ
board-pile = กองทิ้ง
board-sold = การ์ดที่คุณทิ้งไว้
board-boards = กระดานให้เลือก

# The player aid
aid-title = 7 Wonders: แผ่นช่วยเล่น
aid-uses = การใช้การ์ด
aid-uses-text = 1. สร้างการ์ด: จ่ายเหรียญและทรัพยากร หรือสร้างฟรีถ้าต่อยอดจากการ์ดในเมืองของคุณ ห้ามมีการ์ดชื่อเดียวกัน 2 ใบ 2. สร้างขั้น: วางการ์ดคว่ำไว้ใต้กระดานแล้วจ่ายค่าใช้จ่ายของขั้น 3. ทิ้งแลก { $rules_sale_counted }
aid-turn = ตาเล่น
aid-turn-text = ทุกคนเลือกแบบลับแล้วเปิดพร้อมกัน วางการ์ด จ่าย รับสิ่งที่ได้ เลือกสิ่งที่ต้องเลือก แล้วสร้างการ์ดจากกองทิ้ง แล้วจึงเสียเหรียญ ส่งการ์ดไปทางซ้ายในยุค I และ III ไปทางขวาในยุค II การ์ด 2 ใบสุดท้ายของยุคเล่น 1 ใบ ทิ้ง 1 ใบ ใช้ได้เฉพาะเหรียญที่มีอยู่ก่อนเริ่มตา
aid-trade = การค้า
aid-trade-text = ซื้อสิ่งที่ขาดจากเพื่อนบ้านทั้งสองข้าง หน่วยละ { $rules_trade_price_counted } ซื้อได้ทุกอย่างที่กระดาน การ์ดสีน้ำตาล และการ์ดสีเทาของเพื่อนบ้านผลิต เพื่อนบ้านปฏิเสธไม่ได้และไม่เสียอะไร การ์ดใหม่มีผลกับการซื้อและจ่ายตั้งแต่ตาถัดไป
aid-conflicts = การรบ
aid-conflicts-text = เมื่อจบแต่ละยุค เทียบโล่กับเพื่อนบ้านทั้งสองข้าง โล่มากกว่าได้โทเคนชัยชนะ (ยุค I { $victory_1 } ยุค II { $victory_2 } ยุค III { $victory_3 }) โล่น้อยกว่าได้โทเคนพ่ายแพ้ (−{ $rules_defeat }) เท่ากันไม่ได้อะไร
aid-scoring = การคิดคะแนน
aid-scoring-text = โทเคน · คลัง: 1 คะแนนต่อทุก { $rules_coins_a_point_counted } · ขั้น · การ์ดสีน้ำเงิน · วิทยาศาสตร์: แต่ละแบบได้คะแนนเท่าจำนวนยกกำลังสอง และ { $rules_science_set_counted }ต่อทุกชุดที่ครบ 3 แบบ · การ์ดสีเหลืองของยุค III · กิลด์ · ผู้นำ · การ์ดสีดำหักหนี้ · ถ้าคะแนนเท่ากัน คนที่มีเหรียญมากกว่าชนะ
aid-picks = จากกองทิ้ง
aid-picks-text = ตอนท้ายของตา ตามลำดับนี้: ฮาลิคาร์นัสซัส กำแพงเมืองจีน มันเนอเกินปิส โซโลมอน กิลด์หญิงคณิกา สร้างการ์ด 1 ใบฟรี หรือไม่สร้าง
aid-colours = สี
aid-brown = วัตถุดิบ
aid-grey = สินค้าแปรรูป
aid-blue = พลเรือน คะแนน
aid-yellow = การค้า
aid-red = ทหาร โล่
aid-green = วิทยาศาสตร์
aid-purple = กิลด์
aid-black = การ์ดสีดำของภาค Cities
aid-white = ผู้นำ
aid-signs = เครื่องหมาย
aid-signs-text = { $built } ขั้นที่สร้างแล้ว · { $open } ขั้นที่ยังไม่ได้สร้าง
aid-leaders = ภาค Leaders
aid-leaders-text = เริ่มด้วย { $rules_leaders_coins_counted }แทน { $rules_coins } เหรียญ ก่อนเริ่มได้ผู้นำคนละ { $rules_leaders_dealt } คน เก็บ 1 คน ส่งที่เหลือไปทางขวา ตอนเริ่มแต่ละยุค จ้างผู้นำ 1 คนตามค่าตัว ใช้สร้างขั้น หรือทิ้งแลก { $rules_leader_sale_counted }
aid-cities = ภาค Cities
aid-cities-text = แต่ละยุคมีการ์ดสีดำเพิ่มเท่าจำนวนผู้เล่น จึงมีเพิ่มอีก 1 ตา การทูต: คุณไม่ร่วมรบในยุคนี้ เพื่อนบ้านสองข้างรบกันเอง คนอื่นทุกคนเสียเหรียญ แต่ละเหรียญที่ไม่จ่ายต้องรับโทเคนหนี้ 1 อัน นับ −1 คะแนนตอนจบเกม หน้ากาก: ตอนจบเกมเลียนแบบสัญลักษณ์ของการ์ดสีเขียว 1 ใบของเพื่อนบ้าน
aid-pack = ชุด Wonder Pack
aid-pack-text = กำแพงเมืองจีน: สร้างขั้นตามลำดับใดก็ได้ มันเนอเกินปิส A: ขั้นต่าง ๆ เลียนแบบขั้นของเพื่อนบ้าน ทั้งค่าใช้จ่ายและผล อาบูซิมเบล (เมื่อเล่นกับภาค Leaders): ผู้นำที่วางบนกระดานหมดผลแต่ให้คะแนน สโตนเฮนจ์นับสัญลักษณ์หินบนการ์ดสีน้ำตาลของคุณ
aid-symbols = สัญลักษณ์
aid-chains = ต่อยอด
aid-boards = กระดาน
aid-board = { $board } ({ $start }): { $stages }
aid-stage = ขั้นที่ { $stage }: { $effects } ({ $cost })
aid-stage-copy = ขั้นที่ { $stage }: { $effects }
