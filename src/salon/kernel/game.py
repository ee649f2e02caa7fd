"""The game: what a folder in `salon.games` provides, and all that can be asked about its positions."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from salon.kernel.components import Components
from salon.kernel.deal import Deal, Option, chosen_options
from salon.kernel.events import HIDDEN, Event, EventKind, Preview
from salon.kernel.explained import Piece, Section
from salon.kernel.guide import Guide
from salon.kernel.moves import ActionList
from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove, Reason, SalonError
from salon.kernel.rng import Rng
from salon.kernel.rulebook import Rulebook
from salon.kernel.sheet import Entry, Line, Sheet
from salon.kernel.words import Words

if TYPE_CHECKING:
    from salon.kernel.record import Record

COMMON_WORDS = Path(__file__).parent / "words"
FIRST_OWN_REASON = 10

MOST_TERMS = 3  # of an evaluation that a reason names
WORTH_NAMING = 0.25  # points


class Game(ABC):
    """One game with its components; positions, deals and records belong to it.

    A game is a subclass that sets the attributes below and fills in the abstract methods; all the rest
    follows from them.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules' behaviour; a record names the one it was played by
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    moves: ClassVar[ActionList]
    folder: ClassVar[Path]
    template: ClassVar[bool] = False  # an example for makers of games, not offered first to players
    decided_by: ClassVar[float] = 8.0  # points that make a clear difference between two seats at the end
    state_type: ClassVar[Any]  # the structure of a position, as `Position.snapshot()` gives it
    reasons: ClassVar[Mapping[int, tuple[str, str]]]  # number of a refusal: code, clause
    fields: ClassVar[Mapping[str, str]]  # every field of a position: public, private or trackable
    event_kinds: ClassVar[Mapping[int, EventKind]]
    pieces: ClassVar[Mapping[str, Sequence[str]]]  # the names behind the numbers in events

    def __init__(self, components: Components | None = None) -> None:
        self.components = components or self.released()

    # --- what a game fills in ----------------------------------------------------------------------

    @abstractmethod
    def draw(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Draw the content of a deal from named streams of the seed."""

    @abstractmethod
    def set_up(self, deal: Deal) -> Position:
        """The position before the first move; raises SalonError for a deal that cannot be laid out."""

    @abstractmethod
    def seen_by(self, position: Position, seat: int | None) -> Any:
        """What a person in that chair (None: a spectator) sees, as a msgspec struct."""

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """What fills the words of a refusal: needs 1, has 0."""
        return {}

    @abstractmethod
    def board(self, view: Any, language: str, players: list[str]) -> Any:
        """A view as text or as a `rich` drawing, for the terminal."""

    @abstractmethod
    def move_words(self, view: Any, action: int, language: str) -> str:
        """An action in words, as it is offered to a person."""

    def word_facts(self, language: str) -> dict[str, Any]:
        """The component values that the words and the rulebook speak of, by the names they use."""
        return {}

    def piece_words(self, language: str, name: str) -> str:
        """The name of a piece, as events and reasons call it, in a language."""
        return self.words.text(language, name) if name else ""

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat, in points, term by term; the greedy player adds them up."""
        return {"points": float(position.scores()[seat])}

    def terms_told(self, terms: Mapping[str, float], language: str) -> str:
        """The terms of an evaluation that differ most, in words, each with what it is worth in points."""
        largest = sorted(terms.items(), key=lambda term: -abs(term[1]))[:MOST_TERMS]
        told = []
        for name, worth in largest:
            if abs(worth) >= WORTH_NAMING:
                term = self.words.text(language, f"term-{name.replace(' ', '-')}")
                message = "hint-more" if worth > 0 else "hint-less"
                told.append(self.words.text(language, message, term=term, points=round(abs(worth), 1)))
        return ", ".join(told) or self.words.text(language, "hint-even")

    def aid(self, language: str) -> Any:
        """The player aid, one page, for the terminal."""
        raise SalonError(f"{self.id} needs no player aid: its rules are one page")

    def aid_sections(self, language: str) -> list[Section]:
        """The player aid as sections of lines; none for a game that needs no aid."""
        return []

    def explained(self, language: str, seats: int) -> dict[str, Piece]:
        """What every piece is, by the names that views and events use, for a table of that many seats."""
        return {}

    def described(self, view: Any, language: str, players: list[str]) -> list[Section]:
        """A view in words, complete, for people who read or listen rather than look."""
        board = self.board(view, language, players)
        return [Section(self.title(language), board.splitlines())] if isinstance(board, str) else []

    def round_words(self, view: Any, language: str) -> str:
        """How far the game is ("Round 8"), for lists of tables; "" if the game counts nothing."""
        return ""

    # --- deals and positions -----------------------------------------------------------------------

    @classmethod
    def released(cls, released: str | None = None) -> Components:
        """The newest released components, or those of a given hash."""
        files = sorted((cls.folder / "components").glob("*.toml"), key=lambda file: int(file.stem))
        found = [Components.read(file) for file in files]
        for components in reversed(found):
            if released in (None, components.released):
                return components
        raise SalonError(f"no released component file of {cls.id} has the hash {released!r}")

    def deal(self, seats: int, seed: str | int | None = None, **options: Any) -> Deal:
        """Draw a deal; the same seed, seats and options give the same deal on every machine."""
        return self.deal_with(seats, options, seed)

    def deal_with(self, seats: int, options: Mapping[str, Any], seed: str | int | None) -> Deal:
        """Draw a deal, with the options as one mapping: their names may come from anywhere."""
        self.check_seats(seats)
        values = chosen_options(self.options, options)
        text = secrets.token_hex(16) if seed is None else str(seed)
        if not text.isprintable():
            raise SalonError("a seed must be printable text")
        return Deal(self.id, seats, values, text, self.draw(seats, values, text))

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
            raise SalonError(f"the deal must say each of the options {', '.join(o.name for o in self.options)}")
        return self.set_up(deal)

    def view(self, position: Position, seat: int | None) -> Any:
        """What a person in that chair (None: a spectator) sees, as a msgspec struct."""
        if seat is not None and seat not in range(position.seats):
            raise SalonError(f"there is no seat {seat}: this game has the seats 0 to {position.seats - 1}")
        return self.seen_by(position, seat)

    def open_view(self, position: Position, seat: int | None) -> Any:
        """What that person sees with all screens down, when the game is over and looked at again."""
        return self.view(position, seat)

    # --- questions about a move --------------------------------------------------------------------

    def why_not(self, position: Position, seat: int, action: int) -> Reason | None:
        """None if the action is legal for the seat now, else the one reason why it is not."""
        number = position.refused(seat, action)
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
            raise IllegalMove(reason, seat, self.moves.name(action))
        return self.events_of(before.copy().notes(seat, action), viewer)

    def open_events(self, before: Position, seat: int, action: int) -> list[Event]:
        """What a legal action does to a position, with nothing hidden: for the story of a finished game."""
        return [
            self.event_kinds[note[0]].event(note, note[1], self.pieces) for note in before.copy().notes(seat, action)
        ]

    def events_of(self, notes: list[tuple[int, int, int, int, int]], viewer: int | None) -> list[Event]:
        """What the rules noted about a move, as the viewer (None: a spectator) sees it."""
        return [
            self.event_kinds[note[0]].event(note, viewer, self.pieces)
            for note in notes
            if viewer == note[1] or not self.event_kinds[note[0]].private
        ]

    def seats_named(self, event: Event) -> list[str]:
        """The facts of an event that stand for players."""
        return self._kinds_by_name[event.name].seats()

    def preview(self, position: Position, seat: int, action: int) -> Preview:
        """What a legal action costs and brings: a dry run on what the seat knows, chance left out."""
        known = position.known_to(seat, Rng("preview"))
        events = [event for event in self.events(known, seat, action, seat) if not event.reveals]
        later: list[Event] = []
        phase = known.phase
        known.play(seat, action)
        if known.phase == phase:
            # a choice that waits for others: what it will do; of several ways to go on, the first
            while known.legal(seat) and known.phase == phase:
                known.play(seat, known.legal(seat)[0])
            later = [event for event in self.events_of(known.rehearsal(seat), seat) if not event.reveals]
        changes: dict[str, int] = {}
        for event in (*events, *later):
            change = self._kinds_by_name[event.name].change(event)
            if change is not None and event.seat == seat:
                changes[change[0]] = changes.get(change[0], 0) + change[1]
        return Preview({name: amount for name, amount in changes.items() if amount}, events, later)

    def sheet(self, record: Record) -> Sheet:
        """The final score by category, each number with the moves and events that brought it."""
        position = self.start(record.deal)
        found: list[dict[str, list[Entry]]] = [{} for _ in range(record.deal.seats)]
        instead: list[dict[str, list[Event]]] = [{} for _ in range(record.deal.seats)]
        for number, (seat, action) in enumerate(record.played(), 1):
            for event in self.open_events(position, seat, action):
                kind = self._kinds_by_name[event.name]
                if kind.instead and event.seat is not None:
                    instead[event.seat].setdefault(kind.instead, []).append(event)
                change = kind.change(event)
                if change is not None and change[0] == "points" and event.seat is not None:
                    category = str(event.facts["why"])
                    found[event.seat].setdefault(category, []).append(Entry(change[1], number, event))
            position.play(seat, action)
        lines = [
            [
                Line(name, sum(entry.points for entry in entries), entries, others.get(name, []))
                for name, entries in seat.items()
            ]
            for seat, others in zip(found, instead, strict=True)
        ]
        return Sheet(lines, position.scores(), position.ranking())

    # --- words -------------------------------------------------------------------------------------

    @cached_property
    def words(self) -> Words:
        """The words of this game, and those all games share, in every language."""
        return Words(COMMON_WORDS, self.folder / "words")

    @cached_property
    def guide(self) -> Guide | None:
        """The script of the guided first game, if there is one."""
        return Guide.read(self.folder / "guide.toml")

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, with the numbers of these components."""
        return Rulebook(self.words, self.word_facts)

    def title(self, language: str) -> str:
        """The name of the game."""
        return self.words.text(language, "game-title")

    def about(self, language: str) -> str:
        """For how many players the game is, and how long it takes."""
        return self.words.text(language, "game-about", fewest=self.seat_counts[0], most=self.seat_counts[-1])

    def option_words(self, language: str) -> list[tuple[str, str, list[tuple[str, str]]]]:
        """Every option with its words, and each of its choices with theirs."""
        found = []
        for option in self.options:
            message = f"option-{option.name.replace('_', '-')}"
            choices = [(choice, self.words.text(language, f"{message}-{choice}")) for choice in option.choices]
            found.append((option.name, self.words.text(language, message), choices))
        return found

    def explain(self, reason: Reason, language: str) -> str:
        """A reason in words, with its clause."""
        return f"{self.reason_words(reason, language)} [{reason.clause}]"

    def reason_words(self, reason: Reason, language: str) -> str:
        """A reason as a sentence, for where its clause stands beside it."""
        return self.words.text(language, f"reason-{reason.code}", **self._in_words(language, reason.facts))

    def briefly(self, reason: Reason, language: str) -> str:
        """A reason in one or two words, for the piece it speaks of."""
        facts = self._in_words(language, reason.facts)
        return self.words.part(language, f"reason-{reason.code}", "short", **facts)

    def tell(self, event: Event, language: str, players: list[str]) -> str:
        """An event in words; what comes for a named thing, what is lost and what is hidden have words of their own."""
        facts = {label: fact for label, fact in event.facts.items() if fact != HIDDEN}
        message = f"event-{event.name}"
        if len(facts) < len(event.facts):
            message += "-hidden"
        if facts.get("what"):
            message += "-for"
        change = self._kinds_by_name[event.name].change(event)
        if change is not None and change[1] < 0:
            message += "-less"
            facts[next(iter(facts))] = -change[1]
        told = self._in_words(language, facts)
        for label in self._kinds_by_name[event.name].seats():
            told[label] = players[int(facts[label])]
        player = players[event.seat] if event.seat is not None else ""
        return self.words.text(language, message, player=player, **told)

    def _in_words(self, language: str, facts: dict[str, int | str]) -> dict[str, int | str]:
        return {
            label: self.piece_words(language, value) if isinstance(value, str) else value
            for label, value in facts.items()
        }

    @cached_property
    def _kinds_by_name(self) -> dict[str, EventKind]:
        return {kind.name: kind for kind in self.event_kinds.values()}
