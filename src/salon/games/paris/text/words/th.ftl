# The words of Paris. Names of pieces first, then moves, events, reasons, and the texts of the board.

chaillot = ชาโย
batignolles = บาตีญอล
montmartre = มงมาทร์
la-villette = ลาวีแล็ต
belleville = แบลวิล
saint-germain = แซ็ง-แฌร์แม็ง
arc = ประตูชัย
    .on = ที่ประตูชัย
    .from = จากประตูชัย
cafe = คาเฟ่
    .a = คาเฟ่
    .short = คาเฟ่
bakery = ร้านเบเกอรี่
    .a = ร้านเบเกอรี่
    .short = เบเกอรี่
residence = ที่พักอาศัย
    .a = ที่พักอาศัย
    .short = ที่พัก
restaurant = ภัตตาคาร
    .a = ภัตตาคาร
    .short = ภัตตาคาร
hotel = โรงแรม
    .a = โรงแรม
    .short = โรงแรม
theatre = โรงละคร
    .a = โรงละคร
    .short = โรงละคร
points = คะแนน
francs = ฟรังก์
keys = กุญแจ
wood = ไม้
marble = หินอ่อน
gold = ทอง
bronze = เกียรติยศทองแดง
silver = เกียรติยศเงิน
gold-prestige = เกียรติยศทอง
jardin-du-luxembourg = สวนลุกซ็องบูร์
tuileries = สวนตุยเลอรี
pantheon = ป็องเตอง
grand-palais = กร็องปาแล
sacre-coeur = ซาเคร-เกอร์
notre-dame = น็อทร์-ดาม
louvre = ลูฟวร์
tour-eiffel = หอไอเฟล
landmark-name = { $name } ({ $value })
    .on = ที่{ landmark-name }
    .from = จาก{ landmark-name }
    .to = ไป{ landmark-name }
end-francs = { $end_tile_francs_francs } ฟรังก์
end-point = { $end_tile_point_points } คะแนน
end-two-points = { $end_tile_two_points_points } คะแนน
end-wood = แผ่นทรัพยากรไม้
end-marble = แผ่นทรัพยากรหินอ่อน
end-gold = แผ่นทรัพยากรทอง
end-bronze = แผ่นเกียรติยศทองแดง
end-silver = แผ่นเกียรติยศเงิน
end-gold-prestige = แผ่นเกียรติยศทอง
place-name = { $district } { $value }
    .on = ที่{ place-name }
    .from = จาก{ place-name }
    .to = ไป{ place-name }
bank-name = ธนาคาร{ $district }
    .on = ที่{ bank-name }
    .from = จาก{ bank-name }
target-in-district = { $target } ในเขต{ $district }
tile-name = แผ่นโบนัส { $number }
vp-tile-name = แผ่นคะแนน { $points }

# Numbers with their nouns, and entries of lists in the rulebook.
count-francs = { $n } ฟรังก์
count-points = { $n } คะแนน
count-keys = { $n } ดอก
marker-of-value = { $value } – { $token }
marker-of-field = { $place } – { $token }
copies-of = แผ่น { $numbers } มี { $two }/{ $three }/{ $four } แผ่น

# What each bonus tile does, for tooltips and lists.
effect-gain = { $francs ->
    [0] { $points } คะแนน
   *[other] { $points ->
        [0] { $francs } ฟรังก์
       *[other] { $francs } ฟรังก์และ { $points } คะแนน
    }
}
effect-unit = ใช้แทน{ $unit }ในตานี้
effect-resource-1 = ใช้แทนทรัพยากรที่คุณเลือก 1 หน่วยในตานี้
effect-resource-2 = ใช้แทนทรัพยากรที่คุณเลือก 2 หน่วยในตานี้
effect-prestige-1 = ใช้แทนโทเคนเกียรติยศที่คุณเลือก 1 อันในตานี้
effect-prestige-2 = ใช้แทนโทเคนเกียรติยศที่คุณเลือก 2 อันในตานี้
effect-per-building = { $points } คะแนนต่อสิ่งปลูกสร้างมูลค่า { $value } แต่ละแห่งของคุณ
effect-per-landmark = { $points } คะแนนต่อสถานที่สำคัญแต่ละแห่งของคุณ
effect-per-tile = { $each } คะแนนต่อแผ่นโบนัสอื่นแต่ละแผ่นที่ยังไม่ได้ใช้
effect-kinds = { $kinds_4 }/{ $kinds_5 }/{ $kinds_6 }/{ $kinds_7 } คะแนนสำหรับ 4/5/6/7 ประเภท
effect-pairs-prestige = { $each } คะแนนต่อโทเคนเกียรติยศแบบเดียวกันแต่ละคู่ที่คืน
effect-pairs-resource = { $each } คะแนนต่อโทเคนทรัพยากรแบบเดียวกันแต่ละคู่ที่คืน
effect-buy-key = จ่าย { $francs } ฟรังก์ ได้กุญแจเพิ่ม 1 ดอก
effect-take-any = หยิบแผ่นใดก็ได้จากแถบโบนัส
effect-back = เลื่อนมีเพิลถอยหลังไม่เกิน { $back } แผ่น แล้วหยิบแผ่นที่นั่น
effect-onto-own = ย้ายกุญแจไปทำเลที่คุณมีอยู่แล้ว
effect-onto-others = ย้ายกุญแจไปทำเลของผู้เล่นคนอื่น
effect-per-franc = เมื่อจบเกมได้ { $points } คะแนนต่อ 1 ฟรังก์

# Moves, as they are offered.
move-draw = จั่วจากกองจั่วที่ { $pile } ({ $district })
move-place = วางในเขต{ $district }
move-key = วางกุญแจ{ $on }
move-search = ค้นแผ่นจบเกม
move-end-turn = จบตา
move-take-marker = หยิบ{ $token }
move-skip = ไม่รับ
move-buy = ซื้อ{ $token }
move-sell = ขาย{ $token }
move-choose-end-tile = หยิบแผ่นจบเกม: { $kind }
move-turn-end-tile = ใช้แผ่นจบเกม: { $kind }
move-discard-prestige = ทิ้ง{ $token }
move-return-pair = คืน{ $token } 1 คู่
move-take-tile = หยิบแผ่นโบนัส { $number }: { $effect }
move-use-tile = ใช้แผ่นโบนัส { $number }: { $effect }
move-use-one = ใช้แผ่นโบนัส { $number } แทน{ $first }
move-use-two = ใช้แผ่นโบนัส { $number } แทน{ $first }และ{ $second }
move-vp-tile = วางแผ่นคะแนน { $points } บนเขต{ $district }
move-take-any = ใช้แผ่นโบนัส 17 หยิบแผ่นโบนัส { $number }: { $effect }
move-go-back = ใช้แผ่นโบนัส 25 ถอยไปที่แผ่นโบนัส { $number }: { $effect }
move-move = ย้ายกุญแจ{ $from } { $to }
move-pass = ผ่าน

# What happened.
event-drew = { $player } จั่ว{ $kind }ของ{ $building } จากกองจั่วที่ { $pile }
event-built = { $field } มี{ $kind }แล้ว
event-gone = สิ่งปลูกสร้างของ{ $building } ไม่มีที่ให้วาง จึงนำออกจากเกม
event-key-placed = { $player } วางกุญแจ{ $on }
event-francs = { $cause ->
    [selling] { $player } ขายได้ { $francs } ฟรังก์
   *[other] { $player } ได้ { $francs } ฟรังก์
}
event-francs-for = { $cause ->
    [income] { $player } รับ { $francs } ฟรังก์จากธนาคาร
   *[other] { $player } รับ { $francs } ฟรังก์
}
event-francs-less = { $cause ->
    [bonus] { $player } จ่าย { $francs } ฟรังก์เพื่อหยิบแผ่นโบนัส
   *[other] { $player } จ่าย { $francs } ฟรังก์
}
event-francs-for-less = { $cause ->
    [tile] { $player } จ่าย { $francs } ฟรังก์ซื้อกุญแจ
   *[other] { $player } จ่าย { $francs } ฟรังก์
}
event-points-for = { $cause ->
    [building] { $player } ได้ { $points } คะแนนจากสิ่งปลูกสร้างมูลค่า 8 ในเขต{ $what }
    [prestige] { $player } ได้ { $points } คะแนนจากเกียรติยศที่{ $what }
    [pairs] { $player } คืน 1 คู่ด้วย{ $what } ได้ { $points } คะแนน
    [tile] { $player } ได้ { $points } คะแนนจาก{ $what }
    [end-tile] { $player } ได้ { $points } คะแนนจากแผ่นจบเกม
   *[district] { $player } ได้ { $points } คะแนนจากเขต{ $what }
}
event-token = { $cause ->
    [buying] { $player } ซื้อ{ $token } { $amount } อัน
   *[other] { $player } หยิบ{ $token } { $amount } อัน
}
event-token-less = { $cause ->
    [selling] { $player } ขาย{ $token } { $amount } อัน
    [prestige] { $player } ทิ้ง{ $token } { $amount } อัน
    [pairs] { $player } คืน{ $token } { $amount } อัน
   *[other] { $player } จ่าย{ $token } { $amount } อัน
}
event-unit = { $player } มี{ $token } { $amount } หน่วยจากแผ่น ใช้ได้ในตานี้
event-unit-less = { $cause ->
    [lost] { $player } ไม่ได้ใช้{ $token } { $amount } หน่วยจากแผ่น จึงเสียไป
    [prestige] { $player } ทิ้ง{ $token } { $amount } หน่วยจากแผ่น
   *[other] { $player } จ่าย{ $token } { $amount } หน่วยจากแผ่น
}
event-moved = { $player } ย้ายกุญแจ{ $from } { $to }
event-founded = { $player } สร้าง{ $landmark } ในเขต{ $district }
event-tile-used = { $player } ใช้แผ่นโบนัส { $number }
event-tile-taken = { $player } หยิบแผ่นโบนัส { $number }
event-figure = { $player } เลื่อนมีเพิลไปยังตำแหน่งที่ { $space }
event-left = { $skipped ->
    [marker] { $player } ไม่รับโทเคน
    [bonus] { $player } ไม่รับแผ่นโบนัส
    [prestige] { $player } ไม่ทิ้งเกียรติยศอีก
    [vp-tile] { $player } ไม่รับแผ่นคะแนน
    [pairs] { $player } ไม่คืนคู่อีก
   *[other] { $player } ไม่รับผลประโยชน์
}
event-vp-tile = { $player } วาง{ $tile } บนเขต{ $district }
event-searched = { $player } ค้นแผ่นจบเกม
event-end-taken = { $player } หยิบแผ่นจบเกม 1 แผ่น ({ $kind })
event-end-taken-hidden = { $player } หยิบแผ่นจบเกม 1 แผ่น (คว่ำไว้)
event-end-used = { $player } ใช้แผ่นจบเกม 1 แผ่น
event-passed = { $player } ผ่าน
event-turn-ended = { $player } จบตา
event-last-tile = มีคนหยิบแผ่นจบเกมแผ่นสุดท้ายแล้ว เล่นรอบนี้ให้จบ แล้วเล่นอีก 1 รอบ
event-last-round = เริ่มรอบสุดท้าย
event-over = จบเกมแล้ว
event-key-gained = { $player } ได้กุญแจ 1 ดอกจากกองสำรอง
why-income = รายได้
why-place = ราคา
why-buying = ซื้อ
why-selling = ขาย
why-tile = แผ่นโบนัส
    .row = แผ่นโบนัส
why-end-tile = แผ่นจบเกม
    .row = แผ่นจบเกม
why-bonus = แผ่นโบนัสของสิ่งปลูกสร้างมูลค่า 3
why-building = สิ่งปลูกสร้างมูลค่า 8
    .row = สิ่งปลูกสร้างมูลค่า 8
why-prestige = เกียรติยศ
    .row = เกียรติยศที่สถานที่สำคัญ
why-district = เขต
    .row = เขต
why-marker = โทเคนข้างช่อง
why-cost = ค่าใช้จ่าย
why-pairs = คืนเป็นคู่
    .row = คู่ที่คืน
why-lost = ไม่ได้ใช้
stage-draw = จั่วสิ่งปลูกสร้าง
stage-place = วางสิ่งปลูกสร้าง
stage-action = แอคชั่น
stage-marker = โทเคนข้างช่อง
stage-bonus = แผ่นโบนัส
stage-prestige = เกียรติยศที่สถานที่สำคัญ
stage-vp-tile = แผ่นคะแนน
stage-searched = เลือกแผ่นจบเกม 1 แผ่น
stage-free = ซื้อขาย ใช้แผ่น จบตา
stage-pairs = คืนเป็นคู่
stage-over = จบเกมแล้ว

# Why something is not possible.
reason-draw-first = ต้องจั่วสิ่งปลูกสร้างก่อน
    .short = จั่วก่อน
reason-already-drawn = จั่วได้ตาละ 1 ครั้งเมื่อยังมีสิ่งปลูกสร้างเหลือ
    .short = ยังไม่ได้
reason-pile-empty = กองจั่วนั้นหมดแล้ว
    .short = หมดแล้ว
reason-nothing-to-place = ไม่มีสิ่งปลูกสร้างให้วาง
    .short = ไม่มีให้วาง
reason-field-taken = ช่องมูลค่านั้นในเขต{ $district }ไม่ว่าง
    .short = ไม่ว่าง
reason-kind-there = เขต{ $district }มีสิ่งปลูกสร้างประเภทนั้นอยู่แล้ว
    .short = มีประเภทนี้แล้ว
reason-place-first = ต้องวางสิ่งปลูกสร้างที่จั่วก่อน
    .short = วางก่อน
reason-action-done = คุณทำแอคชั่นของตานี้ไปแล้ว
    .short = ทำแอคชั่นแล้ว
reason-benefit-first = ต้องเลือกก่อนว่าจะรับผลประโยชน์หรือไม่
    .short = รับหรือไม่รับ
reason-action-first = ต้องทำแอคชั่นก่อน
    .short = ทำแอคชั่นก่อน
reason-no-key = คุณไม่มีกุญแจหลังฉาก
    .short = ไม่มีกุญแจ
reason-key-at-bank = คุณมีกุญแจ{ $on }แล้ว
    .short = มีกุญแจแล้ว
reason-no-key-there = คุณไม่มีกุญแจ{ $on }
    .short = ไม่มีกุญแจ
reason-no-building = ยังไม่มีสิ่งปลูกสร้าง{ $on }
    .short = ยังไม่สร้าง
reason-landmark-elsewhere = { $landmark } อยู่ในเขตอื่น
    .short = อยู่เขตอื่น
reason-landmark-too-low = สถานที่สำคัญใหม่ในเขตนี้ต้องมีมูลค่าสูงกว่า{ $tallest }
    .short = ต่ำเกินไป
reason-own-key-there = คุณมีกุญแจที่นี่แล้ว ต้องใช้แผ่นโบนัส 9
    .short = ของคุณ
reason-others-key-there = มีกุญแจของผู้เล่นคนอื่นที่นี่ ต้องใช้แผ่นโบนัส 16
    .short = ไม่ว่าง
reason-francs = ต้องจ่าย { $needs } ฟรังก์ แต่คุณมี { $has }
    .short = ฟรังก์ไม่พอ
reason-wood = ต้องใช้ไม้ { $needs } อัน แต่คุณมี { $has }
    .short = ขาดไม้
reason-marble = ต้องใช้หินอ่อน { $needs } อัน แต่คุณมี { $has }
    .short = ขาดหินอ่อน
reason-gold = ต้องใช้ทอง { $needs } อัน แต่คุณมี { $has }
    .short = ขาดทอง
reason-piles-left = ยังมีสิ่งปลูกสร้างเหลืออยู่ในกองจั่ว
    .short = ยังไม่ถึงเวลา
reason-not-searching = ต้องค้นแผ่นจบเกมก่อน
    .short = ค้นก่อน
reason-choose-first = ต้องเลือกแผ่นจบเกม 1 แผ่นก่อน
    .short = เลือกก่อน
reason-end-tile-gone = ไม่มีแผ่นจบเกมแบบนี้เหลือแล้ว: { $kind }
    .short = หมดแล้ว
reason-no-end-tiles = มีคนหยิบแผ่นจบเกมไปหมดแล้ว
    .short = หมดแล้ว
reason-can-act = คุณยังทำแอคชั่นได้ จึงผ่านไม่ได้
    .short = ยังทำได้
reason-no-marker = ไม่มีโทเคนให้หยิบ
    .short = ไม่มีโทเคน
reason-nothing-to-leave = ตอนนี้ไม่มีอะไรให้เลือกไม่รับ
    .short = ไม่มี
reason-not-bonus-moment = ตอนนี้หยิบแผ่นโบนัสไม่ได้
    .short = ยังไม่ได้
reason-tile-not-there = ไม่มีแผ่นโบนัส { $number } บนแถบโบนัสแล้ว
    .short = หมดแล้ว
reason-tile-had = เกมนี้คุณเคยหยิบแผ่นโบนัส { $number } แล้ว
    .short = เคยได้แล้ว
reason-tile-behind = มีเพิลของคุณเลยแผ่นโบนัส { $number } มาแล้ว
    .short = ผ่านมาแล้ว
reason-bonus-francs = แผ่นโบนัสที่นี่ต้องจ่าย { $needs } ฟรังก์ แต่คุณมี { $has }
    .short = ฟรังก์ไม่พอ
reason-not-landmark-moment = ทิ้งเกียรติยศได้ตอนซื้อสถานที่สำคัญเท่านั้น
    .short = ยังไม่ได้
reason-not-pictured = สถานที่สำคัญนี้ไม่มีที่ว่างสำหรับ{ $token }
    .short = ไม่มีที่ว่าง
reason-no-token = คุณไม่มี{ $token }
    .short = ไม่มี
reason-not-vp-moment = ตอนนี้วางแผ่นคะแนนไม่ได้
    .short = ยังไม่ได้
reason-vp-tile-gone = แผ่นคะแนนนั้นอยู่บนกระดานแล้ว
    .short = วางแล้ว
reason-district-has-vp = เขต{ $district }มีแผ่นคะแนนอยู่แล้ว
    .short = มีแล้ว
reason-supply-empty = กองกลางไม่มี{ $token }
    .short = หมดแล้ว
reason-buy-francs = { $token }ราคา { $needs } ฟรังก์ แต่คุณมี { $has }
    .short = ฟรังก์ไม่พอ
reason-nothing-to-sell = คุณไม่มี{ $token }ให้ขาย
    .short = ไม่มี
reason-tile-not-held = คุณไม่มีแผ่นโบนัส { $number }
    .short = ไม่มี
reason-tile-used = คุณใช้แผ่นโบนัส { $number } ไปแล้ว
    .short = ใช้แล้ว
reason-spent-by-move = แผ่นโบนัส { $number } จะใช้เองเมื่อคุณย้ายกุญแจแบบนั้น
    .short = ใช้เมื่อย้าย
reason-only-at-end = แผ่นโบนัส { $number } นับเมื่อจบเกม
    .short = เมื่อจบเกม
reason-key-francs = กุญแจราคา { $needs } ฟรังก์ แต่คุณมี { $has }
    .short = ฟรังก์ไม่พอ
reason-no-reserve = ไม่มีกุญแจเหลือในกองสำรองของคุณ
    .short = กองสำรองหมด
reason-no-pair = คุณไม่มีโทเคนแบบนี้ 2 อัน
    .short = ไม่มีคู่
reason-too-far-back = มีเพิลของคุณถอยไปไม่ถึงแผ่นโบนัส { $number }
    .short = ไกลเกินไป
reason-space-30 = มีเพิลของคุณถึงตำแหน่งที่ 30 แล้ว จึงไม่ได้แผ่นโบนัสอีก
    .short = ตำแหน่งที่ 30
reason-end-tile-not-held = คุณไม่มีแผ่นจบเกมแบบนี้: { $kind }
    .short = ไม่มี
reason-giving-pairs = ต้องคืนเป็นคู่ให้เสร็จก่อน
    .short = คืนคู่ก่อน
reason-give-one-first = ต้องคืนอย่างน้อย 1 คู่
    .short = 1 คู่ก่อน
reason-not-giving = คืนเป็นคู่ได้ตอนใช้แผ่นโบนัส 23 หรือ 24 เท่านั้น
    .short = ยังไม่ได้

# The table in the terminal.
board-piles = กองจั่ว
board-pile = เหลือ { $left } แผ่น บนสุด: { $district }
board-pile-empty = หมด
board-district = เขต
board-bank = ธนาคาร
board-landmarks = สถานที่สำคัญ
board-vp = แผ่นคะแนน
board-sums = ผลรวม
board-player = ผู้เล่น
board-points = คะแนน
board-francs = ฟรังก์
board-keys = กุญแจ
board-tokens = โทเคน
board-tiles = แผ่นโบนัส
board-figure = มีเพิล
board-end-tiles = แผ่นจบเกม
board-closing = { $closing ->
    [1] มีคนหยิบแผ่นจบเกมแผ่นสุดท้ายแล้ว เล่นรอบนี้ให้จบ แล้วเล่นอีก 1 รอบ
   *[other] รอบนี้เป็นรอบสุดท้าย
}
board-supply = กองกลาง
board-free-landmarks = สถานที่สำคัญในกองกลาง
board-free-vp-tiles = แผ่นคะแนนที่เหลือ
board-track = แผ่นโบนัสที่อยู่ข้างหน้ามีเพิลของคุณ
board-end-left = แผ่นจบเกมที่เหลือ
board-arc = ประตูชัย
board-legend = โทเคนข้างช่อง: W ไม้, M หินอ่อน, G ทอง, b เกียรติยศทองแดง, s เกียรติยศเงิน, g เกียรติยศทอง
board-drawn = รอวาง: { $kind } { $value }
board-units = สำหรับตานี้
board-none = –

# The player aid.
aid-title = ปารีส: แผ่นช่วยเล่น
aid-turn = ตาเล่น
aid-turn-text = 1. จั่วสิ่งปลูกสร้างแล้ววาง 2. ทำแอคชั่น 1 อย่าง: A, B หรือ C จั่วแล้วจะซื้อ ขาย หรือใช้แผ่นเมื่อไรก็ได้ เสร็จแล้วจบตา
aid-a = A  วางกุญแจ
aid-a-text = ที่ธนาคารได้เงินทันที ที่ประตูชัยไม่ได้เงิน มีกุญแจของคุณได้แห่งละ 1 ดอก
aid-b = B  ย้ายกุญแจ
aid-b-text = จากธนาคารหรือทำเล ย้ายไปมูลค่าที่สูงกว่าในเขตเดิม จากประตูชัยย้ายไปที่ใดก็ได้ ทำเลต้องว่าง สถานที่สำคัญใหม่หยิบจากกองกลาง และต้องมีมูลค่าสูงกว่าแห่งล่าสุดของเขต (ทำเลคือสิ่งปลูกสร้างหรือสถานที่สำคัญ)
aid-c = C  แผ่นจบเกม
aid-c-text = เมื่อกองจั่วหมดทุกกอง ค้นแผ่นจบเกมแล้วหยิบ 1 แผ่น
aid-vp = แผ่นคะแนน
aid-vp-text = เมื่อคุณย้ายกุญแจจนทำเลในเขตหนึ่งมีกุญแจครบ { $points_keys_for_vp_tile_counted } คุณวางแผ่นคะแนนที่เหลือแผ่นใดก็ได้บนเขตที่ยังไม่มี
aid-trade = การซื้อขาย
aid-end = การจบเกม
aid-end-text = เมื่อมีคนหยิบแผ่นจบเกมแผ่นสุดท้าย เล่นรอบนั้นให้จบ แล้วเล่นอีก 1 รอบ
aid-scoring = การคิดคะแนน
aid-scoring-text = แผ่นโบนัส 27 แล้วคิดทีละเขตที่มีแผ่นคะแนน ตามผลรวมมูลค่าทำเลของแต่ละคน: อันดับ 1, 2 และ 3 · ถ้าเท่ากัน เทียบทำเลที่มีมูลค่าสูงสุด · เล่น 2 คน อันดับ 2 ต้องมีอย่างน้อยครึ่งหนึ่งของอันดับ 1
aid-end-tiles = แผ่นจบเกม
aid-landmarks = สถานที่สำคัญ
aid-landmark = หินอ่อน { $marble } ทอง { $gold } · { $pictures }
aid-bonus-tiles = แผ่นโบนัส
aid-values = สิ่งปลูกสร้าง
aid-values-note = จ่ายเงินฟรังก์เท่ากับมูลค่า ถ้าย้ายจากทำเลอื่นจ่ายเพียงส่วนต่าง
aid-value-token = { $token }
aid-value-tile = { $token } และแผ่นโบนัส 1 แผ่น
aid-value-paid-tile = { $token } จ่าย { $francs } ได้แผ่นโบนัส 1 แผ่น
aid-value-points = { $token } และ { $points } จ่ายไม้ { $wood } อันด้วย
aid-landmarks-note = จ่ายมูลค่าและทรัพยากร แล้วทิ้งโทเคนเกียรติยศตามภาพได้ไม่เกิน 3 อันเพื่อรับคะแนน แต่ละภาพใช้ได้ครั้งเดียว
aid-vp-tiles = แผ่นคะแนน: อันดับ 1, 2 และ 3
aid-bonus-tiles-note = เดินมีเพิลไปข้างหน้าถึงแผ่นใดก็ได้แล้วหยิบแผ่นนั้น แต่ละคนมีหมายเลขเดียวกันได้แค่ครั้งเดียวต่อเกม
aid-price = ซื้อ { $buy } ขาย { $sell }
aid-price-sell = ขาย { $sell }
aid-banks = ธนาคาร

# จำนวนพร้อมลักษณนาม
amount-francs = { $amount } ฟรังก์
amount-keys = กุญแจ { $amount } ดอก

# ใบสรุปคะแนน: คะแนนมาจากไหน
sheet-district = อันดับ { $place } รวม { $total }: { $pieces }
sheet-district-short = อันดับ { $place } รวม { $total } ไม่ถึงครึ่งของอันดับหนึ่ง: { $pieces }
sheet-building = { $kind } { $value }
sheet-vp-tile = แผ่น VP { $worth }
sheet-no-vp-tile = ไม่มีแผ่น VP ไม่มีคะแนน
sheet-tile = { $tile }: { $effect }
sheet-end-tile = แผ่นจบเกม
