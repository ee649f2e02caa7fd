rule-1 = Bids
rule-1-1 = You are dealt six of the cards 1 to 24 and have { $start_coins ->
    [one] { $start_coins } coin
   *[other] { $start_coins } coins
}. There { $game_rounds ->
    [one] is { $game_rounds } round
   *[other] are { $game_rounds } rounds
}, each with as many open prizes as players.
rule-1-2 = Everyone bids at the same time: first a card of your hand, face down, then the coins on it. You can change your bid until the last player has chosen.
rule-1-3 = You can lay up to two coins on your card, but no more than you have. Each adds { $bid_coin_adds } to your bid and is gone.
rule-1-4 = All bids are turned over. From the highest bid to the lowest, each of you takes one of the open prizes; if bids are tied, the higher card goes first.
rule-1-5 = After the last round every coin you have left is a point. The player with the most points wins; if points are tied, you share the win.
