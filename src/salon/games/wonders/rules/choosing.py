"""Recording a secret choice: a card and its use, then stage and way to pay where there are several (rule 3.1)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_AT,
        ACTION_KEEP,
        ACTION_SELL,
        ACTION_STAGE,
        ACTION_WAY,
        EVENT_CHOSE,
        FIRST_LEADER,
        REASON_WAY,
        REASON_WRONG_MOMENT,
    )
    from salon.games.wonders.rules.payment import card_ways, paid_ways
    from salon.games.wonders.rules.stages import payable_stages, stage_source
    from salon.games.wonders.rules.state import fill_set, is_card_phase
    from salon.kernel import ctypes_mirror
    from salon.kernel.bits import lowest, popcount


def fill_rest_of_choice(position: WondersPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """The rest of a choice: which stage, or how to pay."""
    i: cython.int
    n: cython.int
    if position.state.chosen[seat] > ACTION_STAGE:
        if position.state.chosen_stage[seat] == 0:
            return fill_set(payable_stages(position, seat), ACTION_AT, actions, 0)
        n = paid_ways(position, seat, stage_source(position, seat, position.state.chosen_stage[seat] - 1), actions)
    else:
        n = card_ways(position, seat, position.state.chosen[seat] - 1, actions)
    for i in range(n):
        actions[i] += ACTION_WAY
    return n


def refuse_way(position: WondersPosition, seat: cython.int, way: cython.int) -> cython.int:
    """0, or why the seat cannot choose this way to pay."""
    i: cython.int
    n: cython.int
    if cython.compiled:
        codes: cython.short[128]
    else:
        codes = ctypes_mirror.buffer("short", 128)
    if not is_card_phase(position) or position.state.chosen[seat] == 0:
        return REASON_WRONG_MOMENT
    if position.state.chosen[seat] > ACTION_STAGE:
        if position.state.chosen_stage[seat] == 0:
            return REASON_WRONG_MOMENT
        n = paid_ways(position, seat, stage_source(position, seat, position.state.chosen_stage[seat] - 1), codes)
    else:
        n = card_ways(position, seat, position.state.chosen[seat] - 1, codes)
    for i in range(n):
        if codes[i] == way:
            return 0
    return REASON_WAY


def record_choice(position: WondersPosition, seat: cython.int, action: cython.int) -> None:
    """Record a choice, or a part of it, and what follows from it without another choice."""
    stages: cython.int
    position.note(EVENT_CHOSE, seat, action, 0, 0)
    if not is_card_phase(position):
        position.state.chosen[seat] = action + 1
        finish_choice(position, seat)
    elif action < ACTION_KEEP:
        position.state.chosen[seat] = action + 1
        if action >= ACTION_SELL or (action < ACTION_STAGE and action >= FIRST_LEADER):
            finish_choice(position, seat)
            return
        if action >= ACTION_STAGE:
            stages = payable_stages(position, seat)
            if popcount(stages) > 1:
                return
            position.state.chosen_stage[seat] = lowest(stages) + 1
        choose_only_way(position, seat)
    elif action >= ACTION_AT:
        position.state.chosen_stage[seat] = action - ACTION_AT + 1
        choose_only_way(position, seat)
    else:
        position.state.chosen_way[seat] = action - ACTION_WAY + 1
        finish_choice(position, seat)


def choose_only_way(position: WondersPosition, seat: cython.int) -> None:
    """If there is only one way to pay, it is chosen."""
    n: cython.int
    if cython.compiled:
        codes: cython.short[128]
    else:
        codes = ctypes_mirror.buffer("short", 128)
    if position.state.chosen_stage[seat]:
        n = paid_ways(position, seat, stage_source(position, seat, position.state.chosen_stage[seat] - 1), codes)
    else:
        n = card_ways(position, seat, position.state.chosen[seat] - 1, codes)
    if n == 1:
        position.state.chosen_way[seat] = codes[0] + 1
        finish_choice(position, seat)


def finish_choice(position: WondersPosition, seat: cython.int) -> None:
    """The seat has chosen."""
    position.state.decided |= 1 << seat
