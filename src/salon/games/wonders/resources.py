"""Resources for a cost in 7 Wonders: what a city makes itself, what its neighbours sell, and the least price.

The missing resources of a cost are units, at most seven. Which *sets* of units can be had from one place (the
own cards with a choice, the left, the right neighbour) is a bit map of 128 sets; one card that gives one of
several resources turns the map into a larger one with a few shifts. A way to pay is then a split of the units
into three sets, one from each map, and its price follows from how many raw and manufactured ones are in it.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.kernel.bits import lowest

    # the sets without unit 0, 1, … 5, within a word of 64 sets; unit 6 is the second word
    WITHOUT = (
        0x5555555555555555,
        0x3333333333333333,
        0x0F0F0F0F0F0F0F0F,
        0x00FF00FF00FF00FF,
        0x0000FFFF0000FFFF,
        0x00000000FFFFFFFF,
    )
    COUNT = tuple(units.bit_count() for units in range(128))
else:
    for _units in range(128):
        COUNT[_units] = _units.bit_count()
    WITHOUT[0] = 0x5555555555555555
    WITHOUT[1] = 0x3333333333333333
    WITHOUT[2] = 0x0F0F0F0F0F0F0F0F
    WITHOUT[3] = 0x00FF00FF00FF00FF
    WITHOUT[4] = 0x0000FFFF0000FFFF
    WITHOUT[5] = 0x00000000FFFFFFFF

ALL_TYPES = 127
RAW_TYPES = 15
STAGE_ROW = 9  # of `cheaper`, after the colours
FIRST_LEADER = notation.FIRST_LEADER
UNDECIDED = -2


def among(sets: cython.p_ulonglong, units: cython.int) -> cython.bint:
    """Whether a set of units is in a map."""
    return (sets[units >> 6] >> (units & 63)) & 1


def add_source(b: Table, sets: cython.p_ulonglong, types: cython.int) -> None:
    """One more source that gives one unit of these types, all of them among the missing ones."""
    low: cython.ulonglong = sets[0]
    high: cython.ulonglong = sets[1]
    more_low: cython.ulonglong = low
    more_high: cython.ulonglong = high
    units: cython.int
    unit: cython.int
    while types:
        units = b.missing.of_type[lowest(types)]
        types &= types - 1
        while units:
            unit = lowest(units)
            units &= units - 1
            if unit == 6:
                more_high |= low
            else:
                more_low |= (low & WITHOUT[unit]) << (1 << unit)
                more_high |= (high & WITHOUT[unit]) << (1 << unit)
    sets[0] = more_low
    sets[1] = more_high


def count_missing(b: Table, seat: cython.int, source: cython.int) -> None:
    """Find the units a city lacks for a cost beyond what it always makes."""
    i: cython.int
    r: cython.int
    lacking: cython.int
    n: cython.int = 0
    present: cython.int = 0
    b.missing.raw = 0
    for i in range(b.parts.kinds[source]):
        r = b.parts.wanted[source][i]
        lacking = b.parts.need[source][r] - b.state.made[seat][r]
        if lacking > 0:
            b.missing.of_type[r] = ((1 << lacking) - 1) << n
            n += lacking
            present |= 1 << r
            if r < 4:
                b.missing.raw |= b.missing.of_type[r]
    b.missing.units = n
    b.missing.present = present


def followed(b: Table) -> cython.int:
    """The missing units after which comes another one of the same resource, as a set."""
    units: cython.int
    found: cython.int = 0
    types: cython.int = b.missing.present
    while types:
        units = b.missing.of_type[lowest(types)]
        types &= types - 1
        found |= units & (units >> 1)
    return found


def choice_types(b: Table, seat: cython.int, reductions: cython.int) -> cython.int:
    """All resources of which the city's cards with a choice, and reductions, could give one."""
    i: cython.int
    types: cython.int = 0
    if reductions:
        return ALL_TYPES
    for i in range(b.state.sold_choices[seat]):
        types |= b.state.sold_choice[seat][i]
    for i in range(b.state.own_choices[seat]):
        types |= b.state.own_choice[seat][i]
    if b.state.other[seat]:
        types |= ALL_TYPES & ~b.state.types[seat]
    if b.state.same[seat]:
        types |= b.state.types[seat]
    return types


def choices(b: Table, seat: cython.int) -> cython.int:
    """How many of the city's cards and stages make one resource of several, or one more of some."""
    return b.state.sold_choices[seat] + b.state.own_choices[seat] + b.state.other[seat] + b.state.same[seat]


def look(b: Table, seat: cython.int, reductions: cython.int) -> None:
    """Find which sets of the missing units the city's cards with a choice can make, and how many at most."""
    i: cython.int
    n: cython.int = b.missing.units
    present: cython.int = b.missing.present
    found: cython.int = 0
    b.missing.own[0] = 1
    b.missing.own[1] = 0
    b.missing.rank = 0
    if n == 0 or not choice_types(b, seat, reductions) & present:
        return
    for i in range(b.state.sold_choices[seat]):
        if b.state.sold_choice[seat][i] & present:
            add_source(b, b.missing.own, b.state.sold_choice[seat][i] & present)
    for i in range(b.state.own_choices[seat]):
        if b.state.own_choice[seat][i] & present:
            add_source(b, b.missing.own, b.state.own_choice[seat][i] & present)
    for i in range(b.state.other[seat]):
        add_source(b, b.missing.own, present & ~b.state.types[seat])
    for i in range(b.state.same[seat]):
        add_source(b, b.missing.own, present & b.state.types[seat])
    for i in range(reductions):
        add_source(b, b.missing.own, present)
    # What can be made is a matroid: a set that cannot be made larger is as large as any.
    for i in range(n):
        if among(b.missing.own, found | 1 << i):
            found |= 1 << i
    b.missing.rank = COUNT[found]


def for_sale(b: Table, seller: cython.int, sets: cython.p_ulonglong) -> None:
    """Add to a map of sets all that a neighbour can sell."""
    r: cython.int
    i: cython.int
    lacking: cython.int
    types: cython.int = b.missing.present & b.state.types[seller]
    if types == 0:
        return
    while types:
        r = lowest(types)
        types &= types - 1
        lacking = COUNT[b.missing.of_type[r]]
        if lacking > b.state.made[seller][r]:
            lacking = b.state.made[seller][r]
        for i in range(lacking):
            add_source(b, sets, 1 << r)
    for i in range(b.state.sold_choices[seller]):
        if b.state.sold_choice[seller][i] & b.missing.present:
            add_source(b, sets, b.state.sold_choice[seller][i] & b.missing.present)


def price(b: Table, seat: cython.int, side: cython.int, units: cython.int) -> cython.int:
    """What a set of units costs from the left (side 0) or the right (1)."""
    raw: cython.int = COUNT[units & b.missing.raw]
    manufactured: cython.int = COUNT[units] - raw
    dearest: cython.int = 0
    if units == 0:
        return 0
    if raw:
        dearest = b.state.price[seat][side]
    if manufactured and b.state.price[seat][2 + side] > dearest:
        dearest = b.state.price[seat][2 + side]
    if dearest > b.state.dock[seat][side]:
        dearest = b.state.dock[seat][side]
    return raw * b.state.price[seat][side] + manufactured * b.state.price[seat][2 + side] - dearest


def stock_up(b: Table, seat: cython.int) -> None:
    """Find which sets of missing units each of the two neighbours can sell."""
    b.missing.left[0] = 1
    b.missing.left[1] = 0
    b.missing.right[0] = 1
    b.missing.right[1] = 0
    for_sale(b, b.left(seat), b.missing.left)
    for_sale(b, b.right(seat), b.missing.right)


def sold_next_door(b: Table, seat: cython.int) -> cython.bint:
    """Whether the neighbours' cards without a choice make all missing units."""
    r: cython.int
    left: cython.int = b.left(seat)
    right: cython.int = b.right(seat)
    types: cython.int = b.missing.present
    while types:
        r = lowest(types)
        types &= types - 1
        if COUNT[b.missing.of_type[r]] > b.state.made[left][r] + b.state.made[right][r]:
            return False
    return True


def extreme_price(b: Table, seat: cython.int, highest: cython.bint) -> cython.int:
    """The highest or the lowest price of a resource for a seat."""
    i: cython.int
    found: cython.int = b.state.price[seat][0]
    for i in range(1, 4):
        if (b.state.price[seat][i] > found) == highest and b.state.price[seat][i] != found:
            found = b.state.price[seat][i]
    return found


def reductions_for(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """How many resources less the seat needs for a card or a stage."""
    if source < FIRST_LEADER:
        return b.state.cheaper[seat][b.parts.colour[source]]
    return b.parts.needs[source] if b.state.stages_free[seat] else b.state.cheaper[seat][STAGE_ROW]


def quick_price(b: Table, seat: cython.int, source: cython.int, enough: cython.int, most: cython.int) -> cython.int:
    """The least coins for the missing resources, where that is seen at a glance; -1: they cannot be had.

    If any price up to `enough` will do, it may be that; above `most` it need not be exact. UNDECIDED: the ways
    to buy must be looked at one by one; then what the city can make itself is known (`look`).
    """
    whole: cython.int
    buy: cython.int
    paid: cython.int
    least: cython.int = -1
    lowest_price: cython.int
    most_buy: cython.int
    reductions: cython.int
    types: cython.int
    bank: cython.int = b.state.bank[seat]
    count_missing(b, seat, source)
    if b.missing.units == 0:
        return 0
    reductions = reductions_for(b, seat, source)
    types = choice_types(b, seat, reductions)
    # most cards that cannot be paid lack something that is made nowhere around
    if not bank and b.missing.present & ~(types | b.state.types[b.left(seat)] | b.state.types[b.right(seat)]):
        return -1
    if b.missing.units == 1 and not bank:
        if b.missing.present & types:
            return 0
        if b.missing.present & b.state.types[b.left(seat)]:
            least = price(b, seat, 0, 1)
        if b.missing.present & b.state.types[b.right(seat)]:
            paid = price(b, seat, 1, 1)
            if least < 0 or paid < least:
                least = paid
        return least
    if b.missing.units * extreme_price(b, seat, True) <= enough and sold_next_door(b, seat):
        return enough
    lowest_price = extreme_price(b, seat, False)
    most_buy = most + b.state.dock[seat][0] + b.state.dock[seat][1]
    # a poor city with few choices of its own is told without looking at them one by one
    if not bank and (b.missing.units - choices(b, seat) - reductions) * lowest_price > most_buy:
        return most + 1
    look(b, seat, reductions)
    if b.missing.rank == b.missing.units:
        return 0
    whole = (1 << b.missing.units) - 1
    buy = b.missing.units - b.missing.rank
    if not bank and buy * lowest_price > most_buy:
        return most + 1
    # from all sources together: what cannot be had at all, and what a full purse can pay in any case
    b.missing.left[0] = b.missing.own[0]
    b.missing.left[1] = b.missing.own[1]
    for_sale(b, b.left(seat), b.missing.left)
    for_sale(b, b.right(seat), b.missing.left)
    if bank:
        add_source(b, b.missing.left, b.missing.present)
    if not among(b.missing.left, whole):
        return -1
    if not bank and buy * extreme_price(b, seat, True) <= enough:
        return enough
    return UNDECIDED
