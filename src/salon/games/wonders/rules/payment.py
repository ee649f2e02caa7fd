"""Ways to pay for cards and stages, without those that are worse than another (rules 4.1-4.4, 4.8, 5.4, 5.8-5.10)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        BOUGHT_LEFT,
        BOUGHT_RIGHT,
        FREE_BY_LEADER,
        FREE_BY_STAGE,
        NUM_FREE_WAYS,
        REASON_COINS,
        REASON_RESOURCES,
        REASON_TRADE_COINS,
        TRIGGER_BANK,
        TRIGGER_CHAIN,
        TRIGGER_TRADE,
        WAY_ALWAYS,
        WAY_BY_LEADER,
        WAY_BY_STAGE,
        WAY_CHAIN,
    )
    from salon.games.wonders.rules.resources import (
        COUNT,
        UNDECIDED,
        add_source,
        contains,
        count_missing,
        find_for_sale,
        find_own_production,
        followed_units,
        price,
        quick_price,
        reductions_for,
    )

NO_LIMIT = 999


def copy_way(position: WondersPosition, source: cython.int, target: cython.int) -> None:
    """Move a way to another place of the list."""
    position.ways.left[target] = position.ways.left[source]
    position.ways.right[target] = position.ways.right[source]
    position.ways.bank[target] = position.ways.bank[source]
    position.ways.gain[target] = position.ways.gain[source]
    position.ways.bought[target] = position.ways.bought[source]


def add_way(
    position: WondersPosition,
    left: cython.int,
    right: cython.int,
    bank: cython.int,
    gain: cython.int,
    bought: cython.int,
) -> None:
    """Add a way to the list, unless one is at least as good in all three; drop those that are worse (5.8)."""
    i: cython.int = 0
    n: cython.int = 0
    own: cython.int = gain - left - right - bank
    other: cython.int
    for i in range(position.ways.count):
        other = position.ways.gain[i] - position.ways.left[i] - position.ways.right[i] - position.ways.bank[i]
        if other >= own and position.ways.left[i] <= left and position.ways.right[i] <= right:
            return
    for i in range(position.ways.count):
        other = position.ways.gain[i] - position.ways.left[i] - position.ways.right[i] - position.ways.bank[i]
        if own >= other and left <= position.ways.left[i] and right <= position.ways.right[i]:
            continue
        copy_way(position, i, n)
        n += 1
    position.ways.left[n] = left
    position.ways.right[n] = right
    position.ways.bank[n] = bank
    position.ways.gain[n] = gain
    position.ways.bought[n] = bought
    position.ways.count = n + 1


def fill_ways(position: WondersPosition, seat: cython.int, source: cython.int) -> None:
    """All ways to pay a card or stage with coins, none worse than another, that the seat has the coins for."""
    budget: cython.int = position.state.coins[seat] - position.tables.cost_coins[source]
    position.ways.count = 0
    if budget < 0:
        return
    count_missing(position, seat, source)
    find_own_production(position, seat, reductions_for(position, seat, source))
    if position.missing.rank == position.missing.units:
        add_way(position, 0, 0, 0, 0, 0)
    else:
        fill_splits(position, seat, budget)


def fill_splits(position: WondersPosition, seat: cython.int, budget: cython.int) -> None:
    """List the ways to buy what the city cannot make itself: every split among both neighbours and the bank."""
    left: cython.int
    right: cython.int
    rest: cython.int
    paid_left: cython.int
    paid: cython.int
    gain: cython.int
    count: cython.int
    from_bank: cython.int
    whole: cython.int = (1 << position.missing.units) - 1
    buy: cython.int = position.missing.units - position.missing.rank
    bank: cython.int = position.state.bank_price[seat]
    bonus: cython.int = position.state.coins_on[seat][TRIGGER_TRADE]
    first: cython.int = 0
    # Units of one resource are equal: the left neighbour sells the first of them, the right one the last.
    paired: cython.int = followed_units(position)
    all_bought: cython.bint = (
        position.missing.rank == 0 and not bank
    )  # what one neighbour does not sell, the other must
    # a coin from the bank for buying may be the first of the turn, which brings one more (13.9)
    if bonus and not (position.state.bank_bonus_paid >> seat) & 1:
        first = position.state.coins_on[seat][TRIGGER_BANK]
    position.ways.count = 0
    position.ways.least = -1
    find_for_sale(position, seat)
    position.missing.own_and_bank[0] = position.missing.own[0]
    position.missing.own_and_bank[1] = position.missing.own[1]
    if bank:
        add_source(position, position.missing.own_and_bank, position.missing.present)
    for left in range(whole + 1):
        if COUNT[left] > buy or ((left >> 1) & paired & ~left) or not contains(position.missing.left, left):
            continue
        paid_left = price(position, seat, 0, left)
        if paid_left > budget:
            continue
        rest = whole & ~left
        right = rest
        while True:
            count = COUNT[left] + COUNT[right]
            if count <= buy and not ((right & paired) << 1) & ~right and contains(position.missing.right, right):
                from_bank = -1
                if count == buy and contains(position.missing.own, rest & ~right):
                    from_bank = 0
                elif bank and count == buy - 1 and contains(position.missing.own_and_bank, rest & ~right):
                    from_bank = bank
                paid = paid_left + price(position, seat, 1, right) + from_bank
                if from_bank >= 0 and paid <= budget:
                    if position.ways.least < 0 or paid < position.ways.least:
                        position.ways.least = paid
                    gain = (bonus if left else 0) + (bonus if right else 0)
                    if gain:
                        gain += first
                    add_way(position, paid_left, paid - paid_left - from_bank, from_bank, gain,
                          (BOUGHT_LEFT if left else 0) | (BOUGHT_RIGHT if right else 0))  # fmt: skip
            if right == 0 or all_bought:
                break
            right = (right - 1) & rest


def cheapest(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.int:
    """The least coins for the resources of a card or stage; -1: they cannot be had."""
    least: cython.int = quick_price(position, seat, source, 0, NO_LIMIT)
    if least == UNDECIDED:
        fill_splits(position, seat, NO_LIMIT)
        least = position.ways.least
    return least


def payable(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.bint:
    """Whether the seat can pay the coins and resources of a card or stage."""
    budget: cython.int = position.state.coins[seat] - position.tables.cost_coins[source]
    least: cython.int
    if budget < 0:
        return False
    if position.tables.cost_total[source] == 0:
        return True
    least = quick_price(position, seat, source, budget, budget)
    if least == UNDECIDED:
        fill_splits(position, seat, budget)
        return position.ways.count > 0
    return 0 <= least <= budget


def write_codes(position: WondersPosition, codes: cython.p_short, n: cython.int) -> cython.int:
    """Write the numbers of the listed ways after the first `n`, rising; return how many there are."""
    i: cython.int
    j: cython.int
    code: cython.int
    begin: cython.int = n
    for i in range(position.ways.count):
        code = position.tables.way[position.ways.left[i]][position.ways.right[i]]
        j = n
        while j > begin and codes[j - 1] > code:
            codes[j] = codes[j - 1]
            j -= 1
        codes[j] = code
        n += 1
    return n


def paid_ways(position: WondersPosition, seat: cython.int, source: cython.int, codes: cython.p_short) -> cython.int:
    """Write the numbers of all ways to pay a card or stage with coins, rising; return how many (0: none)."""
    fill_ways(position, seat, source)
    return write_codes(position, codes, 0)


def refuse_cost(position: WondersPosition, seat: cython.int, source: cython.int) -> cython.int:
    """What is missing for a cost; 0 if nothing is."""
    if payable(position, seat, source):
        return 0
    if position.tables.cost_coins[source] > position.state.coins[seat]:
        return REASON_COINS
    return REASON_RESOURCES if cheapest(position, seat, source) < 0 else REASON_TRADE_COINS


def limited_rights(position: WondersPosition, seat: cython.int, card: cython.int) -> cython.int:
    """The rights to build this card free once an age that are not used yet: 1 by a stage, 2 by a leader."""
    colour: cython.int = position.tables.colour[card]
    found: cython.int = 0
    if (position.state.free_stage[seat] >> colour) & 1 and not position.state.free_used[seat] & FREE_BY_STAGE:
        found |= FREE_BY_STAGE
    if (position.state.free_leader[seat] >> colour) & 1 and not position.state.free_used[seat] & FREE_BY_LEADER:
        found |= FREE_BY_LEADER
    return found


def can_build(position: WondersPosition, seat: cython.int, card: cython.int) -> cython.bint:
    """Whether a card of the hand can be built in any way."""
    if position.owns_any(seat, position.tables.same_name[card][0], position.tables.same_name[card][1]):
        return False
    if position.tables.cost_total[card] == 0 and position.tables.cost_coins[card] <= position.state.coins[seat]:
        return True
    if position.owns_any(seat, position.tables.free_with[card][0], position.tables.free_with[card][1]):
        return True
    if (position.state.free_always[seat] >> position.tables.colour[card]) & 1 or limited_rights(position, seat, card):
        return True
    return payable(position, seat, card)


def ways_beside_free(
    position: WondersPosition,
    seat: cython.int,
    card: cython.int,
    code: cython.int,
    brings: cython.int,
    codes: cython.p_short,
) -> cython.int:
    """A free way that is not limited, compared with the ways to pay: usually it is the only one left.

    Only where buying itself brings coins can a way to pay leave more than the free one.
    """
    i: cython.int
    n: cython.int
    better: cython.bint = False
    codes[0] = code
    if position.state.coins_on[seat][TRIGGER_TRADE] == 0:
        return 1
    if brings and not (position.state.bank_bonus_paid >> seat) & 1:
        brings += position.state.coins_on[seat][TRIGGER_BANK]
    fill_ways(position, seat, card)
    n = 0
    for i in range(position.ways.count):
        if (
            position.ways.gain[i]
            - position.ways.left[i]
            - position.ways.right[i]
            - position.ways.bank[i]
            - position.tables.cost_coins[card]
            > brings
        ):
            if position.ways.left[i] + position.ways.right[i] == 0:
                better = True
            copy_way(position, i, n)
            n += 1
    position.ways.count = n
    if better:
        return write_codes(position, codes, 0)
    return write_codes(position, codes, 1)


def card_ways(position: WondersPosition, seat: cython.int, card: cython.int, codes: cython.p_short) -> cython.int:
    """Write the numbers of all ways to build a card, rising; return how many (0: none)."""
    n: cython.int = 0
    i: cython.int
    rights: cython.int
    free: cython.bint = False
    if position.owns_any(seat, position.tables.free_with[card][0], position.tables.free_with[card][1]):
        return ways_beside_free(position, seat, card, WAY_CHAIN, position.state.coins_on[seat][TRIGGER_CHAIN], codes)
    if (position.state.free_always[seat] >> position.tables.colour[card]) & 1:
        return ways_beside_free(position, seat, card, WAY_ALWAYS, 0, codes)
    rights = limited_rights(position, seat, card)
    if rights == 0:
        return paid_ways(position, seat, card, codes)
    # a limited right is offered beside the others, unless the card is free without it
    fill_ways(position, seat, card)
    for i in range(position.ways.count):
        if (
            position.ways.left[i] + position.ways.right[i] == 0
            and position.ways.gain[i] - position.ways.bank[i] >= position.tables.cost_coins[card]
        ):
            free = True
    if not free:
        if rights & FREE_BY_STAGE:
            codes[n] = WAY_BY_STAGE
            n += 1
        if rights & FREE_BY_LEADER:
            codes[n] = WAY_BY_LEADER
            n += 1
    return write_codes(position, codes, n)


def coin_change(position: WondersPosition, seat: cython.int, source: cython.int, way: cython.int) -> cython.int:
    """How a way to pay changes the seat's coins: what it pays, and what buying or a chain brings."""
    i: cython.int
    brings: cython.int
    if way < NUM_FREE_WAYS:
        brings = position.state.coins_on[seat][TRIGGER_CHAIN] if way == WAY_CHAIN else 0
        if brings and not (position.state.bank_bonus_paid >> seat) & 1:
            brings += position.state.coins_on[seat][TRIGGER_BANK]
        return brings
    fill_ways(position, seat, source)
    for i in range(position.ways.count):
        if position.tables.way[position.ways.left[i]][position.ways.right[i]] == way:
            return (
                position.ways.gain[i]
                - position.ways.left[i]
                - position.ways.right[i]
                - position.ways.bank[i]
                - position.tables.cost_coins[source]
            )
    return 0
