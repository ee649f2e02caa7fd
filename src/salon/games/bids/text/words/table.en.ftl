game-title = Bids
game-about = { $fewest } to { $most } players · five minutes
round-number = Round { $round }
piece-points = The player with the most points wins.
piece-prizes = A prize is worth as many points as its number.
piece-coins = You can put up to two coins on a bid; each adds { $bid_coin_adds }. Each coin you have left at the end is worth a point.
piece-cards = You bid each card once; its number is your bid.
piece-cards-name = cards
told-now = Now
told-prizes = Open prizes: { $prizes }.
told-over = The game is over.
told-yours = Your cards
told-hand = In your hand: { $cards }.
told-hand-empty = Your hand is empty.
told-bid-card = You have bid card { $card }.
told-bid = You have bid card { $card } with { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
told-player = Points: { $points }. Coins: { $coins }.
told-shown = Bid: card { $card } with { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
