from salon.games.wonders.rules.resources cimport (
    COUNT, UNDECIDED, add_source, contains, count_missing, find_for_sale, find_own_production, followed_units,
    price, quick_price, reductions_for,
)
from salon.games.wonders.rules.state cimport *  # the header of the rules

cdef int NO_LIMIT

cdef void copy_way(WondersPosition position, int source, int target) noexcept nogil
cdef void add_way(WondersPosition position, int left, int right, int bank, int gain, int bought) noexcept nogil
cdef void fill_ways(WondersPosition position, int seat, int source) noexcept nogil
cdef void fill_splits(WondersPosition position, int seat, int budget) noexcept nogil
cdef int cheapest(WondersPosition position, int seat, int source) noexcept nogil
cdef bint payable(WondersPosition position, int seat, int source) noexcept nogil
cdef int write_codes(WondersPosition position, short* codes, int n) noexcept nogil
cdef int paid_ways(WondersPosition position, int seat, int source, short* codes) noexcept nogil
cdef int refuse_cost(WondersPosition position, int seat, int source) noexcept nogil
cdef int limited_rights(WondersPosition position, int seat, int card) noexcept nogil
cdef bint can_build(WondersPosition position, int seat, int card) noexcept nogil
cdef int ways_beside_free(WondersPosition position, int seat, int card, int code, int brings, short* codes) noexcept nogil
cdef int card_ways(WondersPosition position, int seat, int card, short* codes) noexcept nogil
cdef int coin_change(WondersPosition position, int seat, int source, int way) noexcept nogil
