"""What somebody at a table can do in a running game. Each act is checked, written, and then shown to all."""

from __future__ import annotations

from salon.kernel.position import Position
from salon.kernel.record import Hint
from salon.players import PLAYERS
from salon.server import stream
from salon.server.house import House, Room
from salon.server.one_choice import last_of
from salon.server.refusals import Refused
from salon.server.shown import looked
from salon.server.table import Table
from salon.server.wire import (
    Advised,
    AnswerBack,
    AskBack,
    AskHint,
    Commands,
    Done,
    HintShown,
    Look,
    Looked,
    Play,
    SitIn,
    TakeBack,
)

MOST_LOOKS = 120  # moves in one question
MOST_ADVICE = 3  # moves in one answer


async def act(
    house: House, table: str, chair: int | None, language: str, command: Commands
) -> Done | Looked | HintShown:
    """Carry out a command of a chair; raises Refused, and then nothing has changed."""
    if isinstance(command, AskHint):
        return await _hint(house, table, chair, language, command)

    async def alone(room: Room) -> Done | Looked:
        if chair is None:
            raise Refused("only-watching", 403)
        match command:
            case Look():
                return _look(room, chair, language, command)
            case Play():
                return await _play(house, room, chair, language, command)
            case TakeBack():
                return await _take_back(house, room, chair, command)
            case AskBack():
                return await _ask_back(house, room, chair, command)
            case AnswerBack():
                return await _answer_back(house, room, chair, command)
            case SitIn():
                return await _sit_in(house, room, chair, command)
        raise Refused("not-here", 400)

    return await house.do(table, alone)


def _look(room: Room, chair: int, language: str, command: Look) -> Looked:
    if room.table.position is None:
        raise Refused("not-started")
    if len(command.moves) > MOST_LOOKS:
        raise Refused("too-many-moves", 400, most=MOST_LOOKS)
    return Looked(command.id, looked(room.table, chair, command.moves, language))


async def _hint(house: House, table: str, chair: int | None, language: str, command: AskHint) -> HintShown:
    """Advice: first everybody is told that it was asked for, then a computer player thinks, away from the table."""

    async def alone(room: Room) -> tuple[Room, Table, str, Position, str]:
        if chair is None:
            raise Refused("only-watching", 403)
        if not room.table.allows_hints:
            raise Refused("no-hints", 403)
        decision = room.table.decision(chair)
        if decision is None or room.table.position is None or room.table.seats[chair].computer:
            raise Refused("stale")
        if Hint(chair, len(room.table.settled)) not in room.table.hints:
            await house.append(room, stream.Hinted(chair))
        known, seed = house.known(room.table, chair)
        return room, room.table, decision, known, seed

    room, found, decision, known, seed = await house.do(table, alone)
    assert chair is not None
    try:
        advice = await room.advice(chair, decision, lambda: house.thinkers.advise(found.game, known, chair, seed))
    except TimeoutError:  # too many think at once
        raise Refused("busy", 503) from None
    view = found.game.view(known, chair)
    moves = [
        Advised(
            found.game.moves.text(each.action),
            found.game.move_words(view, each.action, language),
            round(each.share, 3),
            round(each.points, 1),
            round(each.wins, 3),
            found.game.terms_told(each.terms, language),
        )
        for each in advice[:MOST_ADVICE]
    ]
    return HintShown(command.id, decision, moves)


def _named(chair: int, command: Commands) -> str:
    """The id of an act as the table remembers it: of the chair, so that nobody can use up the ids of others."""
    if not 1 <= len(command.id) <= 64:
        raise Refused("no-id", 400)
    return f"{chair}:{command.id}"


async def _play(house: House, room: Room, chair: int, language: str, command: Play) -> Done:
    table = room.table
    name = _named(chair, command)
    if name in table.ids:
        return Done(command.id, again=True)
    if table.position is None:
        raise Refused("not-started")
    if table.status == "over":
        raise Refused("over")
    if command.decision != table.decision(chair) or table.seats[chair].computer:
        raise Refused("stale")
    last, action = last_of(table.game, table.position, chair, command.move, language)
    reason = table.game.why_not(last, chair, action)
    if reason is not None:
        raise Refused("illegal", text=table.game.explain(reason, language))
    await house.append(room, *(stream.Moved(chair, move, name) for move in command.move.split(" ")))
    return Done(command.id)


async def _take_back(house: House, room: Room, chair: int, command: TakeBack) -> Done:
    table = room.table
    name = _named(chair, command)
    if name in table.ids:
        return Done(command.id, again=True)
    if not table.can_take_back(chair):
        raise Refused("too-late")
    if table.has_open_choice(chair):
        await house.append(room, stream.Withdrew(chair, name))
    else:
        keep = table.back_to(chair)
        assert keep is not None
        await house.append(room, stream.TookBack(chair, keep, name))
    return Done(command.id)


async def _ask_back(house: House, room: Room, chair: int, command: AskBack) -> Done:
    table = room.table
    if table.asking is not None and table.asking.seat == chair:
        return Done(command.id, again=True)
    keep = table.back_to(chair)
    if not table.can_ask_back(chair) or keep is None:
        raise Refused("nothing-to-ask")
    events: list[stream.Event] = [stream.AskedBack(chair, keep)]
    if set(table.voters()) <= {chair}:
        events.append(stream.RolledBack(keep, "agreed"))  # computer players never mind
    await house.append(room, *events)
    return Done(command.id)


async def _answer_back(house: House, room: Room, chair: int, command: AnswerBack) -> Done:
    table = room.table
    asking = table.asking
    if asking is None:
        raise Refused("nothing-asked")
    if chair in asking.agreed and command.agree:
        return Done(command.id, again=True)
    events: list[stream.Event] = [stream.AnsweredBack(chair, command.agree)]
    if command.agree and set(table.voters()) <= asking.agreed | {chair}:
        events.append(stream.RolledBack(asking.keep, "agreed"))
    await house.append(room, *events)
    return Done(command.id)


async def _sit_in(house: House, room: Room, chair: int, command: SitIn) -> Done:
    table = room.table
    if command.player not in PLAYERS:
        raise Refused("no-such-player", 400, players=", ".join(PLAYERS))
    if not 0 <= command.seat < len(table.seats):
        raise Refused("no-such-seat", 400)
    seat = table.seats[command.seat]
    if seat.stand_in:
        return Done(command.id, again=True)
    if command.seat not in house.presence(room).away:
        raise Refused("not-away", player=seat.name)
    await house.append(room, stream.SatIn(command.seat, command.player, chair))
    return Done(command.id)
