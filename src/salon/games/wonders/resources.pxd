from libc.stdint cimport uint8_t

from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport lowest

cdef unsigned long long WITHOUT[6]
cdef uint8_t COUNT[128]        # members of a set of units
cdef int ALL_TYPES, RAW_TYPES, FIRST_LEADER, UNDECIDED, STAGE_ROW

cdef bint among(unsigned long long* sets, int units) noexcept nogil
cdef void add_source(Table b, unsigned long long* sets, int types) noexcept nogil
cdef void count_missing(Table b, int seat, int source) noexcept nogil
cdef int followed(Table b) noexcept nogil
cdef int choice_types(Table b, int seat, int reductions) noexcept nogil
cdef int choices(Table b, int seat) noexcept nogil
cdef void look(Table b, int seat, int reductions) noexcept nogil
cdef void for_sale(Table b, int seller, unsigned long long* sets) noexcept nogil
cdef int price(Table b, int seat, int side, int units) noexcept nogil
cdef void stock_up(Table b, int seat) noexcept nogil
cdef int extreme_price(Table b, int seat, bint highest) noexcept nogil
cdef int reductions_for(Table b, int seat, int source) noexcept nogil
cdef int quick_price(Table b, int seat, int source, int enough, int most) noexcept nogil
cdef bint sold_next_door(Table b, int seat) noexcept nogil
