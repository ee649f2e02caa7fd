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
piece-science-sets = sets of three different symbols
sentence-card = the { $card }
sentence-symbols = { $symbol } symbols
piece-victories-1 = victories in Age I
piece-victories-2 = victories in Age II
piece-victories-3 = victories in Age III
piece-defeats = defeats
direction-left = left
direction-right = right

# Moves as they are offered
move-build = build { $card }
move-under = build a stage with { $card }
move-sell = discard { $card } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
move-recruit = recruit { $card }
move-keep = keep { $leader }
move-lay = lay { $leader } on the board
move-copy = copy { $leader }
move-at = stage { $stage }
move-debt = { $debts ->
    [0] pay everything
    [one] take { $debts } debt token and pay the rest
   *[other] take { $debts } debt tokens and pay the rest
}
move-board = take { $board }
move-none = skip
way-chain = free with a chain
way-always = free with a leader
way-stage = free build of this Age (wonder)
way-leader = free build of this Age (leader)
way-pay = { $left ->
    [0] { $right ->
        [0] pay with your own resources
       *[other] pay { $right ->
    [one] { $right } coin
   *[other] { $right } coins
} to the right
    }
   *[other] { $right ->
        [0] pay { $left ->
    [one] { $left } coin
   *[other] { $left } coins
} to the left
       *[other] pay { $left ->
    [one] { $left } coin
   *[other] { $left } coins
} to the left and { $right } to the right
    }
}

# Events
event-chose = { $player } chooses: { $move }.
event-built = { $player } builds { $card }.
event-staged = { $player } builds { $stage } with { $card }.
event-staged-hidden = { $player } builds { $stage }.
event-sold = { $player } discards { $card }.
event-sold-hidden = { $player } discards a card.
event-recruited = { $player } recruits { $leader }.
event-coins = { $cause ->
    [sale] { $player } gets { cost-coins } for the discarded card.
    [event] { $player } gets { cost-coins } for the victory.
   *[other] { $player } gets { cost-coins }.
}
event-coins-for = { $cause ->
    [event] { $player } gets { cost-coins } as a bonus for { $what }.
   *[other] { $player } gets { cost-coins } from { $what }.
}
event-coins-less = { $cause ->
    [loss] { $player } loses { cost-coins }.
   *[other] { $player } pays { cost-coins }.
}
event-coins-for-less = { $cause ->
    [trade] { $player } pays { cost-coins } to the neighbours for { $what }.
   *[other] { $player } pays { cost-coins } for { $what }.
}
event-counted = { $player } gets { cost-coins } as a bonus.
event-counted-for = { $player } gets { cost-coins } from { $what }.
event-income = { $player } gets { cost-coins } from { $buyer } for resources.
event-picked = { $player } builds { $card } from the discard pile.
event-picked-none = { $player } builds nothing from the discard pile.
event-left-card = { $player } discards the last card, { $card }.
event-left-card-hidden = { $player } discards the last card.
event-laid = { $player } lays { $leader } on the board.
event-copied = { $player } copies { $leader }.
event-drew = { $player } draws { $leaders ->
    [one] { $leaders } leader
   *[other] { $leaders } leaders
}.
event-diplomacy = { $player } sits out the conflicts of this Age.
event-victory = { $player } defeats { $against } (+{ $worth }).
event-defeat = { $player } takes a defeat token from the conflict with { $against } (−{ $worth }).
event-debts = { $player } takes { $debts ->
    [one] { $debts } debt token
   *[other] { $debts } debt tokens
}.
event-passed = Everyone passes their hand to the { $direction }.
event-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
} begins.
event-kept = { $player } keeps { $leader }.
event-board = { $player } takes { $board }.
event-points = { $cause ->
    [treasury] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for coins.
   *[other] { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
}
event-points-for = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $what }.
event-points-less = { $cause ->
    [debt] { $player } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} for debts.
   *[other] { $player } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
}
event-points-for-less = { $player } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $what }.
event-marker = { $player } turns up { $card } from under the stage.
event-marker-points-for = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $what }, by the colour of the card under the stage.
event-could = With { $split }, { $player } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for science.
event-guild = With a copy of { $card }, { $player } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = The game is over.

# What coins and points come and go for
why-cost = cost
why-trade = bought resources
why-sale = discarded cards
why-card = card
why-stage = wonder
why-event = bonus
why-loss = loss
why-military = military conflicts
    .row = Military conflicts
why-treasury = treasury
    .row = Treasury
why-wonder = wonder
    .row = Wonder
why-civilian = civilian
    .row = Civilian
why-science = science
    .row = Scientific
why-commerce = commercial
    .row = Commercial
why-guilds = guilds
    .row = Guilds
why-leaders = leaders
    .row = Leaders
why-black = black cards
    .row = Cities
why-debt = debts
    .row = Debts
why-leader = leader
why-bank = bonus on coins from the bank

# Reasons
reason-wrong-moment = You cannot choose that now
    .short = not now
reason-card-chosen = You have already chosen a card. Take it back to choose another
    .short = already chosen
reason-not-in-hand = You do not have { $card } in your hand
    .short = not in hand
reason-same-name = You have already built { $card }
    .short = already built
reason-coins = Building { $what } costs { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}; you have { $has }
    .short = too few coins
reason-resources = { $together ->
    [no] You and your neighbours cannot produce everything for { $what } at the same time
   *[other] Building { $what } needs { $needs } { $resource }; you and your neighbours have { $has }
}
    .short = needs { $resource }
reason-trade-coins = Buying the missing resources for { $what } costs { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}; you have { $has }
    .short = too few coins
reason-wonder-done = Your wonder is complete
    .short = complete
reason-stage-built = You have already built stage { $stage }
    .short = already built
reason-no-such-stage = You cannot build stage { $stage } now
    .short = not now
reason-way = Another way to pay is at least as good for you
    .short = not offered
reason-leader-coins = { $leader } costs { $needs ->
    [one] { $needs } coin
   *[other] { $needs } coins
}; you have { $has }
    .short = too few coins
reason-not-in-pile = You cannot build { $card }: it is not in the discard pile
    .short = not there
reason-not-recruited = You have not recruited { $leader }
    .short = not recruited
reason-already-laid = { $leader } is already on your board
    .short = already laid
reason-no-leader-there = Neither of your neighbours has { $leader } in play
    .short = not there
reason-must-copy = You must copy a leader
    .short = must copy
reason-board-gone = { $board } is already taken
    .short = taken
reason-debt-too-small = You do not have enough coins, so take at least { $least ->
    [one] { $least } debt token
   *[other] { $least } debt tokens
}
    .short = too few
reason-debt-too-large = You lose only { $most ->
    [one] { $most } coin
   *[other] { $most } coins
}
    .short = too many
reason-not-offered = You cannot keep { $leader } now
    .short = not offered

# The score sheet: where points come from
sheet-victory = Age { $age }: victory over { $against }
sheet-defeat = Age { $age }: defeat against { $against }
sheet-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, 1 point for every { $each }
sheet-debts = { $debts ->
    [one] { $debts } debt token
   *[other] { $debts } debt tokens
}
sheet-stage = Stage { $stage }: { $effects }
sheet-symbols = { $count } × { $symbol }, squared
sheet-sets = { $sets ->
    [one] { $sets } set of three different symbols
   *[other] { $sets } sets of three different symbols
}
sheet-counted = { $piece }: { $effects } ({ $counts })
sheet-count = { $player }: { $count }
