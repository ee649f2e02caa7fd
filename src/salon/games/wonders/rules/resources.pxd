from libc.stdint cimport uint8_t

from salon.games.wonders.rules.state cimport *  # the header of the rules
from salon.kernel.bits cimport lowest

cdef unsigned long long WITHOUT[6]
cdef uint8_t COUNT[128]        # members of a set of units
cdef int UNDECIDED

cdef bint contains(unsigned long long* sets, int units) noexcept nogil
cdef void add_source(WondersPosition position, unsigned long long* sets, int types) noexcept nogil
cdef void count_missing(WondersPosition position, int seat, int source) noexcept nogil
cdef int followed_units(WondersPosition position) noexcept nogil
cdef int choice_types(WondersPosition position, int seat, int reductions) noexcept nogil
cdef int choice_count(WondersPosition position, int seat) noexcept nogil
cdef void find_own_production(WondersPosition position, int seat, int reductions) noexcept nogil
cdef void add_for_sale(WondersPosition position, int seller, unsigned long long* sets) noexcept nogil
cdef int price(WondersPosition position, int seat, int side, int units) noexcept nogil
cdef void find_for_sale(WondersPosition position, int seat) noexcept nogil
cdef bint sold_by_neighbours(WondersPosition position, int seat) noexcept nogil
cdef int extreme_price(WondersPosition position, int seat, bint highest) noexcept nogil
cdef int reductions_for(WondersPosition position, int seat, int source) noexcept nogil
cdef int price_of_one(WondersPosition position, int seat) noexcept nogil
cdef int quick_price(WondersPosition position, int seat, int source, int enough, int max_price) noexcept nogil
