"""The greedy player: looks one action ahead and takes the one that the game's evaluation likes best."""

from __future__ import annotations

from salon.kernel.position import Position
from salon.players.player import Player


class GreedyPlayer(Player):
    """Plays the action after which its seat's evaluation is highest; ties are broken at random."""

    def choose(self, known: Position, seat: int) -> int:
        """The action with the highest evaluation."""
        legal = known.legal(seat)
        if len(legal) == 1:
            return legal[0]
        values = []
        for action in legal:
            after = known.copy()
            after.play(seat, action)
            values.append(sum(self.game.ai.evaluation(after, seat).values()))
        best = max(values)
        best_actions = [action for action, value in zip(legal, values, strict=True) if value == best]
        return best_actions[self.rng.below(len(best_actions))]
