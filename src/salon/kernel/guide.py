"""The guided first game: a fixed deal, and every move of its first turns with a message about it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove, SalonError


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the script. `says` is the message for the learner; moves of others and forced ones have none."""

    move: str
    says: str = ""
    clause: str = ""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The script of a guided first game, from `guide.toml` in the game's folder. The learner sits on seat 0.

    The moves are in the order of a record: where several seats choose at once, in the order of the seats.
    """

    seats: int
    seed: str
    steps: list[GuideStep]
    player: str = "greedy"  # plays the other seats when the script is over
    options: dict[str, str] = {}

    @classmethod
    def read(cls, file: Path) -> Guide | None:
        """The guide of a file, if there is one."""
        if not file.exists():
            return None
        try:
            data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
            return msgspec.convert(data, cls)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise SalonError(f"{file.name} cannot be used: {error}") from None

    @property
    def steps_with_message(self) -> list[int]:
        """The numbers of the steps that have a message for the learner."""
        return [number for number, step in enumerate(self.steps) if step.says]

    def next_step(self, settled: list[str], before: Position, seat: int, own: list[str]) -> int | None:
        """The number of the step that is a seat's next move; None if the game left the script, or the script is over.

        `before` is the position after the settled moves; `own` are the moves the seat has made since, in a phase in
        which others may still choose. What they choose does not matter.
        """
        if [step.move for step in self.steps[: len(settled)]] != settled:
            return None
        position, left = before.copy(), list(own)
        for number in range(len(settled), len(self.steps)):
            if position.phase != before.phase:
                break
            move, mover = self.steps[number].move, position.to_act
            try:
                position.play(mover, position.game.actions.parse(move))
            except IllegalMove:  # the table was dealt with components of its own
                break
            if mover == seat:
                if not left:
                    return number
                if left.pop(0) != move:
                    break
        return None
