arena-playing = playing
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $distinct } different), { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, seed { $seed }
arena-games = Games
arena-won = Won, %
arena-placed = Placed better, %
arena-rating = Rating
arena-pace = ms: mean / 95%
arena-faults = Faults
arena-pairs = Placed better than …, %
arena-fault = { $player }: { $fault } ({ $times }×)
arena-stopped = stopped after { $finished } of { $asked ->
    [one] { $asked } game
   *[other] { $asked } games
}; unfinished deals are not counted
arena-same = { $same } of { $games ->
    [one] { $games } game repeats
   *[other] { $games } games repeat
} another game move for move. Do the players need more randomness?
