"""Ways to pay in 7 Wonders: what a city makes itself, what its neighbours sell, and all ways worth offering.

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
    from salon.kernel.bits import lowest, popcount

    # the sets without unit 0, 1, … 5, within a word of 64 sets; unit 6 is the second word
    WITHOUT = (
        0x5555555555555555,
        0x3333333333333333,
        0x0F0F0F0F0F0F0F0F,
        0x00FF00FF00FF00FF,
        0x0000FFFF0000FFFF,
        0x00000000FFFFFFFF,
    )
else:
    WITHOUT[0] = 0x5555555555555555
    WITHOUT[1] = 0x3333333333333333
    WITHOUT[2] = 0x0F0F0F0F0F0F0F0F
    WITHOUT[3] = 0x00FF00FF00FF00FF
    WITHOUT[4] = 0x0000FFFF0000FFFF
    WITHOUT[5] = 0x00000000FFFFFFFF

ALL_TYPES = 127
RAW_TYPES = 15
STAGE_ROW = 9  # of `cheaper`, after the colours
CHAIN_EVENT = 2  # of `vocabulary.EVENTS`
TRADE_EVENT = 4
BANK_EVENT = 5
FIRST_LEADER = notation.FIRST_LEADER
FREE_WAYS = len(notation.FREE_WAYS)
MOST_WAYS = 64
CHAIN, ALWAYS, BY_STAGE, BY_LEADER = range(4)


def among(sets: cython.p_ulonglong, units: cython.int) -> cython.bint:
    """Whether a set of units is in a map."""
    return (sets[units >> 6] >> (units & 63)) & 1


def add_source(b: Table, sets: cython.p_ulonglong, types: cython.int) -> None:
    """One more source that gives one unit of these types."""
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


def look(b: Table, seat: cython.int, source: cython.int, reductions: cython.int) -> None:
    """Find the units a city lacks for a cost, and which sets of them its cards with a choice can make."""
    r: cython.int
    lacking: cython.int
    i: cython.int
    n: cython.int = 0
    present: cython.int = 0
    before: cython.ulonglong
    b.missing.raw = 0
    for r in range(7):
        lacking = b.parts.need[source][r] - b.state.made[seat][r]
        b.missing.of_type[r] = 0
        if lacking > 0:
            b.missing.of_type[r] = ((1 << lacking) - 1) << n
            n += lacking
            present |= 1 << r
            if r < 4:
                b.missing.raw |= b.missing.of_type[r]
    b.missing.units = n
    b.missing.own[0] = 1
    b.missing.own[1] = 0
    b.missing.rank = 0
    if n == 0:
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
    # The largest set has as many members as any that cannot be made larger (what can be made is a matroid).
    if among(b.missing.own, (1 << n) - 1):
        b.missing.rank = n
        return
    i = 0
    for r in range(1 << n):
        if among(b.missing.own, r) and popcount(r) > i:
            i = popcount(r)
    b.missing.rank = i


def for_sale(b: Table, seller: cython.int, sets: cython.p_ulonglong) -> None:
    """Which sets of missing units a neighbour can sell."""
    r: cython.int
    i: cython.int
    lacking: cython.int
    sets[0] = 1
    sets[1] = 0
    for r in range(7):
        if b.missing.of_type[r]:
            lacking = popcount(b.missing.of_type[r])
            if lacking > b.state.made[seller][r]:
                lacking = b.state.made[seller][r]
            for i in range(lacking):
                add_source(b, sets, 1 << r)
    for i in range(b.state.sold_choices[seller]):
        add_source(b, sets, b.state.sold_choice[seller][i])


def price(b: Table, seat: cython.int, side: cython.int, units: cython.int) -> cython.int:
    """What a set of units costs from the left (side 0) or the right (1)."""
    raw: cython.int = popcount(units & b.missing.raw)
    manufactured: cython.int = popcount(units) - raw
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


def reductions_for(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """How many resources less the seat needs for a card or a stage."""
    if source < FIRST_LEADER:
        return b.state.cheaper[seat][b.parts.colour[source]]
    return b.parts.needs[source] if b.state.stages_free[seat] else b.state.cheaper[seat][STAGE_ROW]


def cheapest(b: Table, seat: cython.int, source: cython.int, enough: cython.int) -> cython.int:
    """The least coins for the missing resources; stops at the first way for `enough` or less; -1: there is none."""
    whole: cython.int
    buy: cython.int
    left: cython.int
    right: cython.int
    rest: cython.int
    bank: cython.int
    paid_left: cython.int
    paid: cython.int
    count: cython.int
    least: cython.int = -1
    look(b, seat, source, reductions_for(b, seat, source))
    if b.missing.rank == b.missing.units:
        return 0
    whole = (1 << b.missing.units) - 1
    buy = b.missing.units - b.missing.rank
    bank = b.state.bank[seat]
    for_sale(b, b.left(seat), b.missing.left)
    for_sale(b, b.right(seat), b.missing.right)
    if bank:
        b.missing.own_and_bank[0] = b.missing.own[0]
        b.missing.own_and_bank[1] = b.missing.own[1]
        add_source(b, b.missing.own_and_bank, ALL_TYPES)
    for left in range(whole + 1):
        if popcount(left) > buy or not among(b.missing.left, left):
            continue
        paid_left = price(b, seat, 0, left)
        if least >= 0 and paid_left >= least:
            continue
        rest = whole & ~left
        right = rest
        while True:
            count = popcount(left) + popcount(right)
            if count <= buy and among(b.missing.right, right):
                paid = -1
                if count == buy and among(b.missing.own, rest & ~right):
                    paid = paid_left + price(b, seat, 1, right)
                elif bank and count == buy - 1 and among(b.missing.own_and_bank, rest & ~right):
                    paid = paid_left + price(b, seat, 1, right) + bank
                if paid >= 0 and (least < 0 or paid < least):
                    least = paid
                    if least <= enough:
                        return least
            if right == 0:
                break
            right = (right - 1) & rest
    return least


def payable(b: Table, seat: cython.int, source: cython.int) -> cython.bint:
    """Whether the seat can pay the coins and resources of a card or stage."""
    budget: cython.int = b.state.coins[seat] - b.parts.coins[source]
    least: cython.int
    if budget < 0:
        return False
    if b.parts.needs[source] == 0:
        return True
    least = cheapest(b, seat, source, budget)
    return 0 <= least <= budget


def copy_way(b: Table, source: cython.int, target: cython.int) -> None:
    """Move a way to another place of the list."""
    b.ways.left[target] = b.ways.left[source]
    b.ways.right[target] = b.ways.right[source]
    b.ways.bank[target] = b.ways.bank[source]
    b.ways.gain[target] = b.ways.gain[source]
    b.ways.bought[target] = b.ways.bought[source]


def offer(
    b: Table, left: cython.int, right: cython.int, bank: cython.int, gain: cython.int, bought: cython.int
) -> None:
    """Add a way to the list, unless one is at least as good in all three; drop those that are worse (5.4)."""
    i: cython.int = 0
    n: cython.int = 0
    own: cython.int = gain - left - right - bank
    other: cython.int
    for i in range(b.ways.count):
        other = b.ways.gain[i] - b.ways.left[i] - b.ways.right[i] - b.ways.bank[i]
        if other >= own and b.ways.left[i] <= left and b.ways.right[i] <= right:
            return
    for i in range(b.ways.count):
        other = b.ways.gain[i] - b.ways.left[i] - b.ways.right[i] - b.ways.bank[i]
        if own >= other and left <= b.ways.left[i] and right <= b.ways.right[i]:
            continue
        copy_way(b, i, n)
        n += 1
    b.ways.left[n] = left
    b.ways.right[n] = right
    b.ways.bank[n] = bank
    b.ways.gain[n] = gain
    b.ways.bought[n] = bought
    b.ways.count = n + 1


def fill_ways(b: Table, seat: cython.int, source: cython.int) -> None:
    """All ways to pay a card or stage with coins, none worse than another, that the seat has the coins for."""
    whole: cython.int
    buy: cython.int
    left: cython.int
    right: cython.int
    rest: cython.int
    bank: cython.int
    paid_left: cython.int
    paid_right: cython.int
    gain: cython.int
    count: cython.int
    from_bank: cython.int
    bonus: cython.int = b.state.coins_on[seat][TRADE_EVENT]
    first: cython.int = 0
    budget: cython.int = b.state.coins[seat] - b.parts.coins[source]
    b.ways.count = 0
    if budget < 0:
        return
    look(b, seat, source, reductions_for(b, seat, source))
    if b.missing.rank == b.missing.units:
        offer(b, 0, 0, 0, 0, 0)
        return
    # a coin from the bank for buying may be the first of the turn, which brings one more (13.6)
    if bonus and not (b.state.bank_bonus >> seat) & 1:
        first = b.state.coins_on[seat][BANK_EVENT]
    whole = (1 << b.missing.units) - 1
    buy = b.missing.units - b.missing.rank
    bank = b.state.bank[seat]
    for_sale(b, b.left(seat), b.missing.left)
    for_sale(b, b.right(seat), b.missing.right)
    b.missing.own_and_bank[0] = b.missing.own[0]
    b.missing.own_and_bank[1] = b.missing.own[1]
    add_source(b, b.missing.own_and_bank, ALL_TYPES)
    for left in range(whole + 1):
        if popcount(left) > buy or not among(b.missing.left, left):
            continue
        paid_left = price(b, seat, 0, left)
        rest = whole & ~left
        right = rest
        while True:
            count = popcount(left) + popcount(right)
            if count <= buy and among(b.missing.right, right):
                from_bank = -1
                if count == buy and among(b.missing.own, rest & ~right):
                    from_bank = 0
                elif bank and count == buy - 1 and among(b.missing.own_and_bank, rest & ~right):
                    from_bank = bank
                paid_right = price(b, seat, 1, right)
                if from_bank >= 0 and paid_left + paid_right + from_bank <= budget:
                    gain = (bonus if left else 0) + (bonus if right else 0)
                    if gain:
                        gain += first
                    offer(b, paid_left, paid_right, from_bank, gain, (1 if left else 0) | (2 if right else 0))
            if right == 0:
                break
            right = (right - 1) & rest


def coded(b: Table, codes: cython.p_short, n: cython.int) -> cython.int:
    """Write the numbers of the listed ways after the first `n`, rising; return how many there are."""
    i: cython.int
    j: cython.int
    code: cython.int
    begin: cython.int = n
    for i in range(b.ways.count):
        code = b.parts.way[b.ways.left[i]][b.ways.right[i]]
        j = n
        while j > begin and codes[j - 1] > code:
            codes[j] = codes[j - 1]
            j -= 1
        codes[j] = code
        n += 1
    return n


def paid_ways(b: Table, seat: cython.int, source: cython.int, codes: cython.p_short) -> cython.int:
    """Write the numbers of all ways to pay a card or stage with coins, rising; return how many (0: none)."""
    fill_ways(b, seat, source)
    return coded(b, codes, 0)


def limited_rights(b: Table, seat: cython.int, card: cython.int) -> cython.int:
    """The rights to build this card free once an age that are not used yet: 1 by a stage, 2 by a leader."""
    colour: cython.int = b.parts.colour[card]
    found: cython.int = 0
    if (b.state.free_stage[seat] >> colour) & 1 and not b.state.free_used[seat] & 1:
        found |= 1
    if (b.state.free_leader[seat] >> colour) & 1 and not b.state.free_used[seat] & 2:
        found |= 2
    return found


def can_build(b: Table, seat: cython.int, card: cython.int) -> cython.bint:
    """Whether a card of the hand can be built, in whatever way."""
    if b.holds(seat, b.parts.same[card][0], b.parts.same[card][1]):
        return False
    if b.parts.needs[card] == 0 and b.parts.coins[card] <= b.state.coins[seat]:
        return True
    if b.holds(seat, b.parts.leads_here[card][0], b.parts.leads_here[card][1]):
        return True
    if (b.state.free_always[seat] >> b.parts.colour[card]) & 1 or limited_rights(b, seat, card):
        return True
    return payable(b, seat, card)


def beside(
    b: Table, seat: cython.int, card: cython.int, code: cython.int, brings: cython.int, codes: cython.p_short
) -> cython.int:
    """A free way that is not limited, compared with the ways to pay: mostly it is the only one left.

    Only where buying itself brings coins can a way to pay leave more than the free one.
    """
    i: cython.int
    n: cython.int
    better: cython.bint = False
    codes[0] = code
    if b.state.coins_on[seat][TRADE_EVENT] == 0:
        return 1
    if brings and not (b.state.bank_bonus >> seat) & 1:
        brings += b.state.coins_on[seat][BANK_EVENT]
    fill_ways(b, seat, card)
    n = 0
    for i in range(b.ways.count):
        if b.ways.gain[i] - b.ways.left[i] - b.ways.right[i] - b.ways.bank[i] - b.parts.coins[card] > brings:
            if b.ways.left[i] + b.ways.right[i] == 0:
                better = True
            copy_way(b, i, n)
            n += 1
    b.ways.count = n
    if better:
        return coded(b, codes, 0)
    return coded(b, codes, 1)


def card_ways(b: Table, seat: cython.int, card: cython.int, codes: cython.p_short) -> cython.int:
    """Write the numbers of all ways to build a card, rising; return how many (0: none)."""
    n: cython.int = 0
    i: cython.int
    rights: cython.int
    free: cython.bint = False
    if b.holds(seat, b.parts.leads_here[card][0], b.parts.leads_here[card][1]):
        return beside(b, seat, card, CHAIN, b.state.coins_on[seat][CHAIN_EVENT], codes)
    if (b.state.free_always[seat] >> b.parts.colour[card]) & 1:
        return beside(b, seat, card, ALWAYS, 0, codes)
    rights = limited_rights(b, seat, card)
    if rights == 0:
        return paid_ways(b, seat, card, codes)
    # a limited right is offered beside the others, unless the card is free without it
    fill_ways(b, seat, card)
    for i in range(b.ways.count):
        if b.ways.left[i] + b.ways.right[i] == 0 and b.ways.gain[i] - b.ways.bank[i] >= b.parts.coins[card]:
            free = True
    if not free:
        if rights & 1:
            codes[n] = BY_STAGE
            n += 1
        if rights & 2:
            codes[n] = BY_LEADER
            n += 1
    return coded(b, codes, n)


def payable_stages(b: Table, seat: cython.int) -> cython.int:
    """The stages among the options that the seat can pay, as a set."""
    options: cython.int = b.stage_options(seat)
    found: cython.int = 0
    at: cython.int
    while options:
        at = lowest(options)
        options &= options - 1
        if payable(b, seat, b.stage_at(seat, at)):
            found |= 1 << at
    return found
