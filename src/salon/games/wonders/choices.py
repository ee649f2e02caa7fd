"""The choices a build brings in 7 Wonders: a leader to lay on the board, to recruit or to copy."""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import choice, noted, why
    from salon.games.wonders.gains import gain, recruit
    from salon.games.wonders.standing import recount, stand
    from salon.kernel.bits import bit

FIRST_LEADER = notation.FIRST_LEADER
LAY, COPY, NONE = notation.FIRST["LAY"], notation.FIRST["COPY"], notation.FIRST["NONE"]


def leaders_next_door(b: Table, seat: cython.int) -> cython.ulonglong:
    """The leaders in play in the neighbouring cities whose effect can be copied."""
    left: cython.int = b.left(seat)
    right: cython.int = b.right(seat)
    found: cython.ulonglong = b.state.leaders[left] & ~b.state.laid[left]
    return found | (b.state.leaders[right] & ~b.state.laid[right])


def choosers(b: Table) -> cython.int:
    """The seats for which a build has brought a choice that can be made; the other choices lapse."""
    seat: cython.int
    kind: cython.int
    found: cython.int = 0
    for seat in range(b.state.seats):
        kind = b.state.choice[seat]
        if kind == choice.LAY and b.state.leaders[seat] & ~b.state.laid[seat]:
            found |= 1 << seat
        elif kind == choice.RECRUIT and b.state.in_hand[seat]:
            found |= 1 << seat
        elif kind == choice.COPY and leaders_next_door(b, seat):
            found |= 1 << seat
        else:
            b.state.choice[seat] = 0
    return found


def make_choices(b: Table) -> None:
    """Carry out the choices that builds have brought: copies first, from what lay there before."""
    seat: cython.int
    leader: cython.int
    action: cython.int
    copies: cython.int
    for copies in range(2):
        for seat in range(b.state.seats):
            if not (b.state.due >> seat) & 1 or (b.state.choice[seat] == choice.COPY) != (copies == 0):
                continue
            action = b.state.chosen[seat] - 1
            if action == NONE:
                continue
            if b.state.choice[seat] == choice.COPY:
                leader = action - COPY
                b.state.copied[seat] = leader + 1
                b.note(noted.COPIED, seat, leader, 0, 0)
                stand(b, seat, FIRST_LEADER + leader)
            elif b.state.choice[seat] == choice.LAY:
                b.state.laid[seat] |= bit(action - LAY)
                b.note(noted.LAID, seat, action - LAY, 0, 0)
                recount(b, seat)
            else:
                leader = action - FIRST_LEADER
                b.move_coins(seat, -b.leader_cost(seat, leader), why.COST, action + 1)
                recruit(b, seat, leader)
    for seat in range(b.state.seats):
        if (b.state.due >> seat) & 1:
            copies = b.state.choice[seat]
            action = b.state.chosen[seat] - 1
            b.state.choice[seat] = 0
            if action == NONE:
                continue
            if copies == choice.COPY:
                gain(b, seat, FIRST_LEADER + action - COPY, True)
            elif copies == choice.RECRUIT:
                gain(b, seat, action, False)
