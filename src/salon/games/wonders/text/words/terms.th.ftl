# ส่วนต่าง ๆ ของการประเมิน ตามที่คำแนะนำใช้เรียก
term-points = คะแนน
term-coins = เหรียญ
term-cards-to-come = สิ่งที่จะสร้างได้ต่อไป
term-military = การทหาร
term-science = วิทยาศาสตร์
term-stages = ขั้นของสิ่งมหัศจรรย์
term-growth = สิ่งที่นับของอื่น
term-rights = สิทธิพิเศษ
term-leaders = ผู้นำ
term-rivals = สิ่งที่ผู้อื่นได้
