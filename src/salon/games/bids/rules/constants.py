"""The named constants of the rules. Generated from `state.pxd` by `make types`: do not edit."""

from typing import Final

# How many there are of everything.
NUM_CARDS: Final = 24  # 1 to 24; six a seat, the rest stay unseen
NUM_PRIZES: Final = 20  # 1 to 20
MAX_COINS_ON_CARD: Final = 2

# Which decision is pending.
PHASE_BID: Final = 0  # all seats: a card, then the coins on it
PHASE_PICK: Final = 1  # one seat: a prize
PHASE_OVER: Final = 2

# The number of the first action of each type in the action list.
ACTION_CARD: Final = 0
ACTION_COINS: Final = 24
ACTION_PRIZE: Final = 27
NUM_ACTIONS: Final = 31

# Why an action is refused. The numbers below 10 belong to the kernel.
REASON_WRONG_MOMENT: Final = 10
REASON_NOT_IN_HAND: Final = 11
REASON_TOO_FEW_COINS: Final = 12
REASON_PRIZE_GONE: Final = 13

# What the rules note while they carry out an action, with the values of each note.
EVENT_BID: Final = 1  # card
EVENT_REVEALED: Final = 2  # card, coins
EVENT_POINTS: Final = 3  # points, change

# What points come for.
CHANGE_PRIZES: Final = 0
CHANGE_COINS: Final = 1
