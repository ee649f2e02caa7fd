from salon.games.wonders cimport choice, noted, why
from salon.games.wonders.gains cimport gain, recruit
from salon.games.wonders.standing cimport recount, stand
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit

cdef int FIRST_LEADER, LAY, COPY, NONE

cdef unsigned long long leaders_next_door(Table b, int seat) noexcept nogil
cdef int choosers(Table b) noexcept nogil
cdef void make_choices(Table b) noexcept nogil
