# The header of the rules of 7 Wonders: named constants, the tables of the components, and the structure of a position.
# `constants.py` and `structures.py` are generated from this file (`make types`).
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from salon.kernel.bits cimport bit, lowest, popcount
from salon.kernel.position cimport Position

# How many there are of everything. Pieces are cards, then leaders. A source of effects is a piece, a stage or a board.
cdef enum:
    MAX_SEATS = 7
    NUM_CARDS = 112
    NUM_LEADERS = 42
    FIRST_LEADER = 112  # among pieces and sources
    FIRST_STAGE = 154
    FIRST_BOARD = 266
    MAX_STAGES = 4
    MAX_HAND = 8
    NUM_AGES = 3
    AGE_PASSING_RIGHT = 1  # hands are passed to the left in the other two
    NUM_RESOURCES = 7  # wood, stone, clay, ore, glass, loom, papyrus
    NUM_RAW = 4
    ALL_RESOURCES = 127  # as a set
    NUM_COLOURS = 9
    NUM_SYMBOLS = 3  # compass, gear, tablet
    DRAFT_STEPS = 4
    CARDS_IN_WORD = 64  # a set of cards is two words
    MAX_SOLD_CHOICES = 10  # cards with a choice of resources in a city that it sells, and
    MAX_OWN_CHOICES = 8  # those only for itself
    MAX_LEADERS_DRAWN = 4  # by one draw
    MAX_DRAWS = 2  # of leaders: by the board that draws, and by one that copies it

# The colours of cards; leaders are white.
cdef enum:
    COLOUR_BROWN = 0
    COLOUR_GREY = 1
    COLOUR_BLUE = 2
    COLOUR_YELLOW = 3
    COLOUR_RED = 4
    COLOUR_GREEN = 5
    COLOUR_PURPLE = 6
    COLOUR_BLACK = 7
    COLOUR_WHITE = 8
    DISCOUNT_STAGES = 9  # after the colours, in the list of discounts
    NUM_DISCOUNTS = 10

# Where the prices of a kind of resource begin in `trade_price`: left, then right.
cdef enum:
    PRICE_RAW = 0
    PRICE_MANUFACTURED = 2
    NUM_PRICES = 4

# Scientific symbols.
cdef enum:
    SYMBOL_COMPASS = 0
    SYMBOL_GEAR = 1
    SYMBOL_TABLET = 2

# What brings coins while a permanent effect is in force.
cdef enum:
    TRIGGER_YELLOW = 0
    TRIGGER_BLACK = 1
    TRIGGER_CHAIN = 2
    TRIGGER_VICTORY = 3
    TRIGGER_TRADE = 4
    TRIGGER_BANK = 5
    NUM_TRIGGERS = 6

# In which cities an effect counts, as a set.
cdef enum:
    SCOPE_OWN = 1
    SCOPE_LEFT = 2
    SCOPE_RIGHT = 4

# Neighbours, as a set.
cdef enum:
    SIDE_LEFT = 1
    SIDE_RIGHT = 2

# Which expansion a card belongs to.
cdef enum:
    EXPANSION_NONE = 0
    EXPANSION_LEADERS = 1
    EXPANSION_CITIES = 2

# What is done with a card or leader of the hand.
cdef enum:
    DO_BUILD = 0
    DO_STAGE = 1
    DO_SELL = 2

# Ways to pay: for nothing by one of these, else by coins to the left and to the right.
cdef enum:
    WAY_CHAIN = 0
    WAY_ALWAYS = 1
    WAY_BY_STAGE = 2
    WAY_BY_LEADER = 3
    NUM_FREE_WAYS = 4

# Free builds used in an age, as a set.
cdef enum:
    FREE_BY_STAGE = 1
    FREE_BY_LEADER = 2

# From whom a way to pay buys, as a set.
cdef enum:
    BOUGHT_LEFT = 1
    BOUGHT_RIGHT = 2

# The losses of a turn: coins, coins for each victory token, coins for each stage.
cdef enum:
    LOSS_FIXED = 0
    LOSS_PER_VICTORY = 1
    LOSS_PER_STAGE = 2
    NUM_LOSSES = 3

# What is resolved: the recruiting of an age, a turn, or the last turn of an age.
cdef enum:
    COURSE_RECRUITING = 0
    COURSE_TURN = 1
    COURSE_LAST_TURN = 2

# The step of a resolution that comes next.
cdef enum:
    STEP_LAST_CARDS = 0  # seats that may play their last card
    STEP_DISCARD = 1  # the other last cards
    STEP_PICKS = 2  # builds from the discard pile
    STEP_LOSSES = 3
    STEP_END = 4

# The pieces that notes name: none, sources plus 1, then these.
cdef enum:
    PIECE_NONE = 0
    PIECE_SCIENCE = 295  # compass, gear, tablet, sets
    PIECE_SCIENCE_SETS = 298
    PIECE_TOKENS = 299  # victories of each age, defeats
    PIECE_DEFEATS = 302

# The number of the first action of each type in the action list.
cdef enum:
    ACTION_BUILD = 0
    ACTION_STAGE = 154
    ACTION_SELL = 308
    ACTION_KEEP = 462
    ACTION_LAY = 504
    ACTION_COPY = 546
    ACTION_WAY = 588
    ACTION_AT = 712
    ACTION_DEBT = 716
    ACTION_BOARD = 757
    ACTION_NONE = 785
    NUM_ACTIONS = 786

# Where a piece that left a hand face down is noted: in `under_stage` and among hidden places.
cdef enum:
    TURNS_IN_AGE = 8  # a turn of the game is this times the age, plus the turn
    LEADER_FACE_DOWN = 64  # added for a leader
    PLACES_IN_ROW = 8  # a hidden place is this times the turn, plus the seat; in a hand, PLACE_IN_HAND plus
    PLACE_IN_HAND = 64  # PLACES_IN_ROW times the seat, plus the index of the card
    AGE_OF_PICK = 16  # the time of a pick or draw is this times the age, plus the turn + 1

# Which decision is pending.
cdef enum:
    PHASE_BOARDS = 0  # one seat after another chooses a board
    PHASE_DRAFT = 1  # all keep a leader
    PHASE_RECRUIT = 2  # all choose a leader and its use
    PHASE_TURN = 3  # all choose a card and its use
    PHASE_LAST = 4  # those who may play the last card of the age
    PHASE_CHOICES = 5  # what a build brings: a leader to lay, to recruit or to copy
    PHASE_PICK = 6  # one seat picks from the discard pile
    PHASE_DEBT = 7  # all who lose coins choose between coins and debts
    PHASE_OVER = 8  # nothing: the game has ended

# Why an action is refused. The numbers below 10 belong to the kernel.
cdef enum:
    REASON_WRONG_MOMENT = 10
    REASON_CARD_CHOSEN = 11
    REASON_NOT_IN_HAND = 12
    REASON_SAME_NAME = 13
    REASON_COINS = 14
    REASON_RESOURCES = 15
    REASON_TRADE_COINS = 16
    REASON_WONDER_DONE = 17
    REASON_STAGE_BUILT = 18
    REASON_NO_SUCH_STAGE = 19
    REASON_WAY = 20
    REASON_LEADER_COINS = 21
    REASON_NOT_IN_PILE = 22
    REASON_NOT_RECRUITED = 23
    REASON_ALREADY_LAID = 24
    REASON_NO_LEADER_THERE = 25
    REASON_MUST_COPY = 26
    REASON_BOARD_GONE = 27
    REASON_DEBT_TOO_SMALL = 28
    REASON_DEBT_TOO_LARGE = 29
    REASON_NOT_OFFERED = 30

# What the rules note while they carry out an action, with the values of each note.
cdef enum:
    EVENT_CHOSE = 1  # action
    EVENT_BUILT = 2  # card
    EVENT_STAGED = 3  # stage, card
    EVENT_SOLD = 4  # card
    EVENT_RECRUITED = 5  # leader
    EVENT_COINS = 6  # amount, change, piece
    EVENT_COUNTED = 7  # coins for what is counted: amount, change, piece
    EVENT_INCOME = 8  # coins from a neighbour: amount
    EVENT_PICKED = 9  # card
    EVENT_PICKED_NONE = 10
    EVENT_LEFT_CARD = 11  # card
    EVENT_LAID = 12  # leader
    EVENT_COPIED = 13  # leader
    EVENT_DREW = 14  # how many
    EVENT_DIPLOMACY = 15
    EVENT_VICTORY = 16  # worth, against, age
    EVENT_DEFEAT = 17  # worth, against, age
    EVENT_DEBTS = 18  # amount
    EVENT_PASSED = 19  # direction
    EVENT_AGE = 20  # number
    EVENT_KEPT = 21  # leader
    EVENT_BOARD = 22  # board
    EVENT_POINTS = 23  # amount, change, piece
    EVENT_MARKER = 24  # card
    EVENT_COULD = 25  # points, how symbols of choice are split (see SPLIT_COMPASS)
    EVENT_GUILD = 26  # points, card that could be copied
    EVENT_OVER = 27
    EVENT_MARKER_POINTS = 28  # amount, change, piece

# How symbols of choice are split, as one number: compasses and gears times these, plus tablets.
cdef enum:
    SPLIT_COMPASS = 64
    SPLIT_GEAR = 8

# What coins and points come and go for.
cdef enum:
    CHANGE_COST = 0
    CHANGE_TRADE = 1
    CHANGE_SALE = 2
    CHANGE_CARD = 3
    CHANGE_STAGE = 4
    CHANGE_EVENT = 5
    CHANGE_LOSS = 6
    CHANGE_MILITARY = 7
    CHANGE_TREASURY = 8
    CHANGE_WONDER = 9
    CHANGE_CIVILIAN = 10
    CHANGE_SCIENCE = 11
    CHANGE_COMMERCE = 12
    CHANGE_GUILDS = 13
    CHANGE_LEADERS = 14
    CHANGE_BLACK = 15
    CHANGE_DEBT = 16
    CHANGE_LEADER = 17
    CHANGE_BANK = 18

# The kinds of effects.
cdef enum:
    EFFECT_MAKES_OTHER = 1
    EFFECT_MAKES_SAME = 2
    EFFECT_MAKES_ONE_OF = 3
    EFFECT_MAKES = 4
    EFFECT_POINTS = 5
    EFFECT_POINTS_PER = 6
    EFFECT_COINS = 7
    EFFECT_COINS_NEIGHBOURS = 8
    EFFECT_COINS_PER = 9
    EFFECT_COINS_ON = 10
    EFFECT_SHIELDS = 11
    EFFECT_SHIELDS_PER = 12
    EFFECT_SYMBOL_ANY = 13
    EFFECT_SYMBOL_MASK = 14
    EFFECT_SYMBOL = 15
    EFFECT_TRADE_RAW = 16
    EFFECT_TRADE_MANUFACTURED = 17
    EFFECT_DOCK = 18
    EFFECT_PICK = 19
    EFFECT_FREE_ONCE = 20
    EFFECT_FREE_ALWAYS = 21
    EFFECT_LAST_CARD = 22
    EFFECT_COPY_GUILD = 23
    EFFECT_COPY_LEADER = 24
    EFFECT_COPY_STAGE = 25
    EFFECT_DIPLOMACY = 26
    EFFECT_LOSS = 27
    EFFECT_LAY = 28
    EFFECT_START = 29
    EFFECT_LEADERS_LESS = 30
    EFFECT_LEADERS_NEXT_DOOR = 31
    EFFECT_DRAW = 32
    EFFECT_RECRUIT = 33
    EFFECT_CHEAPER_STAGE = 34
    EFFECT_CHEAPER = 35
    EFFECT_STAGES_FREE = 36
    EFFECT_BANK = 37
    EFFECT_SET_BONUS = 38
    EFFECT_DEFEATS_TO_WINNER = 39

# What effects count.
cdef enum:
    COUNTER_CARDS = 1  # of some colours
    COUNTER_STAGES = 2  # built
    COUNTER_VICTORIES = 3  # victory tokens
    COUNTER_DEFEATS = 4  # defeat tokens
    COUNTER_COINS = 5  # in whole groups
    COUNTER_SETS = 6  # of cards of different colours
    COUNTER_SYMBOLS = 7  # of a resource on brown cards
    COUNTER_MARKER = 8  # cards of the colour under the stage

# The choices that a build brings.
cdef enum:
    CHOICE_LAY = 1  # a leader onto the board
    CHOICE_RECRUIT = 2  # one more leader
    CHOICE_COPY = 3  # a leader of a neighbour

# Who builds from the discard pile, in this order.
cdef enum:
    PICKER_HALIKARNASSOS = 0
    PICKER_GREAT_WALL = 1
    PICKER_MANNEKEN_PIS = 2
    PICKER_SOLOMON = 3
    PICKER_COURTESANS = 4
    NUM_PICKERS = 5

# How a card left a hand.
cdef enum:
    USE_OPEN = 1  # built, face up
    USE_SOLD = 2  # face down to the discard pile
    USE_UNDER = 3  # face down under a stage
    USE_LEFT = 4  # the last card of an age, face down to the discard pile

# What is the same during a game: the components as tables. A source is a card, a leader, a stage or a board.
ctypedef struct RuleTables:
    uint64_t same_name[160][2]   # the cards of the same name, as a set
    uint64_t free_with[160][2]   # the cards that make this one free
    uint16_t effect_what[300][3] # of each effect of a source
    uint8_t effect_kind[300][3]
    uint8_t effect_amount[300][3]
    uint8_t effect_counter[300][3]
    uint8_t effect_scope[300][3]
    uint8_t effect_count[300]    # how many a source has
    uint8_t cost_coins[300]      # the cost of a source, and
    uint8_t cost_resources[300][7] # its resources
    uint8_t cost_total[300]      # how many they are
    uint8_t cost_type_count[300] # how many different ones, and
    uint8_t cost_types[300][7]   # which
    uint8_t colour[160]
    uint8_t age[160]
    uint8_t shown_resources[160][7] # resources shown on a card
    uint8_t stage_count[32]      # of a board
    uint8_t any_order[32]
    uint8_t board_resource[32]   # that a board makes, plus 1
    uint8_t pick_order[32]       # its place in the order of those who pick
    uint8_t way_left[128]        # coins of a way to pay
    uint8_t way_right[128]
    uint8_t way[16][16]          # the way that pays so much to the left and to the right
    uint8_t start_coins[2]       # without and with leaders
    uint8_t sale_coins
    uint8_t leader_sale_coins
    uint8_t trade_price
    uint8_t victory_points[3]
    uint8_t defeat_points
    uint8_t coins_per_point
    uint8_t set_points
    uint8_t expansion[160]       # of a card: 0 base, 1 leaders, 2 cities
    uint8_t shows_marker[300]    # the card under this stage is turned up at the end

ctypedef struct State:
    uint64_t city[7][2]          # cards built, as a set
    uint64_t leaders[7]          # recruited, also those laid on the board
    uint64_t laid[7]             # on the board: their effect is gone
    uint64_t leaders_in_hand[7]  # leaders in hand: a secret
    uint64_t leaders_before_draw[2] # leaders in play of a seat that drew leaders, before it did
    uint64_t draft_packet[7]     # leaders to choose from in the draft: a secret
    uint32_t boards_free         # boards to choose from, as a set
    int16_t coins[7]
    uint16_t chosen[7]           # action + 1 of this phase: a secret until the reveal
    uint16_t stage_source[7][4]  # what was built as a stage: source + 1
    uint16_t free_always[7]      # colours built for nothing
    uint16_t free_stage[7]       # colours of which one card an age is free, by a stage
    uint16_t free_leader[7]      # the same, by a leader
    uint16_t phase_number
    uint8_t hand[7][8]           # card + 1, rising, then zeros: a secret
    uint8_t future_hands[3][56]  # hands of the ages not begun, one after another: a secret
    uint8_t played_card[3][8][7] # card + 1 that left a hand, by age, turn and seat: a secret if face down
    uint8_t played_use[3][8][7]
    uint8_t leader_face_down[3][7] # leader + 1 used face down in the recruiting of an age: a secret
    uint8_t draft_kept[4][7]     # leader + 1 kept in the draft, by step and seat: a secret
    uint8_t unused_leaders[42]   # leaders not dealt, in order, leader + 1: a secret
    uint8_t leaders_drawn[2][4]  # leaders drawn by the seats that drew, leader + 1: a secret
    uint8_t chosen_stage[7]      # stage chosen, plus 1
    uint8_t chosen_way[7]        # way to pay chosen, plus 1
    uint8_t under_stage[7][4]    # when the piece under a stage left the hand (see TURNS_IN_AGE), plus 1
    uint8_t stages_built[7]      # stages, as a set
    uint8_t board[7]             # with its side
    uint8_t copied_leader[7]     # leader + 1 copied by the guild
    uint8_t cards_of_colour[7][9] # cards by colour
    uint8_t produced[7][7]       # resources the city makes and sells
    uint8_t sold_choice[7][10]   # sets of resources of which it makes and sells one
    uint8_t own_choice[7][8]     # sets of which it makes one for itself
    uint8_t sold_choices[7]
    uint8_t own_choices[7]
    uint8_t own_types[7]         # resources that board, brown and grey cards make, as a set
    uint8_t extra_other[7]       # resources more of types not among them
    uint8_t extra_same[7]        # resources more of types among them
    uint8_t trade_price[7][4]    # raw left, raw right, manufactured left, manufactured right
    uint8_t first_discount[7][2] # what the first resource costs less, left and right
    uint8_t bank_price[7]        # price of a resource from the bank, 0 for none
    uint8_t resource_discount[7][10] # resources less by colour, and for stages
    uint8_t stages_free[7]
    uint8_t shields[7]
    uint8_t shields_per_defeat[7]
    uint8_t symbols[7][3]
    uint8_t any_symbol[7]
    uint8_t mask_symbols[7]
    uint8_t set_bonus[7]
    uint8_t copy_guild[7]
    uint8_t last_card[7]
    uint8_t coins_on[7][6]       # by event
    uint8_t leaders_less[7]
    uint8_t leaders_next_door[7]
    uint8_t defeats_to_winner[7]
    uint8_t free_used[7]         # this age: 1 the stage's, 2 the leader's
    uint8_t victories[7][3]      # victory tokens by age
    uint8_t defeats[7]
    uint8_t debts[7]
    uint8_t losses[7][3]         # this turn: coins, coins a victory token, coins a stage
    uint8_t pending_choice[7]    # that a build brought
    uint8_t picks_due[5]         # seats that may still pick, as a set, in the order of picking
    uint8_t picked_card[12]      # card + 1 of each pick, 0 for none, and
    uint8_t picked_seat[12]
    uint8_t picked_when[12]      # AGE_OF_PICK times the age, plus the turn + 1
    uint8_t picks_made           # how many
    uint8_t diplomats            # seats out of the conflicts of this age, as a set
    uint8_t bank_bonus_paid      # seats that had their coin from the bank this turn
    uint8_t deciding             # seats that decide in this phase, as a set
    uint8_t decided              # of these, those that have chosen: a secret
    uint8_t seats
    uint8_t age                  # 0-2
    uint8_t turn
    uint8_t phase
    uint8_t step                 # of the resolution of a turn
    uint8_t course               # what is resolved: 0 recruiting, 1 a turn, 2 the last turn of an age
    uint8_t hand_size            # at the beginning of an age
    uint8_t with_leaders
    uint8_t with_cities
    uint8_t drew_leaders[2]      # seats + 1 that drew leaders: the board that does, and one that copies it
    uint8_t drew_when[2]         # AGE_OF_PICK times the age, plus the turn + 1

# Scratch: what is missing for a cost, unit by unit, and which sets of these units can be had from where.
# A set of sets of up to seven units is a bit map of 128: two words.
ctypedef struct Missing:
    uint64_t own[2]              # sets the city can make itself
    uint64_t own_and_bank[2]     # with one unit more from the bank
    uint64_t left[2]             # sets the left neighbour can sell
    uint64_t right[2]
    int32_t units
    int32_t present              # the resources among them, as a set
    int32_t raw                  # units that are raw materials, as a set
    int32_t rank                 # how many units the city can make itself at most
    uint8_t of_type[8]           # units of a resource, as a set

# Scratch: ways to pay with coins, none of them worse than another.
ctypedef struct Ways:
    int32_t count
    int32_t least                # coins of the cheapest, -1 if there is none
    int16_t left[64]
    int16_t right[64]
    int16_t bank[64]
    int16_t gain[64]             # what buying itself brings back
    uint8_t bought[64]           # 1 from the left, 2 from the right

# Scratch for drawing hidden cards anew: the places of an age whose card a seat does not know. Places that the seat
# cannot tell apart form a group (group 0: those it never saw). Places whose cards came to the discard pile before
# the same event that the seat knows of form a window (15: none).
ctypedef struct Secrets:
    double total                 # weight of all ways found so far
    double target                # the weight at which to stop
    int32_t places
    int32_t groups
    int32_t windows
    int32_t seen                 # windows up to which all cards of the discard pile are known
    int32_t cards                # kinds of cards whose place is bound by the discard pile
    int32_t steps
    uint8_t place[80]            # see PLACES_IN_ROW
    uint8_t group[80]
    uint8_t window[80]
    uint8_t drawn[80]            # card + 1
    uint8_t key[16]              # by which a group is recognised
    uint8_t copies[16][112]      # cards of a group
    uint8_t room[16][16]         # places of a group and window not filled yet
    uint8_t unfilled[16]         # places of a group not filled yet
    uint8_t card[48]             # the kinds of cards that are bound
    uint8_t bound_after[48]      # whether windows not seen bind them too
    uint8_t min_copies[48][16]   # copies that were in the pile by a window, at least, and
    uint8_t max_copies[48][16]   # at most
    uint8_t put[48][16][16]      # copies put into a group and window
    uint8_t out[112]             # cards that may be out of the game

# Scratch: the total weight of all ways from a card on with the room left, so that no part is searched twice.
ctypedef struct Memo:
    uint64_t key[16384]          # 0: free
    double weight[16384]

# Scratch for drawing leaders anew: their places, by owner and group.
ctypedef struct LeaderSlots:
    uint64_t of_group[16]        # leaders of a group not placed yet, as a set
    int32_t count
    int32_t groups
    uint8_t key[16]
    uint8_t owner[64]
    uint8_t where[64]
    uint8_t group[64]
    uint8_t leader[64]           # leader + 1

cdef class RuleTablesHolder:
    cdef RuleTables tables

cdef class WondersPosition(Position):
    cdef State state
    cdef RuleTables* tables
    cdef Missing missing
    cdef Ways ways
    cdef Secrets* secrets       # allocated when something is drawn anew
    cdef Memo* memo             # allocated when the discard pile binds what is drawn
    cdef LeaderSlots slots
    cdef RuleTablesHolder holder
    cdef void allocate_secrets(self) noexcept nogil
    cdef void clear_memo(self) noexcept nogil
    cdef int left(self, int seat) noexcept nogil
    cdef int right(self, int seat) noexcept nogil
    cdef bint owns_any(self, int seat, unsigned long long low, unsigned long long high) noexcept nogil
    cdef void move_coins(self, int seat, int amount, int change, int piece) noexcept nogil
    cdef void receive_from_bank(self, int seat, int amount, int change, int piece, bint counted) noexcept nogil
    cdef void note_points(self, int seat, int points, int change, int piece) noexcept nogil
    cdef int count_stages(self, int seat) noexcept nogil
    cdef int victory_tokens(self, int seat) noexcept nogil
    cdef int count_things(self, int seat, int counter, int what) noexcept nogil
    cdef int effect_total(self, int seat, int source, int i) noexcept nogil
    cdef int resource_symbols(self, int seat, int resource) noexcept nogil

cdef bint is_card_phase(WondersPosition position) noexcept nogil
cdef int fill_set(unsigned long long members, int first, short* actions, int count) noexcept nogil
