from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from salon.games.wonders cimport counter, effect, noted, use, why
from salon.kernel.bits cimport bit, popcount
from salon.kernel.position cimport Position

# What is the same during a game: the components as tables. A source is a card, a leader, a stage or a board.
ctypedef struct Parts:
    uint64_t same[160][2]       # the cards of the same name, as a set
    uint64_t leads_here[160][2] # the cards that make this one free
    uint16_t what[300][3]       # of each effect of a source
    uint8_t kind[300][3]
    uint8_t amount[300][3]
    uint8_t counter[300][3]
    uint8_t scope[300][3]
    uint8_t effects[300]        # how many a source has
    uint8_t coins[300]          # the cost of a source, and
    uint8_t need[300][7]        # its resources
    uint8_t needs[300]          # how many they are
    uint8_t kinds[300]          # how many different ones, and
    uint8_t wanted[300][7]      # which
    uint8_t colour[160]
    uint8_t age[160]
    uint8_t symbols[160][7]     # resources shown on a card
    uint8_t stages[32]          # of a board
    uint8_t any_order[32]
    uint8_t resource[32]        # that a board makes, plus 1
    uint8_t picker[32]          # whose turn it is among those who pick
    uint8_t way_left[128]       # coins of a way to pay
    uint8_t way_right[128]
    uint8_t way[16][16]         # the way that pays so much to the left and to the right
    uint8_t start_coins[2]      # without and with leaders
    uint8_t sale
    uint8_t leader_sale
    uint8_t trade_price
    uint8_t victory[3]
    uint8_t defeat
    uint8_t coins_a_point
    uint8_t science_set
    uint8_t set_of[160]         # of a card: 0 base, 1 leaders, 2 cities
    uint8_t shows_marker[300]   # the card under this stage is turned up at the end

ctypedef struct State:
    uint64_t city[7][2]         # cards built, as a set
    uint64_t leaders[7]         # recruited, also those laid on the board
    uint64_t laid[7]            # on the board: their effect is gone
    uint64_t in_hand[7]         # leaders in hand: a secret
    uint64_t before_draw[2]     # leaders in play of a seat that drew leaders, before it did
    uint64_t packet[7]          # leaders to choose from in the draft: a secret
    uint32_t boards             # boards to choose from, as a set
    int16_t coins[7]
    uint16_t chosen[7]          # action + 1 of this phase: a secret until the reveal
    uint16_t stage_source[7][4] # what was built as a stage: source + 1
    uint16_t free_always[7]     # colours built for nothing
    uint16_t free_stage[7]      # colours of which one card an age is free, by a stage
    uint16_t free_leader[7]     # the same, by a leader
    uint16_t phase
    uint8_t hand[7][8]          # card + 1, rising, then zeros: a secret
    uint8_t coming[3][56]       # hands of the ages not begun, one after another: a secret
    uint8_t left_card[3][8][7]  # card + 1 that left a hand, by age, turn and seat: a secret if face down
    uint8_t left_use[3][8][7]
    uint8_t leader_card[3][7]   # leader + 1 used face down in the recruiting of an age: a secret
    uint8_t kept[4][7]          # leader + 1 kept in the draft, by step and seat: a secret
    uint8_t spare[42]           # leaders not dealt, in order, leader + 1: a secret
    uint8_t drawn[2][4]         # leaders drawn by the seats that drew, leader + 1: a secret
    uint8_t at[7]               # stage chosen, plus 1
    uint8_t way[7]              # way to pay chosen, plus 1
    uint8_t under[7][4]         # when the card under a stage left the hand: 8 times the age, plus the turn + 1; a leader: plus 64
    uint8_t built[7]            # stages, as a set
    uint8_t board[7]            # with its side
    uint8_t copied[7]           # leader + 1 copied by the guild
    uint8_t colours[7][9]       # cards by colour
    uint8_t made[7][7]          # resources the city makes and sells
    uint8_t sold_choice[7][10]  # sets of resources of which it makes and sells one
    uint8_t own_choice[7][8]    # sets of which it makes one for itself
    uint8_t sold_choices[7]
    uint8_t own_choices[7]
    uint8_t types[7]            # resources that board, brown and grey cards make, as a set
    uint8_t other[7]            # resources more of types not among them
    uint8_t same[7]             # resources more of types among them
    uint8_t price[7][4]         # raw left, raw right, manufactured left, manufactured right
    uint8_t dock[7][2]          # what the first resource costs less, left and right
    uint8_t bank[7]             # price of a resource from the bank, 0 for none
    uint8_t cheaper[7][10]      # resources less by colour, and for stages
    uint8_t stages_free[7]
    uint8_t shields[7]
    uint8_t shields_per_defeat[7]
    uint8_t symbols[7][3]
    uint8_t any_symbol[7]
    uint8_t masks[7]
    uint8_t set_bonus[7]
    uint8_t copy_guild[7]
    uint8_t last_card[7]
    uint8_t coins_on[7][6]      # by event
    uint8_t leaders_less[7]
    uint8_t leaders_next_door[7]
    uint8_t defeats_to_winner[7]
    uint8_t free_used[7]        # this age: 1 the stage's, 2 the leader's
    uint8_t won[7][3]           # victory tokens by age
    uint8_t lost[7]
    uint8_t debts[7]
    uint8_t loss[7][3]          # this turn: coins, coins a victory token, coins a stage
    uint8_t choice[7]           # that a build brought
    uint8_t picks[5]            # seats that may still pick, as a set, in the order of picking
    uint8_t picked_card[12]     # card + 1 of each pick, 0 for none, and
    uint8_t picked_seat[12]
    uint8_t picked_when[12]     # 16 times the age, plus the turn + 1
    uint8_t picked              # how many
    uint8_t diplomats           # seats out of the conflicts of this age, as a set
    uint8_t bank_bonus          # seats that had their coin from the bank this turn
    uint8_t due                 # seats that decide in this phase, as a set
    uint8_t done                # of these, those that have chosen: a secret
    uint8_t seats
    uint8_t age                 # 0-2
    uint8_t turn
    uint8_t moment
    uint8_t step                # of the resolution of a turn
    uint8_t course              # what is resolved: 0 recruiting, 1 a turn, 2 the last turn of an age
    uint8_t hand_size           # at the beginning of an age
    uint8_t with_leaders
    uint8_t with_cities
    uint8_t drew[2]             # seats + 1 that drew leaders: the board that does, and one that copies it
    uint8_t drawn_when[2]       # 16 times the age, plus the turn + 1

# Scratch: what is missing for a cost, unit by unit, and which sets of these units can be had from where.
# A set of sets of up to seven units is a bit map of 128: two words.
ctypedef struct Missing:
    uint64_t own[2]             # sets the city can make itself
    uint64_t own_and_bank[2]    # with one unit more from the bank
    uint64_t left[2]            # sets the left neighbour can sell
    uint64_t right[2]
    int32_t units
    int32_t present             # the resources among them, as a set
    int32_t raw                 # units that are raw materials, as a set
    int32_t rank                # how many units the city can make itself at most
    uint8_t of_type[8]          # units of a resource, as a set

# Scratch: ways to pay with coins, none of them worse than another.
ctypedef struct Ways:
    int32_t count
    int32_t least               # coins of the cheapest, -1 if there is none
    int16_t left[64]
    int16_t right[64]
    int16_t bank[64]
    int16_t gain[64]            # what buying itself brings back
    uint8_t bought[64]          # 1 from the left, 2 from the right

# Scratch for drawing hidden cards anew: the places of an age whose card a seat does not know. Places between
# which the seat cannot tell form a group (group 0: all that is quite unknown); what lay in the discard pile by
# the same event it knows of forms a window (15: none).
ctypedef struct Secrets:
    double total                # weight of all ways found so far
    double target               # the weight at which to stop
    int32_t places
    int32_t groups
    int32_t windows
    int32_t seen                # windows up to which all cards of the discard pile are known
    int32_t cards               # kinds of cards whose place is bound by the discard pile
    int32_t steps
    uint8_t place[80]           # 8 times the turn, plus the seat; in a hand: 64, plus 8 times the seat, plus the place
    uint8_t group[80]
    uint8_t window[80]
    uint8_t drawn[80]           # card + 1
    uint8_t key[16]             # by which a group is recognised
    uint8_t copies[16][112]     # cards of a group
    uint8_t room[16][16]        # places of a group and window not filled yet
    uint8_t unfilled[16]        # places of a group not filled yet
    uint8_t card[48]            # the kinds of cards that are bound
    uint8_t bound_after[48]     # whether windows not seen bind them too
    uint8_t least[48][16]       # copies that lay in the pile by a window, at least, and
    uint8_t most[48][16]        # at most
    uint8_t put[48][16][16]    # copies put into a group and window
    uint8_t out[112]            # cards that may be out of the game

# Scratch: of how much weight the ways to go on are from a card and the room left, so that none is walked twice.
ctypedef struct Memo:
    uint64_t key[16384]         # 0: free
    double weight[16384]

# Scratch for drawing leaders anew: their places, by owner and group.
ctypedef struct LeaderSlots:
    uint64_t of_group[16]       # leaders of a group not placed yet, as a set
    int32_t count
    int32_t groups
    uint8_t key[16]
    uint8_t owner[64]
    uint8_t where[64]
    uint8_t group[64]
    uint8_t leader[64]          # leader + 1

cdef int FIRST_LEADER, FIRST_STAGE, BANK_EVENT, BROWN

cdef class PartsBlock:
    cdef Parts parts

cdef class Table(Position):
    cdef State state
    cdef Parts* parts
    cdef Missing missing
    cdef Ways ways
    cdef Secrets* secrets       # made when something is drawn anew
    cdef Memo* memo             # made when the discard pile binds what is drawn
    cdef LeaderSlots slots
    cdef PartsBlock block_of_parts
    cdef void make_room(self) noexcept nogil
    cdef void make_memo(self) noexcept nogil
    cdef int left(self, int seat) noexcept nogil
    cdef int right(self, int seat) noexcept nogil
    cdef bint holds(self, int seat, unsigned long long low, unsigned long long high) noexcept nogil
    cdef void move_coins(self, int seat, int amount, int reason, int what) noexcept nogil
    cdef void from_bank(self, int seat, int amount, int reason, int what, bint counted) noexcept nogil
    cdef int stages_of(self, int seat) noexcept nogil
    cdef int victories_of(self, int seat) noexcept nogil
    cdef int count_in(self, int seat, int what_kind, int what) noexcept nogil
    cdef int counted(self, int seat, int source, int i) noexcept nogil
    cdef int symbols_of(self, int seat, int resource) noexcept nogil
    cdef int leader_cost(self, int seat, int leader) noexcept nogil
    cdef int stage_options(self, int seat) noexcept nogil
    cdef int stage_at(self, int seat, int at) noexcept nogil
    cdef int place_of(self, int seat, int at) noexcept nogil
    cdef unsigned long long pile(self, int half) noexcept nogil
    cdef int under_stage(self, int seat, int place) noexcept nogil
