"""Queries of Python code about a position, answered by the rules themselves."""

from __future__ import annotations

from typing import NamedTuple, cast

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules import bonus_tiles, draw, keys, scoring
    from salon.games.paris.rules.constants import (
        ACTION_MOVE,
        ACTION_PASS,
        BANK_ARC,
        MAX_BONUS_TILE,
        NUM_END_TILES,
        NUM_TOKENS,
        PHASE_ACTION,
        PHASE_SEARCHED,
    )
    from salon.kernel.bits import lowest, popcount


class SeatPieces(NamedTuple):
    """What a seat has, apart from its places. Tokens include the units of tiles used this turn."""

    points: int
    francs: int
    tokens: list[int]
    keys_behind_screen: int
    keys_on_banks: int
    key_on_arc: bool
    meeple: int
    unused_tiles: list[int]
    unused_end_tiles: list[int]  # their kinds


class Progress(NamedTuple):
    """How far the game is."""

    piles_empty: bool
    end_tiles_left: int
    closing: int


def progress(position: ParisPosition) -> Progress:
    """How far the game is."""
    left: cython.int = 0
    kind: cython.int
    for kind in range(NUM_END_TILES):
        left += position.state.end_tiles_left[kind]
    return Progress(bool(draw.piles_are_empty(position)), left, position.state.closing)


def has_secret_choice(position: ParisPosition, seat: cython.int) -> bool:
    """Whether tiles that only the seat knows may decide what it can do: those it looks at, and those face down."""
    left: cython.int = position.tables.end_tile_count - position.state.end_tiles_taken
    i: cython.int
    if position.state.phase == PHASE_SEARCHED and left > 1:
        return True
    for i in range(position.state.end_tiles_taken):
        if position.state.end_tile_owner[i] == seat and not (position.state.end_tiles_used >> i) & 1:
            return True
    return False


def seat_pieces(position: ParisPosition, seat: cython.int) -> SeatPieces:
    """What a seat has, its secrets included."""
    banks: cython.int = position.state.banks[seat]
    unused: cython.uint = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    tokens: list[int] = [position.state.tokens[seat][i] for i in range(NUM_TOKENS)]
    if position.state.active == seat:
        tokens = [position.spendable(seat, i) for i in range(NUM_TOKENS)]
    return SeatPieces(
        points=position.state.points[seat],
        francs=position.state.francs[seat],
        tokens=tokens,
        keys_behind_screen=position.state.keys[seat],
        keys_on_banks=popcount(banks & ((1 << BANK_ARC) - 1)),
        key_on_arc=bool((banks >> BANK_ARC) & 1),
        meeple=position.state.meeple[seat],
        unused_tiles=[i for i in range(1, MAX_BONUS_TILE + 1) if (unused >> i) & 1],
        unused_end_tiles=[
            position.state.end_tile_kind[i]
            for i in range(position.state.end_tiles_taken)
            if position.state.end_tile_owner[i] == seat and not (position.state.end_tiles_used >> i) & 1
        ],
    )


def place_value(position: ParisPosition, place: cython.int) -> int:
    """The value of a field or landmark."""
    return position.place_value(place)


def move_cost(position: ParisPosition, source: cython.int, place: cython.int) -> int:
    """The francs for moving a key from a source to a place."""
    return keys.move_cost(position, source, place)


def highest_landmark(position: ParisPosition, source: cython.int, target: cython.int) -> int:
    """The last landmark added to the district that a move leads to, from 0; -1 if there is none."""
    return position.state.highest_landmark[keys.move_district(position, source, target)] - 1


def moves_in_turn_of(position: ParisPosition, seat: cython.int) -> list[int]:
    """The moves of keys that a seat could make now, if it were its turn to act."""
    world: ParisPosition = cast("ParisPosition", position.copy())
    token: cython.int
    world.state.active = seat
    world.state.phase = PHASE_ACTION
    for token in range(NUM_TOKENS):
        world.state.units[token] = 0  # tiles that stand for tokens do so for one turn
    return [action for action in world.legal(seat) if ACTION_MOVE <= action < ACTION_PASS]


def spendable(position: ParisPosition, seat: cython.int, token: cython.int) -> int:
    """How many of a token the active seat can spend."""
    return position.spendable(seat, token)


def owned_places(position: ParisPosition, seat: cython.int) -> list[int]:
    """The places a seat owns, one entry a key."""
    places: cython.ulonglong = position.state.owned[seat]
    found: list[int] = []
    while places:
        found.append(lowest(places))
        places &= places - 1
    if position.state.doubled[seat]:
        found.append(position.state.doubled[seat] - 1)
    return found


def kinds_owned(position: ParisPosition, seat: cython.int) -> int:
    """How many kinds of buildings a seat owns; all landmarks together are one more."""
    return bonus_tiles.kinds_owned(position, seat)


def tile_points(position: ParisPosition, seat: cython.int, number: cython.int) -> int:
    """The points a scoring tile would give a seat now, before it is turned over itself."""
    return bonus_tiles.tile_points(position, seat, number)


def district_total(position: ParisPosition, seat: cython.int, district: cython.int) -> int:
    """The values of the places a seat owns in a district, added up."""
    return scoring.strength(position, seat, district) // scoring.STRENGTH_OF_VALUE


def district_leaders(position: ParisPosition, district: cython.int) -> list[int]:
    """The seats that are first in a district; none if no seat owns a place there."""
    return [
        seat
        for seat in range(position.seats)
        if scoring.strength(position, seat, district) and scoring.rank_in(position, seat, district) == 0
    ]


def rank_in(position: ParisPosition, seat: cython.int, district: cython.int) -> int:
    """The rank of a seat in a district, from 1."""
    return scoring.rank_in(position, seat, district) + 1


def points_of_rank(position: ParisPosition, seat: cython.int, district: cython.int, tile: cython.int) -> int:
    """The points that a VP tile on a district would give a seat now."""
    return scoring.points_of_rank(position, seat, district, tile)


def vp_tile_in(position: ParisPosition, district: cython.int) -> int | None:
    """The VP tile of a district, if it has one."""
    return position.state.vp_tile_in[district] - 1 if position.state.vp_tile_in[district] else None
