"""The deal: everything chance decides about a game, drawn once, before the first move, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from salon.kernel.reasons import SalonError

Content = TypeVar("Content")


class Option(msgspec.Struct, frozen=True):
    """A choice people make about a table before the deal; the first choice is the default.

    `later` marks an option that was added when records of the game existed already: a record leaves it out at its
    default, so that older records stay the same byte by byte.
    """

    name: str
    choices: tuple[str, ...]
    later: bool = False

    @property
    def default(self) -> str:
        """The value if none is chosen."""
        return self.choices[0]


class Deal(msgspec.Struct, frozen=True):
    """What was dealt: with the moves it is the whole game.

    `content` is the game's own: lists of numbers and words. `seed` is None for a deal laid out by hand.
    """

    game: str
    seats: int
    options: dict[str, str]
    seed: str | None
    content: dict[str, Any]

    def content_as(self, kind: type[Content]) -> Content:
        """The content with its types checked: a deal may come from an edited file."""
        try:
            return msgspec.convert(self.content, kind)
        except msgspec.ValidationError as error:
            raise SalonError(f"the deal cannot be laid out: {error}") from None


def chosen_options(known: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, str]:
    """The value of every option, with defaults for those that were not chosen."""
    names = {option.name: option for option in known}
    for name, value in chosen.items():
        if name not in names:
            have = ", ".join(names) or "none"
            raise SalonError(f"there is no option {name!r}: this game's options are {have}")
        if str(value) not in names[name].choices:
            have = ", ".join(names[name].choices)
            raise SalonError(f"option {name} cannot be {str(value)!r}: choose one of {have}")
    return {option.name: str(chosen.get(option.name, option.default)) for option in known}


def recorded_options(known: tuple[Option, ...], options: Mapping[str, str]) -> dict[str, str]:
    """The options as a record holds them: without later ones at their default."""
    left_out = {option.name: option.default for option in known if option.later}
    return {name: value for name, value in options.items() if left_out.get(name) != value}


def read_options(known: tuple[Option, ...], recorded: Mapping[str, str]) -> dict[str, str]:
    """The options of a record: later ones that it leaves out have their default."""
    return dict(recorded) | {o.name: o.default for o in known if o.later and o.name not in recorded}
