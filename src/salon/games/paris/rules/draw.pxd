from salon.games.paris.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit

cdef bint piles_are_empty(ParisPosition position) noexcept nogil
cdef int fill_draw(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_draw(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_draw(ParisPosition position, int seat, int action) noexcept nogil
cdef int fill_place(ParisPosition position, short* actions, int count) noexcept nogil
cdef int refuse_place(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_place(ParisPosition position, int seat, int action) noexcept nogil
cdef bint fits(ParisPosition position, int district, int building) noexcept nogil
cdef void put_on_board(ParisPosition position, int field, int kind) noexcept nogil
