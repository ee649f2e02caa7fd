"""Bids: a tiny complete game; the template for a new one, and what the contract is proven on."""

from salon.games.bids.game import Bids as GAME

__all__ = ["GAME"]
