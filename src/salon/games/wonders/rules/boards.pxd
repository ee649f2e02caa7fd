from salon.games.wonders.rules.permanent_effects cimport recompute_effects
from salon.games.wonders.rules.state cimport (
    EFFECT_START, EVENT_BOARD, FIRST_BOARD, PHASE_BOARDS, REASON_BOARD_GONE, REASON_WRONG_MOMENT, WondersPosition,
)

cdef int refuse_board(WondersPosition position, int seat, int board) noexcept nogil
cdef void apply_board(WondersPosition position, int seat, int board) noexcept nogil
cdef void start_cities(WondersPosition position) noexcept nogil
