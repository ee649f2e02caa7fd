"""Games on three servers and two workers that are killed at random, on a PostgreSQL server that is ended at once.

The people of one table are connected to different servers, and connect to another one when theirs dies. What was
committed survives a killed process although the tests' PostgreSQL flushes nothing to the disk: only a power cut would
lose it. The checks are those of `history`.
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
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.server.conftest import Server
from tests.server.crash_campaign import seconds_queued, until_ready
from tests.server.processes_on_one_database import Site, Worker
from tests.server.wandering_people import Group

MAX_BACK = 5.0  # seconds from a kill until all people are connected and every game has moved on
PAUSE = 0.4  # seconds between two kills, at most
HINT_RATE = 0.3  # per kill
TOGETHER = 0.15  # of the kills hit two processes at the same moment
IN_THE_MIDDLE = 0.7  # of the kills of a server happen while it executes a command
TABLES = (
    ("bids", ("invited", "invited")), ("paris", ("invited", "random")), ("wonders", ("invited", "greedy", "random")),
)  # fmt: skip
TALLY = ("answered", "unanswered", "not saved", "busy", "sent again", "repeated", "hints", "hints refused")


class ChaosCampaign:
    """Plays at three tables while processes are killed."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site, self.rng = site, random.Random(seed)
        self.groups: list[Group] = []
        self.kills = self.restarts = self.finished = self.events = 0
        self.back: dict[str, list[float]] = {"server": [], "worker": [], "database": []}  # seconds, by what ended
        self.longest = 0.0  # without the time in which processes waited for a processor
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
        await self._until_in_the_middle(victims)
        began, queued = time.monotonic(), self._queued()
        for victim in victims:
            site.down.add(victim)
            victim.process.send_signal(signal.SIGKILL)
        for victim in victims:
            self._run(self._starting, self._start_again(victim))
        self.kills += count
        what = "server" if any(isinstance(victim, Server) for victim in victims) else "worker"
        await self._until_back(began, queued, what)

    async def _until_in_the_middle(self, victims: list[Server | Worker]) -> None:
        """Often wait until a server that is to be killed has got a command, within the few milliseconds that takes."""
        addresses = {victim.address for victim in victims if isinstance(victim, Server)}
        if addresses and self.rng.random() < IN_THE_MIDDLE:
            people = [person for group in self.groups for person in group.people]
            end = time.monotonic() + PAUSE
            while not any(person.sending_to in addresses for person in people) and time.monotonic() < end:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.rng.uniform(0, 0.01))

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
        began, queued = time.monotonic(), self._queued()
        await asyncio.to_thread(self.site.postgres.restart)
        self.restarts += 1
        await self._until_back(began, queued, "database")

    def _queued(self) -> dict[int, float]:
        """The seconds for which this test, and each process that runs, has waited for a processor."""
        site = self.site
        up = [process for process in (*site.servers, *site.workers) if process not in site.down]
        pids = [os.getpid(), *(each.process.pid for each in up if each.process is not None)]
        return {pid: seconds_queued(pid) for pid in pids}

    async def _until_back(self, began: float, queued: dict[int, float], what: str) -> None:
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
        took = time.monotonic() - began
        self.back[what].append(took)
        now = self._queued()
        self.longest = max(self.longest, took - max(now[pid] - queued[pid] for pid in now.keys() & queued.keys()))

    def _stuck(self, what: str, before: dict[Group, int]) -> str:
        """What has not moved on."""
        return f"after the end of a {what}: " + "; ".join(
            f"{group.game} {group.history.table.id}: connected {[person.is_connected for person in group.people]},"
            f" {before[group]} events, now {len(group.history.stored)}, computers {group.history.bot_moves[-1:]},"
            f" waiting {bin(getattr(group.history.table.position, 'waiting', 0))}"
            for group in self.groups
            if not group.over
        )

    def __str__(self) -> str:
        times = "; ".join(
            f"{what}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s"
            for what, found in self.back.items()
            if found
        )
        tally = ", ".join(f"{self.site.tally[name]} {name}" for name in TALLY)
        return (
            f"{self.kills} kills, {self.restarts} restarts of the database, {self.finished} games with {self.events}"
            f" events; commands: {tally}; all back after the end of a {times};"
            f" longest without waiting for a processor: {self.longest:.2f} s"
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
