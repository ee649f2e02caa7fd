refused-copy-too-large = ชุดนี้มีค่ามากเกินไป
refused-bad-copy-value = ค่าของ { $key } ไม่ใช่ตัวเลข คำ หรือรายการสั้น ๆ
refused-no-copy-file = ไฟล์นี้ไม่ใช่ไฟล์ค่าของอุปกรณ์
refused-no-copy-file-at = ไฟล์นี้ไม่ใช่ไฟล์ค่าของอุปกรณ์ ({ $what })
value-fault = { $label } { $fault }
