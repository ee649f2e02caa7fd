"""The greedy player: looks one action ahead and takes the one that the game's evaluation likes best."""

from __future__ import annotations

from salon.kernel.position import Position
from salon.players.plain_moves import plainest, sensible_actions
from salon.players.player import Player


class GreedyPlayer(Player):
    """Plays the action after which its seat's evaluation is highest; of equal ones a plain one, drawn at random."""

    def choose(self, known: Position, seat: int) -> int:
        """The action with the highest evaluation."""
        sensible = sensible_actions(self.game.ai, known, seat, self.turn.actions(known))
        best = self._best(known, seat, sensible) if len(sensible) > 1 else sensible[0]
        self.turn.add(known, seat, best)
        return best

    def _best(self, known: Position, seat: int, actions: list[int]) -> int:
        values = []
        for action in actions:
            after = known.copy()
            after.play(seat, action)
            values.append(sum(self.game.ai.evaluation(after, seat).values()))
        best = max(values)
        equal = [action for action, value in zip(actions, values, strict=True) if value == best]
        plain = plainest(self.game.ai, known, seat, equal)
        return plain[self.rng.below(len(plain))]
