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
end-commitment = ก่อนการเดินแรก โต๊ะได้แสดงลายนิ้วมือ (SHA-256) ของ seed ไว้ดังนี้:
end-seed = ตอนนี้ seed เปิดเผยแล้ว การแจกทั้งหมดมาจากค่านี้:

# ย้อนดูเกม

replay-title = ย้อนดูเกม: { $name }
replay-loading = กำลังจัดกระดาน…
replay-bar = เลื่อนดูเกม
replay-back = ถอยหนึ่งขั้น
replay-play = เล่น
replay-pause = หยุด
replay-forward = ไปอีกหนึ่งขั้น
replay-knob = การเดินที่
replay-beginning = ก่อนการเดินแรก
replay-start = เริ่ม
replay-end = จบ
replay-at = { $move } จาก { $moves }: { $words }
replay-move-of = { $name }: { $words }
replay-unseen = { $name } เลือกโดยไม่เปิดเผย
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
replay-fork-about = โต๊ะใหม่จะเริ่มที่การเดินที่ { $move } ด้วยการแจกเดิม เกมที่จบแล้วยังคงเหมือนเดิม
replay-fork-over = เกมจบแล้วที่จุดนี้ ถอยกลับไปยังการเดินที่ต้องการเล่นต่อ
replay-fork-seat = ฉันคือ
replay-fork-player = ผู้เล่นอื่นให้คอมพิวเตอร์เล่นแบบ
replay-fork-go = เล่นต่อที่โต๊ะใหม่
replay-fork-close = ยังไม่เล่น
replay-keys = ปุ่มลัด: ลูกศรเลื่อนทีละขั้น, Space เล่นต่อเนื่อง, Home และ End ไปต้นเกมและท้ายเกม
