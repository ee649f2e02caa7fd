# The words of the table in the terminal and of the player aid.

# The head of the table
board-age = Age { $age }
board-turn = turn { $turn } of { $turns }
board-passing = { $side ->
    [left] ↓ hands go to the left
   *[right] ↑ hands go to the right
}
board-discards = { $cards ->
    [0] discard pile empty
    [one] { $cards } card in the discard pile
   *[other] { $cards } cards in the discard pile
}
board-moment = { $moment ->
    [boards] One after the other, from the first seat on, all choose a board.
    [draft] All keep one leader of the packet; the rest goes to the right.
    [recruit] All choose a leader: recruit it, build a stage with it, or sell it.
    [turn] All choose a card: build it, build a stage with it, or sell it.
    [last] Whoever has the right to it plays the last card of the age too.
    [choices] What was built brings a choice.
    [pick] A card of the discard pile may be built for nothing.
    [debt] Coins are lost: pay, or take debts.
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
    [one] { $debts } debt
   *[other] { $debts } debts
}
board-diplomacy = diplomacy in this age
board-wonder = Wonder
board-stage-count = { $built } of { $stages } { $stages ->
    [one] stage
   *[other] stages
}
board-under = under it: { $card }
board-power = Board
board-makes = Makes
board-not-for-sale = for itself only: { $list }
board-science = Science
board-any-symbol = of choice
board-mask = mask
board-conflicts = Tokens
board-cards = Cards
board-laid = { $leader } (laid on the board)
board-copied = { $leader } (copied)
board-effects = In force
board-used = used in this age
board-holds = Holds
board-may-hold = May hold

# The own hand, and what there is to choose
board-hand = Your hand
board-leaders-in-hand = Your leaders
board-packet = The packet
board-cost = Cost
board-brings = Brings
board-build = Build
board-recruit = Recruit
board-stage = Stage
board-leads-to = leads to { $list }
board-free-with = free with { $list }
board-chosen = Chosen
board-choice = { $choice ->
    [lay] You may lay one of your leaders on the board.
    [recruit] You may recruit one more leader.
   *[copy] You copy a leader of a neighbour.
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
aid-uses = Uses of a card
aid-uses-text = 1. Build it: pay its coins and resources; it is free if your city has a card that leads to it. Never two cards of the same name. 2. Build a stage with it: put it face down under the board and pay the cost of the stage. 3. Sell it: { $rules_sale_counted }.
aid-turn = Turn
aid-turn-text = All choose in secret and reveal together: cards are placed, costs paid, gains taken, choices made; then picks from the discard pile, then losses. The hands go to the left in Ages I and III, to the right in Age II. Of the last two cards of an age one is played, the other goes to the discard pile. Only coins held before the turn can be spent.
aid-trade = Trade
aid-trade-text = What the city lacks is bought from the two neighbours: what their boards, brown and grey cards make, for { $rules_trade_price_counted } each. They cannot refuse and lose nothing. What cards make or make cheaper counts from the next turn on.
aid-conflicts = Conflicts
aid-conflicts-text = At the end of each age against both neighbours: more shields bring a victory token (Age I { $victory_1 }, Age II { $victory_2 }, Age III { $victory_3 }), fewer a defeat token (minus { $rules_defeat }), equal shields nothing.
aid-scoring = Scoring
aid-scoring-text = Tokens. Treasury: 1 point for every { $rules_coins_a_point_counted }. Stages. Blue cards. Science: each symbol the number of times you have it, squared, and { $rules_science_set_counted } for every set of three different ones. Yellow cards of Age III. Guilds. Leaders. Black cards, minus debts. Equal points: more coins.
aid-picks = Picks
aid-picks-text = At the end of the turn, in this order: Halikarnassos, Great Wall, Manneken Pis, Solomon, Courtesans Guild. One card, free, or none.
aid-colours = Colours
aid-brown = raw materials
aid-grey = manufactured goods
aid-blue = civilian, points
aid-yellow = commerce
aid-red = military, shields
aid-green = science
aid-purple = guilds
aid-black = black cards of Cities
aid-white = leaders
aid-signs = Signs
aid-signs-text = { $built } a stage that is built, { $open } one that is not.
aid-leaders = Leaders
aid-leaders-text = Start with { $rules_leaders_coins_counted } instead of { $rules_coins }. Draft: { $rules_leaders_dealt } leaders each, keep one, pass the rest to the right. Each age begins with recruiting: recruit a leader for its coins, build a stage with it, or sell it for { $rules_leader_sale_counted }.
aid-cities = Cities
aid-cities-text = One black card a player in each age, so each age has one turn more. Diplomacy: the city is passed over in the conflicts of this age, its neighbours meet each other. Losses hit all others; each coin not paid is a debt, minus 1 point at the end. Mask: at the end the symbol of a neighbour's green card.
aid-pack = Wonder Pack
aid-pack-text = Great Wall: stages in any order. Manneken Pis A: its stages are those of the neighbours, cost and effect. Abu Simbel (with Leaders): a leader laid on the board loses its effect and brings points. Stonehenge counts the stone symbols on brown cards.
aid-symbols = Symbols
aid-chains = Chains
aid-boards = The boards
aid-board = { $board } ({ $start }): { $stages }
aid-stage = Stage { $stage }: { $effects } ({ $cost }).
aid-stage-copy = Stage { $stage }: { $effects }.
