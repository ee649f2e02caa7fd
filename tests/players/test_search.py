"""The search player: it is deterministic, uses no hidden information, and more iterations are stronger."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time

import pytest

from salon.games import game as game_by_id
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.players import LEVELS, create_player
from salon.players.search import SearchPlayer, SearchSettings

TABLES = [("bids", 3), ("paris", 2), ("paris", 4), ("wonders", 3), ("wonders", 5)]


def settings(iterations: int = 40) -> SearchSettings:
    return SearchSettings(iterations=iterations, explore=0.8, margin=0.5)


def sample_positions(game: Game, seats: int, seed: str, every: int) -> list[Position]:
    """Some positions of a random game in which a seat has a choice."""
    position, rng, found = game.start(game.deal_with(seats, {}, seed)), Rng(seed, "moments"), []
    count = 0
    while position.waiting:
        legal = position.legal(position.to_act)
        if len(legal) > 1:
            count += 1
            if count % every == 0:
                found.append(position.copy())
        position.play(position.to_act, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_choice_does_not_depend_on_hidden_information(name: str, seats: int) -> None:
    game = game_by_id(name)
    differing = 0
    for number, position in enumerate(sample_positions(game, seats, "worlds", 23)[:12]):
        seat = position.to_act
        chosen = set()
        for world in range(3):
            other = position.known_to(seat, Rng("world", number, world))
            differing += other.to_bytes() != position.to_bytes()
            known = other.known_to(seat, Rng("known", number))
            chosen.add(SearchPlayer(game, Rng("search", number), settings()).choose(known, seat))
        assert len(chosen) == 1, (number, chosen)
    assert differing, "the worlds were not different at all"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_level_is_legal_and_deterministic(name: str, seats: int) -> None:
    game = game_by_id(name)

    def play() -> list[int]:
        position = game.start(game.deal_with(seats, {}, "again"))
        who = [SearchPlayer(game, Rng("again", seat), settings(8)) for seat in range(seats)]
        moves = []
        while position.waiting:
            seat = position.to_act
            moves.append(who[seat].choose(position.known_to(seat, Rng("again", len(moves))), seat))
            position.play(seat, moves[-1])
        return moves

    assert play() == play()


@pytest.mark.parametrize("name", ["bids", "paris", "wonders"])
def test_the_tree_is_reused_within_a_turn(name: str) -> None:
    game = game_by_id(name)
    seats = game.seat_counts[0]
    position = game.start(game.deal_with(seats, {}, "tree"))
    who = [SearchPlayer(game, Rng("tree", seat), settings(60)) for seat in range(seats)]
    went_on = 0
    for step in range(60):
        if not position.waiting:
            break
        seat = position.to_act
        if len(position.legal(seat)) > 1:
            before = who[seat]._tree
            action = who[seat].choose(position.known_to(seat, Rng("tree", step)), seat)
            went_on += before is not None and who[seat]._tree is before
        else:
            action = position.legal(seat)[0]
        position.play(seat, action)
    assert went_on > 2


def test_a_timed_search_keeps_its_time() -> None:
    game = game_by_id("paris")
    position = game.start(game.deal_with(4, {}, "clock"))
    who = SearchPlayer(game, Rng("clock"), SearchSettings(iterations=0, explore=0.8, margin=0.5, seconds=0.2))
    started = time.monotonic()
    who.choose(position.known_to(position.to_act, Rng("known")), position.to_act)
    assert 0.19 < time.monotonic() - started < 0.6


def test_the_search_releases_the_gil() -> None:
    game = game_by_id("paris")
    position = game.start(game.deal_with(2, {}, "threads"))
    known = position.known_to(0, Rng("known"))
    done = threading.Event()

    def think() -> None:
        SearchPlayer(game, Rng("think"), settings(4000)).choose(known, 0)
        done.set()

    thinking = threading.Thread(target=think)
    thinking.start()
    turns = 0
    while not done.wait(0.001):  # with the lock held this loop would not get a turn before the end
        turns += 1
    thinking.join()
    assert turns > 20


def test_more_iterations_win() -> None:
    game = game_by_id("wonders")
    better = 0.0
    for number in range(12):
        position = game.start(game.deal_with(3, {}, f"thought {number // 3}"))
        strong = number % 3
        who = [SearchPlayer(game, Rng(number, seat), settings(150 if seat == strong else 4)) for seat in range(3)]
        step = 0
        while position.waiting:
            seat = position.to_act
            position.play(seat, who[seat].choose(position.known_to(seat, Rng(number, step)), seat))
            step += 1
        better += sum(position.ranking()[strong] < place for i, place in enumerate(position.ranking()) if i != strong)
    assert better / 24 > 0.7


def test_the_levels_are_in_order() -> None:
    game = game_by_id("bids")
    assert list(LEVELS) == ["gentle", "steady", "sharp", "master"]
    counts = [level.iterations for level in LEVELS.values()]
    assert counts == sorted(counts) and len(set(counts)) == 4
    position = game.start(game.deal_with(2, {}, "levels"))
    for name in LEVELS:
        assert create_player(name, game, Rng(name)).choose(position.known_to(0, Rng(name)), 0) in position.legal(0)


BOTH_SPEEDS = """
import json
from salon.games import game
from salon.kernel import position as module
from salon.kernel.rng import Rng
from salon.players.search import SearchPlayer, SearchSettings

SETTINGS = SearchSettings(iterations=15, explore=0.8, margin=0.5)
found = []
for name, seats in (("bids", 3), ("paris", 3), ("wonders", 4)):
    g = game(name)
    position = g.start(g.deal_with(seats, {}, "both"))
    who = [SearchPlayer(g, Rng("both", seat), SETTINGS) for seat in range(seats)]
    for step in range(10):
        seat = position.to_act
        action = who[seat].choose(position.known_to(seat, Rng("both", step)), seat)
        tree = who[seat]._tree
        found.append([g.actions.text(action), {str(k): v for k, v in tree.outcomes().items()} if tree else None])
        position.play(seat, action)
print(json.dumps({"pure": module.__file__.endswith(".py"), "found": found}))
"""


def test_compiled_and_uncompiled_search_agree() -> None:
    results = []
    for pure in ("0", "1"):
        environment = {**os.environ, "SALON_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", BOTH_SPEEDS], capture_output=True, text=True, env=environment, check=True
        )
        results.append(json.loads(done.stdout))
    assert results[1]["pure"] and not results[0]["pure"]
    assert results[0]["found"] == results[1]["found"]
