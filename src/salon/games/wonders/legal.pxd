from salon.games.wonders cimport choice, moment
from salon.games.wonders.payment cimport can_build, card_ways, paid_ways, payable_stages
from salon.games.wonders.table cimport Table
from salon.games.wonders.choices cimport leaders_next_door
from salon.games.wonders.losses cimport loss_of
from salon.games.wonders.turn cimport by_card
from salon.kernel.bits cimport bit, lowest

cdef int FIRST_LEADER, STAGE, SELL, KEEP, LAY, COPY, WAY, AT, DEBT, BOARD, NONE

cdef int fill(Table b, int seat, short* actions) noexcept nogil
cdef int fill_uses(Table b, int seat, short* actions) noexcept nogil
cdef int fill_hand(Table b, int seat, int first, short* actions, int n) noexcept nogil
cdef int fill_recruiting(Table b, int seat, short* actions) noexcept nogil
cdef int fill_rest(Table b, int seat, short* actions) noexcept nogil
cdef int fill_choice(Table b, int seat, short* actions) noexcept nogil
cdef int fill_pick(Table b, int seat, short* actions) noexcept nogil
cdef int fill_set(unsigned long long of, int first, short* actions, int n) noexcept nogil
