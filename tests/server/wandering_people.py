"""Simulated people who play at any of several servers, and go to another one when theirs dies.

They play at random, take moves back, ask for hints, and remember what they sent and saw.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import httpx
import websockets

from salon.games import game as game_by_id
from salon.kernel.record import Record
from salon.server.cluster.jobs import MAX_ATTEMPTS
from salon.server.presenter import Viewer
from tests.server.client import TIMEOUT, Browser, Connection
from tests.server.conftest import Server
from tests.server.crash_campaign import TAKE_BACK_RATE, begin_game
from tests.server.history import History, SentCommand, check_commands, fingerprint
from tests.server.processes_on_one_database import Site
from tests.server.raw_store import query

MAX_GAME = 60.0  # seconds until a game is over that nobody disturbs
STILL_WITHIN = 20.0  # seconds until computer players have moved and all people have seen it
THINKING = 0.06  # seconds of a person, at most
HINT_WITHIN = 90.0  # seconds: a crowded machine gives little time to what computer players think
RETRY = (0.1, 0.2, 0.4)  # seconds until somebody tries to connect again
SENT_AGAIN = 0.5  # of the commands without an answer; the others are forgotten
REFUSED = ("stale", "too-late", "over", "not-saved", "busy")  # what may happen to a command among others
REFUSED_HINT = ("stale", "over", "not-saved", "busy")
LOST = (OSError, httpx.HTTPError, websockets.WebSocketException, ConnectionError)


class Person:
    """Somebody who plays at random at any server, and remembers all commands and views."""

    def __init__(self, site: Site, browser: Browser, table: str, seat: int, rng: random.Random) -> None:
        self.site, self.table, self.seat, self.rng = site, table, seat, rng
        self.cookies = browser.http.cookies
        self.viewer = Viewer(seat, frozenset([seat]), seat == 0, "en")
        self.commands: list[SentCommand] = []
        self.views: list[str] = []  # fingerprints of those received, and not checked yet
        self.connection: Connection | None = None
        self.resting = False  # sends nothing
        self.leaving = False
        self.sending_to: str | None = None  # the address of the server whose answer is awaited

    @property
    def is_connected(self) -> bool:
        return self.connection is not None and bool(self.connection.view) and self.connection.close_code is None

    @property
    def over(self) -> bool:
        return self.connection is not None and self.connection.view.get("status") == "over"

    async def play(self) -> None:
        """Play until told to leave, at whatever server."""
        while not self.leaving:
            with suppress(*LOST):
                await self._connect()
                if await self._send_again():
                    await self._play_on()
            await self._disconnect()

    async def _connect(self) -> None:
        for attempt in range(100):
            await asyncio.sleep(RETRY[min(attempt, 2)] if attempt else 0)
            if not self.site.living:
                continue
            server = self.rng.choice(self.site.living)
            self.connection = await self._open(server)
            if self.is_connected:
                return
            assert self.connection is None or (self.connection.close_code or 0) < 4000, "the page would give up"
        raise AssertionError("no server lets anybody in")

    async def _open(self, server: Server) -> Connection | None:
        """A connection to a server, if there is one."""
        browser = server.browser()
        browser.http.cookies = self.cookies
        try:
            return await browser.connect(self.table, self.seat)
        except LOST:
            return None
        finally:
            await browser.close()

    async def _disconnect(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.note_views()

    def note_views(self) -> None:
        """Remember the views that were received since the last time."""
        if self.connection is not None:
            self.views += map(fingerprint, self.connection.take_views())

    async def _send_again(self) -> bool:
        """Send the last command again, or forget it, if it has no answer; False if there was none again."""
        last = self.commands[-1] if self.commands else None
        if last is None or last.answer is not None or self.rng.random() >= SENT_AGAIN:
            return True
        self.site.tally["sent again"] += 1
        return await self._send(last)

    async def _play_on(self) -> None:
        """Play until told to leave, or the connection is lost."""
        connection = self.connection
        assert connection is not None
        while True:
            await connection.until(
                lambda now: connection.close_code or self.leaving or (now["decision"] and not self.resting)
            )
            if connection.close_code or self.leaving:
                return
            await asyncio.sleep(self.rng.uniform(0, THINKING))
            if not (decision := connection.view["decision"]):
                continue  # another seat has taken a move back
            move = self.rng.choice(connection.legal_moves())
            if not await self._command("play", decision=decision["id"], move=move):
                return
            while connection.view["can_take_back"] and self.rng.random() < TAKE_BACK_RATE and not self.resting:
                if not await self._command("take-back"):
                    return

    async def _command(self, do: str, **said: str) -> bool:
        self.commands.append(SentCommand(do, said))
        return await self._send(self.commands[-1])

    async def _send(self, command: SentCommand) -> bool:
        """Send a command; False if there was no answer."""
        tally, connection = self.site.tally, self.connection
        assert connection is not None
        try:
            command.answer = await self._answered(connection, command.do, id=command.id, **command.said)
        except LOST:
            command.answer = None
            tally["unanswered"] += 1
            return False
        code = command.answer.get("code", "")
        assert command.done or code in REFUSED, (command, connection.view["decision"])
        tally["answered"] += 1
        tally["not saved"] += code == "not-saved"
        tally["busy"] += code == "busy"
        tally["repeated"] += command.answer.get("again", False)
        if code == "not-saved":
            await asyncio.sleep(RETRY[0])
            if self.rng.random() < SENT_AGAIN:
                tally["sent again"] += 1
                return await self._send(command)
        return True

    async def _answered(self, connection: Connection, do: str, within: float = TIMEOUT, **said: str) -> dict[str, Any]:
        """The answer to a command; it may be lost with the connection, but must not be awaited in vain."""
        self.sending_to = connection.browser.address
        try:
            return await connection.command(do, within=within, **said)
        except TimeoutError:
            raise AssertionError(f"no answer: {do} {said}") from None
        finally:
            self.sending_to = None

    async def ask_for_hint(self) -> None:
        """Ask for a hint in a second window, whose server may die."""
        connection = await self._open(self.rng.choice(self.site.living))
        if connection is None:
            return
        with suppress(*LOST):
            answer = await self._answered(connection, "hint", HINT_WITHIN)
            assert answer["is"] == "hinted" or answer["code"] in REFUSED_HINT or self._has_killed_workers(), answer
            self.site.tally["hints" if answer["is"] == "hinted" else "hints refused"] += 1
        await connection.close()

    def _has_killed_workers(self) -> bool:
        """Whether a question was given up because several workers have died with it."""
        statement = "select count(*) from jobs where key like ? and answer is null and attempts >= ?"
        return bool(query(self.site.db, statement, f"hint {self.table} %", MAX_ATTEMPTS)[0][0])


class Group:
    """The people at one table."""

    def __init__(self, game: str, people: list[Person], history: History) -> None:
        self.game, self.people, self.history = game, people, history
        self.playing = [asyncio.create_task(person.play()) for person in people]

    @classmethod
    async def gather(cls, site: Site, game: str, others: tuple[str, ...], rng: random.Random) -> Group:
        """Begin a game."""
        browsers = [rng.choice(site.living).browser() for _ in range(1 + others.count("invited"))]
        table = await begin_game(browsers, game, others, hints=True)
        people = [Person(site, browser, table, seat, rng) for seat, browser in enumerate(browsers)]
        bots = frozenset(seat for seat, who in enumerate(others, 1) if who != "invited")
        for browser in browsers:
            await browser.close()
        return cls(game, people, History(table, bots, {person.seat: person.viewer for person in people}))

    @property
    def over(self) -> bool:
        return all(person.over for person in self.people)

    @property
    def connected(self) -> bool:
        return all(person.is_connected for person in self.people)

    def read_on(self) -> None:
        """Check what was stored and seen since the last time."""
        for task in self.playing:
            if task.done():
                task.result()
        for person in self.people:
            person.note_views()
        self.history.read_on(self.people[0].site.db)
        for person in self.people:
            self.history.check_views(person.seat, person.views)
            person.views = []

    def moved_on(self, since: int) -> bool:
        """Whether there were moves after a number of events, also of a computer player if there is one."""
        history = self.history
        last = history.bot_moves[-1] if history.bot_moves else 0
        return len(history.stored) > since and (not history.bots or last > since)

    async def at_rest(self) -> None:
        """Send nothing, and wait until all people see what is stored."""
        self.tell_all(resting=True)
        async with asyncio.timeout(STILL_WITHIN):
            while not self.connected or self.history.table.bot_to_move or not self._views_match():
                await asyncio.sleep(0.05)
                self.read_on()
        check_commands(self.history.stored, {person.seat: person.commands for person in self.people}, self.history.bots)

    def _views_match(self) -> bool:
        return all(
            person.connection is not None and fingerprint(person.connection.view) == self.history.last_view(person.seat)
            for person in self.people
        )

    async def finish(self) -> None:
        """Play to the end; the record can be verified and contains all moves."""
        self.tell_all(resting=False)
        async with asyncio.timeout(MAX_GAME):
            while not self.over:
                await asyncio.sleep(0.05)
                self.read_on()
        await self.at_rest()
        connection = self.people[0].connection
        assert connection is not None
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"http://{connection.browser.address}/api/tables/{self.history.table.id}/record")
        record = Record.from_json(answer.content, game_by_id)
        record.verify()
        assert record.actions == [played.action for played in self.history.table.settled]
        for person in self.people:
            assert person.connection is not None and record.result is not None
            assert person.connection.view["result"]["scores"] == record.result.scores
        self.tell_all(leaving=True)
        await asyncio.gather(*self.playing)

    def tell_all(self, *, resting: bool = False, leaving: bool = False) -> None:
        """Let all people rest, leave, or go on."""
        for person in self.people:
            person.resting, person.leaving = resting, leaving
            if person.connection is not None:
                person.connection.look_again()
