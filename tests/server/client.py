"""A browser without a screen: cookies, requests, and live connections to tables. Used by tests, soak and bench."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable
from typing import Any

import httpx
import websockets

PATIENCE = 20.0


class Browser:
    """One visitor: its cookie, and requests with it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, trust_env=False)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api{path}", params=query)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"/api{path}", json={} if body is None else body)

    async def table(self, game: str, *seats: str, **more: Any) -> str:
        """Make a table; a seat is "me", "invited" or the name of a computer player."""
        answer = await self.post("/tables", {"game": game, "seats": [sitter(who) for who in seats], **more})
        assert answer.status_code == 201, answer.text
        self.invitation = answer.json()["invitation"]
        return str(answer.json()["table"])

    async def sit(self, table: str, chair: int | str | None = None, lang: str = "en") -> Chair:
        """Look at a table."""
        made = Chair(self, table, chair, lang)
        await made.open()
        return made

    async def close(self) -> None:
        await self.http.aclose()


def sitter(who: str) -> dict[str, str]:
    if who in ("me", "invited"):
        return {"who": who, "name": "Ann" if who == "me" else ""}
    return {"who": "computer", "player": who}


class Chair:
    """A live connection: what it shows, and everything that ever came over it."""

    def __init__(self, browser: Browser, table: str, chair: int | str | None, lang: str) -> None:
        self.browser, self.table = browser, table
        asks = f"lang={lang}" + ("" if chair is None else f"&chair={chair}")
        self.url = f"ws://{browser.address}/api/tables/{table}/live?{asks}"
        self.shown: dict[str, Any] = {}
        self.received: list[str] = []
        self.closed: dict[str, Any] | None = None
        self.close_code: int | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()

    async def open(self) -> None:
        cookie = self.browser.http.cookies.get("salon")
        headers = {"Cookie": f"salon={cookie}"} if cookie else {}
        self.socket = await websockets.connect(self.url, additional_headers=headers, max_size=None, proxy=None)
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda shown: bool(shown) or self.closed is not None)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.received.append(str(text))
                message = json.loads(text)
                if message["is"] == "table":
                    self.shown = message
                elif message["is"] == "closed":
                    self.closed = message
                elif message.get("id") in self._answers:
                    self._answers.pop(message["id"]).set_result(message)
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        self.close_code = self.socket.close_code
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError())
        self._news.set()

    async def until(self, so: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until what is shown is so."""
        async with asyncio.timeout(PATIENCE):
            while not so(self.shown):
                self._news.clear()
                await self._news.wait()
        return self.shown

    async def my_turn(self) -> dict[str, Any]:
        """Wait until this chair must decide, or the game is over."""
        return await self.until(lambda shown: shown.get("decision") or shown.get("status") == "over")

    async def raw(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def act(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        name = more.pop("id", None) or uuid.uuid4().hex
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": do, "id": name, **more}))
        async with asyncio.timeout(PATIENCE):
            return await self._answers[name]

    async def play(self, move: str, **more: Any) -> dict[str, Any]:
        """Answer the decision that is shown; returns when what is shown has moved on."""
        decision = self.shown["decision"]["id"]
        answer = await self.act("play", decision=more.pop("decision", decision), move=move, **more)
        if answer["is"] == "done":
            await self.until(lambda shown: (shown.get("decision") or {}).get("id") != decision)
        return answer

    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.shown["decision"]["choices"]]

    def texts(self) -> list[str]:
        """Every line of the story this chair was ever told."""
        return [line["text"] for raw in self.received for line in json.loads(raw).get("lines", [])]

    async def close(self) -> None:
        await self.socket.close()
        await self._reading
