from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest

cdef int symbol_points(int compasses, int gears, int tablets, int each_set) noexcept nogil
cdef int complete_sets(int compasses, int gears, int tablets) noexcept nogil
cdef int green_symbols(WondersPosition position, int seat, int symbol) noexcept nogil
cdef int neighbours_symbols(WondersPosition position, int seat, int symbol) noexcept nogil
cdef int best_science(WondersPosition position, int seat, int more, bint noting) noexcept nogil
cdef void note_science(WondersPosition position, int seat, int compasses, int gears, int tablets, int each_set) noexcept nogil
