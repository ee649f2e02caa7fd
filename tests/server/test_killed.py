"""The server is killed, stopped and started again in the middle of games: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Server
from tests.server.killing import Evening, Group, answering, events_of, seen

KILLS = 15
LONGEST_GOODBYE = 5.0

# A computer player that thinks for so many seconds: the real ones are too quick to be caught at it.
SLOW_PLAYER = """
import time
from salon.players import PLAYERS
from salon.players.random import Random

class Slow(Random):
    def choose(self, position, seat):
        time.sleep({seconds})
        return super().choose(position, seat)

PLAYERS["slow"] = Slow
"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may treat badly."""
    made = Server(tmp_path)
    yield made
    made.kill()


def test_killed_again_and_again_it_loses_nothing_and_doubles_nothing(own_server: Server) -> None:
    evening = Evening(own_server, seed=random.randrange(1 << 30))
    asyncio.run(evening.run(KILLS))
    assert evening.finished >= 2
    assert evening.cut, "no kill hit anything: the test proves nothing"
    assert error_lines(own_server) == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_stopped_while_a_computer_player_thinks_it_ends_in_time_and_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    slow = tmp_path / "sitecustomize.py"
    slow.write_text(SLOW_PLAYER.format(seconds=60))
    server = Server(tmp_path)

    async def test() -> None:
        browser, watcher = server.browser(), server.browser()
        table = await browser.table("bids", "me", "slow", "slow")
        chair, spectator = await browser.sit(table), await watcher.sit(table)
        for move in (chair.moves()[0], "coins1"):
            assert (await chair.play(move))["is"] == "done"
        assert chair.shown["seats"][0]["chosen"] and not chair.shown["seats"][1]["chosen"]
        before = events_of(server.db, table)
        silent = await asyncio.open_connection(*server.address.split(":"))  # a client that says nothing
        await stop_in_time(server, how)
        for each in (chair, spectator):
            await each.until(lambda _: each.close_code)  # noqa: B023 (awaited at once)
            # a browser that is told so knows that it should come back soon
            assert each.close_code == (1006 if how == signal.SIGKILL else 1012)
        silent[1].close()
        if how == signal.SIGKILL:  # the hardest; restarts after SIGTERM are tried below
            slow.write_text(SLOW_PLAYER.format(seconds=0))
            server.start()
            async with asyncio.timeout(20):  # nobody looks, and the game goes on
                while len(now := events_of(server.db, table)) < len(before) + 4:
                    await asyncio.sleep(0.02)
            assert now[: len(before)] == before

    try:
        asyncio.run(test())
        assert error_lines(server) == []
    finally:
        server.kill()


async def stop_in_time(server: Server, how: signal.Signals) -> None:
    begin = time.monotonic()
    status = await asyncio.to_thread(server.stop, how)
    took = time.monotonic() - begin
    crowding = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # others use this machine too
    assert took < LONGEST_GOODBYE * crowding, f"it took {took:.1f} s"
    assert status in (0, -how)


def test_what_is_not_on_disk_is_on_no_screen(own_server: Server) -> None:
    """While the disk keeps a move waiting nobody sees it, whatever else happens; after a kill it never was."""

    async def test() -> None:
        group = await Group.gather(own_server, "bids", random.Random(2))
        await play_some(group, 4)
        before = group.check_stream()
        mover = next(person for person in group.people if person.chair.shown["decision"])
        others = [person for person in group.people if person is not mover]
        watcher = own_server.browser()
        seen_before = {person.seat: seen(person.chair.shown) for person in group.people}
        sleeping_disk = sqlite3.connect(own_server.db, isolation_level=None)
        sleeping_disk.execute("BEGIN IMMEDIATE")  # nobody else can write until this ends
        decision, move = mover.chair.shown["decision"]["id"], mover.chair.moves()[0]
        playing = asyncio.create_task(mover.act("play", decision=decision, move=move))
        await asyncio.sleep(0.3)
        # everything that makes the server send views: somebody comes, goes, asks for another language, is stale
        arriving = asyncio.create_task(watcher.sit(group.table, "none"))
        speaking = asyncio.create_task(others[0].chair.act("speak", language="en"))
        stale = asyncio.create_task(others[1].chair.act("play", decision="0", move=move, id="stale"))
        await asyncio.sleep(0.7)
        assert not playing.done(), "acknowledged before it was on disk"
        for person in group.people:
            assert seen(person.chair.shown) == seen_before[person.seat], "a move was shown before it was on disk"
        own_server.kill()
        sleeping_disk.rollback()
        sleeping_disk.close()
        arriving.cancel()
        await asyncio.gather(playing, arriving, speaking, stale, return_exceptions=True)
        own_server.start()
        await answering(own_server)
        await group.sit_down()
        assert group.check_stream() == before
        for person in group.people:
            assert seen(person.chair.shown) == seen_before[person.seat]
        await group.send_again(before)
        await group.finish()

    asyncio.run(test())


def test_restarted_five_times_in_a_row_a_game_goes_on_as_if_nothing_had_happened(own_server: Server) -> None:
    async def test() -> None:
        group = await Group.gather(own_server, "bids", random.Random(1))
        for number in range(5):
            await play_some(group, 5)
            before = group.check_stream()
            await asyncio.to_thread(own_server.stop)
            for person in group.people:
                await person.chair.until(lambda _: person.chair.close_code)  # noqa: B023 (awaited at once)
            own_server.start()
            if number == 2:  # whoever starts it may stop it again before it has answered anybody
                own_server.kill()
                own_server.start()
            await group.sit_down()
            assert group.check_stream() == before
            group.check_views(before)
        await group.finish()

    asyncio.run(test())
    assert error_lines(own_server) == []


async def play_some(group: Group, acts: int) -> None:
    """A few moves, each answered."""
    for _ in range(acts):
        person = next(each for each in group.people if each.chair.shown["decision"])
        move = person.rng.choice(person.chair.moves())
        assert await person.act("play", decision=person.chair.shown["decision"]["id"], move=move)
        # the mover was shown it before the answer came; to other screens it may still be on its way
        for each in group.people:
            await each.chair.until(lambda now: decided(now) == decided(person.chair.shown))  # noqa: B023
        await until_somebody_decides(group)
    for each in group.people:
        each.last_seen = each.chair.shown


def decided(shown: dict[str, Any]) -> list[tuple[bool, bool]]:
    """Who must still decide, and who has."""
    return [(seat["waiting"], seat["chosen"]) for seat in shown["seats"]]


async def until_somebody_decides(group: Group) -> None:
    async with asyncio.timeout(20):
        while not any(each.chair.shown["decision"] for each in group.people):
            await asyncio.sleep(0.005)


def test_a_full_disk_refuses_a_move_and_the_same_move_counts_once_there_is_room_again(own_server: Server) -> None:
    async def test() -> None:
        browser = own_server.browser()
        table = await browser.table("bids", "me", "me")
        chair, other = await browser.sit(table, 0), await browser.sit(table, 1)
        before, seen_before = events_of(own_server.db, table), seen(other.shown)
        decision, move = chair.shown["decision"]["id"], chair.moves()[0]
        full, free = (1000, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid_of(own_server), resource.RLIMIT_FSIZE, full)
        answer = await chair.act("play", decision=decision, move=move, id="once")
        assert answer["code"] == "went-wrong", "not acknowledged, and in one sentence"
        assert events_of(own_server.db, table) == before and seen(other.shown) == seen_before
        again = (await browser.get(f"/tables/{table}", chair=0)).json()
        assert again["decision"]["id"] == decision, "what was not written did not happen"
        refused = await browser.post("/tables", {"game": "bids", "seats": [{"who": "me"}] * 2})
        assert refused.status_code == 500
        resource.prlimit(pid_of(own_server), resource.RLIMIT_FSIZE, free)
        answer = await chair.act("play", decision=decision, move=move, id="once")
        assert answer == {"is": "done", "id": "once", "again": False}
        assert len(events_of(own_server.db, table)) == len(before) + 1
        for each in (chair, other):
            await each.close()

    asyncio.run(test())
    # the log says what went wrong, but not what was to be written: a deal, with its seed
    assert error_lines(own_server) and "seed" not in own_server.log.read_text()


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def test_after_a_long_night_nobody_is_away_and_one_broken_table_keeps_no_other_shut(own_server: Server) -> None:
    async def evening() -> tuple[Group, str]:
        group = await Group.gather(own_server, "bids", random.Random(3))
        broken = await group.people[0].browser.table("bids", "me", "random")
        return group, broken

    async def morning(group: Group, broken: str) -> None:
        await answering(own_server)
        browser = own_server.browser()
        browser.http.cookies = group.people[0].browser.http.cookies
        chair = await browser.sit(group.table)
        assert [seat["waiting"] for seat in chair.shown["seats"]] == [True] * 3
        assert not any(seat["away"] for seat in chair.shown["seats"]), "they could not come: the house was shut"
        assert [row["table"] for row in (await browser.get("/tables/mine")).json()] == [group.table]
        refused = await browser.sit(broken)
        assert refused.closed is not None and refused.closed["code"] == "went-wrong"
        await chair.close()

    group, broken = asyncio.run(evening())
    own_server.stop()
    with sqlite3.connect(own_server.db) as store:
        store.execute("update events set at = at - 36000")
        store.execute(
            'update events set body = \'{"is":"moved","seat":9,"move":"card1"}\' where "table" = ?', (broken,)
        )
        store.execute("update tables set due = 1 where id = ?", (broken,))
    store.close()
    own_server.start()
    asyncio.run(morning(group, broken))


def error_lines(server: Server) -> list[str]:
    return [line for line in server.log.read_text().splitlines() if '"error"' in line or "Traceback" in line]
