# ชื่อของผู้เล่นคอมพิวเตอร์

player-random = สุ่ม
player-greedy = โลภ
player-gentle = สบาย ๆ
player-steady = ปานกลาง
player-sharp = เก่ง
player-master = เซียน
