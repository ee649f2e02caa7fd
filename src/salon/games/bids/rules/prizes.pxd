from salon.games.bids.rules.state cimport *  # the header of the rules

cdef int fill_prizes(BidsPosition position, short* actions, int count) noexcept nogil
cdef int refuse_prize(BidsPosition position, int seat, int action) noexcept nogil
cdef int apply_prize(BidsPosition position, int seat, int action) noexcept nogil
cdef void end_round(BidsPosition position) noexcept nogil
