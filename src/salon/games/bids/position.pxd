from libc.stdint cimport uint8_t, uint16_t, uint64_t

from salon.kernel.bits cimport bit, popcount
from salon.kernel.position cimport Position
from salon.kernel.rng cimport Rng

ctypedef struct State:
    uint64_t hand[4]        # the cards each seat holds, as a set: bit 0 is card 1
    uint64_t played         # all cards that were revealed
    uint8_t prizes[20]      # the prizes in the order in which they come: a secret beyond the open ones
    uint8_t taken[4]        # of this round's prizes, by their place
    uint8_t card[4]         # the card chosen in this round, 0 for none yet
    uint8_t raised[4]       # one more than the coins laid on it, 0 for not chosen yet
    uint8_t order[4]        # the seats from the highest bid to the lowest
    uint8_t coins[4]
    uint16_t points[4]
    uint8_t seats
    uint8_t round
    uint8_t picks           # how many have picked since the reveal
    uint8_t revealed        # 0 while all bid, 1 while they pick, 2 at the end
    uint16_t phase
    uint8_t worth           # what a coin adds to a bid, and
    uint8_t rounds          # how many rounds there are: both from the components

cdef int CARDS, PRIZES, RAISE, PICK, ACTIONS
cdef int WRONG_MOMENT, NOT_IN_HAND, TOO_FEW_COINS, PRIZE_GONE
cdef int BID, REVEALED, POINTS

cdef class BidsPosition(Position):
    cdef State state
    cdef int strength(self, int seat) noexcept nogil
    cdef void reveal(self) noexcept nogil
    cdef void pick(self, int seat, int place) noexcept nogil
