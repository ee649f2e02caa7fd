from salon.games.paris cimport effect, noted, why
from salon.games.paris.board cimport Board
from salon.kernel.bits cimport bit, lowest

cdef int WHAT_DISTRICT

cdef void score_all(Board b) noexcept nogil
cdef void score_district(Board b, int district) noexcept nogil
cdef int strength(Board b, int seat, int district) noexcept nogil
cdef int total_value(Board b, int seat) noexcept nogil
