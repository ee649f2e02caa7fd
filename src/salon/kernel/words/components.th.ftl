# What is wrong with a component value. The key stands before the sentence.
component-unknown = ไม่มีค่านี้
component-not-a-number = ต้องเป็นจำนวนเต็ม ไม่ใช่ { $value }
component-not-a-word = ต้องเป็นคำ ไม่ใช่ { $value }
component-not-a-list = ต้องเป็นรายการ ไม่ใช่ { $value }
component-not-numbers = ต้องเป็นรายการของจำนวนเต็ม ไม่ใช่ { $value }
component-not-words = ต้องเป็นรายการของคำ ไม่ใช่ { $value }
component-range = ต้องอยู่ระหว่าง { $least } ถึง { $most } ไม่ใช่ { $number }
component-choice = { $word } ไม่ใช่ตัวเลือกใน { $choices }
component-too-many = มี { $count } รายการ แต่ใส่ได้ไม่เกิน { $most }
