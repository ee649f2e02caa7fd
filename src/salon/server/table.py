"""A table: the sum of its events. It decides what may happen and follows what did; it stores and sends nothing."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from salon.games import game as game_by_id
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.record import Document, Hint, Record, result_of
from salon.kernel.rng import Rng
from salon.server import stream
from salon.server.stream import SeatPlan

Notes = list[tuple[int, int, int, int, int]]
SAMPLED_WORLDS = 16  # in which everybody must see that a move is forced
# Events around the game that the story tells to all. Never a withdrawn choice: that would tell who changed his mind.
TOLD = (
    stream.Joined, stream.Left, stream.TookBack, stream.AskedBack, stream.AnsweredBack, stream.RolledBack,
    stream.Hinted, stream.SatIn, stream.Returned, stream.Replaced,
)  # fmt: skip


class Seat(msgspec.Struct):
    """A chair and who sits on it. `stand_in` is the computer player that plays while the person is away."""

    kind: str
    name: str
    player: str | None
    stand_in: str | None = None

    @property
    def computer(self) -> str | None:
        """The computer player that decides here now, if one does."""
        return self.player if self.kind == "computer" else self.stand_in


class Played(msgspec.Struct, frozen=True):
    """A move that stands, with what the rules noted about it."""

    seat: int
    action: int
    auto: bool
    revealed: bool
    notes: Notes = []
    together: int = 0  # the first settled move of its phase, plus 1, if several seats chose in it; else 0


class Asking(msgspec.Struct):
    """A request to take back more than one's own last choice."""

    seat: int
    keep: int
    agreed: set[int]


class Table:
    """What the events of a stream add up to.

    Moves are settled phase by phase, in seat order whatever the order of arrival; choices of the phase that is
    still open are kept apart, for nobody else knows of them.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0  # of events
        self.changed = 0.0  # when the last one happened that is no secret
        self.name = ""
        self.game: Game
        self.options: dict[str, str] = {}
        self.seats: list[Seat] = []
        self.guided = False
        self.allows_hints = False
        self.hints: list[Hint] = []
        self.next: str | None = None
        self.record: Record | None = None
        self.position: Position | None = None
        self.before: Position | None = None  # at the beginning of the open phase
        self.settled: list[Played] = []
        self.open: list[Played] = []
        self.era = 0  # how often moves were undone for all to see
        self.withdrawals: list[int] = []
        self.ids: set[str] = set()
        self.asking: Asking | None = None
        self.given = 0  # moves a fork began with
        self.entries: list[Played | stream.Event] = []  # the story: settled moves, and what happened around them
        self.cut = 0  # from which entry on the story was changed by the last event

    # --- following what happened -------------------------------------------------------------------

    def follow(self, event: stream.Event, at: float) -> None:
        """Add one event."""
        self.number += 1
        self.cut = len(self.entries)
        match event:
            case stream.Opened():
                self.game = game_by_id(event.game)
                self.name, self.options, self.guided = event.name, event.options, event.guided
                self.allows_hints = event.hints
                self.seats = [Seat(plan.kind, plan.name, plan.player) for plan in event.seats]
                self.withdrawals = [0] * len(self.seats)
            case stream.Planned():
                self._plan(event.seat, event.plan)
            case stream.Joined():
                seat = self.seats[event.seat]
                seat.kind, seat.name, seat.stand_in = "person", event.name, None
            case stream.Left():
                self._leave(event)
            case stream.Dealt():
                self._deal(event.record)
            case stream.Moved():
                self._remember(event.id)
                self._play(event.seat, self.game.moves.parse(event.move), event.auto)
            case stream.Withdrew():
                self._remember(event.id)
                assert self.position is not None
                self.position.take_back(event.seat)
                self.open = [played for played in self.open if played.seat != event.seat]
                self.withdrawals[event.seat] += 1
            case stream.TookBack():
                self._remember(event.id)
                self._truncate(event.keep)
            case stream.AskedBack():
                self.asking = Asking(event.seat, event.keep, {event.seat})
            case stream.AnsweredBack():
                if self.asking and event.agree:
                    self.asking.agreed.add(event.seat)
                else:
                    self.asking = None
            case stream.RolledBack():
                self._truncate(event.keep)
            case stream.Hinted():
                self.hints.append(Hint(event.seat, len(self.settled)))
            case stream.SatIn():
                self.seats[event.seat].stand_in = event.player
            case stream.Returned():
                self.seats[event.seat].stand_in = None
            case stream.Replaced():
                seat = self.seats[event.seat]
                seat.kind, seat.stand_in = "open", None
            case stream.Followed():
                self.next = event.table
        if self.status != "gathering" and isinstance(event, TOLD):
            self.entries.append(event)
        if not isinstance(event, stream.Withdrew) and not (isinstance(event, stream.Moved) and self.open):
            self.changed = at

    def _plan(self, seat: int, plan: SeatPlan) -> None:
        self.seats[seat] = Seat(plan.kind, plan.name, plan.player)

    def _leave(self, event: stream.Left) -> None:
        seat = self.seats[event.seat]
        if self.position is None:
            seat.kind, seat.stand_in = "open", None
        else:
            seat.stand_in = event.player

    def _remember(self, act: str) -> None:
        if act:
            self.ids.add(act)

    def _deal(self, record: dict[str, Any]) -> None:
        # from_json finds the components the table was dealt with, whatever has been released since
        self.record = Record.from_json(msgspec.json.encode(record), game_by_id)
        self.game = self.record.game
        self.position = self.game.start(self.record.deal)
        self.before = self.position.copy()
        for seat, action in self.record.played():
            self._play(seat, action, False)
        self.given = len(self.settled)

    def _play(self, seat: int, action: int, auto: bool) -> None:
        position, before = self.position, self.before
        assert position is not None and before is not None
        phase = position.phase
        revealed = position.play(seat, action)
        self.open.append(Played(seat, action, auto, revealed))
        if position.phase == phase:
            return
        self.asking = None
        revealed = any(played.revealed for played in self.open)
        together = len(self.settled) + 1 if len({played.seat for played in self.open}) > 1 else 0
        for played in sorted(self.open, key=lambda played: played.seat):
            notes = before.notes(played.seat, played.action)
            self.settled.append(Played(played.seat, played.action, played.auto, revealed, notes, together))
            self.entries.append(self.settled[-1])
        self.open = []

    def _truncate(self, keep: int) -> None:
        assert self.record is not None
        gone = self.settled[keep:]
        if gone:
            self.cut = next(i for i, entry in enumerate(self.entries) if entry is gone[0])
            after = self.entries[self.cut :]
            self.entries[self.cut :] = [entry for entry in after if not isinstance(entry, Played)]
        self.settled = self.settled[:keep]
        self.open = []
        self.position = self.game.start(self.record.deal)
        for played in self.settled:
            self.position.play(played.seat, played.action)
        self.before = self.position.copy()
        self.era += 1
        self.asking = None

    # --- what is so --------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Gathering, playing or over."""
        if self.position is None:
            return "gathering"
        return "playing" if self.position.waiting else "over"

    def waits_for(self, seat: int) -> bool:
        """Whether the seat must decide now."""
        return self.position is not None and bool(self.position.waiting >> seat & 1)

    @property
    def together(self) -> bool:
        """Whether several seats choose at the same time."""
        return self.before is not None and self.before.waiting.bit_count() > 1

    def has_chosen(self, seat: int) -> bool:
        """Whether the seat has made its choice of a phase in which several choose."""
        return self.together and bool(self.before and self.before.waiting >> seat & 1) and not self.waits_for(seat)

    def decision(self, seat: int) -> str | None:
        """The name of the decision the seat must make: phase and step, and how often they came back."""
        if not self.waits_for(seat):
            return None
        assert self.position is not None
        step = sum(played.seat == seat for played in self.open)
        return f"{self.position.phase}.{step}.{self.era}.{self.withdrawals[seat]}"

    def back_to(self, seat: int) -> int | None:
        """How many settled moves stand if the seat takes back its last choice; None if it has made none."""
        for index in range(len(self.settled) - 1, self.given - 1, -1):
            played = self.settled[index]
            if played.seat == seat and not played.auto:
                return index
        return None

    def has_open_choice(self, seat: int) -> bool:
        """Whether the seat has chosen something nobody else has seen."""
        return any(played.seat == seat for played in self.open)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last choice can still go back: nothing was revealed since, and nobody else chose."""
        if self.status != "playing":
            return False
        if self.has_open_choice(seat):
            return True
        keep = self.back_to(seat)
        if keep is None or self.together:  # whether others have chosen already is their secret
            return False
        later = self.settled[keep:]
        return not any(played.revealed or (played.seat != seat and not played.auto) for played in later)

    def can_ask_back(self, seat: int) -> bool:
        """Whether the seat may ask the others to let it go back further."""
        free = self.status == "playing" and self.asking is None and not self.can_take_back(seat)
        return free and self.back_to(seat) is not None

    def voters(self) -> list[int]:
        """The seats that have to agree to a request: the people who are there to do so."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    def forced(self) -> tuple[int, int] | None:
        """The one move of the one seat that is still waited for, if it has no choice."""
        if self.position is None or self.position.waiting.bit_count() != 1:
            return None
        seat = self.position.to_act
        legal = self.position.legal(seat)
        if len(legal) != 1 or self.has_open_choice(seat):  # whoever has begun to choose may still think again
            return None
        # That it has no choice must be known to all: else the haste would tell what is in its hand.
        for number in range(SAMPLED_WORLDS):
            if len(self.position.known_to(None, Rng("forced", number)).legal(seat)) != 1:
                return None
        return seat, legal[0]

    def house_seats(self) -> list[int]:
        """The waiting seats for which a computer player decides."""
        return [number for number, seat in enumerate(self.seats) if seat.computer and self.waits_for(number)]

    @property
    def due(self) -> bool:
        """Whether the house must act: nobody else will."""
        return bool(self.house_seats())

    def guidance(self, seat: int) -> int | None:
        """The number of the step that the guided first game asks of a seat now, if it has kept to its script."""
        guide = self.game.guide if self.guided else None
        if guide is None or self.before is None or not self.waits_for(seat):
            return None
        text = self.game.moves.text
        own = [text(played.action) for played in self.open if played.seat == seat]
        return guide.asked([text(played.action) for played in self.settled], self.before, seat, own)

    # --- as a record -------------------------------------------------------------------------------

    def played_record(self) -> Record:
        """The game so far, as a record: choices that are still open are nobody's last word."""
        assert self.record is not None and self.position is not None
        result = None if self.position.waiting else result_of(self.position)
        return Record(self.game, self.record.deal, [played.action for played in self.settled], result, self.hints)

    def commitment(self) -> str:
        """The hash of the seed, shown from the deal on; the seed itself is shown at the end."""
        if self.record is None or self.record.deal.seed is None:
            return ""
        return hashlib.sha256(self.record.deal.seed.encode()).hexdigest()


def first_record(game: Game, seats: int, options: dict[str, str], seed: str | None = None) -> dict[str, Any]:
    """A newly dealt record, as the event of a deal keeps it."""
    deal = game.deal_with(seats, options, seed)
    return as_kept(Record(game, deal, []))


def as_kept(record: Record) -> dict[str, Any]:
    """A record as plain data."""
    document = msgspec.json.decode(record.to_json(), type=Document)
    kept: dict[str, Any] = msgspec.to_builtins(document)
    return kept
