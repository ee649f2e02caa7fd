# The board of 7 Wonders. Names of pieces, moves and reasons come from the server.
letter-brown = M
letter-grey = G
letter-blue = C
letter-yellow = T
letter-red = W
letter-green = S
letter-purple = U
letter-black = N
letter-white = L
kind-brown = Materials
kind-grey = Goods
kind-blue = Civic
kind-yellow = Trade
kind-red = War
kind-green = Science
kind-purple = Guilds
kind-black = City
kind-white = Leaders

age = Age { $age }
leader = Leader
age-turn = Age { $age }, turn { $turn } of { $turns }
age-last = Age { $age }, the last card
chain-from = from { $cards }
chain-to = then { $cards }
chain-more = { $card } +{ $more }

# verdicts on the cards of a hand
own-goods = own goods
nothing = free
by-chain = free by chain
by-right = free, once an age
either-side = either
both-sides = both
not-possible = not now
short-own = own
short-chain = chain
short-free = free
short-left = L
short-right = R
short-either = L/R
short-both = L+R
short-no = no

# the question
q-turn = Choose a card
q-recruit = Choose a leader
q-last = Your last card of the age
q-draft = Keep one leader
q-pick = Pick a card from the discard pile
q-lay = Lay a leader on your board?
q-recruit-free = Recruit one more leader?
q-copy = Copy a leader of a neighbour
q-debt = Coins or debts?
q-boards = Choose your board
q-over = The game is over
q-more = Complete your choice
q-watching = You are watching
q-waiting = { $names } { $count ->
    [one] is
   *[other] are
} choosing
under-turn = All choose at the same time. What you choose can be changed until everybody has chosen.
under-recruit = One leader before each age: recruit it, put it under a stage, or sell it.
under-last = The others discard theirs.
under-draft = The rest of the packet goes to the next player.
under-pick = You build it for nothing.
under-lay = Its effect ends; at the end it is worth { $times } times its cost.
under-recruit-free = You may also let it be.
under-copy = From now on it works for you as if it were yours.
under-debt = You lose { $loss } { $loss ->
    [one] coin
   *[other] coins
}. Each coin you do not pay is a debt of 1 point.
under-boards = The player after you chooses next.
rule = Rule { $clause }

guide-step = Step { $step } of { $steps }
build-title = Build { $card }
recruit-title = Recruit { $card }
stage-title = Stage { $stage }: { $card } goes under it
sell-title = Sell { $card }
use = What becomes of the card
use-build = Build
use-recruit = Recruit
use-stage = Stage
use-sell = Sell for { $coins }
which-stage = Which stage
how-to-pay = Who gets the coins
pay-line-own = You make all it needs.
pay-line-nothing = It costs nothing.
pay-line-chain = Free: you have { $card }.
pay-line-always = Free: by your leader.
pay-line-right = Free: your right of this age.
pay-line-bank = { $coins ->
    [one] 1 coin to the bank.
   *[other] { $coins } coins to the bank.
}
pay-line-left = { $coins } to { $name } on your left.
pay-line-right-hand = { $coins } to { $name } on your right.
pay-line-both = { $left } to { $leftName }, { $right } to { $rightName }.
keeps = You keep { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
do-build = Build
do-build-pay = Build, pay { $who }
do-recruit = { $coins ->
    [0] Recruit for nothing
   *[other] Recruit for { $coins }
}
do-stage = Build the stage
do-stage-pay = Build the stage, pay { $who }
do-sell = Sell for { $coins }
do-choose = Choose
do-none = None of them
do-debt = { $debts ->
    [0] Pay all
    [one] Take 1 debt
   *[other] Take { $debts } debts
}
who-one = { $name } { $coins }
who-both = { $left } and { $right }
brings = It brings
chosen-title = You have chosen
chosen-under = It can be changed until everybody has chosen.
think-again = Think again
take-back = Take back
ask-back = Ask to take back

# the table
left = left
right = right
you = you
your-city = your city
side = side { $side }
any-order = stages in any order
buy-here = You can buy here
buy-less = the first one { $less } less
nothing-to-buy = Nothing to buy here yet
sells = sells { $what } for { $coins }
you-make = you make
makes = makes
one-of = one of { $list }
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
conflicts = Conflicts
won-lost = won { $won }, lost { $lost }
diplomat = stays out of the next conflicts
debts = { $debts ->
    [one] 1 debt
   *[other] { $debts } debts
}
stages-built = { $built } of { $of } stages
symbols = { $count } × { $symbol }
has-chosen = has chosen
is-choosing = is choosing
hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
open-city = the whole city
cards = cards built
close = Close
no-cards = Nothing built yet
under-stage = under it: { $card }
laid = laid on the board
copied = copies { $leader }
may-hold = May be in this hand
computer = computer, { $level }
stand-in = a computer player sits in
away = away

chosen-count = { $chosen } of { $all } have chosen
pass-left = hands pass to the left
pass-right = hands pass to the right
discarded = discard pile: { $count }
lately = What has happened
steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
step-of = { $step } of { $steps }
step-back = the step before
step-on = the next step
more-chains = Chains
more-out = Cards still out
out-title = Cards of Age { $age } still out
out-under = Not in a city, not in your hand, and not sold or put under a stage by you.
out-perhaps = perhaps
out-copies = { $count } ×
chains-title = Chains
chains-under = Whoever has a card builds the next one for nothing.
in-city = in your city
in-hand = in your hand

# small screens
tabs = What is shown
tab-hand = Hand
tab-city = My city
tab-cities = Cities
tab-chains = Chains
tab-log = Log
