from salon.games.wonders cimport moment, noted, use, why
from salon.games.wonders.gains cimport bring, erect, gain, recruit
from salon.games.wonders.payment cimport fill_ways
from salon.games.wonders.standing cimport stand
from salon.games.wonders.table cimport Table
from salon.kernel.bits cimport bit

cdef int FIRST_LEADER, FIRST_STAGE, FREE_WAYS, CHAIN, BY_STAGE, BY_LEADER, STAGE, SELL, CHAIN_EVENT, TRADE_EVENT

cdef void resolve(Table b, int who) noexcept nogil
cdef void place(Table b, int seat, int piece, int kind) noexcept nogil
cdef void pay(Table b, int seat, int source, int way, int bank, int bought) noexcept nogil
cdef void take_from_hand(Table b, int seat, int card) noexcept nogil
