"""Queries of Python code about a position, answered by the rules themselves."""

from __future__ import annotations

from typing import NamedTuple, cast

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules import (
        conflict,
        discard_picks,
        knowledge,
        leaders,
        losses,
        payment,
        permanent_effects,
        science,
        scoring,
        stages,
    )
    from salon.games.wonders.rules.constants import (
        CARDS_IN_WORD,
        COLOUR_WHITE,
        EFFECT_POINTS_PER,
        FIRST_LEADER,
        FIRST_STAGE,
        MAX_HAND,
        MAX_STAGES,
        NUM_CARDS,
        NUM_COLOURS,
        NUM_PICKERS,
        NUM_SYMBOLS,
        PHASE_OVER,
        PRICE_MANUFACTURED,
        PRICE_RAW,
        SCOPE_LEFT,
        SCOPE_OWN,
        SCOPE_RIGHT,
        USE_SOLD,
        USE_UNDER,
    )
    from salon.kernel import ctypes_mirror
    from salon.kernel.bits import bit, lowest, popcount


# --- costs and ways to pay ----------------------------------------------------------------------------------


def least_coins(position: WondersPosition, seat: cython.int, source: cython.int) -> int:
    """The least coins a card or stage costs a seat, trade included; -1 if its resources cannot be had."""
    least: cython.int = payment.cheapest(position, seat, source)
    return least + position.tables.cost_coins[source] if least >= 0 else -1


def ways_to_pay(position: WondersPosition, seat: cython.int, source: cython.int) -> list[tuple[int, int]]:
    """The ways to pay for a card or stage, and how each changes the seat's coins; none if it cannot be paid."""
    count: cython.int
    if cython.compiled:
        codes: cython.short[128]
    else:
        codes = ctypes_mirror.buffer("short", 128)
    if source >= FIRST_LEADER:
        count = payment.paid_ways(position, seat, source, codes)
    else:
        count = payment.card_ways(position, seat, source, codes)
    return [(codes[i], payment.coin_change(position, seat, source, codes[i])) for i in range(count)]


def coin_change(position: WondersPosition, seat: cython.int, way: cython.int) -> int:
    """How a way to pay for what the seat has chosen changes its coins."""
    source: cython.int = position.state.chosen[seat] - 1
    if position.state.chosen_stage[seat]:
        source = stages.stage_source(position, seat, position.state.chosen_stage[seat] - 1)
    return payment.coin_change(position, seat, source, way)


def leader_cost(position: WondersPosition, seat: cython.int, leader: cython.int) -> int:
    """The coins a leader costs a seat."""
    return leaders.leader_cost(position, seat, leader)


def coins(position: WondersPosition, seat: cython.int) -> int:
    """The coins of a seat."""
    return position.state.coins[seat]


def obtainable(position: WondersPosition, seat: cython.int, resource: cython.int) -> int:
    """How many of a resource the city and both neighbours produce at most."""
    total: cython.int = 0
    city: cython.int
    i: cython.int
    for city in (seat, position.left(seat), position.right(seat)):
        total += sold_by(position, city, resource)
    for i in range(position.state.own_choices[seat]):
        total += (position.state.own_choice[seat][i] >> resource) & 1
    return total


def sold_by(position: WondersPosition, seat: cython.int, resource: cython.int) -> int:
    """How many of a resource a city sells at most."""
    total: cython.int = position.state.produced[seat][resource]
    i: cython.int
    for i in range(position.state.sold_choices[seat]):
        total += (position.state.sold_choice[seat][i] >> resource) & 1
    return total


def sources_of_resource(position: WondersPosition, seat: cython.int, resource: cython.int) -> int:
    """How many of a resource a city has for itself at most."""
    total: cython.int = sold_by(position, seat, resource)
    has_type: cython.int = (position.state.own_types[seat] >> resource) & 1
    i: cython.int
    for i in range(position.state.own_choices[seat]):
        total += (position.state.own_choice[seat][i] >> resource) & 1
    return total + (position.state.extra_same[seat] if has_type else position.state.extra_other[seat])


def trade_prices(position: WondersPosition, seat: cython.int) -> list[int]:
    """What a seat pays: raw materials to the left and right, manufactured goods to the left and right."""
    return [
        position.state.trade_price[seat][kind + side] for kind in (PRICE_RAW, PRICE_MANUFACTURED) for side in (0, 1)
    ]


def neighbours(position: WondersPosition, seat: cython.int) -> list[int]:
    """The neighbours to the left and to the right."""
    return [position.left(seat), position.right(seat)]


def with_card(position: WondersPosition, seat: cython.int, card: cython.int) -> WondersPosition:
    """The position with a card in the hand of a seat, in place of another one: what would the card do there?"""
    world: WondersPosition = cast("WondersPosition", position.copy())
    world.state.hand[seat][0] = card + 1
    return world


# --- stages --------------------------------------------------------------------------------------------------


def open_stages(position: WondersPosition, seat: cython.int) -> list[tuple[int, int]]:
    """The stages a seat could build next: number on the board, and source of cost and effects."""
    options: cython.int = stages.stage_options(position, seat)
    return [(at, stages.stage_source(position, seat, at)) for at in range(MAX_STAGES) if (options >> at) & 1]


def stage_shown(position: WondersPosition, seat: cython.int, stage: cython.int) -> int:
    """The source that a stage of a seat's board means: itself, or the stage of a neighbour that it copies."""
    return stages.copied_source(position, seat, stage, -1)


def card_under_stage(position: WondersPosition, seat: cython.int, stage: cython.int) -> int:
    """The card or leader under a stage; -1 if the stage is not built."""
    return stages.card_under_stage(position, seat, stage)


def is_turned_up(position: WondersPosition, seat: cython.int, stage: cython.int) -> bool:
    """Whether the end of the game shows all seats what is under a stage."""
    source: cython.int = position.state.stage_source[seat][stage] - 1
    return bool(position.state.phase == PHASE_OVER and source >= 0 and position.tables.shows_marker[source])


# --- what a city has -------------------------------------------------------------------------------------------


def shields(position: WondersPosition, seat: cython.int) -> int:
    """The strength of a city in conflicts."""
    return conflict.shields_of(position, seat)


def points_of(position: WondersPosition, seat: cython.int, source: cython.int) -> int:
    """The points that a card, leader or stage shows for a seat now."""
    return scoring.points_of(position, seat, source)


def science_points(position: WondersPosition, seat: cython.int) -> int:
    """The points of a city for its symbols now."""
    return science.best_science(position, seat, 0, False)


def opponents(position: WondersPosition, seat: cython.int, age: cython.int) -> list[int]:
    """The seats that a city meets in the conflicts of an age, as it is now: diplomacy lasts for one age."""
    count: cython.int
    diplomats: cython.int = position.state.diplomats if age == position.state.age else 0
    if cython.compiled:
        seats: cython.int[8]
    else:
        seats = ctypes_mirror.buffer("int", 8)
    count = conflict.seats_in_conflict(position, diplomats, seats)
    order: list[int] = [seats[i] for i in range(count)]
    if seat not in order or count < 2:
        return []
    at: int = order.index(seat)
    return sorted({order[(at + 1) % count], order[at - 1]})


def loss(position: WondersPosition, seat: cython.int) -> int:
    """The coins a seat must lose this turn."""
    return losses.loss_of(position, seat)


def complete_sets(compasses: cython.int, gears: cython.int, tablets: cython.int) -> int:
    """How many sets of three different science symbols there are."""
    return science.complete_sets(compasses, gears, tablets)


def counted_in(position: WondersPosition, seat: cython.int, source: cython.int) -> dict[int, int]:
    """How many of the things that a card or leader scores each city has, of those in which it counts them."""
    found: dict[int, int] = {}
    scope: cython.int
    i: cython.int
    for i in range(position.tables.effect_count[source]):
        if position.tables.effect_kind[source][i] == EFFECT_POINTS_PER:
            scope = position.tables.effect_scope[source][i]
            for bit_of, city in (
                (SCOPE_OWN, seat), (SCOPE_LEFT, position.left(seat)), (SCOPE_RIGHT, position.right(seat))
            ):  # fmt: skip
                if scope & bit_of:
                    things: int = position.count_things(
                        city, position.tables.effect_counter[source][i], position.tables.effect_what[source][i]
                    )
                    found[city] = found.get(city, 0) + things
    return found


def discard_pile(position: WondersPosition) -> list[int]:
    """The cards of the discard pile, rising, one entry a copy."""
    if cython.compiled:
        copies: cython.short[128]
    else:
        copies = ctypes_mirror.buffer("short", 128)
    discard_picks.count_discards(position, copies)
    return [card for card in range(NUM_CARDS) for _ in range(copies[card])]


def cards_known_in_hand(position: WondersPosition, seat: cython.int, viewer: cython.int) -> list[int] | None:
    """The cards another seat's hand can still have, rising, if the viewer has held it in this age; else None."""
    age: cython.int = position.state.age
    now: cython.int = position.state.turn
    hand: cython.int = knowledge.hand_of(position, age, now, seat)
    view: cython.int = knowledge.last_view(position, age, hand, now + 1, viewer)
    turn: cython.int
    other: cython.int
    if viewer < 0 or seat == viewer or position.state.hand[seat][0] == 0 or view < 0:
        return None
    found: list[int] = [position.state.hand[seat][i] - 1 for i in range(MAX_HAND) if position.state.hand[seat][i]]
    for turn in range(view + 1, now + 1):
        for other in range(position.state.seats):
            if knowledge.hand_of(position, age, turn, other) == hand:
                if position.state.played_use[age][turn][other] in (USE_SOLD, USE_UNDER):
                    found.append(position.state.played_card[age][turn][other] - 1)
    return sorted(found)


def recompute(position: WondersPosition) -> None:
    """Recompute everything that follows from what the cities have: for positions set up by hand."""
    seat: cython.int
    card: cython.int
    colour: cython.int
    for seat in range(position.state.seats):
        permanent_effects.recompute_effects(position, seat)
        for colour in range(NUM_COLOURS):
            position.state.cards_of_colour[seat][colour] = 0
        for card in range(NUM_CARDS):
            if position.state.city[seat][card >> 6] & bit(card & 63):
                position.state.cards_of_colour[seat][position.tables.colour[card]] += 1
        position.state.cards_of_colour[seat][COLOUR_WHITE] = popcount(position.state.leaders[seat])


# --- for the evaluation ------------------------------------------------------------------------------------------


class Progress(NamedTuple):
    """How far the game is."""

    seats: int
    with_leaders: bool
    with_cities: bool
    phase: int
    age: int  # from 0
    turn: int  # from 0
    course: int
    hand_size: int


class City(NamedTuple):
    """What a city has and may do. Sets are bit masks."""

    coins: int
    cards: int  # the set of all cards
    sources: list[int]  # cards, leaders in play, stages and a copied leader
    next_stage: int  # the source of the first stage that could be built, or -1
    unbuilt_stages: list[int]  # the sources on the board itself
    free_colours: int
    free_by_stage: int
    free_by_leader: int
    free_used: int
    symbols: list[int]
    any_symbols: int  # of choice, and masks
    set_bonus: int
    copies_guild: bool
    plays_last_card: bool
    picks: int
    choice: int
    leaders_in_hand: list[int]
    chosen: int  # the action of this phase, or -1
    hand: list[int]
    is_diplomat: bool
    gives_defeats: bool


def has_chosen(position: WondersPosition, seat: cython.int) -> bool:
    """Whether a seat has chosen something in this phase."""
    return position.state.chosen[seat] != 0


def progress(position: WondersPosition) -> Progress:
    """How far the game is."""
    return Progress(
        position.state.seats,
        bool(position.state.with_leaders),
        bool(position.state.with_cities),
        position.state.phase,
        position.state.age,
        position.state.turn,
        position.state.course,
        position.state.hand_size,
    )


def city(position: WondersPosition, seat: cython.int) -> City:
    """What a city has and may do, the secrets of its seat included."""
    open_: list[tuple[int, int]] = open_stages(position, seat)
    low: int = position.state.city[seat][0]
    high: int = position.state.city[seat][1]
    return City(
        coins=position.state.coins[seat],
        cards=low | high << CARDS_IN_WORD,
        sources=sources_of(position, seat),
        next_stage=open_[0][1] if open_ else -1,
        unbuilt_stages=[
            FIRST_STAGE + MAX_STAGES * position.state.board[seat] + i
            for i in range(MAX_STAGES)
            if not (position.state.stages_built[seat] >> i) & 1
        ],
        free_colours=position.state.free_always[seat],
        free_by_stage=position.state.free_stage[seat],
        free_by_leader=position.state.free_leader[seat],
        free_used=position.state.free_used[seat],
        symbols=[position.state.symbols[seat][i] for i in range(NUM_SYMBOLS)],
        any_symbols=position.state.any_symbol[seat] + position.state.mask_symbols[seat],
        set_bonus=position.state.set_bonus[seat],
        copies_guild=bool(position.state.copy_guild[seat]),
        plays_last_card=bool(position.state.last_card[seat]),
        picks=sum([(position.state.picks_due[i] >> seat) & 1 for i in range(NUM_PICKERS)]),
        choice=position.state.pending_choice[seat],
        leaders_in_hand=members(position.state.leaders_in_hand[seat]),
        chosen=position.state.chosen[seat] - 1,
        hand=[position.state.hand[seat][i] - 1 for i in range(MAX_HAND) if position.state.hand[seat][i]],
        is_diplomat=bool((position.state.diplomats >> seat) & 1),
        gives_defeats=bool(position.state.defeats_to_winner[seat]),
    )


def sources_of(position: WondersPosition, seat: cython.int) -> list[int]:
    """The sources of a city's effects: cards, leaders in play, stages, and the leader that a guild copies."""
    found: list[int] = members(position.state.city[seat][0])
    found += [CARDS_IN_WORD + card for card in members(position.state.city[seat][1])]
    found += [FIRST_LEADER + leader for leader in members(position.state.leaders[seat] & ~position.state.laid[seat])]
    found += [
        position.state.stage_source[seat][i] - 1 for i in range(MAX_STAGES) if position.state.stage_source[seat][i]
    ]
    if position.state.copied_leader[seat]:
        found.append(FIRST_LEADER + position.state.copied_leader[seat] - 1)
    return found


def members(bits: cython.ulonglong) -> list[int]:
    """The members of a set."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
