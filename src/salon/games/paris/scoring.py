"""The final scoring of Paris: tile 27, then the districts that have a VP tile."""

from __future__ import annotations

import cython

from salon.games.paris import notation
from salon.games.paris.board import Board

if not cython.compiled:
    from salon.games.paris import effect, noted, why
    from salon.kernel.bits import bit, lowest

WHAT_DISTRICT = notation.WHAT_DISTRICT


def score_all(b: Board) -> None:
    """Score everything that counts at the end."""
    seat: cython.int
    number: cython.int
    district: cython.int
    for seat in range(b.state.seats):
        for number in range(1, 31):
            if b.parts.effect[number] == effect.PER_FRANC and b.state.had[seat] & bit(number):
                b.score(seat, b.state.francs[seat] * b.parts.tile_points[number], why.TILE, number)
    for district in range(6):
        if b.state.vp_on[district]:
            score_district(b, district)
    b.note(noted.OVER, -1, 0, 0, 0)


def score_district(b: Board, district: cython.int) -> None:
    """Give the points of a district's VP tile; the rank of a seat is the number of seats ahead of it."""
    tile: cython.int = b.state.vp_on[district] - 1
    seat: cython.int
    other: cython.int
    own: cython.int
    best: cython.int
    rank: cython.int
    for seat in range(b.state.seats):
        own = strength(b, seat, district)
        if own == 0:
            continue
        rank = 0
        best = own
        for other in range(b.state.seats):
            if strength(b, other, district) > own:
                rank += 1
                best = strength(b, other, district)
        if rank > 2:
            continue
        if b.state.seats == 2 and rank == 1 and 2 * (own // 32) < best // 32:
            continue
        b.score(seat, b.parts.vp_points[tile][rank], why.DISTRICT, WHAT_DISTRICT + district)


def strength(b: Board, seat: cython.int, district: cython.int) -> cython.int:
    """What decides a district: 32 times the sum of a seat's places there, plus its highest place."""
    places: cython.ulonglong = b.state.held[seat]
    place: cython.int
    value: cython.int
    total: cython.int = 0
    highest: cython.int = 0
    while places:
        place = lowest(places)
        places &= places - 1
        if b.district_of(place) == district:
            value = b.place_value(place)
            total += value
            if b.state.twice[seat] == place + 1:
                total += value
            if value > highest:
                highest = value
    return 32 * total + highest


def total_value(b: Board, seat: cython.int) -> cython.int:
    """The values of all places a seat holds, once per key."""
    places: cython.ulonglong = b.state.held[seat]
    place: cython.int
    total: cython.int = 0
    if b.state.twice[seat]:
        total = b.place_value(b.state.twice[seat] - 1)
    while places:
        place = lowest(places)
        places &= places - 1
        total += b.place_value(place)
    return total
