"""The commands of a seat in a running game. Each is checked, written to disk, and then broadcast."""

from __future__ import annotations

import time

from salon.kernel.reasons import IllegalMove
from salon.kernel.record import Hint as HintRecord
from salon.players.advice import as_shown
from salon.server import events
from salon.server.active_table import ActiveTable
from salon.server.bot_turns import HintTask, hint_task
from salon.server.client import current_client
from salon.server.compound_move import check_moves
from salon.server.errors import RequestError
from salon.server.metrics import METRICS
from salon.server.presenter import explain_moves
from salon.server.protocol import (
    AnswerTakeBack,
    AnyCommand,
    CommandResult,
    Done,
    ExplainMoves,
    Hint,
    HintMove,
    MovesExplained,
    Play,
    RequestHint,
    RequestStandIn,
    RequestTakeBack,
    TakeBack,
)
from salon.server.table import MAX_TAKE_BACKS, Table
from salon.server.table_manager import TableManager

MAX_EXPLAINED_MOVES = 120
MAX_HINT_MOVES = 3
MAX_ID_LENGTH = 64


async def execute(
    manager: TableManager, table_id: str, seat: int | None, language: str, command: AnyCommand
) -> CommandResult:
    """Execute a command of a seat; raises RequestError, and then nothing has changed."""
    if isinstance(command, RequestHint):
        return await _hint(manager, table_id, seat, language, command)

    async def exclusive(active: ActiveTable) -> Done | MovesExplained:
        if seat is None:
            raise RequestError("only-watching", 403)
        active.client = current_client.get()
        match command:
            case Play():
                return await _play(manager, active, seat, language, command)
            case ExplainMoves():
                return _explain_moves(active, seat, language, command)
            case TakeBack():
                return await _take_back(manager, active, seat, command)
            case RequestTakeBack():
                return await _request_take_back(manager, active, seat, command)
            case AnswerTakeBack():
                return await _answer_take_back(manager, active, seat, command)
            case RequestStandIn():
                return await _request_stand_in(manager, active, seat, command)
        raise RequestError("not-here", 400)

    began = time.perf_counter()
    result = await manager.run_exclusive(table_id, exclusive)
    if isinstance(command, Play):
        METRICS.move_seconds.observe_since(began)
    return result


def _command_id(seat: int, command: AnyCommand) -> str:
    """The id of a command within its table. It includes the seat, so that no client can use up another's ids."""
    if not 1 <= len(command.id) <= MAX_ID_LENGTH:
        raise RequestError("no-id", 400)
    return f"{seat}:{command.id}"


async def _play(manager: TableManager, active: ActiveTable, seat: int, language: str, command: Play) -> Done:
    table = active.table
    command_id = _command_id(seat, command)
    if command_id in table.command_ids:
        return Done(command.id, repeated=True)
    if table.position is None:
        raise RequestError("not-started")
    if table.status == "over":
        raise RequestError("over")
    if command.decision != table.decision_id(seat) or table.seats[seat].bot:
        raise RequestError("stale")
    moves = check_moves(table.game, table.position, seat, command.move, language)
    try:
        await manager.append(active, *(events.MovePlayed(seat, move, command_id) for move in moves))
    except IllegalMove as error:
        raise RequestError("illegal", text=table.game.text.reason_with_clause(error.reason, language)) from None
    return Done(command.id)


def _explain_moves(active: ActiveTable, seat: int, language: str, command: ExplainMoves) -> MovesExplained:
    if active.table.position is None:
        raise RequestError("not-started")
    if len(command.moves) > MAX_EXPLAINED_MOVES:
        raise RequestError("too-many-moves", 400, most=MAX_EXPLAINED_MOVES)
    return MovesExplained(command.id, explain_moves(active.table, seat, command.moves, language))


async def _take_back(manager: TableManager, active: ActiveTable, seat: int, command: TakeBack) -> Done:
    table = active.table
    command_id = _command_id(seat, command)
    if command_id in table.command_ids:
        return Done(command.id, repeated=True)
    _check_take_backs(table, seat)
    if not table.can_take_back(seat):
        raise RequestError("too-late")
    if table.has_pending_choice(seat):
        await manager.append(active, events.ChoiceWithdrawn(seat, command_id))
    else:
        keep = table.take_back_point(seat)
        assert keep is not None
        await manager.append(active, events.MoveTakenBack(seat, keep, command_id))
    return Done(command.id)


def _check_take_backs(table: Table, seat: int) -> None:
    if table.take_backs[seat] >= MAX_TAKE_BACKS:
        raise RequestError("no-more-take-backs", most=MAX_TAKE_BACKS)


async def _request_take_back(manager: TableManager, active: ActiveTable, seat: int, command: RequestTakeBack) -> Done:
    table = active.table
    if table.take_back_request is not None and table.take_back_request.seat == seat:
        return Done(command.id, repeated=True)
    _check_take_backs(table, seat)
    keep = table.take_back_point(seat)
    if not table.can_request_take_back(seat) or keep is None:
        raise RequestError("nothing-to-ask")
    new_events: list[events.Event] = [events.TakeBackRequested(seat, keep)]
    if set(table.voters()) <= {seat}:
        new_events.append(events.RolledBack(keep, "agreed"))  # computer players always agree
    await manager.append(active, *new_events)
    return Done(command.id)


async def _answer_take_back(manager: TableManager, active: ActiveTable, seat: int, command: AnswerTakeBack) -> Done:
    table = active.table
    request = table.take_back_request
    if request is None:
        raise RequestError("nothing-asked")
    if seat in request.agreed and command.agree:
        return Done(command.id, repeated=True)
    new_events: list[events.Event] = [events.TakeBackAnswered(seat, command.agree)]
    if command.agree and set(table.voters()) <= request.agreed | {seat}:
        new_events.append(events.RolledBack(request.keep, "agreed"))
    await manager.append(active, *new_events)
    return Done(command.id)


async def _request_stand_in(manager: TableManager, active: ActiveTable, by: int, command: RequestStandIn) -> Done:
    table = active.table
    if not 0 <= command.seat < len(table.seats):
        raise RequestError("no-such-seat", 400)
    seat = table.seats[command.seat]
    if seat.stand_in:
        return Done(command.id, repeated=True)
    if table.position is None or command.seat not in manager.presence(active).absent:
        raise RequestError("not-away", player=seat.name)
    await manager.append(active, events.StandInStarted(command.seat, manager.tempo(table).stand_in, by))
    return Done(command.id)


async def _hint(manager: TableManager, table_id: str, seat: int | None, language: str, command: RequestHint) -> Hint:
    """A hint. The request is announced to all seats first; then a computer player searches without the lock."""

    async def exclusive(active: ActiveTable) -> tuple[ActiveTable, Table, HintTask]:
        table = active.table
        if seat is None:
            raise RequestError("only-watching", 403)
        if not table.allows_hints:
            raise RequestError("no-hints", 403)
        decision = table.decision_id(seat)
        if decision is None or table.position is None or table.seats[seat].bot:
            raise RequestError("stale")
        if HintRecord(seat, len(table.settled)) not in table.hints:
            await manager.append(active, events.HintRequested(seat))
        return active, table, hint_task(table, seat, decision)

    active, table, task = await manager.run_exclusive(table_id, exclusive)
    assert seat is not None
    try:
        advice = await active.hint(seat, task.decision, lambda: manager.hint(active, task))
    except TimeoutError:  # too many searches at once
        raise RequestError("busy", 503) from None
    view, text = table.game.view(task.known, seat), table.game.text
    names = [each.name for each in table.seats]
    moves = []
    for candidate in as_shown(advice, MAX_HINT_MOVES):
        reasons = text.hint_texts(candidate.reasons, candidate.even, language, names)
        moves.append(
            HintMove(
                table.game.actions.text(candidate.action),
                text.action_text(view, candidate.action, language),
                round(candidate.share, 3),
                round(candidate.points, 1),
                candidate.rounded_wins,
                " ".join(reasons),
                reasons,
            )
        )
    return Hint(command.id, task.decision, moves)
