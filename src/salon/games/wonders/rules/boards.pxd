from salon.games.wonders.rules.permanent_effects cimport recompute_effects
from salon.games.wonders.rules.state cimport *  # the header of the rules

cdef int refuse_board(WondersPosition position, int seat, int board) noexcept nogil
cdef void apply_board(WondersPosition position, int seat, int board) noexcept nogil
cdef void start_cities(WondersPosition position) noexcept nogil
