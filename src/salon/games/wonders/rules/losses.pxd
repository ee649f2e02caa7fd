from salon.games.wonders.rules.state cimport *  # the header of the rules

cdef void add_losses(WondersPosition position, int seat, int amount, int counted) noexcept nogil
cdef int loss_of(WondersPosition position, int seat) noexcept nogil
cdef int seats_choosing_debt(WondersPosition position) noexcept nogil
cdef int fill_debts(WondersPosition position, int seat, short* actions, int count) noexcept nogil
cdef int refuse_debt(WondersPosition position, int seat, int debt) noexcept nogil
cdef void settle_loss(WondersPosition position, int seat, int debt) noexcept nogil
