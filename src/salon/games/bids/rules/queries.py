"""Queries of Python code about a position, answered by the rules themselves."""

from __future__ import annotations

import cython

from salon.games.bids.rules.state import BidsPosition

if not cython.compiled:
    from salon.games.bids.rules.constants import PHASE_PICK


def picks_prize(position: BidsPosition) -> bool:
    """Whether a seat picks one of the open prizes, which everybody sees."""
    return position.state.phase == PHASE_PICK


def coins(position: BidsPosition, seat: cython.int) -> int:
    """The coins of a seat."""
    return position.state.coins[seat]
