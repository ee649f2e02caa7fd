"""Games whose server is killed again and again: what was acknowledged is there, once; what was seen comes back.

People play Paris and Bids at random from browsers of their own, change their minds, and remember what they sent and
what was answered. A kill hits whatever happens to be under way. `python tests/server/killing.py --kills 200` does it
at length, for `make soak`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from salon.games import game as game_by_id
from salon.kernel.record import Record
from salon.server import stream
from salon.server.shown import Presence, Reader, shown
from salon.server.story import lines
from salon.server.table import Table
from salon.server.wire import encode
from tests.server.client import Browser, Chair
from tests.server.conftest import Server

LONGEST_RETURN = 2.0  # seconds from the first answer of a new server until everybody sees the table again
CHANGES_MIND = 0.2  # how often a choice that can be taken back is


@dataclass
class Act:
    """Something a person sent, and what was answered; None: nothing, the server was gone."""

    do: str
    said: dict[str, str]
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    answer: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        return self.answer is not None and self.answer["is"] == "done"


class Person:
    """Somebody on a chair who plays at random and remembers everything."""

    def __init__(self, browser: Browser, table: str, seat: int, rng: random.Random) -> None:
        self.browser, self.table, self.seat, self.rng = browser, table, seat, rng
        self.acts: list[Act] = []
        self.last_seen: dict[str, Any] = {}

    async def sit_down(self) -> None:
        self.chair: Chair = await self.browser.sit(self.table, self.seat)

    async def play(self) -> None:
        """Until the game is over or the server is gone."""
        chair = self.chair
        while True:
            seen = await chair.until(lambda now: chair.close_code or now["status"] == "over" or now["decision"])
            if chair.close_code or seen["status"] == "over":
                break
            move = self.rng.choice(chair.moves())
            if not await self.act("play", decision=seen["decision"]["id"], move=move):
                break
            while chair.shown["can_take_back"] and self.rng.random() < CHANGES_MIND:
                if not await self.act("take-back"):
                    break
        self.last_seen = chair.shown

    async def act(self, do: str, **said: str) -> bool:
        """Send something; False if the answer never came."""
        self.acts.append(Act(do, said))
        return await self.send(self.acts[-1])

    async def send(self, act: Act) -> bool:
        try:
            act.answer = await self.chair.act(act.do, id=act.id, **act.said)
        except (ConnectionError, websockets.ConnectionClosed):
            lost = self.chair._answers.pop(act.id, None)  # nobody waits for it any more
            if lost is not None and lost.done():
                lost.exception()
            return False
        # somebody else may have taken a move back, or ended the phase or the game, in the same moment
        assert act.done or act.answer["code"] in ("stale", "too-late", "over"), (act, self.chair.shown["decision"])
        return True

    def reader(self) -> Reader:
        return Reader(self.seat, frozenset([self.seat]), self.seat == 0, "en")


class Group:
    """The people at one table, with browsers of their own, and what must be true of their table."""

    def __init__(self, server: Server, game: str) -> None:
        self.server, self.game = server, game
        self.table = ""
        self.people: list[Person] = []

    @classmethod
    async def gather(cls, server: Server, game: str, rng: random.Random) -> Group:
        """Three people sit down at a new table, and the game begins."""
        group = cls(server, game)
        browsers = [server.browser() for _ in range(3)]
        group.table = await browsers[0].table(game, "me", "invited", "invited")
        for browser in browsers[1:]:
            body = {"secret": browsers[0].invitation, "name": "Guest"}
            assert (await browser.post(f"/tables/{group.table}/join", body)).status_code == 200
        assert (await browsers[0].post(f"/tables/{group.table}/start")).status_code == 204
        group.people = [Person(browser, group.table, seat, rng) for seat, browser in enumerate(browsers)]
        await group.sit_down()
        return group

    async def sit_down(self) -> None:
        await asyncio.gather(*(person.sit_down() for person in self.people))

    @property
    def over(self) -> bool:
        return all(person.chair.shown.get("status") == "over" for person in self.people)

    def sent(self) -> int:
        return sum(len(person.acts) for person in self.people)

    # --- what must be true -------------------------------------------------------------------------

    def check_stream(self) -> list[stream.Event]:
        """Everything acknowledged is kept, once and in order; nothing refused is; nothing else is."""
        kept = events_of(self.server.db, self.table)
        named = [event for event in kept if getattr(event, "id", "")]
        assert all(event.auto for event in kept if isinstance(event, stream.Moved) and not event.id)
        times = Counter(event.id for event in named)
        for person in self.people:
            names = [f"{person.seat}:{act.id}" for act in person.acts]
            for name, act in zip(names, person.acts, strict=True):
                found = times.pop(name, 0)
                least, most = (1, 1) if act.done else (0, 0) if act.answer else (0, 1)
                assert least <= found <= most, f"{act} is kept {found} times"
            sent = dict(zip(names, person.acts, strict=True))
            mine = [event for event in named if event.seat == person.seat]
            assert [event.id for event in mine] == [name for name in names if name in {e.id for e in mine}]
            for event in mine:
                assert (event.move if isinstance(event, stream.Moved) else "") == sent[event.id].said.get("move", "")
        assert not times, f"nobody sent {times}"
        return kept

    def check_views(self, kept: list[stream.Event]) -> None:
        """Everybody sees the table as it is kept; what was seen last was kept too, and nobody missed own acts."""
        for person in self.people:
            assert seen(person.chair.shown) == seen(as_shown(self.table, kept, person.reader()))
            if not person.last_seen:
                continue
            answered = {f"{person.seat}:{act.id}" for act in person.acts if act.done}
            for length in range(len(kept), 0, -1):
                if seen(person.last_seen) == seen(as_shown(self.table, kept[:length], person.reader())):
                    break
                missed = getattr(kept[length - 1], "id", "")
                assert missed not in answered, "an act was answered before it was shown to whoever did it"
            else:
                raise AssertionError("somebody was shown what was never on disk")

    async def check_story(self, kept: list[stream.Event]) -> None:
        """The whole story is told again as it happened."""
        table = table_of(self.table, kept)
        for person in self.people:
            told = await person.browser.get(f"/tables/{self.table}/story", chair=person.seat)
            assert told.json() == json.loads(encode(lines(table, person.seat, "en", 0)))

    async def send_again(self, kept: list[stream.Event]) -> tuple[int, int]:
        """Whatever was sent last is sent again, by the same id: it counts once. Gives what was cut off, and kept."""
        written = {getattr(event, "id", "") for event in kept}
        cut, landed = 0, 0
        for person in self.people:
            # what was refused is not sent again: if somebody else has taken a move back, it might be possible now
            if not person.acts or (person.acts[-1].answer is not None and not person.acts[-1].done):
                continue
            act = person.acts[-1]
            was_there = f"{person.seat}:{act.id}" in written
            cut += act.answer is None
            landed += act.answer is None and was_there
            await person.send(act)
            assert act.answer is not None
            assert act.answer.get("again", False) == was_there and act.done >= was_there, act
        self.check_stream()
        return cut, landed

    async def finish(self) -> None:
        """Play to the end; the record can be verified and is the sum of what people did."""
        await asyncio.gather(*(person.play() for person in self.people))
        assert self.over
        kept = self.check_stream()
        answer = await self.people[0].browser.get(f"/tables/{self.table}/record")
        record = Record.from_json(answer.content, game_by_id)
        record.verify()
        assert record.actions == [played.action for played in table_of(self.table, kept).settled]
        for person in self.people:
            result = person.chair.shown["result"]
            assert record.result is not None and result["scores"] == record.result.scores
            await person.chair.close()
            await person.browser.close()


class Evening:
    """One server, two tables, and somebody who pulls the plug."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.cut = self.landed = self.finished = 0
        self.longest = 0.0

    async def run(self, kills: int) -> None:
        """Kill the server so many times, and finish all games."""
        groups: list[Group] = []
        for _ in range(kills):
            for game in ("paris", "bids"):
                if game not in [group.game for group in groups]:
                    groups.append(await Group.gather(self.server, game, self.rng))
            await self.play_until_killed(groups)
            await self.come_back(groups)
            for group in [group for group in groups if group.over]:
                await self.finish(groups, group)
        for group in list(groups):
            await self.finish(groups, group)

    async def play_until_killed(self, groups: list[Group]) -> None:
        """Play on; after some acts, within the few milliseconds one takes, the server is gone."""
        enough = sum(group.sent() for group in groups) + self.rng.randint(2, 30)
        playing = [asyncio.create_task(person.play()) for group in groups for person in group.people]
        while sum(group.sent() for group in groups) < enough and not all(group.over for group in groups):
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.rng.uniform(0, 0.008))
        self.server.kill()
        await asyncio.gather(*playing)

    async def come_back(self, groups: list[Group]) -> None:
        """A new server, and everybody sits down again."""
        await asyncio.to_thread(self.server.start)
        await answering(self.server)
        begin, queued = time.monotonic(), queueing(self.server)
        await asyncio.gather(*(group.sit_down() for group in groups))
        took = time.monotonic() - begin - (queueing(self.server) - queued)
        assert took < LONGEST_RETURN, f"everybody was back only after {took:.1f} s"
        self.longest = max(self.longest, took)
        for group in groups:
            kept = group.check_stream()
            group.check_views(kept)
            await group.check_story(kept)
            cut, landed = await group.send_again(kept)
            self.cut, self.landed = self.cut + cut, self.landed + landed

    async def finish(self, groups: list[Group], group: Group) -> None:
        groups.remove(group)
        await group.finish()
        self.finished += 1

    def __str__(self) -> str:
        return (
            f"{self.finished} games; {self.cut} acts were cut off, of which {self.landed} had been kept;"
            f" everybody was back within {self.longest:.2f} s"
        )


def queueing(server: Server) -> float:
    """The seconds for which the server and this test have waited for a processor: that is the fault of neither."""
    found = 0.0
    for process in (os.getpid(), server.process.pid if server.process else 0):
        file = Path(f"/proc/{process}/schedstat")
        found += int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0
    return found


async def answering(server: Server) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient(trust_env=False, verify=False) as http, asyncio.timeout(20):
        while True:
            try:
                if (await http.get(f"http://{server.address}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.01)


def events_of(db: Path, table: str) -> list[stream.Event]:
    """The stream of a table, read past the server."""
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as connection:
        rows = connection.execute('select number, body from events where "table" = ? order by number', (table,))
        found = list(rows)
    connection.close()
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    return [stream.decode(body) for _, body in found]


def table_of(name: str, kept: list[stream.Event]) -> Table:
    table = Table(name)
    for event in kept:
        table.follow(event, 0.0)
    return table


def as_shown(name: str, kept: list[stream.Event], reader: Reader) -> dict[str, Any]:
    """What a reader is to see of a stream, without its story."""
    table = table_of(name, kept)
    made: dict[str, Any] = json.loads(encode(shown(table, reader, Presence(), len(table.entries))))
    return made


def seen(message: dict[str, Any]) -> dict[str, Any]:
    """A table as it was shown, without the lines (each message has those that are new) and who else is looking."""
    found = {name: value for name, value in message.items() if name != "lines"}
    found["seats"] = [
        {name: value for name, value in seat.items() if name not in ("present", "away")} for seat in message["seats"]
    ]
    return found


def main() -> None:
    """Kill a server many times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            evening = Evening(server, chosen.seed)
            asyncio.run(evening.run(chosen.kills))
            print(f"{chosen.kills} kills, {evening}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
