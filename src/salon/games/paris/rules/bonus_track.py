"""The bonus track: moving the meeple and taking a bonus tile (rules 9.3, 9.4, 12.1-12.3, 12.8)."""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        ACTION_TAKE_TILE,
        CHANGE_BONUS,
        EVENT_MEEPLE,
        EVENT_TILE_TAKEN,
        FIELD_VALUE_3,
        FIELDS_IN_DISTRICT,
        LAST_SPACE,
        PHASE_BONUS,
        PIECE_NONE,
        REASON_BONUS_FRANCS,
        REASON_NOT_BONUS_MOMENT,
        REASON_TILE_BEHIND,
        REASON_TILE_HAD,
        REASON_TILE_NOT_THERE,
    )
    from salon.games.paris.rules.vp_tiles import offer_vp_tile
    from salon.kernel.bits import bit, lowest


def price_of_tile(position: ParisPosition) -> cython.int:
    """The francs for the bonus tile of the building just acquired: only value 3 has a price (9.3)."""
    if (position.state.acquired - 1) % FIELDS_IN_DISTRICT == FIELD_VALUE_3:
        return position.tables.francs_for_bonus_at_3
    return 0


def fill_track(position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int) -> cython.int:
    """Append the tiles ahead of the meeple that the seat never had; return the new count."""
    number: cython.int
    numbers: cython.ulonglong = position.state.tiles_on_track & ~position.state.tiles_had[seat]
    if position.state.francs[seat] < price_of_tile(position):
        return count
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        if position.state.tile_space[number] > position.state.meeple[seat]:
            actions[count] = ACTION_TAKE_TILE + number - 1
            count += 1
    return count


def refuse_track(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why the meeple cannot go to this tile."""
    number: cython.int = position.tables.first[action]
    reason: cython.int
    if position.state.phase != PHASE_BONUS:
        return REASON_NOT_BONUS_MOMENT  # 9.3
    reason = refuse_taking(position, seat, number)
    if reason:
        return reason
    if position.state.tile_space[number] <= position.state.meeple[seat]:
        return REASON_TILE_BEHIND  # 12.3
    return REASON_BONUS_FRANCS if position.state.francs[seat] < price_of_tile(position) else 0  # 9.3


def apply_track(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Pay, move the meeple forward and take the tile there."""
    number: cython.int = position.tables.first[action]
    position.pay(seat, price_of_tile(position), CHANGE_BONUS, PIECE_NONE)
    move_meeple(position, seat, number)
    take_tile(position, seat, number)
    offer_vp_tile(position)
    return 0


# --- taking a tile, in any way --------------------------------------------------------------------------


def refuse_taking(position: ParisPosition, seat: cython.int, number: cython.int) -> cython.int:
    """0, or why the seat cannot get this bonus tile."""
    if position.state.tiles_had[seat] & bit(number):
        return REASON_TILE_HAD  # 12.2
    return 0 if position.state.tiles_on_track & bit(number) else REASON_TILE_NOT_THERE  # 12.1


def is_done(position: ParisPosition, seat: cython.int) -> cython.bint:
    """Whether the seat gets no more bonus tiles in any way: on the last space, with that option (12.8)."""
    return position.state.space_30_ends != 0 and position.state.meeple[seat] == LAST_SPACE


def take_tile(position: ParisPosition, seat: cython.int, number: cython.int) -> None:
    """Take the top bonus tile of a number from the track."""
    position.state.tile_copies[number] -= 1
    if position.state.tile_copies[number] == 0:
        position.state.tiles_on_track &= ~bit(number)
    position.state.tiles_had[seat] |= bit(number)
    position.note(EVENT_TILE_TAKEN, seat, number, 0, 0)


def move_meeple(position: ParisPosition, seat: cython.int, number: cython.int) -> None:
    """Put the meeple on the space of a bonus tile."""
    position.state.meeple[seat] = position.state.tile_space[number]
    position.note(EVENT_MEEPLE, seat, position.state.meeple[seat], 0, 0)


def can_go_back_to(position: ParisPosition, seat: cython.int, number: cython.int, limit: cython.int) -> cython.bint:
    """Whether a bonus tile is behind the meeple, within `limit` spaces that have tiles (13.25)."""
    tiles: cython.int = 0
    other: cython.int
    numbers: cython.ulonglong = position.state.tiles_on_track
    space: cython.int = position.state.tile_space[number]
    if space >= position.state.meeple[seat]:
        return False
    while numbers:
        other = lowest(numbers)
        numbers &= numbers - 1
        if space <= position.state.tile_space[other] < position.state.meeple[seat]:
            tiles += 1
    return tiles <= limit
