"""Points in 7 Wonders: what each thing in a city is worth, and the best use of symbols and copies."""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import counter, effect, moment, noted, why
    from salon.kernel.bits import bit, lowest

FIRST_LEADER = notation.FIRST_LEADER
FIRST_STAGE = notation.FIRST_STAGE
WHAT_SCIENCE = notation.WHAT_SCIENCE
WHAT_TOKENS = notation.WHAT_TOKENS
GREEN, PURPLE = 5, 6


def worth(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """The points a card, leader or stage shows, for this seat now."""
    i: cython.int
    points: cython.int = 0
    for i in range(b.parts.effects[source]):
        if b.parts.kind[source][i] == effect.POINTS:
            points += b.parts.amount[source][i]
        elif b.parts.kind[source][i] == effect.POINTS_PER and b.parts.counter[source][i] != counter.MARKER:
            points += b.counted(seat, source, i)
    return points


def marker_worth(b: Table, seat: cython.int, place: cython.int) -> cython.int:
    """The points for neighbours' cards of the colour under a stage (11.8); it is turned up at the end."""
    source: cython.int = b.state.stage_source[seat][place] - 1
    colour: cython.int
    i: cython.int
    points: cython.int = 0
    if b.state.moment != moment.OVER:
        return 0
    for i in range(b.parts.effects[source]):
        if b.parts.kind[source][i] == effect.POINTS_PER and b.parts.counter[source][i] == counter.MARKER:
            colour = b.parts.colour[b.under_stage(seat, place)]
            points += b.parts.amount[source][i] * (
                b.state.colours[b.left(seat)][colour] + b.state.colours[b.right(seat)][colour]
            )
    return points


def laid_worth(b: Table, seat: cython.int, leader: cython.int) -> cython.int:
    """The points of a leader laid on the board: so many for each coin it costs (11.17)."""
    place: cython.int
    source: cython.int
    i: cython.int
    for place in range(4):
        source = b.state.stage_source[seat][place] - 1
        if source >= 0:
            for i in range(b.parts.effects[source]):
                if b.parts.kind[source][i] == effect.LAY:
                    return b.parts.amount[source][i] * b.parts.coins[FIRST_LEADER + leader]
    return 0


# --- science --------------------------------------------------------------------------------------------


def squares(compasses: cython.int, gears: cython.int, tablets: cython.int, each_set: cython.int) -> cython.int:
    """What so many symbols are worth (10.6)."""
    sets: cython.int = compasses if compasses < gears else gears
    if tablets < sets:
        sets = tablets
    return compasses * compasses + gears * gears + tablets * tablets + each_set * sets


def green_symbols(b: Table, seat: cython.int, symbol: cython.int) -> cython.int:
    """How many green cards of a city show a symbol."""
    half: cython.int
    card: cython.int
    cards: cython.ulonglong
    found: cython.int = 0
    for half in range(2):
        cards = b.state.city[seat][half]
        while cards:
            card = 64 * half + lowest(cards)
            cards &= cards - 1
            if b.parts.colour[card] == GREEN and b.parts.what[card][0] == symbol:
                found += 1
    return found


def best_science(b: Table, seat: cython.int, more: cython.int, tell: cython.bint) -> cython.int:
    """The points for symbols with the best use of symbols of choice (`more` of them added) and masks (10.11).

    With `tell` the best use is noted, and beside it what every other use would have given.
    """
    any_symbol: cython.int = b.state.any_symbol[seat] + more
    masks: cython.int = b.state.masks[seat]
    each_set: cython.int = b.parts.science_set + b.state.set_bonus[seat]
    have0: cython.int = b.state.symbols[seat][0]
    have1: cython.int = b.state.symbols[seat][1]
    have2: cython.int = b.state.symbols[seat][2]
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
        points = squares(have0, have1, have2, each_set)
        if tell and points:
            tell_science(b, seat, have0, have1, have2, each_set)
        return points
    if masks:
        there0 = green_symbols(b, b.left(seat), 0) + green_symbols(b, b.right(seat), 0)
        there1 = green_symbols(b, b.left(seat), 1) + green_symbols(b, b.right(seat), 1)
        there2 = green_symbols(b, b.left(seat), 2) + green_symbols(b, b.right(seat), 2)
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
                points = squares(have0 + i, have1 + j, have2 + k, each_set)
                if round_ == 0 and points > best:
                    best = points
                    best0 = i
                    best1 = j
                elif round_ == 1 and extra:
                    b.note(noted.COULD, seat, points, 64 * i + 8 * j + k, 0)
        if not tell:
            break
    if tell:
        tell_science(b, seat, have0 + best0, have1 + best1, have2 + extra - best0 - best1, each_set)
    return best


def tell_science(
    b: Table,
    seat: cython.int,
    compasses: cython.int,
    gears: cython.int,
    tablets: cython.int,
    each_set: cython.int,
) -> None:
    """Note where the points for symbols come from."""
    tell(b, seat, compasses * compasses, why.SCIENCE, WHAT_SCIENCE)
    tell(b, seat, gears * gears, why.SCIENCE, WHAT_SCIENCE + 1)
    tell(b, seat, tablets * tablets, why.SCIENCE, WHAT_SCIENCE + 2)
    tell(b, seat, squares(compasses, gears, tablets, each_set) - squares(compasses, gears, tablets, 0), why.SCIENCE,
         WHAT_SCIENCE + 3)  # fmt: skip


# --- guilds ---------------------------------------------------------------------------------------------


def guild_worth(b: Table, seat: cython.int, guild: cython.int) -> cython.int:
    """What a neighbour's guild would bring this seat as its own (10.12)."""
    points: cython.int = worth(b, seat, guild)
    if gives_symbol(b, guild):
        points += best_science(b, seat, 1, False) - best_science(b, seat, 0, False)
    return points


def gives_symbol(b: Table, guild: cython.int) -> cython.bint:
    """Whether a guild gives a symbol of choice."""
    i: cython.int
    for i in range(b.parts.effects[guild]):
        if b.parts.kind[guild][i] == effect.SYMBOL_ANY:
            return True
    return False


def best_guild(b: Table, seat: cython.int, tell: cython.bint) -> cython.int:
    """The best guild next door to copy, or -1; with `tell` it is noted what each of them would bring."""
    side: cython.int
    half: cython.int
    card: cython.int
    points: cython.int
    cards: cython.ulonglong
    best: cython.int = 0
    best_card: cython.int = -1
    for side in range(2):
        for half in range(2):
            cards = b.state.city[b.left(seat) if side == 0 else b.right(seat)][half]
            while cards:
                card = 64 * half + lowest(cards)
                cards &= cards - 1
                if b.parts.colour[card] == PURPLE:
                    points = guild_worth(b, seat, card)
                    if tell:
                        b.note(noted.GUILD, seat, points, card + 1, 0)
                    if points > best:
                        best = points
                        best_card = card
    return best_card


# --- the whole city -------------------------------------------------------------------------------------


def conflict_points(b: Table, seat: cython.int) -> cython.int:
    """The sum of the conflict tokens (10.2)."""
    i: cython.int
    points: cython.int = -b.state.lost[seat] * b.parts.defeat
    for i in range(3):
        points += b.state.won[seat][i] * b.parts.victory[i]
    return points


def category(colour: cython.int) -> cython.int:
    """Under which heading the points of a card count."""
    if colour == PURPLE:
        return why.GUILDS
    if colour == 2:
        return why.CIVILIAN
    if colour == 7:
        return why.BLACK
    return why.COMMERCE


def tell(b: Table, seat: cython.int, points: cython.int, reason: cython.int, what: cython.int) -> None:
    """Note points, if there are any."""
    if points:
        b.note(noted.POINTS, seat, points, reason, what)


def total(b: Table, seat: cython.int, telling: cython.bint) -> cython.int:
    """The points of a seat as the table lies; with `telling` each is noted with where it comes from."""
    half: cython.int
    card: cython.int
    place: cython.int
    leader: cython.int
    points: cython.int
    cards: cython.ulonglong
    found: cython.int = conflict_points(b, seat) + b.state.coins[seat] // b.parts.coins_a_point - b.state.debts[seat]
    if telling:
        for place in range(3):
            tell(b, seat, b.state.won[seat][place] * b.parts.victory[place], why.MILITARY, WHAT_TOKENS + place)
        tell(b, seat, -b.state.lost[seat] * b.parts.defeat, why.MILITARY, WHAT_TOKENS + 3)
        tell(b, seat, b.state.coins[seat] // b.parts.coins_a_point, why.TREASURY, 0)
        tell(b, seat, -b.state.debts[seat], why.DEBT, 0)
    for place in range(4):
        if b.state.stage_source[seat][place]:
            points = worth(b, seat, b.state.stage_source[seat][place] - 1)
            found += points + marker_worth(b, seat, place)
            if telling:
                tell(b, seat, points, why.WONDER, b.state.stage_source[seat][place])
                points = marker_worth(b, seat, place)
                if points:
                    b.note(noted.MARKER_POINTS, seat, points, why.WONDER, b.state.stage_source[seat][place])
    for half in range(2):
        cards = b.state.city[seat][half]
        while cards:
            card = 64 * half + lowest(cards)
            cards &= cards - 1
            points = worth(b, seat, card)
            found += points
            if telling:
                tell(b, seat, points, category(b.parts.colour[card]), card + 1)
    cards = b.state.leaders[seat]
    while cards:
        leader = lowest(cards)
        cards &= cards - 1
        if b.state.laid[seat] & bit(leader):
            points = laid_worth(b, seat, leader)
        else:
            points = worth(b, seat, FIRST_LEADER + leader)
        found += points
        if telling:
            tell(
                b,
                seat,
                points,
                why.WONDER if b.state.laid[seat] & bit(leader) else why.LEADERS,
                FIRST_LEADER + leader + 1,
            )
    if b.state.copied[seat]:
        points = worth(b, seat, FIRST_LEADER + b.state.copied[seat] - 1)
        found += points
        if telling:
            tell(b, seat, points, why.LEADERS, FIRST_LEADER + b.state.copied[seat])
    more: cython.int = 0
    if b.state.copy_guild[seat]:
        card = best_guild(b, seat, telling)
        if card >= 0:
            more = gives_symbol(b, card)
            points = worth(b, seat, card)
            found += points
            if telling:
                tell(b, seat, points, why.GUILDS, card + 1)
    return found + best_science(b, seat, more, telling)
