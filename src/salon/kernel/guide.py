"""The guided first game: a fixed deal, and every move of its first turns with what is said about it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.reasons import SalonError


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the script. `says` is the message for the learner; moves of others and forced ones have none."""

    move: str
    says: str = ""
    clause: str = ""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The script of a guided first game, from `guide.toml` in the game's folder. The learner sits on seat 0."""

    seats: int
    seed: str
    steps: list[GuideStep]
    player: str = "greedy"  # who sits on the other chairs when the script is over
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
    def told(self) -> list[int]:
        """The numbers of the steps that say something."""
        return [number for number, step in enumerate(self.steps) if step.says]

    def step(self, moves: list[str]) -> GuideStep | None:
        """The step after these moves, if they are those of the script and it goes on."""
        played = [step.move for step in self.steps[: len(moves)]]
        return self.steps[len(moves)] if played == moves and len(moves) < len(self.steps) else None
