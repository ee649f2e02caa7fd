# 7 Wonders at the browser's table: the game's name and options, every piece explained, and the table told in sentences.

game-title = 7 Wonders
game-about = { $fewest } to { $most } players · about 45 minutes
option-leaders = Leaders
option-leaders-no = without
option-leaders-yes = with
option-cities = Cities
option-cities-no = without
option-cities-yes = with
option-wonder-pack = Wonder Pack
option-wonder-pack-no = without
option-wonder-pack-yes = with
option-boards = Boards
option-boards-dealt = dealt
option-boards-chosen = chosen in turn
option-sides = Sides of the boards
option-sides-dealt = drawn
option-sides-A = all A
option-sides-B = all B
round-before = Before Age I
round-leaders = Age { $age }, leaders
round-turn = Age { $age }, turn { $turn }

# What every piece is.
piece-card = Age { $age }, { $colour }. Cost: { $cost }. Effect: { $effects }.
piece-leader = Leader. Cost: { $cost }. Effect: { $effects }.
piece-free-with = Free with a chain from { $list }.
piece-leads-to = Chain to { $list }.
piece-stage = Cost: { $cost }. Effect: { $effects }.
piece-stage-copy = Effect: { $effects }.
piece-board = Board with { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
}. { $makes ->
    [0] It produces no resource.
   *[other] It produces { $resource }.
}
piece-board-power = Also: { $effects }.
piece-raw = Raw material. If you are short, buy it from a neighbour who produces it, for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each.
piece-manufactured = Manufactured good. If you are short, buy it from a neighbour who produces it, for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each.
piece-symbol = Science symbol. At the end you score the square of how many you have of each symbol, plus { $set ->
    [one] { $set } point
   *[other] { $set } points
} for every set of three.
piece-symbol-any = Science symbol of your choice. At the end it counts as the one that is best for you.
piece-symbol-mask = At the end it copies the symbol of a neighbour’s green card.
piece-any-name = symbol of choice
piece-mask-name = mask
piece-sets = Each set of three different science symbols is worth { $set ->
    [one] { $set } point
   *[other] { $set } points
}.
piece-victory = Victory token from Age { $age }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
piece-defeat = Defeat token, minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
piece-coins = At the end 1 point for every { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. If players are tied, more coins win.
piece-debts = A coin you did not pay. Minus 1 point at the end; you can never pay it back.
piece-points = The player with the most points wins.
piece-shields = At the end of each Age you compare your shields with each neighbour’s.
piece-shields-name = shields

# The table in sentences.
told-now = Now
told-turn = Age { $age }, turn { $turn } of { $turns }. { $side ->
    [left] Pass your hand to the left.
   *[right] Pass your hand to the right.
}
told-age = Age { $age }.
told-discards = { $cards ->
    [0] The discard pile is empty.
    [one] { $cards } card is in the discard pile.
   *[other] { $cards } cards are in the discard pile.
}
told-chosen = You have chosen: { $moves }.
told-sold = You discarded: { $cards }.
told-ways = Ways to pay
told-way = { $way }: { $coins ->
    [0] your coins stay the same.
    [one] { $coins } coin more.
   *[other] { $coins } coins more.
}
told-way-less = { $way }: { $coins ->
    [one] { $coins } coin less.
   *[other] { $coins } coins less.
}
told-card = { $card }. { $text }
told-can-build = You can build it.
told-can-recruit = You can recruit it.
told-cannot-build = You cannot build it now.
told-cannot-recruit = You cannot recruit it now.
told-can-stage = You can build a stage with it.
told-cannot-stage = You cannot build a stage with it now.
told-city = { $player }, { $board }
told-place = { $place ->
    [own] Your city.
    [left] Your left neighbour.
    [right] Your right neighbour.
   *[far] Not your neighbour.
}
told-no-board = No board chosen yet.
told-coins = Coins: { $coins }.
told-shields = Shields: { $shields }.
told-points = Points: { $points }.
told-hand = Cards in hand: { $cards }.
told-leaders-held = Leaders in hand: { $leaders }.
told-debts = Debts: { $debts }.
told-diplomacy = Sits out the conflicts of this Age.
told-stage = Stage { $stage }, not built. { $text }
told-stage-built = Stage { $stage }, built: { $effects }.
told-stage-under = Under it: { $card }.
told-free-used = Free build already used this Age.
told-power = Board: { $effects }.
told-makes = Produces: { $list }.
told-makes-nothing = Produces nothing.
told-symbols = Science: { $list }.
told-count = { $count } × { $name }
told-victories = Victory tokens: { $list }.
told-victory = { $count } from Age { $age }
told-defeats = Defeat tokens: { $count }.
told-no-cards = No cards yet.
told-cards = { $colour }: { $cards }.
told-leaders = Leaders: { $leaders }.
told-in-force = Active: { $effect }.
told-holds = Cards in this hand: { $cards }.
told-may-hold = Cards that may be in this hand: { $cards }.
told-board = { $board }. { $text }
