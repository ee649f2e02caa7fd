"""End-game tiles: searching, choosing and using them (rules 14.1-14.5)."""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        ACTION_CHOOSE_END_TILE,
        ACTION_TURN_END_TILE,
        CHANGE_END_TILE,
        CLOSING_LAST_TILE,
        EVENT_END_TAKEN,
        EVENT_END_USED,
        EVENT_LAST_TILE,
        EVENT_SEARCHED,
        FIRST_TOKEN_END_TILE,
        MAX_SEATS,
        NUM_END_TILES,
        PHASE_FREE,
        PHASE_SEARCHED,
        PIECE_END_TILE,
        REASON_END_TILE_GONE,
        REASON_END_TILE_NOT_HELD,
        REASON_NO_END_TILES,
        REASON_NOT_SEARCHING,
        REASON_PILES_LEFT,
    )
    from salon.games.paris.rules.draw import piles_are_empty


# --- searching: an action of its own once the piles are empty (14.2, 14.3) -----------------------------------


def may_search(position: ParisPosition) -> cython.bint:
    """Whether the piles are empty and an end-game tile is left."""
    return piles_are_empty(position) and position.state.end_tiles_taken < position.tables.end_tile_count


def refuse_search(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot search."""
    if position.state.end_tiles_taken == position.tables.end_tile_count:
        return REASON_NO_END_TILES
    return 0 if may_search(position) else REASON_PILES_LEFT  # 14.2


def apply_search(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Look at the tiles that are left: the seat is committed to take one."""
    position.note(EVENT_SEARCHED, seat, 0, 0, 0)
    position.state.phase = PHASE_SEARCHED
    return 1


def fill_choices(position: ParisPosition, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the kinds of tiles that are left; return the new count."""
    kind: cython.int
    for kind in range(NUM_END_TILES):
        if position.state.end_tiles_left[kind]:
            actions[count] = ACTION_CHOOSE_END_TILE + kind
            count += 1
    return count


def refuse_choice(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot take a tile of this kind."""
    if position.state.phase != PHASE_SEARCHED:
        return REASON_NOT_SEARCHING
    return 0 if position.state.end_tiles_left[position.tables.first[action]] else REASON_END_TILE_GONE  # 14.3


def apply_choice(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Take a tile; the last one brings the end near (15.1)."""
    kind: cython.int = position.tables.first[action]
    position.state.end_tiles_left[kind] -= 1
    position.state.end_tile_owner[position.state.end_tiles_taken] = seat
    position.state.end_tile_kind[position.state.end_tiles_taken] = kind
    position.state.end_tiles_taken += 1
    update_usable(position)
    position.note(EVENT_END_TAKEN, seat, kind, 0, 0)
    if position.state.end_tiles_taken == position.tables.end_tile_count:
        position.state.closing = CLOSING_LAST_TILE
        position.note(EVENT_LAST_TILE, seat, 0, 0, 0)
    position.state.phase = PHASE_FREE
    return 0


# --- using a tile (14.4, 14.5) ----------------------------------------------------------------------------


def fill_end_tiles(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the kinds of tiles the seat can use; return the new count."""
    kind: cython.int
    for kind in range(NUM_END_TILES):
        if (position.state.end_tiles_usable[seat] >> kind) & 1:
            actions[count] = ACTION_TURN_END_TILE + kind
            count += 1
    return count


def refuse_end_tile(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the seat cannot use a tile of this kind."""
    if (position.state.end_tiles_usable[seat] >> position.tables.first[action]) & 1:
        return 0
    return REASON_END_TILE_NOT_HELD  # 14.4


def apply_end_tile(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Turn a tile over: of several of a kind the one that was taken first (14.5)."""
    kind: cython.int = position.tables.first[action]
    i: cython.int
    for i in range(position.state.end_tiles_taken):
        if (
            position.state.end_tile_owner[i] == seat
            and position.state.end_tile_kind[i] == kind
            and not (position.state.end_tiles_used >> i) & 1
        ):
            position.state.end_tiles_used |= 1 << i
            break
    update_usable(position)
    position.note(EVENT_END_USED, seat, kind, 0, 0)
    if kind >= FIRST_TOKEN_END_TILE:
        position.gain_unit(seat, kind - FIRST_TOKEN_END_TILE, CHANGE_END_TILE)
    else:
        position.receive(seat, position.tables.end_tile_francs[kind], CHANGE_END_TILE, PIECE_END_TILE + kind)
        position.score(seat, position.tables.end_tile_points[kind], CHANGE_END_TILE, PIECE_END_TILE + kind)
    return 1


def update_usable(position: ParisPosition) -> None:
    """Derive for every seat the kinds it can still use from the tiles taken and used."""
    i: cython.int
    for i in range(MAX_SEATS):
        position.state.end_tiles_usable[i] = 0
    for i in range(position.state.end_tiles_taken):
        if not (position.state.end_tiles_used >> i) & 1:
            position.state.end_tiles_usable[position.state.end_tile_owner[i]] |= 1 << position.state.end_tile_kind[i]
