"""The position of Bids: everything on the table."""

from __future__ import annotations

from typing import Any

import cython

from salon.kernel.position import Position

if not cython.compiled:
    from salon.games.bids.rules.constants import NUM_ACTIONS
    from salon.games.bids.rules.structures import State


class BidsPosition(Position):
    """The pieces of one game."""

    if not cython.compiled:
        state: State

    def __cinit__(self) -> None:
        if cython.compiled:
            self.block = cython.address(self.state)
            self.block_size = cython.sizeof(State)
        else:
            self.state = State()
            self.block_size = len(bytes(self.state))
        self.action_count = NUM_ACTIONS

    def belong_to(self, game: Any, seats: cython.int) -> None:
        """Use the seats and the action list of a game."""
        self.game = game
        self.seats = seats
