# The words of 7 Wonders: moves, events and reasons. The texts of the board stand in board.*.ftl, names of pieces stand in
# names.*.ftl, effects in effects.*.ftl, the rules in rulebook.*.ftl.

board-name = { $board } { $side }
stage-name = stage { $stage } of { $board } { $side }
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cost-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
cost-nothing = free
coins = coins
debts = debts
points = points
piece-science-sets = sets of three symbols
piece-victories-1 = victories in Age I
piece-victories-2 = victories in Age II
piece-victories-3 = victories in Age III
piece-defeats = defeats
direction-left = left
direction-right = right

# Moves as they are offered
move-build = build { $card }
move-under = build a stage with { $card }
move-sell = sell { $card }
move-recruit = recruit { $card }
move-keep = keep { $leader }
move-lay = lay { $leader } on the board
move-copy = copy { $leader }
move-at = stage { $stage }
move-debt = { $debts ->
    [0] pay everything
    [one] take { $debts } debt, pay the rest
   *[other] take { $debts } debts, pay the rest
}
move-board = take { $board }
move-none = nothing
way-chain = free by a chain
way-always = free by a leader
way-stage = free, once this age (wonder)
way-leader = free, once this age (leader)
way-pay = { $left ->
    [0] { $right ->
        [0] pay without buying from a neighbour
       *[other] pay { $right } to the right
    }
   *[other] { $right ->
        [0] pay { $left } to the left
       *[other] pay { $left } to the left and { $right } to the right
    }
}

# Events
event-chose = { $player } chooses: { $move }
event-built = { $player } builds { $card }
event-staged = { $player } builds { $stage } (under it: { $card })
event-staged-hidden = { $player } builds { $stage }
event-sold = { $player } sells a card: { $card }
event-sold-hidden = { $player } sells a card
event-recruited = { $player } recruits { $leader }
event-coins = { $player } takes { cost-coins } ({ $why })
event-coins-for = { $player } takes { cost-coins } ({ $why }: { $what })
event-coins-less = { $player } gives { cost-coins } ({ $why })
event-coins-for-less = { $player } gives { cost-coins } ({ $why }: { $what })
event-counted = { $player } takes { cost-coins } ({ $why })
event-counted-for = { $player } takes { cost-coins } ({ $why }: { $what })
event-income = { $player } gets { cost-coins } from { $buyer } for resources
event-picked = { $player } builds { $card } from the discard pile
event-picked-none = { $player } takes nothing from the discard pile
event-left-card = { $player } discards the last card: { $card }
event-left-card-hidden = { $player } discards the last card
event-laid = { $player } lays { $leader } on the board
event-copied = { $player } copies { $leader }
event-drew = { $leaders ->
    [one] { $player } draws { $leaders } leader
   *[other] { $player } draws { $leaders } leaders
}
event-diplomacy = { $player } stays out of the conflicts of this age
event-victory = { $player } defeats { $against } (+{ $worth })
event-defeat = { $player } takes a defeat token from the conflict with { $against } (-{ $worth })
event-debts = { $debts ->
    [one] { $player } takes { $debts } debt
   *[other] { $player } takes { $debts } debts
}
event-passed = the hands go to the { $direction }
event-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
} begins
event-kept = { $player } keeps { $leader }
event-board = { $player } takes { $board }
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $why })
event-points-for = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $why }: { $what })
event-points-less = { $player }: minus { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $why })
event-points-for-less = { $player }: minus { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $why }: { $what })
event-marker = { $player } turns up the card under the stage: { $card }
event-marker-points-for = { $player }: { $points } points ({ $why }: { $what }, the marker)
event-could = { $player } could have { $points } points for science with { $split }
event-guild = { $player } could copy { $card } for { $points } points
event-over = the game is over

# What coins and points come and go for
why-cost = cost
why-trade = bought resources
why-sale = sale
why-card = card
why-stage = wonder
why-event = bonus
why-loss = loss
why-military = conflicts
why-treasury = treasury
why-wonder = wonder
why-civilian = civilian
why-science = science
why-commerce = commerce
why-guilds = guilds
why-leaders = leaders
why-black = black cards
why-debt = debts
why-leader = leader
why-bank = bonus on coins from the bank

# Reasons
reason-wrong-moment = That is not what has to be decided now
    .short = not now
reason-card-chosen = A card is chosen already; take the choice back to choose another
    .short = already chosen
reason-not-in-hand = { $card } is not in your hand
    .short = not held
reason-same-name = Your city has { $card } already
    .short = already built
reason-coins = { $what } costs { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}; you have { $has }
    .short = too few coins
reason-resources = { $what } needs { $needs } { $resource }; you and your neighbours can give { $has } at most, or not together with the rest
    .short = needs { $resource }
reason-trade-coins = { $what } would cost { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
} with the resources to buy; you have { $has }
    .short = too few coins
reason-wonder-done = Your wonder is complete
    .short = complete
reason-stage-built = Stage { $stage } is built already
    .short = already built
reason-no-such-stage = Stage { $stage } cannot be built now
    .short = not now
reason-way = This way to pay is not offered: it is not possible, or another is at least as good for you
    .short = not offered
reason-leader-coins = { $leader } costs { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}; you have { $has }
    .short = too few coins
reason-not-in-pile = { $card } is not in the discard pile
    .short = not there
reason-not-recruited = You have not recruited { $leader }
    .short = not recruited
reason-already-laid = { $leader } lies on the board already
    .short = already laid
reason-no-leader-there = { $leader } is not in play next door
    .short = not there
reason-must-copy = A leader must be copied
    .short = must copy
reason-board-gone = { $board } is not among the boards to choose from
    .short = gone
reason-debt-too-small = You must take at least { $least ->
    [one] { $least } debt
   *[other] { $least } debts
}: you have no more coins
    .short = too few
reason-debt-too-large = You lose only { $most ->
    [one] { $most } coin
   *[other] { $most } coins
}
    .short = too many
reason-not-offered = { $leader } is not among the leaders you can keep
    .short = not offered
