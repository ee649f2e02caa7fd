"""Conflicts at the end of an age (rules 8.1-8.5)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        CHANGE_EVENT,
        EVENT_DEFEAT,
        EVENT_VICTORY,
        TRIGGER_VICTORY,
    )
    from salon.kernel import ctypes_mirror


def shields_of(position: WondersPosition, seat: cython.int) -> cython.int:
    """The strength of a city."""
    return position.state.shields[seat] + position.state.shields_per_defeat[seat] * position.state.defeats[seat]


def seats_in_conflict(position: WondersPosition, diplomats: cython.int, seats: cython.p_int) -> cython.int:
    """Write the seats that take part in conflicts, in order; diplomats are skipped (8.3). Return how many."""
    seat: cython.int
    count: cython.int = 0
    for seat in range(position.state.seats):
        if not (diplomats >> seat) & 1:
            seats[count] = seat
            count += 1
    return count


def resolve_conflicts(position: WondersPosition) -> None:
    """Let all cities that take part meet their neighbours; two cities meet once (8.4)."""
    i: cython.int
    count: cython.int
    if cython.compiled:
        seats: cython.int[8]
        strength: cython.int[8]
    else:
        seats = ctypes_mirror.buffer("int", 8)
        strength = ctypes_mirror.buffer("int", 8)
    count = seats_in_conflict(position, position.state.diplomats, seats)
    for i in range(count):
        strength[i] = shields_of(position, seats[i])
    if count == 2:
        resolve_conflict(position, seats[0], seats[1], strength[0], strength[1])
    elif count > 2:
        for i in range(count):
            resolve_conflict(position, seats[i], seats[(i + 1) % count], strength[i], strength[(i + 1) % count])


def resolve_conflict(
    position: WondersPosition, one: cython.int, other: cython.int, strength: cython.int, other_strength: cython.int
) -> None:
    """Compare two cities; the stronger takes a victory token, the weaker a defeat token."""
    winner: cython.int = one if strength > other_strength else other
    loser: cython.int = other if strength > other_strength else one
    if strength == other_strength:
        return
    position.state.victories[winner][position.state.age] += 1
    position.note(
        EVENT_VICTORY, winner, position.tables.victory_points[position.state.age], loser, position.state.age + 1
    )
    position.receive_from_bank(winner, position.state.coins_on[winner][TRIGGER_VICTORY], CHANGE_EVENT, 0, True)
    if position.state.defeats_to_winner[loser]:
        loser = winner
    position.state.defeats[loser] += 1
    position.note(EVENT_DEFEAT, loser, position.tables.defeat_points, one + other - loser, position.state.age + 1)
