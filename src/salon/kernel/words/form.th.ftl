form-question = ชุดของคุณพิมพ์ไว้ว่าอะไร
