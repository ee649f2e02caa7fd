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
piece-card = Age { $age }, { $colour }. Cost: { $cost }. Brings: { $effects }.
piece-leader = Leader. Cost: { $cost }. Brings: { $effects }.
piece-free-with = Free with { $list }.
piece-leads-to = Leads to { $list }.
piece-stage = Cost: { $cost }. Brings: { $effects }.
piece-stage-copy = Brings: { $effects }.
piece-board = Board with { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
}. { $makes ->
    [0] It makes no resource.
   *[other] It makes { $resource }.
}
piece-board-power = Also: { $effects }.
piece-raw = Raw resource. What your city lacks can be bought from a neighbour who makes it, for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
piece-manufactured = Manufactured resource. What your city lacks can be bought from a neighbour who makes it, for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
piece-symbol = Science symbol. At the end each symbol counts the number of times you have it, squared; each set of three different ones { $set ->
    [one] { $set } point
   *[other] { $set } points
} more.
piece-symbol-any = Science symbol of your choice, set at the end in the way that is best for you.
piece-symbol-mask = At the end it copies the symbol of a neighbour's green card.
piece-any-name = symbol of choice
piece-mask-name = mask
piece-sets = Each set of three different science symbols is worth { $set ->
    [one] { $set } point
   *[other] { $set } points
}.
piece-victory = Victory token of Age { $age }, worth { $points ->
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
}. More coins decide a tie.
piece-debts = A coin you did not pay. Minus 1 point at the end, and it can never be paid back.
piece-points = Whoever has the most points at the end wins.
piece-shields = At the end of each age you compare your shields with each neighbour's.
piece-shields-name = shields

# The table in sentences.
told-now = Now
told-turn = Age { $age }, turn { $turn } of { $turns }. { $side ->
    [left] Hands go to the left.
   *[right] Hands go to the right.
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
told-can-build = Can be built.
told-can-recruit = Can be recruited.
told-cannot-build = Cannot be built now.
told-cannot-recruit = Cannot be recruited now.
told-can-stage = Can be used for a stage.
told-cannot-stage = Cannot be used for a stage now.
told-city = { $player }, { $board }
told-place = { $place ->
    [own] Your city.
    [left] Your left neighbour.
    [right] Your right neighbour.
   *[far] No neighbour of yours.
}
told-no-board = No board chosen yet.
told-coins = Coins: { $coins }.
told-shields = Shields: { $shields }.
told-points = Points: { $points }.
told-hand = Cards in hand: { $cards }.
told-leaders-held = Leaders in hand: { $leaders }.
told-debts = Debts: { $debts }.
told-diplomacy = Stays out of the conflicts of this age.
told-stage = Stage { $stage }, not built. { $text }
told-stage-built = Stage { $stage }, built: { $effects }.
told-stage-under = Under it lies { $card }.
told-free-used = The right to build for free is used in this age.
told-power = Board: { $effects }.
told-makes = Makes: { $list }.
told-makes-nothing = Makes nothing.
told-symbols = Science: { $list }.
told-count = { $count } × { $name }
told-victories = Victory tokens: { $list }.
told-victory = { $count } of Age { $age }
told-defeats = Defeat tokens: { $count }.
told-no-cards = No cards yet.
told-cards = { $colour }: { $cards }.
told-leaders = Leaders: { $leaders }.
told-in-force = In force: { $effect }.
told-holds = The hand holds: { $cards }.
told-may-hold = The hand may hold: { $cards }.
told-board = { $board }. { $text }
