# Paris at the browser's table: the game's name and options, every piece explained, and the table told in sentences.

game-title = Paris
game-about = { $fewest } to { $most } players · about an hour
option-piles = Piles
option-piles-3 = three
option-piles-2 = two
option-markers = Tokens
option-markers-printed = as printed
option-markers-random = shuffled
option-track = Bonus track
option-track-printed = in order
option-track-random = shuffled within each letter
option-buildings = Building placement
option-buildings-own-district = in their own district
option-buildings-any-district = in any district
option-screens = Behind the screens
option-screens-shown = open to all
option-screens-hidden = hidden
option-space-30 = Space 30
option-space-30-tiles-work = tiles 17 and 25 still work
option-space-30-nothing-more = no more bonus tiles
round-number = Round { $round }
round-piles-empty = The piles are empty
round-last-but-one = Second to last round
round-last = Last round

# What every piece is.
piece-kind = One of the 6 types of building, for these fields: { $places }. Bonus tile 30 scores the different types you own.
piece-wood = Resource. Buy for { $buy ->
    [one] { $buy } franc
   *[other] { $buy } francs
}, sell for { $sell }. Buildings of value 8 also cost { $needs } wood.
piece-material = Resource. Buy for { $buy ->
    [one] { $buy } franc
   *[other] { $buy } francs
}, sell for { $sell }. Landmarks cost marble and gold.
piece-prestige = Prestige. Sell for { $sell ->
    [one] { $sell } franc
   *[other] { $sell } francs
}. Discard it at a landmark that shows it to score points.
piece-francs = Money. Take francs from banks and sales, spend them on buildings and landmarks. At the end they break ties.
piece-keys = Place a key on a bank or on the Arc, then move it on to buildings and landmarks. You own what your key is on.
piece-points = The player with the most points wins.
piece-landmark = Costs { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} (less if your key comes from another property) and { $cost }. Prestige you can score: { $pictures }.
piece-marble = { $marble } marble
piece-gold = { $gold } gold
piece-picture = { $token } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-vp-tile = At the end, its district scores { $first ->
    [one] { $first } point
   *[other] { $first } points
} for first place, { $second } for second, { $third } for third.
piece-vp-tile-two = At the end, its district scores { $first ->
    [one] { $first } point
   *[other] { $first } points
} for first place and { $second } for second, with at least half of first place’s total.
piece-end-gain = End-game tile. Use it in your turn and take { $effect }.
piece-end-unit = End-game tile. It counts as { $token } in the turn you use it.
piece-district = District. On its bank you take { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}. Its buildings: { $buildings }.
piece-building = { $value } { $kind }
piece-bank = Place a key here and take { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}. Only one key of yours at a time; from here it moves within the district.
piece-arc = Place a key here to move it to any district later. You take no francs. Only one key of yours at a time.
piece-arc-name = Arc de Triomphe
piece-value-name = Building of value { $value }
piece-value-tile = Costs { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}{ $value ->
    [1] .
   *[other] , less from a property of lower value.
} Take the token and a bonus tile for free.
piece-value-paid-tile = Costs { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}, less from a property of lower value. Take the token and, for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}, a bonus tile.
piece-value-plain = Costs { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}, less from a property of lower value. Take the token.
piece-value-points = Costs { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}, less from a property of lower value, and { $wood } wood. Take the token and score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The table in sentences.
told-now = Now
told-yours = What you have
told-track = Bonus track
told-beside = Beside the board
told-your-turn = It is your turn: { $stage }.
told-turn = { $player }’s turn: { $stage }.
told-over = The game is over.
told-round = { $round }.
told-start = Start player: { $player }.
told-drawn = To be placed: { $kind }, value { $value }.
told-acquired = Just acquired: { $place }.
told-units = For this turn: { $units }.
told-points = Points: { $points }.
told-francs = Francs: { $francs }.
told-francs-hidden = Francs: hidden behind the screen.
told-keys = Keys behind the screen: { $keys }. In the reserve: { $reserve }.
told-key-places = Keys on the board: { $places }.
told-no-key-places = No key on the board.
told-tokens = Tokens: { $tokens }.
told-no-tokens = No tokens.
told-tokens-hidden = Tokens: hidden behind the screen.
told-count = { $count } { $token }
told-tile = Bonus tile { $number }: { $effect }.
told-tiles = Bonus tiles: { $numbers }.
told-no-tiles = No unused bonus tiles.
told-tiles-hidden = Bonus tiles behind the screen: { $count }.
told-used-tiles = Used bonus tiles: { $numbers }.
told-figure = Meeple on space { $space } of the bonus track.
told-figure-start = Meeple not on the bonus track yet.
told-end-tiles = End-game tiles: { $tiles }.
told-face-down = face down
told-used = { $tile } (used)
told-bank = Bank, pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}: { $keys }.
told-field-open = { $value }: no building yet.
told-field-open-marker = { $value }: no building yet, { $marker } beside it.
told-field = { $value }: { $kind }, { $keys }.
told-field-marker = { $value }: { $kind }, { $keys }, { $marker } beside it.
told-landmark = Landmark { $name }: { $keys }.
told-no-landmark = No landmark.
told-no-key = no key
told-keys-of = { $count ->
    [one] key of { $players }
   *[other] keys of { $players }
}
told-crowd = Keys on buildings and landmarks: { $keys }.
told-sums = Totals: { $sums }.
told-sum = { $player } { $sum }
told-leader = { $player } leads.
told-leaders = Tied for the lead: { $players }.
told-vp-tile = VP tile { $tile }: { $first }, { $second } and { $third ->
    [one] { $third } point
   *[other] { $third } points
} for first, second and third place.
told-vp-tile-two = VP tile { $tile }: { $first ->
    [one] { $first } point
   *[other] { $first } points
} for first place and { $second } for second, with at least half of first place’s total.
told-no-vp-tile = No VP tile.
told-space = Space { $space }: bonus tile { $number }, { $effect }.
told-space-copies = Space { $space }: bonus tile { $number }, { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}, { $effect }.
told-space-empty = Space { $space }: empty, bonus tile { $number } is gone.
told-figures = { $count ->
    [one] Meeple here: { $players }.
   *[other] Meeples here: { $players }.
}
told-figures-start = Not on the track yet: { $players }.
told-pile = Pile { $pile }: { $left } left, { $district } on top.
told-pile-empty = Pile { $pile }: empty.
told-supply = Supply: { $tokens }.
told-supply-empty = The supply has no resources.
told-free-landmarks = Landmarks in the supply: { $landmarks }.
told-no-free-landmarks = All landmarks are on the board.
told-free-vp-tiles = VP tiles left: { $tiles }.
told-no-free-vp-tiles = All VP tiles are on the board.
told-end-left = End-game tiles left: { $count }.
told-end-seen = When you last searched, these were left: { $tiles }.
told-end-seen-now = These end-game tiles are left: { $tiles }.
told-times = { $count } × { $tile }
