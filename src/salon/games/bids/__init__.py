"""Bids: a tiny complete game; the template for a new one, and an example for tests of the contract."""

from salon.games.bids.game import Bids as GAME

__all__ = ["GAME"]
