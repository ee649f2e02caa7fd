# Worked examples of the rulebook: a title, and what happens. Numbers come from the position.

example-set-up = A city before the first turn
    .text = { $player1 } has a wonder board, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and a hand of cards. The board produces a resource from the first turn on, and its stages wait to be built. { $player2 } and { $player3 } are her neighbours.
example-vineyard = Coins for brown cards
    .text = { $player1 } builds the { $card }, which costs nothing. It counts the brown cards in her city and in both neighbouring cities, and the { $other } that { $player2 } builds in the same turn counts, too. She takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and now has { $total }.
example-last-card = Playing the last card of an age
    .text = With the second stage of { $board }, { $player1 } need not discard his last card in Age I: he builds the { $card }. Now he has { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
      } and wins against both neighbours, who discard their last cards. He takes two tokens worth { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each.
example-build = Building a card
    .text = { $player1 } lays the { $card } face up in her city. It costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }, and she has { $left } left. From the next turn on it produces { $first } or { $second }: she chooses which one whenever she pays a cost.
example-same-name = The same name twice
    .text = { $player1 } built the { $card } a turn ago and now finds another one in the hand he received. A city never has two cards of the same name, so he cannot build it. He can still discard it for coins, or build a stage with it.
example-chain = Free with a chain
    .text = { $player1 } has built the { $source } in Age I. It chains to the { $card }, so she builds it now without paying its cost.
example-no-resource = A resource that no neighbour produces
    .text = The { $card } costs { $resource }. { $player1 }’s city does not produce it, and neither do the cities of { $player2 } and { $player3 }. His coins do not help: he can only buy what one of his neighbours produces.
example-discard = A card discarded for coins
    .text = { $player1 } is short of money. He discards the { $card } face down and takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }. Now he has { $total }. Nobody else knows which card it was.
example-free-build = A free build
    .text = The second stage of { $board } gives { $player1 } a free build once per age. She uses it for the { $card }, although her city produces no { $resource }, and keeps her { $left ->
        [one] { $left } coin
       *[other] { $left } coins
      }. The next free build is hers in Age II.
example-trade = A resource from a neighbour
    .text = The { $card } costs { $resource }, and { $player1 }’s city produces none. Her right neighbour { $player3 } does. { $player1 } pays her { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and has { $left } left. { $player3 } cannot refuse, and can spend the coins from the next turn on.
example-both-neighbours = Buying from both neighbours
    .text = The first stage of { $board } costs two { $resource }, and { $player1 }’s city produces none. { $player2 } on the left and { $player3 } on the right each produce one. He pays each of them { $price ->
        [one] { $price } coin
       *[other] { $price } coins
      }, { $coins } in all, and has { $left } left.
example-trading-post = A lower price
    .text = The { $card } costs { $resource }, which { $player3 } on the right produces. { $player1 } built the { $post } a turn ago, so raw materials from the right are cheaper: she pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } instead of { $usual } and has { $left } left.
example-too-few-coins = Too few coins for a trade
    .text = The { $card } costs { $resource }, and of { $player1 }’s neighbours only { $player2 } produces it. The price is { $price ->
        [one] { $price } coin
       *[other] { $price } coins
      }, but since she paid for the { $last } she has { $coins } left. She needs more coins first, or chooses another card.
example-stage = A stage of the wonder
    .text = { $player1 } produces everything the next stage costs. She puts the { $card } face down under her board: it marks the stage, and what is printed on it does not matter.
example-stage-points = A stage worth points
    .text = The first stage of { $board } costs two { $resource }. { $player1 } produces one with his board and one with the { $source }, so he pays nothing. The points of the stage are his for the rest of the game: his score rises from { $before } to { $after }.
example-stage-coins = Coins from a stage at once
    .text = The second stage of { $board } costs two { $resource }. { $player1 } produces one and pays { $player2 } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
      } for the other. Then the stage gives her { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } at once. Now she has { $total }, to spend from the next turn on.
example-discard-pile = A card from the discard pile
    .text = { $player1 } pays { $player3 } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } for two { $resource } and builds the first stage of { $board }. At the end of the turn she looks through the discard pile and builds the { $card } from it, free of charge. { $player2 } had discarded it a turn before.
example-conflict = A conflict at the end of an age
    .text = With the { $card } { $player1 } has { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
      }, and both neighbours have none. At the end of the age she wins against each of them and takes two tokens worth { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each.
example-defeat = Two lost conflicts
    .text = { $player1 } builds the { $card } in the last turn of Age I and has no shields. { $player2 } reveals the { $first } in the same turn, and { $player3 } has the { $second }. { $player1 } loses both conflicts and takes { $tokens ->
        [one] { $tokens } defeat token
       *[other] { $tokens } defeat tokens
      }, each worth minus { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-second-age = A conflict in Age II
    .text = { $player1 } still has { $before ->
        [one] { $before } shield
       *[other] { $before } shields
      } from Age I and builds the { $card }. With { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
      } she is stronger than { $player2 } and { $player3 }, and takes a victory token for each of them. In Age II a victory is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-tie = As many shields as a neighbour
    .text = With the { $card }, { $player1 } has { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
      }, and so does { $player2 }: between these two nobody takes a token. { $player3 } has no shields, so { $player1 } wins that conflict and takes a token worth { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-diplomacy = Staying out with diplomacy
    .text = The { $card } gives { $player1 } diplomacy: she stays out of the conflicts at the end of Age I and takes no token. Her neighbours meet each other instead. { $player2 } has { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
      } and { $player3 } none, so { $player2 } wins.
example-debt = A debt token instead of coins
    .text = { $player1 } builds the { $card }. In the same turn { $player2 } builds the { $other }, and all others lose coins. { $player3 } pays, but { $player1 } keeps her { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and takes { $debts ->
        [one] { $debts } debt token
       *[other] { $debts } debt tokens
      }. Debts cost points at the end and can never be paid back.
example-treasury = Points for the treasury
    .text = In the last turn { $player1 } discards the { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and has { $total }. At the end of the game she scores a point for every { $rules_coins_a_point_counted }, which is { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. The coins beyond that score nothing, but they can decide a tie.
example-science = Scoring science
    .text = With the { $card }, { $player1 } ends the game with { $tablets ->
        [one] { $tablets } tablet
       *[other] { $tablets } tablets
      }, { $compasses ->
        [one] { $compasses } compass
       *[other] { $compasses } compasses
      } and { $gears ->
        [one] { $gears } gear
       *[other] { $gears } gears
      }. Each number is multiplied by itself: she scores { $third }, { $first } and { $second ->
        [one] { $second } point
       *[other] { $second } points
      }. One set of three different symbols adds { $set ->
        [one] { $set } point
       *[other] { $set } points
      }.
example-guild = Scoring a guild
    .text = { $player1 } builds the { $card } in the last turn; his city produces { $first }, { $second } and { $third }. At the end it counts the yellow cards of { $player2 } and { $player3 }, but not his own, and he scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-great-wall = The Great Wall in any order
    .text = The stages of the Great Wall can be built in any order, and { $player1 } begins with the fourth. It costs two { $resource }: she produces one and buys one from { $player3 } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }. From the next turn on it gives her a resource that her city does not produce.
example-stonehenge = Counting stone symbols
    .text = { $player1 } pays each neighbour { $price ->
        [one] { $price } coin
       *[other] { $price } coins
      } for ore and builds the first stage of { $board }. It counts the stone symbols on her own brown cards, and the { $first } and the { $second } show one each. She takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } now and scores points for them at the end.
example-copied-stage = Copying a stage
    .text = { $player1 } has { $board }, a board without a resource. Its first stage is a copy of the first stage on the left, that of { $copied }, with the same cost and the same points. He buys { $first } from { $player2 } and { $second } from { $player3 }, pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and has { $left } left.
example-recruit = Recruiting a leader
    .text = Before Age I, { $player1 } chooses one of her leaders and recruits { $leader }. She pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } and has { $left } left. From now on her military cards cost one resource less. Her other leaders wait for the next ages.
example-leader-coins = Coins thanks to a leader
    .text = { $player1 } has recruited { $leader }, who gives him coins whenever he builds a commercial card. He builds the { $card }, which costs nothing, takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } from the bank and now has { $total }.
example-gambling-den = A card that helps the neighbours, too
    .text = The { $card } is a black card and costs nothing. { $player1 } builds it, takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      } from the bank and has { $total }. Her neighbours gain from it, too: { $player2 } and { $player3 } now have { $other } each.
