"""What a move did, as data: events for logs and animations, previews of a move before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

HIDDEN = "hidden"
Note = tuple[int, int, int, int, int]  # event code, seat, and up to three numbers


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as one viewer sees it.

    `name` is a message of the game's words and `facts` fill it; a word among the facts is itself the name
    of a message, or "hidden" where the viewer cannot know it. `reveals` marks what no seat could foresee.
    """

    name: str
    seat: int | None
    facts: dict[str, int | str]
    reveals: bool = False


class Preview(msgspec.Struct, frozen=True):
    """What a legal action costs and brings, as far as the seat can know.

    `events` is what happens at once. `later` is what a choice will bring when all have chosen, as the table is
    now. `changes` adds up what the seat would lose and gain by both: {"francs": -3, "points": 2}.
    """

    changes: dict[str, int]
    events: list[Event]
    later: list[Event] = []


class Fact(NamedTuple):
    """One number of a note: its label, the kind of piece it stands for ("": a plain number), and if it is secret."""

    label: str
    piece: str
    is_secret: bool


class EventType(msgspec.Struct, frozen=True):
    """How the rules' notes of one kind become events.

    `facts` names the numbers of a note in order, each "label" for a plain number or "label:piece" for the
    name of a piece. `counts` says of which quantity the first number is a change ("" is the piece named by
    the second). `secret` lists the facts only the seat itself may see; a `private` kind is not shown to others at
    all, so that they do not learn that the seat has chosen. What others do at the same time can change an `estimate`.
    `instead` names the category of the score sheet in which it shows what another choice would have given.
    `behind` names the category of the score sheet whose points it explains. A piece "seat" is a player.
    """

    name: str
    facts: tuple[str, ...] = ()
    counts: str | None = None
    secret: tuple[str, ...] = ()
    private: bool = False
    reveals: bool = False
    estimate: bool = False
    instead: str = ""
    behind: str = ""
    parsed: tuple[Fact, ...] = ()  # the facts, read once

    def __post_init__(self) -> None:
        split = (spec.partition(":") for spec in self.facts)
        parsed = tuple(Fact(label, piece, label in self.secret) for label, _, piece in split)
        msgspec.structs.force_setattr(self, "parsed", parsed)

    def event(self, note: Note, viewer: int | None, pieces: Mapping[str, Sequence[str]]) -> Event:
        """The event of a note, as the viewer (None: a spectator) sees it."""
        seat = note[1]
        facts: dict[str, int | str] = {}
        for (label, piece, is_secret), number in zip(self.parsed, note[2:], strict=False):
            if is_secret and viewer != seat:
                facts[label] = HIDDEN
            else:
                facts[label] = pieces[piece][number] if piece and piece != "seat" else number
        return Event(self.name, seat if seat >= 0 else None, facts, self.reveals)

    def seats(self) -> list[str]:
        """The facts that are players."""
        return [fact.label for fact in self.parsed if fact.piece == "seat"]

    def change(self, event: Event) -> tuple[str, int] | None:
        """Which quantity of the seat the event changed, and by how much."""
        if self.counts is None:
            return None
        quantity = self.counts or str(event.facts[self.parsed[1].label])
        return quantity, int(event.facts[self.parsed[0].label])

    def change_of(self, note: Note, pieces: Mapping[str, Sequence[str]]) -> tuple[str, int] | None:
        """The same of a note, without the event."""
        if self.counts is None:
            return None
        return self.counts or pieces[self.parsed[1].piece][note[3]], note[2]
