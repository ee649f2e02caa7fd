"""Why an action of 7 Wonders is not legal: the one reason, as a number of `because.pxd`."""

from __future__ import annotations

import cython

from salon.games.wonders import notation
from salon.games.wonders.table import Table

if not cython.compiled:
    from salon.games.wonders import because, choice, moment
    from salon.games.wonders.choices import leaders_next_door
    from salon.games.wonders.losses import loss_of
    from salon.games.wonders.payment import can_build, card_ways, cheapest, paid_ways, payable
    from salon.games.wonders.turn import by_card
    from salon.kernel import plain
    from salon.kernel.bits import bit, lowest

FIRST_LEADER = notation.FIRST_LEADER
STAGE, SELL, KEEP = (notation.FIRST[verb] for verb in ("STAGE", "SELL", "KEEP"))
LAY, COPY, WAY, AT = (notation.FIRST[verb] for verb in ("LAY", "COPY", "WAY", "AT"))
DEBT, BOARD, NONE = (notation.FIRST[verb] for verb in ("DEBT", "BOARD", "NONE"))


def refusal(b: Table, seat: cython.int, action: cython.int) -> cython.int:
    """0 if the waiting seat may take the action, else the reason."""
    now: cython.int = b.state.moment
    if now == moment.PICK:
        return of_pick(b, seat, action)
    if now == moment.CHOICES:
        return of_choice(b, seat, action)
    if action < KEEP:
        if not by_card(b):
            return because.WRONG_MOMENT
        if b.state.chosen[seat]:
            return because.CARD_CHOSEN
        return of_use(b, seat, action % STAGE, action // STAGE)
    if action < LAY:
        if now != moment.DRAFT:
            return because.WRONG_MOMENT
        return 0 if b.state.packet[seat] & bit(action - KEEP) else because.NOT_OFFERED
    if WAY <= action < AT:
        return of_way(b, seat, action - WAY)
    if AT <= action < DEBT:
        return of_at(b, seat, action - AT)
    if DEBT <= action < BOARD:
        return of_debt(b, seat, action - DEBT)
    if BOARD <= action < NONE:
        if now != moment.BOARDS:
            return because.WRONG_MOMENT
        return 0 if (b.state.boards >> (action - BOARD)) & 1 else because.BOARD_GONE
    return because.WRONG_MOMENT


# --- a card or leader and its use -----------------------------------------------------------------------


def has_piece(b: Table, seat: cython.int, piece: cython.int) -> cython.bint:
    """Whether a card, or while recruiting a leader, is in the hand."""
    i: cython.int
    if piece >= FIRST_LEADER:
        return b.state.moment == moment.RECRUIT and (b.state.in_hand[seat] & bit(piece - FIRST_LEADER)) != 0
    if b.state.moment == moment.RECRUIT:
        return False
    for i in range(8):
        if b.state.hand[seat][i] == piece + 1:
            return True
    return False


def of_use(b: Table, seat: cython.int, piece: cython.int, kind: cython.int) -> cython.int:
    """Why a piece of the hand may not be built (kind 0), put under a stage (1) or sold (2)."""
    if not has_piece(b, seat, piece):
        return because.NOT_IN_HAND
    if kind == 2:
        return 0
    if kind == 1:
        return of_stage(b, seat)
    if piece >= FIRST_LEADER:
        if b.leader_cost(seat, piece - FIRST_LEADER) > b.state.coins[seat]:
            return because.LEADER_COINS
        return 0
    if b.holds(seat, b.parts.same[piece][0], b.parts.same[piece][1]):
        return because.SAME_NAME
    return 0 if can_build(b, seat, piece) else unpayable(b, seat, piece)


def unpayable(b: Table, seat: cython.int, source: cython.int) -> cython.int:
    """What is missing for a cost; 0 if nothing is."""
    if payable(b, seat, source):
        return 0
    if b.parts.coins[source] > b.state.coins[seat]:
        return because.COINS
    return because.RESOURCES if cheapest(b, seat, source) < 0 else because.TRADE_COINS


def of_stage(b: Table, seat: cython.int) -> cython.int:
    """Why no stage can be built; of several, the first speaks for all."""
    options: cython.int = b.stage_options(seat)
    reason: cython.int
    first: cython.int = 0
    if options == 0:
        return because.WONDER_DONE
    while options:
        reason = unpayable(b, seat, b.stage_at(seat, lowest(options)))
        if reason == 0:
            return 0
        if first == 0:
            first = reason
        options &= options - 1
    return first


def of_at(b: Table, seat: cython.int, at: cython.int) -> cython.int:
    """Why a stage may not be named."""
    if not by_card(b) or b.state.chosen[seat] <= STAGE or b.state.at[seat]:
        return because.WRONG_MOMENT
    if not (b.stage_options(seat) >> at) & 1:
        if b.parts.any_order[b.state.board[seat]] and (b.state.built[seat] >> at) & 1:
            return because.STAGE_BUILT
        return because.NO_SUCH_STAGE
    return unpayable(b, seat, b.stage_at(seat, at))


def of_way(b: Table, seat: cython.int, way: cython.int) -> cython.int:
    """Why a way to pay may not be named."""
    i: cython.int
    n: cython.int
    if cython.compiled:
        codes: cython.short[128]
    else:
        codes = plain.buffer("short", 128)
    if not by_card(b) or b.state.chosen[seat] == 0:
        return because.WRONG_MOMENT
    if b.state.chosen[seat] > STAGE:
        if b.state.at[seat] == 0:
            return because.WRONG_MOMENT
        n = paid_ways(b, seat, b.stage_at(seat, b.state.at[seat] - 1), codes)
    else:
        n = card_ways(b, seat, b.state.chosen[seat] - 1, codes)
    for i in range(n):
        if codes[i] == way:
            return 0
    return because.WAY


# --- other decisions ------------------------------------------------------------------------------------


def of_choice(b: Table, seat: cython.int, action: cython.int) -> cython.int:
    """Why a leader may not be laid, recruited or copied."""
    kind: cython.int = b.state.choice[seat]
    leader: cython.int
    if kind == choice.COPY:
        if action == NONE:
            return because.MUST_COPY
        if action < COPY or action >= WAY:
            return because.WRONG_MOMENT
        return 0 if leaders_next_door(b, seat) & bit(action - COPY) else because.NO_LEADER_THERE
    if action == NONE:
        return 0
    if kind == choice.LAY:
        leader = action - LAY
        if action < LAY or action >= COPY:
            return because.WRONG_MOMENT
        if not b.state.leaders[seat] & bit(leader):
            return because.NOT_RECRUITED
        return because.ALREADY_LAID if b.state.laid[seat] & bit(leader) else 0
    leader = action - FIRST_LEADER
    if leader < 0 or action >= STAGE:
        return because.WRONG_MOMENT
    if not b.state.in_hand[seat] & bit(leader):
        return because.NOT_IN_HAND
    return because.LEADER_COINS if b.leader_cost(seat, leader) > b.state.coins[seat] else 0


def of_pick(b: Table, seat: cython.int, action: cython.int) -> cython.int:
    """Why a card may not be taken from the discard pile."""
    if action == NONE:
        return 0
    if action >= FIRST_LEADER:
        return because.WRONG_MOMENT
    if not b.pile(action >> 6) & bit(action & 63):
        return because.NOT_IN_PILE
    return because.SAME_NAME if b.holds(seat, b.parts.same[action][0], b.parts.same[action][1]) else 0


def of_debt(b: Table, seat: cython.int, debt: cython.int) -> cython.int:
    """Why so many debts may not be taken."""
    loss: cython.int
    if b.state.moment != moment.DEBT:
        return because.WRONG_MOMENT
    loss = loss_of(b, seat)
    if debt > loss:
        return because.DEBT_TOO_LARGE
    return because.DEBT_TOO_SMALL if loss - debt > b.state.coins[seat] else 0
