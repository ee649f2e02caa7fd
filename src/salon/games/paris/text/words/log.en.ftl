# Sentences of the log that tell a deed with what it cost and brought. `price` and `gains` are lists of amounts.

event-drew-built = { event-drew }
event-key-placed-gets = { $player } places a key { $on } and takes { $gains }.
event-moved-pays = { $player } moves a key { $from } { $to } for { $price }.
event-moved-tile-used-pays = { $player } uses bonus tile { $number } and moves a key { $from } { $to } for { $price }.
event-moved-founded-pays = { $player } builds { $landmark } in { $district } and moves a key there { $from } for { $price }.
event-tile-taken-figure = { $player } moves the meeple to space { $space } and takes bonus tile { $number }.
event-tile-taken-figure-pays = { $player } pays { $price }, moves the meeple to space { $space } and takes bonus tile { $number }.
event-tile-used-unit = { $player } uses bonus tile { $number } and has { $gains } for this turn.
event-tile-used-gets = { $player } uses bonus tile { $number } and gets { $gains }.
event-tile-used-pays-gets = { $player } uses bonus tile { $number }, pays { $price } and gets { $gains }.
event-end-used-unit = { $player } uses an end-game tile and has { $gains } for this turn.
event-end-used-gets = { $player } uses an end-game tile and gets { $gains }.
event-buys = { $player } buys { $gains } for { $price }.
event-sells = { $player } sells { $price } for { $gains }.
event-sells-unit = { $player } sells { $price } from a tile for { $gains }.
event-returns = { $player } returns { $price } for { $gains }.
event-discards = { $player } discards { $price } for { $gains }.
event-discards-unit = { $player } discards { $price } from a tile for { $gains }.
