# โต๊ะเป็นข้อความ

plain-your-turn = ถึงตาคุณ
plain-waiting = รอ { $names }
plain-to-move = ตาของ { $names }
plain-waiting-all = รอโต๊ะ
plain-over = จบเกมแล้ว
plain-table = โต๊ะ
plain-players = ผู้เล่น
plain-you = คุณ
plain-computer = คอมพิวเตอร์
plain-thinks = กำลังเล่น
plain-has-chosen = เลือกแล้ว
plain-away = ไม่อยู่
plain-points = { $points } คะแนน
plain-guide-step = ขั้นที่ { $step } จาก { $steps }
plain-clause = กติกาข้อ { $clause }
plain-find = ค้นหาการเดิน
plain-none-found = ไม่มีการเดินชื่อนี้
plain-costs = จ่าย { $amount } { $name }
plain-brings = ได้ { $amount } { $name }
plain-take-back = ย้อนกลับ
plain-ask-back = ขอย้อนกลับ
plain-why-not = ทำไมไม่ได้
plain-why-not-hint = พิมพ์การเดินใดก็ได้ในรูปย่อ เช่น { $example }
plain-ask = ถาม
plain-possible = ทำได้ตอนนี้
plain-story = สิ่งที่เกิดขึ้น
