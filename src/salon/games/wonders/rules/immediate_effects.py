"""Immediate effects of a build: coins, rights to pick or choose, losses of others."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        CHANGE_CARD,
        CHANGE_EVENT,
        CHANGE_LEADER,
        CHANGE_STAGE,
        CHOICE_COPY,
        CHOICE_LAY,
        CHOICE_RECRUIT,
        COLOUR_BLACK,
        COLOUR_YELLOW,
        EFFECT_COINS,
        EFFECT_COINS_NEIGHBOURS,
        EFFECT_COINS_PER,
        EFFECT_COPY_LEADER,
        EFFECT_DIPLOMACY,
        EFFECT_DRAW,
        EFFECT_LAY,
        EFFECT_LOSS,
        EFFECT_PICK,
        EFFECT_RECRUIT,
        EVENT_DIPLOMACY,
        FIRST_LEADER,
        FIRST_STAGE,
        PICKER_COURTESANS,
        PICKER_SOLOMON,
        TRIGGER_BLACK,
        TRIGGER_YELLOW,
    )
    from salon.games.wonders.rules.leaders import draw_leaders
    from salon.games.wonders.rules.losses import add_losses
    from salon.games.wonders.rules.permanent_effects import start_effects
    from salon.kernel.bits import bit


def apply_effects(position: WondersPosition, seat: cython.int, source: cython.int, copied: cython.bint) -> None:
    """Take what a card, leader or stage brings at once; `copied` marks the effect of a neighbour's leader."""
    i: cython.int
    kind: cython.int
    amount: cython.int
    reason: cython.int = CHANGE_CARD
    if source >= FIRST_STAGE:
        reason = CHANGE_STAGE
    elif source >= FIRST_LEADER:
        reason = CHANGE_LEADER
    for i in range(position.tables.effect_count[source]):
        kind = position.tables.effect_kind[source][i]
        amount = position.tables.effect_amount[source][i]
        if kind == EFFECT_COINS:
            position.receive_from_bank(seat, amount, reason, source + 1, False)
        elif kind == EFFECT_COINS_PER:
            position.receive_from_bank(seat, position.effect_total(seat, source, i), reason, source + 1, True)
        elif kind == EFFECT_COINS_NEIGHBOURS:
            position.receive_from_bank(position.left(seat), amount, reason, source + 1, False)
            position.receive_from_bank(position.right(seat), amount, reason, source + 1, False)
        elif kind == EFFECT_LOSS:
            add_losses(position, seat, amount, position.tables.effect_counter[source][i])
        elif kind == EFFECT_DIPLOMACY:
            position.state.diplomats |= 1 << seat
            position.note(EVENT_DIPLOMACY, seat, 0, 0, 0)
        elif kind == EFFECT_PICK:
            if copied:
                position.state.picks_due[PICKER_COURTESANS] |= 1 << seat
            elif source < FIRST_STAGE:
                position.state.picks_due[PICKER_SOLOMON] |= 1 << seat
            else:
                position.state.picks_due[position.tables.pick_order[position.state.board[seat]]] |= 1 << seat
        elif kind == EFFECT_LAY:
            position.state.pending_choice[seat] = CHOICE_LAY
        elif kind == EFFECT_RECRUIT:
            position.state.pending_choice[seat] = CHOICE_RECRUIT
        elif kind == EFFECT_COPY_LEADER:
            position.state.pending_choice[seat] = CHOICE_COPY
        elif kind == EFFECT_DRAW:
            draw_leaders(position, seat, amount)


def add_to_city(position: WondersPosition, seat: cython.int, card: cython.int) -> None:
    """Put a card into the city, with its permanent effects."""
    position.state.city[seat][card >> 6] |= bit(card & 63)
    position.state.cards_of_colour[seat][position.tables.colour[card]] += 1
    start_effects(position, seat, card)


def apply_card_effects(position: WondersPosition, seat: cython.int, card: cython.int) -> None:
    """Take what a card just put into the city brings, and the coins for its colour."""
    apply_effects(position, seat, card, False)
    if position.tables.colour[card] == COLOUR_YELLOW:
        position.receive_from_bank(seat, position.state.coins_on[seat][TRIGGER_YELLOW], CHANGE_EVENT, card + 1, False)
    elif position.tables.colour[card] == COLOUR_BLACK:
        position.receive_from_bank(seat, position.state.coins_on[seat][TRIGGER_BLACK], CHANGE_EVENT, card + 1, False)
