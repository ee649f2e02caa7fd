# ใบคะแนน

sheet-wins = { $name } ชนะโดยนำ { $by } คะแนน
sheet-you-win = คุณชนะโดยนำ { $by } คะแนน
sheet-tie-break = คะแนนเท่ากัน { $name } ชนะตามเกณฑ์ตัดสิน
sheet-you-tie-break = คะแนนเท่ากัน คุณชนะตามเกณฑ์ตัดสิน
sheet-share = { $names } ชนะร่วมกัน
sheet-you-share = คุณและ { $names } ชนะร่วมกัน
sheet-your-place = คุณได้อันดับ { $place } จาก { $seats } คน ด้วย { $points } คะแนน
sheet-category = หมวด
sheet-total = รวม
sheet-best = สูงสุด
sheet-whose = คะแนนของ
sheet-pick = { $name } { $points } คะแนน
sheet-source = , ครั้งที่ { $move } ในการย้อนดู
sheet-no-source = ไม่มีคะแนนในหมวดนี้

# จบเกม

end-loading = กำลังรวมคะแนน…
end-rematch = เล่นใหม่อีกเกม
end-to-rematch = ไปที่เกมใหม่
end-replay = ย้อนดูเกม
end-save = บันทึกเกม
end-commitment = ก่อนตาแรก โต๊ะแสดงรหัสยืนยัน (SHA-256) ของ seed ไว้ดังนี้
end-seed = นี่คือ seed การแจกทั้งหมดมาจากค่านี้

# ย้อนดูเกม

replay-title = ย้อนดูเกม { $name }
replay-loading = กำลังจัดกระดาน…
replay-bar = เส้นเวลา
replay-back = ถอย 1 จังหวะ
replay-play = เล่น
replay-pause = หยุด
replay-forward = ไปอีก 1 จังหวะ
replay-knob = ครั้งที่
replay-beginning = ก่อนตาแรก
replay-start = เริ่ม
replay-end = จบ
replay-at = { $move } จาก { $moves } · { $words }
replay-move-of = { $name } · { $words }
replay-unseen = { $name } เลือกแบบลับ
replay-lead = { $name } ขึ้นนำ
replay-seen-by = มุมมอง
replay-open = เปิดทั้งหมด
replay-spectator = ผู้ชม
replay-scores = คะแนน
replay-more = อื่น ๆ
replay-close = ปิด
replay-home = โต๊ะทั้งหมด
replay-as-text = แบบข้อความ
replay-as-board = แบบกระดาน
replay-seed = seed { $seed }
replay-fork = เล่นต่อจากตรงนี้
replay-fork-about = โต๊ะใหม่จะเริ่มจากครั้งที่ { $move } ด้วยการแจกเดิม เกมที่จบแล้วยังคงเหมือนเดิม
replay-fork-name = { $table } ต่อจากตาที่ { $move }
replay-fork-over = เกมจบตรงนี้ ถอยไปยังตาที่คุณอยากเล่นต่อ
replay-fork-seat = ฉันคือ
replay-fork-player = ระดับคู่แข่ง
replay-fork-go = เล่นต่อที่โต๊ะใหม่
replay-fork-close = ยังไม่เล่น
replay-keys = ปุ่มลัด · ลูกศรเลื่อนทีละจังหวะ · Space เล่นต่อเนื่อง · Home และ End ไปต้นเกมและท้ายเกม
