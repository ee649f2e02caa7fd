from salon.games.wonders cimport because, choice, moment
from salon.games.wonders.payment cimport can_build, card_ways, cheapest, paid_ways, payable
from salon.games.wonders.table cimport Table
from salon.games.wonders.choices cimport leaders_next_door
from salon.games.wonders.losses cimport loss_of
from salon.games.wonders.turn cimport by_card
from salon.kernel.bits cimport bit, lowest

cdef int FIRST_LEADER, STAGE, SELL, KEEP, LAY, COPY, WAY, AT, DEBT, BOARD, NONE

cdef int refusal(Table b, int seat, int action) noexcept nogil
cdef int of_use(Table b, int seat, int piece, int kind) noexcept nogil
cdef bint has_piece(Table b, int seat, int piece) noexcept nogil
cdef int unpayable(Table b, int seat, int source) noexcept nogil
cdef int of_stage(Table b, int seat) noexcept nogil
cdef int of_at(Table b, int seat, int at) noexcept nogil
cdef int of_way(Table b, int seat, int way) noexcept nogil
cdef int of_choice(Table b, int seat, int action) noexcept nogil
cdef int of_pick(Table b, int seat, int action) noexcept nogil
cdef int of_debt(Table b, int seat, int debt) noexcept nogil
