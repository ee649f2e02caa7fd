from salon.games.bids.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport bit

cdef int STRENGTH_OF_BID

cdef int bidding_mask(BidsPosition position) noexcept nogil
cdef int fill_bid(BidsPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_bid(BidsPosition position, int seat, int action) noexcept nogil
cdef int apply_bid(BidsPosition position, int seat, int action) noexcept nogil
cdef int retract_bid(BidsPosition position, int seat) noexcept nogil
cdef int strength(BidsPosition position, int seat) noexcept nogil
cdef void reveal(BidsPosition position) noexcept nogil
