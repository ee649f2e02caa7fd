# วิธีอ่านชิ้นส่วนของปารีส: ข้อความที่ชี้บนภาพในกติกา
anatomy-district = วิธีอ่านเขต
anatomy-landmark = วิธีอ่านสถานที่สำคัญ
anatomy-vp-tile = วิธีอ่านแผ่นคะแนน
anatomy-tile = วิธีอ่านแผ่นโบนัส

part-building = { $building } มูลค่า { $value }
part-building-text = จากธนาคารหรือประตูชัย คุณจ่ายเท่ามูลค่า ที่นี่คือ { $price } จากทำเลอื่นจ่ายแค่ส่วนต่าง ตอนจบเกมมูลค่านี้นับเป็นของเขต
part-token = { $token }
part-token-text = โทเคนข้างสิ่งปลูกสร้าง หยิบได้เมื่อคุณซื้อสิ่งปลูกสร้างนี้
part-key = กุญแจของ { $name }
part-key-text = { $name } เป็นเจ้าของสิ่งปลูกสร้างนี้ คนอื่นย้ายกุญแจมาไม่ได้ ถ้าไม่มีแผ่นโบนัสที่ให้ทำได้
part-plot = ที่ว่างมูลค่า { $value }
part-plot-text = ยังไม่มีสิ่งปลูกสร้างมูลค่า { $value } ที่นี่ จึงยังย้ายกุญแจมาไม่ได้
part-bank = ธนาคาร
part-bank-text = วางกุญแจที่นี่แล้วรับ { $gain } จากนั้นย้ายไปทำเลในเขตนี้
part-plinth = ที่ของสถานที่สำคัญ
part-plinth-text = สถานที่สำคัญใหม่ของเขตสร้างที่นี่ ไม่จำกัดจำนวน
part-built-landmark = { $name }
part-built-landmark-text = สถานที่สำคัญที่สร้างแล้วที่นี่ อันต่อไปต้องมีมูลค่าสูงกว่า
part-sums = ผลรวม
part-sums-text = มูลค่าที่แต่ละคนมีในเขตนี้: { $sums }

part-value = มูลค่า { $value }
part-value-text = คุณจ่าย { $price } หรือแค่ส่วนต่างถ้ากุญแจมาจากทำเลอื่น ตอนจบเกมมูลค่านี้นับเป็นของเขต
part-goods = ทรัพยากร
part-goods-text = จ่ายเพิ่ม { $goods }
part-prestige = เกียรติยศ
part-prestige-text = ตอนซื้อ ทิ้งโทเคนเกียรติยศตามภาพได้ไม่เกิน 3 อัน แต่ละภาพใช้ได้ครั้งเดียว: { $pictures }
picture-points = { $token } ได้ { $points }

part-vp-tile = แผ่นคะแนน { $tile }
part-vp-tile-text = { $points }

part-first = อันดับ 1
part-first-text = ตอนจบเกม ผลรวมมูลค่าสูงสุดในเขตที่มีแผ่นนี้ได้ { $points }
part-second = อันดับ 2
part-second-text = ผลรวมรองลงมาได้ { $points }
part-third = อันดับ 3
part-third-text = ผลรวมอันดับ 3 ได้ { $points }

part-number = แผ่นโบนัส { $number }
part-number-text = ตำแหน่งบนแถบโบนัส แต่ละหมายเลขมีได้แค่ครั้งเดียวต่อเกม รายละเอียดอยู่ในกติกาข้อ { $clause }
part-zone = โซน { $letter }
part-zone-text = สีของแผ่นคือสีของโซน { $letter } บนแถบโบนัส
part-effect = แผ่นนี้ทำอะไร
part-effect-text = { $effect }
