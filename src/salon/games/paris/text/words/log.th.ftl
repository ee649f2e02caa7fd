# ประโยคในบันทึกเกมที่บอกการกระทำพร้อมสิ่งที่จ่ายและได้รับ

event-drew-built = { event-drew }
event-key-placed-gets = { $player } วางกุญแจ{ $on } และรับ { $gains }
event-moved-pays = { $player } ย้ายกุญแจ{ $from } { $to } โดยจ่าย { $price }
event-moved-tile-used-pays = { $player } ใช้แผ่นโบนัส { $number } ย้ายกุญแจ{ $from } { $to } โดยจ่าย { $price }
event-moved-founded-pays = { $player } สร้าง{ $landmark } ในเขต{ $district } และย้ายกุญแจ{ $from } ไปที่นั่น โดยจ่าย { $price }
event-tile-taken-figure = { $player } เลื่อนมีเพิลไปยังตำแหน่งที่ { $space } และหยิบแผ่นโบนัส { $number }
event-tile-taken-figure-pays = { $player } จ่าย { $price } เลื่อนมีเพิลไปยังตำแหน่งที่ { $space } และหยิบแผ่นโบนัส { $number }
event-tile-used-unit = { $player } ใช้แผ่นโบนัส { $number } และมี { $gains } ใช้ได้ในตานี้
event-tile-used-gets = { $player } ใช้แผ่นโบนัส { $number } และได้ { $gains }
event-tile-used-pays-gets = { $player } ใช้แผ่นโบนัส { $number } จ่าย { $price } และได้ { $gains }
event-end-used-unit = { $player } ใช้แผ่นจบเกม 1 แผ่น และมี { $gains } ใช้ได้ในตานี้
event-end-used-gets = { $player } ใช้แผ่นจบเกม 1 แผ่น และได้ { $gains }
event-buys = { $player } ซื้อ { $gains } โดยจ่าย { $price }
event-sells = { $player } ขาย { $price } ได้ { $gains }
event-sells-unit = { $player } ขาย { $price } จากแผ่น ได้ { $gains }
event-returns = { $player } คืน { $price } ได้ { $gains }
event-discards = { $player } ทิ้ง { $price } ได้ { $gains }
event-discards-unit = { $player } ทิ้ง { $price } จากแผ่น ได้ { $gains }
