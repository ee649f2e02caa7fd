"""The report of a match: results with confidence intervals, ratings, and times.

A deal is played in every seating, so the games of a deal are not independent, but deals are. The mean result of a
player over all its seats of a deal is therefore one observation; the 95 % intervals are Student's, over deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import NormalDist, fmean, stdev
from typing import Final, Literal

import msgspec
from openskill.models import PlackettLuce

from salon.arena.match import Match, Outcome

FORMAT: Final = "salon-arena-1"
DIGITS = 6
# Student's 97.5 % quantiles for few degrees of freedom; for more, the series below is exact to five digits.
QUANTILES = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004)


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; one observation alone has none."""

    mean: float
    low: float | None
    high: float | None


class Rating(msgspec.Struct, frozen=True):
    """An OpenSkill rating (Plackett-Luce): strength and uncertainty."""

    mu: float
    sigma: float


class DecisionTime(msgspec.Struct, frozen=True):
    """How long a player takes for a decision."""

    mean_ms: float
    p95_ms: float


class PlayerResult(msgspec.Struct, frozen=True):
    """The results of one player."""

    name: str
    games: int
    win_share: Interval | None  # of first places, shared on ties; those of all players add up to 1
    even_share: float  # the win share of equally strong players: the player's share of the seats
    place_share: Interval | None  # of pairs of its seats and others' in which it ranks better; a tie is half
    score: Interval | None
    rating: Rating
    decisions: int
    faults: dict[str, int]


class PairResult(msgspec.Struct, frozen=True):
    """How one player ranked against one other."""

    player: str
    against: str
    place_share: Interval


class Times(msgspec.Struct, frozen=True):
    """Everything that depends on the machine."""

    seconds: float
    jobs: int
    players: dict[str, DecisionTime | None]


class Report(msgspec.Struct, frozen=True):
    """The report of a match. Only complete deals count: in others the seats are not balanced."""

    format: Literal["salon-arena-1"]
    match: Match
    complete: bool
    games: int
    games_asked: int
    games_of_unfinished_deals: int
    deals: int
    distinct_games: int
    decisions: int
    players: list[PlayerResult]
    pairs: list[PairResult]
    times: Times


def create_report(
    match: Match, outcomes: Iterable[Outcome], requested: int, seconds: float = 0.0, jobs: int = 1
) -> Report:
    """The report of the finished games of a match, in any order."""
    finished = sorted((each for each in outcomes if each.number < requested), key=lambda each: each.number)
    deals = complete_deals(match, finished)
    games = [game for deal in deals for game in deal]
    ratings = _ratings(match, games)
    names = match.names()
    return Report(
        format=FORMAT,
        match=match,
        complete=len(games) == requested,
        games=len(games),
        games_asked=requested,
        games_of_unfinished_deals=len(finished) - len(games),
        deals=len(deals),
        distinct_games=len({game.moves for game in games}),
        decisions=sum(sum(game.decisions) for game in games),
        players=[_player_result(match, name, deals, ratings[name]) for name in names],
        pairs=[
            PairResult(one, other, share)
            for one in names
            for other in names
            if (share := interval(place_share(match, deal, one, [other]) for deal in deals)) and one != other
        ],
        times=Times(round(seconds, 3), jobs, {name: _decision_time(match, name, games) for name in names}),
    )


def complete_deals(match: Match, finished: Sequence[Outcome]) -> list[list[Outcome]]:
    """The games of the deals that have been played in every seating, by deal."""
    seatings = len(match.seatings())
    deals = [list(games) for _, games in groupby(finished, key=lambda game: game.number // seatings)]
    return [deal for deal in deals if len(deal) == seatings]


def interval(observations: Iterable[float | None]) -> Interval | None:
    """The mean of independent observations with its 95 % interval; None if there are none."""
    values = [value for value in observations if value is not None]
    if not values:
        return None
    mean = fmean(values)
    if len(values) == 1:
        return Interval(round(mean, DIGITS), None, None)
    reach = student(len(values) - 1) * stdev(values) / len(values) ** 0.5
    return Interval(round(mean, DIGITS), round(mean - reach, DIGITS), round(mean + reach, DIGITS))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Abramowitz and Stegun, 26.7.5)."""
    if freedom <= len(QUANTILES):
        return QUANTILES[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


# --- the results of a player in one deal ----------------------------------------------------------------


def player_seats(match: Match, game: Outcome, name: str) -> list[int]:
    """The seats a player had in a game."""
    return [seat for seat, player in enumerate(match.game_setup(game.number)[1]) if player == name]


def win_share(match: Match, deal: Sequence[Outcome], name: str) -> float:
    """The player's share of the first places of a deal."""
    shares = [
        sum(game.places[seat] == 1 for seat in player_seats(match, game, name)) / game.places.count(1) for game in deal
    ]
    return fmean(shares)


def mean_score(match: Match, deal: Sequence[Outcome], name: str) -> float:
    """The player's mean score over all its seats of a deal."""
    return fmean(game.scores[seat] for game in deal for seat in player_seats(match, game, name))


def place_share(match: Match, deal: Sequence[Outcome], name: str, others: Sequence[str]) -> float | None:
    """The share of pairs of a seat of the player and a seat of the others in which the player ranks better."""
    pairs = [
        (game.places[mine], game.places[theirs])
        for game in deal
        for other in others
        for mine in player_seats(match, game, name)
        for theirs in player_seats(match, game, other)
    ]
    return fmean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs) if pairs else None


def _player_result(match: Match, name: str, deals: Sequence[Sequence[Outcome]], rating: Rating) -> PlayerResult:
    others = [other for other in match.names() if other != name]
    faults: Counter[str] = Counter()
    decisions = games = 0
    for game in (game for deal in deals for game in deal):
        seats = player_seats(match, game, name)
        games += bool(seats)
        for seat in seats:
            faults.update(game.faults[seat])
            decisions += game.decisions[seat]
    return PlayerResult(
        name=name,
        games=games,
        win_share=interval(win_share(match, deal, name) for deal in deals),
        even_share=round(match.players.count(name) / len(match.players), DIGITS),
        place_share=interval(place_share(match, deal, name, others) for deal in deals),
        score=interval(mean_score(match, deal, name) for deal in deals),
        rating=rating,
        decisions=decisions,
        faults=dict(sorted(faults.items())),
    )


def _ratings(match: Match, games: Sequence[Outcome]) -> dict[str, Rating]:
    """The ratings after all games; a player with several seats gets the mean of their new ratings."""
    model = PlackettLuce()
    ratings = {name: Rating(model.mu, model.sigma) for name in match.names()}
    for game in games:
        # one team for each seat, even if a player has several
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in match.game_setup(game.number)[1]]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for name in ratings:
            seats = player_seats(match, game, name)
            ratings[name] = Rating(fmean(rated[seat].mu for seat in seats), fmean(rated[seat].sigma for seat in seats))
    return {name: Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for name, rating in ratings.items()}


def _decision_time(match: Match, name: str, games: Sequence[Outcome]) -> DecisionTime | None:
    times: Counter[int] = Counter()
    for game in games:
        for seat in player_seats(match, game, name):
            times.update(game.times[seat])
    if not times:
        return None
    mean = sum(time * count for time, count in times.items()) / times.total()
    counted = 0
    for time in sorted(times):
        counted += times[time]
        if counted >= 0.95 * times.total():
            break
    return DecisionTime(round(mean / 1000, 3), round(time / 1000, 3))
