from salon.games.wonders cimport noted, why
from salon.games.wonders.table cimport Table

cdef int VICTORY_EVENT

cdef int shields(Table b, int seat) noexcept nogil
cdef void fight(Table b) noexcept nogil
cdef void meet(Table b, int one, int other, int ones, int others) noexcept nogil
