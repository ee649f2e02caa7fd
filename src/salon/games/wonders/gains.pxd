from salon.games.wonders cimport choice, counter, effect, noted, picker, why
from salon.games.wonders.standing cimport stand
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit

cdef int FIRST_LEADER, FIRST_STAGE, YELLOW, BLACK, YELLOW_EVENT, BLACK_EVENT, WHITE

cdef void gain(Table b, int seat, int source, bint copied) noexcept nogil
cdef void lose(Table b, int seat, int amount, int counted) noexcept nogil
cdef void draw_leaders(Table b, int seat, int count) noexcept nogil
cdef void erect(Table b, int seat, int card) noexcept nogil
cdef void bring(Table b, int seat, int card) noexcept nogil
cdef void recruit(Table b, int seat, int leader) noexcept nogil
