"""The random player: every legal action is as good as another."""

from __future__ import annotations

from salon.kernel.position import Position
from salon.players.player import Player


class Random(Player):
    """Plays any legal action."""

    def choose(self, known: Position, seat: int) -> int:
        """One of the legal actions, each equally likely."""
        legal = known.legal(seat)
        return legal[self.rng.below(len(legal))]
