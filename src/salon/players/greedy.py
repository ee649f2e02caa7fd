"""The greedy player: looks one action ahead and takes what the game's own evaluation likes best."""

from __future__ import annotations

from salon.kernel.position import Position
from salon.players.player import Player


class Greedy(Player):
    """Plays the action after which its seat's evaluation is highest; ties are broken at random."""

    def choose(self, known: Position, seat: int) -> int:
        """The best legal action by one look ahead."""
        legal = known.legal(seat)
        if len(legal) == 1:
            return legal[0]
        worths = []
        for action in legal:
            after = known.copy()
            after.play(seat, action)
            worths.append(sum(self.game.evaluation(after, seat).values()))
        best = max(worths)
        equal = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        return equal[self.rng.below(len(equal))]
