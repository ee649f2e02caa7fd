"""7 Wonders (Antoine Bauza), with the Wonder Pack, Leaders and Cities."""

from salon.games.wonders.game import Wonders as GAME

__all__ = ["GAME"]
