# หน้าแรก ๆ: หน้าหลัก โต๊ะใหม่ คำเชิญ ห้องก่อนเริ่มเกม และส่วนหัวของทุกหน้า

guest = ผู้เล่น
companions = มาลี, ธีโอ, นก, ก้อง, ดาว, ภูมิ, อิง, ต้น
table-name-again = { $name } { $number }
table-name = { $part ->
    [morning] เช้า
    [noon] เที่ยง
    [afternoon] บ่าย
    [night] คืน
   *[evening] เย็น
  }{ $day }

ago-just-now = เมื่อสักครู่
ago-since-day = ตั้งแต่{ $day }
ago-since-date = ตั้งแต่ { $date }

header-home = Salon โต๊ะของคุณ
header-pages = หน้าต่าง ๆ
header-tables = โต๊ะ
header-rules = กติกา
header-languages = ภาษา

home-title = โต๊ะ
home-games = เกม
home-more-games = เกมอื่น
home-learn = หัดเล่นใน 10 นาที
home-variants = รูปแบบการเล่น
home-variants-game = รูปแบบการเล่นและภาคเสริม: { $game }
home-learn-title = เรียน { $game }
home-first-game = นี่เป็นเกม { $game } ครั้งแรกของคุณหรือเปล่า
home-first-learn = เล่นไปเรียนไป
home-first-play = เล่นเลย
home-opponents = คู่แข่ง
home-fewer = ลดคู่แข่ง
home-more = เพิ่มคู่แข่ง
home-level = ระดับคอมพิวเตอร์
home-play = เล่นเลย
home-play-game = เล่นเลย { $game }
home-invite = ชวนเพื่อน
home-invite-game = ชวนเพื่อน { $game }
home-learn-game = หัดเล่นใน 10 นาที { $game }
home-waiting = รอคุณอยู่
home-thinking = คนอื่นกำลังคิด
home-finished = จบแล้ว
home-nothing = ยังไม่มีเกม เกมของคุณจะอยู่ตรงนี้
home-your-turn = ถึงตาคุณ
home-look = ดู
home-open = เปิด
home-replay = ย้อนดูเกม
home-replay-table = ย้อนดูเกม { $name }
home-also-waiting = รอคุณและ { $names }
home-waiting-for = รอ { $names }
home-gathering = ยังไม่เริ่ม ยังมีที่นั่งว่าง
home-won = คุณชนะ { $mine } ต่อ { $others }
home-shared = คุณได้ที่ 1 ร่วมกันด้วย { $mine } คะแนน
home-lost = { $winner } ชนะด้วย { $best } คะแนน คุณได้ { $mine }
home-all-finished = อีก { $count } เกม
home-invitation = วางลิงก์คำเชิญ
home-sit-down = ร่วมโต๊ะ
home-no-invitation = ลิงก์คำเชิญไม่ครบ ต้องลงท้ายด้วย # และรหัส
home-your-name = ชื่อของคุณที่โต๊ะ
home-try-again = ลองอีกครั้ง

new-title = โต๊ะ { $game }
new-name = ชื่อโต๊ะ
new-seats = ใครนั่งตรงไหน
new-seat = ที่นั่ง { $number }
new-who = ใครนั่งที่ { $number }
new-me = ฉัน
new-here = อีกคนที่เครื่องนี้
new-invited = เพื่อนที่ได้รับเชิญ
new-computer = คอมพิวเตอร์
new-seat-name = ชื่อของที่นั่ง { $number }
new-your-name = ชื่อของคุณ
new-their-name = ชื่อ
new-level = ระดับคอมพิวเตอร์ ที่นั่ง { $number }
new-name-if-known = ชื่อ (ไม่ใส่ก็ได้)
new-add = เพิ่มที่นั่ง
new-remove = เอาที่นั่ง { $number } ออก
new-options = รูปแบบการเล่น
new-as-usual = มาตรฐาน
new-tempo = จังหวะการเล่น
new-tempo-live = เล่นสด พร้อมกัน
new-tempo-days = เล่นหลายวัน
gather-days = โต๊ะนี้เล่นกันหลายวัน ถ้าใครไม่อยู่ { $days } วัน คอมพิวเตอร์ ({ $level }) เล่นแทนได้
new-hints = คำแนะนำจากคอมพิวเตอร์
new-hints-alone = เฉพาะเมื่อเล่นคนเดียว
new-hints-all = ทุกคนขอได้
new-hints-nobody = ไม่มี
new-begin = เริ่มเกม
new-open = เปิดโต๊ะ
new-unknown = เรายังไม่มีเกมนี้
new-home = โต๊ะของคุณ

join-title = คุณได้รับเชิญ
join-to = { $name } โต๊ะ { $game }
join-at-table = มาแล้ว { $names }
join-your-name = ชื่อของคุณ
join-sit-down = ร่วมโต๊ะ
join-no-secret = ลิงก์ไม่ครบ ไม่มีส่วนที่อยู่หลัง # เปิดคำเชิญอีกครั้ง หรือขอลิงก์ใหม่
join-open = คุณมีที่นั่งแล้ว ไปที่โต๊ะ
join-home = โต๊ะของคุณ

gather-missing = ยังว่าง { $count } ที่นั่ง
gather-ready = ครบทุกที่นั่งแล้ว
gather-host-starts = เกมจะเริ่มเมื่อเจ้าของโต๊ะกดเริ่ม
gather-seats = ที่นั่ง
gather-free = ว่าง
gather-free-for = จองไว้ให้ { $name }
gather-you = คุณ
gather-present = อยู่ที่นี่
gather-away = ไม่อยู่
gather-computer = คอมพิวเตอร์ { $player }
gather-fill = ให้คอมพิวเตอร์เล่น
gather-fill-seat = ให้คอมพิวเตอร์เล่นที่นั่ง { $number }
gather-level = ระดับคอมพิวเตอร์ ที่นั่ง { $number }
gather-free-seat = ปล่อยที่นั่งนี้ให้ว่าง
gather-free-seat-number = ปล่อยที่นั่งนี้ให้ว่าง ที่นั่ง { $number }
gather-invite = เชิญ
gather-explain = ใครมีลิงก์นี้ก็ร่วมโต๊ะได้
gather-only-here = ที่อยู่นี้ใช้ได้เฉพาะบนคอมพิวเตอร์เครื่องนี้ ถ้าจะให้คนอื่นเข้ามา ให้เริ่ม Salon ด้วย “salon serve --host 0.0.0.0” แล้วเปิดด้วยที่อยู่ของคอมพิวเตอร์เครื่องนี้
gather-link = ลิงก์คำเชิญ
gather-copy = คัดลอกลิงก์
gather-copied = คัดลอกแล้ว
gather-share = แชร์
gather-share-text = มาเล่นด้วยกันที่ { $name }
gather-lost-link = คุณสร้างลิงก์ไว้บนเครื่องอื่น ถ้าสร้างใหม่ ลิงก์เดิมจะใช้ไม่ได้
gather-make-link = สร้างลิงก์ใหม่
gather-new-link = สร้างลิงก์ใหม่ (ลิงก์เดิมจะใช้ไม่ได้)
gather-qr = สแกนเพื่อร่วมโต๊ะด้วยโทรศัพท์
gather-start = เริ่มเกม
