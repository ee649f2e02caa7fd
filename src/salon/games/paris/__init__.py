"""Paris, by Wolfgang Kramer and Michael Kiesling."""

from salon.games.paris.game import Paris as GAME

__all__ = ["GAME"]
