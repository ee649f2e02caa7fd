# ส่วนต่าง ๆ ของการประเมิน ตามที่คำแนะนำใช้เรียก
term-points = คะแนน
term-francs = ฟรังก์
term-tokens = ทรัพยากรและเกียรติยศ
term-keys = กุญแจที่พร้อมใช้
term-places = สิ่งปลูกสร้างที่มี
term-districts = อันดับในเขต
term-tiles = แผ่นโบนัส
term-end-tiles = แผ่นจบเกม
