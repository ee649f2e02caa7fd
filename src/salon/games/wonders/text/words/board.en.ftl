# The words of the table in the terminal and of the player aid.

# The head of the table
board-age = Age { $age }
board-turn = turn { $turn } of { $turns }
board-passing = { $side ->
    [left] ↓ pass your hand to the left
   *[right] ↑ pass your hand to the right
}
board-discards = { $cards ->
    [0] discard pile empty
    [one] { $cards } card in the discard pile
   *[other] { $cards } cards in the discard pile
}
board-moment = { $moment ->
    [boards] Players choose their boards in turn, from seat 1.
    [draft] Keep one leader and pass the rest to the right.
    [recruit] Choose a leader: recruit it, build a stage with it, or discard it for coins.
    [turn] Choose a card: build it, build a stage with it, or discard it for coins.
    [last] Players with this power also play their last card.
    [choices] A new building lets you choose.
    [pick] Build a card from the discard pile for free.
    [debt] You lose coins: pay them, or take debt tokens.
   *[over] The game is over.
}

# Cities
board-place = { $place ->
    [right] right neighbour
    [own] your city
    [left] left neighbour
   *[far] further away
}
board-no-board = no board yet
board-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
board-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-leaders-held = { $leaders ->
    [one] { $leaders } leader in hand
   *[other] { $leaders } leaders in hand
}
board-debts = { $debts ->
    [one] { $debts } debt token
   *[other] { $debts } debt tokens
}
board-diplomacy = sits out the conflicts of this Age
board-wonder = Wonder
board-stage-count = { $built } of { $stages } { $stages ->
    [one] stage
   *[other] stages
}
board-under = under it: { $card }
board-power = Board
board-makes = Produces
board-not-for-sale = for itself only: { $list }
board-science = Science
board-any-symbol = of choice
board-mask = mask
board-conflicts = Tokens
board-cards = Cards
board-laid = { $leader } (laid on the board)
board-copied = { $leader } (copied)
board-effects = Active
board-used = used this Age
board-holds = Hand
board-may-hold = Possible hand

# The own hand, and what there is to choose
board-hand = Your hand
board-leaders-in-hand = Your leaders
board-packet = Leaders to choose from
board-cost = Cost
board-brings = Effect
board-build = Build
board-recruit = Recruit
board-stage = Stage
board-leads-to = chain to { $list }
board-free-with = free with { $list }
board-chosen = Chosen
board-choice = { $choice ->
    [lay] You may lay one of your leaders on the board.
    [recruit] You may recruit one more leader.
   *[copy] Copy a leader of one of your neighbours.
}
board-loss = { $coins ->
    [one] You lose { $coins } coin.
   *[other] You lose { $coins } coins.
}
board-pile = Discard pile
board-sold = You discarded
board-boards = To choose from

# The player aid
aid-title = 7 Wonders: player aid
aid-uses = Using a card
aid-uses-text = 1. Build it: pay its coins and resources, or build it for free with a chain from a card in your city. Never build two cards of the same name. 2. Build a stage with it: put it face down under your board and pay the cost of the stage. 3. Discard it for { $rules_sale_counted }.
aid-turn = Turn
aid-turn-text = Everyone chooses in secret and reveals together. Place your card, pay, take what you get, then decide what your card lets you choose; then come cards from the discard pile, then losses. Pass your hand to the left in Ages I and III, to the right in Age II. Of the last two cards of an Age you play one and discard the other. You can spend only coins you had before the turn.
aid-trade = Trade
aid-trade-text = Buy what you are missing from your two neighbours, { $rules_trade_price_counted } each: anything their board, brown and grey cards produce. They cannot refuse and lose nothing. New cards count for buying and paying from the next turn on.
aid-conflicts = Conflicts
aid-conflicts-text = At the end of each Age, compare shields with both neighbours. With more you take a victory token (Age I { $victory_1 }, Age II { $victory_2 }, Age III { $victory_3 }), with fewer a defeat token (−{ $rules_defeat }), with as many nothing.
aid-scoring = Scoring
aid-scoring-text = Victory and defeat tokens. Treasury: 1 point for every { $rules_coins_a_point_counted }. Stages. Blue cards. Science: the square of how many you have of each symbol, plus { $rules_science_set_counted } for every set of three. Yellow cards from Age III. Guilds. Leaders. Black cards, minus debts. If tied, more coins win.
aid-picks = From the discard pile
aid-picks-text = At the end of the turn, in this order: Halikarnassos, Great Wall, Manneken Pis, Solomon, Courtesans Guild. Build one card for free, or none.
aid-colours = Colours
aid-brown = raw materials
aid-grey = manufactured goods
aid-blue = civilian, points
aid-yellow = commercial
aid-red = military, shields
aid-green = scientific
aid-purple = guilds
aid-black = cards of Cities
aid-white = leaders
aid-signs = Signs
aid-signs-text = { $built } a stage you have built, { $open } one you have not.
aid-leaders = Leaders
aid-leaders-text = Start with { $rules_leaders_coins_counted } instead of { $rules_coins }. Draft: { $rules_leaders_dealt ->
    [one] { $rules_leaders_dealt } leader
   *[other] { $rules_leaders_dealt } leaders
} each, keep one, pass the rest to the right. At the start of each Age, recruit a leader for its coins, build a stage with it, or discard it for { $rules_leader_sale_counted }.
aid-cities = Cities
aid-cities-text = Each Age has one black card more for each player, so it has one more turn. Diplomacy: you sit out the conflicts of this Age, and your neighbours face each other. Losses hit all other players; for each coin you do not pay, take a debt token, −1 point at the end. Mask: at the end you copy the symbol of a neighbour’s green card.
aid-pack = Wonder Pack
aid-pack-text = Great Wall: build the stages in any order. Manneken Pis A: its stages copy those of your neighbours, cost and effect. Abu Simbel (with Leaders): a leader you lay on the board loses its effect and scores points. Stonehenge counts the stone symbols on your brown cards.
aid-symbols = Symbols
aid-chains = Chains
aid-boards = The boards
aid-board = { $board } ({ $start }): { $stages }
aid-stage = Stage { $stage }: { $effects } ({ $cost }).
aid-stage-copy = Stage { $stage }: { $effects }.
