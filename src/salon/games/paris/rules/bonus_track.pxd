from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.games.paris.rules.vp_tiles cimport offer_vp_tile
from salon.kernel.bits cimport bit, lowest

cdef int price_of_tile(ParisPosition position) noexcept nogil
cdef int fill_track(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_track(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_track(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_taking(ParisPosition position, int seat, int number) noexcept nogil
cdef bint is_done(ParisPosition position, int seat) noexcept nogil
cdef void take_tile(ParisPosition position, int seat, int number) noexcept nogil
cdef void move_meeple(ParisPosition position, int seat, int number) noexcept nogil
cdef bint can_go_back_to(ParisPosition position, int seat, int number, int limit) noexcept nogil
