# What speaks for a move, as a hint says it.
hint-neighbour = { $who ->
    [left] your left neighbour
    [right] your right neighbour
   *[other] { $player }
}
hint-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-points = { $most ->
    [yes] It scores { hint-worth }, more than any other card you can build now.
   *[no] It scores { hint-worth }.
}
hint-counts = As the cities are now, it scores { hint-worth }.
hint-science-set = It completes a set of three different symbols: { hint-worth } more for science.
hint-first-symbol = It is your first { $symbol } symbol.
hint-same-symbol = With it you have { $count } { $symbol } { $count ->
    [one] symbol
   *[other] symbols
}: { hint-worth } more for science.
hint-shields = { $change ->
    [near] With it you are only 1 shield behind { hint-neighbour }, { $have } to { $theirs }.
    [level] With it you have as many shields as { hint-neighbour }: { $have }.
    [ahead] So far you are only 1 shield ahead of { hint-neighbour }, with it you lead { $have } to { $theirs }.
   *[overtake] With it you have more shields than { hint-neighbour }, { $have } to { $theirs }.
}
hint-first-resource = { $sold ->
    [yes] It is your only source of { $name }.
   *[no] It is your only source of { $name }, and you cannot buy any from your neighbours.
}
hint-first-resources = It gives you a choice of { $count } { $count ->
    [one] resource
   *[other] resources
} that you cannot produce so far.
hint-second-resource = It is your second source of { $name }.
hint-trade = { $goods ->
    [raw] Raw materials
   *[manufactured] Manufactured goods
} from { $who ->
    [left] your left neighbour
    [right] your right neighbour
   *[both] both neighbours
} then cost you { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} instead of { $before }.
hint-stage = { $left ->
    [0] { $points ->
        [0] It is the last stage of your wonder.
       *[other] It is the last stage of your wonder and scores { hint-worth }.
    }
   *[other] { $built ->
        [1] { $points ->
            [0] It is the first stage of your wonder.
           *[other] It is the first stage of your wonder and scores { hint-worth }.
        }
       *[other] { $points ->
            [0] It is one more stage: { $built } of your wonder are then complete.
           *[other] It is one more stage and scores { hint-worth }: { $built } of your wonder are then complete.
        }
    }
}
hint-stage-in-reach = With it you can pay for { $stage }.
hint-stage-cheaper = With it { $stage } costs you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} less.
hint-free = You build it free with the chain from { $what }.
hint-chain = In Age { $age ->
    [2] II
   *[3] III
} you can build { $card } free with its chain.
hint-chains = Later you can build { $card } or { $what } free with its chain.
hint-coins = You get { $gain ->
    [one] { $gain } coin
   *[other] { $gain } coins
}.
hint-few-coins = { $coins ->
    [0] You have no coins, and you get { $gain }.
    [one] You have only { $coins } coin, and you get { $gain }.
   *[other] You have only { $coins } coins, and you get { $gain }.
}
hint-denies = Your { $who ->
    [left] left
   *[right] right
} neighbour gets this hand next, and { $what } would be worth { hint-worth } there.
hint-cannot-build = You cannot build { $what } now anyway.
