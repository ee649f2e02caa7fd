from salon.games.paris.rules.bonus_track cimport can_go_back_to, is_done, move_meeple, refuse_taking, take_tile
from salon.games.paris.rules.state cimport (
    ACTION_RETURN_PAIR, ACTION_SKIP, CHANGE_PAIRS, CHANGE_TILE, CHOICES_OF_TOKEN, CHOICES_OF_TWO_TOKENS,
    EFFECT_BACK, EFFECT_BUY_KEY, EFFECT_GAIN, EFFECT_KINDS, EFFECT_ONTO_OTHERS, EFFECT_ONTO_OWN,
    EFFECT_PAIRS_PRESTIGE, EFFECT_PAIRS_RESOURCE, EFFECT_PER_BUILDING, EFFECT_PER_FRANC, EFFECT_PER_LANDMARK,
    EFFECT_PER_TILE, EFFECT_PRESTIGE_1, EFFECT_PRESTIGE_2, EFFECT_RESOURCE_1, EFFECT_RESOURCE_2,
    EFFECT_TAKE_ANY, EFFECT_UNIT, EVENT_KEY_GAINED, EVENT_TILE_USED, EVENT_TOKEN, FIELDS_IN_DISTRICT,
    KINDS_OF_PAIR, NUM_FIELDS, NUM_RESOURCES, PHASE_PAIRS, REASON_KEY_FRANCS, REASON_NOT_GIVING, REASON_NO_PAIR,
    REASON_NO_RESERVE, REASON_ONLY_AT_END, REASON_SPACE_30, REASON_SPENT_BY_MOVE, REASON_TILE_NOT_HELD,
    REASON_TILE_USED, REASON_TOO_FAR_BACK, TOKEN_BRONZE, TOKEN_WOOD, TYPE_GO_BACK, ParisPosition,
)
from salon.kernel.bits cimport bit, lowest, popcount

cdef unsigned long long FIRST_FIELD_OF_EACH_DISTRICT
cdef int LANDMARK_KIND

cdef int fill_uses(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef bint can_use(ParisPosition position, int seat, int number) noexcept nogil
cdef int refuse_use(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_tile(ParisPosition position, int seat, int number) noexcept nogil
cdef int apply_use(ParisPosition position, int seat, int action) noexcept nogil
cdef void turn_over(ParisPosition position, int seat, int number) noexcept nogil
cdef int fill_fetches(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_fetch(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_fetch(ParisPosition position, int seat, int action) noexcept nogil
cdef int tile_points(ParisPosition position, int seat, int number) noexcept nogil
cdef int kinds_owned(ParisPosition position, int seat) noexcept nogil
cdef int first_pair_token(ParisPosition position, int number) noexcept nogil
cdef bint has_pair(ParisPosition position, int seat, int number) noexcept nogil
cdef void start_pairs(ParisPosition position, int number) noexcept nogil
cdef int fill_pairs(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_pair(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_pair(ParisPosition position, int seat, int action) noexcept nogil
cdef void end_pairs(ParisPosition position) noexcept nogil
