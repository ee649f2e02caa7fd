from salon.games.paris cimport effect, noted, stage, verb, why
from salon.games.paris.board cimport Board
from salon.kernel.bits cimport bit, lowest, popcount

cdef int WHAT_END_TILE
cdef unsigned long long FIELDS_OF_A_VALUE

cdef void take_tile(Board b, int seat, int number) noexcept nogil
cdef void use_tile(Board b, int seat, int action) noexcept nogil
cdef int tile_points(Board b, int seat, int number) noexcept nogil
cdef int kinds_held(Board b, int seat) noexcept nogil
cdef void give_pair(Board b, int seat, int token) noexcept nogil
cdef void end_giving(Board b) noexcept nogil
cdef void turn_end_tile(Board b, int seat, int kind) noexcept nogil
