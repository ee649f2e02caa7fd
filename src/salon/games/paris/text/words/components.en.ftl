# What is wrong with a component value of Paris. The key stands before the sentence.
component-fields = the fields of a district are 1, 2, 3, 4, 5 and 8
component-marker-8 = gold lies beside the fields of value 8 in every set-up
component-marker-count = there are only six { $token } tokens, not { $count }
component-price = you buy for { $buy } and sell for { $sell }: buying must cost more
component-name = must be 1 to { $most } printable characters
component-resources = there are only { $most } of each resource, not { $number }
component-picture-points = needs one number for each picture of prestige: { $pictures }, not { $points }
component-tile-missing = tile { $tile } is missing: at least one must lie on the track
component-fewer-copies = { $copies } with { $players } players is too few: there are never fewer copies with more players
component-effect-fixed = cannot be changed: another effect is another tile
component-building-value = buildings have the values 1, 2, 3, 4, 5 and 8, not { $number }
component-tile-count = adds up to { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
} for four players; there are { $count }
component-letter-missing = no tile has the letter { $letter }
component-end-tile-count = adds up to { $total ->
    [one] { $total } end-game tile
   *[other] { $total } end-game tiles
}; there are { $count }
