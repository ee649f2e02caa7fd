"""The bonus tiles and end-game tiles of Paris: what using one does."""

from __future__ import annotations

import cython

from salon.games.paris import notation
from salon.games.paris.board import Board

if not cython.compiled:
    from salon.games.paris import effect, noted, stage, verb, why
    from salon.kernel.bits import bit, lowest, popcount

WHAT_END_TILE = notation.WHAT_END_TILE
FIELDS_OF_A_VALUE = 0x041041041  # the first field of each district, as a set of places


def take_tile(b: Board, seat: cython.int, number: cython.int) -> None:
    """Take the top bonus tile of a number from the track."""
    b.state.copies[number] -= 1
    if b.state.copies[number] == 0:
        b.state.lying &= ~bit(number)
    b.state.had[seat] |= bit(number)
    b.note(noted.TILE_TAKEN, seat, number, 0, 0)


def use_tile(b: Board, seat: cython.int, action: cython.int) -> None:
    """Use a bonus tile: turn it over and give what it brings."""
    does: cython.int = b.parts.verb[action]
    number: cython.int = b.parts.first[action]
    named: cython.int = number  # the tile that 17 and 25 fetch
    kind: cython.int
    if does == verb.TAKE_ANY or does == verb.BACK:
        number = b.parts.second[action]
    kind = b.parts.effect[number]
    b.state.used[seat] |= bit(number)
    b.note(noted.TILE_USED, seat, number, 0, 0)

    if kind == effect.GAIN:
        b.pay(seat, b.parts.tile_francs[number], why.TILE, number)
        b.score(seat, b.parts.tile_points[number], why.TILE, number)
    elif kind == effect.UNIT:
        b.give_unit(seat, b.parts.tile_value[number], why.TILE)
    elif kind == effect.RESOURCE_1 or kind == effect.PRESTIGE_1:
        b.give_unit(seat, b.parts.second[action], why.TILE)
    elif kind == effect.RESOURCE_2 or kind == effect.PRESTIGE_2:
        b.give_unit(seat, b.parts.second[action], why.TILE)
        b.give_unit(seat, b.parts.third[action], why.TILE)
    elif kind == effect.BUY_KEY:
        b.pay(seat, -b.parts.tile_francs[number], why.TILE, number)
        b.state.reserve[seat] -= 1
        b.state.keys[seat] += 1
        b.note(noted.KEY_GAINED, seat, 1, 0, 0)
    elif kind == effect.PAIRS_PRESTIGE or kind == effect.PAIRS_RESOURCE:
        b.state.after_pairs = b.state.stage
        b.state.giving = number
        b.state.pairs = 0
        b.state.stage = stage.PAIRS
    elif kind == effect.TAKE_ANY:
        take_tile(b, seat, named)
    elif kind == effect.BACK:
        b.state.figure[seat] = b.state.space_of[named]
        b.note(noted.FIGURE, seat, b.state.figure[seat], 0, 0)
        take_tile(b, seat, named)
    else:
        b.score(seat, tile_points(b, seat, number), why.TILE, number)


def tile_points(b: Board, seat: cython.int, number: cython.int) -> cython.int:
    """What a scoring tile is worth now; a place held with two keys counts once per key, but as one kind."""
    kind: cython.int = b.parts.effect[number]
    field: cython.int = b.parts.tile_value[number]
    twice: cython.int = b.state.twice[seat]
    count: cython.int
    if kind == effect.PER_BUILDING:
        count = popcount(b.state.held[seat] & (FIELDS_OF_A_VALUE << field))
        if 0 < twice <= 36 and (twice - 1) % 6 == field:
            count += 1
        return count * b.parts.tile_points[number]
    if kind == effect.PER_LANDMARK:
        count = popcount(b.state.held[seat] >> 36)
        if twice > 36:
            count += 1
        return count * b.parts.tile_points[number]
    if kind == effect.PER_TILE:
        count = popcount(b.state.had[seat] & ~b.state.used[seat])
        return count * b.parts.tile_each[number][b.state.seats]
    if kind == effect.KINDS:
        return b.parts.kinds[kinds_held(b, seat)]
    return 0


def kinds_held(b: Board, seat: cython.int) -> cython.int:
    """How many kinds of buildings a seat holds; all landmarks together are one more."""
    kinds: cython.ulonglong = 0
    places: cython.ulonglong = b.state.held[seat]
    place: cython.int
    while places:
        place = lowest(places)
        places &= places - 1
        kinds |= bit(b.state.kind[place] if place < 36 else 7)
    return popcount(kinds)


def give_pair(b: Board, seat: cython.int, token: cython.int) -> None:
    """Give a pair of real tokens for tile 23 or 24; when no pair is left, the giving ends by itself."""
    first: cython.int = b.pair_class()
    i: cython.int
    b.state.tokens[seat][token] -= 2
    if token < 3:
        b.state.supply[token] += 2
    b.state.pairs += 1
    b.note(noted.TOKEN, seat, -2, token, why.PAIRS)
    b.score(seat, b.parts.tile_each[b.state.giving][b.state.seats], why.PAIRS, b.state.giving)
    for i in range(first, first + 3):
        if b.state.tokens[seat][i] >= 2:
            return
    end_giving(b)


def end_giving(b: Board) -> None:
    """No more pairs: the decision that was pending waits again."""
    b.state.stage = b.state.after_pairs
    b.state.after_pairs = 0
    b.state.giving = 0
    b.state.pairs = 0


def turn_end_tile(b: Board, seat: cython.int, kind: cython.int) -> None:
    """Use an end-game tile: of several of a kind the one that was taken first."""
    i: cython.int
    for i in range(b.state.taken):
        if b.state.taken_by[i] == seat and b.state.taken_kind[i] == kind and not (b.state.turned >> i) & 1:
            b.state.turned |= 1 << i
            break
    b.mark_end_tiles()
    b.note(noted.END_USED, seat, kind, 0, 0)
    if kind >= 3:
        b.give_unit(seat, kind - 3, why.END_TILE)
    else:
        b.pay(seat, b.parts.end_francs[kind], why.END_TILE, WHAT_END_TILE + kind)
        b.score(seat, b.parts.end_points[kind], why.END_TILE, WHAT_END_TILE + kind)
