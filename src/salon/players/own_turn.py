"""What a seat has done so far in its turn. Positions do not record it, so a player remembers it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from salon.kernel.position import Position


class OwnTurn:
    """The actions that a player has chosen for its seat since another seat acted, oldest first."""

    def __init__(self) -> None:
        self._actions: list[int] = []
        self._phases = range(0)  # in which the seat's next decision belongs to the same turn

    def actions(self, known: Position) -> list[int]:
        """The actions of the turn to which a decision belongs; none if it is the first one."""
        if known.phase not in self._phases:
            self._actions = []
        return self._actions

    def resume(self, known: Position, actions: Iterable[int]) -> None:
        """Take over a turn in which these actions were chosen by somebody else."""
        self._actions, self._phases = list(actions), range(known.phase, known.phase + 1)

    def add(self, known: Position, seat: int, action: int) -> None:
        """Remember an action that was chosen in a position."""
        self.actions(known).append(action)
        after = known.copy()
        after.play(seat, action)
        first = after.phase
        play_forced(after, seat)
        self._phases = range(first, after.phase + 1)


def last_actions(moves: Sequence[tuple[int, int]], seat: int) -> list[int]:
    """The actions of a seat since another one acted, oldest first, from the moves of a game as (seat, action)."""
    newest_first = [action for _, action in takewhile(lambda move: move[0] == seat, reversed(moves))]
    return newest_first[::-1]


def play_forced(position: Position, seat: int) -> None:
    """Play the actions of a seat that has no choice: its player is not asked for them."""
    while len(forced := position.legal(seat)) == 1:
        position.play(seat, forced[0])
