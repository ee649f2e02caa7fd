# What is wrong with a component value of 7 Wonders. The key stands before the sentence.
component-fixed = must be { $number }: the draft is made for it
component-no-card = { $word } is no card
component-effect = { $word } is not in the vocabulary of effects
component-price = a resource costs at most { $most }, not { $number }
component-victory = needs three numbers, one for each Age, not { $count }
component-losses = a turn could cost { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}; at most { $most } are possible
component-laying = leaders laid on a board count the same everywhere, not { $words }
component-deck = Age { $age } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $seats } players; there must be { $needed }
component-black-cards = Age { $age } has { $count ->
    [one] { $count } black card
   *[other] { $count } black cards
}, too few for { $seats } players
component-guilds = { $seats } players need { $needed ->
    [one] { $needed } guild
   *[other] { $needed } guilds
}; there are { $count }
