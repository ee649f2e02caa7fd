"""Stages of a wonder: which can be built next, what a copying stage copies, and what is under one (section 6)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_STAGE,
        EFFECT_COPY_STAGE,
        FIRST_LEADER,
        FIRST_STAGE,
        LEADER_FACE_DOWN,
        MAX_STAGES,
        REASON_NO_SUCH_STAGE,
        REASON_STAGE_BUILT,
        REASON_WONDER_DONE,
        REASON_WRONG_MOMENT,
        SIDE_LEFT,
        TURNS_IN_AGE,
    )
    from salon.games.wonders.rules.payment import payable, refuse_cost
    from salon.games.wonders.rules.state import is_card_phase
    from salon.kernel.bits import lowest


def stage_options(position: WondersPosition, seat: cython.int) -> cython.int:
    """The stages that could be built next, as a set of what `at:` names; 0 when the wonder is done.

    On a board with free order these are all that are not built; next to such a board, a copying stage
    may be any of its stages; else there is one, numbered by its place.
    """
    board: cython.int = position.state.board[seat]
    stages: cython.int = position.tables.stage_count[board]
    nth: cython.int = position.count_stages(seat)
    source: cython.int
    other: cython.int
    if nth == stages:
        return 0
    if position.tables.any_order[board]:
        return ((1 << stages) - 1) & ~position.state.stages_built[seat]
    source = FIRST_STAGE + MAX_STAGES * board + nth
    if position.tables.effect_kind[source][0] == EFFECT_COPY_STAGE:
        other = position.left(seat) if position.tables.effect_what[source][0] == SIDE_LEFT else position.right(seat)
        if position.tables.any_order[position.state.board[other]]:
            return (1 << position.tables.stage_count[position.state.board[other]]) - 1
    return 1 << nth


def stage_source(position: WondersPosition, seat: cython.int, at: cython.int) -> cython.int:
    """The source of costs and effects of a stage among the options."""
    return copied_source(position, seat, stage_index(position, seat, at), at)


def copied_source(position: WondersPosition, seat: cython.int, stage: cython.int, at: cython.int) -> cython.int:
    """The source that a stage of the seat's board means: itself, or the neighbour's stage that it copies (11.10).

    Next to a board with free order the stage that `at` names is copied; without a name (-1) it means itself.
    """
    source: cython.int = FIRST_STAGE + MAX_STAGES * position.state.board[seat] + stage
    other: cython.int
    board: cython.int
    if position.tables.effect_kind[source][0] != EFFECT_COPY_STAGE:
        return source
    other = position.left(seat) if position.tables.effect_what[source][0] == SIDE_LEFT else position.right(seat)
    board = position.state.board[other]
    if position.tables.any_order[board]:
        return FIRST_STAGE + MAX_STAGES * board + at if at >= 0 else source
    if position.tables.effect_amount[source][0]:
        return FIRST_STAGE + MAX_STAGES * board + position.tables.effect_amount[source][0] - 1
    return FIRST_STAGE + MAX_STAGES * board + position.tables.stage_count[board] - 1


def stage_index(position: WondersPosition, seat: cython.int, at: cython.int) -> cython.int:
    """The index on the seat's own board of a stage among the options."""
    return at if position.tables.any_order[position.state.board[seat]] else position.count_stages(seat)


def card_under_stage(position: WondersPosition, seat: cython.int, place: cython.int) -> cython.int:
    """The card or leader under a stage; -1 if the stage is not built."""
    when: cython.int = position.state.under_stage[seat][place] - 1
    if when < 0:
        return -1
    if when >= LEADER_FACE_DOWN:
        return FIRST_LEADER + position.state.leader_face_down[(when - LEADER_FACE_DOWN) // TURNS_IN_AGE][seat] - 1
    return position.state.played_card[when // TURNS_IN_AGE][when % TURNS_IN_AGE][seat] - 1


def payable_stages(position: WondersPosition, seat: cython.int) -> cython.int:
    """The stages among the options that the seat can pay, as a set."""
    options: cython.int = stage_options(position, seat)
    found: cython.int = 0
    at: cython.int
    while options:
        at = lowest(options)
        options &= options - 1
        if payable(position, seat, stage_source(position, seat, at)):
            found |= 1 << at
    return found


def refuse_stage(position: WondersPosition, seat: cython.int) -> cython.int:
    """Why no stage can be built; of several reasons, the first."""
    options: cython.int = stage_options(position, seat)
    reason: cython.int
    first: cython.int = 0
    if options == 0:
        return REASON_WONDER_DONE
    while options:
        reason = refuse_cost(position, seat, stage_source(position, seat, lowest(options)))
        if reason == 0:
            return 0
        if first == 0:
            first = reason
        options &= options - 1
    return first


def refuse_stage_choice(position: WondersPosition, seat: cython.int, at: cython.int) -> cython.int:
    """Why a stage may not be named."""
    if not is_card_phase(position) or position.state.chosen[seat] <= ACTION_STAGE or position.state.chosen_stage[seat]:
        return REASON_WRONG_MOMENT
    if not (stage_options(position, seat) >> at) & 1:
        if position.tables.any_order[position.state.board[seat]] and (position.state.stages_built[seat] >> at) & 1:
            return REASON_STAGE_BUILT
        return REASON_NO_SUCH_STAGE
    return refuse_cost(position, seat, stage_source(position, seat, at))
