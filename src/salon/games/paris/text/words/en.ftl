# The words of Paris. Names of pieces first, then moves, events, reasons, and the texts of the board.

chaillot = Chaillot
batignolles = Batignolles
montmartre = Montmartre
la-villette = La Villette
belleville = Belleville
saint-germain = Saint-Germain
arc = the Arc
cafe = café
    .short = café
bakery = bakery
    .short = bake
residence = residence
    .short = resi
restaurant = restaurant
    .short = rest
hotel = hotel
    .short = hotel
theatre = theatre
    .short = thea
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
bank-name = the bank of { $district }
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
effect-resource-1 = counts as one resource of your choice this turn
effect-resource-2 = counts as two resources of your choice this turn
effect-prestige-1 = counts as one prestige of your choice this turn
effect-prestige-2 = counts as two prestige of your choice this turn
effect-per-building = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per building of value { $value }
effect-per-landmark = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per landmark
effect-per-tile = { $each } { $each ->
    [one] point
   *[other] points
} per other unused bonus tile
effect-kinds = { $kinds_4 }/{ $kinds_5 }/{ $kinds_6 }/{ $kinds_7 } { $kinds_7 ->
    [one] point
   *[other] points
} for 4/5/6/7 kinds
effect-pairs-prestige = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per pair of like prestige given away
effect-pairs-resource = { $each ->
    [one] { $each } point
   *[other] { $each } points
} per pair of like resources given away
effect-buy-key = one more key for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
effect-take-any = take any tile from the track
effect-back = figure back by up to { $back } { $back ->
    [one] tile
   *[other] tiles
}, take the tile there
effect-onto-own = move a key onto a place you hold already
effect-onto-others = move a key onto a place others hold
effect-per-franc = at the end { $points } { $points ->
    [one] point
   *[other] points
} per franc

# Moves, as they are offered.
move-draw = draw from pile { $pile } ({ $district })
move-place = place it in { $district }
move-key = place a key: { $bank }
move-search = search the end-game tiles
move-end-turn = end the turn
move-take-marker = take the marker: { $token }
move-skip = leave it
move-buy = buy { $token }
move-sell = sell { $token }
move-choose-end-tile = take the tile: { $kind }
move-turn-end-tile = use the end-game tile: { $kind }
move-discard-prestige = discard { $token }
move-return-pair = give a pair: { $token }
move-take-tile = take bonus tile { $number }: { $effect }
move-use-tile = use bonus tile { $number }: { $effect }
move-use-one = use bonus tile { $number } as { $first }
move-use-two = use bonus tile { $number } as { $first } and { $second }
move-vp-tile = VP tile { $points } to { $district }
move-take-any = use bonus tile 17 to take { $number }: { $effect }
move-go-back = use bonus tile 25 to go back to { $number }: { $effect }
move-move = move a key: { $source } → { $target }
move-pass = pass

# What happened.
event-drew = { $player } draws from pile { $pile }: { $building }.
event-built = New in Paris: { $kind } at { $field }.
event-gone = No district takes the building { $building }; it leaves the game.
event-key-placed = { $player } places a key: { $bank }.
event-francs = { $player } gets { $francs } { $francs ->
    [one] franc
   *[other] francs
} ({ $why }).
event-francs-for = { $player } gets { $francs } { $francs ->
    [one] franc
   *[other] francs
} ({ $what }).
event-francs-less = { $player } pays { $francs } { $francs ->
    [one] franc
   *[other] francs
} ({ $why }).
event-francs-for-less = { $player } pays { $francs } { $francs ->
    [one] franc
   *[other] francs
} ({ $what }).
event-points-for = { $player } scores { $points } ({ $what }).
event-token = { $player } gets { $amount } { $token } ({ $why }).
event-token-less = { $player } gives { $amount } { $token } ({ $why }).
event-unit = { $player } has { $amount } { $token } for this turn ({ $why }).
event-unit-less = { $player } uses up { $amount } { $token } of a tile ({ $why }).
event-moved = { $player } moves a key: { $source } → { $target }.
event-founded = { $landmark } now stands in { $district }.
event-tile-used = { $player } uses bonus tile { $number }.
event-tile-taken = { $player } takes bonus tile { $number }.
event-figure = { $player } moves the figure to space { $space }.
event-left = { $player } leaves it ({ $benefit }).
event-vp-tile = { $player } puts { $tile } on { $district }.
event-searched = { $player } searches the end-game tiles.
event-end-taken = { $player } takes an end-game tile ({ $kind }).
event-end-taken-hidden = { $player } takes an end-game tile, face down.
event-end-used = { $player } uses an end-game tile: { $kind }.
event-passed = { $player } passes.
event-turn-ended = { $player } ends the turn.
event-last-tile = The last end-game tile is taken: this round is finished, then one more is played.
event-last-round = The last round begins.
event-over = The game is over.
event-key-gained = { $player } gets a key from the reserve.
why-income = income
why-place = price
why-buying = buying
why-selling = selling
why-tile = bonus tile
why-end-tile = end-game tile
why-bonus = bonus tile at value 3
why-building = building of value 8
why-prestige = prestige
why-district = district
why-marker = marker
why-cost = cost
why-pairs = pairs
why-lost = end of turn
stage-draw = draw a building
stage-place = place the building
stage-action = action
stage-marker = marker
stage-bonus = bonus tile
stage-prestige = prestige at the landmark
stage-vp-tile = VP tile
stage-searched = choose an end-game tile
stage-free = trade, tiles, end of turn
stage-pairs = pairs
stage-over = the game is over

# Why something is not possible.
reason-draw-first = Draw a building first
    .short = draw first
reason-already-drawn = You have drawn already, or all piles are empty
    .short = already drawn
reason-pile-empty = That pile is empty
    .short = empty
reason-nothing-to-place = There is no building to place
    .short = nothing drawn
reason-field-taken = The field of that value in { $district } is taken
    .short = taken
reason-kind-there = { $district } already has that kind of building
    .short = kind there
reason-place-first = Place the drawn building first
    .short = place first
reason-action-done = You have taken your action this turn
    .short = action done
reason-benefit-first = Take or leave the benefit first
    .short = benefit first
reason-action-first = Take your action first
    .short = action first
reason-no-key = You have no key behind your screen
    .short = no key
reason-key-at-bank = You already have a key there: { $bank }
    .short = key there
reason-no-key-there = You have no key there: { $source }
    .short = no key
reason-no-building = No building lies there yet: { $target }
    .short = no building
reason-landmark-elsewhere = { $landmark } lies in another district
    .short = elsewhere
reason-landmark-too-low = A new landmark must be higher than { $tallest }
    .short = too low
reason-own-key-there = Your own key lies there; only bonus tile 9 allows that
    .short = yours
reason-others-key-there = Another player's key lies there; only bonus tile 16 allows that
    .short = taken
reason-francs = That costs { $needs } { $needs ->
        [one] franc
       *[other] francs
    }, you have { $has }
    .short = too few francs
reason-wood = That needs { $needs } wood, you have { $has }
    .short = no wood
reason-marble = That needs { $needs } marble, you have { $has }
    .short = needs marble
reason-gold = That needs { $needs } gold, you have { $has }
    .short = needs gold
reason-piles-left = There are buildings left in the piles
    .short = later
reason-not-searching = You are not searching the end-game tiles
    .short = search first
reason-choose-first = Choose one of the end-game tiles first
    .short = choose first
reason-end-tile-gone = None of those is left: { $kind }
    .short = gone
reason-no-end-tiles = All end-game tiles are taken
    .short = all taken
reason-can-act = You can take an action, so you may not pass
    .short = you can act
reason-no-marker = No marker waits to be taken
    .short = no marker
reason-nothing-to-leave = There is nothing to leave now
    .short = nothing there
reason-not-bonus-moment = You may not take a bonus tile now
    .short = not now
reason-tile-not-there = Bonus tile { $number } is no longer on the track
    .short = gone
reason-tile-had = You have had bonus tile { $number } before
    .short = had it
reason-tile-behind = Your figure has passed bonus tile { $number }
    .short = passed
reason-bonus-francs = The bonus tile costs { $needs } { $needs ->
        [one] franc
       *[other] francs
    } here, you have { $has }
    .short = too few francs
reason-not-landmark-moment = Prestige is discarded only when acquiring a landmark
    .short = not now
reason-not-pictured = No open picture of the landmark shows { $token }
    .short = not pictured
reason-no-token = You have no { $token }
    .short = none
reason-not-vp-moment = You may not place a VP tile now
    .short = not now
reason-vp-tile-gone = That VP tile lies on the board already
    .short = on board
reason-district-has-vp = { $district } already has a VP tile
    .short = has one
reason-supply-empty = The supply holds no { $token }
    .short = none left
reason-buy-francs = { $token } costs { $needs } { $needs ->
        [one] franc
       *[other] francs
    }, you have { $has }
    .short = too few francs
reason-nothing-to-sell = You have no { $token } to sell
    .short = none
reason-tile-not-held = You do not have bonus tile { $number }
    .short = not yours
reason-tile-used = You have used bonus tile { $number } already
    .short = used
reason-spent-by-move = Bonus tile { $number } is spent by the move that needs it
    .short = by moving
reason-only-at-end = Bonus tile { $number } counts at the end of the game
    .short = at end
reason-key-francs = The key costs { $needs } { $needs ->
        [one] franc
       *[other] francs
    }, you have { $has }
    .short = too few francs
reason-no-reserve = No key is left in your reserve
    .short = no reserve
reason-no-pair = You have no such pair of real tokens
    .short = no pair
reason-too-far-back = Bonus tile { $number } is not within reach behind your figure
    .short = too far
reason-space-30 = Your figure has reached space 30: you get no more bonus tiles
    .short = space 30
reason-end-tile-not-held = You have no such end-game tile: { $kind }
    .short = not yours
reason-giving-pairs = Finish giving pairs first
    .short = pairs first
reason-give-one-first = Give at least one pair
    .short = one pair
reason-not-giving = Pairs are given only when using bonus tile 23 or 24
    .short = not now

# The table in the terminal.
board-piles = Piles
board-pile = { $left } left, { $district } on top
board-pile-empty = empty
board-district = District
board-bank = Bank
board-landmarks = Landmarks
board-vp = VP tile
board-sums = Sums
board-player = Player
board-points = Points
board-francs = Francs
board-keys = Keys
board-tokens = Tokens
board-tiles = Bonus tiles
board-figure = Figure
board-end-tiles = End tiles
board-closing = { $closing ->
    [1] The last end-game tile is taken: one more round follows this one.
   *[other] This is the last round.
}
board-supply = Supply
board-free-landmarks = Landmarks in the supply
board-free-vp-tiles = VP tiles left
board-track = Bonus tiles ahead of you
board-end-left = End-game tiles left
board-arc = Arc
board-legend = Marker beside a field: W wood, M marble, G gold, b bronze, s silver, g gold prestige
board-drawn = To be placed: { $kind } { $value }
board-units = For this turn
board-none = –

# The player aid.
aid-title = Paris: player aid
aid-turn = Turn
aid-turn-text = 1. Draw a building and place it. 2. Take one action: A, B or C. Buy, sell and use tiles at any time after the draw. Then end the turn.
aid-a = A  Place a key
aid-a-text = On a bank ({ $bank_list }) or on the Arc; one key of yours at each.
aid-b = B  Move a key
aid-b-text = From a bank, building or landmark within the district to a higher value; from the Arc anywhere. The place must be free.
aid-c = C  End-game tile
aid-c-text = Once all piles are empty: search, then take one tile.
aid-costs = Costs
aid-costs-text = The value in francs; from a building or landmark only the difference. Value 8: { $cost_wood_for_8 } wood. Landmarks: marble and gold as shown.
aid-benefits = Benefits
aid-benefits-text = The marker. Values 1 and 2: a bonus tile; value 3: a bonus tile for { $cost_bonus_at_3_counted }. Value 8: { $points_building_8_counted }. Landmark: up to three pictured prestige for their points.
aid-vp = VP tile
aid-vp-text = When the places of a district come to { $points_keys_for_vp_tile_counted }: any VP tile left onto any district without one.
aid-trade = Trade
aid-trade-text = Buy wood { $prices_buy_wood }, marble { $prices_buy_marble }, gold { $prices_buy_gold }. Sell wood { $prices_sell_wood }, marble { $prices_sell_marble }, gold { $prices_sell_gold }, bronze { $prices_sell_bronze }, silver { $prices_sell_silver }, gold prestige { $prices_sell_gold_prestige }.
aid-end = End
aid-end-text = Last end-game tile taken: finish the round, play one more.
aid-scoring = Scoring
aid-scoring-text = Tile 27, then each district with a VP tile by the sum of places held: first, second, third. Ties: the highest single place. Two players: the second needs half of the first.
aid-end-tiles = The end-game tiles
aid-landmarks = The landmarks
aid-landmark = { $name }: { $marble } marble, { $gold } gold; { $pictures }
aid-bonus-tiles = The bonus tiles
aid-bonus-tile = { $number }: { $effect }
