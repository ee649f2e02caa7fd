"""Queries of Python code about a position, answered by the rules themselves."""

from __future__ import annotations

import cython

from salon.games.bids.rules.state import BidsPosition


def coins(position: BidsPosition, seat: cython.int) -> int:
    """The coins of a seat."""
    return position.state.coins[seat]
