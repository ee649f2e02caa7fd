"""Games whose server is killed again and again: every acknowledged command is stored once, and every view comes back.

Simulated people play at random, some against computer players, some choosing all at once. They take moves back, and
remember what they sent and what was answered.
`python tests/server/crash_campaign.py --kills 200` is the long version, for `make soak`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from salon.games import game as game_by_id
from salon.kernel.record import Record
from salon.server import events
from salon.server.game_log import log_lines
from salon.server.presenter import Viewer
from salon.server.protocol import encode
from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.history import SentCommand, check_commands, comparable, expected_view, read_events, table_of

MAX_RECONNECT = 2.0  # seconds from the first answer of a new server until all clients are connected
TAKE_BACK_RATE = 0.2  # of the choices that can be taken back
STILL_WITHIN = 20.0  # seconds until computer players have moved and all clients have seen it
# who sits at the tables beside the host: in turn, in turn with a computer player, and all at once
TABLES = (
    ("bids", ("invited", "invited")), ("paris", ("invited", "random")), ("wonders", ("invited", "greedy", "random")),
)  # fmt: skip


class Person:
    """A simulated person who plays at random and remembers all commands."""

    def __init__(self, browser: Browser, table: str, seat: int, rng: random.Random) -> None:
        self.browser, self.table, self.seat, self.rng = browser, table, seat, rng
        self.commands: list[SentCommand] = []
        self.last_seen: dict[str, Any] = {}

    async def connect_all(self) -> None:
        self.connection: Connection = await self.browser.connect(self.table, self.seat)

    async def play(self) -> None:
        """Play until the game is over or the server is gone."""
        connection = self.connection
        while True:
            seen = await connection.until(
                lambda now: connection.close_code or now["status"] == "over" or now["decision"]
            )
            if connection.close_code or seen["status"] == "over":
                break
            move = self.rng.choice(connection.legal_moves())
            if not await self.command("play", decision=seen["decision"]["id"], move=move):
                break
            while connection.view["can_take_back"] and self.rng.random() < TAKE_BACK_RATE:
                if not await self.command("take-back"):
                    break
        self.last_seen = connection.view

    async def command(self, do: str, **said: str) -> bool:
        """Send a command; False if there was no answer."""
        self.commands.append(SentCommand(do, said))
        return await self.send(self.commands[-1])

    async def send(self, command: SentCommand) -> bool:
        try:
            command.answer = await self.connection.command(command.do, id=command.id, **command.said)
        except (ConnectionError, websockets.ConnectionClosed):
            return False
        # another seat may have taken a move back, or ended the phase or the game, at the same time
        assert command.done or command.answer["code"] in ("stale", "too-late", "over"), (
            command,
            self.connection.view["decision"],
        )
        return True

    def viewer(self) -> Viewer:
        return Viewer(self.seat, frozenset([self.seat]), self.seat == 0, "en")


class Group:
    """The people at one table, and checks of their table."""

    def __init__(self, server: Server, game: str, bots: frozenset[int]) -> None:
        self.server, self.game, self.bots = server, game, bots
        self.table = ""
        self.people: list[Person] = []

    @classmethod
    async def gather(
        cls, server: Server, game: str, rng: random.Random, others: tuple[str, ...] = ("invited", "invited")
    ) -> Group:
        """Create a table for people and computer players, and start the game."""
        group = cls(server, game, frozenset(seat for seat, who in enumerate(others, 1) if who != "invited"))
        browsers = [server.browser() for _ in range(1 + others.count("invited"))]
        group.table = await begin_game(browsers, game, others)
        group.people = [Person(browser, group.table, seat, rng) for seat, browser in enumerate(browsers)]
        await group.connect_all()
        return group

    async def connect_all(self) -> None:
        await asyncio.gather(*(person.connect_all() for person in self.people))

    @property
    def over(self) -> bool:
        return all(person.connection.view.get("status") == "over" for person in self.people)

    def sent(self) -> int:
        return sum(len(person.commands) for person in self.people)

    # --- checks -------------------------------------------------------------------------

    def check_events(self) -> list[events.Event]:
        """Acknowledged commands are stored once and in order; refused ones and others are not."""
        stored = read_events(self.server.db, self.table)
        check_commands(stored, {person.seat: person.commands for person in self.people}, self.bots)
        return stored

    async def until_still(self) -> list[events.Event]:
        """Wait until no computer player must move, and all clients have seen everything that is stored."""
        stored: list[events.Event] = []
        async with asyncio.timeout(STILL_WITHIN):
            while not stored or table_of(self.table, stored).bot_to_move or not self.views_match(stored):
                await asyncio.sleep(0.01)
                stored = self.check_events()
        return stored

    def views_match(self, stored: list[events.Event]) -> bool:
        """Whether the views of all clients are those that follow from the stored events."""
        return all(
            comparable(person.connection.view) == comparable(expected_view(self.table, stored, person.viewer()))
            for person in self.people
        )

    def check_views(self, stored: list[events.Event]) -> None:
        """The last views before the kill match a prefix of the stored events."""
        for person in self.people:
            if not person.last_seen:
                continue
            answered = {f"{person.seat}:{command.id}" for command in person.commands if command.done}
            for length in range(len(stored), 0, -1):
                if comparable(person.last_seen) == comparable(
                    expected_view(self.table, stored[:length], person.viewer())
                ):
                    break
                missed = getattr(stored[length - 1], "id", "")
                assert missed not in answered, "a command was answered before its view was sent"
            else:
                raise AssertionError("a view was sent that was never on disk")

    async def check_log(self, stored: list[events.Event]) -> None:
        """The log matches the stored events."""
        table = table_of(self.table, stored)
        for person in self.people:
            response = await person.browser.get(f"/tables/{self.table}/story", chair=person.seat)
            assert response.json() == json.loads(encode(log_lines(table, person.seat, "en", 0)))

    async def resend(self, stored: list[events.Event]) -> tuple[int, int]:
        """Send the last commands again: each counts once. Returns how many had no answer, and how many were stored."""
        written = {getattr(event, "id", "") for event in stored}
        interrupted, stored_count = 0, 0
        for person in self.people:
            # what was refused is not sent again: if another seat has taken a move back, it might be possible now
            if not person.commands or (person.commands[-1].answer is not None and not person.commands[-1].done):
                continue
            command = person.commands[-1]
            was_there = f"{person.seat}:{command.id}" in written
            interrupted += command.answer is None
            stored_count += command.answer is None and was_there
            await person.send(command)
            assert command.answer is not None
            assert command.answer.get("again", False) == was_there and command.done >= was_there, command
        self.check_events()
        return interrupted, stored_count

    async def finish(self) -> None:
        """Play to the end; the record can be verified and contains all moves."""
        await asyncio.gather(*(person.play() for person in self.people))
        assert self.over
        stored = self.check_events()
        answer = await self.people[0].browser.get(f"/tables/{self.table}/record")
        record = Record.from_json(answer.content, game_by_id)
        record.verify()
        assert record.actions == [played.action for played in table_of(self.table, stored).settled]
        for person in self.people:
            result = person.connection.view["result"]
            assert record.result is not None and result["scores"] == record.result.scores
            await person.connection.close()
            await person.browser.close()


class CrashCampaign:
    """Plays at three tables and kills the server again and again."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.interrupted = self.stored_count = self.finished = 0
        self.longest = 0.0

    async def run(self, kills: int) -> None:
        """Kill the server a number of times, then finish all games."""
        groups: list[Group] = []
        for _ in range(kills):
            for game, others in TABLES:
                if game not in [group.game for group in groups]:
                    groups.append(await Group.gather(self.server, game, self.rng, others))
            await self.play_until_killed(groups)
            await self.reconnect(groups)
            for group in [group for group in groups if group.over]:
                await self.finish(groups, group)
        for group in list(groups):
            await self.finish(groups, group)

    async def play_until_killed(self, groups: list[Group]) -> None:
        """Play, and kill the server after some commands, within the few milliseconds a command takes."""
        enough = sum(group.sent() for group in groups) + self.rng.randint(2, 30)
        playing = [asyncio.create_task(person.play()) for group in groups for person in group.people]
        while sum(group.sent() for group in groups) < enough and not all(group.over for group in groups):
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.rng.uniform(0, 0.008))
        self.server.kill()
        await asyncio.gather(*playing)

    async def reconnect(self, groups: list[Group]) -> None:
        """Start a new server, reconnect all clients, and run all checks."""
        await asyncio.to_thread(self.server.start)
        await until_ready(self.server)
        begin, queued = time.monotonic(), time_in_run_queue(self.server)
        await asyncio.gather(*(group.connect_all() for group in groups))
        took = time.monotonic() - begin - (time_in_run_queue(self.server) - queued)
        assert took < MAX_RECONNECT, f"all clients were back only after {took:.1f} s"
        self.longest = max(self.longest, took)
        for group in groups:
            stored = await group.until_still()
            group.check_views(stored)
            await group.check_log(stored)
            interrupted, stored_count = await group.resend(stored)
            self.interrupted, self.stored_count = self.interrupted + interrupted, self.stored_count + stored_count

    async def finish(self, groups: list[Group], group: Group) -> None:
        groups.remove(group)
        await group.finish()
        self.finished += 1

    def __str__(self) -> str:
        return (
            f"{self.finished} games; {self.interrupted} commands without answer, {self.stored_count} of them stored;"
            f" all clients were connected again within {self.longest:.2f} s"
        )


async def begin_game(browsers: Sequence[Browser], game: str, others: tuple[str, ...], **more: Any) -> str:
    """Create a table for people and computer players, and start the game; returns the table. The host comes first."""
    table = await browsers[0].table(game, "me", *others, **more)
    for browser in browsers[1:]:
        body = {"secret": browsers[0].invitation, "name": "Guest"}
        assert (await browser.post(f"/tables/{table}/join", body)).status_code == 200
    assert (await browsers[0].post(f"/tables/{table}/start")).status_code == 204
    return table


def time_in_run_queue(server: Server) -> float:
    """The seconds that the server and this test have waited for a processor."""
    return seconds_queued(os.getpid()) + (seconds_queued(server.process.pid) if server.process else 0.0)


def seconds_queued(process: int) -> float:
    """The seconds that a process has waited for a processor."""
    file = Path(f"/proc/{process}/schedstat")
    return int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0


async def until_ready(server: Server) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient(trust_env=False, verify=False) as http, asyncio.timeout(20):
        while True:
            try:
                if (await http.get(f"http://{server.address}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.01)


def main() -> None:
    """Kill a server many times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            campaign = CrashCampaign(server, chosen.seed)
            asyncio.run(campaign.run(chosen.kills))
            print(f"{chosen.kills} kills, {campaign}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
