"""One choice in several moves ("build:altar pay:2+0"): made at once, or not at all."""

from __future__ import annotations

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.server.refusals import Refused


def last_of(game: Game, position: Position, chair: int, moves: str, language: str) -> tuple[Position, int]:
    """The last of moves divided by spaces, and the position in which it would be made; it may be illegal there.

    Raises Refused if the others cannot be made before it. They may not complete the choice: what comes after that
    depends on what others have chosen, and is not to be asked here.
    """
    *first, last = [_action(game, move) for move in moves.split(" ")]
    at = position
    for action in first:
        reason = game.why_not(at, chair, action)
        if reason is not None:
            raise Refused("illegal", text=game.explain(reason, language))
        at = at.copy()
        at.play(chair, action)
        if at.phase != position.phase or not at.waiting >> chair & 1:
            raise Refused("more-than-a-choice", 400)
    return at, last


def _action(game: Game, move: str) -> int:
    if move not in game.moves:
        raise Refused("no-such-move", 400, move=move[:40])
    return game.moves.parse(move)
