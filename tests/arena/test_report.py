"""The numbers of a match, against numbers worked out by hand."""

from __future__ import annotations

import random

import pytest
from openskill.models import PlackettLuce

from salon.arena import Match, Outcome, create_report
from salon.arena.report import Interval, student


def match(players: str, seats: int) -> Match:
    return Match("bids", 1, "", {}, seats, {}, players.split(","), "1", "0")


def outcome(number: int, places: list[int], scores: list[int], moves: str = "", **more: list[dict]) -> Outcome:
    seats = len(places)
    faults, times = more.get("faults", [{}] * seats), more.get("times", [{100: 2}] * seats)
    return Outcome(number, scores, places, moves or str(number), [2] * seats, faults, times)


AB = match("A,B", 2)
# Seatings A B and B A. A's observations: won .75 .5 1, scored 8.5 4.5 11.
GAMES = [
    outcome(0, [1, 2], [10, 4]),
    outcome(1, [1, 1], [7, 7]),
    outcome(2, [2, 1], [3, 5]),
    outcome(3, [2, 1], [2, 6]),
    outcome(4, [1, 2], [12, 8]),
    outcome(5, [2, 1], [9, 10]),
]


def close(found: Interval | None, mean: float, reach: float) -> None:
    assert found is not None and found.low is not None and found.high is not None
    assert found.mean == pytest.approx(mean, abs=1e-6)
    assert found.high == pytest.approx(mean + reach, abs=2e-6)
    assert found.low == pytest.approx(mean - reach, abs=2e-6)


def test_means_and_intervals_are_over_deals() -> None:
    found = create_report(AB, GAMES, 6)
    a, b = found.players
    # three deals: Student's quantile for 2 degrees of freedom is 4.302653
    close(a.win_share, 0.75, 4.302653 * 0.25 / 3**0.5)  # deviations 0, -.25, .25
    close(b.win_share, 0.25, 4.302653 * 0.25 / 3**0.5)
    close(a.score, 8.0, 4.302653 * 10.75**0.5 / 3**0.5)  # deviations .5, -3.5, 3: squares sum to 21.5
    close(b.score, (5.5 + 3.5 + 8.5) / 3, 4.302653 * (19 / 3) ** 0.5 / 3**0.5)
    close(a.place_share, 0.75, 4.302653 * 0.25 / 3**0.5)  # two seats: who wins places better
    assert (found.games, found.deals, found.complete, found.decisions) == (6, 3, True, 24)
    assert (a.games, a.decisions, a.even_share) == (6, 12, 0.5)
    assert [(pair.player, pair.against) for pair in found.pairs] == [("A", "B"), ("B", "A")]
    assert found.pairs[0].place_share == a.place_share


def test_the_order_in_which_games_finish_does_not_matter() -> None:
    mixed = list(GAMES)
    random.Random(1).shuffle(mixed)
    assert mixed != GAMES and create_report(AB, mixed, 6) == create_report(AB, GAMES, 6)


def test_only_complete_deals_count() -> None:
    part = create_report(AB, [*GAMES[:4], GAMES[5]], 6)
    assert (part.games, part.deals, part.games_of_unfinished_deals, part.complete) == (4, 2, 1, False)
    assert part.players == create_report(AB, GAMES[:4], 4).players
    assert create_report(AB, GAMES, 4).players == create_report(AB, GAMES[:4], 4).players  # kept, but not asked for


def test_few_deals_have_no_interval() -> None:
    one = create_report(AB, GAMES[:2], 6).players[0]
    assert one.win_share == Interval(0.75, None, None) and one.score == Interval(8.5, None, None)
    none = create_report(AB, [], 6)
    assert none.players[0].win_share is None and none.pairs == [] and none.times.players == {"A": None, "B": None}


def test_players_with_several_seats() -> None:
    # A B A, then B A B
    games = [outcome(0, [1, 2, 3], [9, 8, 1]), outcome(1, [1, 3, 1], [5, 3, 5])]
    a, b = create_report(match("A,B", 3), games, 2).players
    assert a.win_share == Interval(0.5, None, None) and b.win_share == Interval(0.5, None, None)
    assert a.place_share == Interval(0.25, None, None)  # won one pair of seats of four
    assert b.place_share == Interval(0.75, None, None)
    assert a.score == Interval(round((9 + 1 + 3) / 3, 6), None, None)


def test_three_players_and_every_pair() -> None:
    # A B C, B C A, C A B: A always wins, B and C tie
    games = [outcome(0, [1, 2, 2], [9, 5, 5]), outcome(1, [2, 2, 1], [5, 5, 9]), outcome(2, [2, 1, 2], [5, 9, 5])]
    found = create_report(match("A,B,C", 3), games, 3)
    shares = {(pair.player, pair.against): pair.place_share.mean for pair in found.pairs}
    assert shares == {("A", "B"): 1, ("A", "C"): 1, ("B", "A"): 0, ("C", "A"): 0, ("B", "C"): 0.5, ("C", "B"): 0.5}
    assert [player.place_share.mean for player in found.players if player.place_share] == [1, 0.25, 0.25]


def test_a_player_named_twice_is_not_its_own_opponent() -> None:
    games = [outcome(0, [1, 2], [9, 5])]
    found = create_report(match("A,A", 2), games, 1)
    assert found.pairs == [] and found.players[0].place_share is None
    assert found.players[0].win_share == Interval(1.0, None, None)


def test_ratings_follow_openskill() -> None:
    model = PlackettLuce()
    a, b = model.rating(), model.rating()
    for places in ([1, 2], [1, 1], [2, 1], [1, 2], [1, 2], [1, 2]):  # the games above, A first
        [[a], [b]] = model.rate([[a], [b]], ranks=[float(place) for place in places])
    found = create_report(AB, GAMES, 6).players
    for player, rating in zip(found, (a, b), strict=True):
        assert player.rating.mu == pytest.approx(rating.mu, abs=1e-5)
        assert player.rating.sigma == pytest.approx(rating.sigma, abs=1e-5)


def test_ratings_of_a_player_with_two_seats() -> None:
    model = PlackettLuce()
    fresh = [[model.rating()] for _ in range(3)]
    rated = [team[0] for team in model.rate(fresh, ranks=[1.0, 2.0, 3.0])]
    one = match("A,B,A", 3)
    whole = [outcome(number, [1, 2, 3], [3, 2, 1]) for number in range(3)]
    # A B A, B A A, A A B; take what the first game alone says from a match of one seating
    single = create_report(match("A", 3), whole[:1], 1).players[0].rating
    assert single.mu == pytest.approx(sum(each.mu for each in rated) / 3, abs=1e-5)
    assert single.sigma == pytest.approx(sum(each.sigma for each in rated) / 3, abs=1e-5)
    assert len(create_report(one, whole, 3).players) == 2


def test_equal_games_are_counted() -> None:
    same = [outcome(0, [1, 2], [1, 0], "x y"), outcome(1, [1, 2], [1, 0], "x y"), *GAMES[2:]]
    assert create_report(AB, same, 6).distinct_games == 5 and create_report(AB, GAMES, 6).distinct_games == 6


def test_faults_and_times_are_per_player() -> None:
    slow, quick = {1000 * number: 1 for number in range(1, 101)}, {10: 100}
    games = [
        outcome(0, [1, 2], [1, 0], faults=[{"late": 2}, {}], times=[slow, quick]),
        outcome(1, [1, 2], [1, 0], faults=[{"rude": 1}, {"late": 1}], times=[quick, slow]),
    ]
    found = create_report(AB, games, 2)
    assert [player.faults for player in found.players] == [{"late": 3}, {"rude": 1}]
    paces = found.times.players
    assert paces["A"] is not None and (paces["A"].mean_ms, paces["A"].p95_ms) == (50.5, 95)
    assert paces["B"] is not None and (paces["B"].mean_ms, paces["B"].p95_ms) == (0.01, 0.01)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (8, 2.3060), (9, 2.2622), (10, 2.2281), (30, 2.0423), (120, 1.9799), (10**6, 1.9600)],
)
def test_student_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=6e-5)
