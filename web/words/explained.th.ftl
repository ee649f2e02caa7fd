# คำอธิบายข้างชิ้นส่วน
explained-rule = กติกาข้อ { $clause }
explained-assumed = ค่าที่เราเดาไว้
