"""Resources for a cost: what a city produces, what its neighbours sell, and the least price (rules 5.1-5.3).

The missing resources of a cost are units, at most seven. Which *sets* of units can be had from one place (the
city's own cards with a choice, the left, the right neighbour) is a bit map of 128 sets; one card that gives one of
several resources turns the map into a larger one with a few shifts. A way to pay is then a split of the units
into three sets, one from each map, and its price follows from how many raw and manufactured ones are in it.
"""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ALL_RESOURCES,
        DISCOUNT_STAGES,
        FIRST_LEADER,
        NUM_PRICES,
        NUM_RAW,
        PRICE_MANUFACTURED,
        PRICE_RAW,
    )
    from salon.kernel.bits import lowest

if not cython.compiled:
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

UNDECIDED = -2


def contains(sets: cython.p_ulonglong, units: cython.int) -> cython.bint:
    """Whether a set of units is in a map."""
    return (sets[units >> 6] >> (units & 63)) & 1


def add_source(position: WondersPosition, sets: cython.p_ulonglong, types: cython.int) -> None:
    """One more source that gives one unit of these types, all of them among the missing ones."""
    low: cython.ulonglong = sets[0]
    high: cython.ulonglong = sets[1]
    more_low: cython.ulonglong = low
    more_high: cython.ulonglong = high
    units: cython.int
    unit: cython.int
    while types:
        units = position.missing.of_type[lowest(types)]
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


def count_missing(position: WondersPosition, seat: cython.int, source: cython.int) -> None:
    """Find the units a city lacks for a cost beyond what it always makes."""
    i: cython.int
    resource: cython.int
    lacking: cython.int
    n: cython.int = 0
    present: cython.int = 0
    position.missing.raw = 0
    for i in range(position.tables.cost_type_count[source]):
        resource = position.tables.cost_types[source][i]
        lacking = position.tables.cost_resources[source][resource] - position.state.produced[seat][resource]
        if lacking > 0:
            position.missing.of_type[resource] = ((1 << lacking) - 1) << n
            n += lacking
            present |= 1 << resource
            if resource < NUM_RAW:
                position.missing.raw |= position.missing.of_type[resource]
    position.missing.units = n
    position.missing.present = present


def followed_units(position: WondersPosition) -> cython.int:
    """The missing units after which comes another one of the same resource, as a set."""
    units: cython.int
    found: cython.int = 0
    types: cython.int = position.missing.present
    while types:
        units = position.missing.of_type[lowest(types)]
        types &= types - 1
        found |= units & (units >> 1)
    return found


def choice_types(position: WondersPosition, seat: cython.int, reductions: cython.int) -> cython.int:
    """All resources of which the city's cards with a choice, and reductions, could give one."""
    i: cython.int
    types: cython.int = 0
    if reductions:
        return ALL_RESOURCES
    for i in range(position.state.sold_choices[seat]):
        types |= position.state.sold_choice[seat][i]
    for i in range(position.state.own_choices[seat]):
        types |= position.state.own_choice[seat][i]
    if position.state.extra_other[seat]:
        types |= ALL_RESOURCES & ~position.state.own_types[seat]
    if position.state.extra_same[seat]:
        types |= position.state.own_types[seat]
    return types


def choice_count(position: WondersPosition, seat: cython.int) -> cython.int:
    """How many of the city's cards and stages make one resource of several, or one more of some."""
    return (
        position.state.sold_choices[seat]
        + position.state.own_choices[seat]
        + position.state.extra_other[seat]
        + position.state.extra_same[seat]
    )


def find_own_production(position: WondersPosition, seat: cython.int, reductions: cython.int) -> None:
    """Find which sets of the missing units the city's cards with a choice can make, and how many at most."""
    i: cython.int
    n: cython.int = position.missing.units
    present: cython.int = position.missing.present
    found: cython.int = 0
    position.missing.own[0] = 1
    position.missing.own[1] = 0
    position.missing.rank = 0
    if n == 0 or not choice_types(position, seat, reductions) & present:
        return
    for i in range(position.state.sold_choices[seat]):
        if position.state.sold_choice[seat][i] & present:
            add_source(position, position.missing.own, position.state.sold_choice[seat][i] & present)
    for i in range(position.state.own_choices[seat]):
        if position.state.own_choice[seat][i] & present:
            add_source(position, position.missing.own, position.state.own_choice[seat][i] & present)
    for i in range(position.state.extra_other[seat]):
        add_source(position, position.missing.own, present & ~position.state.own_types[seat])
    for i in range(position.state.extra_same[seat]):
        add_source(position, position.missing.own, present & position.state.own_types[seat])
    for i in range(reductions):
        add_source(position, position.missing.own, present)
    # What can be made is a matroid: a set that cannot be made larger is as large as any.
    for i in range(n):
        if contains(position.missing.own, found | 1 << i):
            found |= 1 << i
    position.missing.rank = COUNT[found]


def add_for_sale(position: WondersPosition, seller: cython.int, sets: cython.p_ulonglong) -> None:
    """Add to a map of sets all that a neighbour can sell."""
    resource: cython.int
    i: cython.int
    lacking: cython.int
    types: cython.int = position.missing.present & position.state.own_types[seller]
    if types == 0:
        return
    while types:
        resource = lowest(types)
        types &= types - 1
        lacking = COUNT[position.missing.of_type[resource]]
        if lacking > position.state.produced[seller][resource]:
            lacking = position.state.produced[seller][resource]
        for i in range(lacking):
            add_source(position, sets, 1 << resource)
    for i in range(position.state.sold_choices[seller]):
        if position.state.sold_choice[seller][i] & position.missing.present:
            add_source(position, sets, position.state.sold_choice[seller][i] & position.missing.present)


def price(position: WondersPosition, seat: cython.int, side: cython.int, units: cython.int) -> cython.int:
    """What a set of units costs from the left (side 0) or the right (1)."""
    raw: cython.int = COUNT[units & position.missing.raw]
    manufactured: cython.int = COUNT[units] - raw
    dearest: cython.int = 0
    if units == 0:
        return 0
    if raw:
        dearest = position.state.trade_price[seat][PRICE_RAW + side]
    if manufactured and position.state.trade_price[seat][PRICE_MANUFACTURED + side] > dearest:
        dearest = position.state.trade_price[seat][PRICE_MANUFACTURED + side]
    if dearest > position.state.first_discount[seat][side]:
        dearest = position.state.first_discount[seat][side]
    return (
        raw * position.state.trade_price[seat][PRICE_RAW + side]
        + manufactured * position.state.trade_price[seat][PRICE_MANUFACTURED + side]
        - dearest
    )


def find_for_sale(position: WondersPosition, seat: cython.int) -> None:
    """Find which sets of missing units each of the two neighbours can sell."""
    position.missing.left[0] = 1
    position.missing.left[1] = 0
    position.missing.right[0] = 1
    position.missing.right[1] = 0
    add_for_sale(position, position.left(seat), position.missing.left)
    add_for_sale(position, position.right(seat), position.missing.right)


def sold_by_neighbours(position: WondersPosition, seat: cython.int) -> cython.bint:
    """Whether the neighbours' cards without a choice make all missing units."""
    resource: cython.int
    left: cython.int = position.left(seat)
    right: cython.int = position.right(seat)
    types: cython.int = position.missing.present
    while types:
        resource = lowest(types)
        types &= types - 1
        if (
            COUNT[position.missing.of_type[resource]]
            > position.state.produced[left][resource] + position.state.produced[right][resource]
        ):
            return False
    return True


def extreme_price(position: WondersPosition, seat: cython.int, highest: cython.bint) -> cython.int:
    """The highest or the lowest price of a resource for a seat."""
    i: cython.int
    found: cython.int = position.state.trade_price[seat][0]
    for i in range(1, NUM_PRICES):
        if (position.state.trade_price[seat][i] > found) == highest and position.state.trade_price[seat][i] != found:
            found = position.state.trade_price[seat][i]
    return found


def reductions_for(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.int:
    """How many resources less the seat needs for a card or a stage."""
    if source < FIRST_LEADER:
        return position.state.resource_discount[seat][position.tables.colour[source]]
    return (
        position.tables.cost_total[source]
        if position.state.stages_free[seat]
        else position.state.resource_discount[seat][DISCOUNT_STAGES]
    )


def price_of_one(position: WondersPosition, seat: cython.int) -> cython.int:
    """The least coins for the one missing resource, from the neighbours' own production; -1: no neighbour makes it."""
    paid: cython.int
    least: cython.int = -1
    if position.missing.present & position.state.own_types[position.left(seat)]:
        least = price(position, seat, 0, 1)
    if position.missing.present & position.state.own_types[position.right(seat)]:
        paid = price(position, seat, 1, 1)
        if least < 0 or paid < least:
            least = paid
    return least


def quick_price(
    position: WondersPosition, seat: cython.int, source: cython.int, enough: cython.int, max_price: cython.int
) -> cython.int:
    """The least coins for the missing resources, if a quick test finds them; -1: they cannot be had.

    The result may be `enough` if the price is at most that; above `max_price` it need not be exact. UNDECIDED: the
    ways to buy must be tried one by one; what the city can make itself is then in `position.missing`.
    """
    whole: cython.int
    buy: cython.int
    lowest_price: cython.int
    max_buy: cython.int
    reductions: cython.int
    types: cython.int
    bank: cython.int = position.state.bank_price[seat]
    count_missing(position, seat, source)
    if position.missing.units == 0:
        return 0
    reductions = reductions_for(position, seat, source)
    types = choice_types(position, seat, reductions)
    # most cards that cannot be paid need a resource that neither the city nor a neighbour makes
    if not bank and position.missing.present & ~(
        types | position.state.own_types[position.left(seat)] | position.state.own_types[position.right(seat)]
    ):
        return -1
    if position.missing.units == 1 and not bank:
        return 0 if position.missing.present & types else price_of_one(position, seat)
    if position.missing.units * extreme_price(position, seat, True) <= enough and sold_by_neighbours(position, seat):
        return enough
    lowest_price = extreme_price(position, seat, False)
    max_buy = max_price + position.state.first_discount[seat][0] + position.state.first_discount[seat][1]
    # a city with few coins and few choices of its own cannot pay: no need to try them one by one
    if not bank and (position.missing.units - choice_count(position, seat) - reductions) * lowest_price > max_buy:
        return max_price + 1
    find_own_production(position, seat, reductions)
    if position.missing.rank == position.missing.units:
        return 0
    whole = (1 << position.missing.units) - 1
    buy = position.missing.units - position.missing.rank
    if not bank and buy * lowest_price > max_buy:
        return max_price + 1
    # with all sources together: what cannot be had at all, and what enough coins can pay in any case
    position.missing.left[0] = position.missing.own[0]
    position.missing.left[1] = position.missing.own[1]
    add_for_sale(position, position.left(seat), position.missing.left)
    add_for_sale(position, position.right(seat), position.missing.left)
    if bank:
        add_source(position, position.missing.left, position.missing.present)
    if not contains(position.missing.left, whole):
        return -1
    if not bank and buy * extreme_price(position, seat, True) <= enough:
        return enough
    return UNDECIDED
