"""What nobody, or not everybody, knows in Paris, drawn anew: the piles and the end-game tiles.

A seat knows the district of the top building of each pile (its back shows it), and which buildings have
been drawn. Of the end-game tiles it knows its own, those that were used, and at each of its own searches
which were left: so between two of its searches it knows what the others took, but not who took which.
And of several tiles of a kind the one taken first is used (14.5): whoever used a later one has no earlier
one of that kind.
"""

from __future__ import annotations

import cython

from salon.games.paris.board import Board
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.paris import stage
    from salon.kernel.bits import bit

DISTRICT_FIELDS = 63
MOST_TRIES = 10000


def redeal(b: Board, seat: cython.int, rng: Rng) -> None:
    """Become a world the seat (-1: a spectator) cannot tell from this one, each arrangement equally likely."""
    redeal_piles(b, rng)
    redeal_end_tiles(b, seat, rng)


def redeal_piles(b: Board, rng: Rng) -> None:
    """Draw the tops from their districts, then the rest; what is left over are the removed buildings."""
    pool: cython.ulonglong = bit(36) - 1
    begin: cython.int = 0
    pile: cython.int
    i: cython.int
    for pile in range(3):
        for i in range(begin, b.state.pile_next[pile]):
            pool &= ~bit(b.state.order[i])
        begin = b.state.pile_end[pile]
    for pile in range(3):
        i = b.state.pile_next[pile]
        if i < b.state.pile_end[pile]:
            b.state.order[i] = rng.member(pool & (DISTRICT_FIELDS << (b.state.order[i] // 6 * 6)))
            pool &= ~bit(b.state.order[i])
    for pile in range(3):
        for i in range(b.state.pile_next[pile] + 1, b.state.pile_end[pile]):
            b.state.order[i] = rng.member(pool)
            pool &= ~bit(b.state.order[i])


def redeal_end_tiles(b: Board, seat: cython.int, rng: Rng) -> None:
    """Deal what the others took anew among those who took it, stretch by stretch between own searches."""
    begin: cython.int = 0
    i: cython.int
    if b.state.taken == 0:
        return
    for i in range(b.state.taken):
        if b.state.taken_by[i] == seat:
            redeal_known(b, begin, i, rng)
            begin = i + 1
    if b.state.stage == stage.SEARCHED and b.state.active == seat:
        redeal_known(b, begin, b.state.taken, rng)
    else:
        # Since then the seat has not looked: whatever was left may have been taken.
        redeal_stretch(b, begin, b.state.taken, rng)
    b.mark_end_tiles()


def redeal_known(b: Board, begin: cython.int, end: cython.int, rng: Rng) -> None:
    """A stretch of which the seat knows the tiles, but not who took which: what is left stays aside."""
    kind: cython.int
    aside: cython.ulonglong = 0  # the counts of the nine kinds, four bits each
    for kind in range(9):
        aside |= bit(4 * kind) * b.state.end_left[kind]
        b.state.end_left[kind] = 0
    redeal_stretch(b, begin, end, rng)
    for kind in range(9):
        b.state.end_left[kind] = (aside >> (4 * kind)) & 15


def redeal_stretch(b: Board, begin: cython.int, end: cython.int, rng: Rng) -> None:
    """Deal the unused tiles of a stretch, together with those left, anew; each arrangement equally likely.

    An arrangement the seat can rule out is drawn again. A good part of all arrangements is possible, so the
    bound on the tries is out of reach.
    """
    i: cython.int
    tries: cython.int
    possible: cython.bint
    for tries in range(MOST_TRIES):
        for i in range(begin, end):
            if not (b.state.turned >> i) & 1:
                b.state.end_left[b.state.taken_kind[i]] += 1
        for i in range(begin, end):
            if not (b.state.turned >> i) & 1:
                b.state.taken_kind[i] = draw_kind(b, rng)
                b.state.end_left[b.state.taken_kind[i]] -= 1
        possible = True
        for i in range(begin, end):
            if not (b.state.turned >> i) & 1 and ruled_out(b, i):
                possible = False
        if possible:
            return


def ruled_out(b: Board, place: cython.int) -> cython.bint:
    """Whether its owner used a later tile of the same kind, which would not be the first."""
    later: cython.int
    for later in range(place + 1, b.state.taken):
        if (b.state.turned >> later) & 1 and b.state.taken_by[later] == b.state.taken_by[place]:
            if b.state.taken_kind[later] == b.state.taken_kind[place]:
                return True
    return False


def draw_kind(b: Board, rng: Rng) -> cython.int:
    """The kind of a tile drawn from `end_left`, each tile equally likely."""
    kind: cython.int
    total: cython.int = 0
    for kind in range(9):
        total += b.state.end_left[kind]
    total = rng.under(total)
    for kind in range(9):
        if total < b.state.end_left[kind]:
            return kind
        total -= b.state.end_left[kind]
    return 0
