# โต๊ะรอบเมือง: คำถาม ของของฉัน ผู้เล่นอื่น และสิ่งที่อยู่ข้างกระดาน

# คำถาม
question = คำถาม
answer = คำตอบของคุณ
q-draw = ตาของคุณ จั่วสิ่งปลูกสร้าง
q-place = ตาของคุณ วางสิ่งปลูกสร้าง
q-action = ตาของคุณ ทำ 1 แอคชั่น
q-move = ตาของคุณ ย้ายกุญแจ
q-marker = หยิบโทเคนไหม
q-bonus = หยิบแผ่นโบนัส
q-prestige = ทิ้งเกียรติยศแลกคะแนน
q-vp-tile = วางแผ่นคะแนน
q-searched = หยิบแผ่นจบเกม
q-free = ทำอะไรต่อไหม
q-pairs = คืนเป็นคู่แลกคะแนน
q-over = จบเกมแล้ว
q-waiting = กำลังรอ { $names }
q-looking = คุณกำลังดูอยู่
from = จาก { $place }
under-free = ซื้อขาย ใช้แผ่น หรือจบตา
under-bonus = แผ่นโบนัสที่นี่ราคา { $francs } ฟรังก์
under-vp = เลือกแผ่น แล้วเลือกเขต
under-vp-district = เลือกเขต
under-playing = { $stage ->
    [draw] { $name } กำลังจั่วสิ่งปลูกสร้าง
    [place] { $name } กำลังวางสิ่งปลูกสร้าง
    [action] { $name } กำลังเลือกแอคชั่น
    [marker] { $name } หยิบโทเคนได้
    [bonus] { $name } หยิบแผ่นโบนัสได้
    [prestige] { $name } ทิ้งเกียรติยศได้
    [vp-tile] { $name } วางแผ่นคะแนนได้
    [searched] { $name } กำลังเลือกแผ่นจบเกม
    [pairs] { $name } กำลังคืนเป็นคู่
    [free] { $name } ซื้อขายและใช้แผ่นได้
   *[other] ตาของ { $name }
}
draw-for = จั่วสิ่งปลูกสร้างของ{ $district }
draw-from = กองที่ { $number } · เหลือ { $left } แผ่น
group-key = วางกุญแจ
group-keys = ย้ายกุญแจ
group-other-keys = กุญแจดอกอื่น
group-build = สร้างสถานที่สำคัญ
group-use = ใช้แผ่นโบนัส
group-turn = ใช้แผ่นจบเกม
group-vp = แผ่นคะแนนที่เหลือ
group-then-district = ในเขตใด
group-then-use = ใช้เป็นอะไร
group-then-tile = แผ่นไหน
choose-district = แล้วเลือกเขต
new-in = สร้างใหม่ในเขต{ $district }
no-landmark = ยังสร้างสถานที่สำคัญไม่ได้ แต่ละแห่งบอกเหตุผลไว้
bank = ธนาคาร
building = { $kind } { $value }
in-district = { $place } { $district }
tile-number = แผ่น { $number }
take-key = ย้ายกุญแจจาก{ $place }
costs = จ่าย { $what }
gives = ได้ { $what }
amount = { $piece ->
    [francs] { $amount } ฟรังก์
    [keys] กุญแจ { $amount } ดอก
    [points] { $amount } คะแนน
   *[other] { $name } { $amount } อัน
}
guide-step = ขั้นตอนที่ { $step } จาก { $steps }

# ปุ่มหลัก
do-draw = จั่วของ{ $district }
do-move = ย้ายไป{ $place }
do-build = สร้าง{ $landmark }
do-key = วางกุญแจที่{ $bank }
do-tile = หยิบแผ่น { $number }
do-use = ใช้แผ่น { $number }
do-end = จบตา
end-anyway = จบตาเลย
last-round-tiles = ตานี้เป็นตาสุดท้ายของคุณ และยังมีแผ่นที่ใช้แล้วได้คะแนน ใช้ก่อน หรือจบตาเลยก็ได้
take-back = ย้อน
ask-back = ขอย้อน

# ของของฉัน
behind-screen = หลังฉากของคุณ
keys-left = { $count ->
    [0] ไม่มีกุญแจให้วาง
   *[other] กุญแจให้วาง { $count } ดอก
}
keys-in-city = อยู่ในเมือง { $count } ดอก
keys-reserve = สำรอง { $count } ดอก
for-this-turn = สำหรับตานี้
your-tiles = แผ่นโบนัส
my-tiles = ของคุณ
no-tiles = ยังไม่มีแผ่นโบนัส
points = { $points } คะแนน
vp = คะแนน
used = ใช้แล้ว
end-tile = แผ่นจบเกม
face-down = คว่ำอยู่

# ซื้อขาย
trade = ซื้อขาย
trade-open = ซื้อขาย…
trade-close = กลับ
buy = ซื้อ
sell = ขาย
have = คุณมี
supply = ในกองกลางมีไม้ { $wood } หินอ่อน { $marble } ทอง { $gold }

# ผู้เล่นอื่น
playing-now = กำลังเล่น
next = ตาถัดไป
computer = คอมพิวเตอร์ { $level }
away = ไม่อยู่
stand-in = คอมพิวเตอร์เล่นแทน
not-looking = ไม่อยู่
tiles-held = { $count ->
    [0] ไม่มีแผ่นโบนัสหลังฉาก
   *[other] แผ่นโบนัสหลังฉาก { $count } แผ่น
}
figure-at = { $space ->
    [0] มีเพิลยังไม่เข้าแถบโบนัส
   *[other] มีเพิลอยู่ช่องที่ { $space }
}
used-tiles = แผ่นที่ใช้แล้ว { $numbers }

# ข้างกระดาน
piles = กองจั่วสิ่งปลูกสร้าง
pile-left = เหลือ { $left } แผ่น
pile-empty = หมด
vp-tiles = แผ่นคะแนนที่เหลือ
vp-order = ที่ 1 · 2 · 3
vp-order-two = ที่ 1 · 2
vp-none = วางบนกระดานหมดแล้ว
end-tiles = แผ่นจบเกม
end-left = เหลือ { $left } แผ่น
end-seen = ครั้งล่าสุดที่คุณดูมี { $kinds }
end-kind = { $name } { $count } แผ่น
landmarks = สถานที่สำคัญที่สร้างได้
landmarks-none = สร้างครบแล้ว
price-on-top = ราคาด้านบน
tiles = แผ่นโบนัสทั้งหมด
tile-yours = ของคุณ
tile-used = คุณใช้แล้ว
tile-gone = มีคนหยิบแล้ว
tile-copies = เหลือ { $count } แผ่น

# จอเล็ก
tabs = มุมมอง
tab-city = เมือง
tab-tiles = แผ่น
tab-landmarks = สถานที่
tab-players = ผู้เล่น
tab-log = บันทึก
whole-city = ทั้งเมือง
one-district = เขตเดียว
sheet-open = แสดงตัวเลือกทั้งหมด
sheet-close = แสดงน้อยลง

# แผ่นช่วยเล่น
aid-assumed = เส้นประ: ค่าที่เราเดาไว้ ดูหน้า “ชุดของฉัน”
