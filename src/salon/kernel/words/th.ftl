reason-over = จบเกมแล้ว
    .short = จบแล้ว
reason-not-waiting = ยังไม่ถึงตาคุณ
    .short = ยังไม่ถึงตา
reason-no-such-action = ไม่มีแอคชั่นนี้
    .short = ไม่มี
hint-even = ดีพอ ๆ กับทางเลือกอื่น
hint-later = จะดีแค่ไหนต้องเล่นไปอีกหลายตาจึงจะเห็น
