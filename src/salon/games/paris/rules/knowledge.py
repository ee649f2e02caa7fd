"""What a seat cannot know in Paris, drawn anew: the piles and the end-game tiles.

A seat knows the district of the top building of each pile (its back shows it), and which buildings have
been drawn. Of the end-game tiles it knows its own, those that were used, and at each of its own searches
which were left: so between two of its searches it knows what the others took, but not who took which.
And of several tiles of a kind the one taken first is used (14.5): a seat that used a later one has no earlier
one of that kind.
"""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        FIELDS_IN_DISTRICT,
        NUM_END_TILES,
        NUM_FIELDS,
        NUM_PILES,
        PHASE_SEARCHED,
    )
    from salon.games.paris.rules.end_tiles import update_usable
    from salon.kernel.bits import bit

DISTRICT_FIELDS = 63
MAX_TRIES = 10000


def redeal(position: ParisPosition, seat: cython.int, rng: Rng) -> None:
    """Become a position that the seat (-1: a spectator) cannot tell from this one, each arrangement equally likely."""
    redeal_piles(position, rng)
    redeal_end_tiles(position, seat, rng)


def redeal_piles(position: ParisPosition, rng: Rng) -> None:
    """Draw the tops from their districts, then the rest; what is left over are the removed buildings."""
    pool: cython.ulonglong = bit(NUM_FIELDS) - 1
    begin: cython.int = 0
    pile: cython.int
    district: cython.int
    i: cython.int
    for pile in range(NUM_PILES):
        for i in range(begin, position.state.pile_next[pile]):
            pool &= ~bit(position.state.pile_order[i])
        begin = position.state.pile_end[pile]
    for pile in range(NUM_PILES):
        i = position.state.pile_next[pile]
        if i < position.state.pile_end[pile]:
            district = position.state.pile_order[i] // FIELDS_IN_DISTRICT
            position.state.pile_order[i] = rng.member(pool & (DISTRICT_FIELDS << (FIELDS_IN_DISTRICT * district)))
            pool &= ~bit(position.state.pile_order[i])
    for pile in range(NUM_PILES):
        for i in range(position.state.pile_next[pile] + 1, position.state.pile_end[pile]):
            position.state.pile_order[i] = rng.member(pool)
            pool &= ~bit(position.state.pile_order[i])


def redeal_end_tiles(position: ParisPosition, seat: cython.int, rng: Rng) -> None:
    """Deal what the others took between two searches of the seat anew among those who took it."""
    begin: cython.int = 0
    i: cython.int
    if position.state.end_tiles_taken == 0:
        return
    for i in range(position.state.end_tiles_taken):
        if position.state.end_tile_owner[i] == seat:
            redeal_known(position, begin, i, rng)
            begin = i + 1
    if position.state.phase == PHASE_SEARCHED and position.state.active == seat:
        redeal_known(position, begin, position.state.end_tiles_taken, rng)
    else:
        # The seat has not looked since: any tile that was left may have been taken.
        redeal_stretch(position, begin, position.state.end_tiles_taken, rng)
    update_usable(position)


def redeal_known(position: ParisPosition, begin: cython.int, end: cython.int, rng: Rng) -> None:
    """A stretch of which the seat knows the tiles, but not who took which: what is left stays aside."""
    kind: cython.int
    aside: cython.ulonglong = 0  # the counts of the nine kinds, four bits each
    for kind in range(NUM_END_TILES):
        aside |= bit(4 * kind) * position.state.end_tiles_left[kind]
        position.state.end_tiles_left[kind] = 0
    redeal_stretch(position, begin, end, rng)
    for kind in range(NUM_END_TILES):
        position.state.end_tiles_left[kind] = (aside >> (4 * kind)) & 15


def redeal_stretch(position: ParisPosition, begin: cython.int, end: cython.int, rng: Rng) -> None:
    """Deal the unused tiles of a stretch, together with those left, anew; each arrangement equally likely.

    An arrangement the seat can rule out is drawn again. Many of all arrangements are possible, so the
    bound on the tries is never reached.
    """
    i: cython.int
    tries: cython.int
    possible: cython.bint
    for tries in range(MAX_TRIES):
        for i in range(begin, end):
            if not (position.state.end_tiles_used >> i) & 1:
                position.state.end_tiles_left[position.state.end_tile_kind[i]] += 1
        for i in range(begin, end):
            if not (position.state.end_tiles_used >> i) & 1:
                position.state.end_tile_kind[i] = draw_kind(position, rng)
                position.state.end_tiles_left[position.state.end_tile_kind[i]] -= 1
        possible = True
        for i in range(begin, end):
            if not (position.state.end_tiles_used >> i) & 1 and ruled_out(position, i):
                possible = False
        if possible:
            return


def ruled_out(position: ParisPosition, tile: cython.int) -> cython.bint:
    """Whether the owner of a tile used a later one of the same kind, which would not be the first (14.5)."""
    later: cython.int
    for later in range(tile + 1, position.state.end_tiles_taken):
        if (
            (position.state.end_tiles_used >> later) & 1
            and position.state.end_tile_owner[later] == position.state.end_tile_owner[tile]
            and position.state.end_tile_kind[later] == position.state.end_tile_kind[tile]
        ):
            return True
    return False


def draw_kind(position: ParisPosition, rng: Rng) -> cython.int:
    """The kind of a tile drawn from `end_tiles_left`, each tile equally likely."""
    kind: cython.int
    total: cython.int = 0
    for kind in range(NUM_END_TILES):
        total += position.state.end_tiles_left[kind]
    total = rng.under(total)
    for kind in range(NUM_END_TILES):
        if total < position.state.end_tiles_left[kind]:
            return kind
        total -= position.state.end_tiles_left[kind]
    return 0
