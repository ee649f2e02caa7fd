"""What does not go back: a reveal of choices made at once, and the moves a fork began with; and who has a vote."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import salon
from salon.kernel.record import Record
from salon.server import events
from salon.server.admin import roll_back
from salon.server.events import SeatPlan
from salon.server.store import grant_seat, store_at
from salon.server.table import Table, new_record, record_data
from salon.server.tokens import hash_token
from salon.testing import random_moves
from tests.server.client import Browser, Connection
from tests.server.conftest import Server, new_store
from tests.server.helpers import run
from tests.server.raw_store import Db

# --- a reveal ------------------------------------------------------------------------------------------


def opened(game_id: str, seats: int, seed: str, **options: str) -> Table:
    """A table of people, dealt from a seed."""
    game = salon.game(game_id)
    plans = [SeatPlan("person", f"Player {seat}") for seat in range(seats)]
    chosen = game.deal(seats, seed, **options).options
    table = Table("t")
    table.apply(events.TableOpened(game_id, "", chosen, plans), 0.0)
    table.apply(events.GameDealt(new_record(game, seats, chosen, seed)), 0.0)
    return table


@pytest.mark.parametrize("order", ["rising", "falling", "any"])
def test_after_a_reveal_no_seat_takes_its_choice_back_whoever_chose_last(order: str) -> None:
    """In the phase after it one seat may have to decide alone, so that no other choice is open to be betrayed."""
    rng = random.Random(order)
    alone = 0
    for number in range(6):
        table = opened("wonders", 3 + number % 3, f"reveal {number}", cities="yes", leaders="yes", wonder_pack="yes")
        while table.status == "playing":
            assert table.position is not None
            seats = [seat for seat in range(len(table.seats)) if table.is_waiting_for(seat)]
            several, phase = len(seats) > 1, table.position.phase
            rng.shuffle(seats) if order == "any" else seats.sort(reverse=order == "falling")
            for seat in seats:
                while table.position.phase == phase and table.is_waiting_for(seat):
                    move = table.game.actions.text(rng.choice(table.position.legal(seat)))
                    table.apply(events.MovePlayed(seat, move), 0.0)
            if several:
                alone += table.status == "playing" and not table.simultaneous
                assert not any(map(table.can_take_back, range(len(table.seats)))), (number, phase)
    assert alone > 2, "hardly ever was one seat asked alone after a reveal: the test proves nothing"


def test_a_choice_made_alone_stands_once_all_choose_at_once() -> None:
    """Else the seat that made it would learn whether the others have chosen already."""
    rng = random.Random("alone")
    alone = 0
    for number in range(20):
        table = opened("bids", 3, f"alone {number}")
        while table.status == "playing":
            seat = rng.choice([seat for seat in range(3) if table.is_waiting_for(seat)])
            assert table.position is not None
            move = table.game.actions.text(rng.choice(table.position.legal(seat)))
            table.apply(events.MovePlayed(seat, move), 0.0)
            if table.simultaneous and not table.pending and table.settled:
                alone += not table.settled[-1].revealed
                assert not any(map(table.can_take_back, range(3))), number
    assert alone > 10, "hardly ever had a seat chosen alone before: the test proves nothing"


# --- a vote --------------------------------------------------------------------------------------------


def test_only_people_who_hold_a_seat_are_asked() -> None:
    table = opened("paris", 4, "voters")
    assert table.voters() == [0, 1, 2, 3]
    for event, voters in (
        (events.StandInStarted(1, "greedy", 0), [0, 1, 2, 3]),  # an absent person keeps the vote
        (events.PlayerLeft(2, "greedy"), [0, 1, 3]),
        (events.SeatReopened(3), [0, 1]),  # the seat is open for another person
        (events.PlayerReturned(1), [0, 1]),
        (events.PlayerJoined(3, "Dee"), [0, 1, 3]),
    ):
        table.apply(event, 0.0)
        assert table.voters() == voters, event


async def three_people(server: Server) -> tuple[str, list[Browser], list[Connection]]:
    """Three people at Paris; the seat to move is returned first, with its browser."""
    browsers = [server.browser() for _ in range(3)]
    host = browsers[0]
    table = await host.table("paris", "me", "invited", "invited")
    for guest, name in zip(browsers[1:], ("Bo", "Cy"), strict=True):
        await guest.post(f"/tables/{table}/join", {"secret": host.invitation, "name": name})
    await host.post(f"/tables/{table}/start")
    connections = [await browser.connect(table) for browser in browsers]
    first = next(seat for seat in range(3) if connections[seat].view["decision"])
    order = [first, (first + 1) % 3, (first + 2) % 3]
    return table, [browsers[seat] for seat in order], [connections[seat] for seat in order]


async def close(*connections: Connection) -> None:
    for connection in connections:
        await connection.close()


@run
async def test_whoever_has_left_has_no_vote(server: Server) -> None:
    table, browsers, (mover, other, leaver) = await three_people(server)
    await mover.play("draw1")
    await browsers[2].post(f"/tables/{table}/leave", {"seat": leaver.view["chair"]})
    await mover.until(lambda view: view["seats"][leaver.view["chair"]]["stand_in"])
    await mover.command("ask-back")
    await other.until(lambda view: view["asking"])
    assert "draw1" not in mover.legal_moves(), "one person is still to be asked"
    await other.command("answer-back", agree=True)
    await mover.until(lambda view: view["decision"] and "draw1" in mover.legal_moves())
    await close(mover, other, leaver)


@run
async def test_whoever_is_the_last_person_needs_nobody(server: Server) -> None:
    table, browsers, (mover, *others) = await three_people(server)
    await mover.play("draw1")
    for browser, connection in zip(browsers[1:], others, strict=True):
        await browser.post(f"/tables/{table}/leave", {"seat": connection.view["chair"]})
        await mover.until(lambda view, seat=connection.view["chair"]: view["seats"][seat]["stand_in"])
    await mover.command("ask-back")
    await mover.until(lambda view: view["decision"] and "draw1" in mover.legal_moves())
    await close(mover, *others)


@run
async def test_whoever_only_looks_away_still_has_a_vote_and_comes_back_to_it(server: Server) -> None:
    table, browsers, (mover, other, absent) = await three_people(server)
    await mover.play("draw1")
    seat = absent.view["chair"]
    await absent.close()
    await mover.until(lambda view: not view["seats"][seat]["present"])
    await mover.command("ask-back")
    await other.until(lambda view: view["asking"])
    await other.command("answer-back", agree=True)
    await mover.until(lambda view: len(view["asking"]["agreed"]) == 2)
    assert "draw1" not in mover.legal_moves(), "no computer plays for the third: it is waited for"
    back = await browsers[2].connect(table)
    assert back.view["asking"]
    await back.command("answer-back", agree=True)
    await mover.until(lambda view: view["decision"] and "draw1" in mover.legal_moves())
    await close(mover, other, back)


@run
async def test_a_request_lapses_when_the_game_goes_on(server: Server) -> None:
    _, _, (mover, other, third) = await three_people(server)
    await mover.play("draw1")
    await mover.command("ask-back")
    await other.until(lambda view: view["asking"])
    await other.command("answer-back", agree=True)
    await mover.play("key:Arc")  # thinks better of it
    await third.until(lambda view: not view["asking"])
    assert (await third.command("answer-back", agree=True))["code"] == "nothing-asked"
    assert not mover.view["asking"] and mover.view["can_take_back"], "only the key is its last choice now"
    await close(mover, other, third)


# --- a fork --------------------------------------------------------------------------------------------


def own_last_moves(record: Record) -> list[tuple[int, int]]:
    """Moments of Paris after which the seat to act could take back its last move, had it been played here."""
    position = record.game.start(record.deal)
    found = []
    for number, (seat, action) in enumerate(record.played(), 1):
        revealed = position.play(seat, action)
        if not revealed and position.waiting >> seat & 1 and len(position.legal(seat)) > 1:
            found.append((number, seat))
    return found


def finished_game() -> Record:
    game = salon.game("paris")
    deal = game.deal(2, "fork")
    return Record.of(game, deal, random_moves(game, deal, salon.Rng("fork")))


def test_the_moves_a_fork_began_with_are_not_taken_back() -> None:
    whole = finished_game()
    last_moves = own_last_moves(whole)
    assert len(last_moves) > 10
    for move, seat in last_moves[:: len(last_moves) // 10]:
        plans = [SeatPlan("person", "Ann") for _ in range(2)]
        for given in (move, 0):  # forked, and played here from the first move on
            table = Table("t")
            table.apply(events.TableOpened("paris", "", whole.deal.options, plans), 0.0)
            part = Record(whole.game, whole.deal, whole.actions[:given])
            table.apply(events.GameDealt(record_data(part)), 0.0)
            for number, (player, action) in enumerate(whole.played()):
                if given <= number < move:
                    table.apply(events.MovePlayed(player, whole.game.actions.text(action)), 0.0)
            forked = given == move
            assert table.can_take_back(seat) == (not forked), (move, seat)
            assert (table.take_back_point(seat) is None) == forked and not (
                forked and table.can_request_take_back(seat)
            )


def test_not_even_the_administrator_takes_back_the_moves_a_fork_began_with(tmp_path: Path) -> None:
    whole = finished_game()
    part = Record(whole.game, whole.deal, whole.actions[:30])
    played = whole.actions[30:32]

    async def test() -> None:
        store = store_at(tmp_path / "tables.db")
        await store.open()
        table = Table("t")
        seats = [seat for seat, _ in whole.played()]
        plans = [SeatPlan("person", "Ann") for _ in range(2)]
        kept: list[events.Event] = [
            events.TableOpened("paris", "", whole.deal.options, plans),
            events.GameDealt(record_data(part)),
            *(events.MovePlayed(seats[30 + i], whole.game.actions.text(action)) for i, action in enumerate(played)),
        ]
        for event in kept:
            table.apply(event, 0.0)
        index = {"game": "paris", "status": "playing", "due": False}
        await store.append("t", 0, time.time(), [events.encode(event) for event in kept], index)
        with pytest.raises(salon.SalonError, match="has 2 moves"):
            await roll_back(store, "t", 3)
        assert await roll_back(store, "t", 2) == 30
        with pytest.raises(salon.SalonError, match="has 0 moves"):
            await roll_back(store, "t", 1)
        await store.close()

    asyncio.run(test())


async def lay_finished(db: Db, record: Record, visitor: str) -> None:
    """Write the table of a finished game into a store before the server opens it."""
    plans = [SeatPlan("person", "Ann") for _ in range(record.deal.seats)]
    kept = [
        events.TableOpened(record.game.id, "", record.deal.options, plans),
        events.GameDealt(record_data(Record(record.game, record.deal, record.actions))),
    ]
    store = store_at(db)
    await store.open()
    index = {"game": record.game.id, "status": "over", "due": False}
    bodies = [events.encode(event) for event in kept]
    await store.append("done", 0, time.time(), bodies, index, (grant_seat(hash_token(visitor), "done", 0),))
    await store.close()


def test_over_the_wire_a_fork_refuses_to_go_back_behind_its_beginning(tmp_path: Path) -> None:
    record = finished_game()
    move, seat = own_last_moves(record)[len(own_last_moves(record)) // 2]
    db = new_store(tmp_path)
    asyncio.run(lay_finished(db, record, "visitor-of-the-finished-table"))
    server = Server(tmp_path, db=db)

    async def test() -> None:
        browser = server.browser()
        made = await browser.post("/tables/done/fork", {"move": move, "seat": seat, "player": "random"})
        connection = await browser.connect(made.json()["table"])
        before = (await connection.wait_for_turn())["decision"]
        assert not connection.view["can_take_back"] and not connection.view["can_ask_back"]
        assert (await connection.command("take-back"))["code"] == "too-late"
        assert (await connection.command("ask-back"))["code"] == "nothing-to-ask"
        assert connection.view["decision"] == before
        await connection.close()
        await browser.close()

    try:
        asyncio.run(test())
    finally:
        server.stop()
