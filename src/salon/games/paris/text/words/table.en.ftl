# Paris at the browser's table: the game's name and options, every piece explained, and the table told in sentences.

game-title = Paris
game-about = { $fewest } to { $most } players · about an hour
option-piles = Piles
option-piles-3 = three
option-piles-2 = two
option-markers = Markers
option-markers-printed = as printed
option-markers-random = shuffled
option-track = Bonus track
option-track-printed = in order
option-track-random = shuffled within each letter
option-buildings = Buildings go
option-buildings-own-district = to their own district
option-buildings-any-district = to any district
option-screens = Behind the screens
option-screens-shown = open to all
option-screens-hidden = hidden
option-space-30 = On space 30
option-space-30-tiles-work = tiles 17 and 25 still work
option-space-30-nothing-more = no more bonus tiles
round-number = Round { $round }
round-piles-empty = The piles are empty
round-last-but-one = Last round but one
round-last = Last round

# What every piece is.
piece-kind = One of the six kinds of building. It belongs on these fields: { $places }. Different kinds among your places count for bonus tile 30.
piece-wood = Resource. Buying costs { $buy ->
    [one] { $buy } franc
   *[other] { $buy } francs
}, selling brings { $sell }. A building of value 8 costs { $needs } wood.
piece-material = Resource. Buying costs { $buy ->
    [one] { $buy } franc
   *[other] { $buy } francs
}, selling brings { $sell }. Landmarks cost marble and gold.
piece-prestige = Prestige. Selling brings { $sell } { $sell ->
    [one] franc
   *[other] francs
}. Discarded at a landmark that pictures it, it brings points.
piece-francs = Money. Banks and sales bring francs, places cost them. At the end they decide a tie.
piece-keys = A key marks what you hold. Place it at a bank or on the Arc, then move it on to buildings and landmarks.
piece-points = Whoever has the most points at the end wins.
piece-landmark = Costs { $francs } francs, less when coming from a place, and { $cost }. Pictured prestige: { $pictures }.
piece-marble = { $marble } marble
piece-gold = { $gold } gold
piece-picture = { $token } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-vp-tile = For the district on which it lies, at the end: { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the first, { $second } for the second, { $third } for the third.
piece-vp-tile-two = For the district on which it lies, at the end: { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the first, { $second } for the second with at least half of the first one's sum.
piece-end-gain = End-game tile, used in your turn: { $effect }.
piece-end-unit = End-game tile: counts as { $token } for the turn in which you use it.
piece-district = District. Its bank pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}. Its buildings: { $buildings }.
piece-building = { $value } { $kind }
piece-bank = A key placed here brings { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}. You can have one key here at a time; from here it stays in the district.
piece-arc = A key placed here brings nothing, but from here it can go to any district. You can have one key here at a time.
piece-arc-name = Arc de Triomphe
piece-value-name = Building of value { $value }
piece-value-tile = { $value ->
    [1] Costs 1 franc.
   *[other] Costs { $value } francs, less when coming from a lower place.
} Brings the marker and a bonus tile, for free.
piece-value-paid-tile = Costs { $value } francs, less when coming from a lower place. Brings the marker and, for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}, a bonus tile.
piece-value-plain = Costs { $value } francs, less when coming from a lower place. Brings the marker.
piece-value-points = Costs { $value } francs, less when coming from a lower place, and { $wood } wood. Brings the marker and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The table in sentences.
told-now = Now
told-yours = Your things
told-track = Bonus track
told-beside = Beside the board
told-your-turn = It is your turn: { $stage }.
told-turn = { $player } is to act: { $stage }.
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
told-figure = Figure on space { $space } of the bonus track.
told-figure-start = Figure before the bonus track.
told-end-tiles = End-game tiles: { $tiles }.
told-face-down = face down
told-used = { $tile } (used)
told-bank = Bank, pays { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}: { $keys }.
told-field-open = { $value }: no building yet.
told-field-open-marker = { $value }: no building yet, marker { $marker }.
told-field = { $value }: { $kind }, { $keys }.
told-field-marker = { $value }: { $kind }, { $keys }, marker { $marker }.
told-landmark = Landmark { $name }: { $keys }.
told-no-landmark = No landmark.
told-no-key = no key
told-keys-of = { $count ->
    [one] key of { $players }
   *[other] keys of { $players }
}
told-crowd = Keys on buildings and landmarks: { $keys }.
told-sums = Sums: { $sums }.
told-sum = { $player } { $sum }
told-leader = { $player } leads.
told-leaders = Level in front: { $players }.
told-vp-tile = VP tile { $tile }: { $first }, { $second } and { $third ->
    [one] { $third } point
   *[other] { $third } points
} for first, second and third.
told-vp-tile-two = VP tile { $tile }: { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the first, { $second } for the second with at least half of the first one's sum.
told-no-vp-tile = No VP tile.
told-space = Space { $space }: bonus tile { $number }, { $effect }.
told-space-copies = Space { $space }: bonus tile { $number }, { $copies } copies, { $effect }.
told-space-empty = Space { $space }: empty, bonus tile { $number } is gone.
told-figures = { $count ->
    [one] Figure here: { $players }.
   *[other] Figures here: { $players }.
}
told-figures-start = Before the first space: { $players }.
told-pile = Pile { $pile }: { $left } left, { $district } on top.
told-pile-empty = Pile { $pile }: empty.
told-supply = Supply: { $tokens }.
told-supply-empty = The supply holds no resources.
told-free-landmarks = Landmarks in the supply: { $landmarks }.
told-no-free-landmarks = All landmarks are on the board.
told-free-vp-tiles = VP tiles left: { $tiles }.
told-no-free-vp-tiles = All VP tiles are on the board.
told-end-left = End-game tiles left: { $count }.
told-end-seen = When you last looked these were left: { $tiles }.
told-end-seen-now = These end-game tiles are left: { $tiles }.
told-times = { $count } × { $tile }
