"""Invalid and unauthorized messages: each gets a clear error, and nothing changes."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import websockets

from salon.games import game as game_by_id
from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.raw_store import query

MESSAGES = int(os.environ.get("SALON_HOSTILE_MESSAGES", "20000"))  # a million in `make soak`
HTTP_REQUESTS = MESSAGES * 3 // 20
WEBSOCKET_MESSAGES = MESSAGES - HTTP_REQUESTS
MAX_GROWTH = 60.0  # MB of the server's memory
INTERNAL_DETAILS = ("Traceback", 'File "', "/src/", "site-packages", "sqlite", "sqlalchemy", "select ", "0x7")
MOVES = list(game_by_id("bids").actions)
WORDS = [
    "",
    "0",
    "en",
    "card1",
    "🎲" * 40,
    "\u202e\u0000\u2028",
    "../../etc/passwd",
    "'; drop table events; --",
    "\n\r\t",
]
DEEP = b"[" * 9000


class Fixture:
    """A table of Bids in its first round, tables in every other state, and the cookies of several visitors."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table = self.other = self.gathering = self.over = ""
        # ann: host, seat 0, has chosen nothing; bo: seat 1, has chosen a card and can still withdraw it;
        # cy: seat 2; stranger: host of another table; old: held seat 1 until Bo asked for a new link;
        # watcher: a browser we know, without a seat here; nobody: without a cookie.
        self.cookies = dict.fromkeys(("ann", "bo", "cy", "stranger", "old", "watcher", "nobody"), "")
        self.tokens: list[str] = []

    def browser(self, who: str) -> Browser:
        made = self.server.browser()
        if self.cookies[who]:
            made.http.cookies.set("salon", self.cookies[who])
        return made

    def ask(self, cookie: str, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        """One raw request: its status and body."""
        http = HTTPConnection(self.server.address, timeout=20)
        sent = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
        if cookie:
            sent["Cookie"] = f"salon={cookie}"
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        http.request(method, path, raw, {name: value.encode() for name, value in sent.items()})
        answer = http.getresponse()
        assert "Set-Cookie" not in answer.headers or answer.status < 300
        found = answer.status, answer.read().decode()
        http.close()
        return found

    def state(self) -> list[Any]:
        """Everything that could have changed: each table as every seat sees it, and the database."""
        seats = [("ann", self.table, 0), ("bo", self.table, 1), ("cy", self.table, 2), ("ann", self.gathering, 0)]
        seats += [("stranger", self.other, 0), ("stranger", self.other, 1)]
        asked = [(self.cookies[who], f"/api/tables/{table}", f"?chair={seat}") for who, table, seat in seats]
        asked += [("", f"/api/tables/{table}", "") for table in (self.table, self.other, self.gathering, self.over)]
        found: list[Any] = []
        for cookie, path, which in asked:
            found += [self.ask(cookie, "GET", path + which), self.ask(cookie, "GET", f"{path}/story{which}")]
        assert all(status == 200 for status, _ in found), found
        for relation in ("events", "holders", "links", "tables"):
            found.append(sorted(query(self.server.db, f"select * from {relation}"), key=repr))
        return found


async def set_up(fixture: Fixture) -> None:
    """Create all tables and join them."""
    people = {who: fixture.browser(who) for who in fixture.cookies}
    ann, bo, stranger = people["ann"], people["bo"], people["stranger"]
    fixture.table = await ann.table("bids", "me", "invited", "invited")
    fixture.tokens.append(ann.invitation)
    for who in ("bo", "cy"):
        await people[who].post(f"/tables/{fixture.table}/join", {"secret": ann.invitation})
    await ann.post(f"/tables/{fixture.table}/start")
    for _ in range(2):  # the second link makes the first one worthless, and the device that came by it
        link = (await bo.post(f"/tables/{fixture.table}/links", {"seat": 1})).json()["secret"]
        if len(fixture.tokens) == 1:
            assert (await people["old"].post(f"/tables/{fixture.table}/join", {"secret": link})).json()["seat"] == 1
        fixture.tokens.append(link)
    fixture.gathering = await ann.table("paris", "me", "invited")
    fixture.tokens.append(ann.invitation)
    fixture.other = await stranger.table("paris", "me", "me")
    fixture.over = await stranger.table("bids", "random", "random")
    await people["watcher"].table("bids", "me", "random")
    for who, browser in people.items():
        fixture.cookies[who] = browser.http.cookies.get("salon") or ""
    fixture.tokens += [cookie for cookie in fixture.cookies.values() if cookie]
    connection = await bo.connect(fixture.table)
    await connection.play(connection.legal_moves()[0])
    await connection.close()
    watching = await stranger.connect(fixture.over)  # computer players among themselves play while somebody watches
    await watching.until(lambda view: view["status"] == "over")
    await watching.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    """A server of its own: its whole store is compared. Nobody is away too long, however long the tests take."""
    process = Server(tmp_path_factory.mktemp("bad-input"), "--grace", "1000000")
    yield process
    process.stop()


@pytest.fixture(scope="module")
def fixture(server: Server) -> Fixture:
    fixture = Fixture(server)
    asyncio.run(set_up(fixture))
    return fixture


def memory_of(server: Server) -> float:
    """The resident memory of the server's process, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@pytest.fixture
def untouched(server: Server, fixture: Fixture) -> Iterator[Fixture]:
    """The fixture; after the test its state must be the same, its memory bounded, and the log without an error."""
    before, logged, memory = fixture.state(), len(server.log.read_text()), memory_of(server)
    yield fixture
    assert memory_of(server) - memory < MAX_GROWTH
    for _ in range(100):  # until the server has noticed that all viewers are gone
        if (after := fixture.state()) == before:
            break
    assert after == before
    for line in server.log.read_text()[logged:].splitlines():
        assert json.loads(line)["level"] not in ("error", "critical"), line
        assert not any(secret in line for secret in fixture.tokens), line


def check_error(answer: dict[str, Any], fixture: Fixture) -> None:
    """An error has a code, one sentence, and no internal details."""
    text = answer["text"]
    assert answer["code"] and answer["code"].replace("-", "").isalpha(), answer
    assert 10 <= len(text) <= 400 and text.endswith((".", "]")) and text.isprintable(), answer
    assert not any(word in text for word in (*INTERNAL_DETAILS, *fixture.tokens)), answer


# --- over the WebSocket --------------------------------------------------------------------------------


def invalid_message(rng: random.Random, number: int) -> str | bytes:
    """One invalid or unauthorized message."""
    text = rng.choice(WORDS)
    value = rng.choice([None, True, -1, 10**30, 1.5, "x", [], {}, [[]], {"a": 1}, text, float("inf")])
    decision = rng.choice(["0.0.0.0", "0.1.0.0", "1.0.0.0", "0.0.1.0", "", text])  # of others, or gone
    player, seat = rng.choice(["greedy", text, value]), rng.choice([0, 1, 2, 9, -1, value])
    command: dict[str, Any] = rng.choice(
        [
            {"do": "play", "decision": decision, "move": rng.choice(["nonsense", "end", text, "card1 ", "CARD1"])},
            {"do": "play", "decision": rng.choice(["9.9.9.9", "", text]), "move": rng.choice(MOVES)},
            {"do": "play", "decision": value, "move": value},
            {"do": "play", "decision": "0.0.0.0"},
            {"do": "sit", "chair": rng.choice([3, 7, -1, -2, 1 << 70, "0", value])},
            {"do": "look", "moves": rng.choice([value, [value], ["card1"] * 121, [text] * 50])},
            {"do": "speak", "language": rng.choice(["fr", "EN", "", text, value])},
            {"do": "answer-back", "agree": rng.choice([True, value])},
            {"do": "sit-in", "seat": seat, "player": player},
            {"do": "ask-back"},
            {"do": rng.choice([text, value, "deal", "start", "roll-back"])},
            {"is": "table"},
        ]
    )
    command["id"] = f"{number}"
    match rng.randrange(12):
        case 0:
            command[rng.choice(["seat", "chair", "__class__", "id ", text])] = value
        case 1:
            command["id"] = rng.choice([None, 7, ["a"], "x" * 65, "x" * 5000, ""])
        case 2:
            return rng.randbytes(rng.randrange(60))
        case 3:
            return rng.choice(
                [DEEP.decode(), '{"id":' * 2000, f'{{"do":"play","id":{DEEP.decode()}', "{", "null", "1e999"]
            )
        case 4:
            return json.dumps({**command, "move": "m" * rng.choice([300, 15_000, 17_000, 40_000])})
        case 5:
            return rng.choice(['{"do":"look","id":"\\ud800","moves":[]}', '"\\udfff\\ud800"', "\ufeff{}", "\x00", ""])
    sent = json.dumps(command, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.25:  # something got lost on the way
        cut = rng.randrange(len(sent))
        sent = sent[:cut] + rng.choice(["", "\x00", '"', "}", "💥"]) + sent[cut + rng.randrange(4) :]
    return sent


@pytest.mark.parametrize(
    ("who", "seat"), [("ann", "0"), ("cy", "2"), ("old", "none"), ("stranger", "none"), ("nobody", "none")]
)
def test_invalid_messages_get_clear_errors(untouched: Fixture, who: str, seat: str) -> None:
    async def test() -> None:
        rng, count = random.Random(who), WEBSOCKET_MESSAGES // 5
        cookie = untouched.cookies[who]
        url = f"ws://{untouched.server.address}/api/tables/{untouched.table}/live?chair={seat}"
        async with websockets.connect(
            url, additional_headers={"Cookie": f"salon={cookie}"} if cookie else {}, max_size=None, proxy=None
        ) as socket:
            sent = answered = 0
            while answered < count:
                if sent < count and sent - answered < 40:
                    await socket.send(invalid_message(rng, sent))
                    sent += 1
                    continue
                text = str(await asyncio.wait_for(socket.recv(), 20))
                assert not any(secret in text for secret in untouched.tokens)
                answer = json.loads(text)
                if answer["is"] == "refused":
                    check_error(answer, untouched)
                else:  # what changes nothing may be asked: what a move would do, an own seat, another language
                    assert answer["is"] in ("table", "looked", "done", "alive"), text[:200]
                answered += answer["is"] in ("refused", "looked", "done")

    asyncio.run(test())


@asynccontextmanager
async def raw_socket(
    server: Server, table: str, cookie: str = ""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A WebSocket without a library that would check what is sent."""
    reader, writer = await asyncio.open_connection(*server.address.split(":"))
    key = base64.b64encode(os.urandom(16)).decode()
    asked = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
    asked += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    writer.write(f"{asked}Cookie: salon={cookie}\r\n\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    yield reader, writer
    writer.close()


def frame(opcode: int, body: bytes, masked: bool = True) -> bytes:
    size = bytes([128 * masked + min(len(body), 127)]) if len(body) < 126 else bytes([128 * masked + 127])
    long = struct.pack(">Q", len(body)) if len(body) >= 126 else b""
    return bytes([0x80 | opcode]) + size + long + (b"\x00" * 4 if masked else b"") + body


INVALID_FRAMES: list[tuple[str, bytes, set[int | None]]] = [
    ("no UTF-8", frame(1, b'{"do":"\xff\xfe"}'), {1007}),
    ("too large", frame(1, b"a" * 100_000), {1009, None}),
    ("an unknown kind of frame", frame(7, b"a"), {1002}),
    ("not masked", frame(1, b"{}", masked=False), {1002}),
    ("a continuation of nothing", frame(0, b"a"), {1002}),
    ("a close code that is none", frame(8, b"\x00\x01no"), {1002}),
    ("no frame at all", b"GET / HTTP/1.1\r\n\r\n", {1002, None}),
]


def test_invalid_frames_close_the_connection(untouched: Fixture) -> None:
    async def one(what: str, sent: bytes, codes: set[int | None]) -> None:
        async with raw_socket(untouched.server, untouched.table) as (reader, writer):
            writer.write(sent)
            try:
                rest = await asyncio.wait_for(reader.read(), 20)
            except ConnectionResetError:  # it did not even read all of it
                rest = b""
            at = rest.rfind(b"\x88")  # the last frame is the goodbye
            code = struct.unpack(">H", rest[at + 2 : at + 4])[0] if at >= 0 and len(rest) >= at + 4 else None
            assert code in codes, (what, code, rest[-80:])

    for case in INVALID_FRAMES:
        asyncio.run(one(*case))


def test_a_seat_of_another_visitor_cannot_be_opened(untouched: Fixture) -> None:
    async def test() -> None:
        for who in ("cy", "old", "stranger", "watcher", "nobody"):
            browser = untouched.browser(who)
            for wish in ("1", "-1", "9" * 5000, "٣", "", "0%00", "0.0", "1&chair=2"):
                connection = Connection(browser, untouched.table, wish, "en")
                await connection.open()
                assert (
                    connection.closed is not None
                    and connection.closed["code"] == "not-your-seat"
                    and not connection.view
                )
                check_error(connection.closed, untouched)
                await connection.close()

    asyncio.run(test())


def test_a_lost_seat_cannot_be_seen_or_played(server: Server) -> None:
    """The host gave it to another person before the deal; also if the client does not read the close frame."""

    async def test() -> None:
        host, first, second = server.browser(), server.browser(), server.browser()
        table = await host.table("bids", "me", "invited")
        await first.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "First"})
        before = await first.connect(table)
        async with raw_socket(server, table, str(first.http.cookies["salon"])) as (_, unread):
            assert (await host.post(f"/tables/{table}/seats/1", {"who": "invited"})).status_code == 204
            await before.until(lambda _: before.close_code)
            assert before.close_code == 4001
            await second.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Second"})
            assert (await host.post(f"/tables/{table}/start")).status_code == 204
            connection = await second.connect(table)
            play = {
                "do": "play",
                "id": "a",
                "decision": connection.view["decision"]["id"],
                "move": connection.legal_moves()[0],
            }
            unread.write(frame(1, json.dumps(play).encode()) * 5)
            await asyncio.sleep(0.3)
            assert (await second.get(f"/tables/{table}", chair=1)).json()["decision"]["id"] == play["decision"]
        for raw in before.received:
            assert json.loads(raw).get("view") is None, (
                "a visitor who lost the seat before the deal saw something of it"
            )
        await connection.close()

    asyncio.run(test())


# --- over HTTP -----------------------------------------------------------------------------------------


def invalid_request(rng: random.Random, fixture: Fixture) -> tuple[str, str, Any, dict[str, str]]:
    """One invalid or unauthorized request: method, path, body, headers."""
    value = rng.choice([None, True, -1, 10**30, 1.5, "x", [], {}, rng.choice(WORDS)])
    table = rng.choice(
        [
            fixture.table,
            fixture.other,
            fixture.gathering,
            fixture.over,
            "nothing-here",
            "%00",
            "..",
            "%2e%2e%2f",
            "%C3%A9",
        ]
    )
    ends = ["", "/acts", "/join", "/leave", "/story", "/sheet", "/record", "/replay", "/replay/1", "/fork", "/seats/1"]
    ends += ["/links", "/start", "/rematch", "/live", "/nothing", "/seats/x", "/seats/-1", f"/replay/{10**20}"]
    paths = [f"/api/tables/{table}{rng.choice(ends)}"] * 6 + ["/api/tables", "/api/tables/guided", "/api/nothing"]
    paths += ["/api/games/chess/aid", f"/api/games/paris/pieces?seats={rng.choice(['x', '99', '-1'])}", "/api//tables"]
    paths += ["/assets/../../../etc/passwd", "/assets/%2e%2e/%2e%2e/pyproject.toml", "/..%5c..%5cwindows", "/%ff%fe"]
    path = rng.choice(paths)
    if rng.random() < 0.3:
        queries = ["chair=1", "chair=-1", "chair=x", "chair=" + "9" * 4400, "lang=xx", "chair=1&chair=2", "%00=%ff"]
        path += ("&" if "?" in path else "?") + rng.choice(queries)
    play = {"do": "play", "id": "a", "decision": "0.0.0.0", "move": rng.choice(MOVES)}
    body = rng.choice(
        [
            {"chair": rng.choice([0, 1, 2, -1, 1 << 70]), "command": play},
            {"chair": 1, "command": value},
            {"secret": rng.choice(["x", "x" * 10_000, value, fixture.gathering])},
            {"seat": rng.choice([0, -2, 9, "0", 1.5, 1 << 70, [0]])},
            {"who": rng.choice(["me", "computer", "ghost", value]), "player": "deep"},
            {"game": rng.choice(["chess", value, "paris"]), "seats": value, "options": value},
            {"game": "paris", "seats": [{"who": "me", "name": value}] * rng.choice([1, 9, 200]), "options": {"a": "b"}},
            {"game": "paris", "seats": [{"who": "me"}] * 2, "options": {"o" * 9000: "\n"}},
            # everybody may continue a finished game, but neither from such a seat nor after such a move
            {"move": 1, "seat": [value], "player": "random"},
            {"move": 10_000, "seat": value, "player": "random"},
            value,
        ]
    )
    raw = json.dumps(body).encode()
    raw = rng.choice([raw] * 8 + [raw[:-1], b"\xff\xfe", DEEP, b"a" * 20_000, b'"\\ud800"', b'{"seat":NaN}'])
    kinds = ["application/json"] * 4 + ["text/plain", "multipart/form-data; boundary=x", "application/x-msgpack", "é/;"]
    headers = {"content_type": rng.choice(kinds)}
    if rng.random() < 0.2:
        headers["accept_language"] = rng.choice(["de", "*;q=,,,", "é" * 50, "x" * 3000])
    method = rng.choice(["GET"] * 3 + ["POST"] * 8 + ["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"])
    return method, path, None if method in ("GET", "HEAD") else raw, headers


def test_invalid_requests_get_clear_errors(untouched: Fixture) -> None:
    """From visitors without any rights, so no request may succeed."""
    rng = random.Random(1)
    cookies = [untouched.cookies[who] for who in ("old", "watcher", "nobody")]
    cookies += ["x" * 22, "x" * 65, '"', "a=b; salon=", "\\377", "é", untouched.cookies["ann"][:-1]]
    for _ in range(HTTP_REQUESTS):
        method, path, body, headers = invalid_request(rng, untouched)
        status, text = untouched.ask(rng.choice(cookies), method, path, body, **headers)
        what = (method, path[:80], (body or b"")[:80], status, text[:200])
        assert not any(secret in text for secret in untouched.tokens), what
        if status < 300:  # reading what all visitors may read
            assert method in ("GET", "OPTIONS"), what
        else:
            assert 400 <= status < 500, what
            if method not in ("HEAD", "BREW") and not path.startswith("/assets/"):
                check_error(json.loads(text), untouched)


INVALID_HTTP = [
    b"BREW /pot HTCPCP/1.0\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: nine\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
    b"GET /\xc3\xa9\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n{",  # and hung up
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a client tries https
    b"\r\n" * 200,
]


def test_invalid_http_closes_the_connection(untouched: Fixture) -> None:
    async def one(sent: bytes) -> None:
        reader, writer = await asyncio.open_connection(*untouched.server.address.split(":"))
        writer.write(sent)
        writer.write_eof()
        try:
            answer = await asyncio.wait_for(reader.read(), 20)
        except ConnectionResetError:
            answer = b""
        assert not answer or 200 <= int(answer.split()[1]) < 500, (sent[:80], answer[:200])
        assert not any(word.encode() in answer for word in INTERNAL_DETAILS)
        writer.close()

    for sent in INVALID_HTTP:
        asyncio.run(one(sent))
        assert json.loads(untouched.ask("", "GET", "/health")[1])["status"] == "ok"


# --- who may do what -----------------------------------------------------------------------------------

ALL_VISITORS = ("ann", "bo", "cy", "stranger", "old", "watcher", "nobody")
LOOK = {"chair": 1, "command": {"do": "look", "id": "a", "moves": ["card1"]}}
TAKE_BACK = {"chair": 1, "command": {"do": "take-back", "id": "a"}}

# For every address: a request that makes sense, and whose right it is; TABLE is the running one of Ann, Bo and Cy.
RIGHTS: list[tuple[str, str, Any, tuple[str, ...]]] = [
    ("GET", "/api/tables/TABLE?chair=1", None, ("bo",)),
    ("GET", "/api/tables/TABLE?chair=-1", None, ()),
    ("GET", "/api/tables/TABLE/story?chair=1", None, ("bo",)),
    ("GET", "/api/tables/TABLE/story?chair=-1", None, ()),
    ("POST", "/api/tables/TABLE/acts", LOOK, ("bo",)),
    ("POST", "/api/tables/TABLE/acts", TAKE_BACK, ("bo",)),
    ("POST", "/api/tables/TABLE/acts", {**LOOK, "chair": -1}, ()),
    ("POST", "/api/tables/TABLE/acts", {"chair": -1, "command": {"do": "answer-back", "agree": False}}, ()),
    ("POST", "/api/tables/TABLE/leave", {"seat": 1}, ("bo",)),
    ("POST", "/api/tables/TABLE/leave", {"seat": -1}, ()),
    ("POST", "/api/tables/TABLE/leave", {"seat": -2}, ()),
    ("POST", "/api/tables/TABLE/links", {"seat": 1}, ("bo",)),
    ("POST", "/api/tables/TABLE/links", {"seat": -1}, ()),
    ("POST", "/api/tables/TABLE/links", {"seat": None}, ("ann",)),
    ("POST", "/api/tables/TABLE/join", {"secret": "AAAAAAAAAAAAAAAAAAAAAA"}, ()),
    ("POST", "/api/tables/GATHERING/start", None, ("ann",)),
    ("POST", "/api/tables/GATHERING/seats/1", {"who": "computer"}, ("ann",)),
    ("POST", "/api/tables/OVER/rematch", None, ("stranger",)),
]
# What all visitors may read, or create for themselves.
OPEN = {
    "/api/games", "/api/players", "/api/games/{game}/rulebook", "/api/games/{game}/aid", "/api/games/{game}/components",
    "/api/games/{game}/pieces", "/api/tables", "/api/tables/guided", "/api/tables/mine", "/health",
    "/api/tables/{table}/rules", "/api/tables/{table}/aid", "/api/tables/{table}/components",
    "/api/games/{game}/component-form", "/api/games/{game}/components/check", "/api/games/{game}/components/pieces",
    "/api/games/{game}/components/export", "/api/games/{game}/components/import", "/api/tables/{table}/differences",
    "/api/tables/{table}/pieces", "/api/games/{game}/examples", "/api/tables/{table}/examples",
    "/api/games/{game}/learning", "/api/tables/{table}/learning",
}  # fmt: skip
# What no visitor may read before the game is over: it shows everything.
HIDDEN = [
    ("GET", "/api/tables/TABLE/sheet", None),
    ("GET", "/api/tables/TABLE/replay", None),
    ("GET", "/api/tables/TABLE/replay/0?seen_by=open", None),
    ("GET", "/api/tables/TABLE/record", None),
    ("POST", "/api/tables/TABLE/fork", {"move": 0, "seat": 0, "player": "random"}),
]


def at(fixture: Fixture, path: str) -> str:
    return path.replace("TABLE", fixture.table).replace("GATHERING", fixture.gathering).replace("OVER", fixture.over)


def test_requests_without_the_right_are_refused(untouched: Fixture) -> None:
    for method, path, body, rightful in RIGHTS:
        for who in ALL_VISITORS:
            if who not in rightful:
                status, text = untouched.ask(untouched.cookies[who], method, at(untouched, path), body)
                assert status in (403, 404), (who, path, body, status, text)
                check_error(json.loads(text), untouched)
        if rightful and (method == "GET" or body is LOOK):  # what can be tried without changing anything
            status, text = untouched.ask(untouched.cookies[rightful[0]], method, at(untouched, path), body)
            assert status == 200, (path, text)


def test_running_games_cannot_be_replayed(untouched: Fixture) -> None:
    for method, path, body in HIDDEN:
        for who in ALL_VISITORS:
            status, text = untouched.ask(untouched.cookies[who], method, at(untouched, path), body)
            assert status == 409 and json.loads(text)["code"] == "not-over", (who, path, text)


def test_every_route_is_in_the_table_of_rights(untouched: Fixture) -> None:
    known = json.loads(untouched.ask("", "GET", "/api/schema/openapi.json")[1])["paths"]
    listed = {path.split("?")[0] for _, path, *_ in (*RIGHTS, *HIDDEN)}
    named = {
        path.replace("TABLE", "{table}").replace("GATHERING", "{table}").replace("OVER", "{table}") for path in listed
    }
    named = {path.replace("/seats/1", "/seats/{seat}").replace("/replay/0", "/replay/{move}") for path in named}
    assert set(known) == named | OPEN, "whose right is it?"


def test_my_tables_lists_only_own_tables(untouched: Fixture) -> None:
    mine = {
        who: {row["table"] for row in json.loads(untouched.ask(cookie, "GET", "/api/tables/mine")[1])}
        for who, cookie in untouched.cookies.items()
    }
    assert untouched.table in mine["ann"] and untouched.table in mine["bo"] and untouched.table in mine["cy"]
    assert mine["stranger"] == {untouched.other} and mine["old"] == mine["nobody"] == set()


FOREIGN = ["http://evil.example", "null", "http://[", "http://ADDRESS.evil.example", "http://evil@ADDRESS", "ADDRESS"]


def test_foreign_origins_are_refused_even_with_a_cookie(untouched: Fixture) -> None:
    made = {"game": "bids", "seats": [{"who": "me"}, {"who": "me"}]}
    asked = [*((method, path, body) for method, path, body, _ in RIGHTS), ("POST", "/api/tables", made)]
    asked += [("POST", "/api/tables/guided", {"game": "paris"}), HIDDEN[-1], ("GET", "/api/tables/TABLE", None)]
    url = f"ws://{untouched.server.address}/api/tables/{untouched.table}/live"
    headers = {"Cookie": f"salon={untouched.cookies['ann']}"}

    async def knock(origin: str) -> dict[str, Any]:
        async with websockets.connect(url, additional_headers={**headers, "Origin": origin}, proxy=None) as socket:
            found: dict[str, Any] = json.loads(await socket.recv())
            return found

    for each in FOREIGN:
        foreign = each.replace("ADDRESS", untouched.server.address)
        for method, path, body in asked:
            for who in ("ann", "bo"):
                cookie = untouched.cookies[who]
                status, text = untouched.ask(cookie, method, at(untouched, path), body, origin=foreign)
                assert status == 403 and json.loads(text)["code"] == "foreign-origin", (foreign, path, text)
        with pytest.raises(websockets.InvalidStatus, match="403"):
            asyncio.run(knock(foreign))
    assert asyncio.run(knock(f"http://{untouched.server.address}"))["chair"] == 0, "our own page is let in"


def test_the_database_contains_no_token_and_no_response_a_running_seed(untouched: Fixture) -> None:
    stored = b"".join(file.read_bytes() for file in untouched.server.folder.glob("tables.db*"))
    for secret in untouched.tokens:
        assert secret.encode() not in stored
    over = {name for (name,) in query(untouched.server.db, "select id from tables where status = 'over'")}
    streams = query(untouched.server.db, 'select "table", body from events where body like \'%"dealt"%\'')
    assert untouched.over in over
    seeds = [json.loads(body)["record"]["seed"] for table, body in streams if table not in over]
    log = untouched.server.log.read_text()
    answers = repr(untouched.state()[:-4])
    for seed in seeds:
        assert len(seed) == 32 and seed not in log and seed not in answers
