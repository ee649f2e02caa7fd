"""The game: what a folder in `salon.games` provides, and the questions that its positions answer."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from salon.kernel.actions import ActionList
from salon.kernel.ai import GameAI
from salon.kernel.components import Components, ComponentsError, Fault
from salon.kernel.deal import Deal, Option, chosen_options
from salon.kernel.events import Event, EventType, Note, Preview
from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove, Reason, SalonError
from salon.kernel.rng import Rng
from salon.kernel.sheet import Cause, Entry, Line, Sheet
from salon.kernel.terminal import GameTerminal
from salon.kernel.text import GameText

if TYPE_CHECKING:
    from salon.kernel.record import Record

FIRST_OWN_REASON = 10


class Game(ABC):
    """One game with its components; positions, deals and records belong to it.

    A game is a subclass that sets the attributes below and fills in the abstract methods; all the rest
    follows from them.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules' behaviour; a record names the one it was played by
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[ActionList]
    folder: ClassVar[Path]
    template: ClassVar[bool] = False  # an example for makers of games, not offered first to players
    view_type: ClassVar[type[msgspec.Struct]]  # what `view_of` returns; the page's types are generated from it
    piece_data_type: ClassVar[Any] = None  # what `Piece.data` can be: a union of msgspec structs
    state_type: ClassVar[Any]  # the structure of a position, as `Position.snapshot()` gives it
    reasons: ClassVar[Mapping[int, tuple[str, str]]]  # number of a refusal: code, clause
    visibility: ClassVar[Mapping[str, str]]  # every field of a position: public, private or trackable
    event_types: ClassVar[Mapping[int, EventType]]
    piece_ids: ClassVar[Mapping[str, Sequence[str]]]  # the ids behind the numbers in events
    optional_components: ClassVar[Mapping[str, str]] = {}  # keys an own copy may add, with those they default to

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or self.released()
        faults = self.component_faults(self.components)
        if faults:
            raise ComponentsError(faults[0].key, self.text.fault_text(faults[0], "en"))

    # --- what a game fills in ----------------------------------------------------------------------

    @abstractmethod
    def draw_content(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Draw the content of a deal from named streams of the seed."""

    @abstractmethod
    def set_up(self, deal: Deal) -> Position:
        """The position before the first move; raises SalonError for a deal that cannot be laid out."""

    @abstractmethod
    def view_of(self, position: Position, seat: int | None) -> Any:
        """What a person in that seat (None: a spectator) sees, as a msgspec struct."""

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """The facts of a refusal: needs 1, has 0."""
        return {}

    @cached_property
    @abstractmethod
    def text(self) -> GameText:
        """The words of this game."""

    @cached_property
    @abstractmethod
    def terminal(self) -> GameTerminal:
        """The drawings for the terminal. Only this property imports the drawing library."""

    @cached_property
    def ai(self) -> GameAI:
        """What computer players need from this game."""
        return GameAI(self)

    @classmethod
    def component_faults(cls, components: Components) -> list[Fault]:
        """The reasons why no game could be played with these components, whose types are already checked."""
        return []

    # --- deals and positions -----------------------------------------------------------------------

    @classmethod
    def released(cls, released: str | None = None) -> Components:
        """The newest released components, or those of a given hash."""
        files = sorted((cls.folder / "components").glob("*.toml"), key=lambda file: int(file.stem))
        found = [Components.read(file, cls.optional_components) for file in files]
        for components in reversed(found):
            if released in (None, components.released):
                return components
        raise SalonError(f"no released component file of {cls.id} has the hash {released!r}")

    def deal(self, seats: int, seed: str | int | None = None, **options: Any) -> Deal:
        """Draw a deal; the same seed, seats and options give the same deal on every machine."""
        return self.deal_with(seats, options, seed)

    def deal_with(self, seats: int, options: Mapping[str, Any], seed: str | int | None) -> Deal:
        """Draw a deal, with the options as one mapping: their names may come from untrusted input."""
        self.check_seats(seats)
        values = chosen_options(self.options, options)
        text = secrets.token_hex(16) if seed is None else str(seed)
        if not text.isprintable():
            raise SalonError("a seed must be printable text")
        return Deal(self.id, seats, values, text, self.draw_content(seats, values, text))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if seats not in self.seat_counts:
            have = f"{self.seat_counts[0]} to {self.seat_counts[-1]}"
            raise SalonError(f"{self.id} is for {have} seats, not {seats}")

    def start(self, deal: Deal) -> Position:
        """The position before the first move."""
        if deal.game != self.id:
            raise SalonError(f"this is a deal of {deal.game!r}, not of {self.id!r}")
        self.check_seats(deal.seats)
        if chosen_options(self.options, deal.options) != deal.options:
            raise SalonError(f"the deal must have each of the options {', '.join(o.name for o in self.options)}")
        return self.set_up(deal)

    def view(self, position: Position, seat: int | None) -> Any:
        """What a person in that seat (None: a spectator) sees, as a msgspec struct."""
        if seat is not None and seat not in range(position.seats):
            raise SalonError(f"there is no seat {seat}: this game has the seats 0 to {position.seats - 1}")
        return self.view_of(position, seat)

    def open_view(self, position: Position, seat: int | None) -> Any:
        """What that person sees with nothing hidden, in the replay of a finished game."""
        return self.view(position, seat)

    # --- questions about a move --------------------------------------------------------------------

    def publicly_forced(self, position: Position, seat: int) -> bool:
        """Whether everybody can know, from public facts, that the seat has one legal action only.

        A table plays such a move by itself. "No" is always right: it gives nothing away. A "yes" must be the same in
        every world that any seat thinks possible (checked by conformance).
        """
        return False

    def why_not(self, position: Position, seat: int, action: int) -> Reason | None:
        """None if the action is legal for the seat now, else the one reason why it is not."""
        number = position.refusal_code(seat, action)
        if number == 0:
            return None
        code, clause = self.reasons[number]
        # the reasons all games share, which also answer for seats and actions that do not exist, have none
        facts = self.reason_facts(position, seat, action, code) if number >= FIRST_OWN_REASON else {}
        return Reason(code, clause.format(**facts), facts)

    def events(self, before: Position, seat: int, action: int, viewer: int | None) -> list[Event]:
        """What a legal action does to a position, as the viewer (None: a spectator) sees it."""
        reason = self.why_not(before, seat, action)
        if reason is not None:
            raise IllegalMove(reason, seat, self.actions.name(action))
        return self.events_of(before.copy().play_and_note(seat, action)[1], viewer)

    def open_events(self, before: Position, seat: int, action: int) -> list[Event]:
        """What a legal action does to a position, with nothing hidden: for the log of a finished game."""
        _, notes = before.copy().play_and_note(seat, action)
        return [self.event_types[note[0]].event(note, note[1], self.piece_ids) for note in notes]

    def events_of(self, notes: list[Note], viewer: int | None) -> list[Event]:
        """What the rules noted about a move, as the viewer (None: a spectator) sees it."""
        return [
            self.event_types[note[0]].event(note, viewer, self.piece_ids)
            for note in notes
            if viewer == note[1] or not self.event_types[note[0]].private
        ]

    def preview(self, position: Position, seat: int, action: int) -> Preview:
        """What a legal action costs and brings: a dry run on what the seat knows, without chance."""
        now, later = self._dry_run(position.known_to(seat, Rng("preview")), seat, action)
        return Preview(self.sum_changes(seat, now + later), self.events_of(now, seat), self.events_of(later, seat))

    def changes(self, position: Position, seat: int, actions: Sequence[int]) -> list[dict[str, int]]:
        """What each of several legal actions costs and brings, as in its preview; in one re-dealt position."""
        known = position.known_to(seat, Rng("preview"))
        runs = (self._dry_run(known.copy(), seat, action) for action in actions)
        return [self.sum_changes(seat, now + later) for now, later in runs]

    def _dry_run(self, known: Position, seat: int, action: int) -> tuple[list[Note], list[Note]]:
        """What an action does in a re-dealt position, which is changed: at once, and when all have chosen."""
        phase = known.phase
        now, later = known.play_and_note(seat, action)[1], []
        if known.phase == phase:
            # a choice that waits for others: what it will do; of several ways to go on, the first
            while (legal := known.legal(seat)) and known.phase == phase:
                known.play(seat, legal[0])
            later = known.resolve_alone_and_note(seat)
        return self._foreseen(now), self._foreseen(later)

    def _foreseen(self, notes: list[Note]) -> list[Note]:
        return [note for note in notes if not self.event_types[note[0]].reveals]

    def sum_changes(self, seat: int, notes: list[Note]) -> dict[str, int]:
        """What a seat paid and got, by the names of quantities."""
        changes: dict[str, int] = {}
        for note in notes:
            change = self.event_types[note[0]].change_of(note, self.piece_ids) if note[1] == seat else None
            if change is not None:
                changes[change[0]] = changes.get(change[0], 0) + change[1]
        return {name: amount for name, amount in changes.items() if amount}

    def sheet(self, record: Record) -> Sheet:
        """The final score by category, each number with the moves and events that brought it."""
        position = self.start(record.deal)
        found: list[dict[str, list[Entry]]] = [{} for _ in range(record.deal.seats)]
        instead: list[dict[str, list[Event]]] = [{} for _ in range(record.deal.seats)]
        behind: list[dict[str, list[Cause]]] = [{} for _ in range(record.deal.seats)]
        for number, (seat, action) in enumerate(record.played(), 1):
            for event in self.open_events(position, seat, action):
                kind = self.event_type(event)
                if event.seat is None:
                    continue
                if kind.instead:
                    instead[event.seat].setdefault(kind.instead, []).append(event)
                if kind.behind:
                    behind[event.seat].setdefault(kind.behind, []).append(Cause(number, event))
                change = kind.change(event)
                if change is not None and change[0] == "points":
                    category = str(event.facts["why"])
                    found[event.seat].setdefault(category, []).append(Entry(change[1], number, event))
            position.play(seat, action)
        lines = [
            [
                Line(name, sum(entry.points for entry in entries), entries, others.get(name, []), causes.get(name, []))
                for name, entries in seat.items()
            ]
            for seat, others, causes in zip(found, instead, behind, strict=True)
        ]
        return Sheet(lines, position.scores(), position.ranking(), len(record.actions))

    def event_type(self, event: Event) -> EventType:
        """The type of an event."""
        return self._types_by_name[event.name]

    @cached_property
    def _types_by_name(self) -> dict[str, EventType]:
        return {kind.name: kind for kind in self.event_types.values()}
