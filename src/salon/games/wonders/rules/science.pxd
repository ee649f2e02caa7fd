from salon.games.wonders.rules.state cimport (
    CARDS_IN_WORD, CHANGE_SCIENCE, COLOUR_GREEN, EVENT_COULD, PIECE_SCIENCE, PIECE_SCIENCE_SETS, SPLIT_COMPASS,
    SPLIT_GEAR, SYMBOL_COMPASS, SYMBOL_GEAR, SYMBOL_TABLET, WondersPosition,
)
from salon.kernel.bits cimport lowest

cdef int symbol_points(int compasses, int gears, int tablets, int each_set) noexcept nogil
cdef int green_symbols(WondersPosition position, int seat, int symbol) noexcept nogil
cdef int neighbours_symbols(WondersPosition position, int seat, int symbol) noexcept nogil
cdef int best_science(WondersPosition position, int seat, int more, bint noting) noexcept nogil
cdef void note_science(WondersPosition position, int seat, int compasses, int gears, int tablets, int each_set) noexcept nogil
