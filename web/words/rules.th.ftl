# หน้าข้างโต๊ะ: กติกา แผ่นช่วยเล่น อุปกรณ์

reading-pages = เกี่ยวกับเกมนี้
reading-rules = กติกา
reading-aid = แผ่นช่วยเล่น
reading-components = อุปกรณ์
reading-print = พิมพ์
reading-title = { $game } · { $page } · Salon

rules-contents = สารบัญ
rules-search = ค้นในกติกา
rules-search-hint = คำ หรือหมายเลขข้อ เช่น 6.5
rules-clear = แสดงทั้งหมด
rules-count = { $clauses } ข้อ
rules-found = พบ { $clauses } ข้อ
rules-none = ไม่มีข้อใดที่มีคำเหล่านี้
rules-about = กติกาด้วยถ้อยคำของเราเอง รวม { $clauses } ข้อ { $rulings ->
    [0] {""}
   *[other] ตรงไหนที่กติกาต้นฉบับไม่ได้บอกหรือบอกไม่ตรงกัน จะมีคำชี้แจงว่าเราเล่นอย่างไรและเพราะอะไร ({ $rulings } ข้อ)
}
rules-ruling = คำชี้แจง
rules-clause = ข้อ { $number } ลิงก์มาที่ข้อนี้
rules-no-such = ไม่มีข้อ { $number }
rules-mode = วิธีอ่าน
rules-learn = เรียนรู้
rules-look-up = ค้นข้อกติกา
rules-letter = กติกาฉบับเต็ม
rules-letter-count = { $clauses } ข้อ
rules-mistakes = จุดที่มักเข้าใจผิด
rules-progress = อ่านแล้ว { $read } จาก { $all }
rules-read = อ่านแล้ว
rules-next = ต่อไป { $number } { $title }

callout-of = { $at } จาก { $all }
callout-before = ส่วนก่อนหน้า
callout-next = ส่วนถัดไป

example = ตัวอย่าง
example-of = ตัวอย่าง: { $title }
set-up-players = จำนวนผู้เล่น
example-play = เล่นตานี้
example-back = กลับไปก่อนเล่น

material = สิ่งที่วางบนโต๊ะ
set-up = โต๊ะก่อนเริ่มตาแรก
set-up-step = ขั้นตอนที่ { $step } จาก { $steps }
set-up-lay = วางทีละขั้นตอน
set-up-back = ย้อนกลับ
set-up-next = ต่อไป { $name }
set-up-done = วางครบแล้ว
set-up-all = แสดงทั้งหมด

aid-about = พิมพ์ได้ใน 1 หน้า ส่วนที่เหลืออยู่ในกติกา
aid-none = เกมนี้ไม่ต้องมีแผ่นช่วยเล่น เพราะกติกามีเพียงหน้าเดียว
aid-to-rules = อ่านกติกา

components-about = สิ่งที่พิมพ์อยู่บนชิ้นส่วนเท่าที่เราทราบ กติกา ข้อความ และราคาบนกระดานทั้งหมดมาจากค่า { $count } ค่านี้ ชื่อและแหล่งที่มาแสดงตามไฟล์เป็นภาษาอังกฤษ
components-summary = เรามั่นใจแค่ไหน
components-sure = แน่ชัด { $count } ค่า
components-sure-about = มีบอกไว้ในกติกาหรือแหล่งข้อมูลสาธารณะอื่น
components-disputed = แหล่งข้อมูลไม่ตรงกัน { $count } ค่า
components-disputed-about = แหล่งข้อมูลสาธารณะบอกต่างกัน เราใช้ค่าที่แหล่งส่วนใหญ่บอก
components-inferred = ตีความ { $count } ค่า
components-inferred-about = เราตีความจากสิ่งที่กติกาบอกไว้
components-assumed = เราเดาไว้ { $count } ค่า
components-assumed-about = เป็นค่าที่เราเสนอ เข้ากับทุกตัวอย่างในกติกา แต่ยังไม่มีใครเทียบกับกล่องเกมจริง
components-own = จากกล่องเกมจริง { $count } ค่า
components-own-about = มีคนดูจากชิ้นส่วนจริงแล้ว
components-no-assumed = ไม่มีค่าที่เราเดาไว้
components-correct = คุณมีเกมนี้ไหม
components-correct-list = { $command } แสดงค่าทั้งหมดในเทอร์มินัล
components-correct-file = เขียนค่าที่ต่างไปในกล่องของคุณลงในไฟล์ โดยใช้ชื่อเดียวกัน เช่น { $file }
components-correct-play = จากนั้น { $command } จะเล่นด้วยค่าของคุณ ส่วนโต๊ะในเบราว์เซอร์ใช้ค่าที่แสดงในหน้านี้
components-only-assumed = เฉพาะค่าที่เราเดาไว้
components-values = ค่า
components-how-sure = ความมั่นใจ
components-source = แหล่งที่มา
components-list = { $group } { $count } ค่า
confidence = { $confidence ->
    [seed] อยู่ในกติกา
    [sourced] แหล่งข้อมูลสาธารณะ
    [disputed] แหล่งข้อมูลไม่ตรงกัน
    [inferred] ตีความ
    [assumed] เราเดาไว้
   *[own] จากกล่องจริง
}
