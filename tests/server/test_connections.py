"""Connections: how many, how long, and under which name. With raw sockets, as an attacker has them."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.conftest import Server
from tests.server.helpers import run

MAX_CONNECTIONS = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("connections")
    made = Server(
        folder, "--max-connections", str(MAX_CONNECTIONS), "--name", "games.example", "--origin", "https://salon.test"
    )
    yield made
    made.stop()


async def connect(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.address.split(":")
    return await asyncio.open_connection(host, int(port))


async def ask(server: Server, head: str) -> tuple[int, dict[str, str], bytes]:
    """Send a request and read the answer until the server closes the connection."""
    reader, writer = await connect(server)
    writer.write(head.replace("\n", "\r\n").encode("latin-1"))
    raw = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    top, _, body = raw.partition(b"\r\n\r\n")
    status, *lines = top.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return int(status.split()[1]), headers, body


async def seconds_open(server: Server, first: bytes, drip: bytes = b"", every: float = 1.0) -> float:
    """How long the server keeps a connection open that sends something, and then a little now and again."""
    reader, writer = await connect(server)
    started = time.monotonic()
    writer.write(first)

    async def send_on() -> None:
        while drip:
            await asyncio.sleep(every)
            writer.write(drip)

    sending = asyncio.create_task(send_on())
    try:
        async with asyncio.timeout(40):
            while await reader.read(65536):
                pass
    except ConnectionError:
        pass
    sending.cancel()
    writer.close()
    return time.monotonic() - started


UPGRADE = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


@run
async def test_slow_clients_are_disconnected(server: Server) -> None:
    get = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
    post = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n"
    )
    cases = {
        "nothing": (seconds_open(server, b""), 10),
        "half a header": (seconds_open(server, get), 10),
        "a header now and again": (seconds_open(server, get, b"X-A: b\r\n"), 10),
        "empty lines": (seconds_open(server, b"", b"\r\n"), 10),
        "half a handshake": (seconds_open(server, UPGRADE, b"X-A: b\r\n"), 10),
        "half a body": (seconds_open(server, post), 20),
        "a body by single letters": (seconds_open(server, post, b" "), 20),
        "an idle connection": (seconds_open(server, get + b"\r\n"), 15),
        "a second request that does not end": (seconds_open(server, get + b"\r\n", b"\r\n", 2.0), 12),
    }
    found = dict(zip(cases, await asyncio.gather(*(work for work, _ in cases.values())), strict=True))
    for name, (_, limit) in cases.items():
        assert limit - 1 < found[name] < limit + 4, (name, found)


@run
async def test_endless_headers_are_refused(server: Server) -> None:
    _, writer = await connect(server)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    try:
        async with asyncio.timeout(8):
            for _ in range(10_000):
                writer.write(b"X-Filler: " + b"a" * 1000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0)
            raise AssertionError("ten megabytes were read")
    except ConnectionError:
        pass
    writer.close()


@run
async def test_a_handshake_that_is_none(server: Server) -> None:
    assert (await ask(server, UPGRADE.decode().replace("\r\n", "\n") + "\n"))[0] == 400


@run
async def test_more_connections_than_allowed_are_told(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "random")
    await browser.close()
    await asyncio.sleep(0.2)
    url = f"ws://{server.address}/api/tables/{table}/live"
    opened = [await websockets.connect(url, proxy=None) for _ in range(MAX_CONNECTIONS // 2)]
    idle = [await connect(server) for _ in range(MAX_CONNECTIONS // 2)]
    await asyncio.sleep(0.2)
    status, headers, body = await ask(server, "GET /health HTTP/1.1\nHost: localhost\nAccept-Language: de\n\n")
    assert status == 503 and headers["connection"] == "close"
    assert json.loads(body) == {
        "code": "server-full",
        "text": "Der Server hat gerade zu viele Besucher. Versuche es in einer Minute noch einmal.",
    }
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(url, proxy=None)
    assert refused.value.response.status_code == 503
    for _, writer in idle:
        writer.close()
    for socket in opened:
        await socket.close()
    await asyncio.sleep(0.2)
    assert (await server.browser().http.get("/health")).status_code == 200


@run
async def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, "--max-connections-per-address", "8")
    health = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def from_address(number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", int(server.port), local_addr=(f"127.0.0.{number}", 0))

    async def answer_to(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(health)
        async with asyncio.timeout(5):
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
            assert length is not None
            return head + await reader.readexactly(int(length[1]))

    idle = [await from_address(2) for _ in range(8)]
    told = await answer_to(*await from_address(2))
    assert told.startswith(b"HTTP/1.1 429") and b"Your address has too many connections open" in told
    assert (await answer_to(*await from_address(3))).startswith(b"HTTP/1.1 200"), "another address is served"
    idle[0][1].close()
    async with asyncio.timeout(5):
        while not (await answer_to(*await from_address(2))).startswith(b"HTTP/1.1 200"):
            await asyncio.sleep(0.05)
    assert (await answer_to(*idle[1])).startswith(b"HTTP/1.1 200"), "who was there first is served"
    for _, writer in idle:
        writer.close()
    assert server.stop() == 0


@run
async def test_a_trusted_proxy_may_have_many_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, "--max-connections-per-address", "2", "--trusted-proxy", "127.0.0.1")
    browsers = [server.browser() for _ in range(6)]
    answers = [(await browser.http.get("/health")).status_code for browser in browsers]
    assert answers == [200] * 6
    for browser in browsers:
        await browser.close()
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200), ("LOCALHOST:8000", 200), ("table.localhost", 200), ("127.0.0.1:80", 200), ("[::1]:80", 200),
        ("192.168.1.20:8000", 200), ("games.example", 200), ("Games.Example.:8000", 200), ("salon.test", 200),
        ("evil.example", 421), ("games.example.evil.example", 421), ("localhost.evil.example", 421), ("", 421),
        ("127.0.0.1.evil.example", 421), ("localhost:80:80", 421), ("xn--nxasmq6b", 421),
    ],
)  # fmt: skip
def test_only_own_names_are_answered(server: Server, host: str, status: int) -> None:
    async def test() -> None:
        for path in ("/api/games", "/health", "/"):
            found, headers, body = await ask(server, f"GET {path} HTTP/1.1\nHost: {host}\nConnection: close\n\n")
            assert found == status, body
            assert headers["x-content-type-options"] == "nosniff"
            if status == 421:
                assert json.loads(body)["code"] == "foreign-host" and headers["cache-control"] == "no-store"

    asyncio.run(test())


@run
async def test_a_websocket_with_a_foreign_host_is_refused(server: Server) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(
            f"ws://evil.example:{server.port}/api/tables/x/live",
            host="127.0.0.1",
            port=int(server.port),
            origin=websockets.Origin(f"http://evil.example:{server.port}"),
            proxy=None,
        ):
            pass
    assert refused.value.response.status_code == 421


@run
async def test_two_host_headers_are_refused(server: Server) -> None:
    request = "GET /api/games HTTP/1.1\nHost: localhost\nHost: evil.example\nConnection: close\n\n"
    assert (await ask(server, request))[0] in (400, 421)


@run
async def test_answers_are_neither_stored_nor_guessed(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "random")
    for path in ("/api/tables/mine", f"/api/tables/{table}", "/api/tables/no", "/api/nothing", "/health", "/api/games"):
        headers = (await browser.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["cache-control"] == "no-store", path
    cached = (await browser.get("/games/paris/rulebook", lang="en")).headers
    assert cached["cache-control"] == "no-cache" and "etag" in cached


@run
async def test_a_forwarded_scheme_of_a_stranger_is_not_believed(server: Server) -> None:
    body = {"game": "bids", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]}
    answer = await server.browser().http.post("/api/tables", json=body, headers={"X-Forwarded-Proto": "https"})
    assert answer.status_code == 201 and "Secure" not in answer.headers["set-cookie"]


def test_a_trusted_proxy_is_believed(tmp_path_factory: Any) -> None:
    """Each address may open a table; a proxy is not one address, and the client cannot choose its own."""
    made = Server(tmp_path_factory.mktemp("proxy"), "--trusted-proxy", "127.0.0.0/8", "--tables-per-hour", "1")

    async def test() -> None:
        body = {"game": "bids", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]}

        async def create(forwarded: str) -> Any:
            headers = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"}
            return await made.browser().http.post("/api/tables", json=body, headers=headers)

        first = await create("198.51.100.1")
        assert first.status_code == 201 and "Secure" in first.headers["set-cookie"]
        assert (await create("198.51.100.2")).status_code == 201
        assert (await create("198.51.100.1")).status_code == 429
        assert (await create("203.0.113.9, 198.51.100.1")).status_code == 429, "written by the client itself"

    asyncio.run(test())
    made.stop()
