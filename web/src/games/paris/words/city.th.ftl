# เมืองในแบบที่อ่านออกเสียงและอธิบาย: ชื่อของจุดต่าง ๆ และสิ่งที่วางอยู่

city-name = เมืองปารีส
city-hint = ใช้ปุ่มลูกศรเลื่อนไปตัวเลือกถัดไป
city-field = { $district } { $value } { $kind }
city-plot = { $district } { $value } ยังไม่มีสิ่งปลูกสร้าง
city-marker = โทเคน{ $token }
city-keys = กุญแจของ { $owners }
city-owner-twice = { $name } ({ $count })
city-landmark = { $landmark } { $district }
city-new-landmark = { $landmark } สร้างใหม่ในเขต{ $district }
city-prize = { $district } { $tile }
city-no-prize = { $district } ยังไม่มีแผ่นคะแนน
city-sum = { $name } { $sum }
city-left = { $copies ->
    [0] ไม่เหลือแล้ว
   *[other] เหลือ { $copies } แผ่น
}
city-figures = มีเพิลของ { $owners }
map-name = แผนที่เมือง
map-district = เขตที่ { $number } นับตามเข็มนาฬิกาจากด้านบน
map-shown = { $district } กำลังแสดงอยู่
