"""Random games as a series: each has a seed of its own, made from the seed of all and its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from salon.arena.series import load_game
from salon.kernel.game import Game
from salon.kernel.playout import Playout
from salon.kernel.reasons import SalonError
from salon.kernel.record import Record, result_of
from salon.kernel.rng import Rng


class RandomGame(msgspec.Struct, frozen=True):
    """The result of a random game, by seat; `record` is its record as one line of JSON, or empty."""

    number: int
    scores: list[int]
    places: list[int]
    moves: int
    record: str


class Simulation(msgspec.Struct, frozen=True):
    """Everything that determines random games, and whether their records are wanted."""

    game: str
    components: str
    overrides: dict[str, Any]
    seats: int
    options: dict[str, Any]
    seed: str
    records: bool

    def prepare(self) -> Callable[[int], RandomGame]:
        """Load the game; returns the function that plays a random game by its number."""
        return partial(play_random_game, self, load_game(self.game, self.components, self.overrides))


def create_simulation(
    game: Game, seats: int, options: Mapping[str, Any], seed: str, records: bool = False
) -> Simulation:
    """Random games of a game; raises SalonError for invalid seats, options or seeds."""
    game.deal_with(seats, options, f"{seed}/0")
    return Simulation(
        game=game.id,
        components=game.components.released,
        overrides=game.components.overrides,
        seats=seats,
        options=dict(options),
        seed=seed,
        records=records,
    )


def play_random_game(simulation: Simulation, game: Game, number: int) -> RandomGame:
    """Play one of the games; the result depends only on the simulation and the number."""
    seed = f"{simulation.seed}/{number}"
    deal = game.deal_with(simulation.seats, simulation.options, seed)
    position = game.start(deal)
    actions = Playout().game(position, Rng(seed, "simulate"))
    result = result_of(position)
    if result is None:
        raise SalonError("it has no result")
    record = Record(game, deal, actions, result).to_json() if simulation.records else ""
    return RandomGame(number, list(result.scores), list(result.ranking), len(actions), record)
