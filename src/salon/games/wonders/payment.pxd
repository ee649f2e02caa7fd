from salon.games.wonders.resources cimport COUNT, UNDECIDED, add_source, among, count_missing, followed, look, price, quick_price, reductions_for, stock_up
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport lowest

cdef int NO_LIMIT, CHAIN_EVENT, TRADE_EVENT, BANK_EVENT, FREE_WAYS, CHAIN, ALWAYS, BY_STAGE, BY_LEADER

cdef void copy_way(Table b, int source, int target) noexcept nogil
cdef void offer(Table b, int left, int right, int bank, int gain, int bought) noexcept nogil
cdef void fill_ways(Table b, int seat, int source) noexcept nogil
cdef void split(Table b, int seat, int budget) noexcept nogil
cdef int cheapest(Table b, int seat, int source) noexcept nogil
cdef bint payable(Table b, int seat, int source) noexcept nogil
cdef int coded(Table b, short* codes, int n) noexcept nogil
cdef int paid_ways(Table b, int seat, int source, short* codes) noexcept nogil
cdef int limited_rights(Table b, int seat, int card) noexcept nogil
cdef bint can_build(Table b, int seat, int card) noexcept nogil
cdef int beside(Table b, int seat, int card, int code, int brings, short* codes) noexcept nogil
cdef int card_ways(Table b, int seat, int card, short* codes) noexcept nogil
cdef int payable_stages(Table b, int seat) noexcept nogil
cdef int change_by(Table b, int seat, int source, int way) noexcept nogil
