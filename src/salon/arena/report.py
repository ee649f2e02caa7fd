"""The numbers of a match: who won how much of it, how sure that is, and what it took.

A deal is played in every seating, so its games are not independent of each other; but deals are. What a player
made of a deal, as a mean over its chairs, is therefore one observation, and the 95 % intervals are Student's,
over deals.
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
# Student's 97.5 % quantiles for few degrees of freedom; from there on a series is exact to five digits.
FEW = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004)


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, which one deal alone does not have."""

    mean: float
    low: float | None
    high: float | None


class Rating(msgspec.Struct, frozen=True):
    """A rating by OpenSkill (Plackett-Luce): strength and doubt."""

    mu: float
    sigma: float


class Pace(msgspec.Struct, frozen=True):
    """How long a player thinks about a decision."""

    mean_ms: float
    p95_ms: float


class PlayerLine(msgspec.Struct, frozen=True):
    """What one player made of the match."""

    name: str
    games: int
    win_share: Interval | None  # of first places, shared on ties; all players' together are 1
    even_share: float  # what the win share would be if all were equally strong: the player's part of the chairs
    place_share: Interval | None  # of pairs of chairs with other players, in which it placed better; a tie is half
    score: Interval | None
    rating: Rating
    decisions: int
    faults: dict[str, int]


class PairLine(msgspec.Struct, frozen=True):
    """How one player placed against one other."""

    player: str
    against: str
    place_share: Interval


class Times(msgspec.Struct, frozen=True):
    """All that depends on the machine and the hour."""

    seconds: float
    jobs: int
    players: dict[str, Pace | None]


class Report(msgspec.Struct, frozen=True):
    """The match in numbers. Only whole deals count: in others somebody had the better chairs."""

    format: Literal["salon-arena-1"]
    match: Match
    complete: bool
    games: int
    games_asked: int
    games_of_unfinished_deals: int
    deals: int
    distinct_games: int
    decisions: int
    players: list[PlayerLine]
    pairs: list[PairLine]
    times: Times


def report(match: Match, outcomes: Iterable[Outcome], asked: int, seconds: float = 0.0, jobs: int = 1) -> Report:
    """The numbers of the finished games of a match, in whatever order they come."""
    finished = sorted((each for each in outcomes if each.number < asked), key=lambda each: each.number)
    deals = whole_deals(match, finished)
    games = [game for deal in deals for game in deal]
    ratings = _ratings(match, games)
    names = match.names()
    return Report(
        format=FORMAT,
        match=match,
        complete=len(games) == asked,
        games=len(games),
        games_asked=asked,
        games_of_unfinished_deals=len(finished) - len(games),
        deals=len(deals),
        distinct_games=len({game.moves for game in games}),
        decisions=sum(sum(game.decisions) for game in games),
        players=[_player_line(match, name, deals, ratings[name]) for name in names],
        pairs=[
            PairLine(one, other, share)
            for one in names
            for other in names
            if (share := interval(placed(match, deal, one, [other]) for deal in deals)) and one != other
        ],
        times=Times(round(seconds, 3), jobs, {name: _pace(match, name, games) for name in names}),
    )


def whole_deals(match: Match, finished: Sequence[Outcome]) -> list[list[Outcome]]:
    """The games, deal by deal, of those deals that have been played in every seating."""
    seatings = len(match.seatings())
    deals = [list(games) for _, games in groupby(finished, key=lambda game: game.number // seatings)]
    return [deal for deal in deals if len(deal) == seatings]


def interval(observations: Iterable[float | None]) -> Interval | None:
    """The mean of independent observations with its 95 % interval; None if there is nothing to observe."""
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
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


# --- what a player made of one deal --------------------------------------------------------------------


def chairs(match: Match, game: Outcome, name: str) -> list[int]:
    """The seats a player had in a game."""
    return [seat for seat, who in enumerate(match.place_of(game.number)[1]) if who == name]


def won(match: Match, deal: Sequence[Outcome], name: str) -> float:
    """The player's share of the first places of a deal."""
    shares = [sum(game.places[seat] == 1 for seat in chairs(match, game, name)) / game.places.count(1) for game in deal]
    return fmean(shares)


def scored(match: Match, deal: Sequence[Outcome], name: str) -> float:
    """The player's mean score over all its chairs of a deal."""
    return fmean(game.scores[seat] for game in deal for seat in chairs(match, game, name))


def placed(match: Match, deal: Sequence[Outcome], name: str, others: Sequence[str]) -> float | None:
    """The share of pairs of chairs, one the player's and one of the others', in which the player placed better."""
    pairs = [
        (game.places[mine], game.places[theirs])
        for game in deal
        for other in others
        for mine in chairs(match, game, name)
        for theirs in chairs(match, game, other)
    ]
    return fmean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs) if pairs else None


def _player_line(match: Match, name: str, deals: Sequence[Sequence[Outcome]], rating: Rating) -> PlayerLine:
    others = [other for other in match.names() if other != name]
    faults: Counter[str] = Counter()
    decisions = games = 0
    for game in (game for deal in deals for game in deal):
        seats = chairs(match, game, name)
        games += bool(seats)
        for seat in seats:
            faults.update(game.faults[seat])
            decisions += game.decisions[seat]
    return PlayerLine(
        name=name,
        games=games,
        win_share=interval(won(match, deal, name) for deal in deals),
        even_share=round(match.players.count(name) / len(match.players), DIGITS),
        place_share=interval(placed(match, deal, name, others) for deal in deals),
        score=interval(scored(match, deal, name) for deal in deals),
        rating=rating,
        decisions=decisions,
        faults=dict(sorted(faults.items())),
    )


def _ratings(match: Match, games: Sequence[Outcome]) -> dict[str, Rating]:
    """The ratings after all games; who has several chairs in a game moves by the mean of what they say."""
    model = PlackettLuce()
    ratings = {name: Rating(model.mu, model.sigma) for name in match.names()}
    for game in games:
        # a rating of its own for each chair, also where one player has several
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in match.place_of(game.number)[1]]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for name in ratings:
            seats = chairs(match, game, name)
            ratings[name] = Rating(fmean(rated[seat].mu for seat in seats), fmean(rated[seat].sigma for seat in seats))
    return {name: Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for name, rating in ratings.items()}


def _pace(match: Match, name: str, games: Sequence[Outcome]) -> Pace | None:
    taken: Counter[int] = Counter()
    for game in games:
        for seat in chairs(match, game, name):
            taken.update(game.times[seat])
    if not taken:
        return None
    mean = sum(time * count for time, count in taken.items()) / taken.total()
    passed = 0
    for time in sorted(taken):
        passed += taken[time]
        if passed >= 0.95 * taken.total():
            break
    return Pace(round(mean / 1000, 3), round(time / 1000, 3))
