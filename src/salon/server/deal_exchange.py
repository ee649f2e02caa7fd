"""The exchange of the parts of the seed before a deal, as `salon.kernel.fair_deal` describes it.

A table waits only for pages that take part. Where none does, the server draws the seed alone and deals at once.
"""

from __future__ import annotations

from collections.abc import Iterable

from salon.kernel.fair_deal import Exchange, commitment_of, is_hex, new_part, seed_of
from salon.server import events
from salon.server.active_table import ActiveTable
from salon.server.errors import RequestError
from salon.server.protocol import CommitPart, Done, ExchangeCommand, RestartExchange, RevealPart, SkipParts
from salon.server.table import Table, new_record
from salon.server.table_manager import TableManager


def check_commitment(commitment: str) -> None:
    """Refuse what is not a SHA-256; a client that takes no part sends an empty one."""
    if commitment and not is_hex(commitment):
        raise RequestError("bad-part", 400)


def opening_events(
    opened: events.TableOpened, commitment: str = "", expected: Iterable[int] = ()
) -> list[events.Event]:
    """The first events of a table without a given deal: the server commits first, then the host's page."""
    opening: list[events.Event] = [opened, events.ServerCommitted(new_part(), sorted(expected))]
    seats = [number for number, plan in enumerate(opened.seats) if plan.kind == "person"]
    if commitment and seats:
        opening.append(events.PartCommitted(seats, commitment))
    if any(plan.kind == "open" for plan in opened.seats):
        return opening
    table = Table("")
    for event in opening:
        table.apply(event, 0.0)
    return [*opening, start_event(table)]


def start_event(table: Table) -> events.Event:
    """What happens when all seats are taken: the deal, or first the exchange if a page takes part."""
    exchange = table.exchange
    if exchange is not None and exchange.wanted:
        return events.ExchangeStarted()
    return events.GameDealt(new_record(table.game, len(table.seats), table.options))


def commit_event(table: Table, seats: Iterable[int], commitment: str) -> list[events.PartCommitted]:
    """The commitment of a page for those of its seats that have none; empty if the table does not take it."""
    exchange = table.exchange
    if exchange is None or not commitment or table.position is not None or exchange.stage == "revealing":
        return []
    free = sorted(set(seats) - exchange.committed)
    return [events.PartCommitted(free, commitment)] if free else []


async def execute(manager: TableManager, table_id: str, seats: frozenset[int], command: ExchangeCommand) -> Done:
    """Execute a command of a page for all seats of its visitor; raises RequestError, and then nothing has changed."""

    async def exclusive(active: ActiveTable) -> Done:
        exchange = active.table.exchange
        people = frozenset(seat for seat in seats if active.table.seats[seat].kind == "person")
        if not people:
            raise RequestError("only-watching", 403)
        if exchange is None:
            raise RequestError("no-exchange")
        match command:
            case CommitPart():
                return await _commit(manager, active, exchange, people, command)
            case RevealPart():
                return await _reveal(manager, active, exchange, people, command)
            case RestartExchange():
                return await _restart(manager, active, exchange, people, command)
            case SkipParts():
                return await _skip(manager, active, exchange, people, command)

    return await manager.run_exclusive(table_id, exclusive)


async def _commit(
    manager: TableManager, active: ActiveTable, exchange: Exchange, seats: frozenset[int], command: CommitPart
) -> Done:
    check_commitment(command.commitment)
    if exchange.contribution_of(seats, command.commitment) is not None:
        return Done(command.id, repeated=True)
    event = commit_event(active.table, seats, command.commitment)
    if not event:
        raise RequestError("committed")
    await manager.append(active, *event)
    return Done(command.id)


async def _reveal(
    manager: TableManager, active: ActiveTable, exchange: Exchange, seats: frozenset[int], command: RevealPart
) -> Done:
    if not is_hex(command.part):
        raise RequestError("bad-part", 400)
    known = exchange.contribution_of(seats, commitment_of(command.part))
    if known is not None and known.part:
        return Done(command.id, repeated=True)
    if active.table.position is not None or exchange.stage != "revealing":
        raise RequestError("no-exchange")
    if known is None:
        raise RequestError("wrong-part")
    event = events.PartRevealed(known.seats[0], command.part)
    await manager.append(active, event, *_deal_if_complete(active.table, event))
    return Done(command.id)


def _check_attempt(active: ActiveTable, exchange: Exchange, attempt: int) -> bool:
    """Whether a command about an attempt is still to be executed; a later attempt means it was."""
    if active.table.position is not None or attempt < exchange.attempt:
        return False
    if attempt != exchange.attempt or not exchange.started or not exchange.waiting:
        raise RequestError("no-exchange")
    return True


def _check_late(manager: TableManager, active: ActiveTable) -> None:
    if not manager.presence(active).absent:
        raise RequestError("not-late")


async def _restart(
    manager: TableManager, active: ActiveTable, exchange: Exchange, seats: frozenset[int], command: RestartExchange
) -> Done:
    if not _check_attempt(active, exchange, command.attempt):
        return Done(command.id, repeated=True)
    if exchange.stage != "revealing":
        raise RequestError("no-exchange")
    if seats.isdisjoint(exchange.waiting):  # a page that has lost its own part need not wait
        _check_late(manager, active)
    await manager.append(active, events.ExchangeRestarted(min(seats)))
    return Done(command.id)


async def _skip(
    manager: TableManager, active: ActiveTable, exchange: Exchange, seats: frozenset[int], command: SkipParts
) -> Done:
    if not _check_attempt(active, exchange, command.attempt) or seats <= exchange.agreed:
        return Done(command.id, repeated=True)
    agreeing = sorted(seats - exchange.waiting)
    if not agreeing:
        raise RequestError("not-late")  # nobody agrees to go on without themselves
    _check_late(manager, active)
    event = events.SkipAgreed(agreeing)
    await manager.append(active, event, *_deal_if_complete(active.table, event))
    return Done(command.id)


def _deal_if_complete(table: Table, event: events.Event) -> list[events.Event]:
    """The deal, if an event completes the exchange: written together with it, or not at all."""
    then = table.exchange_after(event)
    if then is None or not then.complete:
        return []
    proof = then.proof()
    seed = seed_of(proof.part, proof.parts)
    return [events.GameDealt(new_record(table.game, len(table.seats), table.options, seed, proof))]
