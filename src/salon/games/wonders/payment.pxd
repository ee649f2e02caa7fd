from libc.stdint cimport uint8_t

from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport lowest, popcount

cdef unsigned long long WITHOUT[6]
cdef int ALL_TYPES, RAW_TYPES, FIRST_LEADER, FREE_WAYS, MOST_WAYS
cdef int STAGE_ROW, CHAIN_EVENT, TRADE_EVENT, BANK_EVENT
cdef int CHAIN, ALWAYS, BY_STAGE, BY_LEADER

cdef bint among(unsigned long long* sets, int units) noexcept nogil
cdef void add_source(Table b, unsigned long long* sets, int types) noexcept nogil
cdef void look(Table b, int seat, int source, int reductions) noexcept nogil
cdef void for_sale(Table b, int seller, unsigned long long* sets) noexcept nogil
cdef int price(Table b, int seat, int side, int units) noexcept nogil
cdef int reductions_for(Table b, int seat, int source) noexcept nogil
cdef int cheapest(Table b, int seat, int source, int enough) noexcept nogil
cdef bint payable(Table b, int seat, int source) noexcept nogil
cdef void fill_ways(Table b, int seat, int source) noexcept nogil
cdef void offer(Table b, int left, int right, int bank, int gain, int bought) noexcept nogil
cdef int limited_rights(Table b, int seat, int card) noexcept nogil
cdef bint can_build(Table b, int seat, int card) noexcept nogil
cdef int card_ways(Table b, int seat, int card, short* codes) noexcept nogil
cdef int coded(Table b, short* codes, int n) noexcept nogil
cdef int paid_ways(Table b, int seat, int source, short* codes) noexcept nogil
cdef int beside(Table b, int seat, int card, int code, int brings, short* codes) noexcept nogil
cdef void copy_way(Table b, int source, int target) noexcept nogil
cdef int payable_stages(Table b, int seat) noexcept nogil
