points = points
prizes = prizes
coins = coins left
event-bid = { $player } bids card { $card }.
event-revealed = { $player } shows card { $card } with { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
event-points = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $why }.
reason-wrong-moment = You cannot choose that now
    .short = not now
reason-not-in-hand = You do not have card { $card } in your hand
    .short = not in hand
reason-too-few-coins = You need { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}, you have { $has }
    .short = too few coins
reason-prize-gone = This prize is gone
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
move-coins = put { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on it
move-prize = take prize { $prize }
