from salon.games.paris.rules.state cimport *  # the header of the rules

cdef int fill_trade(ParisPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_buy(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_buy(ParisPosition position, int seat, int action) noexcept nogil
cdef int refuse_sell(ParisPosition position, int seat, int action) noexcept nogil
cdef int apply_sell(ParisPosition position, int seat, int action) noexcept nogil
