# Was auf dem Tisch liegt (`part-`), und die Schritte des Aufbaus für eine Zahl von Spielern (`lay-`).

part-boards = Spielpläne
    .text = Jeder mit einer Seite A und einer Seite B
part-age-1 = Karten aus Zeitalter I
    .text = Die Zahl auf einer Karte sagt, ab wie vielen Spielern ihr sie nehmt
part-age-2 = Karten aus Zeitalter II
    .text = Ein eigener Stapel für das zweite Zeitalter
part-age-3 = Karten aus Zeitalter III
    .text = In diesen Stapel kommen die Gilden
part-guilds = Gilden
    .text = Violette Karten, ein paar in jeder Partie
part-coins = Münzen
    .text = So viele, wie ihr braucht
part-tokens = Konfliktmarker
    .text = Sieg { $victory_list }, Niederlage −{ $defeat }
part-leaders = Anführer
    .text = Weiße Karten aus Leaders und Cities
part-black = Schwarze Karten
    .text = Für alle drei Zeitalter, mit Cities
part-more-guilds = Weitere Gilden
    .text = Mit Leaders oder Cities
part-more-boards = Weitere Spielpläne
    .text = Aus dem Wonder Pack, Leaders und Cities

lay-boards = Ein Spielplan für jeden
    .text = Einer von { $all_boards }, Seite A oder Seite B
lay-coins = Münzen aus dem allgemeinen Vorrat
    .text = { $coins } für jeden, manche Spielpläne geben mehr
lay-out = Karten zurück in die Schachtel
    .text = { $cards_out ->
        [0] Mit { $seats } Spielern braucht ihr alle
       *[other] Sie zeigen eine Zahl über { $seats }
    }
lay-guilds = Gilden, ungesehen
    .text = Aus { $all_guilds } gezogen, in Zeitalter III gemischt
lay-age-1 = Karten aus Zeitalter I, gemischt und ausgeteilt
    .text = { $hand } auf jede Hand
lay-age-2 = Karten aus Zeitalter II, verdeckt
    .text = Ausgeteilt, wenn Zeitalter II beginnt
lay-age-3 = Karten aus Zeitalter III, verdeckt
    .text = Mit den Gilden
lay-tokens = Konfliktmarker neben den allgemeinen Vorrat
    .text = Sieg { $victory_list }, Niederlage −{ $defeat }

lay-note-1 = { $boards_out ->
    [0] Alle Spielpläne sind im Spiel.
    [one] { $boards_out } Spielplan kommt zurück in die Schachtel.
   *[other] { $boards_out } Spielpläne kommen zurück in die Schachtel.
}
lay-note-2 = { $guilds_out ->
    [0] Alle Gilden sind im Spiel.
    [one] { $guilds_out } Gilde kommt ungesehen zurück in die Schachtel.
   *[other] { $guilds_out } Gilden kommen ungesehen zurück in die Schachtel.
}
lay-note-3 = Deine Nachbarn sitzen links und rechts von dir.
lay-note-4 = Mit Leaders (12.1) und Cities (13.1) kommen weitere Karten dazu.
