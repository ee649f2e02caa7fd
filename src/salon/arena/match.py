"""A match between computer players, and one game of it as a function of its number.

A match is data. Its games are numbered from 0, and a deal is played in every seating before the next deal: with three
seatings, game 7 is deal 2 in seating 1. All random numbers come from generators named by the seed, the game's number
and the seat, so a game does not depend on the order in which games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import cache, partial
from time import perf_counter_ns
from typing import Any

import msgspec

from salon import __version__
from salon.arena.series import load_game
from salon.kernel.deal import Deal, recorded_options
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players import Player, choose_action, create_player


class Match(msgspec.Struct, frozen=True):
    """Everything that determines the games of a match."""

    game: str
    rules: int
    components: str
    overrides: dict[str, Any]
    seats: int
    options: dict[str, str]
    players: list[str]
    seed: str
    salon: str

    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The player of every seat, for each rotation of the players.

        With more seats than players they take seats in turn; every player still has each seat equally often.
        Equal rotations, of players that are named more than once, are counted once.
        """
        return _seatings(tuple(self.players), self.seats)

    def names(self) -> list[str]:
        """The players, each once, in the order they were named."""
        return list(dict.fromkeys(self.players))

    def round_up(self, games: int) -> int:
        """A number of games, rounded up to complete deals."""
        seatings = len(self.seatings())
        return -(-games // seatings) * seatings

    def game_setup(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The number of a game's deal, and the player of every seat."""
        seatings = self.seatings()
        return number // len(seatings), seatings[number % len(seatings)]

    def prepare(self) -> Callable[[int], Outcome]:
        """Load the game; returns the function that plays a game of the match by its number."""
        return partial(play_game, self, match_game(self))


@cache
def _seatings(players: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    count = len(players)
    rotations = (tuple(players[(seat + shift) % count] for seat in range(seats)) for shift in range(count))
    return tuple(dict.fromkeys(rotations))


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game, by seat.

    A decision is a choice among at least two actions. `faults` counts the faults of each player by description;
    `times` counts decisions by their duration in microseconds, rounded to three digits.
    """

    number: int
    scores: list[int]
    places: list[int]
    moves: str
    decisions: list[int]
    faults: list[dict[str, int]]
    times: list[dict[int, int]]


class FailedPlayer(Player):
    """Takes the place of a player that could not be created: every decision raises the original error."""

    def __init__(self, game: Game, rng: Rng, error: Exception) -> None:
        super().__init__(game, rng)
        self.error = error

    def choose(self, known: Position, seat: int) -> int:
        """Raise the error."""
        raise self.error


def create_match(game: Game, players: Sequence[str], seats: int | None, options: Mapping[str, Any], seed: str) -> Match:
    """A match between these players; raises SalonError for invalid players, seats, options or seeds."""
    for name in players:
        create_player(name, game, Rng(seed, "arena")).close()
    count = max(len(players), game.seat_counts[0]) if seats is None else seats
    if count < len(players):
        raise SalonError(f"{count} seats are too few for {len(players)} players: each needs one")
    deal = game.deal_with(count, options, f"{seed}/0")  # checks seats, options and seed
    return Match(
        game=game.id,
        rules=game.version,
        components=game.components.released,
        overrides=game.components.overrides,
        seats=count,
        options=recorded_options(game.options, deal.options),
        players=list(players),
        seed=seed,
        salon=__version__,
    )


def match_game(match: Match) -> Game:
    """The game of a match, with the match's components."""
    return load_game(match.game, match.components, match.overrides)


def match_deal(match: Match, game: Game, deal: int) -> Deal:
    """A deal of a match, by its number."""
    return game.deal_with(match.seats, match.options, f"{match.seed}/{deal}")


def play_game(match: Match, game: Game, number: int) -> Outcome:
    """Play one game of a match; the result depends only on the match and the number."""
    deal, names = match.game_setup(number)
    dealt = match_deal(match, game, deal)
    position = game.start(dealt)
    player_rngs = [Rng(match.seed, "arena", number, seat, "player") for seat in range(match.seats)]
    deal_rngs = [Rng(match.seed, "arena", number, seat, "known") for seat in range(match.seats)]
    faults: list[Counter[str]] = [Counter() for _ in names]
    times: list[Counter[int]] = [Counter() for _ in names]
    moves = []
    with ExitStack() as cleanup:
        players = [_create_player(name, game, rng, dealt.options) for name, rng in zip(names, player_rngs, strict=True)]
        for player in players:
            cleanup.callback(_close, player)
        while (seat := position.to_act) >= 0:
            legal = position.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                begin = perf_counter_ns()
                action, fault = choose_action(players[seat], position, seat, deal_rngs[seat])
                times[seat][_three_digits((perf_counter_ns() - begin) // 1000)] += 1
                if fault:
                    faults[seat][fault] += 1
            position.play(seat, action)
            moves.append(game.actions.text(action))
        for seat, player in enumerate(players):
            try:
                player.end(position.scores(), position.ranking())
            except Exception as error:
                faults[seat][f"failed: {type(error).__name__}"] += 1
    return Outcome(
        number=number,
        scores=position.scores(),
        places=position.ranking(),
        moves=" ".join(moves),
        decisions=[counts.total() for counts in times],
        faults=[dict(counts) for counts in faults],
        times=[dict(counts) for counts in times],
    )


def _create_player(name: str, game: Game, rng: Rng, options: Mapping[str, str]) -> Player:
    """A player for one game. One that cannot be created does not end the match: its decisions are faults."""
    try:
        player = create_player(name, game, rng)
        player.begin(options)
        return player
    except Exception as error:
        return FailedPlayer(game, rng, error)


def _close(player: Player) -> None:
    """Close a player; errors are ignored, because the game is over."""
    with suppress(Exception):
        player.close()


def _three_digits(number: int) -> int:
    """A number rounded down to three digits, so that there are few different ones."""
    unit = int(10 ** max(len(str(number)) - 3, 0))
    return number // unit * unit
