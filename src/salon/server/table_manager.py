"""The tables in memory: loading, appending events, broadcasting views, and the turns of computer players."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from salon.games import game, game_ids
from salon.kernel.reasons import IllegalMove
from salon.kernel.words import LANGUAGES
from salon.players.advice import Advice
from salon.server import bot_turns, clock, events
from salon.server.active_table import ActiveTable, Connection
from salon.server.background import Background, KeptAnswers
from salon.server.bots import BotPool, Group
from salon.server.errors import RequestError, words
from salon.server.limits import ConnectionLimiter, RateLimiter
from salon.server.metrics import METRICS
from salon.server.other_processes import OtherProcesses
from salon.server.outbox import Outbox
from salon.server.presenter import Presence, first_log_entry, table_view
from salon.server.protocol import encode_view
from salon.server.replay import Outline, outline
from salon.server.settings import Settings
from salon.server.store import MAX_CONFLICTS, Conflict, NotSaved, SharedStore, Store
from salon.server.supervision import supervise
from salon.server.table import Table, table_of
from salon.server.table_limits import TableLimits
from salon.server.watchdog import Watchdog

if TYPE_CHECKING:
    from salon.server.cluster.cluster import Cluster

log = logging.getLogger("salon.server")
ProcessKind = Literal["serve", "work"]
Answer = TypeVar("Answer")

GC_THRESHOLD = (20_000, 20, 20)  # views are many short-lived objects without cycles
WARM_UP = 5.0  # seconds after the start when most clients have reconnected
IDLE = 60.0  # seconds after which a table without connections is unloaded
RESUME_WITHIN = 7 * 24 * 3600.0  # seconds since the last change of a table that is resumed without being opened
MAX_RESUMED = 1000  # tables
RESUME_PATIENCE = 60.0  # seconds for one table before the next one is resumed too


def _preload() -> None:
    """Load the games, and what formats texts, before anybody waits for them."""
    for game_id in game_ids():
        game(game_id)
    words().has(LANGUAGES[0], "")
    gc.collect()  # it takes a tenth of a second


class TableManager:
    """All tables in memory."""

    def __init__(
        self, store: Store, settings: Settings | None = None, bots: BotPool | None = None, kind: ProcessKind = "serve"
    ) -> None:
        self.store = store
        self.kind = kind
        self.settings = settings or Settings()
        self.bots = bots or BotPool(max(1, self.settings.bot_threads))
        self.outbox = Outbox(store, self.settings.webhook)
        self.background = Background()
        self.answers = KeptAnswers()
        self.requests = RateLimiter(self.settings.commands_per_second, self.settings.command_burst)
        self.table_limits = TableLimits(store, self.settings)
        self.sockets = ConnectionLimiter(self.settings.max_sockets)
        self.watchdog = Watchdog()
        self.tables: dict[str, ActiveTable] = {}
        self.loading: dict[str, asyncio.Task[ActiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.others = OtherProcesses(self)
        self.cluster: Cluster | None = None
        if isinstance(store, SharedStore):
            from salon.server.cluster.cluster import Cluster

            self.cluster = Cluster(self, store, kind)
        self.closing = False
        self.started = clock.now()  # time before this does not count as absence

    async def start(self) -> None:
        """Start the background tasks; among them the one that resumes computer players whose turn it is."""
        await asyncio.to_thread(_preload)
        self.watchdog.start()
        self.spawn(supervise("maintenance", self._maintain))
        self.spawn(supervise("the warm-up", self._warm_up))
        if self.cluster is not None:
            await self.cluster.start()
        else:
            self.spawn(supervise("the resumption of games", self._resume_bots))
        if self.outbox.url:
            self.spawn(supervise("the delivery of notices", self.outbox.deliver))

    async def stop(self) -> None:
        """Close all connections and stop the background tasks."""
        self.closing = True
        self.watchdog.stop()
        for active in self.tables.values():
            for connection in active.connections:
                connection.close(1012)
        for task in self._tasks:
            task.cancel()
        if self.cluster is not None:
            await self.cluster.stop()

    def spawn(self, work: Awaitable[Answer]) -> asyncio.Task[Answer]:
        """Run work in a task that ends with the manager, not with the client that requested it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- loading and changing tables ---------------------------------------------------------------

    async def get(self, table_id: str, number: int = 0) -> ActiveTable:
        """A table with everything that is stored, or at least so many events; loaded if necessary."""
        active = self.tables.get(table_id)
        if active is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            active = await asyncio.shield(self.loading[table_id])
        active.last_used = time.monotonic()
        if active.unsaved_after is not None or max(active.behind, number) > active.table.event_count:
            await self.others.catch_up(active, max(active.behind, number))
        return active

    async def latest(self, table_id: str) -> ActiveTable:
        """A table with everything that any process has stored until now, also what this one has not heard of yet."""
        active = await self.get(table_id)
        if self.cluster is not None:
            async with active.lock:
                await self.others.read_on(active)
        return active

    async def _load(self, table_id: str) -> ActiveTable:
        try:
            active = ActiveTable(await self._read(table_id))
            self.tables[table_id] = active
            if self.cluster is not None:
                await self.cluster.table_loaded(active)
            self.run_bots(active)  # it may have been their turn since before the server started
            return active
        finally:
            del self.loading[table_id]

    async def _read(self, table_id: str) -> Table:
        """A table, from all of its events."""
        stored = await self.store.read_events(table_id)
        if not stored:
            raise RequestError("no-such-table", 404)
        return await self.background.run(lambda: table_of(table_id, stored))

    async def run_exclusive(self, table_id: str, action: Callable[[ActiveTable], Awaitable[Answer]]) -> Answer:
        """Run an action while holding the table's lock, to the end even if the client disconnects.

        If another process has changed the table meanwhile, the action runs again on the new state; also if it was
        refused because this process had not heard of the change, or if it was stored but the answer was lost.
        """
        active = await self.get(table_id)

        async def locked() -> Answer:
            async with active.lock:
                for _ in range(MAX_CONFLICTS):
                    await self.others.reload_unsaved(active)
                    number = active.table.event_count
                    try:
                        return await action(active)
                    except Conflict:
                        METRICS.conflicts += 1
                    except NotSaved:
                        if active.unsaved_after is not None or active.table.event_count == number:
                            raise
                    except RequestError:
                        if self.cluster is None or not await self.others.read_on(active):
                            raise
                raise RequestError("busy", 503)

        if asyncio.current_task() in self._tasks:  # not cancelled with the client
            return await locked()
        return await asyncio.shield(self.spawn(locked()))

    async def append(self, active: ActiveTable, *new_events: events.Event, also: tuple[Any, ...] = ()) -> None:
        """Append events and the forced moves that follow: write them to disk, then broadcast the new state.

        The table's lock must be held. `also` are further statements of the same transaction.
        """
        if active.unsaved_after is not None:
            raise NotSaved("unavailable")
        table = active.table
        number, at = table.event_count, clock.now()
        log_changed_from = len(table.log)
        appended = list(new_events)
        try:
            for event in new_events:
                table.apply(event, at)
                log_changed_from = min(log_changed_from, table.log_changed_from)
            while (forced := table.forced_move()) is not None:
                seat, action = forced
                appended.append(events.MovePlayed(seat, table.game.actions.text(action), auto=True))
                table.apply(appended[-1], at)
            due = table.bot_to_move and (active.has_people or active.watched)
            index: dict[str, Any] = {"game": table.game.id, "status": table.status, "due": due}
            if self.cluster is not None and active.client.address:
                index |= self.cluster.leases.hashed(active.client)._asdict()
            notices = self.outbox.notices(table, active.present_seats())
            bodies = [events.encode(event) for event in appended]
            await self.store.append(table.id, number, at, bodies, index, (*also, *notices))
        except BaseException as error:
            nothing_applied = isinstance(error, IllegalMove) and table.event_count == number
            if number and not nothing_applied:
                active.unsaved_after = number
                await self._reload(active)
            raise
        METRICS.count_moves(appended)
        for connection in active.connections:
            connection.sent_entries = min(connection.sent_entries, log_changed_from)
        if notices:
            self.outbox.wake()
        self.broadcast(active)
        self.run_bots(active)

    async def _reload(self, active: ActiveTable) -> None:
        """Discard changes that were not written: read the table from the store again."""
        try:
            await self.others.reload_unsaved(active)
        except Exception:
            # the store cannot be read either: clients reconnect later, and are told nothing until then
            for connection in active.connections:
                connection.close(1012)

    # --- connections and their views ----------------------------------------------------------------------------

    async def connections_changed(self, active: ActiveTable) -> None:
        """A connection to a table was opened or closed: show it to the others, and play for those who watch."""
        if self.cluster is not None:
            await self.cluster.connections_changed(active)
        async with active.lock:  # an event that is being written must not be sent yet
            self.broadcast(active)
        self.run_bots(active)

    def broadcast(self, active: ActiveTable) -> None:
        """Send every connection its new view; viewers that see the same share the encoded message.

        A connection whose view has not changed gets nothing: a message would reveal that a seat has chosen in secret.
        """
        if active.unsaved_after is not None:
            return
        presence = self.presence(active)
        active.absent = presence.absent
        cache: dict[Any, tuple[bytes, bytes]] = {}
        for connection in active.connections:
            message, without_lines = self._encode_view(active, connection, presence, cache)
            if without_lines != connection.last_view or message != without_lines:
                connection.send(message)
            connection.last_view = without_lines

    def send_view(self, active: ActiveTable, connection: Connection) -> None:
        """Send one connection its view."""
        if active.unsaved_after is not None:
            return
        message, connection.last_view = self._encode_view(active, connection, self.presence(active), {})
        connection.send(message)

    def _encode_view(
        self, active: ActiveTable, connection: Connection, presence: Presence, cache: dict[Any, tuple[bytes, bytes]]
    ) -> tuple[bytes, bytes]:
        """The view of a connection with the log lines it has not been sent yet, and without them."""
        viewer, table = connection.viewer, active.table
        first = connection.sent_entries if connection.sent_entries >= 0 else first_log_entry(table, viewer.seat)
        key = (viewer.seat, viewer.own_seats, viewer.is_host, viewer.language, viewer.text_view, first)
        if key not in cache:
            cache[key] = encode_view(table_view(table, viewer, presence, first))
        connection.sent_entries = len(table.log)
        return cache[key]

    def presence(self, active: ActiveTable) -> Presence:
        """Which seats are present, and which have been absent too long."""
        present = active.present_seats()
        return Presence(present, frozenset(self._absent_seats(active, present)), self.tempo(active.table))

    def tempo(self, table: Table) -> events.Tempo:
        """The tempo of a table; those of earlier versions have the server's."""
        return table.tempo or self.settings.tempo("live")

    def _absent_seats(self, active: ActiveTable, present: frozenset[int]) -> list[int]:
        """The waiting seats whose player has been absent for the table's patience, or that no person holds.

        Before the deal: the seats whose part of the seed has been missing for that time.
        """
        table, now = active.table, clock.now()
        if table.position is None:
            late = now - max(table.changed, self.started) >= self.tempo(table).patience
            return [number for number in range(len(table.seats)) if late and table.awaits_part(number)]
        absent = []
        for number, seat in enumerate(table.seats):
            if table.is_waiting_for(number) and not seat.bot and number not in present:
                elapsed = now - max(active.last_seen.get(number, 0.0), table.changed, self.started)
                if seat.kind == "open" or elapsed >= self.tempo(table).patience:
                    absent.append(number)
        return absent

    # --- computer players --------------------------------------------------------------------------

    def run_bots(self, active: ActiveTable) -> None:
        """Start the computer players of a table, if it is their turn and they are not running.

        On a shared store they are not started but claimed, by this process or another one.
        """
        if self.closing or self.cluster is not None or not active.can_play_bots:
            return
        if active.bot_task is None or active.bot_task.done():
            active.bot_task = self.spawn(bot_turns.play_turns(self, active, self.group(active)))

    def group(self, active: ActiveTable) -> Group:
        """For whom a table's computer players think: they take turns with those of others."""
        return (*active.client, active.table.id)

    async def hint(self, active: ActiveTable, task: bot_turns.HintTask) -> list[Advice]:
        """What a strong player thinks of the moves of a seat."""
        if self.cluster is not None:
            return await self.cluster.hint(task)
        return await bot_turns.hint(self, task, self.group(active))

    async def outline(self, active: ActiveTable, language: str) -> Outline:
        """The outline of the replay of a finished game."""
        if self.cluster is not None:
            return await self.cluster.outline(active, language)
        return await self.background.run(lambda: outline(active.table, language))

    # --- background tasks --------------------------------------------------------------------------

    async def _warm_up(self) -> None:
        """Load the words of all games, and exclude them from garbage collection.

        Otherwise the collector traverses all cards and words again and again, and every connection waits for it.
        """
        await asyncio.sleep(WARM_UP)
        await asyncio.to_thread(
            lambda: [game(each).text.words.has(lang, "") for each in game_ids() for lang in LANGUAGES]
        )
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLD)

    async def _resume_bots(self) -> None:
        """Let computer players go on that had to move when the server stopped, one table after the other.

        Only at tables that were played recently. At all others they go on when somebody opens the table.
        """
        for table_id in await self.store.tables_with_bot_to_move(time.time() - RESUME_WITHIN, MAX_RESUMED):
            try:
                active = await self.get(table_id)
            except Exception:  # one unreadable table must not stop the others
                log.exception("table %s cannot be read", table_id)
                continue
            if active.bot_task is not None:
                await asyncio.wait({active.bot_task}, timeout=RESUME_PATIENCE)

    def _is_played(self, active: ActiveTable) -> bool:
        """Whether computer players move at a table, here or with a claim."""
        return active.watched if self.cluster is not None else active.can_play_bots

    async def _maintain(self) -> None:
        """Every few seconds: announce absences, unload idle tables, and read changes by other processes."""
        while True:
            await asyncio.sleep(min(2.0, max(0.2, self.settings.grace / 4)))
            now = time.monotonic()
            for table_id, active in list(self.tables.items()):
                if active.connections:
                    active.last_used = now
                    absent = frozenset(self._absent_seats(active, active.present_seats()))
                    if not active.lock.locked() and active.absent != absent:
                        self.broadcast(active)
                elif now - active.last_used > IDLE and not active.lock.locked() and not self._is_played(active):
                    del self.tables[table_id]
                    if self.cluster is not None:
                        self.cluster.members.forget(table_id)
            try:
                await self.others.look()
            except NotSaved:
                log.info("the store does not answer: tables are compared with it later")
            except Exception:
                log.exception("the store could not be read")
