"""What other processes append to tables that this one has in memory: read on from the known number, and shown."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from salon.server import events
from salon.server.active_table import ActiveTable, Connection
from salon.server.store import NotSaved, SharedStore
from salon.server.table import table_of

if TYPE_CHECKING:
    from salon.server.table_manager import TableManager

RECHECK = 5.0  # seconds after which the store is read even if nobody else seems to have written
SEAT_TAKEN = (events.SeatReopened, events.SeatPlanned, events.PlayerLeft)  # after these somebody may have no seat


class OtherProcesses:
    """Keeps the tables of a manager up to date.

    A database that tells of each change is believed at once. Every few seconds all tables are compared with the store:
    a notice may have been missed, a file tells nothing, and a damaged file is found, too.
    """

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._data_version: Any = None  # of the store, when all tables were last compared
        self._compared = 0.0
        if isinstance(manager.store, SharedStore):
            manager.store.subscribe("events", self._hear)
            manager.store.subscribe("seats", self._hear_of_seat)

    def _hear(self, message: str) -> None:
        """Some process, perhaps this one, has appended events to a table up to a number: "TABLE NUMBER due".

        A table that nobody looks at here is read on when it is needed.
        """
        manager = self._manager
        table_id, number, *due = message.split(" ")
        active = manager.tables.get(table_id)
        if active is not None and int(number) > active.table.event_count and not manager.closing:
            active.behind = max(active.behind, int(number))
            if active.connections:
                manager.spawn(self._catch_up_soon(active, int(number)))
        if due and manager.cluster is not None:
            manager.cluster.worker.tables_are_due()

    def close_seat(self, active: ActiveTable, seat: int, visitor: str) -> None:
        """Close the connections of a seat that only one visitor holds now, at all processes: no event tells of it."""
        active.close_seat(seat, except_visitor=visitor)
        store = self._manager.store
        if isinstance(store, SharedStore):
            store.publish("seats", f"{active.table.id} {seat} {visitor}")

    def _hear_of_seat(self, message: str) -> None:
        table_id, seat, visitor = message.split(" ")
        active = self._manager.tables.get(table_id)
        if active is not None:
            active.close_seat(int(seat), except_visitor=visitor)

    async def _catch_up_soon(self, active: ActiveTable, number: int) -> None:
        with suppress(NotSaved):  # the store does not answer: tables are compared with it later
            await self.catch_up(active, number)

    async def look(self) -> None:
        """Compare all tables with the store, if it may have changed."""
        manager = self._manager
        version, now = await manager.store.data_version(), time.monotonic()
        if version is None or version != self._data_version or now - self._compared >= RECHECK:
            await self.compare()
            self._data_version, self._compared = version, now

    async def compare(self) -> None:
        """Compare all tables with the store."""
        manager = self._manager
        await asyncio.gather(*manager.loading.values(), return_exceptions=True)
        known = dict(manager.tables)
        counts = await manager.store.event_counts(list(known)) if known else {}
        for table_id, count in counts.items():
            if count > known[table_id].table.event_count:
                await self.catch_up(known[table_id], count)

    async def catch_up(self, active: ActiveTable, number: int) -> None:
        """Apply the events up to this number or further, and show them."""
        async with active.lock:
            await self.reload_unsaved(active)
            if number > active.table.event_count:
                await self.read_on(active)
        self._manager.run_bots(active)

    async def read_on(self, active: ActiveTable) -> bool:
        """Apply the events that are not known yet, and show them; whether there were any. The lock must be held."""
        table, store = active.table, self._manager.store
        stored = await store.read_events(table.id, table.event_count)
        if not stored:
            return False
        log_changed_from, number = len(table.log), table.event_count
        revoked = await self._revoked(active, stored)
        try:
            for at, body in stored:
                event = events.decode(body)
                table.apply(event, at)
                log_changed_from = min(log_changed_from, table.log_changed_from)
                if isinstance(event, events.MovePlayed):  # a computer player moved elsewhere: ours does not know it
                    active.end_bot_session(event.seat, self._manager.bots)
        except Exception:  # half applied: read it whole
            active.unsaved_after = number
            await self.reload_unsaved(active)
        else:
            self._show(active, log_changed_from, revoked)
        return True

    async def reload_unsaved(self, active: ActiveTable) -> None:
        """If what is in memory may not be stored, read the whole table, and show it. The lock must be held."""
        number, manager = active.unsaved_after, self._manager
        if number is None:
            return
        stored = await manager.store.read_events(active.table.id)
        revoked = await self._revoked(active, stored[number:])
        active.table = await manager.background.run(lambda: table_of(active.table.id, stored))
        active.unsaved_after = None
        active.end_bot_sessions(manager.bots)
        self._show(active, -1, revoked)

    def _show(self, active: ActiveTable, log_changed_from: int, revoked: list[Connection]) -> None:
        for connection in revoked:
            connection.close(4001)
        for connection in active.connections:
            connection.sent_entries = min(connection.sent_entries, log_changed_from)
        self._manager.broadcast(active)

    async def _revoked(self, active: ActiveTable, stored: list[tuple[float, str]]) -> list[Connection]:
        """The connections whose seat was given to another person by some of these events."""
        if not any(isinstance(events.decode(body), SEAT_TAKEN) for _, body in stored):
            return []
        seats_of, found = self._manager.store.seats_of, []
        for connection in list(active.connections):
            held = await seats_of(connection.client.visitor, active.table.id)
            if not connection.viewer.own_seats <= set(held):
                found.append(connection)
        return found
