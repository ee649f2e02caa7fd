"""The events of a table, stored in order and never changed. The state of a table is computed from them alone."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

SeatKind = Literal["person", "computer", "open"]
TempoName = Literal["live", "days"]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who takes a seat: a "person", a "computer", or "open" until a person joins."""

    kind: SeatKind
    name: str
    player: str | None = None


class Tempo(msgspec.Struct, frozen=True):
    """How long a table waits for a person who is absent, and who plays for them then. It is fixed with the table."""

    name: TempoName
    patience: float  # seconds
    stand_in: str  # a computer player


class TableOpened(msgspec.Struct, frozen=True, tag_field="is", tag="opened"):
    """The table was created."""

    game: str
    name: str
    options: dict[str, str]
    seats: list[SeatPlan]
    guided: bool = False
    follows: str | None = None  # the table this is a rematch or a fork of
    hints: bool = False  # whether people may request hints
    copy: str = ""  # the name of the own copy whose component values are used, and
    components: dict[str, Any] = {}  # those of its values that differ from the released ones
    tempo: Tempo | None = None  # None, before version 0.7: the server's own
    given: bool = False  # the deal was given: a guided game, or a fork of another table


class SeatPlanned(msgspec.Struct, frozen=True, tag_field="is", tag="planned"):
    """Before the deal, the host changed who takes a seat."""

    seat: int
    plan: SeatPlan


class PlayerJoined(msgspec.Struct, frozen=True, tag_field="is", tag="joined"):
    """A person took a seat."""

    seat: int
    name: str


class PlayerLeft(msgspec.Struct, frozen=True, tag_field="is", tag="left"):
    """A person gave a seat up; in a running game the computer player `player` takes over."""

    seat: int
    player: str | None = None


class ServerCommitted(msgspec.Struct, frozen=True, tag_field="is", tag="server-committed"):
    """The server fixed its part of the seed; the part is secret until the end, its hash is public.

    `expected`: seats of a rematch whose pages took part in the exchange before.
    """

    part: str
    expected: list[int] = []


class PartCommitted(msgspec.Struct, frozen=True, tag_field="is", tag="committed"):
    """A page committed to a part of the seed, for all these seats."""

    seats: list[int]
    commitment: str


class ExchangeStarted(msgspec.Struct, frozen=True, tag_field="is", tag="exchange-started"):
    """All seats are taken and the deal was asked for: it is made when all parts are revealed."""


class PartRevealed(msgspec.Struct, frozen=True, tag_field="is", tag="revealed"):
    """A page revealed the part that a seat had committed to."""

    seat: int
    part: str


class ExchangeRestarted(msgspec.Struct, frozen=True, tag_field="is", tag="exchange-restarted"):
    """The exchange started over with fresh parts, at the request of the seat `by`."""

    by: int


class SkipAgreed(msgspec.Struct, frozen=True, tag_field="is", tag="agreed-to-skip"):
    """Seats agreed to go on without the parts that are waited for."""

    seats: list[int]


class GameDealt(msgspec.Struct, frozen=True, tag_field="is", tag="dealt"):
    """The game began. The record holds rules version, components, seed and deal; that of a fork has moves too."""

    record: dict[str, Any]


class MovePlayed(msgspec.Struct, frozen=True, tag_field="is", tag="moved", omit_defaults=True):
    """A seat played a move.

    `id` is the command that caused it. `auto`: it was the only legal move. `fault`: what the computer player did
    wrong; the move is then a fallback.
    """

    seat: int
    move: str
    id: str = ""
    auto: bool = False
    fault: str = ""


class ChoiceWithdrawn(msgspec.Struct, frozen=True, tag_field="is", tag="withdrew"):
    """A seat withdrew its choice of the current phase before it was revealed."""

    seat: int
    id: str = ""


class MoveTakenBack(msgspec.Struct, frozen=True, tag_field="is", tag="took-back"):
    """A seat took back its own last choice: only the first `keep` settled moves remain."""

    seat: int
    keep: int
    id: str = ""


class TakeBackRequested(msgspec.Struct, frozen=True, tag_field="is", tag="asked-back"):
    """A seat asked the others to let it return to before its last choice."""

    seat: int
    keep: int


class TakeBackAnswered(msgspec.Struct, frozen=True, tag_field="is", tag="answered-back"):
    """A seat answered such a request."""

    seat: int
    agree: bool


class RolledBack(msgspec.Struct, frozen=True, tag_field="is", tag="rolled-back"):
    """All people agreed, or an administrator did it ("house"): only the first `keep` settled moves remain."""

    keep: int
    why: str


class HintRequested(msgspec.Struct, frozen=True, tag_field="is", tag="hinted"):
    """A seat requested a hint."""

    seat: int


class StandInStarted(msgspec.Struct, frozen=True, tag_field="is", tag="sat-in"):
    """A computer player plays for an absent person, at the request of the seat `by`."""

    seat: int
    player: str
    by: int | None = None


class PlayerReturned(msgspec.Struct, frozen=True, tag_field="is", tag="returned"):
    """The absent person came back and decides again."""

    seat: int


class SeatReopened(msgspec.Struct, frozen=True, tag_field="is", tag="replaced"):
    """An administrator opened the seat for another person; its former holder has lost it."""

    seat: int


class RematchCreated(msgspec.Struct, frozen=True, tag_field="is", tag="followed"):
    """A rematch was created."""

    table: str


Event = (
    TableOpened | SeatPlanned | PlayerJoined | PlayerLeft | GameDealt | MovePlayed | ChoiceWithdrawn | MoveTakenBack
    | TakeBackRequested | TakeBackAnswered | RolledBack | HintRequested | StandInStarted | PlayerReturned
    | SeatReopened | RematchCreated | ServerCommitted | PartCommitted | ExchangeStarted | PartRevealed
    | ExchangeRestarted | SkipAgreed
)  # fmt: skip

_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> str:
    """An event as stored."""
    return msgspec.json.encode(event).decode()


def decode(body: str) -> Event:
    """A stored event."""
    event: Event = _decoder.decode(body)
    return event
