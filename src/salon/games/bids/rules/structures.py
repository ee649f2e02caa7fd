"""The C structures of the rules as `ctypes` mirrors. Generated from `state.pxd` by `make types`: do not edit."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from salon.kernel.ctypes_mirror import IntArray


class State(ctypes.Structure):
    """The structure State."""

    _fields_ = [
        ("hand", ctypes.c_uint64 * 4),
        ("played", ctypes.c_uint64),
        ("prizes", ctypes.c_uint8 * 20),
        ("taken", ctypes.c_uint8 * 4),
        ("card", ctypes.c_uint8 * 4),
        ("raised", ctypes.c_uint8 * 4),
        ("order", ctypes.c_uint8 * 4),
        ("coins", ctypes.c_uint8 * 4),
        ("points", ctypes.c_uint16 * 4),
        ("seats", ctypes.c_uint8),
        ("round", ctypes.c_uint8),
        ("picks", ctypes.c_uint8),
        ("phase", ctypes.c_uint8),
        ("phase_number", ctypes.c_uint16),
        ("coin_adds", ctypes.c_uint8),
        ("rounds", ctypes.c_uint8),
    ]
    if TYPE_CHECKING:
        hand: IntArray  # the cards of each seat, as a set: bit 0 is card 1
        played: int  # all cards that were revealed
        prizes: IntArray  # in the order in which they come: a secret beyond the open ones
        taken: IntArray  # this round's prizes, by their index
        card: IntArray  # the card chosen in this round, 0 for none yet
        raised: IntArray  # one more than the coins laid on it, 0 for not chosen yet
        order: IntArray  # the seats from the highest bid to the lowest
        coins: IntArray
        points: IntArray
        seats: int
        round: int
        picks: int  # how many seats have picked since the reveal
        phase: int
        phase_number: int  # how many phases were resolved
        coin_adds: int  # what a coin adds to a bid (a component value)
        rounds: int  # how many rounds there are (a component value)
