from salon.games.paris.rules.bonus_track cimport can_go_back_to, is_done, move_meeple, refuse_taking, take_tile
from salon.games.paris.rules.state cimport *  # the header of the rules
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
