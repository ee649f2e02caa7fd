"""Notices by webhook: one for each turn, delivered with retries, exactly once or marked as failed."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from salon.server.events import GameDealt, MovePlayed, SeatPlan, StandInStarted, TableOpened
from salon.server.outbox import Outbox
from salon.server.schema import notices
from salon.server.store import Store, store_at
from salon.server.table import Table, new_record
from tests.server.conftest import Server, new_store


class Receiver:
    """A real HTTP server that takes notices, and fails with a given probability."""

    def __init__(self, failing: float = 0.0) -> None:
        self.accepted: list[tuple[str, dict[str, Any]]] = []
        self.refused = 0
        rng = random.Random(1)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                fails = rng.random() < failing
                receiver.refused += fails
                if not fails:
                    receiver.accepted.append((str(self.headers["Idempotency-Key"]), body))
                self.send_response(503 if fails else 204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver(0.3)
    yield made
    made.http.shutdown()


def table_of(game: str, seats: int) -> Table:
    table = Table(game)
    people = [SeatPlan("person", f"P{number}", None) for number in range(seats)]
    from salon.games import game as game_by_id

    found = game_by_id(game)
    options = {option.name: option.default for option in found.options}
    table.apply(TableOpened(game, "", options, people), 0)
    table.apply(GameDealt(new_record(found, seats, options, "outbox")), 0)
    return table


def test_each_notice_is_delivered_once_despite_failures(receiver: Receiver, tmp_path: Path) -> None:
    """A turn with many decisions gives one notice."""

    async def test() -> None:
        store = store_at(new_store(tmp_path))
        await store.open()
        outbox = Outbox(store, receiver.url, retry_delays=(0.001,) * 30)
        expected: Counter[tuple[str, int]] = Counter()
        rng = random.Random(7)
        moves = 0
        for game, seats in (("paris", 3), ("paris", 2), ("bids", 4)):
            table = table_of(game, seats)
            table.id = f"{game}{seats}"
            waited: set[tuple[int, int]] = set()
            turn = 0
            last = -1
            while table.position is not None and table.position.waiting:
                waiting = [seat for seat in range(seats) if table.is_waiting_for(seat)]
                if table.simultaneous:
                    turn = 1000 + int(table.position.phase)
                elif waiting[0] != last:
                    turn += 1
                last = -1 if table.simultaneous else waiting[0]
                waited |= {(turn, seat) for seat in waiting}
                statements = outbox.notices(table, frozenset())
                await store.write(lambda connection, statements=statements: all_of(connection, statements))
                seat = rng.choice(waiting)
                action = rng.choice(table.position.legal(seat))
                table.apply(MovePlayed(seat, table.game.actions.text(action)), 0)
                moves += 1
            for _, seat in waited:
                expected[(table.id, seat)] += 1
        assert moves > 500
        for _ in range(200):
            if not await waiting_notices(store):
                break
            await outbox.deliver_due()
            await asyncio.sleep(0.002)
        assert receiver.refused > 50, "deliveries did fail"
        keys = [key for key, _ in receiver.accepted]
        assert len(keys) == len(set(keys)), "none was delivered twice"
        assert Counter((body["table"], body["seat"]) for _, body in receiver.accepted) == expected
        await store.close()

    def all_of(connection: Any, statements: Any) -> None:
        for statement in statements:
            connection.execute(statement)

    async def waiting_notices(store: Store) -> int:
        async with store.engine.connect() as connection:
            rows = await connection.execute(select(notices.c.id).where(notices.c.state == "waiting"))
            return len(rows.all())

    asyncio.run(test())


def test_an_undeliverable_notice_is_marked_as_failed(tmp_path: Path) -> None:
    async def test() -> None:
        store = store_at(new_store(tmp_path))
        await store.open()
        outbox = Outbox(store, "http://127.0.0.1:9/", retry_delays=(0.001, 0.001))
        statement = outbox.notices(table_of("bids", 2), frozenset({1}))
        assert len(statement) == 1, "no notice for a person who is connected"
        await store.write(lambda connection: connection.execute(statement[0]))
        for _ in range(5):
            await outbox.deliver_due()
            await asyncio.sleep(0.01)
        async with store.engine.connect() as connection:
            row = (await connection.execute(select(notices.c.state, notices.c.tries))).one()
        assert tuple(row) == ("failed", 3)
        await store.close()

    asyncio.run(test())


def test_no_notices_for_computer_players_and_stand_ins() -> None:
    table = table_of("bids", 2)
    table.apply(StandInStarted(0, "random"), 0)
    table.seats[1].kind, table.seats[1].player = "computer", "random"
    outbox = Outbox(store_at("unused.db"), "http://127.0.0.1:9/")
    assert outbox.notices(table, frozenset()) == ()


def test_an_absent_person_gets_one_notice(tmp_path: Path) -> None:
    receiver = Receiver()
    server = Server(tmp_path, "--webhook", receiver.url)

    async def test() -> None:
        host, guest = server.browser(), server.browser()
        table = await host.table("paris", "me", "invited", name="Sunday")
        await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": "Bo"})
        await host.post(f"/tables/{table}/start")
        for _ in range(100):
            if receiver.accepted:
                break
            await asyncio.sleep(0.05)
        assert len(receiver.accepted) == 1
        body = receiver.accepted[0][1]
        assert body["table"] == table and body["name"] == "Sunday" and body["player"] in ("Ann", "Bo")

    asyncio.run(test())
    server.stop()
    receiver.http.shutdown()
