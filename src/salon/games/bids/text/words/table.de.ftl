game-title = Gebote
game-about = { $fewest } bis { $most } Spieler · fünf Minuten
round-number = Runde { $round }
piece-points = Wer am Ende die meisten Siegpunkte hat, gewinnt.
piece-prizes = Ein Preis ist so viele Siegpunkte wert wie seine Zahl.
piece-coins = Du darfst bis zu zwei Münzen auf ein Gebot legen; jede erhöht es um { $bid_coin_adds }. Jede Münze, die du am Ende noch hast, ist einen Siegpunkt wert.
piece-cards = Du bietest jede Karte einmal; ihre Zahl ist dein Gebot.
piece-cards-name = Karten
told-now = Jetzt
told-prizes = Offene Preise: { $prizes }.
told-over = Die Partie ist zu Ende.
told-yours = Deine Karten
told-hand = Deine Handkarten: { $cards }.
told-hand-empty = Du hast keine Handkarten mehr.
told-bid-card = Du hast Karte { $card } geboten.
told-bid = Du hast Karte { $card } mit { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} geboten.
told-player = Siegpunkte: { $points }. Münzen: { $coins }.
told-shown = Gebot: Karte { $card } mit { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
