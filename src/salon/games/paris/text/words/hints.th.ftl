# เหตุผลที่คำแนะนำบอก
hint-nobody-owns = ยังไม่มีใครมีทำเลในเขต{ $district }
hint-takes-lead = { $tie ->
    [yes] คุณขึ้นนำในเขต{ $district } ผลรวม { $own } เท่ากันแต่คุณมีทำเลมูลค่าสูงสุด
   *[no] คุณขึ้นนำในเขต{ $district } { $own } ต่อ { $other }
}
hint-keeps-lead = { $tie ->
    [yes] คุณยังนำในเขต{ $district } ผลรวม { $own } เท่ากันแต่คุณมีทำเลมูลค่าสูงสุด
   *[no] คุณยังนำในเขต{ $district } { $own } ต่อ { $other }
}
hint-raises-total = ผลรวมของคุณในเขต{ $district }เพิ่มจาก { $before } เป็น { $own } ผลรวมสูงสุดของคนอื่นคือ { $other }
hint-marker = จากนั้นหยิบโทเคนข้าง ๆ ได้: { $token }
hint-bonus = { $tiles ->
    [1] จากนั้นหยิบแผ่นโบนัส { $number } ได้
   *[other] จากนั้นเลือกหยิบแผ่นโบนัสได้ 1 จาก { $tiles } แผ่น
}
hint-prestige = จากนั้นทิ้งเกียรติยศแลก { $points } คะแนนได้
hint-vp-tile-due = เป็นกุญแจดอกที่ { $keys } บนทำเลในเขต{ $district } จากนั้นคุณวางแผ่นคะแนนได้
hint-rival = { $player } ก็มีกุญแจที่ย้าย{ $to } ได้
hint-francs = { $most ->
    [yes] คุณได้ { $gain } ฟรังก์ มากกว่าธนาคารอื่นที่คุณวางได้ตอนนี้
   *[no] คุณได้ { $gain } ฟรังก์
}
hint-few-francs = { $francs ->
    [0] คุณไม่มีเงินเลย และจะได้ { $gain } ฟรังก์
   *[other] คุณมีแค่ { $francs } ฟรังก์ และจะได้อีก { $gain }
}
hint-new-district = คุณยังไม่มีทำเลในเขต{ $district }
hint-onward = ตาหลัง ๆ กุญแจดอกนี้ย้าย{ $to } ได้ จ่าย { $cost } ฟรังก์ คุณจะมี { $francs }
hint-key-on-bank = คุณมีกุญแจ{ $on } ซึ่งย้ายไปสิ่งปลูกสร้างใหม่ได้
hint-nobody-there = ยังไม่มีใครมีกุญแจในเขต{ $district }
hint-own-total = ผลรวมของคุณในเขต{ $district }คือ { $own } ผลรวมสูงสุดของคนอื่นคือ { $other }
hint-opens = { $when ->
    [now] ทำให้คุณย้ายกุญแจ{ $to } ได้
   *[later] ตาหลัง ๆ คุณจะย้ายกุญแจ{ $to } ได้
}
hint-first-token = คุณยังไม่มี{ $token }
hint-scores = ได้ { $points } คะแนนทันที
hint-tile-would-score = จากสิ่งที่คุณมี แผ่นโบนัส { $number } ให้ { $points } คะแนน
hint-last-copy = เป็นแผ่นโบนัส { $number } แผ่นสุดท้าย
hint-vp-tile = { $place ->
    [first] คุณนำในเขต{ $district } ตอนนี้แผ่นนี้ให้คุณ { $points } คะแนน
   *[other] ตามที่เป็นอยู่ในเขต{ $district } แผ่นนี้ให้คุณ { $points } คะแนน
}
hint-end-tiles = เลือกได้จากแผ่นจบเกม { $left } แผ่น
hint-end-tiles-few = { $left ->
    [1] เป็นแผ่นจบเกมแผ่นสุดท้าย
   *[other] แผ่นจบเกมเหลือแค่ { $left } แผ่น
}
hint-end-tile-points = มีค่า { $points } คะแนน
hint-end-tile-token = คุณยังไม่มี{ $token }
