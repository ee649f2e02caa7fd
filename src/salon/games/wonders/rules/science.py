"""Points for scientific symbols, with the best use of symbols of choice and masks (rules 10.6, 10.11, 10.14)."""

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
        SPLIT_COMPASS,
        SPLIT_GEAR,
        SYMBOL_COMPASS,
        SYMBOL_GEAR,
        SYMBOL_TABLET,
    )
    from salon.kernel.bits import lowest


def symbol_points(compasses: cython.int, gears: cython.int, tablets: cython.int, each_set: cython.int) -> cython.int:
    """The points for these numbers of symbols (10.6)."""
    sets: cython.int = complete_sets(compasses, gears, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + each_set * sets


def complete_sets(compasses: cython.int, gears: cython.int, tablets: cython.int) -> cython.int:
    """How many sets of three different symbols there are."""
    sets: cython.int = compasses if compasses < gears else gears
    return tablets if tablets < sets else sets


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


def neighbours_symbols(position: WondersPosition, seat: cython.int, symbol: cython.int) -> cython.int:
    """How many green cards of both neighbours show a symbol."""
    return green_symbols(position, position.left(seat), symbol) + green_symbols(position, position.right(seat), symbol)


def best_science(position: WondersPosition, seat: cython.int, more: cython.int, noting: cython.bint) -> cython.int:
    """The points for symbols with the best use of symbols of choice (`more` of them added) and masks (10.11, 10.14).

    With `noting` the best use is noted, and also what every other use would have given.
    """
    any_symbol: cython.int = position.state.any_symbol[seat] + more
    masks: cython.int = position.state.mask_symbols[seat]
    each_set: cython.int = position.tables.set_points + position.state.set_bonus[seat]
    compasses: cython.int = position.state.symbols[seat][SYMBOL_COMPASS]
    gears: cython.int = position.state.symbols[seat][SYMBOL_GEAR]
    tablets: cython.int = position.state.symbols[seat][SYMBOL_TABLET]
    near_compasses: cython.int = 0
    near_gears: cython.int = 0
    near_tablets: cython.int = 0
    extra: cython.int
    best: cython.int = -1
    best_compasses: cython.int = 0
    best_gears: cython.int = 0
    i: cython.int
    j: cython.int
    k: cython.int
    uncopied: cython.int
    points: cython.int
    noting_pass: cython.int
    if any_symbol + masks == 0:
        points = symbol_points(compasses, gears, tablets, each_set)
        if noting and points:
            note_science(position, seat, compasses, gears, tablets, each_set)
        return points
    if masks:
        near_compasses = neighbours_symbols(position, seat, SYMBOL_COMPASS)
        near_gears = neighbours_symbols(position, seat, SYMBOL_GEAR)
        near_tablets = neighbours_symbols(position, seat, SYMBOL_TABLET)
        if masks > near_compasses + near_gears + near_tablets:
            masks = near_compasses + near_gears + near_tablets
    extra = any_symbol + masks
    for noting_pass in range(2):  # first the best use is found, then all are noted
        for i in range(extra + 1):
            for j in range(extra - i + 1):
                k = extra - i - j
                # symbols that masks cannot copy must come from symbols of choice
                uncopied = (i - near_compasses if i > near_compasses else 0) + (j - near_gears if j > near_gears else 0)
                uncopied += k - near_tablets if k > near_tablets else 0
                if uncopied > any_symbol:
                    continue
                points = symbol_points(compasses + i, gears + j, tablets + k, each_set)
                if noting_pass == 0 and points > best:
                    best = points
                    best_compasses = i
                    best_gears = j
                elif noting_pass == 1 and extra:
                    position.note(EVENT_COULD, seat, points, SPLIT_COMPASS * i + SPLIT_GEAR * j + k, 0)
        if not noting:
            break
    if noting:
        compasses += best_compasses
        gears += best_gears
        tablets += extra - best_compasses - best_gears
        note_science(position, seat, compasses, gears, tablets, each_set)
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
    position.note_points(seat, gears * gears, CHANGE_SCIENCE, PIECE_SCIENCE + SYMBOL_GEAR)
    position.note_points(seat, tablets * tablets, CHANGE_SCIENCE, PIECE_SCIENCE + SYMBOL_TABLET)
    sets: cython.int = complete_sets(compasses, gears, tablets)
    position.note_points(seat, sets * each_set, CHANGE_SCIENCE, PIECE_SCIENCE_SETS)
