# The header of the rules of Paris: named constants, the tables of the components, and the structure of a position.
# `constants.py` and `structures.py` are generated from this file (`make types`).
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from salon.kernel.position cimport Position

# How many there are of everything. Places are fields 0-35 and landmarks 36-43.
cdef enum:
    MAX_SEATS = 4
    NUM_DISTRICTS = 6
    FIELDS_IN_DISTRICT = 6
    NUM_FIELDS = 36
    NUM_LANDMARKS = 8
    ALL_LANDMARKS = 255  # as a set
    NUM_PLACES = 44
    NUM_BANKS = 7  # six districts and the Arc
    BANK_ARC = 6
    ALL_BANKS = 127  # as a set
    NUM_PILES = 3
    NUM_RESOURCES = 3
    NUM_TOKENS = 6
    NUM_VP_TILES = 6
    NUM_END_TILES = 9  # kinds; the first three are francs and points, then one kind for each token
    FIRST_TOKEN_END_TILE = 3
    MAX_BONUS_TILE = 30  # the highest bonus number
    LAST_SPACE = 30  # of the bonus track
    MAX_PICTURES = 6  # of prestige on a landmark
    MAX_DISCARDED = 3  # prestige for one landmark
    NO_PICTURE = 6
    CHOICES_OF_TOKEN = 3  # how a tile can give one resource or one prestige, and
    CHOICES_OF_TWO_TOKENS = 6  # two of them
    KINDS_OF_PAIR = 3  # kinds of token that a tile for pairs takes
    LOWEST_LANDMARK_VALUE = 9
    MAX_FRANCS_IN_TABLE = 31
    MAX_RESOURCES_IN_TABLE = 7
    ALL_KINDS = 7  # the six kinds of building; landmarks count as the seventh

# The fields of a district that have rules of their own, by their index in it.
cdef enum:
    FIELD_VALUE_3 = 2  # its bonus tile costs francs; the fields below give one for free
    FIELD_VALUE_8 = 5  # costs wood, gives points
    FIELDS_BELOW_8 = 31  # as a set

# Resources first, then prestige.
cdef enum:
    TOKEN_WOOD = 0
    TOKEN_MARBLE = 1
    TOKEN_GOLD = 2
    TOKEN_BRONZE = 3
    TOKEN_SILVER = 4
    TOKEN_GOLD_PRESTIGE = 5

# Where a key comes from (banks 0-6, then places) and goes to (fields, then landmarks by district).
cdef enum:
    SOURCE_FIELDS = 7
    SOURCE_LANDMARKS = 43
    TARGET_LANDMARKS = 36

# How near the end is: nothing yet, the round of the last end-game tile, the last round.
cdef enum:
    CLOSING_NOT_YET = 0
    CLOSING_LAST_TILE = 1
    CLOSING_LAST_ROUND = 2

# The pieces that notes name: none, bonus tiles 1-30, then these.
cdef enum:
    PIECE_NONE = 0
    PIECE_LANDMARK = 31
    PIECE_DISTRICT = 39
    PIECE_END_TILE = 45

# The number of the first action of each type in the action list.
cdef enum:
    ACTION_DRAW = 0
    ACTION_PLACE = 3
    ACTION_KEY = 9
    ACTION_SEARCH = 16
    ACTION_END_TURN = 17
    ACTION_TAKE_MARKER = 18
    ACTION_SKIP = 19
    ACTION_BUY = 20
    ACTION_SELL = 23
    ACTION_CHOOSE_END_TILE = 29
    ACTION_TURN_END_TILE = 38
    ACTION_DISCARD_PRESTIGE = 47
    ACTION_RETURN_PAIR = 50
    ACTION_TAKE_TILE = 56
    ACTION_USE_TILE = 86
    ACTION_VP_TILE = 128
    ACTION_TAKE_ANY = 164
    ACTION_GO_BACK = 193
    ACTION_MOVE = 222
    ACTION_PASS = 796
    NUM_ACTIONS = 797

# The phases of a turn: which decision is pending.
cdef enum:
    PHASE_DRAW = 0  # a pile
    PHASE_PLACE = 1  # the district of the drawn building (any-district option)
    PHASE_ACTION = 2  # the main action
    PHASE_MARKER = 3  # the marker beside the building just acquired
    PHASE_BONUS = 4  # a bonus tile
    PHASE_PRESTIGE = 5  # prestige discarded at a landmark
    PHASE_VP_TILE = 6  # a VP tile and its district
    PHASE_SEARCHED = 7  # one of the end-game tiles that are left
    PHASE_FREE = 8  # only trade and tiles, until the turn is ended
    PHASE_PAIRS = 9  # pairs returned for tile 23 or 24
    PHASE_OVER = 10  # nothing: the game has ended

# What an action does. The arguments of an action, if it has any, are named here.
cdef enum:
    TYPE_DRAW = 0  # pile
    TYPE_PLACE = 1  # district
    TYPE_KEY = 2  # bank, or BANK_ARC
    TYPE_SEARCH = 3
    TYPE_END_TURN = 4
    TYPE_TAKE_MARKER = 5
    TYPE_SKIP = 6
    TYPE_BUY = 7  # resource
    TYPE_SELL = 8  # token
    TYPE_CHOOSE_END_TILE = 9  # kind of end-game tile
    TYPE_TURN_END_TILE = 10  # kind of end-game tile
    TYPE_DISCARD_PRESTIGE = 11  # prestige
    TYPE_RETURN_PAIR = 12  # token
    TYPE_TAKE_TILE = 13  # bonus number
    TYPE_USE_TILE = 14  # bonus number, then up to two tokens
    TYPE_VP_TILE = 15  # VP tile, district
    TYPE_TAKE_ANY = 16  # bonus number taken, number of the tile used
    TYPE_GO_BACK = 17  # bonus number taken, number of the tile used
    TYPE_MOVE = 18  # source, target, landmark
    TYPE_PASS = 19
    NUM_TYPES = 20

# Why an action is refused. The numbers below 10 belong to the kernel.
cdef enum:
    REASON_DRAW_FIRST = 10
    REASON_ALREADY_DRAWN = 11
    REASON_PILE_EMPTY = 12
    REASON_NOTHING_TO_PLACE = 13
    REASON_FIELD_TAKEN = 14
    REASON_KIND_THERE = 15
    REASON_PLACE_FIRST = 16
    REASON_ACTION_DONE = 17
    REASON_BENEFIT_FIRST = 18
    REASON_ACTION_FIRST = 19
    REASON_NO_KEY = 20
    REASON_KEY_AT_BANK = 21
    REASON_NO_KEY_THERE = 22
    REASON_NO_BUILDING = 23
    REASON_LANDMARK_ELSEWHERE = 24
    REASON_LANDMARK_TOO_LOW = 25
    REASON_OWN_KEY_THERE = 26
    REASON_OTHERS_KEY_THERE = 27
    REASON_FRANCS = 28
    REASON_WOOD = 29
    REASON_MARBLE = 30
    REASON_GOLD = 31
    REASON_PILES_LEFT = 32
    REASON_NOT_SEARCHING = 33
    REASON_CHOOSE_FIRST = 34
    REASON_END_TILE_GONE = 35
    REASON_NO_END_TILES = 36
    REASON_CAN_ACT = 37
    REASON_NO_MARKER = 38
    REASON_NOTHING_TO_LEAVE = 39
    REASON_NOT_BONUS_MOMENT = 40
    REASON_TILE_NOT_THERE = 41
    REASON_TILE_HAD = 42
    REASON_TILE_BEHIND = 43
    REASON_BONUS_FRANCS = 44
    REASON_NOT_LANDMARK_MOMENT = 45
    REASON_NOT_PICTURED = 46
    REASON_NO_TOKEN = 47
    REASON_NOT_VP_MOMENT = 48
    REASON_VP_TILE_GONE = 49
    REASON_DISTRICT_HAS_VP = 50
    REASON_SUPPLY_EMPTY = 51
    REASON_BUY_FRANCS = 52
    REASON_NOTHING_TO_SELL = 53
    REASON_TILE_NOT_HELD = 54
    REASON_TILE_USED = 55
    REASON_SPENT_BY_MOVE = 56
    REASON_ONLY_AT_END = 57
    REASON_KEY_FRANCS = 58
    REASON_NO_RESERVE = 59
    REASON_NO_PAIR = 60
    REASON_TOO_FAR_BACK = 61
    REASON_END_TILE_NOT_HELD = 62
    REASON_GIVING_PAIRS = 63
    REASON_GIVE_ONE_FIRST = 64
    REASON_NOT_GIVING = 65
    REASON_SPACE_30 = 66

# What the rules note while they carry out an action, with the values of each note.
cdef enum:
    EVENT_DREW = 1  # pile, building
    EVENT_BUILT = 2  # field, kind
    EVENT_GONE = 3  # building
    EVENT_KEY_PLACED = 4  # bank
    EVENT_FRANCS = 5  # amount, change, piece
    EVENT_POINTS = 6  # amount, change, piece
    EVENT_TOKEN = 7  # amount, token, change
    EVENT_UNIT = 8  # amount, token, change
    EVENT_MOVED = 9  # from, to
    EVENT_FOUNDED = 10  # landmark, district
    EVENT_TILE_USED = 11  # number
    EVENT_TILE_TAKEN = 12  # number
    EVENT_MEEPLE = 13  # space
    EVENT_SKIPPED = 14  # phase
    EVENT_VP_TILE = 15  # tile, district
    EVENT_SEARCHED = 16
    EVENT_END_TAKEN = 17  # kind
    EVENT_END_USED = 18  # kind
    EVENT_PASSED = 19
    EVENT_TURN_ENDED = 20
    EVENT_LAST_TILE = 21
    EVENT_LAST_ROUND = 22
    EVENT_OVER = 23
    EVENT_KEY_GAINED = 24  # amount

# Why francs, points and tokens change.
cdef enum:
    CHANGE_INCOME = 0
    CHANGE_PLACE = 1
    CHANGE_BUYING = 2
    CHANGE_SELLING = 3
    CHANGE_TILE = 4
    CHANGE_END_TILE = 5
    CHANGE_BONUS = 6
    CHANGE_BUILDING = 7
    CHANGE_PRESTIGE = 8
    CHANGE_DISTRICT = 9
    CHANGE_MARKER = 10
    CHANGE_COST = 11
    CHANGE_PAIRS = 12
    CHANGE_LOST = 13

# What bonus tiles do.
cdef enum:
    EFFECT_NONE = 0
    EFFECT_GAIN = 1
    EFFECT_UNIT = 2
    EFFECT_RESOURCE_1 = 3
    EFFECT_RESOURCE_2 = 4
    EFFECT_PRESTIGE_1 = 5
    EFFECT_PRESTIGE_2 = 6
    EFFECT_PER_BUILDING = 7
    EFFECT_PER_LANDMARK = 8
    EFFECT_PER_TILE = 9
    EFFECT_KINDS = 10
    EFFECT_PAIRS_PRESTIGE = 11
    EFFECT_PAIRS_RESOURCE = 12
    EFFECT_BUY_KEY = 13
    EFFECT_TAKE_ANY = 14
    EFFECT_BACK = 15
    EFFECT_ONTO_OWN = 16
    EFFECT_ONTO_OTHERS = 17
    EFFECT_PER_FRANC = 18

# What is the same during a game: the components, and the action list.
ctypedef struct RuleTables:
    uint8_t field_value[6]
    uint8_t bank_francs[6]
    uint8_t building_kind[36]           # of the building that belongs on a field
    uint8_t affordable_fields[7][32]    # fields above one (0: above none) for that many francs, as a set
    uint8_t payable_landmarks[8][8]     # landmarks payable with that much marble and gold, as a set
    uint8_t landmark_marble[8]
    uint8_t landmark_gold[8]
    uint8_t picture_token[8][6]         # prestige pictured on a landmark: token + 1, or 0
    uint8_t picture_points[8][6]
    uint8_t buying_price[3]
    uint8_t selling_price[6]
    uint8_t wood_for_8
    uint8_t francs_for_bonus_at_3
    uint8_t points_for_8
    uint8_t keys_for_vp_tile
    uint8_t vp_points[6][3]             # of a VP tile, by rank
    uint8_t tile_effect[31]             # of a bonus number
    uint8_t tile_francs[31]
    uint8_t tile_points[31]
    uint8_t tile_value[31]              # the field a tile counts, the token it gives for a turn, or how far back it goes
    uint8_t tile_each[31][5]            # by number of seats
    uint8_t points_for_kinds[8]         # points for that many kinds
    uint8_t end_tile_francs[9]
    uint8_t end_tile_points[9]
    uint8_t end_tile_count
    uint32_t tiles_onto_own             # the bonus numbers with these effects, as sets
    uint32_t tiles_onto_others
    uint32_t tiles_that_fetch           # those that name another tile
    uint8_t action_type[800]            # what an action does, and with what
    uint8_t first[800]
    uint8_t second[800]
    uint8_t third[800]
    int16_t move_action[51][84]         # the action that moves a key from a source to a target
    int16_t use_action[31]              # the first action that uses a bonus number, 0 if there is none
    int16_t take_any_action[31]
    int16_t go_back_action[31]

ctypedef struct State:
    uint64_t owned[4]           # the places where a seat has a key, as a set
    uint64_t built              # the places that are on the board
    uint32_t tiles_on_track     # bonus numbers, as a set
    uint32_t tiles_had[4]       # bonus numbers a seat ever got
    uint32_t tiles_used[4]
    int32_t francs[4]
    int32_t points[4]
    uint16_t phase_number       # how many actions were carried out
    uint16_t end_tiles_used     # by their index in end_tile_kind, as a set
    uint16_t end_tiles_usable[4]  # kinds of end-game tiles a seat can still use
    uint8_t tokens[4][6]
    uint8_t units[6]            # tokens from tiles used this turn
    uint8_t keys[4]             # behind the screen
    uint8_t reserve[4]
    uint8_t banks[4]            # where a seat has a key, the Arc included, as a set
    uint8_t doubled[4]          # the place a seat owns with two keys, plus 1
    uint8_t meeple[4]           # its space on the bonus track, 0 before the start
    uint8_t tile_copies[31]     # of each bonus number left on the track
    uint8_t tile_space[31]      # the space of a number on the track
    uint8_t building[36]        # the kind of the building on a field, plus 1
    uint8_t marker[36]          # beside a field: token + 1
    uint8_t pile_order[36]      # the piles, one after another: a secret
    uint8_t pile_next[3]
    uint8_t pile_end[3]
    uint8_t landmarks_in[6]     # landmarks in a district, as a set
    uint8_t landmarks_free      # landmarks not on the board, as a set
    uint8_t highest_landmark[6]  # the last landmark added to a district, plus 1
    uint8_t keys_in[6]          # keys on the places of a district
    uint8_t vp_tile_in[6]       # the VP tile of a district, plus 1
    uint8_t vp_tiles_free       # VP tiles not on the board, as a set
    uint8_t supply[3]
    uint8_t end_tiles_left[9]   # end-game tiles not taken, by kind: a secret
    uint8_t end_tiles_taken     # how many
    uint8_t end_tile_owner[12]
    uint8_t end_tile_kind[12]   # a secret of the owner, until the tile is used
    uint8_t seats
    uint8_t start
    uint8_t active
    uint8_t phase
    uint8_t phase_after_pairs   # the phase to go back to
    uint8_t pairs_tile          # the bonus number for which pairs are returned
    uint8_t pairs_returned      # so far
    uint8_t closing
    uint8_t drawn               # the building to be placed
    uint8_t acquired            # the place acquired by this turn's move, plus 1
    uint8_t pictures_used       # of the landmark acquired, as a set
    uint8_t vp_tile_due         # the district has just reached its fourth key
    uint8_t any_district        # the option for buildings
    uint8_t screens_hide        # the option for screens
    uint8_t space_30_ends       # the option for space 30: a meeple there gets no more bonus tiles

cdef class RuleTablesHolder:
    cdef RuleTables tables

cdef class ParisPosition(Position):
    cdef State state
    cdef RuleTables* tables
    cdef RuleTablesHolder holder
    cdef void receive(self, int seat, int amount, int change, int piece) noexcept nogil
    cdef void pay(self, int seat, int amount, int change, int piece) noexcept nogil
    cdef void score(self, int seat, int amount, int change, int piece) noexcept nogil
    cdef int spendable(self, int seat, int token) noexcept nogil
    cdef void gain_token(self, int seat, int token, int change) noexcept nogil
    cdef void gain_unit(self, int seat, int token, int change) noexcept nogil
    cdef void spend_token(self, int seat, int token, int change) noexcept nogil
    cdef int place_value(self, int place) noexcept nogil
    cdef int district_of(self, int place) noexcept nogil
