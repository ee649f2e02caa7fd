# ประโยคในบันทึกเกมที่บอกการกระทำพร้อมสิ่งที่จ่ายและได้รับ

event-built-pays = { $player } สร้าง{ $card } โดยจ่าย { $price }
event-built-gets = { $player } สร้าง{ $card } และได้ { $gains }
event-built-pays-gets = { $player } สร้าง{ $card } โดยจ่าย { $price } และได้ { $gains }
event-staged-pays = { $player } ใช้{ $card }สร้าง{ $stage } โดยจ่าย { $price }
event-staged-gets = { $player } ใช้{ $card }สร้าง{ $stage } และได้ { $gains }
event-staged-pays-gets = { $player } ใช้{ $card }สร้าง{ $stage } โดยจ่าย { $price } และได้ { $gains }
event-staged-hidden-pays = { $player } สร้าง{ $stage } โดยจ่าย { $price }
event-staged-hidden-gets = { $player } สร้าง{ $stage } และได้ { $gains }
event-staged-hidden-pays-gets = { $player } สร้าง{ $stage } โดยจ่าย { $price } และได้ { $gains }
event-sold-gets = { $player } ทิ้ง{ $card } ได้ { $gains }
event-sold-hidden-gets = { $player } ทิ้งการ์ด 1 ใบ ได้ { $gains }
event-recruited-pays = { $player } จ้าง{ $leader } โดยจ่าย { $price }
event-recruited-gets = { $player } จ้าง{ $leader } และได้ { $gains }
event-recruited-pays-gets = { $player } จ้าง{ $leader } โดยจ่าย { $price } และได้ { $gains }
event-picked-gets = { $player } สร้าง{ $card }จากกองทิ้ง และได้ { $gains }
