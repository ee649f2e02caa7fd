"""Litestar's channels over LISTEN and NOTIFY of PostgreSQL: how processes on one database tell each other things.

One connection listens and sends. Whenever it is lost it is opened again, and `opened` counts that: what was sent in
between was missed, and what is known of others must be read from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels import ChannelsBackend

from salon.server.metrics import METRICS
from salon.server.store.base import cause
from salon.server.supervision import supervise

log = logging.getLogger("salon.server")
PREFIX = "salon_"  # of what channels are called in the database
MAX_OUTGOING = 10_000  # messages that wait for a connection; the oldest are dropped, and found by their numbers
CHECK_INTERVAL = 2.0  # seconds between two looks whether the connection still lives
RECONNECT = 0.5  # seconds
FLUSH_TIMEOUT = 2.0  # seconds for what is still to be sent at the end
MAX_BYTES = 7_900  # of one message; PostgreSQL takes 8,000
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
SEND = "select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as sent (channel, message)"


class PostgresChannels(ChannelsBackend):
    """Channels that reach all processes on a database, this one included."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self.opened = 0  # how many connections there were
        self.is_connected = False
        self._connect = connect
        self._channels: set[str] = set()
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._outgoing: deque[tuple[str, str]] = deque(maxlen=MAX_OUTGOING)
        self._wake = asyncio.Event()
        self._closing = False
        self._running: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect in the background."""
        self._running = asyncio.create_task(supervise("the channels of the database", self._run))

    async def on_shutdown(self) -> None:
        """Send what waits, and disconnect."""
        self._closing = True
        self._wake.set()
        if self._running is not None:
            await asyncio.wait({self._running}, timeout=FLUSH_TIMEOUT)
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message to every subscriber of these channels, as soon as there is a connection."""
        for channel in channels:
            self.send(channel, data.decode())

    def send(self, channel: str, message: str) -> None:
        """Queue a message for one channel."""
        self._outgoing.append((PREFIX + channel, message))
        self._wake.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Receive what is sent to these channels, from the next connection on."""
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """The opposite, from the next connection on."""
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is received: channel and message."""
        while True:
            yield await self._received.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing: what was sent earlier stands in the database."""
        return []

    async def _run(self) -> None:
        """Stay connected."""
        while not self._closing:
            try:
                connection = await self._connect()
                try:
                    await self._serve(connection)
                finally:
                    connection.terminate()
            except LOST as error:
                if self.is_connected:
                    log.warning("the database is no longer heard: %s", cause(error))
            finally:
                self.is_connected = False
            if not self._closing:
                await asyncio.sleep(RECONNECT)

    async def _serve(self, connection: Any) -> None:
        """Send and receive until the connection is lost."""
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.execute("set synchronous_commit = off")
        for channel in self._channels:
            await connection.add_listener(PREFIX + channel, self._receive)
        METRICS.reconnects += self.opened > 0
        self.opened += 1
        self.is_connected = True
        while True:
            if batch := list(self._outgoing):
                self._outgoing.clear()
                await connection.execute(SEND, *map(list, zip(*batch, strict=True)))
            if self._closing:
                return
            self._wake.clear()
            try:
                async with asyncio.timeout(CHECK_INTERVAL):
                    await self._wake.wait()
            except TimeoutError:
                await connection.execute("select 1")

    def _receive(self, _connection: Any, _process: int, channel: str, payload: Any) -> None:
        self._received.put_nowait((channel.removeprefix(PREFIX), str(payload).encode()))
