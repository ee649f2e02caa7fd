"""Computer players take back no trade of the same turn, and of moves of equal worth they take the plain one."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon import Game, Position, Rng
from salon import game as game_by_id
from salon.players import HINT_PLAYER, LEVELS
from salon.players.own_turn import OwnTurn, last_actions
from salon.players.plain_moves import plainest, plainest_tried, sensible_actions
from salon.players.search import SearchPlayer
from salon.server.bots import BotPool, BotSession
from tests.players.sensible import faults_of_game

POSITIONS = tomllib.loads((Path(__file__).parent / "plain_moves.toml").read_text())["position"]
positions = pytest.mark.parametrize("row", POSITIONS, ids=lambda row: f"{row['level']} {row['seed']}")


def reached(row: dict[str, Any]) -> tuple[Game, Position, int, list[int]]:
    """The game, what the seat to act knows, the seat, and what it has done in its turn."""
    game = game_by_id("paris")
    position, moves = game.start(game.deal(2, row["seed"])), []
    for text in row["moves"].split():
        moves.append((position.to_act, game.actions.parse(text)))
        position.play(*moves[-1])
    seat = position.to_act
    return game, position.known_to(seat, Rng("plain moves")), seat, last_actions(moves, seat)


@positions
def test_a_search_takes_the_plain_move(row: dict[str, Any]) -> None:
    game, known, seat, turn = reached(row)
    chosen = []
    for plain in (False, True):
        settings = msgspec.structs.replace(LEVELS[row["level"]], plain=plain)
        player = SearchPlayer(game, Rng("plain moves"), settings)
        player.turn.resume(known, turn)
        chosen.append(game.actions.text(player.choose(known, seat)))
    assert chosen == [row["was"], row["is"]]


@positions
def test_a_hint_does_not_advise_to_take_back_a_trade(row: dict[str, Any]) -> None:
    game, known, seat, turn = reached(row)
    player = SearchPlayer(game, Rng("plain moves"), LEVELS[row["level"]])
    player.turn.resume(known, turn)
    advice = player.hint(known, seat)
    assert game.actions.text(advice[0].action) == row["is"]
    assert not any(game.ai.is_senseless(known, seat, each.action, turn) for each in advice)


@positions
def test_the_server_tells_its_players_what_their_seat_did_before(row: dict[str, Any]) -> None:
    game, known, seat, turn = reached(row)
    advice = asyncio.run(BotPool().hint(game, known, seat, "plain moves", ("",), turn))
    assert not any(game.ai.is_senseless(known, seat, each.action, turn) for each in advice)
    session = BotSession(game, HINT_PLAYER, seat, "plain moves", turn)
    action, fault = session.choose(known, seat)
    assert not fault and not game.ai.is_senseless(known, seat, action, turn)


@pytest.mark.parametrize("name", ["paris", "wonders"])
@pytest.mark.parametrize(("level", "games"), [("greedy", 4), ("gentle", 6), ("steady", 2)])
def test_games_have_no_trades_both_ways_and_no_builds_refused_for_nothing(name: str, level: str, games: int) -> None:
    game = game_by_id(name)
    for number in range(games):
        seats = game.seat_counts[number % len(game.seat_counts)]
        found = faults_of_game(game, level, seats, f"sensible {number}")
        assert found["turns"] and not found["trades both ways"] and not found["builds refused"], number


def test_nothing_is_bought_after_the_last_main_action() -> None:
    game, known, seat, _ = reached(next(row for row in POSITIONS if row["was"].startswith("buy:")))
    purchases = [action for action in known.legal(seat) if game.actions.text(action).startswith("buy:")]
    before = sensible_actions(game.ai, known, seat, [])
    known.play(seat, game.actions.parse("pass"))
    after = sensible_actions(game.ai, known, seat, [])
    assert purchases and set(purchases) <= set(before) and not set(purchases) & set(after)


def test_a_player_remembers_its_turn_until_another_seat_acts() -> None:
    game = game_by_id("paris")
    position, turn = game.start(game.deal(2, "turns")), OwnTurn()
    own: list[int] = []
    moves: list[tuple[int, int]] = []
    rng, remembered = Rng("turns"), 0
    while (seat := position.to_act) >= 0:
        legal = position.legal(seat)
        action = position.sample_action(seat, rng)
        if seat == 0 and len(legal) > 1:  # it is not asked where it has no choice
            own = [each for each in own if each in last_actions(moves, 0)] if moves and moves[-1][0] == 0 else []
            assert turn.actions(position) == own
            turn.add(position, seat, action)
            own.append(action)
            remembered += len(own) > 1
        position.play(seat, action)
        moves.append((seat, action))
    assert remembered > 20


def test_a_position_before_the_last_choice_begins_a_new_turn() -> None:
    game = game_by_id("paris")
    position, turn = game.start(game.deal(2, "again")), OwnTurn()
    turn.add(position, position.to_act, position.legal(position.to_act)[0])
    assert turn.actions(position) == []


def test_building_is_plainer_than_discarding() -> None:
    game = game_by_id("wonders")
    at = game.ai, game.start(game.deal(3, "plain")), 0
    sale, build, stage, none = (
        game.actions.parse(text) for text in ("sell:altar", "build:altar", "stage:altar", "none")
    )
    assert plainest(*at, [sale, build]) == [build]
    assert plainest(*at, [none, build]) == [build]
    assert plainest(*at, [none]) == [none]
    assert plainest_tried(*at, [build, sale], {sale: (40, 0.5), build: (39, 0.5)}) == build
    assert plainest_tried(*at, [build, stage, sale], {sale: (40, 0.5), stage: (39, 0.5), build: (3, 0.5)}) == stage
    assert plainest_tried(*at, [build, sale], {sale: (40, 0.9), build: (39, 0.5)}) == sale
    assert plainest_tried(*at, [build, sale], {sale: (40, 0.5), build: (41, 0.2)}) == build


def test_ending_the_turn_is_plainer_than_a_trade_unless_francs_score() -> None:
    game = game_by_id("paris")
    position = game.start(game.deal(2, "plain"))
    purchase, sale, end, search = (game.actions.parse(text) for text in ("buy:wood", "sell:silver", "end", "search"))
    assert plainest(game.ai, position, 0, [purchase, sale, end]) == [end]
    assert plainest(game.ai, position, 0, [purchase, sale, search]) == [purchase, sale, search]
    state = position.snapshot()
    state.tiles_had[0] |= 1 << 27
    position.load(state)
    assert plainest(game.ai, position, 0, [purchase, sale, end]) == [sale, end]
