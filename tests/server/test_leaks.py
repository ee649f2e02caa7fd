"""What a seat is sent does not depend on what it cannot know: two worlds it cannot tell apart give the same bytes.

A world is a deal and its moves. `known_to` draws a world that a viewer cannot tell from the true one; from it the deal
and the moves are read that lead there (other cards sold face down, other tiles taken in secret). Then a table of
each world is shown to the viewer, move by move, and every byte of every message must be the same.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.games import game as game_by_id
from salon.games.paris.notation import END_TILES, FIELD_TEXTS
from salon.games.wonders.notation import CARDS
from salon.games.wonders.rules import constants
from salon.kernel.deal import Deal
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.record import Record
from salon.kernel.rng import Rng
from salon.server import events
from salon.server.events import SeatPlan
from salon.server.presenter import Presence, Viewer, explain_moves, first_log_entry, table_view
from salon.server.protocol import encode
from salon.server.store import grant_seat, store_at
from salon.server.table import Table, record_data
from salon.server.tokens import hash_token
from tests.server.client import Browser, Connection
from tests.server.conftest import Server, new_store
from tests.server.raw_store import Db

GAMES = ["bids", "paris", "wonders"]
LONGEST = {"bids": 70, "paris": 500, "wonders": 220}  # moves of most games
Moves = list[tuple[int, int]]


@dataclass
class World:
    """A deal and settled moves; a viewer who knows less than all of it."""

    game: Game
    deal: Deal
    moves: Moves

    def end(self) -> Position:
        position = self.game.start(self.deal)
        for seat, action in self.moves:
            position.play(seat, action)
        return position


def random_world(game_id: str, rng: random.Random, most: int, options: dict[str, str] | None = None) -> World:
    """A random game of random options, to a random settled position."""
    game = game_by_id(game_id)
    chosen = {option.name: rng.choice(option.choices) for option in game.options} | (options or {})
    deal = game.deal_with(rng.choice(game.seat_counts), chosen, f"world {rng.random()}")
    position, moves, settled, phase = game.start(deal), [], 0, 0
    stop = rng.randrange(most)
    while position.waiting and len(moves) < stop:
        seat = position.to_act
        moves.append((seat, rng.choice(position.legal(seat))))
        position.play(*moves[-1])
        # not before a forced move: the server would go on by itself
        if position.phase != phase and len(position.legal(position.to_act)) != 1:
            phase, settled = position.phase, len(moves)
    return World(game, deal, moves[:settled])


# --- twins: another deal and other moves, which lead to a world that was drawn anew --------------------


def bids_twin(world: World, true: Any, drawn: Any, viewer: int | None) -> tuple[dict[str, Any], Moves]:
    """Other cards in the hands of others, other prizes to come; what was played is known."""
    hands = []
    for seat, dealt in enumerate(world.deal.content["hands"]):
        held = [{card for card in range(1, 25) if s.hand[seat] >> (card - 1) & 1} for s in (true, drawn)]
        hands.append(sorted(set(dealt) - held[0] | held[1]))
    return {"hands": hands, "prizes": list(drawn.prizes)}, world.moves


def paris_twin(world: World, true: Any, drawn: Any, viewer: int | None) -> tuple[dict[str, Any], Moves]:
    """Other buildings in the piles (of which the backs of the top ones show), other end-game tiles taken by others."""
    buildings, piles = [FIELD_TEXTS[field] for field in drawn.pile_order], []
    for pile in world.deal.content["piles"]:
        piles.append(buildings[: len(pile)])
        buildings = buildings[len(pile) :]
    removed = [text for text in FIELD_TEXTS if not any(text in pile for pile in piles)]
    taken = iter(drawn.end_tile_kind)
    texts = world.game.actions
    moves = [
        (
            seat,
            texts.parse(f"choose:{END_TILES[next(taken)]}") if texts.text(action).startswith("choose:") else action,
        )
        for seat, action in world.moves
    ]
    return {**world.deal.content, "piles": piles, "removed": removed}, moves


def wonders_twin(world: World, true: Any, drawn: Any, viewer: int | None) -> tuple[dict[str, Any], Moves]:
    """Other hands, other ages to come, other cards sold or built under a wonder by others."""
    seats, size = world.deal.seats, drawn.hand_size

    def dealt_to(age: int, turn: int, seat: int) -> int:
        """Who began with the hand that a seat holds in a turn; the last card is not passed on."""
        passed = min(turn, size - 2)
        return (seat + passed if age == 1 else seat - passed) % seats

    ages: list[list[list[str]]] = [[[] for _ in range(seats)] for _ in range(3)]
    for age, hands in enumerate(ages):
        for seat in range(seats):
            if drawn.future_hands[age][0]:
                hands[seat] += [CARDS[card - 1] for card in drawn.future_hands[age][seat * size : (seat + 1) * size]]
                continue
            for turn in range(8):
                if card := drawn.played_card[age][turn][seat]:
                    hands[dealt_to(age, turn, seat)].append(CARDS[card - 1])
            if age == drawn.age:
                hands[dealt_to(age, drawn.turn, seat)] += [CARDS[card - 1] for card in drawn.hand[seat] if card]
        ages[age] = [sorted(hand, key=CARDS.index) for hand in hands]
    moves = []
    position = world.game.start(world.deal)
    for seat, action in world.moves:
        use = world.game.actions.text(action).split(":")[0]
        other = action
        if use in ("stage", "sell"):
            now = position.snapshot()
            turn = now.turn + (now.phase == constants.PHASE_LAST)
            other = world.game.actions.parse(f"{use}:{CARDS[drawn.played_card[now.age][turn][seat] - 1]}")
        moves.append((seat, other))
        position.play(seat, action)
    return {**world.deal.content, "ages": ages}, moves


TWINS: dict[str, Callable[..., tuple[dict[str, Any], Moves]]] = {
    "bids": bids_twin, "paris": paris_twin, "wonders": wonders_twin,
}  # fmt: skip


def twin_of(world: World, viewer: int | None, seed: float) -> World:
    """A world the viewer cannot tell from this one."""
    true = world.end()
    drawn = true.known_to(viewer, Rng("twin", seed))
    content, moves = TWINS[world.game.id](world, true.snapshot(), drawn.snapshot(), viewer)
    deal = msgspec.structs.replace(world.deal, content=content)  # the seed stays: no seat may compute from it
    made = World(world.game, deal, moves)
    assert made.end() == drawn, "the twin is not the world that was drawn"
    return made


def twins(game_id: str, count: int, most: int) -> Iterator[tuple[World, World, int | None, random.Random]]:
    """Pairs of worlds with a viewer who cannot tell them apart, and a generator for what is asked of them."""
    for number in range(count):
        rng = random.Random(f"{game_id} {number}")
        # the deal of leaders cannot be read from a position: they are drawn anew below, not twinned
        world = random_world(game_id, rng, most, {"leaders": "no"} if game_id == "wonders" else None)
        viewer = rng.choice([None, *range(world.deal.seats)])
        yield world, twin_of(world, viewer, rng.random()), viewer, rng


# --- in this process -----------------------------------------------------------------------------------


def opening(world: World) -> list[events.Event]:
    seats = [SeatPlan("person", f"Player {seat}") for seat in range(world.deal.seats)]
    opened = events.TableOpened(world.game.id, "", world.deal.options, seats)
    return [opened, events.GameDealt(record_data(Record(world.game, world.deal, [])))]


def table_events(world: World, rng: random.Random, viewer: int | None) -> list[events.Event]:
    """The stream of a world, forced moves as the server finds them; then others choose in secret, as they like."""
    table = Table("t")
    made: list[events.Event] = []

    def happen(event: events.Event) -> None:
        made.append(event)
        table.apply(event, 0.0)

    for event in opening(world):
        happen(event)
    for seat, action in world.moves:
        forced = table.forced_move() == (seat, action)
        happen(events.MovePlayed(seat, world.game.actions.text(action), auto=forced))
    position = table.position
    assert position is not None
    choosers = [seat for seat in range(world.deal.seats) if table.is_waiting_for(seat) and seat != viewer]
    if viewer is None:
        choosers = choosers[1:]  # a seat must still be waited for
    for seat in choosers if table.simultaneous else []:
        while table.is_waiting_for(seat):
            happen(events.MovePlayed(seat, world.game.actions.text(rng.choice(position.legal(seat)))))
            if table.is_waiting_for(seat) and rng.random() < 0.4:  # thinks again before all is chosen
                happen(events.ChoiceWithdrawn(seat))
    return made


def messages_for(stored: list[events.Event], looker: Viewer, arrival: int) -> list[bytes]:
    """Every message a viewer gets who connects after so many events, as the server sends them."""
    table = Table("t")
    sent, last, messages = -1, b"", []
    for number, event in enumerate(stored, 1):
        table.apply(event, 0.0)
        sent = min(sent, table.log_changed_from)
        if number < arrival:
            continue
        message = table_view(table, looker, Presence(), sent if sent >= 0 else first_log_entry(table, looker.seat))
        sent = len(table.log)
        bare = encode(msgspec.structs.replace(message, lines=[]))
        if bare != last or message.lines:
            messages.append(encode(message))
        last = bare
    if looker.seat is not None:
        asked = [text for number, text in enumerate(table.game.actions) if number % 4 == arrival % 4]
        messages.append(encode(explain_moves(table, looker.seat, asked, looker.language)))
    return messages


@pytest.mark.parametrize("game_id", GAMES)
def test_indistinguishable_worlds_give_the_same_messages(game_id: str) -> None:
    differ = 0
    for one, other, viewer, rng in twins(game_id, 30, LONGEST[game_id]):
        differ += (one.deal, one.moves) != (other.deal, other.moves)
        mine = frozenset([viewer] if viewer is not None else [])
        looker = Viewer(viewer, mine, False, rng.choice(["en", "de", "th"]), rng.random() < 0.1)
        arrival = max(2 + rng.randrange(len(one.moves) + 1), len(one.moves) - 12)
        first, second = (table_events(world, random.Random(rng.random()), viewer) for world in (one, other))
        assert messages_for(first, looker, arrival) == messages_for(second, looker, arrival)
    assert differ > 10, "the worlds were hardly ever different: the test proves nothing"


@pytest.mark.parametrize("game_id", GAMES)
def test_forced_moves_reveal_nothing(game_id: str) -> None:
    """The server plays a move at once only where all seats can see that there is no other."""
    for one, other, _, _ in twins(game_id, 80, LONGEST[game_id]):
        assert forced_moves(one) == forced_moves(other)


def forced_moves(world: World) -> list[int]:
    table = Table("t")
    table.game, table.position = world.game, (position := world.game.start(world.deal))
    found = []
    for number, (seat, action) in enumerate(world.moves):
        if table.forced_move() is not None:
            found.append(number)
        position.play(seat, action)
    return found


def as_seen(table: Table, looker: Viewer) -> dict[str, Any]:
    """What a viewer sees, except the two flags that show who has chosen."""
    message: dict[str, Any] = json.loads(encode(table_view(table, looker, Presence(), max(0, len(table.log) - 3))))
    for seat in message["seats"]:
        del seat["waiting"], seat["chosen"]
    return message


@pytest.mark.parametrize("game_id", GAMES)
def test_views_do_not_depend_on_hidden_information_or_pending_choices(game_id: str) -> None:
    """With leaders and all: the position is drawn anew for each viewer, secret choices are made and taken back."""
    rng = random.Random(game_id)
    looks = changes = 0
    for _ in range(4):
        world = random_world(game_id, rng, 2)
        table = Table("t")
        for event in opening(world):
            table.apply(event, 0.0)
        position = table.position
        assert position is not None
        for _ in range(rng.randrange(30, 160)):
            if table.status == "over":
                break
            viewer = rng.choice([None, *range(world.deal.seats)])
            looker = Viewer(viewer, frozenset(), False, "en", rng.random() < 0.1)
            asker = rng.randrange(world.deal.seats)
            if rng.random() < 0.1 and table.can_request_take_back(asker):
                table.apply(events.TakeBackRequested(asker, table.take_back_point(asker) or 0), 0.0)
            before, phase, since = as_seen(table, looker), table.position.phase, table.changed
            if rng.random() < 0.25:
                looks += 1
                check_redealt(table, looker, rng)
            seat = rng.choice([seat for seat in range(world.deal.seats) if table.is_waiting_for(seat)])
            move = table.game.actions.text(rng.choice(table.position.legal(seat)))
            table.apply(events.MovePlayed(seat, move), since + 1)
            if table.position.phase == phase and seat != viewer and table.status != "over":
                changes += 1
                assert as_seen(table, looker) == before and table.changed == since
                if rng.random() < 0.3:
                    table.apply(events.ChoiceWithdrawn(seat), since + 1)
                    assert as_seen(table, looker) == before and table.changed == since
    assert looks > 10 and (changes > 10 or game_id == "paris")


def check_redealt(table: Table, looker: Viewer, rng: random.Random) -> None:
    """Draw anew what the looker does not know, look again, and put the true world back."""
    assert table.position is not None and table.phase_start is not None
    true = table.position, table.phase_start
    asked = rng.sample(list(table.game.actions), 30)
    if looker.seat is not None:
        asked += [table.game.actions.text(action) for action in true[0].legal(looker.seat)]
    answers = []
    for position, before in (true, tuple(each.known_to(looker.seat, Rng(rng.random())) for each in true)):
        table.position, table.phase_start = position, before
        looks = explain_moves(table, looker.seat, asked, "en") if looker.seat is not None else {}
        answers.append((as_seen(table, looker), encode(looks)))
    table.position, table.phase_start = true
    assert answers[0] == answers[1]


# --- over a real server --------------------------------------------------------------------------------


def token_of(seat: int) -> str:
    return f"token-of-seat-{seat}-0123456789"


async def store_tables(db: Db, tables: dict[str, list[events.Event]]) -> None:
    """Write streams into a store before any server opens it; the same browsers grant_seat the same seats everywhere."""
    store = store_at(db)
    now = time.time()
    await store.open()
    for name, stored in tables.items():
        table = Table(name)
        for event in stored:
            table.apply(event, now)
        index = {"game": table.game.id, "status": table.status, "due": False}
        seats = tuple(grant_seat(hash_token(token_of(seat)), name, seat) for seat in range(len(table.seats)))
        await store.append(name, 0, now, [events.encode(event) for event in stored], index, seats)
    await store.close()


class ViewerSession:
    """A viewer (None: a spectator) at one table of a pair: everything that ever came, under a neutral name."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.answers: list[str] = []

    @classmethod
    async def begin(cls, browser: Browser, table: str, viewer: int | None) -> ViewerSession:
        return cls(await browser.connect(table, "none" if viewer is None else viewer))

    async def fence(self) -> None:
        """Everything that was sent before has arrived when this is answered."""
        await self.connection.command("speak", language="en", id="fence")

    async def ask(self, rng: random.Random) -> None:
        """Questions, nonsense and illegal moves."""
        texts = list(game_by_id(self.connection.view["game"]).actions)
        for number in range(2):
            await self.connection.command("look", moves=rng.sample(texts, min(len(texts), 60)), id=f"look {number}")
            decision = (self.connection.view["decision"] or {"id": "0.0.0.0"})["id"]
            legal = [choice["move"] for choice in (self.connection.view["decision"] or {"choices": []})["choices"]]
            move = rng.choice([text for text in texts if text not in legal])
            await self.connection.command("play", decision=decision, move=move, id=f"illegal {number}")
        await self.connection.command("play", decision="9.9.9.9", move=texts[0], id="stale")
        query = {} if self.connection.view["chair"] is None else {"chair": self.connection.view["chair"]}
        hidden = () if self.connection.view["status"] == "over" else ("/sheet", "/record", "/replay", "/replay/0")
        for path in ("", "/story", *hidden):
            answer = await self.connection.browser.get(f"/tables/{self.connection.table}{path}", lang="de", **query)
            self.answers.append(f"{answer.status_code} {answer.text}")

    def all(self) -> list[str]:
        return [raw.replace(self.connection.table, "TABLE") for raw in (*self.connection.received, *self.answers)]


def browser_of(server: Server, seat: int | None) -> Browser:
    made = server.browser()
    if seat is not None:
        made.http.cookies.set("salon", token_of(seat))
    return made


async def play(browser: Browser, table: str, seat: int, move: str | None) -> None:
    """One act of a seat over HTTP; None takes the open choice back."""
    browser.http.cookies.set("salon", token_of(seat))
    seen = (await browser.get(f"/tables/{table}", chair=seat)).json()
    command = {"do": "take-back"} if move is None else {"do": "play", "decision": seen["decision"]["id"], "move": move}
    answer = await browser.post(
        f"/tables/{table}/acts", {"chair": seat, "command": {**command, "id": f"{random.random()}"}}
    )
    assert answer.status_code == 200, (move, answer.text)


def test_indistinguishable_worlds_give_the_same_messages_from_a_server(tmp_path: Path) -> None:
    """Half of the moves are in the store when the server starts, the last ones are played while the viewer looks."""
    pairs, tables = [], {}
    for game_id in GAMES:
        for number, (one, other, viewer, rng) in enumerate(twins(game_id, 9, LONGEST[game_id])):
            if one.deal == other.deal or len(one.moves) < 6 or len(pairs) == 2 * (1 + GAMES.index(game_id)):
                continue
            names = [f"{game_id}-{number}-{side}" for side in "ab"]
            live = rng.randrange(len(one.moves) - 4, len(one.moves))
            pairs.append((names, one, other, viewer, live, rng))
            for name, world in zip(names, (one, other), strict=True):
                tables[name] = settled_at(world, live)
    db = new_store(tmp_path)
    asyncio.run(store_tables(db, tables))
    server = Server(tmp_path, db=db)

    async def test() -> None:
        others = server.browser()
        for names, one, other, viewer, _, rng in pairs:
            seed = rng.random()
            sessions = []
            for name, world in zip(names, (one, other), strict=True):
                browser = browser_of(server, viewer)
                session = await ViewerSession.begin(browser, name, viewer)
                await session.ask(random.Random(seed))
                await play_on(others, name, tables[name], world.moves, session)
                await session.ask(random.Random(seed))
                await session.connection.close()
                sessions.append(session)
                await browser.close()
            assert sessions[0].all() == sessions[1].all(), (names, viewer)

    try:
        assert len(pairs) == 2 * len(GAMES)
        asyncio.run(test())
    finally:
        server.stop()


def settled_at(world: World, most: int) -> list[events.Event]:
    """The stream up to the last settled position within so many moves."""
    position, phase, settled = world.game.start(world.deal), 0, 0
    for number, (seat, action) in enumerate(world.moves[:most], 1):
        position.play(seat, action)
        if position.phase != phase:
            phase, settled = position.phase, number
    return table_events(World(world.game, world.deal, world.moves[:settled]), random.Random(0), None)[: 2 + settled]


async def play_on(
    browser: Browser, name: str, stored: list[events.Event], moves: Moves, session: ViewerSession
) -> None:
    """Play the moves that are not in the stream yet, but for those that the server plays because they are forced."""
    table = Table(name)
    for event in stored:
        table.apply(event, 0.0)
    while (done := len(table.settled) + len(table.pending)) < len(moves):
        seat, action = moves[done]
        move = table.game.actions.text(action)
        await play(browser, name, seat, move)
        await session.fence()
        table.apply(events.MovePlayed(seat, move), 0.0)
        while (forced := table.forced_move()) is not None:
            table.apply(events.MovePlayed(forced[0], table.game.actions.text(forced[1]), auto=True), 0.0)


@pytest.mark.parametrize("game_id", ["bids", "wonders"])
def test_withdrawn_choices_are_not_visible_to_others(tmp_path: Path, game_id: str) -> None:
    """The same game twice, at the second table with changed minds: others get the very same."""
    rng = random.Random(game_id)
    world = random_world(game_id, rng, 1, {"leaders": "no", "boards": "dealt"} if game_id == "wonders" else {})
    straight: list[str | None] = []
    position = world.game.start(world.deal)
    while position.legal(1):
        straight.append(world.game.actions.text(position.legal(1)[0]))
        position.play(1, position.legal(1)[0])
    other = world.game.actions.text(world.game.start(world.deal).legal(1)[-1])
    wavering = [other, None, straight[0], None, *straight, None, *straight]
    db = new_store(tmp_path)
    asyncio.run(store_tables(db, {"straight": opening(world), "wavering": opening(world)}))
    server = Server(tmp_path, db=db)

    async def test() -> None:
        heard: dict[str, list[list[str]]] = {}
        thinker = server.browser()
        for name, acts in (("straight", straight), ("wavering", wavering)):
            browsers = [browser_of(server, viewer) for viewer in (0, None)]
            sessions = [
                await ViewerSession.begin(browsers[0], name, 0),
                await ViewerSession.begin(browsers[1], name, None),
            ]
            for session in sessions:
                session.connection.received.clear()
            before = (await browsers[0].get("/tables/mine")).json()
            for act in acts:
                await play(thinker, name, 1, act)
            after = (await browsers[0].get("/tables/mine")).json()
            assert [row["changed"] for row in after] == [row["changed"] for row in before]
            for session in sessions:
                assert (await session.connection.command("look", moves=[], id="fence"))["id"] == "fence"
            heard[name] = [session.connection.received[:-1] for session in sessions]
            for session, browser in zip(sessions, browsers, strict=True):
                await session.connection.close()
                await browser.close()
        for straight_heard, wavering_heard in zip(*heard.values(), strict=True):
            assert len(straight_heard) == 1
            assert [anonymous(raw) for raw in wavering_heard] == [anonymous(raw) for raw in straight_heard]

    try:
        asyncio.run(test())
    finally:
        server.stop()


def anonymous(raw: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(raw)
    message["table"] = ""
    return message
