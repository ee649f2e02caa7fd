# What speaks for a move, as a hint says it.
hint-nobody-owns = Nobody owns a property in { $district } yet.
hint-takes-lead = { $tie ->
    [yes] You take the lead in { $district }: with a total of { $own } you tie, and you own the most valuable property.
   *[no] You take the lead in { $district }, { $own } to { $other }.
}
hint-keeps-lead = { $tie ->
    [yes] You stay first in { $district }: with a total of { $own } you tie, and you own the most valuable property.
   *[no] You stay first in { $district }, { $own } to { $other }.
}
hint-raises-total = Your total in { $district } rises from { $before } to { $own }; the highest other total is { $other }.
hint-marker = You may then take the token beside it: { $token }.
hint-bonus = { $tiles ->
    [one] You may then take bonus tile { $number }.
   *[other] You may then take one of { $tiles } bonus tiles.
}
hint-prestige = You may then discard prestige for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-vp-tile-due = It is key number { $keys } on the properties of { $district }: you may then place a VP tile.
hint-rival = { $player } could move a key { $to }, too.
hint-francs = You take { $gain ->
    [one] { $gain } franc
   *[other] { $gain } francs
}{ $most ->
    [yes] , more than from any other bank that is open to you.
   *[no] .
}
hint-few-francs = { $francs ->
    [0] You have no francs, and you take { $gain }.
    [one] You have only { $francs } franc, and you take { $gain }.
   *[other] You have only { $francs } francs, and you take { $gain }.
}
hint-new-district = You own no property in { $district } yet.
hint-onward = In a later turn this key can move { $to }: that costs { $cost ->
    [one] { $cost } franc
   *[other] { $cost } francs
}, and you have { $francs }.
hint-key-on-bank = You have a key { $on } that could move to the new building.
hint-nobody-there = Nobody has a key in { $district } yet.
hint-own-total = Your total in { $district } is { $own }, the highest other total is { $other }.
hint-opens = { $when ->
    [now] With it you can move a key { $to }.
   *[later] In a later turn it lets you move a key { $to }.
}
hint-first-token = You have no { $token } yet.
hint-scores = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
hint-tile-would-score = With what you have, bonus tile { $number } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-last-copy = It is the last copy of bonus tile { $number }.
hint-vp-tile = { $place ->
    [first] You are first in { $district }: as the city is now, the tile gives you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] As { $district } is now, the tile gives you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
hint-end-tiles = You choose from { $left } end-game tiles.
hint-end-tiles-few = { $left ->
    [one] It is the last end-game tile.
   *[other] Only { $left } end-game tiles are left.
}
hint-end-tile-points = It is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-end-tile-token = You have no { $token } yet.
