# ภาพในกติกา: 1 ตา

lesson-draw = จั่ว
lesson-draw-more = สิ่งปลูกสร้าง วางลงบนช่อง
lesson-act = ทำแอคชั่น 1 อย่าง
lesson-act-more = วางกุญแจ หรือย้ายกุญแจ
lesson-benefits = รับผลประโยชน์
lesson-benefits-more = ถ้าคุณย้ายกุญแจ
lesson-end = จบตา
lesson-end-more = คนถัดไปจั่ว
