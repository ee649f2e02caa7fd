points = Siegpunkte
prizes = Preise
coins = übrige Münzen
event-bid = { $player } bietet Karte { $card }.
event-revealed = { $player } zeigt Karte { $card } mit { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
event-points = { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $why }.
reason-wrong-moment = Das steht jetzt nicht zur Wahl
    .short = nicht jetzt
reason-not-in-hand = Karte { $card } hast du nicht auf der Hand
    .short = nicht da
reason-too-few-coins = Dafür brauchst du { $needs ->
    [one] { $needs } Münze
   *[other] { $needs } Münzen
}, du hast { $has }
    .short = zu wenige Münzen
reason-prize-gone = Dieser Preis ist schon vergeben
    .short = weg
bids-prizes = Runde { $round }, Preise: { $prizes }
bids-player = { $player }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
bids-hand = Deine Karten: { $cards }
move-card = Karte { $card } bieten
move-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} darauflegen
move-prize = Preis { $prize } nehmen
