"""A network between a server and its database that can fail: bytes are held back, and nothing is closed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

HOST = "127.0.0.1"


class DatabaseProxy:
    """Passes bytes on, in both directions.

    While it is partitioned it passes nothing. Afterwards it passes what it has held back, as TCP sends again what was
    lost.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._passing = asyncio.Event()
        self._passing.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Listen; returns the port."""
        self._server = await asyncio.start_server(self._serve, HOST, 0)
        return int(self._server.sockets[0].getsockname()[1])

    def partition(self) -> None:
        self._passing.clear()

    def heal(self) -> None:
        self._passing.set()

    async def close(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._passing.wait()
        further_reader, further_writer = await asyncio.open_connection(HOST, self._to)
        await asyncio.gather(self._pass_on(reader, further_writer), self._pass_on(further_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
        await self._passing.wait()
        writer.close()
