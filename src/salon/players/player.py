"""What a computer player is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng


class Player(ABC):
    """Chooses actions for a seat from what that seat knows."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game, self.rng = game, rng

    @abstractmethod
    def choose(self, known: Position, seat: int) -> int:
        """One of the legal actions of the seat; `known` is a re-dealt copy, never the true position."""
