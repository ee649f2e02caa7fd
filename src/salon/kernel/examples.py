"""Worked examples of the rulebook: real positions, the moves that are shown, and what is claimed of them.

An example is data in `text/examples.toml` of a game. Its sentences take their numbers from the position, so that they
follow the component values; the claims are what the released values give, and a test compares them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from salon.kernel.events import Event, Note
from salon.kernel.position import Position
from salon.kernel.reasons import Reason, SalonError
from salon.kernel.record import Record
from salon.kernel.toml_file import read_toml

if TYPE_CHECKING:
    from salon.kernel.game import Game

# Paid or got with the moves; of the seat's view before or after them; of an event of the seat.
Source = Literal["pay", "get", "before", "after", "event"]


class Number(msgspec.Struct, frozen=True, array_like=True):
    """A number of an example: where it comes from, and what is claimed.

    The path is the name of a quantity ("francs"), a path in the view ("districts.2.sums.0"), or the name of an event,
    one of its facts with a value, and the fact that is the number ("points what=belleville points").
    """

    source: Source
    path: str
    claim: int


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example. With `refused` the move is not possible, for the reason of that code.

    Without `shown` it is a position to look at.
    """

    id: str
    clauses: list[str]
    players: list[str]
    seed: str
    moves: str  # that lead to the position
    shown: str  # the moves of the example, in the order of a record; "": none
    seat: int  # whose example it is
    options: dict[str, str] = {}
    numbers: dict[str, Number] = {}
    pieces: dict[str, str] = {}  # pieces that the text names
    refused: str = ""

    @property
    def message(self) -> str:
        """The id of its message."""
        return f"example-{self.id}"


class PlayedExample(msgspec.Struct, frozen=True):
    """An example as it is with the component values of a game."""

    example: Example
    before: Position
    after: Position
    notes: list[Note]  # of the moves that are shown
    changes: dict[str, int]  # what the seat paid and got
    numbers: dict[str, int]
    reason: Reason | None


class ExampleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `examples.toml`."""

    example: list[Example] = []


def examples_of(game: Game) -> list[Example]:
    """The examples of a game's rulebook, in the order in which they are shown."""
    return _read(game.folder / "text" / "examples.toml")


@cache
def _read(file: Path) -> list[Example]:
    if not file.exists():
        return []
    try:
        return msgspec.convert(read_toml(file), ExampleFile).example
    except msgspec.ValidationError as error:
        raise SalonError(f"{file.name} cannot be used: {error}") from None


def play_example(game: Game, example: Example) -> PlayedExample:
    """Play an example; raises SalonError if it is not possible with these component values."""
    deal = game.deal_with(len(example.players), example.options, example.seed)
    before = Record(game, deal, [game.actions.parse(word) for word in example.moves.split()]).replay()
    after, seat, notes = before.copy(), example.seat, list[Note]()
    shown = [game.actions.parse(word) for word in example.shown.split()]
    if example.refused:
        reason = game.why_not(before, seat, shown[0])
        if reason is None or reason.code != example.refused:
            raise SalonError(f"the move of the example {example.id!r} is not refused for {example.refused!r}")
        return _with_numbers(game, example, before, before, [], reason)
    for action in shown:
        notes += after.play_and_note(after.to_act, action)[1]
    return _with_numbers(game, example, before, after, notes, None)


def _with_numbers(
    game: Game, example: Example, before: Position, after: Position, notes: list[Note], reason: Reason | None
) -> PlayedExample:
    changes = game.sum_changes(example.seat, notes)
    views = {
        name: msgspec.to_builtins(game.view(position, example.seat))
        for name, position in (("before", before), ("after", after))
    }
    numbers = {}
    for name, number in example.numbers.items():
        if number.source == "event":
            numbers[name] = _of_event(game.events_of(notes, example.seat), example.seat, number.path)
        elif number.source in views:
            numbers[name] = _at_path(views[number.source], number.path)
        else:
            amount = changes.get(number.path, 0)
            numbers[name] = -amount if number.source == "pay" else amount
    return PlayedExample(example, before, after, notes, changes, numbers, reason)


def _of_event(events: list[Event], seat: int, path: str) -> int:
    """A number of the first event of the seat that fits the path."""
    name, condition, fact = path.split()
    label, _, value = condition.partition("=")
    for event in events:
        if event.name == name and event.seat == seat and str(event.facts.get(label)) == value:
            return int(event.facts[fact])
    raise SalonError(f"there is no event like {path!r}")


def _at_path(view: Any, path: str) -> int:
    """A number in a view, by a path like `districts.2.sums.0`."""
    try:
        for step in path.split("."):
            view = view[int(step)] if isinstance(view, list) else view[step]
        return int(view)
    except (LookupError, TypeError, ValueError):
        raise SalonError(f"there is no number at {path!r}") from None
