from salon.games.bids.rules.state cimport (
    ACTION_CARD, ACTION_COINS, EVENT_BID, EVENT_REVEALED, MAX_COINS_ON_CARD, NUM_CARDS, PHASE_BID, PHASE_PICK,
    REASON_NOT_IN_HAND, REASON_TOO_FEW_COINS, REASON_WRONG_MOMENT, BidsPosition,
)
from salon.kernel.bits cimport bit

cdef int STRENGTH_OF_BID

cdef int bidding_mask(BidsPosition position) noexcept nogil
cdef int fill_bid(BidsPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_bid(BidsPosition position, int seat, int action) noexcept nogil
cdef int apply_bid(BidsPosition position, int seat, int action) noexcept nogil
cdef int retract_bid(BidsPosition position, int seat) noexcept nogil
cdef int strength(BidsPosition position, int seat) noexcept nogil
cdef void reveal(BidsPosition position) noexcept nogil
