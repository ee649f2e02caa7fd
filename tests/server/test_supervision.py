"""Background tasks go on: after a failure of their own, and whatever the receiver of notices answers."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from salon.server.outbox import Outbox
from salon.server.schema import notices
from salon.server.store import store_at
from salon.server.supervision import supervise
from tests.processes import run_salon
from tests.server.conftest import Server, new_store
from tests.server.raw_store import execute

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def test_a_task_that_fails_is_logged_and_started_again(caplog: pytest.LogCaptureFixture) -> None:
    runs: list[int] = []

    async def work() -> None:
        runs.append(len(runs))
        if len(runs) < 4:
            raise ValueError("broken")

    with caplog.at_level(logging.ERROR, "salon.server"):
        asyncio.run(supervise("the work", work, 0.01))
    assert len(runs) == 4
    assert [record.getMessage() for record in caplog.records] == [
        f"the work failed; it starts again in {pause} s" for pause in ("0.01", "0.02", "0.04")
    ]


async def garbage(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(bytes(range(256)) * 40 + b"\r\n\r\n")


async def no_end_of_line(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"HTTP/1.1 200 " + b"x" * 65536)
        await writer.drain()


async def endless_headers(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 500 No\r\n")
    while True:
        writer.write(b"X-More: and more\r\n" * 1000)
        await writer.drain()


async def redirect(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")


async def nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


async def endless_body(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        writer.write(b"10000\r\n" + b"x" * 65536 + b"\r\n")
        await writer.drain()


async def good(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")


async def slow(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    for letter in b"HTTP/1.1 200 OK" * 100:
        writer.write(bytes([letter]))
        await asyncio.sleep(1)


def test_nonsense_from_the_webhook_does_not_end_notices(tmp_path: Path) -> None:
    """Every answer but the last two is a failure; the notice after them arrives."""
    answers: list[Answer] = [garbage, no_end_of_line, endless_headers, redirect, nothing, slow, endless_body, good]
    asked: list[str] = []

    async def test() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            chosen = answers[min(len(asked), len(answers) - 1)]
            asked.append(chosen.__name__)
            try:
                await chosen(reader, writer)
            except ConnectionError:
                pass
            finally:
                writer.close()

        receiver = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = receiver.sockets[0].getsockname()[1]
        store = store_at(new_store(tmp_path))
        await store.open()
        outbox = Outbox(store, f"http://127.0.0.1:{port}/hook?key=a b", retry_delays=(0.01,) * 20)

        def add(seat: int) -> Callable[[Connection], None]:
            row = {"table": "t", "seat": seat, "decision": "d", "body": "{}", "tries": 0, "due": 0, "state": "waiting"}
            return lambda connection: connection.execute(notices.insert().values(row)) and None

        async def states() -> list[str]:
            async with store.engine.connect() as connection:
                return list((await connection.execute(select(notices.c.state).order_by(notices.c.id))).scalars())

        await store.write(add(0))
        delivery = asyncio.create_task(outbox.deliver())
        async with asyncio.timeout(30):
            while await states() != ["sent"]:
                await asyncio.sleep(0.05)
            await store.write(add(1))
            outbox.wake()
            while await states() != ["sent", "sent"]:
                await asyncio.sleep(0.05)
        assert asked == [each.__name__ for each in answers]
        delivery.cancel()
        await store.close()
        receiver.close()

    asyncio.run(test())


@pytest.mark.parametrize("url", ["nonsense", "ftp://example.org/", "http://", "http://[::1", "http://x:99999/"])
def test_a_webhook_that_is_no_address(tmp_path: Path, url: str) -> None:
    answer = run_salon("serve", "--port", "0", "--db", str(tmp_path / "tables.db"), "--webhook", url)
    assert answer.returncode == 2 and "is not an address" in answer.stderr and answer.stdout == ""


def test_one_bad_write_does_not_stop_the_others(tmp_path: Path) -> None:
    """Writes that are queued at the same time share a transaction."""

    async def test() -> None:
        store = store_at(new_store(tmp_path))
        await store.open()

        def wrong(_: Connection) -> None:
            raise ValueError("wrong")

        def right(connection: Connection) -> int:
            return int(connection.exec_driver_sql("select 7").scalar_one())

        found = await asyncio.gather(*map(store.write, (right, wrong, right)), return_exceptions=True)
        assert found[0] == found[2] == 7 and isinstance(found[1], ValueError)
        await store.close()

    asyncio.run(test())


def test_the_server_goes_on_after_a_background_task_failed(tmp_path: Path) -> None:
    """A store without its table of notices makes the delivery fail; the server still plays, and says what is wrong."""
    server = Server(tmp_path)
    server.stop()
    execute(server.db, "alter table notices rename to elsewhere")
    server.more = ("--webhook", "http://127.0.0.1:9/")
    server.start()

    async def test() -> None:
        async with asyncio.timeout(15):
            while server.log.read_text().count("the delivery of notices failed") < 2:
                await asyncio.sleep(0.1)
        assert (await server.browser().http.get("/health")).status_code == 200

    asyncio.run(test())
    server.stop()


def test_a_process_that_does_not_stop_is_ended_and_says_why() -> None:
    program = """
import asyncio
from salon.server.run import configure_logging, end_when_stuck

async def never_ready():
    await asyncio.Event().wait()

async def main():
    end_when_stuck(asyncio.get_running_loop(), after=0.3)
    await never_ready()

configure_logging()
asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode == 1
    assert "the server does not stop and is ended; it waits for" in done.stderr and "main()" in done.stderr
    assert "Current thread" in done.stderr, "the stacks of all threads"
