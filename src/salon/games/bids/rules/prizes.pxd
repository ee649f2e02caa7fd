from salon.games.bids.rules.state cimport (
    ACTION_PRIZE, CHANGE_COINS, CHANGE_PRIZES, EVENT_POINTS, PHASE_BID, PHASE_OVER, PHASE_PICK, REASON_PRIZE_GONE,
    REASON_WRONG_MOMENT, BidsPosition,
)

cdef int fill_prizes(BidsPosition position, short* actions, int count) noexcept nogil
cdef int refuse_prize(BidsPosition position, int seat, int action) noexcept nogil
cdef int apply_prize(BidsPosition position, int seat, int action) noexcept nogil
cdef void end_round(BidsPosition position) noexcept nogil
