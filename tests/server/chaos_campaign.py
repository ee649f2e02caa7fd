"""Games on three servers and two workers that are killed at random, on a PostgreSQL server that is ended at once.

Simulated people of one table are connected to different servers, and connect to another one when theirs dies. They play
at random, take moves back and ask for hints. The checks are those of `history`.
`python tests/server/chaos_campaign.py --kills 300 --restarts 20` is the long version, for `make soak`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from salon.games import game as game_by_id
from salon.kernel.record import Record
from salon.server.presenter import Viewer
from tests.postgres import Cluster, cluster
from tests.processes import SalonProcess
from tests.server.client import Browser, Connection
from tests.server.conftest import Server
from tests.server.crash_campaign import TAKE_BACK_RATE, begin_game, until_ready
from tests.server.history import History, SentCommand, check_commands, fingerprint
from tests.server.raw_store import Db

MAX_GAME = 60.0  # seconds until a game is over that nobody disturbs
MAX_BACK = 5.0  # seconds from a kill until all people are connected and every game has moved on
PAUSE = 0.4  # seconds between two kills, at most
THINKING = 0.06  # seconds of a person, at most
RETRY = (0.1, 0.2, 0.4)  # seconds until somebody tries to connect again
HINT_RATE = 0.3  # per kill
TOGETHER = 0.15  # of the kills hit two processes at the same moment
SENT_AGAIN = 0.5  # of the commands without an answer; the others are forgotten
REFUSED = ("stale", "too-late", "over", "not-saved", "busy")  # what may happen to a command among others
REFUSED_HINT = ("stale", "over", "not-saved", "busy")
LOST = (OSError, httpx.HTTPError, websockets.WebSocketException, ConnectionError)
TABLES = (
    ("bids", ("invited", "invited")), ("paris", ("invited", "random")), ("wonders", ("invited", "greedy", "random")),
)  # fmt: skip
TALLY = ("answered", "unanswered", "not saved", "busy", "sent again", "repeated", "hints", "hints refused")


class Worker:
    """`salon work` in a process of its own."""

    def __init__(self, folder: Path, db: Db) -> None:
        self.folder, self.db = folder, db
        self.start()

    def start(self) -> None:
        arguments = ["work", "--db", str(self.db), "--bot-threads", "1"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = SalonProcess(arguments, environment, stdout=self.folder / "output", stderr=self.folder / "log")
        assert "ready" in self.process.first_line(), (self.folder / "log").read_text()

    def stop(self) -> int:
        self.process.send_signal(15)
        return self.process.wait(20)

    def kill(self) -> None:
        self.process.send_signal(9)
        self.process.wait(20)


@dataclass
class Site:
    """The processes on one database; those in `down` are not running."""

    postgres: Cluster
    servers: list[Server]
    workers: list[Worker]
    down: set[Server | Worker] = field(default_factory=set)
    tally: Counter[str] = field(default_factory=Counter)

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[Site]:
        """Three servers, of which one plays for computer players, and two workers."""
        postgres = cluster()
        db = postgres.new_database()
        site = cls(postgres, [], [])
        try:
            for number, threads in enumerate("001"):
                site.servers.append(Server(_folder(folder, f"server{number}"), "--bot-threads", threads, db=db))
            for number in range(2):
                site.workers.append(Worker(_folder(folder, f"worker{number}"), db))
            yield site
        finally:
            for process in (*site.servers, *site.workers):
                process.kill()

    @property
    def db(self) -> Db:
        return self.servers[0].db

    @property
    def living(self) -> list[Server]:
        return [server for server in self.servers if server not in self.down]

    def error_lines(self) -> list[str]:
        """What the processes that run now have logged as errors; that the database is away is none."""
        lines = [
            line
            for process in (*self.servers, *self.workers)
            for line in (process.folder / "log").read_text().splitlines()
        ]
        return [line for line in lines if '"error"' in line and "nothing can be saved" not in line]


def _folder(parent: Path, name: str) -> Path:
    (parent / name).mkdir()
    return parent / name


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
            command.answer = await connection.command(command.do, id=command.id, **command.said)
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

    async def ask_for_hint(self) -> None:
        """Ask for a hint in a second window, whose server may die."""
        connection = await self._open(self.rng.choice(self.site.living))
        if connection is None:
            return
        with suppress(*LOST):
            answer = await connection.command("hint")
            assert answer["is"] == "hinted" or answer["code"] in REFUSED_HINT, answer
            self.site.tally["hints" if answer["is"] == "hinted" else "hints refused"] += 1
        await connection.close()


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
        async with asyncio.timeout(4 * MAX_BACK):
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


class ChaosCampaign:
    """Plays at three tables while processes are killed."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site, self.rng = site, random.Random(seed)
        self.groups: list[Group] = []
        self.kills = self.restarts = self.finished = self.events = 0
        self.back: dict[str, list[float]] = {"server": [], "worker": [], "database": []}  # seconds, by what ended
        self._starting: set[asyncio.Task[None]] = set()
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self, kills: int, restarts: int, progress: Callable[[int], object] | None = None) -> None:
        """Kill processes so many times, and end the database so many times between; then finish all games."""
        steps = ["kill"] * kills + ["restart"] * restarts
        self.rng.shuffle(steps)
        while steps:
            await self._fill_tables()
            self._ask_for_hint()
            await asyncio.sleep(self.rng.uniform(0, PAUSE))
            if steps.pop() == "restart":
                await self._restart()
                count = 1
            else:
                count = 2 if steps[-1:] == ["kill"] and self.rng.random() < TOGETHER else 1
                del steps[len(steps) + 1 - count :]
                await self._kill(count)
            if progress is not None:
                progress(count)
        await asyncio.gather(*self._starting, *self._hints)
        await asyncio.gather(*(group.at_rest() for group in self.groups))
        for group in list(self.groups):
            await self._finish(group)

    async def _fill_tables(self) -> None:
        """Begin new games in place of those that are over."""
        for group in [group for group in self.groups if group.over]:
            await self._finish(group)
        for game, others in TABLES:
            if game not in [group.game for group in self.groups]:
                self.groups.append(await Group.gather(self.site, game, others, self.rng))

    async def _finish(self, group: Group) -> None:
        self.groups.remove(group)
        await group.finish()
        self.finished += 1
        self.events += len(group.history.stored)

    def _ask_for_hint(self) -> None:
        if self.rng.random() < HINT_RATE:
            person = self.rng.choice(self.rng.choice(self.groups).people)
            self._run(self._hints, person.ask_for_hint())

    def _run(self, tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
        for task in [task for task in tasks if task.done()]:
            tasks.remove(task)
            task.result()
        tasks.add(asyncio.create_task(work))

    async def _kill(self, count: int) -> None:
        """Kill processes, one server stays alive, and wait until everybody is back."""
        site = self.site
        while not (victims := self._victims(count)):
            await asyncio.sleep(0.02)
        began = time.monotonic()
        for victim in victims:
            site.down.add(victim)
            victim.process.send_signal(signal.SIGKILL)
        for victim in victims:
            self._run(self._starting, self._start_again(victim))
        self.kills += count
        what = "server" if any(isinstance(victim, Server) for victim in victims) else "worker"
        await self._until_back(began, what)

    def _victims(self, count: int) -> list[Server | Worker]:
        """Processes to be killed, if so many run that a server is left."""
        site = self.site
        up = [process for process in (*site.servers, *site.workers) if process not in site.down]
        victims = self.rng.sample(up, min(count, len(up)))
        return victims if len(victims) == count and set(site.living) - set(victims) else []

    async def _start_again(self, process: Server | Worker) -> None:
        """Start a process as a supervisor does: again, if the database does not answer."""
        await asyncio.to_thread(process.kill)
        for _ in range(20):
            try:
                await asyncio.to_thread(process.start)
                break
            except AssertionError:
                await asyncio.sleep(0.2)
        if isinstance(process, Server):
            await until_ready(process)
        self.site.down.discard(process)

    async def _restart(self) -> None:
        """End the database at once, start it, and wait until everybody is back."""
        began = time.monotonic()
        await asyncio.to_thread(self.site.postgres.restart)
        self.restarts += 1
        await self._until_back(began, "database")

    async def _until_back(self, began: float, what: str) -> None:
        """Wait until all people are connected and every game has moved on since, and check everything."""
        before: dict[Group, int] | None = None
        while True:
            for group in self.groups:
                await asyncio.to_thread(group.read_on)
            if before is None:
                before = {group: len(group.history.stored) for group in self.groups}
            if all(group.over or (group.connected and group.moved_on(before[group])) for group in self.groups):
                break
            assert time.monotonic() - began < 4 * MAX_BACK, self._stuck(what, before)
            await asyncio.sleep(0.02)
        self.back[what].append(time.monotonic() - began)

    def _stuck(self, what: str, before: dict[Group, int]) -> str:
        """What has not moved on."""
        return f"after the end of a {what}: " + "; ".join(
            f"{group.game} {group.history.table.id}: connected {[person.is_connected for person in group.people]},"
            f" {before[group]} events, now {len(group.history.stored)}, computers {group.history.bot_moves[-1:]},"
            f" waiting {bin(getattr(group.history.table.position, 'waiting', 0))}"
            for group in self.groups
            if not group.over
        )

    @property
    def longest(self) -> float:
        """Seconds until everybody was back."""
        return max(map(max, filter(None, self.back.values())), default=0.0)

    def __str__(self) -> str:
        times = "; ".join(
            f"{what}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s"
            for what, found in self.back.items()
            if found
        )
        tally = ", ".join(f"{self.site.tally[name]} {name}" for name in TALLY)
        return (
            f"{self.kills} kills, {self.restarts} restarts of the database, {self.finished} games with {self.events}"
            f" events; commands: {tally}; all back after the end of a {times}"
        )


def main() -> None:
    """Kill processes many times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--restarts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Site.opened(Path(folder)) as site, Progress() as bar:
        task = bar.add_task("kills and restarts", total=chosen.kills + chosen.restarts)
        campaign = ChaosCampaign(site, chosen.seed)
        asyncio.run(campaign.run(chosen.kills, chosen.restarts, lambda count: bar.advance(task, count)))
        bar.console.print(f"{campaign}")
        assert campaign.longest < MAX_BACK, f"somebody was back only after {campaign.longest:.1f} s"


if __name__ == "__main__":
    main()
