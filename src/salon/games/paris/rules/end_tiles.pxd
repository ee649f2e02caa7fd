from salon.games.paris.rules.draw cimport piles_are_empty
from salon.games.paris.rules.state cimport *  # the header of the rules

cdef bint may_search(ParisPosition position) noexcept nogil
cdef int refuse_search(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_search(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_choices(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_choice(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_choice(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_end_tiles(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_end_tile(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_end_tile(ParisPosition position, int seat, int action) noexcept nogil
cdef void update_usable(ParisPosition position) noexcept nogil
