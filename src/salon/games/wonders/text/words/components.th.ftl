# What is wrong with a component value of 7 Wonders. The key stands before the sentence.
component-fixed = ต้องเป็น { $number } เพราะการเลือกผู้นำกำหนดไว้เช่นนั้น
component-no-card = { $word } ไม่ใช่การ์ด
component-effect = { $word } ไม่อยู่ในคำศัพท์ของผล
component-price = ทรัพยากรราคาไม่เกิน { $most } ไม่ใช่ { $number }
component-victory = ต้องมี 3 จำนวน ยุคละ 1 จำนวน ไม่ใช่ { $count }
component-losses = อาจเสียถึง { $total } เหรียญใน 1 ตา แต่รองรับได้ { $most }
component-laying = ผู้นำที่วางบนกระดานต้องนับเท่ากันทุกกระดาน ไม่ใช่ { $words }
component-deck = ยุค { $age } มีการ์ด { $count } ใบสำหรับผู้เล่น { $seats } คน แต่ต้องมี { $needed } ใบ
component-black-cards = ยุค { $age } มีการ์ดสีดำ { $count } ใบ น้อยเกินไปสำหรับผู้เล่น { $seats } คน
component-guilds = มีการ์ดกิลด์ { $count } ใบ แต่ผู้เล่น { $seats } คนต้องใช้ { $needed } ใบ
