# ชุดของฉันของเกมนี้: กระดาน แผ่น และสถานที่สำคัญเป็นแบบฟอร์ม

copy-board = กระดานของคุณ
copy-loading = กำลังวางกระดาน…
copy-spot-assumed = { $label } เราเดาว่า { $value }
copy-spot-checked = { $label } ตรวจแล้ว { $value }
copy-spot-known = { $label } { $value }
copy-prices = ตารางราคา
copy-prices-where = พิมพ์ไว้ด้านในฉาก
copy-buy = ซื้อ
copy-sell = ขาย
copy-not-sold = ไม่มีขาย
copy-letter-row = แผ่นตัวอักษร { $letter }
copy-tile-copies = แผ่น { $number } เมื่อเล่น 4 คน
copy-in-box = เราเดาว่า { $count } ในกล่องของคุณมี
copy-back-none = { $count } แผ่น ตั้งแต่ 2 คน
copy-back-3 = { $count } แผ่น ตั้งแต่ 3 คน
copy-back-4 = { $count } แผ่น เฉพาะ 4 คน
copy-back-less = ลดแผ่นเครื่องหมาย { $mark } ลง 1
copy-back-more = เพิ่มแผ่นเครื่องหมาย { $mark } อีก 1
copy-by-players = เล่น 2 คนมี { $two } เล่น 3 คนมี { $three } เล่น 4 คนมี { $four }
copy-copies-next = { $count } แผ่น ไปแผ่นถัดไป
copy-sum = จำนวนรวม
copy-adds-up = รวมได้ { $total } แผ่น ในกล่องมี { $box } แผ่น ตรงกัน
copy-too-many = { $total } แผ่น เกินไป { $by }
copy-too-few = { $total } แผ่น ขาดไป { $by }
copy-look-again = ลองดูแผ่น { $tiles } อีกครั้ง
copy-sum-fewer = เล่น 2 คน { $two } แผ่น เล่น 3 คน { $three } แผ่น
copy-landmark-name = ชื่อ
copy-medals = ภาพเกียรติยศและคะแนนของแต่ละภาพ
copy-medal = ภาพที่ { $number } { $token } กดเพื่อเปลี่ยน
copy-medal-points = คะแนนของภาพที่ { $number }
copy-medal-more = เพิ่มภาพ
copy-medal-less = ลดภาพ
copy-landmark-next = ถูกต้อง ไปแห่งถัดไป
copy-swap = จึงสลับกับ{ $other } ซึ่งเป็น { $value }
copy-taken = { $other } ก็เป็น { $value } และคุณตรวจแล้ว
copy-both = ทั้งคู่เป็น { $value } โดย{ $other }คงเดิม
copy-keep-both = ไม่สลับ ทั้งคู่เป็น { $value }
copy-token-where = พิมพ์ไว้ข้าง
copy-token-all = ทุกช่องที่มีค่า { $value }
copy-token-one = ช่องใน{ $district }เท่านั้น
copy-field = ช่อง { $value }
copy-next = { $group ->
    [banks] พิมพ์ว่า { $value } ไปธนาคารถัดไป
    [prices] พิมพ์ว่า { $value } ไปราคาถัดไป
    [types] พิมพ์ว่า { $value } ไปช่องถัดไป
    [tokens] พิมพ์ว่า { $value } ไปค่าถัดไป
    [one-token] พิมพ์ว่า { $value } กลับไปทุกช่อง
    [tile-amounts] พิมพ์ว่า { $value } ไปแผ่นถัดไป
    [tile-letters] พิมพ์ว่า { $value } ไปแผ่นถัดไป
   *[other] พิมพ์ว่า { $value } ถัดไป
}
copy-rest = { $all ->
    [yes] ทั้ง { $count } ถูกต้องตามที่เห็น
   *[no] อีก { $count } ถูกต้องตามที่เห็น
}
copy-all-values = ค่าทั้งหมดของแผ่น
copy-groups-more = อีก { $count }
