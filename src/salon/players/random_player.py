"""The random player."""

from __future__ import annotations

from salon.kernel.position import Position
from salon.players.player import Player


class RandomPlayer(Player):
    """Plays legal actions at random."""

    def choose(self, known: Position, seat: int) -> int:
        """One of the legal actions, each equally likely."""
        legal = known.legal(seat)
        return legal[self.rng.below(len(legal))]
