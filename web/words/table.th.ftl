# ถ้อยคำรอบโต๊ะ: ส่วนหัว เมนู ม่าน คำขอ และตอนจบ

again = ลองอีกครั้ง
close = ปิด
copied = คัดลอกแล้ว
go-home = ไปหน้าแรก
nowhere = ไม่พบหน้าตามที่อยู่นี้
no-connection = ติดต่อเซิร์ฟเวอร์ไม่ได้
went-wrong = มีบางอย่างขัดข้อง
understood = ตกลง
connecting = กำลังเชื่อมต่อ …
reconnecting = กำลังเชื่อมต่อใหม่ …

table-opening = กำลังเปิดโต๊ะ …
seat-gone = ที่นั่งนี้เปิดอยู่ที่อื่นหรือถูกสละแล้ว
table-unnamed = โต๊ะ
title-table = { $name } · Salon
title-your-turn = ● ถึงตาคุณ · { $name } · Salon
notice-your-turn = ถึงตาคุณแล้ว

header-you = คุณ
header-your-turn = ถึงตาคุณ
header-waiting = รอ { $names }

menu = เมนู
menu-language = ภาษา
menu-pace = การเดินของคนอื่น
menu-in-words = โต๊ะแบบข้อความ
menu-notify = เตือนฉันเมื่อถึงตา
menu-aid = แผ่นช่วยเล่น (A)
menu-rules = กติกา
menu-components = สิ่งที่เรารู้เกี่ยวกับอุปกรณ์เกม
menu-watch = คัดลอกลิงก์สำหรับชม
menu-device = เปิดที่นั่งของฉันบนเครื่องอื่น
menu-device-done = ลิงก์นี้เปิดที่นั่งของคุณ ลิงก์เก่าและเครื่องอื่นของที่นั่งนี้ใช้ไม่ได้แล้ว
menu-leave = ออกจากโต๊ะ
menu-leave-sure = ออกจริงหรือ? ผู้เล่นคอมพิวเตอร์จะเล่นต่อแทนคุณ
pace-instant = ทันที
pace-normal = สบาย ๆ
pace-step = ทีละขั้น
pace-next = การเดินถัดไป (N)
pace-all = แสดงทั้งหมด ({ $moves })

curtain-title = ส่งเครื่องให้คนถัดไป
curtain-nobody = ตอนนี้ไม่มีใครที่นี่ต้องตัดสินใจ
curtain-one = เฉพาะคนที่มานั่งเท่านั้นที่เห็นของหลังฉาก
curtain-any = ทุกคนเลือกพร้อมกัน ใครก่อนหลังก็ได้ เฉพาะคนที่มานั่งเท่านั้นที่เห็นของตัวเอง
curtain-sit = ฉันคือ { $name }

hint-ask = คำแนะนำ
hint-title = คำแนะนำ
hint-thinking = กำลังคิด …
hint-wins = ชนะ { $wins }
hint-points = ราว { $points } คะแนน
hint-none = ตรงนี้ไม่มีอะไรให้เลือก

agree = เห็นด้วย
disagree = ไม่
asked-waiting = คุณขอย้อนการเดิน รอคนอื่นตัดสินใจ
away = { $name } หายไปสักพักแล้ว
sit-in = ให้คอมพิวเตอร์นั่งแทน ({ $level })

end-title = ผลการแข่งขัน
end-look = ดูกระดาน
aid-print = สำหรับพิมพ์
