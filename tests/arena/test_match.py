"""One game of a match: who sits where, what is dealt, what players get to know, and what becomes of their faults."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import salon
from salon.arena import Match, Outcome, create_match, match_game, play_game
from salon.arena import match as module
from salon.arena.match import match_deal
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players import Player, create_player

BIDS = salon.game("bids")


def match(players: str, seats: int | None = None, game: Game = BIDS, seed: str = "1") -> Match:
    return create_match(game, players.split(","), seats, {}, seed)


def named(players: str, seats: int) -> Match:
    """A match of players that need not exist: to see who sits where."""
    return msgspec.structs.replace(match("random"), players=players.split(","), seats=seats)


def without_times(outcome: Outcome) -> Outcome:
    return msgspec.structs.replace(outcome, times=[])


@pytest.mark.parametrize(
    ("players", "seats", "seatings"),
    [
        ("A,B", 2, ["AB", "BA"]),
        ("A,B", 4, ["ABAB", "BABA"]),
        ("A,B", 3, ["ABA", "BAB"]),
        ("A,B,C", 3, ["ABC", "BCA", "CAB"]),
        ("A,B,C", 4, ["ABCA", "BCAB", "CABC"]),
        ("A,B,B", 3, ["ABB", "BBA", "BAB"]),
        ("A,A", 2, ["AA"]),
        ("A", 3, ["AAA"]),
    ],
)
def test_players_rotate_and_have_each_seat_equally_often(players: str, seats: int, seatings: list[str]) -> None:
    found = named(players, seats)
    assert ["".join(names) for names in found.seatings()] == seatings
    for seat in range(seats):
        counts = Counter(names[seat] for names in found.seatings())
        named_times = Counter(players.split(","))
        assert len({counts[name] / named_times[name] for name in named_times}) == 1


def test_the_default_number_of_seats() -> None:
    assert match("random,greedy,random").seats == 3
    assert match("random").seats == BIDS.seat_counts[0]
    assert match("random,greedy", 4).seats == 4


def test_a_deal_is_played_in_every_seating_before_the_next() -> None:
    three = named("A,B,C", 3)
    assert three.round_up(400) == 402 and three.round_up(402) == 402 and three.round_up(1) == 3
    assert [three.game_setup(number)[0] for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert ["".join(three.game_setup(number)[1]) for number in (3, 4, 5)] == ["ABC", "BCA", "CAB"]
    deals = [match_deal(three, BIDS, three.game_setup(number)[0]).content for number in range(6)]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_a_game_depends_only_on_seed_and_number() -> None:
    mine = match("greedy,random", 4)
    some = [without_times(play_game(mine, BIDS, number)) for number in (5, 2, 3)]
    again = [without_times(play_game(mine, BIDS, number)) for number in (3, 5, 2)]
    assert some == [again[1], again[2], again[0]]
    assert play_game(match("greedy,random", 4, seed="2"), BIDS, 5).moves != some[0].moves
    assert len({each.moves for each in some}) == 3


def test_the_moves_can_be_replayed() -> None:
    mine = match("greedy,random,random")
    outcome = play_game(mine, BIDS, 4)
    actions = [BIDS.actions.parse(word) for word in outcome.moves.split()]
    end = salon.Record(BIDS, match_deal(mine, BIDS, 1), actions).replay()
    assert not end.waiting
    assert (end.scores(), end.ranking()) == (outcome.scores, outcome.places)
    assert outcome.decisions == [sum(times.values()) for times in outcome.times]


def test_overridden_components_are_part_of_the_match() -> None:
    components = BIDS.components
    key = next(key for key, value in components.values.items() if isinstance(value.value, int))
    corrected = salon.game("bids", components.overridden({key: components[key]}))
    assert match_game(match("random", game=corrected)) is BIDS  # nothing is different
    paris = salon.game("paris")
    dear = salon.game("paris", paris.components.overridden({"prices.buy.wood": 3}))
    mine = match("random", game=dear)
    assert mine.overrides == {"prices.buy.wood": 3}
    assert match_game(mine).components["prices.buy.wood"] == 3


# --- what players know, and what they do wrong ----------------------------------------------------------


class RecordingPlayer(Player):
    """Plays at random and records what it was given."""

    given: list[tuple[Position, int]] = []

    def choose(self, known: Position, seat: int) -> int:
        self.given.append((known.copy(), seat))
        return known.legal(seat)[self.rng.below(len(known.legal(seat)))]


class RaisingPlayer(Player):
    """Raises an error at every decision."""

    def choose(self, known: Position, seat: int) -> int:
        raise ZeroDivisionError("division by zero")


class IllegalPlayer(Player):
    """Answers with a move that is not legal."""

    def choose(self, known: Position, seat: int) -> int:
        return next(action for action in range(len(self.game.actions)) if action not in known.legal(seat))


class UncreatablePlayer(Player):
    """Cannot be created."""

    def __init__(self, game: Game, rng: Rng) -> None:
        raise FileNotFoundError("book")

    def choose(self, known: Position, seat: int) -> int:
        return 0


class RaisesAtEndPlayer(RecordingPlayer):
    """Raises errors at the end of the game and when it is closed."""

    def end(self, scores: list[int], ranking: list[int]) -> None:
        raise ValueError("end")

    def close(self) -> None:
        raise ValueError("close")


OWN: dict[str, type[Player]] = {
    "watcher": RecordingPlayer,
    "raises": RaisingPlayer,
    "cheats": IllegalPlayer,
    "unmade": UncreatablePlayer,
    "sore": RaisesAtEndPlayer,
}


@pytest.fixture
def own_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the players of these tests."""
    monkeypatch.setattr(
        module,
        "create_player",
        lambda name, game, rng: OWN[name](game, rng) if name in OWN else create_player(name, game, rng),
    )


@pytest.mark.usefixtures("own_players")
def test_players_get_only_what_their_seat_knows() -> None:
    mine = match("watcher", 3)
    RecordingPlayer.given = []
    outcome = play_game(mine, BIDS, 0)
    position, given, different = BIDS.start(match_deal(mine, BIDS, 0)), iter(RecordingPlayer.given), 0
    for word in outcome.moves.split():
        seat = position.to_act
        if len(position.legal(seat)) > 1:
            known, asked = next(given)
            assert asked == seat
            assert BIDS.view(known, seat) == BIDS.view(position, seat)
            different += known.to_bytes() != position.to_bytes()
        position.play(seat, BIDS.actions.parse(word))
    assert next(given, None) is None
    assert different > len(RecordingPlayer.given) / 2


@pytest.mark.usefixtures("own_players")
@pytest.mark.parametrize("name", ["raises", "cheats", "unmade"])
def test_faults_are_counted_and_the_game_goes_on(name: str) -> None:
    mine = msgspec.structs.replace(match("random", 3), players=["random", name])
    outcome = play_game(mine, BIDS, 0)
    assert outcome.faults[0] == outcome.faults[2] == {}
    assert len(outcome.faults[1]) == 1 and outcome.decisions[1] > 0
    assert outcome.faults[1].popitem()[1] == outcome.decisions[1]
    assert outcome.places.count(1) >= 1
    assert without_times(play_game(mine, BIDS, 0)).moves == outcome.moves


@pytest.mark.usefixtures("own_players")
def test_an_error_at_the_end_is_a_fault() -> None:
    mine = msgspec.structs.replace(match("random", 2), players=["random", "sore"])
    assert play_game(mine, BIDS, 0).faults == [{}, {"failed: ValueError": 1}]


def test_greedy_beats_random() -> None:
    for game, games in ((BIDS, 40), (salon.game("paris"), 4)):
        mine = match("greedy,random", game=game)
        wins = Counter[str]()
        for number in range(games):
            places = play_game(mine, game, number).places
            wins.update(name for name, place in zip(mine.game_setup(number)[1], places, strict=True) if place == 1)
        assert wins["greedy"] > 0.7 * games, game.id


def test_invalid_matches_are_refused() -> None:
    for players, seats, says in (
        ("random,nobody", None, "there is no player 'nobody'"),
        ("random", 99, "bids is for"),
        ("random,greedy,random", 2, "2 seats are too few for 3 players"),
    ):
        with pytest.raises(SalonError, match=says):
            match(players, seats)
