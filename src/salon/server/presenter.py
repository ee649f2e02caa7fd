"""What a viewer gets of a table: the view of a seat, its legal moves, and the new lines of the log."""

from __future__ import annotations

import msgspec

from salon.kernel.fair_deal import Contribution
from salon.kernel.reasons import SalonError
from salon.kernel.record import result_of
from salon.players.names import level_name
from salon.server import game_log
from salon.server.compound_move import before_last_move
from salon.server.errors import RequestError, words
from salon.server.events import Tempo
from salon.server.protocol import (
    Choice,
    CopyView,
    Decision,
    ExchangeView,
    Guidance,
    LegalMove,
    RefusedMove,
    SeatView,
    TableView,
    TakeBackView,
    TempoView,
)
from salon.server.settings import Settings
from salon.server.table import Table

LOG_TAIL = 24  # entries of the log that a new connection gets
MAX_LOG_TAIL = 80
DEFAULT_TEMPO = Settings().tempo("live")


class Viewer(msgspec.Struct):
    """Who looks at a table: from which seat, with which rights, in which language."""

    seat: int | None  # None: a spectator
    own_seats: frozenset[int]
    is_host: bool
    language: str
    text_view: bool = False


class Presence(msgspec.Struct):
    """The seats that have an open connection, those whose player has been absent too long, and the tempo."""

    present: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    tempo: Tempo = DEFAULT_TEMPO


def first_log_entry(table: Table, seat: int | None) -> int:
    """The first log entry for a new connection: after the seat's last choice, if that is not too long ago."""
    end = len(table.log)
    own = game_log.entry_after_own_choice(table, seat)
    return max(0, end - MAX_LOG_TAIL, min(end - LOG_TAIL, own if own is not None else end))


def table_view(table: Table, viewer: Viewer, presence: Presence, first_entry: int) -> TableView:
    """The table as the viewer sees it, with the log from an entry on."""
    started = table.position is not None
    over = table.status == "over"
    seat = viewer.seat
    view = table.game.view(table.position, seat) if table.position is not None else None
    own = game_log.entry_after_own_choice(table, seat)
    names = [seat.name for seat in table.seats]
    tempo = presence.tempo
    can_take_back = seat is not None and table.can_take_back(seat)
    deal = table.record.deal if table.record is not None else None
    return TableView(
        table=table.id,
        name=table.name,
        game=table.game.id,
        options=table.options,
        status=table.status,
        host=viewer.is_host,
        seat=seat,
        seats=[_seat_view(table, number, viewer, presence) for number in range(len(table.seats))],
        round=table.game.text.round_label(view, viewer.language) if started else "",
        view=view,
        decision=_decision(table, viewer, view),
        can_take_back=can_take_back,
        can_request_take_back=seat is not None and not can_take_back and table.can_request_take_back(seat),
        take_back_request=_take_back_view(table, viewer.language, names),
        since=own * game_log.LINES_PER_ENTRY if own is not None else None,
        lines=game_log.log_lines(table, seat, viewer.language, first_entry) if started else [],
        text=table.game.text.text_view(view, viewer.language, names) if started and viewer.text_view else [],
        commitment=table.commitment,
        seed=deal.seed if deal is not None and over else None,
        result=result_of(table.position) if table.position is not None and over else None,
        guided=table.guided,
        hints=table.allows_hints,
        next=table.next,
        components=table.game.components.hash,
        copy=copy_view(table),
        tempo=TempoView(tempo.name, tempo.patience, level_name(tempo.stand_in, viewer.language)),
        exchange=_exchange_view(table),
        proof=table.record.proof if table.record is not None and over else None,
        given=table.given_deal,
    )


def _exchange_view(table: Table) -> ExchangeView | None:
    """The exchange of parts before the deal. It names no part, revealed or not: the seed stays secret."""
    exchange = table.exchange
    if exchange is None or table.position is not None:
        return None
    return ExchangeView(
        attempt=exchange.attempt,
        stage=exchange.stage,
        server=exchange.commitment,
        commitments=[Contribution(given.seats, given.commitment) for given in exchange.contributions],
        waiting=sorted(exchange.waiting),
        agreed=sorted(exchange.agreed),
    )


def copy_view(table: Table) -> CopyView | None:
    """The own copy that a table is played with, if its values differ from the released ones."""
    differences = len(table.game.components.overrides)
    return CopyView(table.copy, differences) if differences else None


def explain_moves(table: Table, seat: int, moves: list[str], language: str) -> dict[str, LegalMove | RefusedMove]:
    """What moves would do, or why they are illegal; computed only from what the seat knows."""
    game, position = table.game, table.position
    assert position is not None
    view = game.view(position, seat)
    names = [seat.name for seat in table.seats]
    answers: dict[str, LegalMove | RefusedMove] = {}
    for text in moves:
        try:
            before, action = before_last_move(game, position, seat, text, language)
        except RequestError as error:
            answers[text] = RefusedMove("", error.code, error.message(language), "", "")
            continue
        reason = game.why_not(before, seat, action)
        description = _describe_move(table, view if before is position else game.view(before, seat), action, language)
        if reason is None:
            preview = game.preview(before, seat, action)
            # a pending choice has no visible events yet: describe those it will have when all have chosen
            lines = [each.text for each in game.text.sentences(preview.later or preview.events, language, names)]
            answers[text] = LegalMove(description, preview.changes, lines)
        else:
            sentence, short = game.text.reason_text(reason, language), game.text.reason_label(reason, language)
            answers[text] = RefusedMove(description, reason.code, sentence, short, reason.clause)
    return answers


def _describe_move(table: Table, view: object, action: int, language: str) -> str:
    """The description of a move; an illegal move may have none and is then written in notation."""
    try:
        return table.game.text.action_text(view, action, language)
    except (SalonError, AssertionError, LookupError):
        return table.game.actions.text(action)


def _decision(table: Table, viewer: Viewer, view: object) -> Decision | None:
    seat = viewer.seat
    decision_id = table.decision_id(seat) if seat is not None else None
    if seat is None or decision_id is None or table.position is None or table.seats[seat].bot:
        return None
    game, position = table.game, table.position
    legal = position.legal(seat)
    choices = [
        Choice(game.actions.text(action), game.text.action_text(view, action, viewer.language), changes)
        for action, changes in zip(legal, game.changes(position, seat, legal), strict=True)
    ]
    return Decision(decision_id, choices, _guidance(table, seat, viewer.language))


def _guidance(table: Table, seat: int, language: str) -> Guidance | None:
    guide, number = table.game.text.guide, table.guide_step(seat)
    if guide is None or number is None or not guide.steps[number].says:
        return None
    step, shown = guide.steps[number], guide.steps_with_message
    text = table.game.text.words.text(language, step.says, **table.game.text.variables(language))
    return Guidance(text, step.move, step.clause, shown.index(number) + 1, len(shown))


def _seat_view(table: Table, number: int, viewer: Viewer, presence: Presence) -> SeatView:
    seat, is_own = table.seats[number], number in viewer.own_seats
    return SeatView(
        name=seat.name,
        kind=seat.kind,
        player=seat.bot,
        level=level_name(seat.bot, viewer.language) if seat.bot else "",
        stand_in=seat.stand_in is not None,
        present=number in presence.present,
        waiting=table.is_waiting_for(number) if is_own else table.seems_waiting_for(number),
        chosen=table.has_chosen(number) if is_own else table.seems_to_have_chosen(number),
        mine=is_own,
        away=number in presence.absent,
    )


def _take_back_view(table: Table, language: str, names: list[str]) -> TakeBackView | None:
    request = table.take_back_request
    if request is None:
        return None
    moves = len(table.settled) - request.keep
    text = words().text(language, "asks-back", player=names[request.seat], moves=moves)
    return TakeBackView(request.seat, text, sorted(request.agreed))
