game-title = Gebote
game-about = { $fewest } bis { $most } Spieler · fünf Minuten
round-number = Runde { $round }
piece-points = Wer am Ende die meisten Punkte hat, gewinnt.
piece-prizes = Ein Preis bringt so viele Punkte, wie seine Zahl sagt.
piece-coins = Bis zu zwei Münzen dürfen auf ein Gebot; jede erhöht es um { $bid_coin_adds }. Jede übrige Münze zählt am Ende einen Punkt.
piece-cards = Jede Karte wird einmal geboten; ihre Zahl ist das Gebot.
piece-cards-name = Karten
told-now = Jetzt
told-prizes = Offene Preise: { $prizes }.
told-over = Das Spiel ist zu Ende.
told-yours = Deine Karten
told-hand = Auf deiner Hand: { $cards }.
told-hand-empty = Deine Hand ist leer.
told-bid-card = Du hast Karte { $card } abgelegt.
told-bid = Du hast Karte { $card } mit { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} geboten.
told-player = Punkte: { $points }. Münzen: { $coins }.
told-shown = Gebot: Karte { $card } mit { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
