# บันทึกการเล่นเป็นถ้อยคำ
story-title = บันทึก
story-open = เปิดบันทึกทั้งหมด
story-close = ปิดบันทึก
story-since = ตั้งแต่ตาที่แล้วของคุณ
story-earlier = รายการก่อนหน้า
story-auto = อัตโนมัติ
story-empty = ยังไม่มีอะไรเกิดขึ้น
further = { $count ->
    [0] เพิ่มเติม
   *[other] อีก { $count } รายการ
}
shorter = ย่อลง
