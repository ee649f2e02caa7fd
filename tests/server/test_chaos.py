"""Servers and workers on one database are killed, the database is ended, and the network between them fails."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.postgres import cluster
from tests.server.chaos_campaign import MAX_BACK, ChaosCampaign
from tests.server.client import Browser
from tests.server.conftest import Server
from tests.server.crash_campaign import Person, begin_game
from tests.server.database_proxy import DatabaseProxy
from tests.server.helpers import run
from tests.server.history import History, check_commands, fingerprint, read_events
from tests.server.processes_on_one_database import Site

pytestmark = pytest.mark.one_store

KILLS, RESTARTS = 30, 2  # `make soak` kills three hundred times
PARTITION = 7.0  # seconds: longer than the lease of a process, and than a statement may take


def test_nothing_is_lost_or_doubled_when_processes_and_the_database_die(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Site.opened(tmp_path) as site:
        campaign = ChaosCampaign(site, seed=1)
        asyncio.run(campaign.run(KILLS, RESTARTS))
        with capsys.disabled():
            print(f"\n{campaign}")
        assert campaign.longest < MAX_BACK, f"somebody was back only after {campaign.longest:.1f} s"
        assert campaign.finished >= 3 and site.tally["unanswered"], "no kill hit anything: the test proves nothing"
        assert site.error_lines() == []


@run
async def test_a_server_that_does_not_reach_the_database_acknowledges_nothing(tmp_path: Path) -> None:
    """Afterwards the same people play on at both servers."""
    url = cluster().new_database()
    proxy = DatabaseProxy(cluster().port)
    behind = url.replace(f":{cluster().port}/", f":{await proxy.open()}/")
    folders = [tmp_path / name for name in ("near", "far")]
    for folder in folders:
        folder.mkdir()
    near = await asyncio.to_thread(Server, folders[0], db=url)
    far = await asyncio.to_thread(Server, folders[1], db=behind)
    try:
        rng = random.Random(1)
        browsers = [near.browser(), far.browser()]
        table = await begin_game(browsers, "bids", ("invited", "random"))
        people = [Person(browser, table, seat, rng) for seat, browser in enumerate(browsers)]
        alone = near.browser()
        other = Person(alone, await begin_game([alone], "paris", ("random",)), 0, rng)
        for person in (*people, other):
            await person.connect_all()
        view = await people[1].connection.wait_for_turn()
        proxy.partition()
        began = time.monotonic()
        move = rng.choice(people[1].connection.legal_moves())
        sending = asyncio.create_task(people[1].command("play", decision=view["decision"]["id"], move=move))
        playing = asyncio.create_task(people[0].play())
        async with asyncio.timeout(3 * PARTITION):
            await other.play()  # the computer player, too, whoever played for it before
            assert other.connection.view["status"] == "over"
            while await health(browsers[1]) != "unavailable":
                await asyncio.sleep(0.1)
        assert await health(browsers[0]) == "ok"
        await asyncio.sleep(max(0.0, began + PARTITION - time.monotonic()))
        assert not people[1].commands[0].done
        assert f"1:{people[1].commands[0].id}" not in [getattr(event, "id", "") for event in read_events(url, table)]
        proxy.heal()
        async with asyncio.timeout(MAX_BACK):
            await sending
            while await health(browsers[1]) != "ok" or not await is_connected(people[1]):
                await asyncio.sleep(0.1)
            if not people[1].commands[0].done:
                await people[1].send(people[1].commands[0])
        await asyncio.gather(playing, people[1].play())
        history = History(table, frozenset([2]), {person.seat: person.viewer() for person in people})
        history.read_on(url)
        check_commands(history.stored, {person.seat: person.commands for person in people}, history.bots)
        for person in people:
            history.check_views(person.seat, [fingerprint(view) for view in person.connection.take_views()])
            assert person.connection.view["status"] == "over"
            assert fingerprint(person.connection.view) == history.last_view(person.seat)
    finally:
        near.kill()
        far.kill()
        await proxy.close()


async def health(browser: Browser) -> str:
    """What a server says of itself."""
    return str((await browser.http.get("/health")).json()["status"])


async def is_connected(person: Person) -> bool:
    """Whether somebody is connected, perhaps after another attempt."""
    if person.connection.close_code is not None:
        await person.connect_all()
    return person.connection.close_code is None
