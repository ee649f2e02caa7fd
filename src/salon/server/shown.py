"""What a chair is shown of a table: its own view, its choices in words, and what it was told."""

from __future__ import annotations

import msgspec

from salon.kernel.reasons import SalonError
from salon.kernel.record import result_of
from salon.server import story
from salon.server.computers import level_words
from salon.server.one_choice import last_of
from salon.server.refusals import Refused, words
from salon.server.table import Table
from salon.server.wire import (
    AskingShown,
    Choice,
    Decision,
    Guidance,
    LookedLegal,
    LookedRefused,
    SeatShown,
    Shown,
)

TAIL = 24  # entries of the story that are sent to somebody who has just come
MOST_TAIL = 80


class Reader(msgspec.Struct):
    """Who looks: from which chair, with which rights, in which language."""

    chair: int | None
    mine: frozenset[int]
    host: bool
    language: str
    in_words: bool = False


class Presence(msgspec.Struct):
    """Which seats somebody is looking from now, and which have been away too long."""

    here: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()


def first_entry(table: Table, chair: int | None) -> int:
    """From which entry on somebody who has just come is told: since the own last choice, if not too long ago."""
    last = len(table.entries)
    own = story.since(table, chair)
    return max(0, last - MOST_TAIL, min(last - TAIL, own if own is not None else last))


def shown(table: Table, reader: Reader, presence: Presence, first: int) -> Shown:
    """The table as the reader sees it, with the story from an entry on."""
    playing = table.position is not None
    over = table.status == "over"
    chair = reader.chair
    view = table.game.view(table.position, chair) if table.position is not None else None
    own = story.since(table, chair)
    names = [seat.name for seat in table.seats]
    deal = table.record.deal if table.record is not None else None
    return Shown(
        table=table.id,
        name=table.name,
        game=table.game.id,
        options=table.options,
        status=table.status,
        host=reader.host,
        chair=chair,
        seats=[_seat(table, number, reader, presence) for number in range(len(table.seats))],
        round=table.game.round_words(view, reader.language) if playing else "",
        view=view,
        decision=_decision(table, reader, view),
        can_take_back=chair is not None and table.can_take_back(chair),
        can_ask_back=chair is not None and table.can_ask_back(chair),
        asking=_asking(table, reader.language, names),
        since=own * story.LINES_AN_ENTRY if own is not None else None,
        lines=story.lines(table, chair, reader.language, first) if playing else [],
        text=table.game.described(view, reader.language, names) if playing and reader.in_words else [],
        commitment=table.commitment(),
        seed=deal.seed if deal is not None and over else None,
        result=result_of(table.position) if table.position is not None and over else None,
        guided=table.guided,
        hints=table.allows_hints,
        next=table.next,
    )


def looked(table: Table, chair: int, moves: list[str], language: str) -> dict[str, LookedLegal | LookedRefused]:
    """What moves of a chair would do, or why they are not possible; a function of what the chair knows."""
    game, position = table.game, table.position
    assert position is not None
    view = game.view(position, chair)
    names = [seat.name for seat in table.seats]
    found: dict[str, LookedLegal | LookedRefused] = {}
    for whole in moves:
        try:
            at, action = last_of(game, position, chair, whole, language)
        except Refused as refused:
            found[whole] = LookedRefused("", refused.code, refused.sentence(language), "", "")
            continue
        reason = game.why_not(at, chair, action)
        offer = _move_words(table, view if at is position else game.view(at, chair), action, language)
        if reason is None:
            preview = game.preview(at, chair, action)
            # of a choice that others do not see yet, what it will do once all have chosen
            lines = [game.tell(event, language, names) for event in preview.later or preview.events]
            found[whole] = LookedLegal(offer, preview.changes, lines)
        else:
            text = game.reason_words(reason, language)
            found[whole] = LookedRefused(offer, reason.code, text, game.briefly(reason, language), reason.clause)
    return found


def _move_words(table: Table, view: object, action: int, language: str) -> str:
    """A move in words; one that makes no sense now may have none."""
    try:
        return table.game.move_words(view, action, language)
    except (SalonError, AssertionError, LookupError):
        return table.game.moves.text(action)


def _decision(table: Table, reader: Reader, view: object) -> Decision | None:
    chair = reader.chair
    name = table.decision(chair) if chair is not None else None
    if chair is None or name is None or table.position is None or table.seats[chair].computer:
        return None
    game, position = table.game, table.position
    choices = [
        Choice(
            game.moves.text(action),
            game.move_words(view, action, reader.language),
            game.preview(position, chair, action).changes,
        )
        for action in position.legal(chair)
    ]
    return Decision(name, choices, _guidance(table, chair, reader.language))


def _guidance(table: Table, chair: int, language: str) -> Guidance | None:
    guide, number = table.game.guide, table.guidance(chair)
    if guide is None or number is None or not guide.steps[number].says:
        return None
    step, told = guide.steps[number], guide.told
    text = table.game.words.text(language, step.says, **table.game.word_facts(language))
    return Guidance(text, step.move, step.clause, told.index(number) + 1, len(told))


def _seat(table: Table, number: int, reader: Reader, presence: Presence) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        name=seat.name,
        kind=seat.kind,
        player=seat.computer,
        level=level_words(seat.computer, reader.language) if seat.computer else "",
        stand_in=seat.stand_in is not None,
        present=number in presence.here,
        waiting=table.waits_for(number),
        chosen=table.has_chosen(number),
        mine=number in reader.mine,
        away=number in presence.away,
    )


def _asking(table: Table, language: str, names: list[str]) -> AskingShown | None:
    asking = table.asking
    if asking is None:
        return None
    moves = len(table.settled) - asking.keep
    text = words().text(language, "asks-back", player=names[asking.seat], moves=moves)
    return AskingShown(asking.seat, text, sorted(asking.agreed))
