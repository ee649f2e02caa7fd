rule-1 = Gebote
rule-1-1 = Du bekommst sechs der Karten 1 bis 24 und hast { $start_coins ->
    [one] { $start_coins } Münze
   *[other] { $start_coins } Münzen
}. Es gibt { $game_rounds ->
    [one] { $game_rounds } Runde
   *[other] { $game_rounds } Runden
}; in jeder liegen so viele Preise offen, wie ihr Spieler seid.
rule-1-2 = Alle bieten gleichzeitig: zuerst verdeckt eine Handkarte, dann die Münzen darauf. Du kannst dein Gebot ändern, bis der Letzte gewählt hat.
rule-1-3 = Du darfst bis zu zwei Münzen auf deine Karte legen, höchstens so viele, wie du hast. Jede erhöht dein Gebot um { $bid_coin_adds } und ist dann weg.
rule-1-4 = Alle Gebote werden aufgedeckt. Vom höchsten bis zum niedrigsten Gebot nimmt jeder von euch einen der offenen Preise; bei gleichen Geboten geht die höhere Karte vor.
rule-1-5 = Nach der letzten Runde ist jede Münze, die du noch hast, ein Siegpunkt. Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand teilt ihr den Sieg.
