"""Ways to pay in 7 Wonders: all that are worth offering, for cards and stages (5.4)."""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders.resources import (
        COUNT,
        UNDECIDED,
        add_source,
        among,
        count_missing,
        followed,
        look,
        price,
        quick_price,
        reductions_for,
        stock_up,
    )
    from salon.kernel.bits import lowest

CHAIN_EVENT, TRADE_EVENT, BANK_EVENT = 2, 4, 5  # of `vocabulary.EVENTS`
NO_LIMIT = 999

FREE_WAYS = len(notation.FREE_WAYS)
CHAIN, ALWAYS, BY_STAGE, BY_LEADER = range(4)  # of `notation.FREE_WAYS`


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
    budget: cython.int = b.state.coins[seat] - b.parts.coins[source]
    b.ways.count = 0
    if budget < 0:
        return
    count_missing(b, seat, source)
    look(b, seat, reductions_for(b, seat, source))
    if b.missing.rank == b.missing.units:
        offer(b, 0, 0, 0, 0, 0)
    else:
        split(b, seat, budget)


def split(b: Table, seat: cython.int, budget: cython.int) -> None:
    """List the ways to buy what the city cannot make itself: every split among both neighbours and the bank."""
    left: cython.int
    right: cython.int
    rest: cython.int
    paid_left: cython.int
    paid: cython.int
    gain: cython.int
    count: cython.int
    from_bank: cython.int
    whole: cython.int = (1 << b.missing.units) - 1
    buy: cython.int = b.missing.units - b.missing.rank
    bank: cython.int = b.state.bank[seat]
    bonus: cython.int = b.state.coins_on[seat][TRADE_EVENT]
    first: cython.int = 0
    # Units of one resource are alike: the left neighbour sells the first of them, the right one the last.
    paired: cython.int = followed(b)
    all_bought: cython.bint = b.missing.rank == 0 and not bank  # what one neighbour does not sell, the other must
    # a coin from the bank for buying may be the first of the turn, which brings one more (13.6)
    if bonus and not (b.state.bank_bonus >> seat) & 1:
        first = b.state.coins_on[seat][BANK_EVENT]
    b.ways.count = 0
    b.ways.least = -1
    stock_up(b, seat)
    b.missing.own_and_bank[0] = b.missing.own[0]
    b.missing.own_and_bank[1] = b.missing.own[1]
    if bank:
        add_source(b, b.missing.own_and_bank, b.missing.present)
    for left in range(whole + 1):
        if COUNT[left] > buy or ((left >> 1) & paired & ~left) or not among(b.missing.left, left):
            continue
        paid_left = price(b, seat, 0, left)
        if paid_left > budget:
            continue
        rest = whole & ~left
        right = rest
        while True:
            count = COUNT[left] + COUNT[right]
            if count <= buy and not ((right & paired) << 1) & ~right and among(b.missing.right, right):
                from_bank = -1
                if count == buy and among(b.missing.own, rest & ~right):
                    from_bank = 0
                elif bank and count == buy - 1 and among(b.missing.own_and_bank, rest & ~right):
                    from_bank = bank
                paid = paid_left + price(b, seat, 1, right) + from_bank
                if from_bank >= 0 and paid <= budget:
                    if b.ways.least < 0 or paid < b.ways.least:
                        b.ways.least = paid
                    gain = (bonus if left else 0) + (bonus if right else 0)
                    if gain:
                        gain += first
                    offer(b, paid_left, paid - paid_left - from_bank, from_bank, gain,
                          (1 if left else 0) | (2 if right else 0))  # fmt: skip
            if right == 0 or all_bought:
                break
            right = (right - 1) & rest


def cheapest(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """The least coins for the resources of a card or stage; -1: they cannot be had."""
    least: cython.int = quick_price(b, seat, source, 0, NO_LIMIT)
    if least == UNDECIDED:
        split(b, seat, NO_LIMIT)
        least = b.ways.least
    return least


def payable(b: Table, seat: cython.int, source: cython.int) -> cython.bint:
    """Whether the seat can pay the coins and resources of a card or stage."""
    budget: cython.int = b.state.coins[seat] - b.parts.coins[source]
    least: cython.int
    if budget < 0:
        return False
    if b.parts.needs[source] == 0:
        return True
    least = quick_price(b, seat, source, budget, budget)
    if least == UNDECIDED:
        split(b, seat, budget)
        return b.ways.count > 0
    return 0 <= least <= budget


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


def change_by(b: Table, seat: cython.int, source: cython.int, way: cython.int) -> cython.int:
    """How a way to pay changes the own coins: what is paid, and what the buying or a chain itself brings."""
    i: cython.int
    brings: cython.int
    if way < FREE_WAYS:
        brings = b.state.coins_on[seat][CHAIN_EVENT] if way == CHAIN else 0
        if brings and not (b.state.bank_bonus >> seat) & 1:
            brings += b.state.coins_on[seat][BANK_EVENT]
        return brings
    fill_ways(b, seat, source)
    for i in range(b.ways.count):
        if b.parts.way[b.ways.left[i]][b.ways.right[i]] == way:
            return b.ways.gain[i] - b.ways.left[i] - b.ways.right[i] - b.ways.bank[i] - b.parts.coins[source]
    return 0
