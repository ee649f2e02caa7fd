# What is wrong with a component value of Paris. The key stands before the sentence.
component-fields = ช่องของแต่ละเขตมีมูลค่า 1, 2, 3, 4, 5 และ 8
component-marker-8 = ข้างช่องมูลค่า 8 ต้องเป็นทองเสมอ
component-marker-count = { $token }มีเพียง 6 อัน ไม่ใช่ { $count } อัน
component-price = ราคาซื้อ { $buy } ต้องสูงกว่าราคาขาย { $sell }
component-name = ต้องเป็นตัวอักษรที่พิมพ์ได้ 1 ถึง { $most } ตัว
component-resources = ทรัพยากรแต่ละชนิดมีเพียง { $most } อัน ไม่ใช่ { $number } อัน
component-picture-points = ต้องมี 1 จำนวนต่อภาพเกียรติยศ 1 ภาพ คือ { $pictures } ไม่ใช่ { $points }
component-tile-missing = ไม่มีแผ่นโบนัส { $tile } บนแถบโบนัสต้องมีอย่างน้อย 1 แผ่น
component-fewer-copies = { $copies } แผ่นเมื่อเล่น { $players } คนน้อยเกินไป ผู้เล่นมากขึ้นจำนวนแผ่นต้องไม่ลดลง
component-effect-fixed = เปลี่ยนไม่ได้ เพราะผลอื่นก็คือแผ่นอื่น
component-building-value = สิ่งปลูกสร้างมีมูลค่า 1, 2, 3, 4, 5 และ 8 ไม่ใช่ { $number }
component-tile-count = รวมได้ { $total } แผ่นเมื่อเล่น 4 คน แต่มีอยู่ { $count } แผ่น
component-letter-missing = ไม่มีแผ่นใดมีตัวอักษร { $letter }
component-end-tile-count = รวมได้แผ่นจบเกม { $total } แผ่น แต่มีอยู่ { $count } แผ่น
