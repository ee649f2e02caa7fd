"""The final scoring: tile 27, then the districts that have a VP tile (rules 15.2-15.6), and the tie-break (16.2)."""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        CHANGE_DISTRICT,
        CHANGE_TILE,
        EFFECT_PER_FRANC,
        EVENT_OVER,
        MAX_BONUS_TILE,
        NUM_DISTRICTS,
        PIECE_DISTRICT,
    )
    from salon.kernel.bits import bit, lowest

STRENGTH_OF_VALUE = 32  # more than the value of the highest landmark
RANKS_WITH_POINTS = 3


def score_game(position: ParisPosition) -> None:
    """Score everything that counts at the end."""
    seat: cython.int
    number: cython.int
    district: cython.int
    points: cython.int
    for seat in range(position.state.seats):
        for number in range(1, MAX_BONUS_TILE + 1):
            if position.tables.tile_effect[number] == EFFECT_PER_FRANC and position.state.tiles_had[seat] & bit(number):
                points = position.state.francs[seat] * position.tables.tile_points[number]
                position.score(seat, points, CHANGE_TILE, number)  # 15.2
    for district in range(NUM_DISTRICTS):
        if position.state.vp_tile_in[district]:
            for seat in range(position.state.seats):
                points = points_of_rank(position, seat, district, position.state.vp_tile_in[district] - 1)
                position.score(seat, points, CHANGE_DISTRICT, PIECE_DISTRICT + district)  # 15.3
    position.note(EVENT_OVER, -1, 0, 0, 0)


def points_of_rank(position: ParisPosition, seat: cython.int, district: cython.int, tile: cython.int) -> cython.int:
    """What a VP tile on a district would give a seat by the keys that are there now."""
    rank: cython.int = rank_in(position, seat, district)
    own: cython.int = strength(position, seat, district) // STRENGTH_OF_VALUE
    if own == 0 or rank >= RANKS_WITH_POINTS:
        return 0
    if position.state.seats == 2 and rank == 1:
        if 2 * own < strength(position, 1 - seat, district) // STRENGTH_OF_VALUE:
            return 0  # 15.6
    return position.tables.vp_points[tile][rank]


def rank_in(position: ParisPosition, seat: cython.int, district: cython.int) -> cython.int:
    """How many seats are ahead of a seat in a district; equal seats share a rank and the next is skipped (15.5)."""
    other: cython.int
    rank: cython.int = 0
    own: cython.int = strength(position, seat, district)
    for other in range(position.state.seats):
        if strength(position, other, district) > own:
            rank += 1
    return rank


def strength(position: ParisPosition, seat: cython.int, district: cython.int) -> cython.int:
    """What decides a district: STRENGTH_OF_VALUE times the total of a seat's places there, plus the highest of them.

    A doubled place counts twice in the total, and once as the highest (15.4).
    """
    places: cython.ulonglong = position.state.owned[seat]
    place: cython.int
    value: cython.int
    total: cython.int = 0
    highest: cython.int = 0
    while places:
        place = lowest(places)
        places &= places - 1
        if position.district_of(place) == district:
            value = position.place_value(place)
            total += value
            if position.state.doubled[seat] == place + 1:
                total += value
            if value > highest:
                highest = value
    return STRENGTH_OF_VALUE * total + highest


def total_value(position: ParisPosition, seat: cython.int) -> cython.int:
    """The values of all places a seat owns, once per key (16.2)."""
    places: cython.ulonglong = position.state.owned[seat]
    place: cython.int
    total: cython.int = 0
    if position.state.doubled[seat]:
        total = position.place_value(position.state.doubled[seat] - 1)
    while places:
        place = lowest(places)
        places &= places - 1
        total += position.place_value(place)
    return total
