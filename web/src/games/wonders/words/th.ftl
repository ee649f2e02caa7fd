# โต๊ะของ 7 Wonders ส่วนชื่อของชิ้นส่วน การเล่น และเหตุผลมาจากเซิร์ฟเวอร์
kind-brown = วัตถุดิบ
kind-grey = สินค้าแปรรูป
kind-blue = พลเรือน
kind-yellow = การค้า
kind-red = ทหาร
kind-green = วิทยาศาสตร์
kind-purple = กิลด์
kind-black = Cities
kind-white = ผู้นำ

question = คำถาม
answer = คำตอบของคุณ

age = ยุค { $age }
leader = ผู้นำ
age-turn = ยุค { $age } ตาที่ { $turn } จาก { $turns }
age-last = ยุค { $age } การ์ดใบสุดท้าย
chain-from = จาก{ $cards }
chain-to = สู่{ $cards }
chain-more = { $card } +{ $more }

# สิ่งที่บอกไว้บนการ์ดในมือ
own-goods = ผลิตเองครบ
nothing = ฟรี
by-chain = ฟรี (ต่อยอด)
by-right = ฟรี (ยุคละครั้ง)
either-side = ซ้ายหรือขวา
both-sides = ซ้ายและขวา
not-possible = ยังไม่ได้
short-own = มีครบ
short-chain = ต่อยอด
short-free = ฟรี
short-left = ซ้าย
short-right = ขวา
short-either = ซ/ข
short-both = ซ+ข
short-no = ไม่ได้

# คำถาม
q-turn = เลือกการ์ด 1 ใบ
q-recruit = เลือกผู้นำ 1 คน
q-last = การ์ดใบสุดท้ายของคุณในยุคนี้
q-draft = เก็บผู้นำ 1 คน
q-pick = สร้างการ์ด 1 ใบจากกองทิ้ง
q-lay = วางผู้นำบนกระดานไหม
q-recruit-free = จ้างผู้นำเพิ่มอีก 1 คนไหม
q-copy = เลียนแบบผู้นำ 1 คนของเพื่อนบ้าน
q-debt = จ่ายเหรียญหรือรับหนี้
q-boards = เลือกกระดานของคุณ
q-over = จบเกมแล้ว
q-more = เลือกให้ครบ
q-watching = คุณกำลังดูอยู่
q-waiting = { $names } { $count ->
   *[other] กำลังเลือก
}
under-turn = ทุกคนเลือกพร้อมกัน เปลี่ยนได้จนกว่าทุกคนจะเลือกครบ
under-recruit = ก่อนแต่ละยุคคุณเล่นผู้นำ 1 คน จะจ้าง ใช้สร้างขั้น หรือทิ้งแลกเหรียญก็ได้
under-last = คนอื่นทิ้งใบสุดท้าย
under-draft = ส่งที่เหลือไปทางขวา
under-pick = คุณสร้างใบนั้นได้ฟรี
under-lay = ผลของผู้นำจะหมดไป ตอนจบเกมได้คะแนน { $times } เท่าของค่าตัว
under-recruit-free = ไม่จ้างก็ได้
under-copy = ตั้งแต่ตอนนี้คุณมีผลของผู้นำนั้นด้วย
under-debt = คุณเสีย { $loss } เหรียญ ทุกเหรียญที่ไม่จ่ายคุณรับโทเคนหนี้ 1 อัน (−1 คะแนน)
under-boards = จากนั้นผู้เล่นคนถัดไปเลือก
rule = ข้อ { $clause }

guide-step = ขั้นตอนที่ { $step } จาก { $steps }
build-title = สร้าง{ $card }
recruit-title = จ้าง{ $card }
stage-title = ใช้{ $card }สร้างขั้นที่ { $stage }
sell-title = ทิ้ง{ $card }แลกเหรียญ
use = จะทำอะไรกับการ์ด
use-build = สร้าง
use-recruit = จ้าง
use-stage = สร้างขั้น
use-sell = ทิ้งแลก { $coins } เหรียญ
which-stage = ขั้นไหน
how-to-pay = จ่ายเหรียญให้ใคร
pay-line-own = คุณผลิตได้ครบทุกอย่าง
pay-line-nothing = ไม่มีค่าใช้จ่าย
pay-line-chain = ฟรี เพราะคุณมี{ $card }
pay-line-always = ฟรีเพราะผู้นำของคุณ
pay-line-right = ฟรี 1 ครั้งในยุคนี้
pay-line-bank = จ่ายเข้ากองกลาง { $coins } เหรียญ
pay-line-left = จ่ายให้ { $name } ทางซ้าย { $coins } เหรียญ
pay-line-right-hand = จ่ายให้ { $name } ทางขวา { $coins } เหรียญ
pay-line-both = จ่ายให้ { $leftName } { $left } เหรียญ และ { $rightName } { $right } เหรียญ
keeps = คุณจะเหลือ { $coins } เหรียญ
do-build = สร้าง
do-build-pay = สร้าง จ่าย{ $who }
do-recruit = { $coins ->
    [0] จ้างฟรี
   *[other] จ้าง จ่าย { $coins } เหรียญ
}
do-stage = สร้างขั้น
do-stage-pay = สร้างขั้น จ่าย{ $who }
do-sell = ทิ้งแลก { $coins } เหรียญ
do-choose = เลือก
do-none = ไม่เลือก
do-debt = { $debts ->
    [0] จ่ายทั้งหมด
   *[other] รับโทเคนหนี้ { $debts } อัน
}
who-one = ให้ { $name } { $coins } เหรียญ
who-both = { $left } และ{ $right }
chosen-title = คุณเลือกแล้ว
chosen-under = เปลี่ยนได้จนกว่าทุกคนจะเลือกครบ
think-again = เลือกใหม่
take-back = ย้อน
ask-back = ขอย้อน

# โต๊ะ
left = ทางซ้าย
right = ทางขวา
you = คุณ
your-city = เมืองของคุณ
side = ด้าน { $side }
any-order = สร้างขั้นลำดับใดก็ได้
buy-here = คุณซื้อที่นี่ได้
buy-less = หน่วยแรกถูกลง { $less } เหรียญ
nothing-to-buy = ที่นี่ยังไม่มีอะไรให้ซื้อ
sells = ขาย{ $what } ราคา { $coins } เหรียญ
you-make = คุณผลิต
makes = ผลิต
one-of = { $list } อย่างใดอย่างหนึ่ง
coins = { $coins } เหรียญ
shields = โล่ { $shields } อัน
points = { $points } คะแนน
conflicts = การรบ
won-lost = ชนะ { $won } แพ้ { $lost }
diplomat = ไม่ร่วมรบในยุคนี้
debts = หนี้ { $debts } อัน
stages-built = สร้างแล้ว { $built } จาก { $of } ขั้น
symbols = { $symbol } { $count }
has-chosen = เลือกแล้ว
is-choosing = กำลังเลือก
hand-of = การ์ดในมือ { $count } ใบ
open-city = ดูทั้งเมือง
cards = การ์ดที่สร้างแล้ว
close = ปิด
no-cards = ยังไม่ได้สร้างอะไร
under-stage = ใต้ขั้นมี{ $card }
laid = วางบนกระดาน
copied = เลียนแบบ{ $leader }
may-hold = ในมืออาจมี
computer = คอมพิวเตอร์ { $level }
stand-in = คอมพิวเตอร์เล่นแทน
away = ไม่อยู่

chosen-count = เลือกแล้ว { $chosen } จาก { $all } คน
pass-left = ส่งการ์ดไปทางซ้าย
pass-right = ส่งการ์ดไปทางขวา
discarded = กองทิ้ง { $count } ใบ
lately = เหตุการณ์ล่าสุด
steps = { $steps } จังหวะ
step-of = จังหวะที่ { $step } จาก { $steps }
step-back = จังหวะก่อนหน้า
step-on = จังหวะถัดไป
more-chains = ต่อยอด
more-out = การ์ดที่ยังเหลือ
out-title = การ์ดของยุค { $age } ที่ยังเหลือ
out-under = ไม่อยู่ในเมืองใด ไม่อยู่ในมือคุณ และคุณไม่ได้ทิ้งหรือวางใต้ขั้น
out-perhaps = อาจมี
out-copies = { $count } ×
chains-title = ต่อยอด
chains-under = ถ้าคุณมีการ์ดใบหนึ่ง คุณสร้างใบที่ต่อยอดได้ฟรี
in-city = อยู่ในเมืองของคุณ
in-hand = อยู่ในมือของคุณ

# จอเล็ก
tabs = มุมมอง
tab-hand = การ์ดในมือ
tab-city = เมืองของฉัน
tab-cities = เมือง
tab-chains = ต่อยอด
tab-log = บันทึก

keys-build = สร้างการ์ด
keys-stage = ใช้การ์ดสร้างขั้น
keys-discard = ทิ้งการ์ดเพื่อรับเหรียญ
