arena-playing = playing
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $distinct } different), { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $seats } seats, { $decisions } decisions, seed { $seed }
arena-games = Games
arena-won = Won, %
arena-placed = Placed better, %
arena-rating = Rating
arena-pace = ms: mean / 95 %
arena-faults = Faults
arena-pairs = Placed better than …, %
arena-fault = { $player }: { $fault } ({ $times }×)
arena-stopped = stopped after { $finished } of { $asked } games; deals that are not whole are left out of the numbers
arena-same = moves as in another game of the match: { $same } of { $games } games; is there too little chance in them?
