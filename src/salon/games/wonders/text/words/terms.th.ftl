# ส่วนต่าง ๆ ของการประเมิน ตามที่คำแนะนำใช้เรียก
term-points = คะแนน
term-coins = เหรียญ
term-cards-to-come = การ์ดที่สร้างได้ต่อไป
term-military = การทหาร
term-science = วิทยาศาสตร์
term-stages = ขั้นของสิ่งมหัศจรรย์
term-growth = คะแนนที่ยังเพิ่มได้
term-rights = ความสามารถพิเศษ
term-leaders = ผู้นำ
term-rivals = สิ่งที่คู่แข่งได้
