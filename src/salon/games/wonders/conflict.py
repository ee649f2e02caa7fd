"""Conflicts at the end of an age of 7 Wonders."""

from __future__ import annotations

import cython

from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import noted, why
    from salon.kernel import plain

VICTORY_EVENT = 3  # of `vocabulary.EVENTS`


def shields(b: Table, seat: cython.int) -> cython.int:
    """The strength of a city."""
    return b.state.shields[seat] + b.state.shields_per_defeat[seat] * b.state.lost[seat]


def fight(b: Table) -> None:
    """Let all cities that take part meet their neighbours; who stays out is passed over (8.3, 8.4)."""
    seat: cython.int
    i: cython.int
    n: cython.int = 0
    if cython.compiled:
        who: cython.int[8]
        strength: cython.int[8]
    else:
        who = plain.buffer("int", 8)
        strength = plain.buffer("int", 8)
    for seat in range(b.state.seats):
        if not (b.state.diplomats >> seat) & 1:
            who[n] = seat
            strength[n] = shields(b, seat)
            n += 1
    if n == 2:
        meet(b, who[0], who[1], strength[0], strength[1])
    elif n > 2:
        for i in range(n):
            meet(b, who[i], who[(i + 1) % n], strength[i], strength[(i + 1) % n])


def meet(b: Table, one: cython.int, other: cython.int, ones: cython.int, others: cython.int) -> None:
    """Compare two cities; the stronger takes a victory token, the weaker a defeat token."""
    winner: cython.int = one if ones > others else other
    loser: cython.int = other if ones > others else one
    if ones == others:
        return
    b.state.won[winner][b.state.age] += 1
    b.note(noted.VICTORY, winner, b.parts.victory[b.state.age], loser, 0)
    b.from_bank(winner, b.state.coins_on[winner][VICTORY_EVENT], why.EVENT, 0, True)
    if b.state.defeats_to_winner[loser]:
        loser = winner
    b.state.lost[loser] += 1
    b.note(noted.DEFEAT, loser, b.parts.defeat, one + other - loser, 0)
