"""What a game draws for the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from salon.kernel.reasons import SalonError

if TYPE_CHECKING:
    from salon.kernel.game import Game


class GameTerminal(ABC):
    """The board and the player aid of a game as text or `rich` drawings."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def board(self, view: Any, language: str, players: list[str]) -> Any:
        """A view, drawn."""

    def player_aid(self, language: str) -> Any:
        """The player aid, on one page."""
        raise SalonError(f"{self.game.id} needs no player aid: its rules are one page")
