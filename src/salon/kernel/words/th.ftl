hidden = ปิดอยู่
reason-over = เกมจบแล้ว
    .short = จบแล้ว
reason-not-waiting = ยังไม่ถึงคราวที่คุณต้องตัดสินใจ
    .short = ยังไม่ถึงตา
reason-no-such-action = ไม่มีแอคชั่นนี้
    .short = ไม่มี
