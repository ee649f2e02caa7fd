"""Choices that a build brings: a leader to lay on the board, to recruit or to copy (11.16, 12.13, 12.18, 12.19)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_COPY,
        ACTION_LAY,
        ACTION_NONE,
        ACTION_STAGE,
        ACTION_WAY,
        CHANGE_COST,
        CHOICE_COPY,
        CHOICE_LAY,
        CHOICE_RECRUIT,
        EVENT_COPIED,
        EVENT_LAID,
        FIRST_LEADER,
        REASON_ALREADY_LAID,
        REASON_LEADER_COINS,
        REASON_MUST_COPY,
        REASON_NO_LEADER_THERE,
        REASON_NOT_IN_HAND,
        REASON_NOT_RECRUITED,
        REASON_WRONG_MOMENT,
    )
    from salon.games.wonders.rules.immediate_effects import apply_effects
    from salon.games.wonders.rules.leaders import leader_cost, put_leader_in_play
    from salon.games.wonders.rules.permanent_effects import recompute_effects, start_effects
    from salon.games.wonders.rules.state import fill_set
    from salon.kernel.bits import bit, lowest


def copyable_leaders(position: WondersPosition, seat: cython.int) -> cython.ulonglong:
    """The leaders in play in the neighbouring cities whose effect can be copied."""
    left: cython.int = position.left(seat)
    right: cython.int = position.right(seat)
    found: cython.ulonglong = position.state.leaders[left] & ~position.state.laid[left]
    return found | (position.state.leaders[right] & ~position.state.laid[right])


def seats_with_choice(position: WondersPosition) -> cython.int:
    """The seats for which a build has brought a choice that can be made; the other choices lapse."""
    seat: cython.int
    kind: cython.int
    found: cython.int = 0
    for seat in range(position.state.seats):
        kind = position.state.pending_choice[seat]
        if kind == CHOICE_LAY and position.state.leaders[seat] & ~position.state.laid[seat]:
            found |= 1 << seat
        elif kind == CHOICE_RECRUIT and position.state.leaders_in_hand[seat]:
            found |= 1 << seat
        elif kind == CHOICE_COPY and copyable_leaders(position, seat):
            found |= 1 << seat
        else:
            position.state.pending_choice[seat] = 0
    return found


def fill_choice(position: WondersPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """A leader to lay, to recruit or to copy; only a copy must be made."""
    kind: cython.int = position.state.pending_choice[seat]
    leaders: cython.ulonglong
    leader: cython.int
    n: cython.int = 0
    if kind == CHOICE_COPY:
        return fill_set(copyable_leaders(position, seat), ACTION_COPY, actions, 0)
    if kind == CHOICE_LAY:
        n = fill_set(position.state.leaders[seat] & ~position.state.laid[seat], ACTION_LAY, actions, 0)
    else:
        leaders = position.state.leaders_in_hand[seat]
        while leaders:
            leader = lowest(leaders)
            leaders &= leaders - 1
            if leader_cost(position, seat, leader) <= position.state.coins[seat]:
                actions[n] = FIRST_LEADER + leader
                n += 1
    actions[n] = ACTION_NONE
    return n + 1


def refuse_choice(position: WondersPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Why a leader may not be laid, recruited or copied."""
    kind: cython.int = position.state.pending_choice[seat]
    leader: cython.int
    if kind == CHOICE_COPY:
        if action == ACTION_NONE:
            return REASON_MUST_COPY
        if action < ACTION_COPY or action >= ACTION_WAY:
            return REASON_WRONG_MOMENT
        return 0 if copyable_leaders(position, seat) & bit(action - ACTION_COPY) else REASON_NO_LEADER_THERE
    if action == ACTION_NONE:
        return 0
    if kind == CHOICE_LAY:
        leader = action - ACTION_LAY
        if action < ACTION_LAY or action >= ACTION_COPY:
            return REASON_WRONG_MOMENT
        if not position.state.leaders[seat] & bit(leader):
            return REASON_NOT_RECRUITED
        return REASON_ALREADY_LAID if position.state.laid[seat] & bit(leader) else 0
    leader = action - FIRST_LEADER
    if leader < 0 or action >= ACTION_STAGE:
        return REASON_WRONG_MOMENT
    if not position.state.leaders_in_hand[seat] & bit(leader):
        return REASON_NOT_IN_HAND
    return REASON_LEADER_COINS if leader_cost(position, seat, leader) > position.state.coins[seat] else 0


def resolve_choices(position: WondersPosition) -> None:
    """Carry out the choices that builds have brought: copies first, of leaders that were in play before."""
    seat: cython.int
    leader: cython.int
    action: cython.int
    kind: cython.int
    step: cython.int
    for step in range(2):
        for seat in range(position.state.seats):
            if not (position.state.deciding >> seat) & 1 or (position.state.pending_choice[seat] == CHOICE_COPY) != (
                step == 0
            ):
                continue
            action = position.state.chosen[seat] - 1
            if action == ACTION_NONE:
                continue
            if position.state.pending_choice[seat] == CHOICE_COPY:
                leader = action - ACTION_COPY
                position.state.copied_leader[seat] = leader + 1
                position.note(EVENT_COPIED, seat, leader, 0, 0)
                start_effects(position, seat, FIRST_LEADER + leader)
            elif position.state.pending_choice[seat] == CHOICE_LAY:
                position.state.laid[seat] |= bit(action - ACTION_LAY)
                position.note(EVENT_LAID, seat, action - ACTION_LAY, 0, 0)
                recompute_effects(position, seat)
            else:
                leader = action - FIRST_LEADER
                position.move_coins(seat, -leader_cost(position, seat, leader), CHANGE_COST, action + 1)
                put_leader_in_play(position, seat, leader)
    for seat in range(position.state.seats):
        if (position.state.deciding >> seat) & 1:
            kind = position.state.pending_choice[seat]
            action = position.state.chosen[seat] - 1
            position.state.pending_choice[seat] = 0
            if action == ACTION_NONE:
                continue
            if kind == CHOICE_COPY:
                apply_effects(position, seat, FIRST_LEADER + action - ACTION_COPY, True)
            elif kind == CHOICE_RECRUIT:
                apply_effects(position, seat, action, False)
