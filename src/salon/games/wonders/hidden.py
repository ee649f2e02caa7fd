"""What a seat of 7 Wonders cannot know, drawn anew: hands, cards that left face down, and the ages to come.

A seat knows a hand when it holds it. After that it knows the hand but for the cards that left it face down,
and when it sees the hand again, which those were, but not who took which (14.3). So the places whose card it
does not know fall into groups: between two views of a hand, since the last view of it, and one group of all
that it never saw, which shares its cards with what is out of the game. Within a group every arrangement is
equally likely, unless the discard pile was seen: then `pile.py` first puts the cards that lay in it.
"""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table
from salon.kernel.rng import Rng

if not cython.compiled:
    from salon.games.wonders import moment, use
    from salon.games.wonders.hidden_leaders import redeal_leaders
    from salon.games.wonders.pile import bind, settle_pile
    from salon.kernel import plain

FIRST_LEADER = notation.FIRST_LEADER
PURPLE, BLACK = 6, 7
NO_WINDOW = 15


def redeal(b: Table, seat: cython.int, rng: Rng) -> None:
    """Become a world the seat (-1: a spectator) cannot tell from this one, each arrangement equally likely."""
    age: cython.int
    group: cython.int
    drawn: cython.bint
    b.make_room()
    put_choices_back(b, seat)
    for age in range(3):
        b.secrets.places = 0
        b.secrets.groups = 1
        b.secrets.key[0] = 0
        for group in range(112):
            b.secrets.copies[0][group] = 0
        if b.state.coming[age][0]:
            gather_coming(b, age)
        elif age <= b.state.age:
            gather(b, age, seat)
        if b.secrets.places == 0:
            continue
        drawn = age == 2 or b.state.with_cities != 0
        if drawn:
            add_cards_out(b, age)
        if b.state.coming[age][0] == 0 and bind(b, age, seat):
            settle_pile(b, rng)
        if drawn:
            draw_out(b, PURPLE, rng)
            draw_out(b, BLACK, rng)
        for group in range(b.secrets.groups):
            fill_group(b, group, rng)
        write_back(b, age)
    if b.state.with_leaders:
        redeal_leaders(b, seat, rng)


def put_choices_back(b: Table, seat: cython.int) -> None:
    """Nobody knows what others have chosen, nor whether they have."""
    other: cython.int
    for other in range(b.state.seats):
        if other != seat:
            b.state.chosen[other] = 0
            b.state.at[other] = 0
            b.state.way[other] = 0
            b.state.done &= ~(1 << other)


# --- who saw which hand ---------------------------------------------------------------------------------


def hand_of(b: Table, age: cython.int, turn: cython.int, seat: cython.int) -> cython.int:
    """The hand a seat holds in a turn, named by the seat that began with it."""
    n: cython.int = b.state.seats
    # the last card of an age is not passed on
    passed: cython.int = turn if turn < b.state.hand_size - 1 else b.state.hand_size - 2
    return (seat + passed) % n if age == 1 else (seat + 8 * n - passed) % n


def last_view(b: Table, age: cython.int, hand: cython.int, before: cython.int, seat: cython.int) -> cython.int:
    """The last turn before a given one in which the seat held a hand; -1 if it never did."""
    turn: cython.int = before - 1
    if seat < 0:
        return -1
    if turn > b.state.hand_size - 2:
        turn = b.state.hand_size - 2
    while turn >= 0:
        if hand_of(b, age, turn, seat) == hand:
            return turn
        turn -= 1
    return -1


# --- gathering the places -------------------------------------------------------------------------------


def group_of(b: Table, key: cython.int) -> cython.int:
    """The group with a key; a new one if there is none."""
    group: cython.int
    card: cython.int
    for group in range(b.secrets.groups):
        if b.secrets.key[group] == key:
            return group
    group = b.secrets.groups
    b.secrets.groups = group + 1
    b.secrets.key[group] = key
    for card in range(112):
        b.secrets.copies[group][card] = 0
    return group


def add_place(b: Table, place: cython.int, key: cython.int, card: cython.int) -> None:
    """A place whose card is not known: it goes into its group, and so does the card that lies there."""
    n: cython.int = b.secrets.places
    group: cython.int = group_of(b, key)
    b.secrets.place[n] = place
    b.secrets.group[n] = group
    b.secrets.window[n] = NO_WINDOW
    b.secrets.drawn[n] = 0
    b.secrets.copies[group][card] += 1
    b.secrets.places = n + 1


def gather_coming(b: Table, age: cython.int) -> None:
    """All hands of an age not begun."""
    i: cython.int
    for i in range(b.state.seats * b.state.hand_size):
        add_place(b, i, 0, b.state.coming[age][i] - 1)


def gather(b: Table, age: cython.int, seat: cython.int) -> None:
    """All cards that left a hand of this age face down by others, and the others' hands."""
    turn: cython.int
    other: cython.int
    i: cython.int
    hand: cython.int
    view: cython.int
    how: cython.int
    for turn in range(b.state.hand_size):
        for other in range(b.state.seats):
            how = b.state.left_use[age][turn][other]
            if other == seat or how == 0 or how == use.OPEN or turned_up(b, age, turn, other):
                continue
            hand = hand_of(b, age, turn, other)
            view = last_view(b, age, hand, turn, seat)
            add_place(b, 8 * turn + other, 0 if view < 0 else 1 + 8 * hand + view,
                      b.state.left_card[age][turn][other] - 1)  # fmt: skip
    if age < b.state.age:
        return
    for other in range(b.state.seats):
        if other == seat:
            continue
        hand = hand_of(b, age, b.state.turn, other)
        view = last_view(b, age, hand, b.state.turn + 1, seat)
        for i in range(8):
            if b.state.hand[other][i] == 0:
                break
            add_place(b, 64 + 8 * other + i, 0 if view < 0 else 1 + 8 * hand + view, b.state.hand[other][i] - 1)


def turned_up(b: Table, age: cython.int, turn: cython.int, seat: cython.int) -> cython.bint:
    """Whether the card lies under a stage that shows it at the end (11.8)."""
    place: cython.int
    if b.state.moment != moment.OVER or b.state.left_use[age][turn][seat] != use.UNDER:
        return False
    for place in range(4):
        if b.state.under[seat][place] == 8 * age + turn + 1:
            return b.parts.shows_marker[b.state.stage_source[seat][place] - 1]
    return False


# --- cards out of the game ------------------------------------------------------------------------------


def may_be_in(b: Table, card: cython.int, age: cython.int) -> cython.bint:
    """Whether a guild or black card could have been drawn for this age."""
    if b.parts.colour[card] == BLACK:
        return b.state.with_cities and b.parts.age[card] == age
    if b.parts.colour[card] != PURPLE or age != 2:
        return False
    if b.parts.set_of[card] == 1:
        return b.state.with_leaders
    return b.parts.set_of[card] == 0 or b.state.with_cities


def add_cards_out(b: Table, age: cython.int) -> None:
    """Guilds and black cards out of the game could lie wherever the seat has never looked."""
    card: cython.int
    turn: cython.int
    seat: cython.int
    i: cython.int
    for card in range(FIRST_LEADER):
        b.secrets.out[card] = may_be_in(b, card, age)
    for card in range(FIRST_LEADER):
        for i in range(b.secrets.groups):
            if b.secrets.copies[i][card]:
                b.secrets.out[card] = 0
    if b.state.coming[age][0]:
        return
    for turn in range(b.state.hand_size):
        for seat in range(b.state.seats):
            if b.state.left_card[age][turn][seat]:
                b.secrets.out[b.state.left_card[age][turn][seat] - 1] = 0
    if age == b.state.age:
        for seat in range(b.state.seats):
            for i in range(8):
                if b.state.hand[seat][i]:
                    b.secrets.out[b.state.hand[seat][i] - 1] = 0


def draw_out(b: Table, colour: cython.int, rng: Rng) -> None:
    """Draw which guilds or black cards of the unknown group are in the game, the same number as before."""
    card: cython.int
    inside: cython.int = 0
    outside: cython.int = 0
    for card in range(FIRST_LEADER):
        if b.parts.colour[card] == colour:
            inside += b.secrets.copies[0][card]
            outside += b.secrets.out[card]
    if inside == 0 or outside == 0:
        return
    # one after another: in with the share of places left
    for card in range(FIRST_LEADER):
        if b.parts.colour[card] == colour and (b.secrets.copies[0][card] or b.secrets.out[card]):
            if cython.cast(cython.int, rng.under(inside + outside)) < inside:
                b.secrets.copies[0][card] = 1
                inside -= 1
            else:
                b.secrets.copies[0][card] = 0
                outside -= 1


# --- dealing anew ---------------------------------------------------------------------------------------


def fill_group(b: Table, group: cython.int, rng: Rng) -> None:
    """Deal the cards of a group that are left to its places that are left."""
    card: cython.int
    i: cython.int
    j: cython.int
    n: cython.int = 0
    copy: cython.int
    if cython.compiled:
        cards: cython.short[128]
    else:
        cards = plain.buffer("short", 128)
    for card in range(FIRST_LEADER):
        for copy in range(b.secrets.copies[group][card]):
            cards[n] = card + 1
            n += 1
    for i in range(b.secrets.places):
        if b.secrets.group[i] == group and b.secrets.drawn[i] == 0:
            j = rng.under(n)
            n -= 1
            b.secrets.drawn[i] = cards[j]
            cards[j] = cards[n]


def write_back(b: Table, age: cython.int) -> None:
    """Lay the drawn cards in their places."""
    i: cython.int
    seat: cython.int
    place: cython.int
    if b.state.coming[age][0]:
        for i in range(b.secrets.places):
            b.state.coming[age][i] = b.secrets.drawn[i]
        for seat in range(b.state.seats):
            sort_coming(b, age, seat)
        return
    for i in range(b.secrets.places):
        place = b.secrets.place[i]
        if place < 64:
            b.state.left_card[age][place // 8][place % 8] = b.secrets.drawn[i]
        else:
            b.state.hand[(place - 64) // 8][place % 8] = b.secrets.drawn[i]
    for seat in range(b.state.seats):
        sort_hand(b, seat)


def sort_hand(b: Table, seat: cython.int) -> None:
    """Put a hand into rising order."""
    i: cython.int
    j: cython.int
    card: cython.int
    for i in range(1, 8):
        card = b.state.hand[seat][i]
        if card == 0:
            return
        j = i
        while j > 0 and b.state.hand[seat][j - 1] > card:
            b.state.hand[seat][j] = b.state.hand[seat][j - 1]
            j -= 1
        b.state.hand[seat][j] = card


def sort_coming(b: Table, age: cython.int, seat: cython.int) -> None:
    """Put a hand of an age to come into rising order."""
    first: cython.int = seat * b.state.hand_size
    i: cython.int
    j: cython.int
    card: cython.int
    for i in range(first + 1, first + b.state.hand_size):
        card = b.state.coming[age][i]
        j = i
        while j > first and b.state.coming[age][j - 1] > card:
            b.state.coming[age][j] = b.state.coming[age][j - 1]
            j -= 1
        b.state.coming[age][j] = card
