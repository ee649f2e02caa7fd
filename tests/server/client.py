"""A test client: cookies, requests, and WebSocket connections to tables. Used by tests and benchmarks."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import websockets

from salon.server.protocol import AnyMessage

TIMEOUT = 20.0


class Browser:
    """One visitor: its cookie, and requests with it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=TIMEOUT, trust_env=False)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api{path}", params=query)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"/api{path}", json={} if body is None else body)

    async def table(self, game: str, *seats: str, **more: Any) -> str:
        """Create a table; a seat is "me", "invited" or the name of a computer player."""
        answer = await self.post("/tables", {"game": game, "seats": [seat_request(who) for who in seats], **more})
        assert answer.status_code == 201, answer.text
        self.invitation = answer.json()["invitation"]
        return str(answer.json()["table"])

    async def connect(
        self, table: str, seat: int | str | None = None, lang: str = "en", *, in_words: bool = False
    ) -> Connection:
        """Connect to a table."""
        connection = Connection(self, table, seat, lang, in_words)
        await connection.open()
        return connection

    async def close(self) -> None:
        await self.http.aclose()


def seat_request(who: str) -> dict[str, str]:
    if who in ("me", "invited"):
        return {"who": who, "name": "Ann" if who == "me" else ""}
    return {"who": "computer", "player": who}


class Connection:
    """A WebSocket connection to a table: its last view, and all messages received."""

    validated = True  # whether all messages must be what their structs say

    def __init__(self, browser: Browser, table: str, seat: int | str | None, lang: str, in_words: bool = False) -> None:
        self.browser, self.table = browser, table
        query = f"lang={lang}" + ("" if seat is None else f"&chair={seat}") + ("&in_words=true" if in_words else "")
        self.url = f"ws://{browser.address}/api/tables/{table}/live?{query}"
        self.view: dict[str, Any] = {}
        self.received: list[str] = []
        self.closed: dict[str, Any] | None = None
        self.close_code: int | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._updated = asyncio.Event()

    async def open(self) -> None:
        cookie = self.browser.http.cookies.get("salon")
        headers = {"Cookie": f"salon={cookie}"} if cookie else {}
        self.socket = await websockets.connect(self.url, additional_headers=headers, max_size=None, proxy=None)
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda view: view or self.closed or self.close_code)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.received.append(str(text))
                if self.validated:
                    msgspec.json.decode(text, type=AnyMessage)
                message = json.loads(text)
                if message["is"] == "table":
                    self.view = message
                elif message["is"] == "closed":
                    self.closed = message
                elif message.get("id") in self._answers:
                    self._answers.pop(message["id"]).set_result(message)
                self._updated.set()
        except websockets.ConnectionClosed:
            pass
        self.close_code = self.socket.close_code
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError())
        self._updated.set()

    async def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until the view meets a condition."""
        async with asyncio.timeout(TIMEOUT):
            while not condition(self.view):
                self._updated.clear()
                await self._updated.wait()
        return self.view

    async def wait_for_turn(self) -> dict[str, Any]:
        """Wait until this seat must decide, or the game is over."""
        return await self.until(lambda view: view.get("decision") or view.get("status") == "over")

    async def send_raw(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def command(self, do: str, *, within: float = TIMEOUT, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        name = more.pop("id", None) or uuid.uuid4().hex
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"do": do, "id": name, **more}))
            async with asyncio.timeout(within):
                return await answer
        finally:
            if self._answers.pop(name, answer).done() and not answer.cancelled():
                answer.exception()  # it may have been lost before anybody waited for it

    async def play(self, move: str, **more: Any) -> dict[str, Any]:
        """Answer the current decision; returns when the view has another one."""
        decision = self.view["decision"]["id"]
        answer = await self.command("play", decision=more.pop("decision", decision), move=move, **more)
        if answer["is"] == "done":
            await self.until(lambda view: (view.get("decision") or {}).get("id") != decision)
        return answer

    def legal_moves(self) -> list[str]:
        return [choice["move"] for choice in self.view["decision"]["choices"]]

    def look_again(self) -> None:
        """Let those that wait for a condition test it again."""
        self._updated.set()

    def take_views(self) -> list[dict[str, Any]]:
        """The views received since the last time; all that was received is forgotten."""
        received, self.received = self.received, []
        return [message for message in map(json.loads, received) if message["is"] == "table"]

    def log_texts(self) -> list[str]:
        """Every line of the log that was received."""
        return [line["text"] for raw in self.received for line in json.loads(raw).get("lines", [])]

    async def close(self) -> None:
        await self.socket.close()
        await self._reading
