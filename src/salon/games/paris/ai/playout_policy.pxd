from salon.games.paris.rules.state cimport *  # the header of the rules

cdef int WEIGHT[20]
cdef int WEIGHT_OF_VALUE, WEIGHT_OF_SCORING, WEIGHT_OF_SCORING_LAST

cdef void fill(ParisPosition position, int seat, short* actions, int count, int* weights) noexcept nogil
