# Worked examples of the rulebook: a title, and what happens. Numbers come from the position.

example-set-up = A city before the first turn
    .text = { $player1 } has a wonder board, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and a hand of cards. The board produces a resource from the first turn on, and its stages wait to be built. { $player2 } and { $player3 } are her neighbours.
example-chain = Free with a chain
    .text = { $player1 } has built the { $source } in Age I. It chains to the { $card }, so she builds it now without paying its cost.
example-discard = A card discarded for coins
    .text = { $player1 } is short of money. He discards the { $card } face down and takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }. Now he has { $total }. Nobody else knows which card it was.
example-trade = A resource from a neighbour
    .text = The { $card } costs { $resource }, and { $player1 }’s city produces none. Her right neighbour { $player3 } does. { $player1 } pays her { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and has { $left } left. { $player3 } cannot refuse, and can spend the coins from the next turn on.
example-stage = A stage of the wonder
    .text = { $player1 } produces everything the next stage costs. She puts the { $card } face down under her board: it marks the stage, and what is printed on it does not matter.
example-conflict = A conflict at the end of an age
    .text = With the { $card } { $player1 } has { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
      }, and both neighbours have none. At the end of the age she wins against each of them and takes two tokens worth { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each.
