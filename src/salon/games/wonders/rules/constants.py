"""The named constants of the rules. Generated from `state.pxd` by `make types`: do not edit."""

from typing import Final

# How many there are of everything. Pieces are cards, then leaders. A source of effects is a piece, a stage or a board.
MAX_SEATS: Final = 7
NUM_CARDS: Final = 112
NUM_LEADERS: Final = 42
FIRST_LEADER: Final = 112  # among pieces and sources
FIRST_STAGE: Final = 154
FIRST_BOARD: Final = 266
MAX_STAGES: Final = 4
MAX_HAND: Final = 8
NUM_AGES: Final = 3
AGE_PASSING_RIGHT: Final = 1  # hands are passed to the left in the other two
NUM_RESOURCES: Final = 7  # wood, stone, clay, ore, glass, loom, papyrus
NUM_RAW: Final = 4
ALL_RESOURCES: Final = 127  # as a set
NUM_COLOURS: Final = 9
NUM_SYMBOLS: Final = 3  # compass, gear, tablet
DRAFT_STEPS: Final = 4
CARDS_IN_WORD: Final = 64  # a set of cards is two words
MAX_SOLD_CHOICES: Final = 10  # cards with a choice of resources in a city that it sells, and
MAX_OWN_CHOICES: Final = 8  # those only for itself
MAX_LEADERS_DRAWN: Final = 4  # by one draw
MAX_DRAWS: Final = 2  # of leaders: by the board that draws, and by one that copies it

# The colours of cards; leaders are white.
COLOUR_BROWN: Final = 0
COLOUR_GREY: Final = 1
COLOUR_BLUE: Final = 2
COLOUR_YELLOW: Final = 3
COLOUR_RED: Final = 4
COLOUR_GREEN: Final = 5
COLOUR_PURPLE: Final = 6
COLOUR_BLACK: Final = 7
COLOUR_WHITE: Final = 8
DISCOUNT_STAGES: Final = 9  # after the colours, in the list of discounts
NUM_DISCOUNTS: Final = 10

# Where the prices of a kind of resource begin in `trade_price`: left, then right.
PRICE_RAW: Final = 0
PRICE_MANUFACTURED: Final = 2
NUM_PRICES: Final = 4

# Scientific symbols.
SYMBOL_COMPASS: Final = 0
SYMBOL_GEAR: Final = 1
SYMBOL_TABLET: Final = 2

# What brings coins while a permanent effect is in force.
TRIGGER_YELLOW: Final = 0
TRIGGER_BLACK: Final = 1
TRIGGER_CHAIN: Final = 2
TRIGGER_VICTORY: Final = 3
TRIGGER_TRADE: Final = 4
TRIGGER_BANK: Final = 5
NUM_TRIGGERS: Final = 6

# In which cities an effect counts, as a set.
SCOPE_OWN: Final = 1
SCOPE_LEFT: Final = 2
SCOPE_RIGHT: Final = 4

# Neighbours, as a set.
SIDE_LEFT: Final = 1
SIDE_RIGHT: Final = 2

# Which expansion a card belongs to.
EXPANSION_NONE: Final = 0
EXPANSION_LEADERS: Final = 1
EXPANSION_CITIES: Final = 2

# What is done with a card or leader of the hand.
DO_BUILD: Final = 0
DO_STAGE: Final = 1
DO_SELL: Final = 2

# Ways to pay: for nothing by one of these, else by coins to the left and to the right.
WAY_CHAIN: Final = 0
WAY_ALWAYS: Final = 1
WAY_BY_STAGE: Final = 2
WAY_BY_LEADER: Final = 3
NUM_FREE_WAYS: Final = 4

# Free builds used in an age, as a set.
FREE_BY_STAGE: Final = 1
FREE_BY_LEADER: Final = 2

# From whom a way to pay buys, as a set.
BOUGHT_LEFT: Final = 1
BOUGHT_RIGHT: Final = 2

# The losses of a turn: coins, coins for each victory token, coins for each stage.
LOSS_FIXED: Final = 0
LOSS_PER_VICTORY: Final = 1
LOSS_PER_STAGE: Final = 2
NUM_LOSSES: Final = 3

# What is resolved: the recruiting of an age, a turn, or the last turn of an age.
COURSE_RECRUITING: Final = 0
COURSE_TURN: Final = 1
COURSE_LAST_TURN: Final = 2

# The step of a resolution that comes next.
STEP_LAST_CARDS: Final = 0  # seats that may play their last card
STEP_DISCARD: Final = 1  # the other last cards
STEP_PICKS: Final = 2  # builds from the discard pile
STEP_LOSSES: Final = 3
STEP_END: Final = 4

# The pieces that notes name: none, sources plus 1, then these.
PIECE_NONE: Final = 0
PIECE_SCIENCE: Final = 295  # compass, gear, tablet, sets
PIECE_SCIENCE_SETS: Final = 298
PIECE_TOKENS: Final = 299  # victories of each age, defeats
PIECE_DEFEATS: Final = 302

# The number of the first action of each type in the action list.
ACTION_BUILD: Final = 0
ACTION_STAGE: Final = 154
ACTION_SELL: Final = 308
ACTION_KEEP: Final = 462
ACTION_LAY: Final = 504
ACTION_COPY: Final = 546
ACTION_WAY: Final = 588
ACTION_AT: Final = 712
ACTION_DEBT: Final = 716
ACTION_BOARD: Final = 757
ACTION_NONE: Final = 785
NUM_ACTIONS: Final = 786

# Where a piece that left a hand face down is noted: in `under_stage` and among hidden places.
TURNS_IN_AGE: Final = 8  # a turn of the game is this times the age, plus the turn
LEADER_FACE_DOWN: Final = 64  # added for a leader
PLACES_IN_ROW: Final = 8  # a hidden place is this times the turn, plus the seat; in a hand, PLACE_IN_HAND plus
PLACE_IN_HAND: Final = 64  # PLACES_IN_ROW times the seat, plus the index of the card
AGE_OF_PICK: Final = 16  # the time of a pick or draw is this times the age, plus the turn + 1

# Which decision is pending.
PHASE_BOARDS: Final = 0  # one seat after another chooses a board
PHASE_DRAFT: Final = 1  # all keep a leader
PHASE_RECRUIT: Final = 2  # all choose a leader and its use
PHASE_TURN: Final = 3  # all choose a card and its use
PHASE_LAST: Final = 4  # those who may play the last card of the age
PHASE_CHOICES: Final = 5  # what a build brings: a leader to lay, to recruit or to copy
PHASE_PICK: Final = 6  # one seat picks from the discard pile
PHASE_DEBT: Final = 7  # all who lose coins choose between coins and debts
PHASE_OVER: Final = 8  # nothing: the game has ended

# Why an action is refused. The numbers below 10 belong to the kernel.
REASON_WRONG_MOMENT: Final = 10
REASON_CARD_CHOSEN: Final = 11
REASON_NOT_IN_HAND: Final = 12
REASON_SAME_NAME: Final = 13
REASON_COINS: Final = 14
REASON_RESOURCES: Final = 15
REASON_TRADE_COINS: Final = 16
REASON_WONDER_DONE: Final = 17
REASON_STAGE_BUILT: Final = 18
REASON_NO_SUCH_STAGE: Final = 19
REASON_WAY: Final = 20
REASON_LEADER_COINS: Final = 21
REASON_NOT_IN_PILE: Final = 22
REASON_NOT_RECRUITED: Final = 23
REASON_ALREADY_LAID: Final = 24
REASON_NO_LEADER_THERE: Final = 25
REASON_MUST_COPY: Final = 26
REASON_BOARD_GONE: Final = 27
REASON_DEBT_TOO_SMALL: Final = 28
REASON_DEBT_TOO_LARGE: Final = 29
REASON_NOT_OFFERED: Final = 30

# What the rules note while they carry out an action, with the values of each note.
EVENT_CHOSE: Final = 1  # action
EVENT_BUILT: Final = 2  # card
EVENT_STAGED: Final = 3  # stage, card
EVENT_SOLD: Final = 4  # card
EVENT_RECRUITED: Final = 5  # leader
EVENT_COINS: Final = 6  # amount, change, piece
EVENT_COUNTED: Final = 7  # coins for what is counted: amount, change, piece
EVENT_INCOME: Final = 8  # coins from a neighbour: amount
EVENT_PICKED: Final = 9  # card
EVENT_PICKED_NONE: Final = 10
EVENT_LEFT_CARD: Final = 11  # card
EVENT_LAID: Final = 12  # leader
EVENT_COPIED: Final = 13  # leader
EVENT_DREW: Final = 14  # how many
EVENT_DIPLOMACY: Final = 15
EVENT_VICTORY: Final = 16  # worth, against, age
EVENT_DEFEAT: Final = 17  # worth, against, age
EVENT_DEBTS: Final = 18  # amount
EVENT_PASSED: Final = 19  # direction
EVENT_AGE: Final = 20  # number
EVENT_KEPT: Final = 21  # leader
EVENT_BOARD: Final = 22  # board
EVENT_POINTS: Final = 23  # amount, change, piece
EVENT_MARKER: Final = 24  # card
EVENT_COULD: Final = 25  # points, how symbols of choice are split (see SPLIT_COMPASS)
EVENT_GUILD: Final = 26  # points, card that could be copied
EVENT_OVER: Final = 27
EVENT_MARKER_POINTS: Final = 28  # amount, change, piece

# How symbols of choice are split, as one number: compasses and gears times these, plus tablets.
SPLIT_COMPASS: Final = 64
SPLIT_GEAR: Final = 8

# What coins and points come and go for.
CHANGE_COST: Final = 0
CHANGE_TRADE: Final = 1
CHANGE_SALE: Final = 2
CHANGE_CARD: Final = 3
CHANGE_STAGE: Final = 4
CHANGE_EVENT: Final = 5
CHANGE_LOSS: Final = 6
CHANGE_MILITARY: Final = 7
CHANGE_TREASURY: Final = 8
CHANGE_WONDER: Final = 9
CHANGE_CIVILIAN: Final = 10
CHANGE_SCIENCE: Final = 11
CHANGE_COMMERCE: Final = 12
CHANGE_GUILDS: Final = 13
CHANGE_LEADERS: Final = 14
CHANGE_BLACK: Final = 15
CHANGE_DEBT: Final = 16
CHANGE_LEADER: Final = 17
CHANGE_BANK: Final = 18

# The kinds of effects.
EFFECT_MAKES_OTHER: Final = 1
EFFECT_MAKES_SAME: Final = 2
EFFECT_MAKES_ONE_OF: Final = 3
EFFECT_MAKES: Final = 4
EFFECT_POINTS: Final = 5
EFFECT_POINTS_PER: Final = 6
EFFECT_COINS: Final = 7
EFFECT_COINS_NEIGHBOURS: Final = 8
EFFECT_COINS_PER: Final = 9
EFFECT_COINS_ON: Final = 10
EFFECT_SHIELDS: Final = 11
EFFECT_SHIELDS_PER: Final = 12
EFFECT_SYMBOL_ANY: Final = 13
EFFECT_SYMBOL_MASK: Final = 14
EFFECT_SYMBOL: Final = 15
EFFECT_TRADE_RAW: Final = 16
EFFECT_TRADE_MANUFACTURED: Final = 17
EFFECT_DOCK: Final = 18
EFFECT_PICK: Final = 19
EFFECT_FREE_ONCE: Final = 20
EFFECT_FREE_ALWAYS: Final = 21
EFFECT_LAST_CARD: Final = 22
EFFECT_COPY_GUILD: Final = 23
EFFECT_COPY_LEADER: Final = 24
EFFECT_COPY_STAGE: Final = 25
EFFECT_DIPLOMACY: Final = 26
EFFECT_LOSS: Final = 27
EFFECT_LAY: Final = 28
EFFECT_START: Final = 29
EFFECT_LEADERS_LESS: Final = 30
EFFECT_LEADERS_NEXT_DOOR: Final = 31
EFFECT_DRAW: Final = 32
EFFECT_RECRUIT: Final = 33
EFFECT_CHEAPER_STAGE: Final = 34
EFFECT_CHEAPER: Final = 35
EFFECT_STAGES_FREE: Final = 36
EFFECT_BANK: Final = 37
EFFECT_SET_BONUS: Final = 38
EFFECT_DEFEATS_TO_WINNER: Final = 39

# What effects count.
COUNTER_CARDS: Final = 1  # of some colours
COUNTER_STAGES: Final = 2  # built
COUNTER_VICTORIES: Final = 3  # victory tokens
COUNTER_DEFEATS: Final = 4  # defeat tokens
COUNTER_COINS: Final = 5  # in whole groups
COUNTER_SETS: Final = 6  # of cards of different colours
COUNTER_SYMBOLS: Final = 7  # of a resource on brown cards
COUNTER_MARKER: Final = 8  # cards of the colour under the stage

# The choices that a build brings.
CHOICE_LAY: Final = 1  # a leader onto the board
CHOICE_RECRUIT: Final = 2  # one more leader
CHOICE_COPY: Final = 3  # a leader of a neighbour

# Who builds from the discard pile, in this order.
PICKER_HALIKARNASSOS: Final = 0
PICKER_GREAT_WALL: Final = 1
PICKER_MANNEKEN_PIS: Final = 2
PICKER_SOLOMON: Final = 3
PICKER_COURTESANS: Final = 4
NUM_PICKERS: Final = 5

# How a card left a hand.
USE_OPEN: Final = 1  # built, face up
USE_SOLD: Final = 2  # face down to the discard pile
USE_UNDER: Final = 3  # face down under a stage
USE_LEFT: Final = 4  # the last card of an age, face down to the discard pile
