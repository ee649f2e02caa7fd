# Worked examples of the rulebook: a title, and what happens. Numbers come from the position.

example-set-up = The table before the first turn
    .text = A token lies beside every field, and the bonus tiles lie around the city. Where more than one lies, the space says so. Each of you has { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      } and { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
      } behind the screen.
example-key-on-bank = A key on a bank
    .text = { $player1 } places a key on the bank of Saint-Germain and gets { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      } at once. She now has { $total }.
example-bank-to-building = From the bank to a building
    .text = { $player2 } moves her key from the bank of Saint-Germain to the building of value 5 in the same district. A bank has no value, so she pays the whole { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      } and has { $left } left.
example-from-the-arc = From the Arc to any district
    .text = { $player1 } has a key on the Arc. From there it may go to any district. She chooses the building of value 3 in La Villette and pays { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }.
example-bakery-to-theatre = From a bakery to a theatre
    .text = { $player2 } owns the bakery of value { $low } in Montmartre and moves his key to the theatre of value { $high }. He pays only the difference, { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }. The bakery is free again.
example-theatre-to-landmark = From a theatre to a new landmark
    .text = { $player3 } owns the theatre of value { $low } in La Villette. She adds landmark 12 to the district and moves her key there. She pays the difference of { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, and { $marble } marble and { $gold } gold from the landmark.
example-landmark-too-low = A landmark that is too low
    .text = { $player2 } has built landmark { $last } in Saint-Germain. Every further landmark in this district must be higher, so nobody can add landmark 11 any more.
example-take-the-token = The token beside a building
    .text = { $player1 } has just acquired a building of value 4 in Belleville. The token beside it still lies there, so he takes { $wood } wood.
example-tile-18-taken = A bonus tile for a building of value 2
    .text = { $player1 } has acquired a building of value 2 and may take a bonus tile for free. She moves her meeple forward to space { $space } and takes the tile there.
example-vp-tile = The fourth key in a district
    .text = With { $player2 }’s move there { $keys ->
        [one] is { $keys } key
       *[other] are { $keys } keys
      } on the buildings of Saint-Germain. He takes a VP tile and puts it in a district of his choice, here in Saint-Germain.
example-sell-prestige = Selling a prestige token
    .text = { $player1 } sells a gold prestige token for { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }. It leaves the game.
example-buy-marble = Buying a resource
    .text = One marble lies in the supply, because { $player2 } has just sold it. Buying it back costs { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }: more than selling it gave.
example-tile-18-used = Bonus tile 18
    .text = { $player1 } owns two buildings of value 4 and uses bonus tile 18. She scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-tile-30-used = Bonus tile 30
    .text = { $player2 } owns properties of five different types; her landmark counts as a type, too. Bonus tile 30 scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-search-tiles = Searching the end-game tiles
    .text = The last building has been drawn. Instead of placing or moving a key, { $player2 } looks at the { $tiles ->
        [one] one end-game tile
       *[other] { $tiles } end-game tiles
      } and takes one of her choice. The other players do not see them.
example-district-of-two = A district with two players
    .text = The game ends. In Belleville { $player2 } has a total of { $first } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. { $player1 } has { $second }, less than half of that, and scores nothing there.
