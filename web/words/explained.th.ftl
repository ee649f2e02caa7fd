# คำอธิบายข้างชิ้นส่วน
explained-rule = กติกา { $clause }
explained-assumed = ค่าที่สันนิษฐาน
