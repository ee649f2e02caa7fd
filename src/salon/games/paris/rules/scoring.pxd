from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit, lowest

cdef int STRENGTH_OF_VALUE, RANKS_WITH_POINTS

cdef void score_game(ParisPosition position) noexcept nogil
cdef int rank_in(ParisPosition position, int seat, int district) noexcept nogil
cdef int points_of_rank(ParisPosition position, int seat, int district, int tile) noexcept nogil
cdef int strength(ParisPosition position, int seat, int district) noexcept nogil
cdef int total_value(ParisPosition position, int seat) noexcept nogil
