# The words of the table in the terminal and of the player aid.

# The head of the table
board-age = ยุค { $age }
board-turn = ตาที่ { $turn } จาก { $turns }
board-passing = { $side ->
    [left] ↓ ส่งการ์ดในมือไปทางซ้าย
   *[right] ↑ ส่งการ์ดในมือไปทางขวา
}
board-discards = { $cards ->
    [0] กองทิ้งว่างเปล่า
   *[other] กองทิ้งมี { $cards } ใบ
}
board-moment = { $moment ->
    [boards] ทุกคนเลือกกระดานทีละคน เริ่มจากที่นั่งแรก
    [draft] ทุกคนเก็บผู้นำหนึ่งคนจากชุดที่ถืออยู่ แล้วส่งที่เหลือไปทางขวา
    [recruit] ทุกคนเลือกผู้นำหนึ่งคน: จ้าง ใช้สร้างขั้น หรือขาย
    [turn] ทุกคนเลือกการ์ดหนึ่งใบ: สร้าง ใช้สร้างขั้น หรือขาย
    [last] ผู้ที่มีสิทธิ์เล่นการ์ดใบสุดท้ายของยุคด้วย
    [choices] สิ่งที่สร้างเปิดให้เลือก
    [pick] สร้างการ์ดหนึ่งใบจากกองทิ้งได้ฟรี
    [debt] มีการเสียเหรียญ: จ่าย หรือรับหนี้
   *[over] เกมจบแล้ว
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
board-diplomacy = มีการทูตในยุคนี้
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
board-copied = { $leader } (คัดลอก)
board-effects = มีผลอยู่
board-used = ใช้ไปแล้วในยุคนี้
board-holds = ถือ
board-may-hold = อาจถือ

# The own hand, and what there is to choose
board-hand = การ์ดในมือของคุณ
board-leaders-in-hand = ผู้นำในมือของคุณ
board-packet = ผู้นำให้เลือกเก็บ
board-cost = ค่าใช้จ่าย
board-brings = สิ่งที่ได้
board-build = สร้าง
board-recruit = จ้าง
board-stage = ขั้น
board-leads-to = นำไปสู่ { $list }
board-free-with = ฟรีเมื่อมี { $list }
board-chosen = เลือกแล้ว
board-choice = { $choice ->
    [lay] คุณวางผู้นำของคุณหนึ่งคนบนกระดานได้
    [recruit] คุณจ้างผู้นำเพิ่มได้อีกหนึ่งคน
   *[copy] คุณคัดลอกผู้นำหนึ่งคนของเพื่อนบ้าน
}
board-loss = คุณเสีย { $coins } เหรียญ
board-pile = กองทิ้ง
board-sold = การ์ดที่คุณทิ้งไว้
board-boards = กระดานให้เลือก

# The player aid
aid-title = 7 Wonders: สรุปกติกา
aid-uses = การใช้การ์ด
aid-uses-text = 1. สร้างการ์ด: จ่ายเหรียญและทรัพยากรของการ์ด ฟรีถ้าเมืองของคุณมีการ์ดที่นำไปสู่การ์ดนั้น ห้ามมีการ์ดชื่อเดียวกันสองใบ 2. สร้างขั้น: วางการ์ดคว่ำหน้าไว้ใต้กระดานแล้วจ่ายค่าใช้จ่ายของขั้น 3. ขาย: ได้ { $rules_sale_counted }
aid-turn = ตาเล่น
aid-turn-text = ทุกคนเลือกเป็นความลับแล้วเปิดเผยพร้อมกัน: วางการ์ด จ่ายค่าใช้จ่าย รับผลประโยชน์ ตัดสินใจเรื่องที่ต้องเลือก แล้วหยิบจากกองทิ้ง แล้วจึงเสียเหรียญ ส่งการ์ดในมือไปทางซ้ายในยุค I และยุค III ไปทางขวาในยุค II การ์ดสองใบสุดท้ายของยุคเล่นหนึ่งใบ อีกใบไปยังกองทิ้ง ใช้จ่ายได้เฉพาะเหรียญที่มีอยู่ก่อนเริ่มตา
aid-trade = การค้า
aid-trade-text = สิ่งที่เมืองขาดซื้อจากเพื่อนบ้านทั้งสอง: สิ่งที่กระดาน การ์ดสีน้ำตาล และการ์ดสีเทาของเพื่อนบ้านผลิต หน่วยละ { $rules_trade_price_counted } เพื่อนบ้านปฏิเสธไม่ได้และไม่เสียอะไร สิ่งที่การ์ดผลิตหรือทำให้ถูกลงมีผลตั้งแต่ตาถัดไป
aid-conflicts = ความขัดแย้ง
aid-conflicts-text = เมื่อจบแต่ละยุคเทียบกับเพื่อนบ้านทั้งสอง: โล่มากกว่าได้โทเคนชัยชนะ (ยุค I { $victory_1 } ยุค II { $victory_2 } ยุค III { $victory_3 }) โล่น้อยกว่าได้โทเคนพ่ายแพ้ (ลบ { $rules_defeat }) เท่ากันไม่ได้อะไร
aid-scoring = การคิดคะแนน
aid-scoring-text = โทเคน · คลัง: 1 คะแนนต่อทุก { $rules_coins_a_point_counted } · ขั้น · การ์ดสีน้ำเงิน · วิทยาศาสตร์: จำนวนของแต่ละสัญลักษณ์คูณด้วยตัวมันเอง และ { $rules_science_set_counted }ต่อทุกชุดที่มีครบสามแบบ · การ์ดสีเหลืองของยุค III · กิลด์ · ผู้นำ · การ์ดสีดำหักหนี้ · ถ้าคะแนนเท่ากัน ผู้ที่มีเหรียญมากกว่าอยู่อันดับเหนือกว่า
aid-picks = การหยิบ
aid-picks-text = ในตอนท้ายของตา ตามลำดับนี้: ฮาลิคาร์นัสซัส กำแพงเมืองจีน มันเนอเกินปิส โซโลมอน กิลด์หญิงคณิกา หยิบการ์ดหนึ่งใบฟรี หรือไม่หยิบเลย
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
aid-leaders-text = เริ่มด้วย { $rules_leaders_coins_counted }แทน { $rules_coins } เหรียญ ก่อนเริ่ม: ได้ผู้นำคนละ { $rules_leaders_dealt } คน เก็บหนึ่งคน ส่งที่เหลือไปทางขวา แต่ละยุคเริ่มด้วยการจ้างผู้นำ: จ้างผู้นำหนึ่งคนตามค่าตัว ใช้สร้างขั้น หรือขายได้ { $rules_leader_sale_counted }
aid-cities = ภาค Cities
aid-cities-text = แต่ละยุคมีการ์ดสีดำเพิ่มเท่าจำนวนผู้เล่น แต่ละยุคจึงมีเพิ่มอีกหนึ่งตา การทูต: เมืองถูกข้ามไปในความขัดแย้งของยุคนี้ และเพื่อนบ้านสองข้างเผชิญหน้ากันเอง การเสียเหรียญโดนคนอื่นทุกคน แต่ละเหรียญที่ไม่ได้จ่ายเป็นหนี้หนึ่งอัน นับลบ 1 คะแนนตอนจบเกม หน้ากาก: ตอนจบเกมได้สัญลักษณ์ของการ์ดสีเขียวหนึ่งใบของเพื่อนบ้าน
aid-pack = ชุด Wonder Pack
aid-pack-text = กำแพงเมืองจีน: สร้างขั้นตามลำดับใดก็ได้ มันเนอเกินปิส A: ขั้นต่าง ๆ คือขั้นของเพื่อนบ้าน ทั้งค่าใช้จ่ายและผล อาบูซิมเบล (เมื่อเล่นกับภาค Leaders): ผู้นำที่วางบนกระดานหมดผลและให้คะแนน สโตนเฮนจ์นับสัญลักษณ์หินบนการ์ดสีน้ำตาล
aid-symbols = สัญลักษณ์
aid-chains = สายเชื่อมโยง
aid-boards = กระดาน
aid-board = { $board } ({ $start }): { $stages }
aid-stage = ขั้นที่ { $stage }: { $effects } ({ $cost })
aid-stage-copy = ขั้นที่ { $stage }: { $effects }
