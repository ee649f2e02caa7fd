"""What is played in the arena: a match, and one game of it as a function of its number.

A match is plain data. Its games are numbered from 0: a deal is played in every seating before the next deal
comes, so game 7 of a match with three seatings is the deal 2 in the seating 1. All chance comes from streams
named by the seed, the game's number and the seat: a game is the same whoever plays it, and when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import cache
from importlib.metadata import version
from time import perf_counter_ns
from typing import Any

import msgspec

from salon.games import game as game_by_id
from salon.kernel.deal import Deal
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.players import Player, ask, player


class Match(msgspec.Struct, frozen=True):
    """Who plays what: all that decides the games of a match, and nothing else."""

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

        With more seats than players they take seats in turn, and still every player has each chair equally
        often. Rotations that look the same, because a player is named more than once, are one.
        """
        return _seatings(tuple(self.players), self.seats)

    def names(self) -> list[str]:
        """The players, each once, in the order they were named."""
        return list(dict.fromkeys(self.players))

    def whole(self, games: int) -> int:
        """So many games, or the few more that make every deal whole."""
        seatings = len(self.seatings())
        return -(-games // seatings) * seatings

    def place_of(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The deal a game is played with, and who sits where."""
        seatings = self.seatings()
        return number // len(seatings), seatings[number % len(seatings)]


@cache
def _seatings(players: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    count = len(players)
    turns = (tuple(players[(seat + turn) % count] for seat in range(seats)) for turn in range(count))
    return tuple(dict.fromkeys(turns))


class Outcome(msgspec.Struct, frozen=True):
    """How one game went, by seat.

    A decision is a choice among at least two actions. `faults` counts what players did wrong, clause by
    clause; `times` counts decisions by the microseconds they took, in three digits.
    """

    number: int
    scores: list[int]
    places: list[int]
    moves: str
    decisions: list[int]
    faults: list[dict[str, int]]
    times: list[dict[int, int]]


class Absent(Player):
    """Sits in for a player that could not be made: asked for a choice, it says why."""

    def __init__(self, game: Game, rng: Rng, error: Exception) -> None:
        super().__init__(game, rng)
        self.error = error

    def choose(self, known: Position, seat: int) -> int:
        """No choice at all."""
        raise self.error


def match_of(game: Game, players: Sequence[str], seats: int | None, options: Mapping[str, Any], seed: str) -> Match:
    """A match of these players; raises SalonError for anything that cannot be played."""
    for name in players:
        player(name, game, Rng(seed, "arena")).close()
    count = max(len(players), game.seat_counts[0]) if seats is None else seats
    if count < len(players):
        raise SalonError(f"{count} seats are too few for {len(players)} players: each needs one")
    deal = game.deal_with(count, options, f"{seed}/0")  # refuses seats, options and seeds that cannot be
    return Match(
        game=game.id,
        rules=game.version,
        components=game.components.released,
        overrides=game.components.overrides,
        seats=count,
        options=deal.options,
        players=list(players),
        seed=seed,
        salon=version("salon"),
    )


def game_of(match: Match) -> Game:
    """The game of a match, with the components it is played with."""
    plain = game_by_id(match.game)
    if match.components == plain.components.released and not match.overrides:
        return plain
    return game_by_id(match.game, type(plain).released(match.components).overridden(match.overrides))


def deal_of(match: Match, game: Game, deal: int) -> Deal:
    """A deal of a match, by its number."""
    return game.deal_with(match.seats, match.options, f"{match.seed}/{deal}")


def play_game(match: Match, game: Game, number: int) -> Outcome:
    """Play one game of a match, which depends on its number alone."""
    deal, names = match.place_of(number)
    position = game.start(deal_of(match, game, deal))
    chances = [Rng(match.seed, "arena", number, seat, "player") for seat in range(match.seats)]
    worlds = [Rng(match.seed, "arena", number, seat, "known") for seat in range(match.seats)]
    faults: list[Counter[str]] = [Counter() for _ in names]
    times: list[Counter[int]] = [Counter() for _ in names]
    moves = []
    with ExitStack() as leaving:
        players = [_made(name, game, rng, match.options) for name, rng in zip(names, chances, strict=True)]
        for each in players:
            leaving.callback(_close, each)
        while (seat := position.to_act) >= 0:
            legal = position.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                begin = perf_counter_ns()
                action, fault = ask(players[seat], position, seat, worlds[seat])
                times[seat][_three_digits((perf_counter_ns() - begin) // 1000)] += 1
                if fault:
                    faults[seat][fault] += 1
            position.play(seat, action)
            moves.append(game.moves.text(action))
        for seat, each in enumerate(players):
            try:
                each.end(position.scores(), position.ranking())
            except Exception as error:
                faults[seat][f"failed: {type(error).__name__}"] += 1
    return Outcome(
        number=number,
        scores=position.scores(),
        places=position.ranking(),
        moves=" ".join(moves),
        decisions=[each.total() for each in times],
        faults=[dict(each) for each in faults],
        times=[dict(each) for each in times],
    )


def _made(name: str, game: Game, rng: Rng, options: Mapping[str, str]) -> Player:
    """A player for one game, or somebody to be blamed for it: one that cannot be made does not end the match."""
    try:
        made = player(name, game, rng)
        made.begin(options)
        return made
    except Exception as error:
        return Absent(game, rng, error)


def _close(who: Player) -> None:
    """Let a player go; what it does wrong then hurts no game."""
    with suppress(Exception):
        who.close()


def _three_digits(number: int) -> int:
    """A number rounded down to three digits: few different ones, each true to one in a hundred."""
    unit = int(10 ** max(len(str(number)) - 3, 0))
    return number // unit * unit
