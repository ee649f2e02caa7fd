# The board of 7 Wonders. Names of pieces, moves and reasons come from the server.
kind-brown = Raw materials
kind-grey = Manufactured goods
kind-blue = Civilian
kind-yellow = Commercial
kind-red = Military
kind-green = Scientific
kind-purple = Guilds
kind-black = Cities
kind-white = Leaders

question = Question
answer = Your answer

age = Age { $age }
leader = Leader
age-turn = Age { $age }, turn { $turn } of { $turns }
age-last = Age { $age }, the last card
chain-from = from { $cards }
chain-to = then { $cards }
chain-more = { $card } +{ $more }

# verdicts on the cards of a hand
own-goods = own resources
nothing = free
by-chain = free with a chain
by-right = free, once an Age
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
q-last = Your last card of this Age
q-draft = Keep one leader
q-pick = Build a card from the discard pile
q-lay = Lay a leader on your board?
q-recruit-free = Recruit one more leader?
q-copy = Copy a neighbour’s leader
q-debt = Coins or debts?
q-boards = Choose your board
q-over = The game is over
q-more = Complete your choice
q-watching = You are watching
q-waiting = { $names } { $count ->
    [one] is
   *[other] are
} choosing
under-turn = Everyone chooses at the same time. You can change your choice until everyone has chosen.
under-recruit = Before each Age you play one leader. Recruit it, put it under a stage, or discard it for coins.
under-last = The others discard theirs.
under-draft = Pass the rest to the right.
under-pick = You build it for free.
under-lay = Its effect ends. At the end of the game it is worth { $times ->
    [one] its cost
   *[other] { $times } times its cost
} in points.
under-recruit-free = You may also skip this.
under-copy = From now on you have its effect, too.
under-debt = You lose { $loss } { $loss ->
    [one] coin
   *[other] coins
}. For each coin you do not pay, you take a debt token (−1 point).
under-boards = Then the next player chooses.
rule = Rule { $clause }

guide-step = Step { $step } of { $steps }
build-title = Build { $card }
recruit-title = Recruit { $card }
stage-title = Put { $card } under stage { $stage }
sell-title = Discard { $card } for coins
use = Use this card to
use-build = Build
use-recruit = Recruit
use-stage = Stage
use-sell = Discard for { $coins }
which-stage = Which stage
how-to-pay = Who gets the coins
pay-line-own = You produce all it needs.
pay-line-nothing = It costs nothing.
pay-line-chain = Free because you have { $card }.
pay-line-always = Free because of your leader.
pay-line-right = Free with your free build this Age.
pay-line-bank = { $coins ->
    [one] 1 coin to the bank.
   *[other] { $coins } coins to the bank.
}
pay-line-left = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $name } on your left.
pay-line-right-hand = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $name } on your right.
pay-line-both = { $left ->
    [one] 1 coin
   *[other] { $left } coins
} to { $leftName }, { $right ->
    [one] 1 coin
   *[other] { $right } coins
} to { $rightName }.
keeps = You keep { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
do-build = Build
do-build-pay = Build, pay { $who }
do-recruit = { $coins ->
    [0] Recruit for free
    [one] Recruit for 1 coin
   *[other] Recruit for { $coins } coins
}
do-stage = Build the stage
do-stage-pay = Build the stage, pay { $who }
do-sell = { $coins ->
    [one] Discard for 1 coin
   *[other] Discard for { $coins } coins
}
do-choose = Choose
do-none = None of these
do-debt = { $debts ->
    [0] Pay all
    [one] Take 1 debt token
   *[other] Take { $debts } debt tokens
}
who-one = { $name } { $coins }
who-both = { $left } and { $right }
chosen-title = You have chosen
chosen-under = You can change it until everyone has chosen.
think-again = Choose again
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
buy-less = the first resource { $less ->
    [one] 1 coin
   *[other] { $less } coins
} cheaper
nothing-to-buy = Nothing to buy here yet
sells = sells { $what } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
you-make = you produce
makes = produces
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
diplomat = sits out the conflicts of this Age
debts = { $debts ->
    [one] 1 debt token
   *[other] { $debts } debt tokens
}
stages-built = { $built } of { $of } { $of ->
    [one] stage
   *[other] stages
}
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
stand-in = played by the computer
away = away

chosen-count = { $chosen } of { $all } have chosen
pass-left = pass to the left
pass-right = pass to the right
discarded = discard pile: { $count }
lately = Latest events
steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
step-of = { $step } of { $steps }
step-back = the step before
step-on = the next step
more-chains = Chains
more-out = Cards still in play
out-title = Cards from Age { $age } still in play
out-under = Not in a city, not in your hand, and not discarded or put under a stage by you.
out-perhaps = perhaps
out-copies = { $count } ×
chains-title = Chains
chains-under = If you own a card, you can build the next one in its chain for free.
in-city = in your city
in-hand = in your hand

# small screens
tabs = Views
tab-hand = Hand
tab-city = My city
tab-cities = Cities
tab-chains = Chains
tab-log = Log

keys-build = build the card
keys-stage = build a stage with it
keys-discard = discard it for coins
