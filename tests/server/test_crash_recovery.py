"""The server is killed, stopped and restarted during games: nothing acknowledged is lost or duplicated."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Server
from tests.server.crash_campaign import CrashCampaign, Group, until_ready
from tests.server.helpers import decided
from tests.server.history import comparable, read_events
from tests.server.raw_store import execute, nothing_written

KILLS = 10  # `make soak` kills two hundred times
RESTARTS = 3
MAX_SHUTDOWN = 5.0

# A slow computer player: the real ones are too quick to be interrupted.
SLOW_PLAYER = """
import time
from salon.players import PLAYERS
from salon.players.random_player import RandomPlayer

class SlowPlayer(RandomPlayer):
    def choose(self, position, seat):
        time.sleep({seconds})
        return super().choose(position, seat)

PLAYERS["slow"] = SlowPlayer
"""


class InstalledServer(Server):
    """A server that is started as people do; a forked one has no sitecustomize."""

    command = Path(sys.executable).with_name("salon")


@pytest.fixture
def private_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    server = Server(tmp_path)
    yield server
    server.kill()


def test_nothing_is_lost_or_duplicated_after_kills(private_server: Server) -> None:
    campaign = CrashCampaign(private_server, seed=1)
    asyncio.run(campaign.run(KILLS))
    assert campaign.finished >= 2
    assert campaign.interrupted, "no kill hit anything: the test proves nothing"
    assert error_lines(private_server) == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_stop_during_a_bot_decision_is_quick_and_the_bot_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    slow = tmp_path / "sitecustomize.py"
    slow.write_text(SLOW_PLAYER.format(seconds=60))
    server = InstalledServer(tmp_path)

    async def test() -> None:
        browser, watcher = server.browser(), server.browser()
        table = await browser.table("bids", "me", "slow", "slow")
        connection, spectator = await browser.connect(table), await watcher.connect(table)
        for move in (connection.legal_moves()[0], "coins1"):
            assert (await connection.play(move))["is"] == "done"
        assert connection.view["seats"][0]["chosen"] and not connection.view["seats"][1]["chosen"]
        before = read_events(server.db, table)
        silent = await asyncio.open_connection(*server.address.split(":"))  # a client that says nothing
        await stop_in_time(server, how)
        for each in (connection, spectator):
            await each.until(lambda _: each.close_code)  # noqa: B023 (awaited at once)
            # the close code asks the client to reconnect
            assert each.close_code == (1006 if how == signal.SIGKILL else 1012)
        silent[1].close()
        if how == signal.SIGKILL:  # the hardest; restarts after SIGTERM are tried below
            slow.write_text(SLOW_PLAYER.format(seconds=0))
            server.start()
            async with asyncio.timeout(20):  # no one is connected, and the game goes on
                while len(now := read_events(server.db, table)) < len(before) + 4:
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
    assert took < MAX_SHUTDOWN * crowding, f"it took {took:.1f} s"
    assert status in (0, -how)


def test_views_are_sent_only_after_the_write(private_server: Server) -> None:
    """While a move waits for the disk no client sees it; after a kill it never happened."""

    async def test() -> None:
        group = await Group.gather(private_server, "bids", random.Random(2))
        await play_some(group, 4)
        before = group.check_events()
        mover = next(person for person in group.people if person.connection.view["decision"])
        others = [person for person in group.people if person is not mover]
        watcher = private_server.browser()
        seen_before = {person.seat: comparable(person.connection.view) for person in group.people}
        blocked = nothing_written(private_server.db)
        await blocked.__aenter__()
        decision, move = mover.connection.view["decision"]["id"], mover.connection.legal_moves()[0]
        playing = asyncio.create_task(mover.command("play", decision=decision, move=move))
        await asyncio.sleep(0.3)
        # everything that makes the server send views: connecting, leaving, another language, a stale command
        arriving = asyncio.create_task(watcher.connect(group.table, "none"))
        speaking = asyncio.create_task(others[0].connection.command("speak", language="en"))
        stale = asyncio.create_task(others[1].connection.command("play", decision="0", move=move, id="stale"))
        await asyncio.sleep(0.7)
        assert not playing.done(), "acknowledged before it was on disk"
        for person in group.people:
            assert comparable(person.connection.view) == seen_before[person.seat], (
                "a move was shown before it was on disk"
            )
        private_server.kill()
        await blocked.__aexit__(None, None, None)
        arriving.cancel()
        await asyncio.gather(playing, arriving, speaking, stale, return_exceptions=True)
        private_server.start()
        await until_ready(private_server)
        await group.connect_all()
        after = group.check_events()
        if isinstance(private_server.db, str) and len(after) > len(before):
            assert after[:-1] == before, "it had reached the database, which does not know that nobody waits for it"
        else:
            assert after == before
            for person in group.people:
                assert comparable(person.connection.view) == seen_before[person.seat]
        await group.resend(after)
        await group.finish()

    asyncio.run(test())


def test_a_game_survives_restarts(private_server: Server) -> None:
    async def test() -> None:
        group = await Group.gather(private_server, "bids", random.Random(1))
        for number in range(RESTARTS):
            await play_some(group, 5)
            before = group.check_events()
            await asyncio.to_thread(private_server.stop)
            for person in group.people:
                await person.connection.until(lambda _: person.connection.close_code)  # noqa: B023 (awaited at once)
            private_server.start()
            if number == 1:  # it may be stopped again before it has answered
                private_server.kill()
                private_server.start()
            await group.connect_all()
            assert group.check_events() == before
            group.check_views(before)
        await group.finish()

    asyncio.run(test())
    assert error_lines(private_server) == []


async def play_some(group: Group, acts: int) -> None:
    """Play a few moves and wait for their answers."""
    for _ in range(acts):
        person = next(each for each in group.people if each.connection.view["decision"])
        move = person.rng.choice(person.connection.legal_moves())
        assert await person.command("play", decision=person.connection.view["decision"]["id"], move=move)
        # the mover was shown it before the answer came; to other screens it may still be on its way
        for each in group.people:
            await each.connection.until(lambda now: decided(now) == decided(person.connection.view))  # noqa: B023
        await until_somebody_decides(group)
    for each in group.people:
        each.last_seen = each.connection.view


async def until_somebody_decides(group: Group) -> None:
    async with asyncio.timeout(20):
        while not any(each.connection.view["decision"] for each in group.people):
            await asyncio.sleep(0.005)


@pytest.mark.one_store
def test_a_full_disk_refuses_a_move_that_can_be_sent_again(private_server: Server) -> None:
    async def test() -> None:
        browser = private_server.browser()
        table = await browser.table("bids", "me", "me")
        connection, other = await browser.connect(table, 0), await browser.connect(table, 1)
        before, seen_before = read_events(private_server.db, table), comparable(other.view)
        decision, move = connection.view["decision"]["id"], connection.legal_moves()[0]
        full, free = (1000, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid_of(private_server), resource.RLIMIT_FSIZE, full)
        answer = await connection.command("play", decision=decision, move=move, id="once")
        assert answer["code"] == "not-saved", "not acknowledged, and in one sentence"
        assert read_events(private_server.db, table) == before and comparable(other.view) == seen_before
        again = (await browser.get(f"/tables/{table}", chair=0)).json()
        assert again["decision"]["id"] == decision, "what was not written did not happen"
        refused = await browser.post("/tables", {"game": "bids", "seats": [{"who": "me"}] * 2})
        assert refused.status_code == 503 and refused.json()["code"] == "not-saved"
        resource.prlimit(pid_of(private_server), resource.RLIMIT_FSIZE, free)
        answer = await connection.command("play", decision=decision, move=move, id="once")
        assert answer == {"is": "done", "id": "once", "again": False}
        assert len(read_events(private_server.db, table)) == len(before) + 1
        for each in (connection, other):
            await each.close()

    asyncio.run(test())
    # the log says what went wrong, but not what was to be written: a deal, with its seed
    assert error_lines(private_server) and "seed" not in private_server.log.read_text()


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def test_downtime_is_no_absence_and_a_broken_table_does_not_block_others(private_server: Server) -> None:
    async def before_restart() -> tuple[Group, str]:
        group = await Group.gather(private_server, "bids", random.Random(3))
        broken = await group.people[0].browser.table("bids", "me", "random")
        return group, broken

    async def after_restart(group: Group, broken: str) -> None:
        await until_ready(private_server)
        browser = private_server.browser()
        browser.http.cookies = group.people[0].browser.http.cookies
        connection = await browser.connect(group.table)
        assert [seat["waiting"] for seat in connection.view["seats"]] == [True] * 3
        assert not any(seat["away"] for seat in connection.view["seats"]), "the server was down: that is no absence"
        assert [row["table"] for row in (await browser.get("/tables/mine")).json()] == [group.table]
        refused = await browser.connect(broken)
        assert refused.closed is not None and refused.closed["code"] == "went-wrong"
        await connection.close()

    group, broken = asyncio.run(before_restart())
    private_server.stop()
    nonsense = '{"is":"moved","seat":9,"move":"card1"}'
    execute(private_server.db, "update events set at = at - 36000")
    execute(private_server.db, 'update events set body = ? where "table" = ?', nonsense, broken)
    execute(private_server.db, "update tables set due = true where id = ?", broken)
    private_server.start()
    asyncio.run(after_restart(group, broken))


def error_lines(server: Server) -> list[str]:
    return [line for line in server.log.read_text().splitlines() if '"error"' in line or "Traceback" in line]
