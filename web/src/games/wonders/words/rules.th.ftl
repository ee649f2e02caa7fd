# ภาพในกติกา: 1 ตา และการใช้การ์ด 3 แบบ

lesson-choose = เลือก
lesson-choose-more = ทุกคนพร้อมกัน แบบลับ
lesson-reveal = เปิด
lesson-reveal-more = พร้อมกันทุกคน
lesson-pay = จ่าย
lesson-pay-more = ทรัพยากรและเหรียญ
lesson-gain = รับ
lesson-gain-more = สิ่งที่การ์ดให้
lesson-pass = ส่งต่อ
lesson-pass-more = ไปทางซ้าย ในยุค II ไปทางขวา
lesson-ways = ใช้การ์ดได้ 3 แบบ
lesson-build = สร้างการ์ด
lesson-build-more = จ่ายค่าใช้จ่าย การ์ดวางหงายในเมืองและช่วยคุณตั้งแต่นั้น
lesson-stage = สร้างขั้น
lesson-stage-more = จ่ายค่าใช้จ่ายของขั้น แล้ววางการ์ดคว่ำไว้ใต้ขั้น
lesson-discard = ทิ้งการ์ด
lesson-discard-more = วางคว่ำบนกองทิ้ง แล้วรับ { $coins } เหรียญ ทำได้เสมอ
