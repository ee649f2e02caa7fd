# ใบคะแนน

sheet-wins = { $name } ชนะ นำ { $by } คะแนน
sheet-you-win = คุณชนะ นำ { $by } คะแนน
sheet-tie-break = { $name } ชนะด้วยการตัดสินเมื่อคะแนนเท่ากัน
sheet-you-tie-break = คุณชนะด้วยการตัดสินเมื่อคะแนนเท่ากัน
sheet-share = { $names } ชนะร่วมกัน
sheet-you-share = คุณและ { $names } ชนะร่วมกัน
sheet-your-place = คุณได้อันดับ { $place } จาก { $seats } มี { $points } คะแนน
sheet-category = หมวด
sheet-total = รวม
sheet-best = สูงสุด
sheet-whose = คะแนนของใคร
sheet-pick = { $name } { $points } คะแนน
sheet-source = , การเดินที่ { $move } ในการย้อนดู
sheet-no-source = ไม่มีคะแนนในหมวดนี้

# จบเกม

end-loading = กำลังรวมคะแนน…
end-rematch = เล่นใหม่อีกเกม
end-to-rematch = ไปที่เกมใหม่
end-replay = ย้อนดูเกม
end-save = บันทึกเกม
end-deal = ตรวจสอบการแจกได้
end-deal-same = ตรวจการแจกกับ seed แล้ว
end-deal-different = การแจกไม่ตรงกับ seed
end-commitment = ก่อนการเดินแรก โต๊ะได้แสดงลายนิ้วมือ (SHA-256) ของ seed ไว้ดังนี้:
end-seed = ตอนนี้ seed เปิดเผยแล้ว การแจกทั้งหมดมาจากค่านี้:
end-proof-same = เบราว์เซอร์ของคุณคำนวณลายนิ้วมือของ seed นี้แล้ว ได้ผลตรงกัน การแจกถูกกำหนดไว้ก่อนการเดินแรก
end-proof-different = เบราว์เซอร์ของคุณคำนวณลายนิ้วมือของ seed นี้แล้ว ได้ผลไม่ตรงกัน การแจกนี้ไม่ใช่การแจกที่ให้สัญญาไว้
end-proof-cannot = เบราว์เซอร์นี้คำนวณลายนิ้วมือได้เฉพาะผ่าน https บันทึกเกมแล้วตรวจด้วย “salon verify”

# ย้อนดูเกม

replay-title = ย้อนดู: { $name }
replay-loading = กำลังจัดกระดาน…
replay-bar = เลื่อนดูเกม
replay-back = ถอยหนึ่งการเดิน
replay-play = เล่น
replay-pause = หยุด
replay-forward = ไปหนึ่งการเดิน
replay-knob = การเดินที่
replay-beginning = ก่อนการเดินแรก
replay-start = เริ่ม
replay-end = จบ
replay-at = { $move } จาก { $moves }: { $words }
replay-move-of = { $name }: { $words }
replay-unseen = { $name } เลือกอย่างลับ
replay-lead = { $name } ขึ้นนำ
replay-seen-by = มุมมองของ
replay-open = เปิดทั้งหมด
replay-spectator = ผู้ชม
replay-scores = คะแนน
replay-more = อื่น ๆ
replay-close = ปิด
replay-home = โต๊ะทั้งหมด
replay-as-text = เป็นข้อความ
replay-as-board = เป็นกระดาน
replay-verified = ตรวจการแจกกับ seed แล้ว
replay-not-verified = การแจกไม่ตรงกับ seed
replay-seed = seed { $seed }
replay-fork = เล่นต่อจากตรงนี้
replay-fork-about = โต๊ะใหม่จะเริ่มที่การเดินที่ { $move } ด้วยการแจกเดิม เกมที่จบแล้วยังคงเหมือนเดิม
replay-fork-over = เกมจบแล้วที่จุดนี้ ถอยกลับไปยังการเดินที่ต้องการเล่นต่อ
replay-fork-seat = ฉันคือ
replay-fork-player = ผู้เล่นอื่นเล่นโดย
replay-fork-go = เล่นต่อที่โต๊ะใหม่
replay-fork-close = ยังไม่เล่น
replay-keys = ปุ่ม: ลูกศรเลื่อนทีละการเดิน เว้นวรรคเพื่อเล่น Home และ End ไปต้นและท้าย
