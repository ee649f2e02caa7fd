"""Notices that a person must act: stored with the events that cause them, posted to a webhook with retries."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from typing import Any
from urllib.parse import quote, urlsplit

from sqlalchemy import Connection, select, update

from salon.kernel.reasons import SalonError
from salon.server import clock
from salon.server.schema import notices
from salon.server.store import InsertIfAbsent, Store
from salon.server.table import Table

log = logging.getLogger("salon.server")
RETRY_DELAYS = (5, 30, 120, 600, 3600, 6 * 3600)  # seconds; after the last one the notice has failed
MAX_SLEEP = 60.0  # seconds
POST_TIMEOUT = 10.0  # seconds from the connection to the answer
LEASE = POST_TIMEOUT + 5.0  # seconds until a notice whose process has died is delivered by another one
SAFE = "/:@!$&'()*+,;=~?%-._"  # characters that stay as they are in an address


class Outbox:
    """The notices to be delivered to the webhook, if one is configured."""

    def __init__(self, store: Store, url: str | None, retry_delays: tuple[float, ...] = RETRY_DELAYS) -> None:
        self.store, self.url, self.retry_delays = store, url, retry_delays
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """Deliver now: there is a new notice."""
        self._wake.set()

    def notices(self, table: Table, present: frozenset[int]) -> tuple[Any, ...]:
        """Statements that store a notice for each person who must act now and has no open connection."""
        if not self.url:
            return ()
        statements = []
        for number, seat in enumerate(table.seats):
            if not table.is_waiting_for(number) or seat.kind != "person" or seat.stand_in or number in present:
                continue
            body = {"table": table.id, "name": table.name, "game": table.game.id, "seat": number, "player": seat.name}
            row = {
                "table": table.id,
                "seat": number,
                "decision": self._notice_key(table, number),
                "body": json.dumps(body),
                "tries": 0,
                "due": clock.now(),
                "state": "waiting",
            }
            statements.append(InsertIfAbsent(notices).values(row))
        return tuple(statements)

    @staticmethod
    def _notice_key(table: Table, seat: int) -> str:
        """A key for one turn or one simultaneous phase: there is one notice, however many decisions it takes.

        A turn begins after the last move of another seat.
        """
        assert table.position is not None
        if table.simultaneous:
            return f"phase {table.position.phase}, {table.rollbacks}"
        index = len(table.settled)
        while index and table.settled[index - 1].seat == seat:
            index -= 1
        return f"turn {index}, {table.rollbacks}"

    async def deliver(self) -> None:
        """Deliver notices until cancelled; those that fail are retried later."""
        while True:
            delay = await self.deliver_due()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._wake.wait()
            self._wake.clear()

    async def deliver_due(self) -> float:
        """Deliver the notices that are due; returns the seconds until the next ones are."""
        while (row := await self.store.write(_claim)) is not None:
            sent = await self._post(f"{row['id']}", row["body"])
            await self._record_attempt(row, sent)
        async with self.store.engine.connect() as connection:
            next_due = select(notices.c.due).where(notices.c.state == "waiting").order_by(notices.c.due).limit(1)
            due = (await connection.execute(next_due)).scalar()
        return MAX_SLEEP if due is None else min(MAX_SLEEP, max(0.05, due - clock.now()))

    async def _record_attempt(self, row: dict[str, Any], sent: bool) -> None:
        tries = row["tries"] + 1
        values: dict[str, Any] = {"tries": tries, "state": "sent"}
        if not sent:
            failed = tries > len(self.retry_delays)
            values["state"] = "failed" if failed else "waiting"
            values["due"] = clock.now() + (0 if failed else self.retry_delays[tries - 1])
            if failed:
                log.warning("table %s: the notice for seat %d could not be delivered", row["table"], row["seat"])

        def job(connection: Connection) -> None:
            connection.execute(update(notices).where(notices.c.id == row["id"]).values(**values))

        await self.store.write(job)

    async def _post(self, notice: str, body: str) -> bool:
        """Post one notice; its number lets the receiver discard duplicates.

        Only the first line of the answer is read: whatever follows, and however long it takes, does not matter. A
        redirect counts as a failure, because following it would not post the notice.
        """
        assert self.url is not None
        target = urlsplit(self.url)
        secure = target.scheme == "https"
        path = quote(target.path or "/", safe=SAFE) + (f"?{quote(target.query, safe=SAFE)}" if target.query else "")
        content = body.encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {target.netloc.rpartition('@')[2]}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nIdempotency-Key: {notice}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        try:
            async with asyncio.timeout(POST_TIMEOUT):
                port = target.port or (443 if secure else 80)
                reader, writer = await asyncio.open_connection(target.hostname, port, ssl=secure or None)
                try:
                    writer.write(head.encode() + content)
                    await writer.drain()
                    first_line = await reader.readline()
                finally:
                    writer.transport.abort()
        except (OSError, ValueError):  # not reachable, too slow, or a line without an end
            return False
        return re.match(rb"HTTP/1\.[01] 2\d\d\b", first_line) is not None


def _claim(connection: Connection) -> dict[str, Any] | None:
    """A notice that is due; while it is delivered, no other process takes it."""
    now = clock.now()
    waiting = select(notices.c.id).where(notices.c.state == "waiting", notices.c.due <= now)
    first = waiting.order_by(notices.c.id).limit(1).with_for_update(skip_locked=True)
    claim = update(notices).where(notices.c.id == first.scalar_subquery()).values(due=now + LEASE)
    row = connection.execute(claim.returning(*notices.c)).mappings().first()
    return None if row is None else dict(row)


def check_webhook(url: str) -> None:
    """Refuse an address that nothing can be posted to."""
    try:
        parts = urlsplit(url)
        valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        valid = False
    if not valid:
        raise SalonError(f"--webhook {url!r} is not an address that begins with http:// or https://")
