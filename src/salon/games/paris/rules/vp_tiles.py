"""VP tiles: the fourth key in a district brings one (rules 10.1-10.4). Their points are in `scoring.py`."""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        ACTION_VP_TILE,
        EVENT_VP_TILE,
        NUM_DISTRICTS,
        NUM_VP_TILES,
        PHASE_FREE,
        PHASE_VP_TILE,
        REASON_DISTRICT_HAS_VP,
        REASON_NOT_VP_MOMENT,
        REASON_VP_TILE_GONE,
    )


def count_new_key(position: ParisPosition, district: cython.int) -> None:
    """Count one more key on the places of a district; the fourth makes a VP tile due (10.1, 10.2)."""
    position.state.keys_in[district] += 1
    position.state.vp_tile_due = position.state.keys_in[district] == position.tables.keys_for_vp_tile


def offer_vp_tile(position: ParisPosition) -> None:
    """The last benefit of a move: a VP tile, if one is due and left; else only the end of the turn is left."""
    position.state.phase = PHASE_FREE
    if position.state.vp_tile_due:
        position.state.vp_tile_due = 0
        if position.state.vp_tiles_free:
            position.state.phase = PHASE_VP_TILE


def fill_vp_tiles(position: ParisPosition, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append every free VP tile for every district without one; return the new count."""
    tile: cython.int
    district: cython.int
    for tile in range(NUM_VP_TILES):
        if (position.state.vp_tiles_free >> tile) & 1:
            for district in range(NUM_DISTRICTS):
                if position.state.vp_tile_in[district] == 0:
                    actions[count] = ACTION_VP_TILE + NUM_DISTRICTS * tile + district
                    count += 1
    return count


def refuse_vp_tile(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why this VP tile cannot go to this district."""
    if position.state.phase != PHASE_VP_TILE:
        return REASON_NOT_VP_MOMENT
    if not (position.state.vp_tiles_free >> position.tables.first[action]) & 1:
        return REASON_VP_TILE_GONE
    return REASON_DISTRICT_HAS_VP if position.state.vp_tile_in[position.tables.second[action]] else 0  # 10.1


def apply_vp_tile(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Put a VP tile on a district."""
    tile: cython.int = position.tables.first[action]
    district: cython.int = position.tables.second[action]
    position.state.vp_tiles_free &= ~(1 << tile)
    position.state.vp_tile_in[district] = tile + 1
    position.note(EVENT_VP_TILE, seat, tile, district, 0)
    position.state.phase = PHASE_FREE
    return 0
