# How to read the things of Paris: what the call-outs of the rulebook say.
anatomy-district = How to read a district
anatomy-landmark = How to read a landmark
anatomy-vp-tile = How to read a VP tile
anatomy-tile = How to read a bonus tile

part-building = { $building } of value { $value }
part-building-text = The value is what you pay from a bank or the Arc, here { $price }. From another property you pay only the difference. It also counts in the district at the end.
part-token = { $token }
part-token-text = The token beside the building. You may take it when you acquire the building.
part-key = A key of { $name }
part-key-text = { $name } owns this building. Nobody else may move a key here, unless a bonus tile says so.
part-plot = Empty lot { $value }
part-plot-text = No building of value { $value } lies here yet, so no key can come here.
part-bank = Bank
part-bank-text = Place a key here and you take { $gain }. From here it moves to a property of this district.
part-plinth = Place for landmarks
part-plinth-text = New landmarks of this district are built here. There is no limit to how many.
part-built-landmark = { $name }
part-built-landmark-text = A landmark that was built here. The next one must have a higher value.
part-sums = Totals
part-sums-text = The values that each player owns here: { $sums }.

part-value = Value { $value }
part-value-text = You pay { $price }, or only the difference if your key comes from another property. The value counts in the district at the end.
part-goods = Resources
part-goods-text = You also give { $goods }.
part-prestige = Prestige
part-prestige-text = When you acquire it, you may discard up to three prestige tokens it shows, each picture once: { $pictures }.
picture-points = { $token } for { $points }

part-vp-tile = VP tile { $tile }
part-vp-tile-text = { $points }

part-first = First place
part-first-text = At the end, { $points } for the highest total of values in the district with this tile.
part-second = Second place
part-second-text = { $points } for the second-highest total.
part-third = Third place
part-third-text = { $points } for the third-highest total.

part-number = Tile { $number }
part-number-text = Its place on the bonus track. You can have each number only once in a game. Rule { $clause } tells all about it.
part-zone = Zone { $letter }
part-zone-text = Its colour is that of zone { $letter } of the bonus track.
part-effect = What it does
part-effect-text = { $effect }.
