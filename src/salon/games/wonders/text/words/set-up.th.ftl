# สิ่งที่วางบนโต๊ะ (`part-`) และขั้นตอนการตั้งเกมตามจำนวนผู้เล่น (`lay-`)

part-boards = กระดานสิ่งมหัศจรรย์
    .text = แต่ละแผ่นมีด้าน A และด้าน B
part-age-1 = การ์ดของยุค I
    .text = เลขบนการ์ดบอกว่าใช้เมื่อเล่นตั้งแต่กี่คน
part-age-2 = การ์ดของยุค II
    .text = อีกสำรับสำหรับยุคที่สอง
part-age-3 = การ์ดของยุค III
    .text = สับกิลด์รวมในสำรับนี้
part-guilds = กิลด์
    .text = การ์ดสีม่วง ใช้เกมละไม่กี่ใบ
part-coins = เหรียญ
    .text = ใช้ได้เท่าที่ต้องการ
part-tokens = โทเคนการรบ
    .text = ชัยชนะ { $victory_list } พ่ายแพ้ −{ $defeat }
part-leaders = ผู้นำ
    .text = การ์ดสีขาวของภาค Leaders และ Cities
part-black = การ์ดสีดำ
    .text = สำหรับทั้ง 3 ยุค เมื่อใช้ภาค Cities
part-more-guilds = กิลด์เพิ่ม
    .text = เมื่อใช้ภาค Leaders หรือ Cities
part-more-boards = กระดานสิ่งมหัศจรรย์เพิ่ม
    .text = จากชุด Wonder Pack ภาค Leaders และ Cities

lay-boards = กระดานสิ่งมหัศจรรย์คนละแผ่น
    .text = สุ่มจาก { $all_boards } แผ่น ด้าน A หรือด้าน B
lay-coins = เหรียญจากธนาคาร
    .text = คนละ { $coins } เหรียญ กระดานบางแผ่นให้เพิ่ม
lay-out = เอาการ์ดออก
    .text = { $cards_out ->
        [0] เล่น { $seats } คนใช้ทุกใบ
       *[other] ใบที่มีเลขมากกว่า { $seats }
    }
lay-guilds = กิลด์ ไม่เปิดดู
    .text = สุ่มจาก { $all_guilds } ใบ สับรวมกับยุค III
lay-age-1 = การ์ดของยุค I สับแล้วแจก
    .text = ในมือคนละ { $hand } ใบ
lay-age-2 = การ์ดของยุค II คว่ำหน้า
    .text = แจกเมื่อเริ่มยุค II
lay-age-3 = การ์ดของยุค III คว่ำหน้า
    .text = รวมกิลด์แล้ว
lay-tokens = โทเคนการรบข้างธนาคาร
    .text = ชัยชนะ { $victory_list } พ่ายแพ้ −{ $defeat }

lay-note-1 = { $boards_out ->
    [0] ใช้กระดานครบทุกแผ่น
   *[other] เก็บกระดาน { $boards_out } แผ่นลงกล่อง
}
lay-note-2 = { $guilds_out ->
    [0] ใช้กิลด์ครบทุกใบ
   *[other] เก็บกิลด์ { $guilds_out } ใบลงกล่องโดยไม่เปิดดู
}
lay-note-3 = เพื่อนบ้านของคุณคือคนทางซ้ายและทางขวา
lay-note-4 = ภาค Leaders (12.1) และ Cities (13.1) เพิ่มการ์ดอีก
