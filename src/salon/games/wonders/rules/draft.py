"""The draft of leaders: keep one, pass the rest to the right (rule 12.1)."""

from __future__ import annotations

import cython

from salon.games.wonders.rules.state import WondersPosition

if not cython.compiled:
    from salon.games.wonders.rules.constants import (
        ACTION_KEEP,
        DRAFT_STEPS,
        EVENT_KEPT,
        PHASE_DRAFT,
        REASON_NOT_OFFERED,
        REASON_WRONG_MOMENT,
    )
    from salon.kernel.bits import bit, lowest


def refuse_draft(position: WondersPosition, seat: cython.int, leader: cython.int) -> cython.int:
    """0, or why the seat cannot keep this leader."""
    if position.state.phase != PHASE_DRAFT:
        return REASON_WRONG_MOMENT
    return 0 if position.state.draft_packet[seat] & bit(leader) else REASON_NOT_OFFERED


def resolve_draft(position: WondersPosition) -> cython.bint:
    """Keep the chosen leaders and pass the packets; the last one is kept without a choice. True when all are kept."""
    seat: cython.int
    packet: cython.ulonglong
    for seat in range(position.state.seats):
        keep_leader(position, seat, position.state.chosen[seat] - 1 - ACTION_KEEP)
    packet = position.state.draft_packet[0]
    for seat in range(position.state.seats - 1):
        position.state.draft_packet[seat] = position.state.draft_packet[seat + 1]
    position.state.draft_packet[position.state.seats - 1] = packet
    position.state.turn += 1
    if position.state.turn < DRAFT_STEPS - 1:
        return False
    for seat in range(position.state.seats):
        keep_leader(position, seat, lowest(position.state.draft_packet[seat]))
    return True


def keep_leader(position: WondersPosition, seat: cython.int, leader: cython.int) -> None:
    """Move a leader from the packet of a seat to its hand."""
    position.state.draft_packet[seat] &= ~bit(leader)
    position.state.leaders_in_hand[seat] |= bit(leader)
    position.state.draft_kept[position.state.turn][seat] = leader + 1
    position.note(EVENT_KEPT, seat, leader, 0, 0)
