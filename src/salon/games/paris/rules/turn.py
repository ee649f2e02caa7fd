"""The turn: which part of the rules answers which decision (rules 3.1-3.6, 15.1).

Each part has `fill_…` (what is legal), `refuse_…` (why an action is not) and `apply_…` (what it does). An action type
is tied to its part by one entry in `REFUSE` and one in `APPLY`, at the end of this file.
"""

from __future__ import annotations

import cython

from salon.games.paris.rules.state import ParisPosition

if not cython.compiled:
    from collections.abc import Callable

    from salon.games.paris.rules.benefits import (
        after_marker,
        apply_marker,
        apply_prestige,
        fill_marker,
        fill_prestige,
        refuse_marker,
        refuse_prestige,
    )
    from salon.games.paris.rules.bonus_tiles import (
        apply_fetch,
        apply_pair,
        apply_use,
        end_pairs,
        fill_fetches,
        fill_pairs,
        fill_uses,
        refuse_fetch,
        refuse_pair,
        refuse_use,
    )
    from salon.games.paris.rules.bonus_track import apply_track, fill_track, refuse_track
    from salon.games.paris.rules.constants import (
        ACTION_END_TURN,
        ACTION_PASS,
        ACTION_SEARCH,
        ACTION_SKIP,
        CHANGE_LOST,
        CLOSING_LAST_ROUND,
        CLOSING_LAST_TILE,
        EVENT_LAST_ROUND,
        EVENT_PASSED,
        EVENT_SKIPPED,
        EVENT_TURN_ENDED,
        EVENT_UNIT,
        NUM_TOKENS,
        PHASE_ACTION,
        PHASE_BONUS,
        PHASE_DRAW,
        PHASE_FREE,
        PHASE_MARKER,
        PHASE_OVER,
        PHASE_PAIRS,
        PHASE_PLACE,
        PHASE_PRESTIGE,
        PHASE_SEARCHED,
        PHASE_VP_TILE,
        REASON_ACTION_DONE,
        REASON_ACTION_FIRST,
        REASON_BENEFIT_FIRST,
        REASON_CAN_ACT,
        REASON_CHOOSE_FIRST,
        REASON_DRAW_FIRST,
        REASON_GIVE_ONE_FIRST,
        REASON_GIVING_PAIRS,
        REASON_NOTHING_TO_LEAVE,
        REASON_PLACE_FIRST,
        TYPE_BUY,
        TYPE_CHOOSE_END_TILE,
        TYPE_DISCARD_PRESTIGE,
        TYPE_DRAW,
        TYPE_END_TURN,
        TYPE_GO_BACK,
        TYPE_KEY,
        TYPE_MOVE,
        TYPE_PASS,
        TYPE_PLACE,
        TYPE_RETURN_PAIR,
        TYPE_SEARCH,
        TYPE_SELL,
        TYPE_SKIP,
        TYPE_TAKE_ANY,
        TYPE_TAKE_MARKER,
        TYPE_TAKE_TILE,
        TYPE_TURN_END_TILE,
        TYPE_USE_TILE,
        TYPE_VP_TILE,
    )
    from salon.games.paris.rules.draw import (
        apply_draw,
        apply_place,
        fill_draw,
        fill_place,
        piles_are_empty,
        refuse_draw,
        refuse_place,
    )
    from salon.games.paris.rules.end_tiles import (
        apply_choice,
        apply_end_tile,
        apply_search,
        fill_choices,
        fill_end_tiles,
        may_search,
        refuse_choice,
        refuse_end_tile,
        refuse_search,
    )
    from salon.games.paris.rules.keys import (
        apply_key,
        apply_move,
        can_place_key,
        fill_keys,
        fill_moves,
        refuse_key,
        refuse_move,
    )
    from salon.games.paris.rules.scoring import score_game
    from salon.games.paris.rules.trade import apply_buy, apply_sell, fill_trade, refuse_buy, refuse_sell
    from salon.games.paris.rules.vp_tiles import apply_vp_tile, fill_vp_tiles, offer_vp_tile, refuse_vp_tile
    from salon.kernel import ctypes_mirror

    Rule = Callable[[ParisPosition, int, int], int]
    REFUSE: dict[int, Rule] = {}
    APPLY: dict[int, Rule] = {}


def fill_legal(position: ParisPosition, seat: cython.int, actions: cython.p_short) -> cython.int:
    """All legal actions of the active seat, in the order of the action list; the number of them."""
    phase: cython.int = position.state.phase
    unused_tiles: cython.uint = position.state.tiles_had[seat] & ~position.state.tiles_used[seat]
    main: cython.int
    before_moves: cython.int
    count: cython.int
    if phase == PHASE_DRAW:
        return fill_draw(position, actions, 0)
    if phase == PHASE_PAIRS:
        return fill_pairs(position, seat, actions, 0)
    main = fill_main_action(position, seat, actions, 0)
    count = fill_trade(position, seat, actions, main)
    if phase == PHASE_SEARCHED:
        count = fill_choices(position, actions, count)
    if position.state.end_tiles_usable[seat]:
        count = fill_end_tiles(position, seat, actions, count)
    if phase == PHASE_PRESTIGE:
        count = fill_prestige(position, seat, actions, count)
    elif phase == PHASE_BONUS:
        count = fill_track(position, seat, actions, count)
    if unused_tiles:
        count = fill_uses(position, seat, actions, count)
    if phase == PHASE_VP_TILE:
        count = fill_vp_tiles(position, actions, count)
    if unused_tiles & position.tables.tiles_that_fetch:
        count = fill_fetches(position, seat, actions, count)
    if phase == PHASE_ACTION:
        before_moves = count
        count = fill_moves(position, seat, actions, count)
        if main == 0 and count == before_moves:
            actions[count] = ACTION_PASS  # 3.3
            count += 1
    return count


def fill_main_action(
    position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int
) -> cython.int:
    """Append the answers to the pending decision, as far as they come before trade in the action list."""
    phase: cython.int = position.state.phase
    if phase == PHASE_ACTION:
        count = fill_keys(position, seat, actions, count)
        if may_search(position):
            actions[count] = ACTION_SEARCH
            count += 1
    elif phase == PHASE_FREE:
        actions[count] = ACTION_END_TURN
        count += 1
    elif phase == PHASE_PLACE:
        count = fill_place(position, actions, count)
    elif phase == PHASE_MARKER:
        count = fill_marker(actions, count)
    elif phase != PHASE_SEARCHED:
        actions[count] = ACTION_SKIP
        count += 1
    return count


def refuse(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0 if the active seat may take the action now, else the reason.

    The order is that of an explanation: first the phase of the turn, then the pieces, last the price.
    """
    phase: cython.int = position.state.phase
    kind: cython.int = position.tables.action_type[action]
    reason: cython.int
    if phase == PHASE_DRAW and kind != TYPE_DRAW:
        return REASON_DRAW_FIRST  # 3.1
    if phase == PHASE_PAIRS and kind != TYPE_DRAW and kind != TYPE_RETURN_PAIR and kind != TYPE_SKIP:
        return REASON_GIVING_PAIRS  # 13.31
    if kind in (TYPE_KEY, TYPE_MOVE, TYPE_SEARCH, TYPE_PASS):
        reason = refuse_main_action(position)
        if reason:
            return reason
    return REFUSE[kind](position, seat, action)


def apply(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Carry out a legal action; 1 if a seat learned something hidden by it, else 0."""
    position.state.phase_number += 1
    return APPLY[position.tables.action_type[action]](position, seat, action)


def refuse_main_action(position: ParisPosition) -> cython.int:
    """0 when the main action is pending, else what has to be done first (3.1)."""
    phase: cython.int = position.state.phase
    if phase == PHASE_ACTION:
        return 0
    if phase == PHASE_PLACE:
        return REASON_PLACE_FIRST
    if phase == PHASE_SEARCHED:
        return REASON_CHOOSE_FIRST
    if phase == PHASE_FREE:
        return REASON_ACTION_DONE
    return REASON_BENEFIT_FIRST


# --- passing (3.3) ---------------------------------------------------------------------------------------


def refuse_pass(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or that the seat can take a main action."""
    if cython.compiled:
        actions: cython.short[1024]
    else:
        actions = ctypes_mirror.buffer("short", 1024)
    if may_search(position) or can_place_key(position, seat) or fill_moves(position, seat, actions, 0):
        return REASON_CAN_ACT
    return 0


def apply_pass(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """A pass takes the place of the action: trade and tiles may still follow."""
    position.note(EVENT_PASSED, seat, 0, 0, 0)
    position.state.phase = PHASE_FREE
    return 0


# --- skipping a benefit (9.1), or returning no more pairs (13.31) --------------------------------------------


def refuse_skip(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or why there is nothing to skip."""
    phase: cython.int = position.state.phase
    if phase == PHASE_PAIRS:
        return 0 if position.state.pairs_returned else REASON_GIVE_ONE_FIRST
    if phase in (PHASE_MARKER, PHASE_BONUS, PHASE_PRESTIGE, PHASE_VP_TILE):
        return 0
    return REASON_NOTHING_TO_LEAVE


def apply_skip(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Go on to the next benefit, or back to the decision that returning pairs interrupted."""
    phase: cython.int = position.state.phase
    position.note(EVENT_SKIPPED, seat, phase, 0, 0)
    if phase == PHASE_MARKER:
        after_marker(position, seat)
    elif phase == PHASE_PAIRS:
        end_pairs(position)
    elif phase == PHASE_VP_TILE:
        position.state.phase = PHASE_FREE
    else:
        offer_vp_tile(position)
    return 0


# --- the end of the turn (3.5, 15.1) -----------------------------------------------------------------------


def refuse_end_turn(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """0, or what has to be done before the turn ends."""
    if position.state.phase == PHASE_FREE:
        return 0
    if position.state.phase == PHASE_ACTION:
        return REASON_ACTION_FIRST
    return refuse_main_action(position)


def apply_end_turn(position: ParisPosition, seat: cython.int, action: cython.int) -> cython.int:
    """Units are lost; the next seat draws; after the last round the game is scored."""
    token: cython.int
    for token in range(NUM_TOKENS):
        if position.state.units[token]:
            position.note(EVENT_UNIT, seat, -position.state.units[token], token, CHANGE_LOST)  # 12.5
            position.state.units[token] = 0
    position.note(EVENT_TURN_ENDED, seat, 0, 0, 0)
    position.state.acquired = 0
    position.state.pictures_used = 0
    position.state.drawn = 0
    position.state.active = (seat + 1) % position.state.seats
    if position.state.active == position.state.start:
        if position.state.closing == CLOSING_LAST_ROUND:
            position.state.phase = PHASE_OVER
            score_game(position)
            return 0
        if position.state.closing == CLOSING_LAST_TILE:
            position.state.closing = CLOSING_LAST_ROUND
            position.note(EVENT_LAST_ROUND, -1, 0, 0, 0)
    position.state.phase = PHASE_ACTION if piles_are_empty(position) else PHASE_DRAW
    return 0


# --- one entry for each action type ------------------------------------------------------------------------

REFUSE[TYPE_DRAW], APPLY[TYPE_DRAW] = refuse_draw, apply_draw
REFUSE[TYPE_PLACE], APPLY[TYPE_PLACE] = refuse_place, apply_place
REFUSE[TYPE_KEY], APPLY[TYPE_KEY] = refuse_key, apply_key
REFUSE[TYPE_MOVE], APPLY[TYPE_MOVE] = refuse_move, apply_move
REFUSE[TYPE_SEARCH], APPLY[TYPE_SEARCH] = refuse_search, apply_search
REFUSE[TYPE_CHOOSE_END_TILE], APPLY[TYPE_CHOOSE_END_TILE] = refuse_choice, apply_choice
REFUSE[TYPE_TURN_END_TILE], APPLY[TYPE_TURN_END_TILE] = refuse_end_tile, apply_end_tile
REFUSE[TYPE_TAKE_MARKER], APPLY[TYPE_TAKE_MARKER] = refuse_marker, apply_marker
REFUSE[TYPE_TAKE_TILE], APPLY[TYPE_TAKE_TILE] = refuse_track, apply_track
REFUSE[TYPE_DISCARD_PRESTIGE], APPLY[TYPE_DISCARD_PRESTIGE] = refuse_prestige, apply_prestige
REFUSE[TYPE_VP_TILE], APPLY[TYPE_VP_TILE] = refuse_vp_tile, apply_vp_tile
REFUSE[TYPE_BUY], APPLY[TYPE_BUY] = refuse_buy, apply_buy
REFUSE[TYPE_SELL], APPLY[TYPE_SELL] = refuse_sell, apply_sell
REFUSE[TYPE_USE_TILE], APPLY[TYPE_USE_TILE] = refuse_use, apply_use
REFUSE[TYPE_TAKE_ANY], APPLY[TYPE_TAKE_ANY] = refuse_fetch, apply_fetch
REFUSE[TYPE_GO_BACK], APPLY[TYPE_GO_BACK] = refuse_fetch, apply_fetch
REFUSE[TYPE_RETURN_PAIR], APPLY[TYPE_RETURN_PAIR] = refuse_pair, apply_pair
REFUSE[TYPE_SKIP], APPLY[TYPE_SKIP] = refuse_skip, apply_skip
REFUSE[TYPE_PASS], APPLY[TYPE_PASS] = refuse_pass, apply_pass
REFUSE[TYPE_END_TURN], APPLY[TYPE_END_TURN] = refuse_end_turn, apply_end_turn
