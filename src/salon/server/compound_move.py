"""Compound moves: several moves that are one choice ("build:altar pay:2+0"), all played or none."""

from __future__ import annotations

from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.server.errors import RequestError


def check_moves(game: Game, position: Position, seat: int, text: str, language: str) -> list[str]:
    """The moves of a command; raises RequestError if they are unknown, or if they are a compound move that is illegal.

    A single move is validated when it is played. A compound move is tried on a copy first: all of it is played or none.
    """
    moves = text.split(" ")
    if len(moves) == 1:
        _parse(game, text)
        return moves
    before, action = before_last_move(game, position, seat, text, language)
    reason = game.why_not(before, seat, action)
    if reason is not None:
        raise RequestError("illegal", text=game.text.reason_with_clause(reason, language))
    return moves


def before_last_move(game: Game, position: Position, seat: int, text: str, language: str) -> tuple[Position, int]:
    """The position before the last move of a compound move, and that move, which may be illegal.

    Raises RequestError if an earlier move is illegal or completes the choice: what follows a completed choice
    depends on the choices of others, and must not be revealed here.
    """
    *first, last = [_parse(game, move) for move in text.split(" ")]
    current = position
    for action in first:
        reason = game.why_not(current, seat, action)
        if reason is not None:
            raise RequestError("illegal", text=game.text.reason_with_clause(reason, language))
        current = current.copy()
        current.play(seat, action)
        if current.phase != position.phase or not current.waiting >> seat & 1:
            raise RequestError("more-than-a-choice", 400)
    return current, last


def _parse(game: Game, move: str) -> int:
    if move not in game.actions:
        raise RequestError("no-such-move", 400, move=move[:40])
    return game.actions.parse(move)
