# Worked examples of the rulebook: a title, and what happens. Numbers come from the position.

example-key-on-bank = A key on a bank
    .text = { $player1 } places a key on the bank of Saint-Germain and gets { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      } at once. She now has { $total }.
example-second-key = A second key on the same bank
    .text = { $player1 } already has a key on the bank of Saint-Germain, so she cannot place another one there. { $player2 } has a key there, too, but that does not matter. When her key has moved on, she may place one there again and is paid again.
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
example-residence-to-restaurant = Where a key may go
    .text = { $player1 } owns the residence of value 3 in La Villette. Her key cannot go to the café or the bakery, which are lower, nor to the hotel or landmark 13, which other players own. She moves it to the restaurant of value 4 and pays { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }. The residence is free again.
example-property-taken = A property that is taken
    .text = { $player1 } cannot move her key to the hotel of value 5 in La Villette, because { $player2 } owns it. A property must be free. For the same reason she cannot move to landmark 13, which { $player3 } owns. Only a bonus tile could change that.
example-building-of-value-8 = A building of value 8
    .text = { $player1 } owns the bakery of value 5 in Belleville and moves her key to the residence of value 8. She pays the difference of { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, and { $wood } wood. She takes { $gold } gold, the token beside it, and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      } at once.
example-no-wood = Francs, but no wood
    .text = { $player2 } has a key on the bank of Saint-Germain and { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, enough for the restaurant of value 8 there. But it costs wood as well, and he has none. The supply has none either, so he cannot buy any and cannot move there.
example-theatre-to-landmark = From a theatre to a new landmark
    .text = { $player3 } owns the theatre of value { $low } in La Villette. She adds landmark 12 to the district and moves her key there. She pays the difference of { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, and { $marble } marble and { $gold } gold from the landmark.
example-landmark-over-landmark = A landmark above another
    .text = { $player2 } adds landmark 15 to Belleville, above landmark 10. Her key comes from the bank, so she pays the whole { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, { $gold } gold and { $marble } marble. Then she discards { $prestige ->
        [one] { $prestige } gold prestige token
       *[other] { $prestige } gold prestige tokens
      } that landmark 15 shows and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
example-landmark-too-low = A landmark that is too low
    .text = { $player2 } has built landmark { $last } in Saint-Germain. Every further landmark in this district must be higher, so nobody can add landmark 11 any more.
example-take-the-token = The token beside a building
    .text = { $player1 } has just acquired a building of value 4 in Belleville. The token beside it still lies there, so he takes { $wood } wood.
example-tile-18-taken = A bonus tile for a building of value 2
    .text = { $player1 } has acquired a building of value 2 and may take a bonus tile for free. She moves her meeple forward to space { $space } and takes the tile there.
example-tile-at-value-3 = A bonus tile for a building of value 3
    .text = { $player1 } has acquired the residence of value 3 in La Villette and taken its token. At this value a bonus tile is not free. She pays { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, moves her meeple forward to space { $space } and takes the tile there.
example-vp-tile = The fourth key in a district
    .text = With { $player2 }’s move there { $keys ->
        [one] is { $keys } key
       *[other] are { $keys } keys
      } on the buildings of Saint-Germain. He takes a VP tile and puts it in a district of his choice, here in Saint-Germain.
example-vp-tile-elsewhere = A VP tile for another district
    .text = With { $player1 }’s move there { $keys ->
        [one] is { $keys } key
       *[other] are { $keys } keys
      } on the buildings of Montmartre. The VP tile may go to any district that has none yet. She puts VP tile 20 in Batignolles, where she is the only one to own a building.
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
example-tile-9-used = Bonus tile 9
    .text = { $player1 } already owns the residence of value 4 in Saint-Germain. With bonus tile 9 she moves a second key there from the bank and pays the whole { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }. The residence now counts twice, and her total in the district is { $total }.
example-tile-13-used = Bonus tile 13
    .text = { $player2 } uses bonus tile 13 at once. She pays { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }, takes a key from her reserve and puts it behind her screen, where she now has { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
      }. She can place it in a later turn like any other.
example-tile-16-used = Bonus tile 16
    .text = { $player2 } owns the hotel of value 4 in Batignolles. With bonus tile 16 { $player1 } may still move his key there from the bank, and he pays { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      } as usual. Now they both own the hotel. { $player2 } has already taken the token beside it.
example-tile-17-used = Bonus tile 17
    .text = { $player2 } uses bonus tile 17 and takes bonus tile 30 from the end of the track, without going there. His meeple stays on space { $space }, so later he can still take the tiles in between.
example-tile-23-used = Bonus tile 23
    .text = { $player1 } has { $bronze ->
        [one] { $bronze } bronze prestige token
       *[other] { $bronze } bronze prestige tokens
      } and uses bonus tile 23. She returns this pair, which leaves the game, and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. She has no second pair to return, so that is all.
example-tile-25-used = Bonus tile 25
    .text = { $player2 } has just taken bonus tile 25 and uses it at once. Her meeple goes back from space { $high } to space { $low }, and she takes the tile there. From now on it moves forward from space { $low } again.
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
example-end-game-tile-used = Using an end-game tile
    .text = In her previous turn { $player1 } took an end-game tile and kept it face down. Now she turns it over and gets { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }. That is not her action. She still moves a key or searches for another tile in this turn.
example-tile-27-scored = Bonus tile 27
    .text = The game ends, and { $player2 } has bonus tile 27 and { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
      }. Before the districts are scored, she scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      } for her francs. She does not pay them: they still count if there is a tie for the win.
example-district-of-four = A district with four players, and a tie
    .text = In Batignolles { $player1 } and { $player3 } both have a total of { $tied }. { $player3 } has the highest property, landmark 13 against landmark 11, so she takes first place and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. { $player1 } is second, { $player2 } third with { $third }, and { $player4 } with { $fourth } scores nothing.
example-shared-first-place = A tie that skips second place
    .text = In Montmartre { $player2 } and { $player4 } both have a total of { $tied }, and both own landmark 15, the highest property there. They share first place, and each scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. Second place is skipped. { $player1 } is third with { $third }, and { $player3 } with { $fourth } scores nothing.
example-district-of-two = A district with two players
    .text = The game ends. In Belleville { $player2 } has a total of { $first } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }. { $player1 } has { $second }, less than half of that, and scores nothing there.
