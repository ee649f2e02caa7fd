# A number of something that games count, with its plural. A game can add a message amount-PIECE of its own.
amount = { $amount } { $name }
amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
amount-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
