# What cards, leaders and stages do, in short texts. One message for each form of the vocabulary of effects.

effect-makes = { $amount } { $resource } each turn
effect-makes-one-of = { $resources } each turn
effect-makes-other = each turn 1 resource that your city does not produce
effect-makes-same = each turn 1 more of a resource that your city produces
effect-points = { $amount } { $amount ->
    [one] point
   *[other] points
}
effect-points-per = { effect-points } for { $counted }
effect-coins = { $amount } { $amount ->
    [one] coin
   *[other] coins
}
effect-coins-neighbours = each neighbour gets { effect-coins }
effect-coins-per = { effect-coins } for { $counted }
effect-coins-on = { $event ->
    [yellow] { effect-coins } whenever you build a yellow card
    [black] { effect-coins } whenever you build a black card
    [chain] { effect-coins } whenever you build for free with a chain
    [victory] { effect-coins } for each victory token you take
    [trade] { effect-coins } for each neighbour you buy from, each turn
   *[bank] { effect-coins } more when you take coins from the bank, once each turn
}
effect-shields = { $amount } { $amount ->
    [one] shield
   *[other] shields
}
effect-shields-per = { effect-shields } for { $counted }
effect-symbol = { $symbol } symbol
effect-symbol-any = any science symbol
effect-symbol-mask = at the end the symbol of a neighbour’s green card
effect-trade-raw = { $side ->
    [left] raw materials from your left neighbour cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
    [right] raw materials from your right neighbour cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
   *[both] raw materials from both neighbours cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
}
effect-trade-manufactured = { $side ->
    [left] manufactured goods from your left neighbour cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
    [right] manufactured goods from your right neighbour cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
   *[both] manufactured goods from both neighbours cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
}
effect-dock = { $side ->
    [left] the first resource from your left neighbour each turn costs { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less
   *[right] the first resource from your right neighbour each turn costs { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less
}
effect-pick = build a card from the discard pile for free
effect-free-once = build { $card } free each Age
effect-free-always = build { $colours } cards for free
effect-last-card = you also play the last card of each Age
effect-copy-guild = at the end copy a neighbour’s guild
effect-copy-leader = copy a neighbour’s leader
effect-copy-stage = { $side ->
    [left] { $amount ->
        [0] copy the last stage of your left neighbour
       *[other] copy stage { $amount } of your left neighbour
    }
   *[right] { $amount ->
        [0] copy the last stage of your right neighbour
       *[other] copy stage { $amount } of your right neighbour
    }
}
effect-diplomacy = sit out the conflicts of this Age
effect-loss = all others lose { effect-coins }
effect-loss-per = { $counter ->
    [victories] all others lose { effect-coins } for each of their victory tokens
   *[stages] all others lose { effect-coins } for each of their stages
}
effect-lay = lay one of your leaders here: { effect-points } for each coin it costs, but you lose its effect
effect-start = { effect-coins } more at the start
effect-leaders-free = your leaders are free
effect-leaders-less = your leaders cost { effect-coins } less
effect-leaders-next-door = your neighbours’ leaders cost { effect-coins } less
effect-draw = draw { $amount } { $amount ->
    [one] leader
   *[other] leaders
}
effect-recruit = recruit one more leader
effect-cheaper = { $colour } cards cost { $amount } { $amount ->
    [one] resource
   *[other] resources
} less
effect-cheaper-stage = stages cost { $amount } { $amount ->
    [one] resource
   *[other] resources
} less
effect-stages-free = stages need no resources
effect-bank = each turn 1 resource from the bank for { effect-coins }
effect-set-bonus = { effect-points } more for each set of three different science symbols
effect-defeats-to-winner = the winner takes your defeat tokens

# What is counted.
counter-cards = each { $colours } card
counter-leaders = each leader
counter-sets = each set of { $colours } cards
counter-symbols = each { $resource } symbol on brown cards
counter-coins = { $number ->
    [one] each coin
   *[other] every { $number } coins
}
counter-stages = each stage
counter-victories = each victory token
counter-defeats = each defeat token
counter-marker = each card in the colour of the card under this stage

# In which cities it is counted.
scope-own = { $each } you have
scope-neighbours = { $each } your neighbours have
scope-all = { $each } you and your neighbours have

# What is free once in each age.
cards-any = 1 card of any colour
cards-coloured = 1 { $colours } card

# Lists: a pair, and the last of more than two. Languages differ in what stands before the word.
list-more = { $list }, { $next }
pair-or = { $list } or { $next }
pair-and = { $list } and { $next }
list-or = { $list } or { $next }
list-and = { $list } and { $next }
