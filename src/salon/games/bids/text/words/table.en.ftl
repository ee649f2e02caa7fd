game-title = Bids
game-about = { $fewest } to { $most } players · five minutes
round-number = Round { $round }
piece-points = Whoever has the most points at the end wins.
piece-prizes = A prize brings as many points as its number says.
piece-coins = Up to two coins can be laid on a bid; each adds { $bid_coin_adds }. Each coin left at the end is a point.
piece-cards = Every card is bid once; its number is the bid.
piece-cards-name = cards
told-now = Now
told-prizes = Open prizes: { $prizes }.
told-over = The game is over.
told-yours = Your cards
told-hand = In your hand: { $cards }.
told-hand-empty = Your hand is empty.
told-bid-card = You have laid down card { $card }.
told-bid = You have bid card { $card } with { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
told-player = Points: { $points }. Coins: { $coins }.
told-shown = Bid: card { $card } with { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
