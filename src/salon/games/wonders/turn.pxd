from salon.games.wonders cimport choice, effect, moment, noted, use, why
from salon.games.wonders.conflict cimport fight
from salon.games.wonders.gains cimport bring, erect, gain, recruit
from salon.games.wonders.payment cimport card_ways, fill_ways, paid_ways, payable_stages
from salon.games.wonders.scoring cimport total
from salon.games.wonders.standing cimport recount, stand
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit, lowest, popcount

cdef int FIRST_LEADER, FIRST_BOARD, FREE_WAYS, CHAIN, BY_STAGE, BY_LEADER
cdef int STAGE, SELL, KEEP, LAY, COPY, WAY, AT, DEBT, BOARD, NONE
cdef int CHAIN_EVENT, TRADE_EVENT, WHITE

cdef int apply(Table b, int seat, int action) noexcept nogil
cdef bint by_card(Table b) noexcept nogil
cdef void choose(Table b, int seat, int action) noexcept nogil
cdef void choose_payment(Table b, int seat) noexcept nogil
cdef void complete(Table b, int seat) noexcept nogil
cdef void open_phase(Table b, int now, int due) noexcept nogil
cdef void reveal(Table b) noexcept nogil
cdef void resolve(Table b, int who) noexcept nogil
cdef void place(Table b, int seat, int piece, int kind) noexcept nogil
cdef void pay(Table b, int seat, int source, int way, int bank, int bought) noexcept nogil
cdef void take_from_hand(Table b, int seat, int card) noexcept nogil
cdef void draft(Table b) noexcept nogil
cdef void make_choices(Table b) noexcept nogil
cdef int choosers(Table b) noexcept nogil
cdef unsigned long long leaders_next_door(Table b, int seat) noexcept nogil
cdef void advance(Table b) noexcept nogil
cdef void discard_last_cards(Table b) noexcept nogil
cdef int next_pick(Table b) noexcept nogil
cdef void pick(Table b, int seat, int action) noexcept nogil
cdef int loss_of(Table b, int seat) noexcept nogil
cdef int losers(Table b) noexcept nogil
cdef void settle(Table b, int seat, int debt) noexcept nogil
cdef void end_turn(Table b) noexcept nogil
cdef void pass_hands(Table b) noexcept nogil
cdef void begin_age(Table b) noexcept nogil
cdef void begin_turn(Table b) noexcept nogil
cdef void deal_hands(Table b) noexcept nogil
cdef void choose_board(Table b, int seat, int board) noexcept nogil
cdef void begin(Table b) noexcept nogil
cdef void finish(Table b) noexcept nogil
