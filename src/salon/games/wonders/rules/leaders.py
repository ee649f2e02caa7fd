"""Leaders: what they cost, recruiting them, drawing more (rules 12.2-12.5, 12.14, 12.17, 12.19)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_SELL,
        ACTION_STAGE,
        AGE_OF_PICK,
        COLOUR_WHITE,
        COURSE_RECRUITING,
        EVENT_DREW,
        EVENT_RECRUITED,
        FIRST_LEADER,
        MAX_LEADERS_DRAWN,
        NUM_LEADERS,
    )
    from salon.games.wonders.rules.permanent_effects import start_effects
    from salon.games.wonders.rules.stages import payable_stages
    from salon.games.wonders.rules.state import fill_set
    from salon.kernel.bits import bit, lowest


def leader_cost(position: WondersPosition, seat: cython.int, leader: cython.int) -> cython.int:
    """What a leader costs this seat, with all that makes leaders cheaper (12.5)."""
    less: cython.int = position.state.leaders_less[seat]
    less += position.state.leaders_next_door[position.left(seat)]
    less += position.state.leaders_next_door[position.right(seat)]
    cost: cython.int = position.tables.cost_coins[FIRST_LEADER + leader]
    return cost - less if cost > less else 0


def fill_recruiting(position: WondersPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """Every leader of the hand: recruited, put under a stage, sold."""
    leaders: cython.ulonglong = position.state.leaders_in_hand[seat]
    leader: cython.int
    n: cython.int = 0
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        if leader_cost(position, seat, leader) <= position.state.coins[seat]:
            actions[n] = FIRST_LEADER + leader
            n += 1
    if payable_stages(position, seat):
        n = fill_set(position.state.leaders_in_hand[seat], ACTION_STAGE + FIRST_LEADER, actions, n)
    return fill_set(position.state.leaders_in_hand[seat], ACTION_SELL + FIRST_LEADER, actions, n)


def put_leader_in_play(position: WondersPosition, seat: cython.int, leader: cython.int) -> None:
    """Put a leader into play, with its permanent effects."""
    position.state.leaders_in_hand[seat] &= ~bit(leader)
    position.state.leaders[seat] |= bit(leader)
    position.state.cards_of_colour[seat][COLOUR_WHITE] += 1
    start_effects(position, seat, FIRST_LEADER + leader)
    position.note(EVENT_RECRUITED, seat, leader, 0, 0)


def draw_leaders(position: WondersPosition, seat: cython.int, count: cython.int) -> None:
    """Take unused leaders into the hand, as many as are left (12.14)."""
    i: cython.int
    n: cython.int = 0
    draw: cython.int = 1 if position.state.drew_leaders[0] else 0
    for i in range(NUM_LEADERS):
        if position.state.unused_leaders[i] and n < count and n < MAX_LEADERS_DRAWN:
            position.state.leaders_in_hand[seat] |= bit(position.state.unused_leaders[i] - 1)
            position.state.leaders_drawn[draw][n] = position.state.unused_leaders[i]
            position.state.unused_leaders[i] = 0
            n += 1
    position.state.drew_leaders[draw] = seat + 1
    position.state.leaders_before_draw[draw] = position.state.leaders[seat]
    position.state.drew_when[draw] = AGE_OF_PICK * position.state.age + (
        0 if position.state.course == COURSE_RECRUITING else position.state.turn + 1
    )
    position.note(EVENT_DREW, seat, n, 0, 0)
