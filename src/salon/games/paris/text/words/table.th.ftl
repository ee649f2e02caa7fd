# Paris at the browser's table: the game's name and options, every piece explained, and the table told in sentences.

game-title = ปารีส
game-about = ผู้เล่น { $fewest } ถึง { $most } คน · ประมาณ 1 ชั่วโมง
option-piles = กองจั่ว
option-piles-3 = 3 กอง
option-piles-2 = 2 กอง
option-markers = โทเคนข้างช่อง
option-markers-printed = ตามที่พิมพ์ไว้
option-markers-random = สุ่ม
option-track = แถบโบนัส
option-track-printed = เรียงตามหมายเลข
option-track-random = สุ่มภายในตัวอักษรเดียวกัน
option-buildings = วางสิ่งปลูกสร้าง
option-buildings-own-district = ในเขตของตัวเอง
option-buildings-any-district = ในเขตใดก็ได้
option-screens = ของหลังฉาก
option-screens-shown = เปิดให้ทุกคนเห็น
option-screens-hidden = ปิดไว้
option-space-30 = ตำแหน่งที่ 30
option-space-30-tiles-work = แผ่นโบนัส 17 และ 25 ยังใช้ได้
option-space-30-nothing-more = ไม่ได้แผ่นโบนัสอีก
round-number = รอบที่ { $round }
round-piles-empty = กองจั่วหมดแล้ว
round-last-but-one = รอบรองสุดท้าย
round-last = รอบสุดท้าย

# What every piece is.
piece-kind = สิ่งปลูกสร้าง 1 ใน 6 ประเภท วางบนช่อง { $places } แผ่นโบนัส 30 นับประเภทที่คุณมี
piece-wood = ทรัพยากร ซื้อราคา { $buy } ฟรังก์ ขายได้ { $sell } ฟรังก์ สิ่งปลูกสร้างมูลค่า 8 ต้องใช้ไม้ { $needs } อัน
piece-material = ทรัพยากร ซื้อราคา { $buy } ฟรังก์ ขายได้ { $sell } ฟรังก์ สถานที่สำคัญต้องใช้หินอ่อนและทอง
piece-prestige = เกียรติยศ ขายได้ { $sell } ฟรังก์ ทิ้งที่สถานที่สำคัญที่มีภาพเดียวกันเพื่อรับคะแนน
piece-francs = เงิน ได้จากธนาคารและการขาย ใช้ซื้อสิ่งปลูกสร้างและสถานที่สำคัญ ใช้ตัดสินเมื่อคะแนนเท่ากันตอนจบเกม
piece-keys = วางกุญแจที่ธนาคารหรือประตูชัยก่อน แล้วย้ายไปสิ่งปลูกสร้างและสถานที่สำคัญ กุญแจอยู่ที่ไหนที่นั่นเป็นของคุณ
piece-points = ใครมีคะแนนมากที่สุดเมื่อจบเกมชนะ
piece-landmark = ราคา { $francs } ฟรังก์ (จ่ายน้อยลงถ้าย้ายมาจากทำเลอื่น) และ{ $cost } เกียรติยศที่ได้คะแนนที่นี่: { $pictures }
piece-marble = หินอ่อน { $marble } อัน
piece-gold = ทอง { $gold } อัน
piece-picture = { $token } { $points } คะแนน
piece-vp-tile = เมื่อจบเกม เขตที่แผ่นนี้วางอยู่ให้อันดับ 1 ได้ { $first } คะแนน อันดับ 2 ได้ { $second } อันดับ 3 ได้ { $third }
piece-vp-tile-two = เมื่อจบเกม เขตที่แผ่นนี้วางอยู่ให้อันดับ 1 ได้ { $first } คะแนน อันดับ 2 ได้ { $second } ถ้ามีผลรวมอย่างน้อยครึ่งหนึ่งของอันดับ 1
piece-end-gain = แผ่นจบเกม ใช้ในตาของคุณ: { $effect }
piece-end-unit = แผ่นจบเกม ใช้แทน{ $token }ในตาที่คุณใช้
piece-district = เขต วางกุญแจที่ธนาคารได้ { $francs } ฟรังก์ สิ่งปลูกสร้าง: { $buildings }
piece-building = { $value } { $kind }
piece-bank = วางกุญแจที่นี่แล้วรับ { $francs } ฟรังก์ มีกุญแจของคุณที่นี่ได้ครั้งละ 1 ดอก จากที่นี่ย้ายได้ภายในเขตเดิมเท่านั้น
piece-arc = วางกุญแจที่นี่ไม่ได้เงิน แต่ย้ายจากที่นี่ไปเขตใดก็ได้ มีกุญแจของคุณที่นี่ได้ครั้งละ 1 ดอก
piece-arc-name = ประตูชัย
piece-value-name = สิ่งปลูกสร้างมูลค่า { $value }
piece-value-tile = { $value ->
    [1] ราคา 1 ฟรังก์
   *[other] ราคา { $value } ฟรังก์ จ่ายน้อยลงถ้าย้ายมาจากทำเลมูลค่าต่ำกว่า
} ได้โทเคนข้างช่องและแผ่นโบนัส 1 แผ่นฟรี
piece-value-paid-tile = ราคา { $value } ฟรังก์ จ่ายน้อยลงถ้าย้ายมาจากทำเลมูลค่าต่ำกว่า ได้โทเคนข้างช่อง และจ่ายอีก { $francs } ฟรังก์ได้แผ่นโบนัส 1 แผ่น
piece-value-plain = ราคา { $value } ฟรังก์ จ่ายน้อยลงถ้าย้ายมาจากทำเลมูลค่าต่ำกว่า ได้โทเคนข้างช่อง
piece-value-points = ราคา { $value } ฟรังก์ จ่ายน้อยลงถ้าย้ายมาจากทำเลมูลค่าต่ำกว่า และใช้ไม้ { $wood } อัน ได้โทเคนข้างช่องและ { $points } คะแนน

# The table in sentences.
told-now = ขณะนี้
told-yours = สิ่งที่คุณมี
told-track = แถบโบนัส
told-beside = ข้างกระดาน
told-your-turn = ถึงตาคุณ: { $stage }
told-turn = ถึงตา { $player }: { $stage }
told-over = จบเกมแล้ว
told-round = { $round }
told-start = ผู้เล่นเริ่มต้น: { $player }
told-drawn = รอวาง: { $kind } มูลค่า { $value }
told-acquired = เพิ่งซื้อ: { $place }
told-units = สำหรับตานี้: { $units }
told-points = คะแนน: { $points }
told-francs = ฟรังก์: { $francs }
told-francs-hidden = ฟรังก์: ปิดอยู่หลังฉาก
told-keys = กุญแจหลังฉาก: { $keys } ในกองสำรอง: { $reserve }
told-key-places = กุญแจบนกระดาน: { $places }
told-no-key-places = ไม่มีกุญแจบนกระดาน
told-tokens = โทเคน: { $tokens }
told-no-tokens = ไม่มีโทเคน
told-tokens-hidden = โทเคน: ปิดอยู่หลังฉาก
told-count = { $token } { $count } อัน
told-tile = แผ่นโบนัส { $number }: { $effect }
told-tiles = แผ่นโบนัส: { $numbers }
told-no-tiles = ไม่มีแผ่นโบนัสที่ยังไม่ได้ใช้
told-tiles-hidden = แผ่นโบนัสหลังฉาก: { $count }
told-used-tiles = แผ่นโบนัสที่ใช้แล้ว: { $numbers }
told-figure = มีเพิลอยู่ตำแหน่งที่ { $space } ของแถบโบนัส
told-figure-start = มีเพิลยังไม่เข้าแถบโบนัส
told-end-tiles = แผ่นจบเกม: { $tiles }
told-face-down = คว่ำหน้า
told-used = { $tile } (ใช้แล้ว)
told-bank = ธนาคาร จ่าย { $francs } ฟรังก์: { $keys }
told-field-open = { $value }: ยังไม่มีสิ่งปลูกสร้าง
told-field-open-marker = { $value }: ยังไม่มีสิ่งปลูกสร้าง ข้างช่องมี{ $marker }
told-field = { $value }: { $kind } { $keys }
told-field-marker = { $value }: { $kind } { $keys } ข้างช่องมี{ $marker }
told-landmark = สถานที่สำคัญ { $name }: { $keys }
told-no-landmark = ไม่มีสถานที่สำคัญ
told-no-key = ไม่มีกุญแจ
told-keys-of = { $count ->
   *[other] กุญแจของ { $players }
}
told-crowd = กุญแจบนสิ่งปลูกสร้างและสถานที่สำคัญ: { $keys }
told-sums = ผลรวม: { $sums }
told-sum = { $player } { $sum }
told-leader = { $player } นำ
told-leaders = นำเท่ากัน: { $players }
told-vp-tile = แผ่นคะแนน { $tile }: อันดับ 1, 2, 3 ได้ { $first }, { $second }, { $third } คะแนน
told-vp-tile-two = แผ่นคะแนน { $tile }: อันดับ 1 ได้ { $first } คะแนน อันดับ 2 ได้ { $second } ถ้ามีผลรวมอย่างน้อยครึ่งหนึ่งของอันดับ 1
told-no-vp-tile = ไม่มีแผ่นคะแนน
told-space = ตำแหน่งที่ { $space }: แผ่นโบนัส { $number } { $effect }
told-space-copies = ตำแหน่งที่ { $space }: แผ่นโบนัส { $number } มี { $copies } แผ่น { $effect }
told-space-empty = ตำแหน่งที่ { $space }: ว่าง แผ่นโบนัส { $number } หมดแล้ว
told-figures = { $count ->
   *[other] มีเพิลที่นี่: { $players }
}
told-figures-start = ยังไม่เข้าแถบโบนัส: { $players }
told-pile = กองจั่วที่ { $pile }: เหลือ { $left } แผ่น บนสุด: { $district }
told-pile-empty = กองจั่วที่ { $pile }: หมดแล้ว
told-supply = กองกลาง: { $tokens }
told-supply-empty = กองกลางไม่มีทรัพยากร
told-free-landmarks = สถานที่สำคัญในกองกลาง: { $landmarks }
told-no-free-landmarks = สถานที่สำคัญอยู่บนกระดานหมดแล้ว
told-free-vp-tiles = แผ่นคะแนนที่เหลือ: { $tiles }
told-no-free-vp-tiles = แผ่นคะแนนอยู่บนกระดานหมดแล้ว
told-end-left = แผ่นจบเกมที่เหลือ: { $count }
told-end-seen = ตอนที่คุณค้นครั้งล่าสุดเหลือ: { $tiles }
told-end-seen-now = แผ่นจบเกมที่เหลืออยู่: { $tiles }
told-times = { $tile } { $count } แผ่น
