from salon.games.wonders cimport effect
from salon.games.wonders.payment cimport can_build, payable_stages
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport lowest
from salon.kernel.rng cimport Rng

cdef int STAGE, SELL, KEEP, WAY, AT, DEBT, BOARD, NONE, FIRST_LEADER, LEADERS
cdef int WORTH[40]
cdef int MAKING[3]
cdef int BASE, SOFTNESS, FIRST_WAY, OTHER_WAY, SALE, NOTHING, USUAL, SHIELD, LEAD, COUNTED, SET

cdef void fill(Table b, int seat, short* actions, int count, int* weights) noexcept nogil
cdef int draw_use(Table b, int seat, short* actions, int* weights, Rng rng) noexcept nogil
cdef int weight(Table b, int seat, int source) noexcept nogil
cdef int worth(Table b, int seat, int source) noexcept nogil
cdef int of_shields(Table b, int seat, int amount) noexcept nogil
cdef int of_symbol(Table b, int seat, int symbol) noexcept nogil
