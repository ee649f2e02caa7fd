points = points
prizes = prizes
coins = coins left
event-bid = { $player } lays down card { $card }.
event-revealed = { $player } shows card { $card } with { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
event-points = { $player } gets { $points } for { $why }.
reason-wrong-moment = That is not the choice to make now
    .short = not now
reason-not-in-hand = You do not hold card { $card }
    .short = not held
reason-too-few-coins = That takes { $needs ->
        [one] { $needs } coin
       *[other] { $needs } coins
    }, you have { $has }
    .short = too few coins
reason-prize-gone = That prize is gone
    .short = gone
bids-prizes = Round { $round }, prizes: { $prizes }
bids-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
bids-hand = Your cards: { $cards }
move-card = bid card { $card }
move-coins = lay { $coins } { $coins ->
    [one] coin
   *[other] coins
} on it
move-prize = take the prize { $prize }
