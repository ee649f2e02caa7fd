from salon.games.paris.rules.state cimport (
    CLOSING_LAST_ROUND, EFFECT_KINDS, EFFECT_PER_BUILDING, FIELDS_IN_DISTRICT, LOWEST_LANDMARK_VALUE, NUM_LANDMARKS,
    TARGET_LANDMARKS, TYPE_MOVE, TYPE_USE_TILE, ParisPosition,
)

cdef int WEIGHT[20]
cdef int WEIGHT_OF_VALUE, WEIGHT_OF_SCORING, WEIGHT_OF_SCORING_LAST

cdef void fill(ParisPosition position, int seat, short* actions, int count, int* weights) noexcept nogil
