"""Notices that somebody must act: written with the events that cause them, delivered with retries, one a decision."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
import urllib.request
from typing import Any

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import sqlite

from salon.server.schema import notices
from salon.server.store import Store
from salon.server.table import Table

log = logging.getLogger("salon.server")
PAUSES = (5, 30, 120, 600, 3600, 6 * 3600)  # seconds between tries; after the last one the notice has failed


class Outbox:
    """What waits to be delivered to the webhook, if one is set."""

    def __init__(self, store: Store, url: str | None, pauses: tuple[float, ...] = PAUSES) -> None:
        self.store, self.url, self.pauses = store, url, pauses
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Something new lies in the outbox."""
        self._woken.set()

    def notices(self, table: Table, here: frozenset[int]) -> tuple[Any, ...]:
        """What has to be written so that everybody who must act now, and is not looking, is told once."""
        if not self.url:
            return ()
        made = []
        for number, seat in enumerate(table.seats):
            if not table.waits_for(number) or seat.kind != "person" or seat.stand_in or number in here:
                continue
            body = {"table": table.id, "name": table.name, "game": table.game.id, "seat": number, "player": seat.name}
            row = {
                "table": table.id,
                "seat": number,
                "decision": self._need(table, number),
                "body": json.dumps(body),
                "tries": 0,
                "due": time.time(),
                "state": "waiting",
            }
            made.append(sqlite.insert(notices).values(row).on_conflict_do_nothing())
        return tuple(made)

    @staticmethod
    def _need(table: Table, seat: int) -> str:
        """The name of one need to act, however many decisions it takes: a common choice, or a turn.

        A turn begins after the last move of somebody else.
        """
        assert table.position is not None
        if table.together:
            return f"phase {table.position.phase}, {table.era}"
        index = len(table.settled)
        while index and table.settled[index - 1].seat == seat:
            index -= 1
        return f"turn {index}, {table.era}"

    async def deliver(self) -> None:
        """Deliver for ever; a notice that cannot be delivered is tried again later."""
        while True:
            pause = await self.deliver_due()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause)
            self._woken.clear()

    async def deliver_due(self) -> float:
        """Deliver what is due; gives the seconds until something else will be."""
        now = time.time()
        async with self.store.engine.connect() as connection:
            ask = select(notices).where(notices.c.state == "waiting", notices.c.due <= now).order_by(notices.c.id)
            rows = [dict(row) for row in (await connection.execute(ask)).mappings()]
        for row in rows:
            sent = await asyncio.to_thread(self._post, f"{row['id']}", row["body"])
            await self._settle(row, sent)
        async with self.store.engine.connect() as connection:
            ask_next = select(notices.c.due).where(notices.c.state == "waiting").order_by(notices.c.due).limit(1)
            following = (await connection.execute(ask_next)).scalar()
        return 60.0 if following is None else min(60.0, max(0.05, following - time.time()))

    async def _settle(self, row: dict[str, Any], sent: bool) -> None:
        tries = row["tries"] + 1
        values: dict[str, Any] = {"tries": tries, "state": "sent"}
        if not sent:
            failed = tries > len(self.pauses)
            values["state"] = "failed" if failed else "waiting"
            values["due"] = time.time() + (0 if failed else self.pauses[tries - 1])
            if failed:
                log.warning("table %s: the notice for seat %d could not be delivered", row["table"], row["seat"])

        def job(connection: Connection) -> None:
            connection.execute(update(notices).where(notices.c.id == row["id"]).values(**values))

        await self.store.write(job)

    def _post(self, notice: str, body: str) -> bool:
        """Hand one notice over; its number lets the receiver drop what comes twice."""
        assert self.url is not None
        headers = {"Content-Type": "application/json", "Idempotency-Key": notice}
        request = urllib.request.Request(self.url, body.encode(), headers, method="POST")
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return bool(200 <= answer.status < 300)
        except OSError:
            return False
