"""The named constants of the rules. Generated from `state.pxd` by `make types`: do not edit."""

from typing import Final

# How many there are of everything. Places are fields 0-35 and landmarks 36-43.
MAX_SEATS: Final = 4
NUM_DISTRICTS: Final = 6
FIELDS_IN_DISTRICT: Final = 6
NUM_FIELDS: Final = 36
NUM_LANDMARKS: Final = 8
ALL_LANDMARKS: Final = 255  # as a set
NUM_PLACES: Final = 44
NUM_BANKS: Final = 7  # six districts and the Arc
BANK_ARC: Final = 6
ALL_BANKS: Final = 127  # as a set
NUM_PILES: Final = 3
NUM_RESOURCES: Final = 3
NUM_TOKENS: Final = 6
NUM_VP_TILES: Final = 6
NUM_END_TILES: Final = 9  # kinds; the first three are francs and points, then one kind for each token
FIRST_TOKEN_END_TILE: Final = 3
MAX_BONUS_TILE: Final = 30  # the highest bonus number
LAST_SPACE: Final = 30  # of the bonus track
MAX_PICTURES: Final = 6  # of prestige on a landmark
MAX_DISCARDED: Final = 3  # prestige for one landmark
NO_PICTURE: Final = 6
CHOICES_OF_TOKEN: Final = 3  # how a tile can give one resource or one prestige, and
CHOICES_OF_TWO_TOKENS: Final = 6  # two of them
KINDS_OF_PAIR: Final = 3  # kinds of token that a tile for pairs takes
LOWEST_LANDMARK_VALUE: Final = 9
MAX_FRANCS_IN_TABLE: Final = 31
MAX_RESOURCES_IN_TABLE: Final = 7
ALL_KINDS: Final = 7  # the six kinds of building; landmarks count as the seventh

# The fields of a district that have rules of their own, by their index in it.
FIELD_VALUE_3: Final = 2  # its bonus tile costs francs; the fields below give one for free
FIELD_VALUE_8: Final = 5  # costs wood, gives points
FIELDS_BELOW_8: Final = 31  # as a set

# Resources first, then prestige.
TOKEN_WOOD: Final = 0
TOKEN_MARBLE: Final = 1
TOKEN_GOLD: Final = 2
TOKEN_BRONZE: Final = 3
TOKEN_SILVER: Final = 4
TOKEN_GOLD_PRESTIGE: Final = 5

# Where a key comes from (banks 0-6, then places) and goes to (fields, then landmarks by district).
SOURCE_FIELDS: Final = 7
SOURCE_LANDMARKS: Final = 43
TARGET_LANDMARKS: Final = 36

# How near the end is: nothing yet, the round of the last end-game tile, the last round.
CLOSING_NOT_YET: Final = 0
CLOSING_LAST_TILE: Final = 1
CLOSING_LAST_ROUND: Final = 2

# The pieces that notes name: none, bonus tiles 1-30, then these.
PIECE_NONE: Final = 0
PIECE_LANDMARK: Final = 31
PIECE_DISTRICT: Final = 39
PIECE_END_TILE: Final = 45

# The number of the first action of each type in the action list.
ACTION_DRAW: Final = 0
ACTION_PLACE: Final = 3
ACTION_KEY: Final = 9
ACTION_SEARCH: Final = 16
ACTION_END_TURN: Final = 17
ACTION_TAKE_MARKER: Final = 18
ACTION_SKIP: Final = 19
ACTION_BUY: Final = 20
ACTION_SELL: Final = 23
ACTION_CHOOSE_END_TILE: Final = 29
ACTION_TURN_END_TILE: Final = 38
ACTION_DISCARD_PRESTIGE: Final = 47
ACTION_RETURN_PAIR: Final = 50
ACTION_TAKE_TILE: Final = 56
ACTION_USE_TILE: Final = 86
ACTION_VP_TILE: Final = 128
ACTION_TAKE_ANY: Final = 164
ACTION_GO_BACK: Final = 193
ACTION_MOVE: Final = 222
ACTION_PASS: Final = 796
NUM_ACTIONS: Final = 797

# The phases of a turn: which decision is pending.
PHASE_DRAW: Final = 0  # a pile
PHASE_PLACE: Final = 1  # the district of the drawn building (any-district option)
PHASE_ACTION: Final = 2  # the main action
PHASE_MARKER: Final = 3  # the marker beside the building just acquired
PHASE_BONUS: Final = 4  # a bonus tile
PHASE_PRESTIGE: Final = 5  # prestige discarded at a landmark
PHASE_VP_TILE: Final = 6  # a VP tile and its district
PHASE_SEARCHED: Final = 7  # one of the end-game tiles that are left
PHASE_FREE: Final = 8  # only trade and tiles, until the turn is ended
PHASE_PAIRS: Final = 9  # pairs returned for tile 23 or 24
PHASE_OVER: Final = 10  # nothing: the game has ended

# What an action does. The arguments of an action, if it has any, are named here.
TYPE_DRAW: Final = 0  # pile
TYPE_PLACE: Final = 1  # district
TYPE_KEY: Final = 2  # bank, or BANK_ARC
TYPE_SEARCH: Final = 3
TYPE_END_TURN: Final = 4
TYPE_TAKE_MARKER: Final = 5
TYPE_SKIP: Final = 6
TYPE_BUY: Final = 7  # resource
TYPE_SELL: Final = 8  # token
TYPE_CHOOSE_END_TILE: Final = 9  # kind of end-game tile
TYPE_TURN_END_TILE: Final = 10  # kind of end-game tile
TYPE_DISCARD_PRESTIGE: Final = 11  # prestige
TYPE_RETURN_PAIR: Final = 12  # token
TYPE_TAKE_TILE: Final = 13  # bonus number
TYPE_USE_TILE: Final = 14  # bonus number, then up to two tokens
TYPE_VP_TILE: Final = 15  # VP tile, district
TYPE_TAKE_ANY: Final = 16  # bonus number taken, number of the tile used
TYPE_GO_BACK: Final = 17  # bonus number taken, number of the tile used
TYPE_MOVE: Final = 18  # source, target, landmark
TYPE_PASS: Final = 19
NUM_TYPES: Final = 20

# Why an action is refused. The numbers below 10 belong to the kernel.
REASON_DRAW_FIRST: Final = 10
REASON_ALREADY_DRAWN: Final = 11
REASON_PILE_EMPTY: Final = 12
REASON_NOTHING_TO_PLACE: Final = 13
REASON_FIELD_TAKEN: Final = 14
REASON_KIND_THERE: Final = 15
REASON_PLACE_FIRST: Final = 16
REASON_ACTION_DONE: Final = 17
REASON_BENEFIT_FIRST: Final = 18
REASON_ACTION_FIRST: Final = 19
REASON_NO_KEY: Final = 20
REASON_KEY_AT_BANK: Final = 21
REASON_NO_KEY_THERE: Final = 22
REASON_NO_BUILDING: Final = 23
REASON_LANDMARK_ELSEWHERE: Final = 24
REASON_LANDMARK_TOO_LOW: Final = 25
REASON_OWN_KEY_THERE: Final = 26
REASON_OTHERS_KEY_THERE: Final = 27
REASON_FRANCS: Final = 28
REASON_WOOD: Final = 29
REASON_MARBLE: Final = 30
REASON_GOLD: Final = 31
REASON_PILES_LEFT: Final = 32
REASON_NOT_SEARCHING: Final = 33
REASON_CHOOSE_FIRST: Final = 34
REASON_END_TILE_GONE: Final = 35
REASON_NO_END_TILES: Final = 36
REASON_CAN_ACT: Final = 37
REASON_NO_MARKER: Final = 38
REASON_NOTHING_TO_LEAVE: Final = 39
REASON_NOT_BONUS_MOMENT: Final = 40
REASON_TILE_NOT_THERE: Final = 41
REASON_TILE_HAD: Final = 42
REASON_TILE_BEHIND: Final = 43
REASON_BONUS_FRANCS: Final = 44
REASON_NOT_LANDMARK_MOMENT: Final = 45
REASON_NOT_PICTURED: Final = 46
REASON_NO_TOKEN: Final = 47
REASON_NOT_VP_MOMENT: Final = 48
REASON_VP_TILE_GONE: Final = 49
REASON_DISTRICT_HAS_VP: Final = 50
REASON_SUPPLY_EMPTY: Final = 51
REASON_BUY_FRANCS: Final = 52
REASON_NOTHING_TO_SELL: Final = 53
REASON_TILE_NOT_HELD: Final = 54
REASON_TILE_USED: Final = 55
REASON_SPENT_BY_MOVE: Final = 56
REASON_ONLY_AT_END: Final = 57
REASON_KEY_FRANCS: Final = 58
REASON_NO_RESERVE: Final = 59
REASON_NO_PAIR: Final = 60
REASON_TOO_FAR_BACK: Final = 61
REASON_END_TILE_NOT_HELD: Final = 62
REASON_GIVING_PAIRS: Final = 63
REASON_GIVE_ONE_FIRST: Final = 64
REASON_NOT_GIVING: Final = 65
REASON_SPACE_30: Final = 66

# What the rules note while they carry out an action, with the values of each note.
EVENT_DREW: Final = 1  # pile, building
EVENT_BUILT: Final = 2  # field, kind
EVENT_GONE: Final = 3  # building
EVENT_KEY_PLACED: Final = 4  # bank
EVENT_FRANCS: Final = 5  # amount, change, piece
EVENT_POINTS: Final = 6  # amount, change, piece
EVENT_TOKEN: Final = 7  # amount, token, change
EVENT_UNIT: Final = 8  # amount, token, change
EVENT_MOVED: Final = 9  # from, to
EVENT_FOUNDED: Final = 10  # landmark, district
EVENT_TILE_USED: Final = 11  # number
EVENT_TILE_TAKEN: Final = 12  # number
EVENT_MEEPLE: Final = 13  # space
EVENT_SKIPPED: Final = 14  # phase
EVENT_VP_TILE: Final = 15  # tile, district
EVENT_SEARCHED: Final = 16
EVENT_END_TAKEN: Final = 17  # kind
EVENT_END_USED: Final = 18  # kind
EVENT_PASSED: Final = 19
EVENT_TURN_ENDED: Final = 20
EVENT_LAST_TILE: Final = 21
EVENT_LAST_ROUND: Final = 22
EVENT_OVER: Final = 23
EVENT_KEY_GAINED: Final = 24  # amount

# Why francs, points and tokens change.
CHANGE_INCOME: Final = 0
CHANGE_PLACE: Final = 1
CHANGE_BUYING: Final = 2
CHANGE_SELLING: Final = 3
CHANGE_TILE: Final = 4
CHANGE_END_TILE: Final = 5
CHANGE_BONUS: Final = 6
CHANGE_BUILDING: Final = 7
CHANGE_PRESTIGE: Final = 8
CHANGE_DISTRICT: Final = 9
CHANGE_MARKER: Final = 10
CHANGE_COST: Final = 11
CHANGE_PAIRS: Final = 12
CHANGE_LOST: Final = 13

# What bonus tiles do.
EFFECT_NONE: Final = 0
EFFECT_GAIN: Final = 1
EFFECT_UNIT: Final = 2
EFFECT_RESOURCE_1: Final = 3
EFFECT_RESOURCE_2: Final = 4
EFFECT_PRESTIGE_1: Final = 5
EFFECT_PRESTIGE_2: Final = 6
EFFECT_PER_BUILDING: Final = 7
EFFECT_PER_LANDMARK: Final = 8
EFFECT_PER_TILE: Final = 9
EFFECT_KINDS: Final = 10
EFFECT_PAIRS_PRESTIGE: Final = 11
EFFECT_PAIRS_RESOURCE: Final = 12
EFFECT_BUY_KEY: Final = 13
EFFECT_TAKE_ANY: Final = 14
EFFECT_BACK: Final = 15
EFFECT_ONTO_OWN: Final = 16
EFFECT_ONTO_OTHERS: Final = 17
EFFECT_PER_FRANC: Final = 18
