"""What a seat cannot know, drawn anew: hands, cards that left face down, and the ages to come.

A seat knows a hand when it holds it. After that it knows the hand except the cards that left it face down,
and when it sees the hand again, it knows which those were, but not who took which (14.6). So the places whose card it
does not know fall into groups: between two views of a hand, since the last view of it, and one group of all
that it never saw, which shares its cards with what is out of the game. Within a group every arrangement is
equally likely, unless the discard pile was seen: then `discard_inference.py` first places the cards that were in it.
"""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        AGE_PASSING_RIGHT,
        COLOUR_BLACK,
        COLOUR_PURPLE,
        EXPANSION_LEADERS,
        EXPANSION_NONE,
        MAX_HAND,
        MAX_STAGES,
        NUM_AGES,
        NUM_CARDS,
        PHASE_OVER,
        PLACE_IN_HAND,
        PLACES_IN_ROW,
        TURNS_IN_AGE,
        USE_OPEN,
        USE_UNDER,
    )
    from salon.games.wonders.rules.discard_inference import bind_cards, draw_bound_cards
    from salon.games.wonders.rules.leader_knowledge import redeal_leaders
    from salon.kernel import ctypes_mirror

NO_WINDOW = 15


def redeal(position: WondersPosition, seat: cython.int, rng: Rng) -> None:
    """Become a position that the seat (-1: a spectator) cannot tell from this one, each arrangement equally likely."""
    age: cython.int
    group: cython.int
    drawn: cython.bint
    position.allocate_secrets()
    forget_choices(position, seat)
    for age in range(NUM_AGES):
        position.secrets.places = 0
        position.secrets.groups = 1
        position.secrets.key[0] = 0
        for group in range(NUM_CARDS):
            position.secrets.copies[0][group] = 0
        if position.state.future_hands[age][0]:
            gather_future_hands(position, age)
        elif age <= position.state.age:
            gather_places(position, age, seat)
        if position.secrets.places == 0:
            continue
        drawn = age == NUM_AGES - 1 or position.state.with_cities != 0
        if drawn:
            add_cards_out(position, age)
        if position.state.future_hands[age][0] == 0 and bind_cards(position, age, seat):
            draw_bound_cards(position, rng)
        if drawn:
            draw_cards_out(position, COLOUR_PURPLE, rng)
            draw_cards_out(position, COLOUR_BLACK, rng)
        for group in range(position.secrets.groups):
            fill_group(position, group, rng)
        write_back(position, age)
    if position.state.with_leaders:
        redeal_leaders(position, seat, rng)


def forget_choices(position: WondersPosition, seat: cython.int) -> None:
    """Clear the choices of the other seats: no seat knows what others have chosen, or whether they have."""
    other: cython.int
    for other in range(position.state.seats):
        if other != seat:
            position.state.chosen[other] = 0
            position.state.chosen_stage[other] = 0
            position.state.chosen_way[other] = 0
            position.state.decided &= ~(1 << other)


# --- who saw which hand ----------------------------------------------------------------------------------


def hand_of(position: WondersPosition, age: cython.int, turn: cython.int, seat: cython.int) -> cython.int:
    """The hand a seat holds in a turn, named by the seat that began with it."""
    n: cython.int = position.state.seats
    # the last card of an age is not passed on
    passed: cython.int = turn if turn < position.state.hand_size - 1 else position.state.hand_size - 2
    return (seat + passed) % n if age == AGE_PASSING_RIGHT else (seat + TURNS_IN_AGE * n - passed) % n


def last_view(
    position: WondersPosition, age: cython.int, hand: cython.int, before: cython.int, seat: cython.int
) -> cython.int:
    """The last turn before a given one in which the seat held a hand; -1 if it never did."""
    turn: cython.int = before - 1
    if seat < 0:
        return -1
    if turn > position.state.hand_size - 2:
        turn = position.state.hand_size - 2
    while turn >= 0:
        if hand_of(position, age, turn, seat) == hand:
            return turn
        turn -= 1
    return -1


# --- gathering the places --------------------------------------------------------------------------------


def group_of(position: WondersPosition, key: cython.int) -> cython.int:
    """The group with a key; a new one if there is none."""
    group: cython.int
    card: cython.int
    for group in range(position.secrets.groups):
        if position.secrets.key[group] == key:
            return group
    group = position.secrets.groups
    position.secrets.groups = group + 1
    position.secrets.key[group] = key
    for card in range(NUM_CARDS):
        position.secrets.copies[group][card] = 0
    return group


def add_place(position: WondersPosition, place: cython.int, key: cython.int, card: cython.int) -> None:
    """A place whose card is not known: it goes into its group, and so does its card."""
    n: cython.int = position.secrets.places
    group: cython.int = group_of(position, key)
    position.secrets.place[n] = place
    position.secrets.group[n] = group
    position.secrets.window[n] = NO_WINDOW
    position.secrets.drawn[n] = 0
    position.secrets.copies[group][card] += 1
    position.secrets.places = n + 1


def gather_future_hands(position: WondersPosition, age: cython.int) -> None:
    """All hands of an age not begun."""
    i: cython.int
    for i in range(position.state.seats * position.state.hand_size):
        add_place(position, i, 0, position.state.future_hands[age][i] - 1)


def gather_places(position: WondersPosition, age: cython.int, seat: cython.int) -> None:
    """All cards that left a hand of this age face down by others, and the others' hands."""
    turn: cython.int
    other: cython.int
    i: cython.int
    hand: cython.int
    view: cython.int
    use: cython.int
    for turn in range(position.state.hand_size):
        for other in range(position.state.seats):
            use = position.state.played_use[age][turn][other]
            if other == seat or use == 0 or use == USE_OPEN or turned_up(position, age, turn, other):
                continue
            hand = hand_of(position, age, turn, other)
            view = last_view(position, age, hand, turn, seat)
            add_place(position, PLACES_IN_ROW * turn + other, 0 if view < 0 else 1 + TURNS_IN_AGE * hand + view,
                      position.state.played_card[age][turn][other] - 1)  # fmt: skip
    if age < position.state.age:
        return
    for other in range(position.state.seats):
        if other == seat:
            continue
        hand = hand_of(position, age, position.state.turn, other)
        view = last_view(position, age, hand, position.state.turn + 1, seat)
        for i in range(MAX_HAND):
            if position.state.hand[other][i] == 0:
                break
            add_place(
                position,
                PLACE_IN_HAND + PLACES_IN_ROW * other + i,
                0 if view < 0 else 1 + TURNS_IN_AGE * hand + view,
                position.state.hand[other][i] - 1,
            )


def turned_up(position: WondersPosition, age: cython.int, turn: cython.int, seat: cython.int) -> cython.bint:
    """Whether the card is under a stage that shows it at the end (11.8)."""
    place: cython.int
    if position.state.phase != PHASE_OVER or position.state.played_use[age][turn][seat] != USE_UNDER:
        return False
    for place in range(MAX_STAGES):
        if position.state.under_stage[seat][place] == TURNS_IN_AGE * age + turn + 1:
            return position.tables.shows_marker[position.state.stage_source[seat][place] - 1] != 0
    return False


# --- cards out of the game -------------------------------------------------------------------------------


def may_be_in(position: WondersPosition, card: cython.int, age: cython.int) -> cython.bint:
    """Whether a guild or black card could have been drawn for this age."""
    if position.tables.colour[card] == COLOUR_BLACK:
        return position.state.with_cities != 0 and position.tables.age[card] == age
    if position.tables.colour[card] != COLOUR_PURPLE or age != NUM_AGES - 1:
        return False
    if position.tables.expansion[card] == EXPANSION_LEADERS:
        return position.state.with_leaders != 0
    return position.tables.expansion[card] == EXPANSION_NONE or position.state.with_cities != 0


def add_cards_out(position: WondersPosition, age: cython.int) -> None:
    """Find the guilds and black cards out of the game: they could be in any place that the seat never saw."""
    card: cython.int
    turn: cython.int
    seat: cython.int
    i: cython.int
    for card in range(NUM_CARDS):
        position.secrets.out[card] = may_be_in(position, card, age)
    for card in range(NUM_CARDS):
        for i in range(position.secrets.groups):
            if position.secrets.copies[i][card]:
                position.secrets.out[card] = 0
    if position.state.future_hands[age][0]:
        return
    for turn in range(position.state.hand_size):
        for seat in range(position.state.seats):
            if position.state.played_card[age][turn][seat]:
                position.secrets.out[position.state.played_card[age][turn][seat] - 1] = 0
    if age == position.state.age:
        for seat in range(position.state.seats):
            for i in range(MAX_HAND):
                if position.state.hand[seat][i]:
                    position.secrets.out[position.state.hand[seat][i] - 1] = 0


def draw_cards_out(position: WondersPosition, colour: cython.int, rng: Rng) -> None:
    """Draw which guilds or black cards of the unknown group are in the game, the same number as before."""
    card: cython.int
    inside: cython.int = 0
    outside: cython.int = 0
    for card in range(NUM_CARDS):
        if position.tables.colour[card] == colour:
            inside += position.secrets.copies[0][card]
            outside += position.secrets.out[card]
    if inside == 0 or outside == 0:
        return
    # one after another: each is in with a probability of the places left
    for card in range(NUM_CARDS):
        if position.tables.colour[card] == colour and (position.secrets.copies[0][card] or position.secrets.out[card]):
            if cython.cast(cython.int, rng.under(inside + outside)) < inside:
                position.secrets.copies[0][card] = 1
                inside -= 1
            else:
                position.secrets.copies[0][card] = 0
                outside -= 1


# --- dealing anew ----------------------------------------------------------------------------------------


def fill_group(position: WondersPosition, group: cython.int, rng: Rng) -> None:
    """Deal the cards of a group that are left to its places that are left."""
    card: cython.int
    i: cython.int
    j: cython.int
    n: cython.int = 0
    copy: cython.int
    if cython.compiled:
        cards: cython.short[128]
    else:
        cards = ctypes_mirror.buffer("short", 128)
    for card in range(NUM_CARDS):
        for copy in range(position.secrets.copies[group][card]):
            cards[n] = card + 1
            n += 1
    for i in range(position.secrets.places):
        if position.secrets.group[i] == group and position.secrets.drawn[i] == 0:
            j = rng.under(n)
            n -= 1
            position.secrets.drawn[i] = cards[j]
            cards[j] = cards[n]


def write_back(position: WondersPosition, age: cython.int) -> None:
    """Put the drawn cards into their places."""
    i: cython.int
    seat: cython.int
    place: cython.int
    if position.state.future_hands[age][0]:
        for i in range(position.secrets.places):
            position.state.future_hands[age][i] = position.secrets.drawn[i]
        for seat in range(position.state.seats):
            sort_future_hand(position, age, seat)
        return
    for i in range(position.secrets.places):
        place = position.secrets.place[i]
        if place < PLACE_IN_HAND:
            position.state.played_card[age][place // PLACES_IN_ROW][place % PLACES_IN_ROW] = position.secrets.drawn[i]
        else:
            position.state.hand[(place - PLACE_IN_HAND) // PLACES_IN_ROW][place % PLACES_IN_ROW] = (
                position.secrets.drawn[i]
            )
    for seat in range(position.state.seats):
        sort_hand(position, seat)


def sort_hand(position: WondersPosition, seat: cython.int) -> None:
    """Put a hand into rising order."""
    i: cython.int
    j: cython.int
    card: cython.int
    for i in range(1, MAX_HAND):
        card = position.state.hand[seat][i]
        if card == 0:
            return
        j = i
        while j > 0 and position.state.hand[seat][j - 1] > card:
            position.state.hand[seat][j] = position.state.hand[seat][j - 1]
            j -= 1
        position.state.hand[seat][j] = card


def sort_future_hand(position: WondersPosition, age: cython.int, seat: cython.int) -> None:
    """Put a hand of an age to come into rising order."""
    first: cython.int = seat * position.state.hand_size
    i: cython.int
    j: cython.int
    card: cython.int
    for i in range(first + 1, first + position.state.hand_size):
        card = position.state.future_hands[age][i]
        j = i
        while j > first and position.state.future_hands[age][j - 1] > card:
            position.state.future_hands[age][j] = position.state.future_hands[age][j - 1]
            j -= 1
        position.state.future_hands[age][j] = card
