"""The turns of computer players at a table: what they get to know, what they choose, and what is done with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players.advice import Advice
from salon.server import events
from salon.server.active_table import ActiveTable
from salon.server.bots import Group
from salon.server.store import Conflict, NotSaved
from salon.server.table import Table

if TYPE_CHECKING:
    from salon.server.table_manager import TableManager

RETRY = 5.0  # seconds until a failed turn is tried again
RETRY_STORE = 0.5  # seconds until a turn that could not be saved is tried again
log = logging.getLogger("salon.server")


async def play_turns(
    manager: TableManager, active: ActiveTable, group: Group, goes_on: Callable[[], bool] = lambda: True
) -> None:
    """Let the computer players of a table move while they must, as long as it `goes_on`."""
    while not manager.closing and goes_on():
        try:
            if await manager.get(active.table.id) is not active or not active.can_play_bots:
                return
            await _play_moves(manager, active, group)
        except Conflict:
            continue
        except NotSaved:
            await asyncio.sleep(RETRY_STORE)
        except Exception:
            log.exception("table %s: its computer players could not move", active.table.id)
            await asyncio.sleep(RETRY)


async def _play_moves(manager: TableManager, active: ActiveTable, group: Group) -> None:
    """Let all waiting computer players choose at the same time, and play their moves."""
    table, seats = active.table, active.table.bot_seats()
    decisions = [table.decision_id(seat) for seat in seats]
    asked = [_ask(manager, active, seat, group) for seat in seats]  # at once: the table may change while they think
    choices = await asyncio.gather(*asked)
    async with active.lock:
        for seat, decision, (action, fault) in zip(seats, decisions, choices, strict=True):
            # the table may have changed meanwhile
            current = active.table is table and table.decision_id(seat) == decision and table.seats[seat].bot
            if current and fault:
                log.warning("table %s: the player of seat %d %s", table.id, seat, fault)
            if current:
                await manager.append(active, events.MovePlayed(seat, table.game.actions.text(action), fault=fault))
            if not current or fault or not table.is_waiting_for(seat):
                active.end_bot_session(seat, manager.bots)


def _ask(manager: TableManager, active: ActiveTable, seat: int, group: Group) -> Awaitable[tuple[int, str]]:
    """What the computer player of a seat chooses in the present position."""
    guide, step = active.table.game.text.guide, active.table.guide_step(seat)
    if guide is not None and step is not None:
        return _guided(active.table.game.actions.parse(guide.steps[step].move))
    known, seed = known_position(active.table, seat)
    return manager.bots.choose(active.bot_session(seat, seed), known, seat, group)


async def _guided(action: int) -> tuple[int, str]:
    return action, ""


class HintTask(NamedTuple):
    """What a hint is computed from."""

    table: str
    events: int  # that the table had
    seat: int
    decision: str
    game: Game
    known: Position
    seed: str
    turn: list[int]  # what the seat has done in this turn


def hint_task(table: Table, seat: int, decision: str) -> HintTask:
    """What a hint for the current decision of a seat is computed from."""
    known, seed = known_position(table, seat)
    return HintTask(table.id, table.event_count, seat, decision, table.game, known, seed, table.turn_of(seat))


async def hint(manager: TableManager, task: HintTask, group: Group) -> list[Advice]:
    """What a strong player thinks of the moves of a seat."""
    return await manager.bots.hint(task.game, task.known, task.seat, task.seed, group, task.turn)


def known_position(table: Table, seat: int) -> tuple[Position, str]:
    """What a computer player gets: the position re-dealt for its seat, and a seed for its own choices."""
    assert table.position is not None and table.record is not None
    seed = f"{table.record.deal.seed} {len(table.settled)} {table.rollbacks}"
    return table.position.known_to(seat, Rng(seed, "what players know", seat)), seed
