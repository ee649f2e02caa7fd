from salon.games.wonders cimport noted, why
from salon.games.wonders.table cimport Table

cdef int loss_of(Table b, int seat) noexcept nogil
cdef int losers(Table b) noexcept nogil
cdef void settle(Table b, int seat, int debt) noexcept nogil
