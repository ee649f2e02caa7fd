from salon.games.wonders cimport effect
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest

cdef int FIRST_LEADER, FIRST_STAGE, FIRST_BOARD, GREY

cdef void stand(Table b, int seat, int source) noexcept nogil
cdef void make(Table b, int seat, int types, bint sells) noexcept nogil
cdef void clear(Table b, int seat) noexcept nogil
cdef void recount(Table b, int seat) noexcept nogil
