# The header of the rules of Bids: named constants and the structure of a position.
# `constants.py` and `structures.py` are generated from this file (`make types`).
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from salon.kernel.position cimport Position

# How many there are of everything.
cdef enum:
    NUM_CARDS = 24  # 1 to 24; six a seat, the rest stay unseen
    NUM_PRIZES = 20  # 1 to 20
    MAX_COINS_ON_CARD = 2

# Which decision is pending.
cdef enum:
    PHASE_BID = 0  # all seats: a card, then the coins on it
    PHASE_PICK = 1  # one seat: a prize
    PHASE_OVER = 2

# The number of the first action of each type in the action list.
cdef enum:
    ACTION_CARD = 0
    ACTION_COINS = 24
    ACTION_PRIZE = 27
    NUM_ACTIONS = 31

# Why an action is refused. The numbers below 10 belong to the kernel.
cdef enum:
    REASON_WRONG_MOMENT = 10
    REASON_NOT_IN_HAND = 11
    REASON_TOO_FEW_COINS = 12
    REASON_PRIZE_GONE = 13

# What the rules note while they carry out an action, with the values of each note.
cdef enum:
    EVENT_BID = 1  # card
    EVENT_REVEALED = 2  # card, coins
    EVENT_POINTS = 3  # points, change

# What points come for.
cdef enum:
    CHANGE_PRIZES = 0
    CHANGE_COINS = 1

ctypedef struct State:
    uint64_t hand[4]        # the cards of each seat, as a set: bit 0 is card 1
    uint64_t played         # all cards that were revealed
    uint8_t prizes[20]      # in the order in which they come: a secret beyond the open ones
    uint8_t taken[4]        # this round's prizes, by their index
    uint8_t card[4]         # the card chosen in this round, 0 for none yet
    uint8_t raised[4]       # one more than the coins laid on it, 0 for not chosen yet
    uint8_t order[4]        # the seats from the highest bid to the lowest
    uint8_t coins[4]
    uint16_t points[4]
    uint8_t seats
    uint8_t round
    uint8_t picks           # how many seats have picked since the reveal
    uint8_t phase
    uint16_t phase_number   # how many phases were resolved
    uint8_t coin_adds       # what a coin adds to a bid (a component value)
    uint8_t rounds          # how many rounds there are (a component value)

cdef class BidsPosition(Position):
    cdef State state
