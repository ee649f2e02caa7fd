"""The events of a table: what is kept, in order, for ever. A table is nothing but the sum of them."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit on a chair: "person", "computer", or "open" until somebody has come."""

    kind: str
    name: str
    player: str | None = None


class Opened(msgspec.Struct, frozen=True, tag_field="is", tag="opened"):
    """The table was made."""

    game: str
    name: str
    options: dict[str, str]
    seats: list[SeatPlan]
    guided: bool = False
    follows: str | None = None  # the table this is the rematch of, or was forked from
    hints: bool = False  # whether people may ask a computer player for advice


class Planned(msgspec.Struct, frozen=True, tag_field="is", tag="planned"):
    """Before the deal: somebody else is to sit on a chair."""

    seat: int
    plan: SeatPlan


class Joined(msgspec.Struct, frozen=True, tag_field="is", tag="joined"):
    """A person sat down."""

    seat: int
    name: str


class Left(msgspec.Struct, frozen=True, tag_field="is", tag="left"):
    """A person gave the chair up; in a running game a computer player goes on with it."""

    seat: int
    player: str | None = None


class Dealt(msgspec.Struct, frozen=True, tag_field="is", tag="dealt"):
    """The game began: the record so far, with rules version, components, seed and deal (a fork has moves too)."""

    record: dict[str, Any]


class Moved(msgspec.Struct, frozen=True, tag_field="is", tag="moved", omit_defaults=True):
    """A seat played a move. `auto`: it was the only one. `fault`: the computer player failed, this is a stopgap."""

    seat: int
    move: str
    id: str = ""
    auto: bool = False
    fault: str = ""


class Withdrew(msgspec.Struct, frozen=True, tag_field="is", tag="withdrew"):
    """A seat took back its choice of the open phase, which nobody else had seen."""

    seat: int
    id: str = ""


class TookBack(msgspec.Struct, frozen=True, tag_field="is", tag="took-back"):
    """A seat took back its own last choice: of the settled moves only the first `keep` stand."""

    seat: int
    keep: int
    id: str = ""


class AskedBack(msgspec.Struct, frozen=True, tag_field="is", tag="asked-back"):
    """A seat asks all others to let it go back to the moment before its last choice."""

    seat: int
    keep: int


class AnsweredBack(msgspec.Struct, frozen=True, tag_field="is", tag="answered-back"):
    """A seat's answer to that."""

    seat: int
    agree: bool


class RolledBack(msgspec.Struct, frozen=True, tag_field="is", tag="rolled-back"):
    """All agreed, or whoever keeps the house did it: of the settled moves only the first `keep` stand."""

    keep: int
    why: str


class Hinted(msgspec.Struct, frozen=True, tag_field="is", tag="hinted"):
    """A seat asked for advice."""

    seat: int


class SatIn(msgspec.Struct, frozen=True, tag_field="is", tag="sat-in"):
    """A computer player plays for an absent person, asked for by another seat (None: by the house)."""

    seat: int
    player: str
    by: int | None = None


class Returned(msgspec.Struct, frozen=True, tag_field="is", tag="returned"):
    """The person is back and has the seat again."""

    seat: int


class Replaced(msgspec.Struct, frozen=True, tag_field="is", tag="replaced"):
    """The chair was opened for somebody new; whoever held it does so no longer."""

    seat: int


class Followed(msgspec.Struct, frozen=True, tag_field="is", tag="followed"):
    """A rematch was opened."""

    table: str


Event = (
    Opened | Planned | Joined | Left | Dealt | Moved | Withdrew | TookBack | AskedBack | AnsweredBack
    | RolledBack | Hinted | SatIn | Returned | Replaced | Followed
)  # fmt: skip

_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> str:
    """An event as it is kept."""
    return msgspec.json.encode(event).decode()


def decode(text: str) -> Event:
    """An event from the store."""
    found: Event = _decoder.decode(text)
    return found
