# ถ้อยคำรอบโต๊ะ: ส่วนหัว เมนู ม่าน คำขอ และตอนจบ

again = ลองอีกครั้ง
close = ปิด
copied = คัดลอกแล้ว
go-home = ไปหน้าแรก
nowhere = ไม่พบหน้านี้
no-connection = ติดต่อเซิร์ฟเวอร์ไม่ได้
went-wrong = มีบางอย่างขัดข้อง
understood = ตกลง
connecting = กำลังเชื่อมต่อ…
reconnecting = กำลังเชื่อมต่อใหม่…

table-opening = กำลังเปิดโต๊ะ…
seat-gone = ที่นั่งนี้เปิดอยู่บนเครื่องอื่น หรือคุณออกไปแล้ว
table-unnamed = โต๊ะ
title-table = { $name } · Salon
title-your-turn = ● ถึงตาคุณ · { $name } · Salon
notice-your-turn = ถึงตาคุณแล้ว

header-you = คุณ
header-your-turn = ถึงตาคุณ
header-watching = คุณกำลังชมเกม
header-stand-in = คอมพิวเตอร์เล่นแทน { $names }
header-stand-in-short = คอมพิวเตอร์: { $names }
header-waiting = รอ { $names }

menu = เมนู
menu-language = ภาษา
menu-pace = ตาของคนอื่น
menu-in-words = แบบข้อความ
menu-notify = เตือนฉันเมื่อถึงตา
menu-aid = แผ่นช่วยเล่น (A)
menu-rules = กติกา
menu-components = อุปกรณ์และแหล่งที่มา
menu-watch = คัดลอกลิงก์สำหรับผู้ชม
menu-device = เปิดที่นั่งของฉันบนเครื่องอื่น
menu-device-done = ลิงก์นี้เปิดที่นั่งของคุณ ลิงก์เก่าและเครื่องอื่นเปิดไม่ได้แล้ว
menu-leave = ออกจากโต๊ะ
menu-stay = อยู่ต่อ
menu-leave-sure = ออกจากโต๊ะเลยไหม คอมพิวเตอร์จะเล่นแทนคุณ
pace-instant = ทันที
pace-normal = ช้า ๆ
pace-step = ทีละจังหวะ
pace-next = ตาถัดไป (N)
pace-all = แสดงทั้งหมด ({ $moves })

curtain-title = ส่งเครื่องให้คนถัดไป
curtain-nobody = ตอนนี้ไม่มีใครที่นี่ต้องเลือก
curtain-one = รับเครื่องไป แล้วคุณจะเห็นหลังฉากของคุณ
curtain-any = ทุกคนเลือกพร้อมกัน ใครก่อนหลังก็ได้ รับเครื่องไป แล้วคุณจะเห็นการ์ดของคุณ
curtain-sit = ฉันคือ { $name }

hint-ask = คำแนะนำ
hint-title = คำแนะนำ
hint-thinking = กำลังคิด…
hint-wins = โอกาสชนะราว { $wins }
hint-points = ราว { $points } คะแนน
hint-none = มีทางเดียวให้เล่น

agree = ตกลง
disagree = ไม่
asked-waiting = คุณขอย้อน 1 ครั้ง กำลังรอคนอื่น
away = { $name } ไม่อยู่สักพักแล้ว
sit-in = ให้คอมพิวเตอร์เล่นแทน ({ $level })

end-title = ผลการแข่งขัน
end-look = ดูกระดาน
aid-print = สำหรับพิมพ์

keys-title = ปุ่มลัด
keys-choose = เลือกสิ่งที่ทำได้
keys-play = เล่นสิ่งที่เลือกไว้
keys-take-back = ย้อนการเลือกครั้งล่าสุด
keys-cancel = ยกเลิก
keys-hint = ขอคำแนะนำ
keys-next = แสดงตาถัดไปของผู้เล่นอื่น
keys-aid = แผ่นช่วยเล่น
keys-list = รายการนี้
