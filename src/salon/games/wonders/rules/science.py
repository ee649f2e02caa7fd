"""Points for scientific symbols, with the best use of symbols of choice and masks (rules 10.6, 10.11)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        CARDS_IN_WORD,
        CHANGE_SCIENCE,
        COLOUR_GREEN,
        EVENT_COULD,
        PIECE_SCIENCE,
        PIECE_SCIENCE_SETS,
    )
    from salon.kernel.bits import lowest


def symbol_points(compasses: cython.int, gears: cython.int, tablets: cython.int, each_set: cython.int) -> cython.int:
    """What so many symbols are worth (10.6)."""
    sets: cython.int = compasses if compasses < gears else gears
    if tablets < sets:
        sets = tablets
    return compasses * compasses + gears * gears + tablets * tablets + each_set * sets


def green_symbols(position: WondersPosition, seat: cython.int, symbol: cython.int) -> cython.int:
    """How many green cards of a city show a symbol."""
    half: cython.int
    card: cython.int
    cards: cython.ulonglong
    found: cython.int = 0
    for half in range(2):
        cards = position.state.city[seat][half]
        while cards:
            card = CARDS_IN_WORD * half + lowest(cards)
            cards &= cards - 1
            if position.tables.colour[card] == COLOUR_GREEN and position.tables.effect_what[card][0] == symbol:
                found += 1
    return found


def best_science(position: WondersPosition, seat: cython.int, more: cython.int, tell: cython.bint) -> cython.int:
    """The points for symbols with the best use of symbols of choice (`more` of them added) and masks (10.11).

    With `tell` the best use is noted, and beside it what every other use would have given.
    """
    any_symbol: cython.int = position.state.any_symbol[seat] + more
    masks: cython.int = position.state.mask_symbols[seat]
    each_set: cython.int = position.tables.set_points + position.state.set_bonus[seat]
    have0: cython.int = position.state.symbols[seat][0]
    have1: cython.int = position.state.symbols[seat][1]
    have2: cython.int = position.state.symbols[seat][2]
    there0: cython.int = 0
    there1: cython.int = 0
    there2: cython.int = 0
    extra: cython.int
    best: cython.int = -1
    best0: cython.int = 0
    best1: cython.int = 0
    i: cython.int
    j: cython.int
    k: cython.int
    short: cython.int
    points: cython.int
    round_: cython.int
    if any_symbol + masks == 0:
        points = symbol_points(have0, have1, have2, each_set)
        if tell and points:
            note_science(position, seat, have0, have1, have2, each_set)
        return points
    if masks:
        there0 = green_symbols(position, position.left(seat), 0) + green_symbols(position, position.right(seat), 0)
        there1 = green_symbols(position, position.left(seat), 1) + green_symbols(position, position.right(seat), 1)
        there2 = green_symbols(position, position.left(seat), 2) + green_symbols(position, position.right(seat), 2)
        if masks > there0 + there1 + there2:
            masks = there0 + there1 + there2
    extra = any_symbol + masks
    for round_ in range(2):
        for i in range(extra + 1):
            for j in range(extra - i + 1):
                k = extra - i - j
                # what masks cannot copy, symbols of choice must be
                short = (i - there0 if i > there0 else 0) + (j - there1 if j > there1 else 0)
                short += k - there2 if k > there2 else 0
                if short > any_symbol:
                    continue
                points = symbol_points(have0 + i, have1 + j, have2 + k, each_set)
                if round_ == 0 and points > best:
                    best = points
                    best0 = i
                    best1 = j
                elif round_ == 1 and extra:
                    position.note(EVENT_COULD, seat, points, 64 * i + 8 * j + k, 0)
        if not tell:
            break
    if tell:
        note_science(position, seat, have0 + best0, have1 + best1, have2 + extra - best0 - best1, each_set)
    return best


def note_science(
    position: WondersPosition,
    seat: cython.int,
    compasses: cython.int,
    gears: cython.int,
    tablets: cython.int,
    each_set: cython.int,
) -> None:
    """Note where the points for symbols come from."""
    position.note_points(seat, compasses * compasses, CHANGE_SCIENCE, PIECE_SCIENCE)
    position.note_points(seat, gears * gears, CHANGE_SCIENCE, PIECE_SCIENCE + 1)
    position.note_points(seat, tablets * tablets, CHANGE_SCIENCE, PIECE_SCIENCE + 2)
    sets: cython.int = symbol_points(compasses, gears, tablets, each_set) - symbol_points(compasses, gears, tablets, 0)
    position.note_points(seat, sets, CHANGE_SCIENCE, PIECE_SCIENCE_SETS)
