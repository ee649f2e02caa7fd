"""Boards: chosen by one seat after another if that option is chosen, and what a city starts with (rules 2.1-2.4)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        EFFECT_START,
        EVENT_BOARD,
        FIRST_BOARD,
        PHASE_BOARDS,
        REASON_BOARD_GONE,
        REASON_WRONG_MOMENT,
    )
    from salon.games.wonders.rules.permanent_effects import recompute_effects


def refuse_board(position: WondersPosition, seat: cython.int, board: cython.int) -> cython.int:
    """0, or why the seat cannot take this board."""
    if position.state.phase != PHASE_BOARDS:
        return REASON_WRONG_MOMENT
    return 0 if (position.state.boards_free >> board) & 1 else REASON_BOARD_GONE


def apply_board(position: WondersPosition, seat: cython.int, board: cython.int) -> None:
    """Take one of the boards."""
    position.state.board[seat] = board
    position.state.boards_free &= ~(1 << board)
    position.note(EVENT_BOARD, seat, board, 0, 0)


def start_cities(position: WondersPosition) -> None:
    """Give every city its coins and the effects of its board."""
    seat: cython.int
    source: cython.int
    i: cython.int
    for seat in range(position.state.seats):
        recompute_effects(position, seat)
        position.state.coins[seat] = position.tables.start_coins[position.state.with_leaders]
        source = FIRST_BOARD + position.state.board[seat]
        for i in range(position.tables.effect_count[source]):
            if position.tables.effect_kind[source][i] == EFFECT_START:
                position.state.coins[seat] += position.tables.effect_amount[source][i]
