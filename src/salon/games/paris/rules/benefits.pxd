from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.games.paris.rules.vp_tiles cimport offer_vp_tile
from salon.kernel.bits cimport popcount

cdef void start_benefits(ParisPosition position, int seat, int place) noexcept nogil
cdef void after_marker(ParisPosition position, int seat) noexcept nogil
cdef int fill_marker(short* actions, int count) noexcept nogil
cdef int refuse_marker(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_marker(ParisPosition position, int seat, int action) noexcept nogil
cdef bint has_unused_picture(ParisPosition position) noexcept nogil
cdef int picture_for(ParisPosition position, int token) noexcept nogil
cdef int fill_prestige(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_prestige(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_prestige(ParisPosition position, int seat, int action) noexcept nogil
