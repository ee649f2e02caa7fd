"""One process of several on a database: its heartbeat, its worker, and what it asks of the others."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from salon.kernel.reasons import SalonError
from salon.players.advice import Advice
from salon.server import clock, replay
from salon.server.active_table import ActiveTable
from salon.server.bot_turns import HintTask, hint, hint_task
from salon.server.client import current_client
from salon.server.cluster.jobs import ASKED, KEEP, Job, Jobs
from salon.server.cluster.leases import Leases
from salon.server.cluster.members import HEARTBEAT, Members
from salon.server.cluster.shared_limits import SharedLimits
from salon.server.cluster.worker import Worker
from salon.server.errors import RequestError
from salon.server.metrics import METRICS
from salon.server.replay import Outline
from salon.server.store import NotSaved, SharedStore
from salon.server.supervision import supervise

if TYPE_CHECKING:
    from salon.server.table_manager import TableManager

CLEAN_INTERVAL, COUNT_INTERVAL = 60, 10  # heartbeats
START_ATTEMPTS = 10
log = logging.getLogger("salon.server")


class HintQuestion(msgspec.Struct, frozen=True):
    """A question for a hint: the table with at least so many events, and the decision of a seat."""

    table: str
    events: int
    seat: int
    decision: str


class OutlineQuestion(msgspec.Struct, frozen=True):
    """A question for the outline of a replay."""

    table: str
    language: str


class Cluster:
    """A process among the others."""

    def __init__(self, manager: TableManager, store: SharedStore, kind: str) -> None:
        self._manager = manager
        settings = manager.settings
        self.members = Members(store, kind, self._presence_changed)
        self.leases = Leases(store, self.members.id)
        self.jobs = Jobs(store)
        answers = {"hint": self._answer_hint, "outline": self._answer_outline}
        self.worker = Worker(manager, self.leases, self.jobs, self.members.id, settings.bot_threads, answers)
        limiters = {"requests": manager.requests, "tables": manager.table_limits.rate}
        self.limits = SharedLimits(store, self.members.id, limiters, manager.sockets, manager.table_limits)
        self._heard_since: int | None = None  # on which connection to the database
        store.subscribe(ASKED, lambda _: self.worker.questions_wait())

    async def start(self) -> None:
        """Join the others; if the database has gone since it was opened, wait a little for it."""
        manager = self._manager
        for attempt in range(START_ATTEMPTS):
            try:
                await self.members.beat([], [])
                await self.leases.start()
                break
            except NotSaved as error:
                if attempt == START_ATTEMPTS - 1:
                    raise SalonError(f"the store {manager.store.name} does not answer: {error.problem}") from None
                await asyncio.sleep(HEARTBEAT)
        manager.spawn(supervise("the heartbeat", self._beat))
        if manager.settings.bot_threads:
            manager.spawn(supervise("the turns of computer players", self.worker.play))
            manager.spawn(supervise("the answers to questions", self.worker.answer))

    async def stop(self) -> None:
        """Leave the others."""
        await self.members.leave()

    async def _beat(self) -> None:
        count = 0
        while True:
            try:
                before = self.members.living
                somebody_new = await self.members.beat(self.worker.claimed_tables, self.worker.claimed_jobs)
                if before - self.members.living:  # whoever has died may not have told of its last events
                    await self._manager.others.compare()
                await self._read_presence_again(somebody_new)
                self.limits.keep(self.members.living)
                await self._let_watched_tables_play()
                if count % COUNT_INTERVAL == 0:
                    METRICS.waiting = await self.leases.waiting()
                if count % CLEAN_INTERVAL == 0:
                    await self.jobs.give_up()
                    await self.members.clean(KEEP)
                count += 1
            except NotSaved:
                log.info("the database does not answer: other processes may count this one as gone")
            self.limits.tell()
            await asyncio.sleep(HEARTBEAT)

    # --- who is connected --------------------------------------------------------------------------

    def _presence_changed(self, table: str, gone: frozenset[int]) -> None:
        """The connections of a table at other processes have changed."""
        active = self._manager.tables.get(table)
        if active is not None:
            active.seats_elsewhere = self.members.seats_elsewhere(table)
            for seat in gone - active.present_seats():
                active.last_seen[seat] = clock.now()
            if active.connections and not active.lock.locked():
                self._manager.broadcast(active)

    async def connections_changed(self, active: ActiveTable) -> None:
        """A connection to a table was opened or closed here."""
        await self.members.set_own(active.table.id, active.connected_seats())
        with suppress(NotSaved):  # tried again at the next heartbeat
            await self._let_watched_tables_play()

    async def table_loaded(self, active: ActiveTable) -> None:
        """A table was read into memory: find out who is connected elsewhere."""
        await self.members.read([active.table.id])
        active.seats_elsewhere = self.members.seats_elsewhere(active.table.id)

    async def _read_presence_again(self, somebody_new: bool) -> None:
        """After the connection that listens was lost, or if a process is back: who came and went meanwhile."""
        version = await self._manager.store.data_version()
        if version is None or (version == self._heard_since and not somebody_new):
            return
        await self.members.read(list(self._manager.tables))
        self._heard_since = version

    # --- what workers do ---------------------------------------------------------------------------

    async def _let_watched_tables_play(self) -> None:
        """Let computers play where somebody looks: among themselves, or if an older Salon forgot that they must."""
        watched = [
            table_id
            for table_id, active in self._manager.tables.items()
            if active.connections and active.table.bot_to_move
        ]
        if watched and await self.leases.wanted(watched):
            self.worker.tables_are_due()

    async def hint(self, task: HintTask) -> list[Advice]:
        """What a strong player thinks of the moves of a seat."""
        question = HintQuestion(task.table, task.events, task.seat, task.decision)
        key = " ".join(map(str, ("hint", *task[:4])))
        advice = msgspec.json.decode(await self._ask("hint", key, question), type=list[Advice] | None)
        if advice is None:
            raise RequestError("stale")
        return advice

    async def outline(self, active: ActiveTable, language: str) -> Outline:
        """The outline of a replay."""
        table = active.table
        key = f"outline {table.id} {table.event_count} {language}"
        return msgspec.json.decode(await self._ask("outline", key, OutlineQuestion(table.id, language)), type=Outline)

    async def _ask(self, kind: str, key: str, question: msgspec.Struct) -> str:
        body, client = msgspec.json.encode(question).decode(), self.leases.hashed(current_client.get())
        return await self.jobs.ask(key, kind, body, client)

    async def _answer_hint(self, job: Job) -> str:
        question = msgspec.json.decode(job.body, type=HintQuestion)
        active = await self._manager.get(question.table, question.events)
        if active.table.decision_id(question.seat) != question.decision:
            return "null"  # the seat has decided meanwhile
        task = hint_task(active.table, question.seat, question.decision)
        advice = await hint(self._manager, task, (*job.client, question.table))
        return msgspec.json.encode(advice).decode()

    async def _answer_outline(self, job: Job) -> str:
        question = msgspec.json.decode(job.body, type=OutlineQuestion)
        active = await self._manager.get(question.table)
        outline = await self._manager.background.run(lambda: replay.outline(active.table, question.language))
        return msgspec.json.encode(outline).decode()
