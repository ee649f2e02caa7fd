from salon.games.wonders cimport effect, moment, noted, use
from salon.games.wonders.choices cimport choosers, make_choices
from salon.games.wonders.conflict cimport fight
from salon.games.wonders.gains cimport bring, erect
from salon.games.wonders.losses cimport losers, settle
from salon.games.wonders.payment cimport card_ways, paid_ways, payable_stages
from salon.games.wonders.placing cimport resolve
from salon.games.wonders.scoring cimport total
from salon.games.wonders.standing cimport recount
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest, popcount

cdef int FIRST_LEADER, FIRST_BOARD, STAGE, SELL, KEEP, WAY, AT, DEBT, BOARD, NONE

cdef int apply(Table b, int seat, int action) noexcept nogil
cdef bint by_card(Table b) noexcept nogil
cdef void choose(Table b, int seat, int action) noexcept nogil
cdef void choose_payment(Table b, int seat) noexcept nogil
cdef void complete(Table b, int seat) noexcept nogil
cdef void open_phase(Table b, int now, int due) noexcept nogil
cdef void reveal(Table b) noexcept nogil
cdef void draft(Table b) noexcept nogil
cdef void advance(Table b) noexcept nogil
cdef void discard_last_cards(Table b) noexcept nogil
cdef int next_pick(Table b) noexcept nogil
cdef void pick(Table b, int seat, int action) noexcept nogil
cdef void end_turn(Table b) noexcept nogil
cdef void pass_hands(Table b) noexcept nogil
cdef void begin_age(Table b) noexcept nogil
cdef void deal_hands(Table b) noexcept nogil
cdef void begin_turn(Table b) noexcept nogil
cdef void choose_board(Table b, int seat, int board) noexcept nogil
cdef void begin(Table b) noexcept nogil
cdef void finish(Table b) noexcept nogil
