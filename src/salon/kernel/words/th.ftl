hidden = ปิดอยู่
reason-over = เกมจบแล้ว
reason-not-waiting = ยังไม่ถึงคราวที่คุณต้องตัดสินใจ
reason-no-such-action = ไม่มีแอคชั่นนี้
