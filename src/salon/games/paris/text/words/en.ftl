# The words of Paris. Names of pieces first, then moves, events, reasons, and the texts of the board.

chaillot = Chaillot
batignolles = Batignolles
montmartre = Montmartre
la-villette = La Villette
belleville = Belleville
saint-germain = Saint-Germain
arc = the Arc
    .on = on the Arc
    .from = from the Arc
cafe = café
    .a = a café
    .short = café
bakery = bakery
    .a = a bakery
    .short = bak.
residence = residence
    .a = a residence
    .short = res.
restaurant = restaurant
    .a = a restaurant
    .short = rest.
hotel = hotel
    .a = a hotel
    .short = hotel
theatre = theatre
    .a = a theatre
    .short = thea.
points = points
francs = francs
keys = keys
wood = wood
marble = marble
gold = gold
bronze = bronze prestige
silver = silver prestige
gold-prestige = gold prestige
jardin-du-luxembourg = Jardin du Luxembourg
tuileries = Jardin des Tuileries
pantheon = Panthéon
grand-palais = Grand Palais
sacre-coeur = Sacré-Cœur
notre-dame = Notre-Dame
louvre = Louvre
tour-eiffel = Tour Eiffel
landmark-name = { $name } ({ $value })
    .on = on { landmark-name }
    .from = from { landmark-name }
    .to = to { landmark-name }
end-francs = { $end_tile_francs_francs ->
    [one] { $end_tile_francs_francs } franc
   *[other] { $end_tile_francs_francs } francs
}
end-point = { $end_tile_point_points ->
    [one] { $end_tile_point_points } point
   *[other] { $end_tile_point_points } points
}
end-two-points = { $end_tile_two_points_points ->
    [one] { $end_tile_two_points_points } point
   *[other] { $end_tile_two_points_points } points
}
end-wood = wood tile
end-marble = marble tile
end-gold = gold tile
end-bronze = bronze prestige tile
end-silver = silver prestige tile
end-gold-prestige = gold prestige tile
place-name = { $district } { $value }
    .on = on { place-name }
    .from = from { place-name }
    .to = to { place-name }
bank-name = the bank of { $district }
    .on = on { bank-name }
    .from = from { bank-name }
target-in-district = { $target } in { $district }
tile-name = bonus tile { $number }
vp-tile-name = VP tile { $points }

# Numbers with their nouns, and entries of lists in the rulebook.
count-francs = { $n ->
    [one] { $n } franc
   *[other] { $n } francs
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
marker-of-value = { $value } – { $token }
marker-of-field = { $place } – { $token }
copies-of = { $two }/{ $three }/{ $four } copies of { $numbers }

# What each bonus tile does, for tooltips and lists.
effect-gain = { $francs ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $francs ->
            [one] { $francs } franc
           *[other] { $francs } francs
        }
       *[other] { $francs ->
            [one] { $francs } franc
           *[other] { $francs } francs
        } and { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
}
effect-unit = counts as { $unit } this turn
effect-resource-1 = counts as 1 resource token of your choice this turn
effect-resource-2 = counts as 2 resource tokens of your choice this turn
effect-prestige-1 = counts as 1 prestige token of your choice this turn
effect-prestige-2 = counts as 2 prestige tokens of your choice this turn
effect-per-building = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each building of value { $value } you own
effect-per-landmark = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each landmark you own
effect-per-tile = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each other unused bonus tile
effect-kinds = { $kinds_4 }/{ $kinds_5 }/{ $kinds_6 }/{ $kinds_7 } { $kinds_7 ->
    [one] point
   *[other] points
} for 4/5/6/7 types of building
effect-pairs-prestige = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each pair of matching prestige tokens you return
effect-pairs-resource = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each pair of matching resource tokens you return
effect-buy-key = get another key for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
effect-take-any = take any tile from the bonus track
effect-back = move your meeple back up to { $back ->
    [one] { $back } tile
   *[other] { $back } tiles
} and take the tile there
effect-onto-own = move a key onto a property you already own
effect-onto-others = move a key onto another player’s property
effect-per-franc = at the end { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each franc

# Moves, as they are offered.
move-draw = draw from pile { $pile } ({ $district })
move-place = place it in { $district }
move-key = place a key { $on }
move-search = search the end-game tiles
move-end-turn = end your turn
move-take-marker = take { $token }
move-skip = skip
move-buy = buy { $token }
move-sell = sell { $token }
move-choose-end-tile = take an end-game tile: { $kind }
move-turn-end-tile = use an end-game tile: { $kind }
move-discard-prestige = discard { $token }
move-return-pair = return a pair of { $token }
move-take-tile = take bonus tile { $number }: { $effect }
move-use-tile = use bonus tile { $number }: { $effect }
move-use-one = use bonus tile { $number } as { $first }
move-use-two = use bonus tile { $number } as { $first } and { $second }
move-vp-tile = put VP tile { $points } on { $district }
move-take-any = use bonus tile 17 to take bonus tile { $number }: { $effect }
move-go-back = use bonus tile 25 to go back to bonus tile { $number }: { $effect }
move-move = move a key { $from } { $to }
move-pass = pass

# What happened.
event-drew = { $player } draws { $kind } for { $building } from pile { $pile }.
event-built = { $field } now has { $kind }.
event-gone = The building for { $building } fits nowhere and is removed from the game.
event-key-placed = { $player } places a key { $on }.
event-francs = { $cause ->
    [selling] { $player } gets { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} for the sale.
   *[other] { $player } gets { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}.
}
event-francs-for = { $cause ->
    [income] { $player } takes { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} from the bank.
   *[other] { $player } takes { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}.
}
event-francs-less = { $cause ->
    [bonus] { $player } pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} for a bonus tile.
   *[other] { $player } pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}.
}
event-francs-for-less = { $cause ->
    [tile] { $player } pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} for a key.
   *[other] { $player } pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}.
}
event-points-for = { $cause ->
    [building] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a building of value 8 in { $what }.
    [prestige] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for prestige at { $what }.
    [pairs] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a pair, with { $what }.
    [tile] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $what }.
    [end-tile] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with an end-game tile.
   *[district] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $what }.
}
event-token = { $cause ->
    [buying] { $player } buys { $amount } { $token }.
   *[other] { $player } takes { $amount } { $token }.
}
event-token-less = { $cause ->
    [selling] { $player } sells { $amount } { $token }.
    [prestige] { $player } discards { $amount } { $token }.
    [pairs] { $player } returns { $amount } { $token }.
   *[other] { $player } pays { $amount } { $token }.
}
event-unit = { $player } has { $amount } { $token } from a tile for this turn.
event-unit-less = { $cause ->
    [lost] { $player } loses { $amount } unused { $token } from a tile.
    [prestige] { $player } discards { $amount } { $token } from a tile.
   *[other] { $player } pays { $amount } { $token } from a tile.
}
event-moved = { $player } moves a key { $from } { $to }.
event-founded = { $player } builds { $landmark } in { $district }.
event-tile-used = { $player } uses bonus tile { $number }.
event-tile-taken = { $player } takes bonus tile { $number }.
event-figure = { $player } moves the meeple to space { $space }.
event-left = { $skipped ->
    [marker] { $player } skips the token.
    [bonus] { $player } skips the bonus tile.
    [prestige] { $player } discards no more prestige.
    [vp-tile] { $player } skips the VP tile.
    [pairs] { $player } returns no more pairs.
   *[other] { $player } skips the benefit.
}
event-vp-tile = { $player } puts { $tile } on { $district }.
event-searched = { $player } searches the end-game tiles.
event-end-taken = { $player } takes an end-game tile ({ $kind }).
event-end-taken-hidden = { $player } takes an end-game tile, face down.
event-end-used = { $player } uses an end-game tile.
event-passed = { $player } passes.
event-turn-ended = { $player } ends the turn.
event-last-tile = The last end-game tile is taken. Finish this round, then play one more.
event-last-round = The last round begins.
event-over = The game is over.
event-key-gained = { $player } gets a key from the reserve.
why-income = income
why-place = price
why-buying = buying
why-selling = selling
why-tile = bonus tile
    .row = Bonus tiles
why-end-tile = end-game tile
    .row = End-game tiles
why-bonus = bonus tile for a building of value 3
why-building = building of value 8
    .row = Buildings of value 8
why-prestige = prestige
    .row = Prestige at landmarks
why-district = district
    .row = Districts
why-marker = token
why-cost = cost
why-pairs = pairs
    .row = Pairs
why-lost = unused
stage-draw = draw a building
stage-place = place the building
stage-action = action
stage-marker = token beside the building
stage-bonus = bonus tile
stage-prestige = prestige at the landmark
stage-vp-tile = VP tile
stage-searched = choose an end-game tile
stage-free = buy, sell, use tiles, end your turn
stage-pairs = return pairs
stage-over = the game is over

# Why something is not possible.
reason-draw-first = Draw a building first
    .short = draw first
reason-already-drawn = You draw once a turn, while there are buildings left
    .short = not now
reason-pile-empty = This pile is empty
    .short = empty
reason-nothing-to-place = You have no building to place
    .short = nothing drawn
reason-field-taken = The field of this value in { $district } is taken
    .short = taken
reason-kind-there = { $district } already has a building of this type
    .short = type there
reason-place-first = Place the building you drew first
    .short = place first
reason-action-done = You have already taken your action this turn
    .short = action done
reason-benefit-first = Take the benefit or skip it first
    .short = benefit first
reason-action-first = Take your action first
    .short = action first
reason-no-key = You have no key behind your screen
    .short = no key
reason-key-at-bank = You already have a key { $on }
    .short = key there
reason-no-key-there = You have no key { $on }
    .short = no key
reason-no-building = There is no building { $on } yet
    .short = no building
reason-landmark-elsewhere = { $landmark } is in another district
    .short = elsewhere
reason-landmark-too-low = A new landmark here must be higher than { $tallest }
    .short = too low
reason-own-key-there = You already own this; only bonus tile 9 lets you move here
    .short = yours
reason-others-key-there = Another player owns this; only bonus tile 16 lets you move here
    .short = taken
reason-francs = This costs { $needs ->
    [one] { $needs } franc
   *[other] { $needs } francs
}, you have { $has }
    .short = too few francs
reason-wood = This costs { $needs } wood, you have { $has }
    .short = needs wood
reason-marble = This costs { $needs } marble, you have { $has }
    .short = needs marble
reason-gold = This costs { $needs } gold, you have { $has }
    .short = needs gold
reason-piles-left = There are still buildings in the piles
    .short = later
reason-not-searching = Search the end-game tiles first
    .short = search first
reason-choose-first = Choose one of the end-game tiles first
    .short = choose first
reason-end-tile-gone = There is no end-game tile left: { $kind }
    .short = gone
reason-no-end-tiles = All end-game tiles are taken
    .short = all taken
reason-can-act = You can still take an action, so you cannot pass
    .short = you can act
reason-no-marker = There is no token to take
    .short = no token
reason-nothing-to-leave = There is nothing to skip now
    .short = nothing there
reason-not-bonus-moment = You cannot take a bonus tile now
    .short = not now
reason-tile-not-there = Bonus tile { $number } is no longer on the track
    .short = gone
reason-tile-had = You have already taken bonus tile { $number } this game
    .short = had it
reason-tile-behind = Your meeple has already passed bonus tile { $number }
    .short = passed
reason-bonus-francs = The bonus tile costs { $needs ->
    [one] { $needs } franc
   *[other] { $needs } francs
} here, you have { $has }
    .short = too few francs
reason-not-landmark-moment = You can discard prestige only when you acquire a landmark
    .short = not now
reason-not-pictured = This landmark has no free spot for { $token }
    .short = no spot
reason-no-token = You have no { $token }
    .short = none
reason-not-vp-moment = You cannot place a VP tile now
    .short = not now
reason-vp-tile-gone = This VP tile is already on the board
    .short = on board
reason-district-has-vp = { $district } already has a VP tile
    .short = has one
reason-supply-empty = There is no { $token } in the supply
    .short = none left
reason-buy-francs = Buying { $token } costs { $needs ->
    [one] { $needs } franc
   *[other] { $needs } francs
}, you have { $has }
    .short = too few francs
reason-nothing-to-sell = You have no { $token } to sell
    .short = none
reason-tile-not-held = You do not have bonus tile { $number }
    .short = not yours
reason-tile-used = You have already used bonus tile { $number }
    .short = used
reason-spent-by-move = Bonus tile { $number } is used when you make the move it allows
    .short = by moving
reason-only-at-end = Bonus tile { $number } counts at the end of the game
    .short = at end
reason-key-francs = The key costs { $needs ->
    [one] { $needs } franc
   *[other] { $needs } francs
}, you have { $has }
    .short = too few francs
reason-no-reserve = There is no key left in your reserve
    .short = no reserve
reason-no-pair = You do not have two of these tokens
    .short = no pair
reason-too-far-back = Your meeple cannot go back as far as bonus tile { $number }
    .short = too far
reason-space-30 = Your meeple is on space 30, so you get no more bonus tiles
    .short = space 30
reason-end-tile-not-held = You do not have this end-game tile: { $kind }
    .short = not yours
reason-giving-pairs = Finish returning pairs first
    .short = pairs first
reason-give-one-first = Return at least one pair
    .short = one pair
reason-not-giving = You can return pairs only with bonus tile 23 or 24
    .short = not now

# The table in the terminal.
board-piles = Piles
board-pile = { $left } left, { $district } on top
board-pile-empty = empty
board-district = District
board-bank = Bank
board-landmarks = Landmarks
board-vp = VP tile
board-sums = Totals
board-player = Player
board-points = Points
board-francs = Francs
board-keys = Keys
board-tokens = Tokens
board-tiles = Bonus tiles
board-figure = Meeple
board-end-tiles = End tiles
board-closing = { $closing ->
    [1] The last end-game tile is taken. Finish this round, then play one more.
   *[other] This is the last round.
}
board-supply = Supply
board-free-landmarks = Landmarks in the supply
board-free-vp-tiles = VP tiles left
board-track = Bonus tiles ahead of you
board-end-left = End-game tiles left
board-arc = Arc
board-legend = Token beside a field: W wood, M marble, G gold, b bronze, s silver, g gold prestige
board-drawn = To be placed: { $kind } { $value }
board-units = For this turn
board-none = –

# The player aid.
aid-title = Paris: player aid
aid-turn = Turn
aid-turn-text = 1. Draw a building and place it. 2. Take one action: A, B or C. Once you have drawn, you may buy, sell and use tiles at any time. Then end your turn.
aid-a = A  Place a key
aid-a-text = On a bank, which pays at once, or on the Arc, which pays nothing; one key of yours on each.
aid-b = B  Move a key
aid-b-text = From a bank or property: to a higher value in the same district. From the Arc: anywhere. The property must be free. A new landmark comes from the supply and must be higher than the one last added to the district. (A property is a building or landmark.)
aid-c = C  End-game tile
aid-c-text = Once all piles are empty, search the end-game tiles and take one.
aid-vp = VP tile
aid-vp-text = When your move makes it { $points_keys_for_vp_tile_counted } on a district’s properties, you may put any VP tile that is left on any district without one.
aid-trade = Trade
aid-end = End
aid-end-text = When the last end-game tile is taken, finish the round and play one more.
aid-scoring = Scoring
aid-scoring-text = Tile 27, then each district with a VP tile by the total value each player owns: first, second, third place. Tied: the most valuable single property. With two players, second place needs at least half of first place’s total.
aid-end-tiles = The end-game tiles
aid-landmarks = The landmarks
aid-landmark = { $marble } marble, { $gold } gold; { $pictures }
aid-bonus-tiles = The bonus tiles
aid-values = Buildings
aid-values-note = You pay the value in francs, from another property only the difference.
aid-value-token = { $token }
aid-value-tile = { $token } and a bonus tile
aid-value-paid-tile = { $token }; a bonus tile for { $francs }
aid-value-points = { $token } and { $points }; costs { $wood } wood too
aid-landmarks-note = You pay the value and the resources. Then discard up to 3 prestige tokens it shows for points, each picture once.
aid-vp-tiles = VP tiles: first, second, third place
aid-bonus-tiles-note = Move your meeple forward to any tile and take it. Each number only once per player and game.
aid-price = buy { $buy }, sell { $sell }
aid-price-sell = sell { $sell }
aid-banks = Banks

# Amounts with their plurals.
amount-francs = { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}
amount-keys = { $amount ->
    [one] { $amount } key
   *[other] { $amount } keys
}

# The score sheet: where points come from
sheet-district = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place, total { $total }: { $pieces }
sheet-district-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place, total { $total }, less than half of first place: { $pieces }
sheet-building = { $kind } { $value }
sheet-vp-tile = VP tile { $worth }
sheet-no-vp-tile = no VP tile, no points
sheet-tile = { $tile }: { $effect }
sheet-end-tile = End-game tile
