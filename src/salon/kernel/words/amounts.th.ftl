# จำนวนของสิ่งที่เกมนับ เกมหนึ่งเพิ่มข้อความ amount-PIECE ของตัวเองได้
amount = { $name } { $amount } อัน
amount-points = { $amount } คะแนน
amount-coins = { $amount } เหรียญ
