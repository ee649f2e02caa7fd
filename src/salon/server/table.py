"""A table: the state computed from its events. It decides what is allowed; it stores and sends nothing."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from salon.games import corrected_game
from salon.games import game as game_by_id
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.record import Document, Hint, Record, result_of
from salon.kernel.rng import Rng
from salon.server import events

TableStatus = Literal["gathering", "playing", "over"]
Notes = list[tuple[int, int, int, int, int]]
SAMPLED_WORLDS = 16  # in which a move must be forced before it is played automatically
# Table events that appear in the game log. A withdrawn choice does not: it would reveal who changed their mind.
LOGGED_EVENTS = (
    events.PlayerJoined, events.PlayerLeft, events.MoveTakenBack, events.TakeBackRequested, events.TakeBackAnswered,
    events.RolledBack, events.HintRequested, events.StandInStarted, events.PlayerReturned, events.SeatReopened,
)  # fmt: skip


class Seat(msgspec.Struct):
    """A seat and who plays it. `stand_in` is the computer player that decides while the person is absent."""

    kind: events.SeatKind
    name: str
    player: str | None
    stand_in: str | None = None

    @property
    def bot(self) -> str | None:
        """The computer player that decides for this seat now, or None."""
        return self.player if self.kind == "computer" else self.stand_in


class PlayedMove(msgspec.Struct, frozen=True):
    """A move, with the notes of the rules about it."""

    seat: int
    action: int
    auto: bool
    revealed: bool
    notes: Notes = []
    phase_first: int = 0  # if several seats chose in its phase: the number of the phase's first move; else 0


class TakeBackRequest(msgspec.Struct):
    """A pending request of a seat to take back more than its own last choice."""

    seat: int
    keep: int
    agreed: set[int]


class Table:
    """The state of one table.

    Moves are settled phase by phase, in seat order whatever the order of arrival. Choices of the current phase are
    pending: no other seat knows of them.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.event_count = 0
        self.changed = 0.0  # time of the last event that is not secret
        self.name = ""
        self.game: Game
        self.options: dict[str, str] = {}
        self.seats: list[Seat] = []
        self.copy = ""  # the name of the own copy whose component values are used
        self.guided = False
        self.allows_hints = False
        self.hints: list[Hint] = []
        self.next: str | None = None  # the rematch
        self.record: Record | None = None
        self.commitment = ""  # the hash of the seed, published from the deal on; the seed is published at the end
        self.position: Position | None = None
        self.phase_start: Position | None = None  # the position at the beginning of the current phase
        self.settled: list[PlayedMove] = []
        self.pending: list[PlayedMove] = []
        self.rollbacks = 0  # how often settled moves were undone
        self.withdrawals: list[int] = []
        self.command_ids: set[str] = set()
        self.take_back_request: TakeBackRequest | None = None
        self.initial_moves = 0  # moves that a fork began with
        self.log: list[PlayedMove | events.Event] = []  # settled moves and table events, in order
        self.shared_sentences: dict[tuple[int, str], Any] = {}  # what viewers share of the log, until the next event
        self.log_changed_from = 0  # the first entry of the log that the last event changed

    # --- applying events ---------------------------------------------------------------------------

    def apply(self, event: events.Event, at: float) -> None:
        """Apply the next event. An illegal move raises IllegalMove and changes nothing."""
        self.log_changed_from = len(self.log)
        self.shared_sentences.clear()
        match event:
            case events.MovePlayed():
                self._play(event.seat, self.game.actions.parse(event.move), event.auto)
                self._remember(event.id)
            case events.GameDealt():
                self._deal(event.record)
            case events.ChoiceWithdrawn():
                self._remember(event.id)
                self._withdraw(event.seat)
            case events.MoveTakenBack():
                self._remember(event.id)
                self._roll_back(event.keep)
            case events.RolledBack():
                self._roll_back(event.keep)
            case events.TakeBackRequested():
                self.take_back_request = TakeBackRequest(event.seat, event.keep, {event.seat})
            case events.TakeBackAnswered():
                if self.take_back_request and event.agree:
                    self.take_back_request.agreed.add(event.seat)
                else:
                    self.take_back_request = None
            case events.HintRequested():
                self.hints.append(Hint(event.seat, len(self.settled)))
            case events.RematchCreated():
                self.next = event.table
            case _:
                self._apply_seating(event)
        if self.status != "gathering" and isinstance(event, LOGGED_EVENTS):
            self.log.append(event)
        secret = isinstance(event, events.ChoiceWithdrawn) or (isinstance(event, events.MovePlayed) and self.pending)
        if not secret:
            self.changed = at
        self.event_count += 1

    def _apply_seating(self, event: events.Event) -> None:
        """Apply an event about who plays which seat."""
        match event:
            case events.TableOpened():
                self.game = corrected_game(event.game, event.components)
                self.copy = event.copy
                self.name, self.options, self.guided = event.name, event.options, event.guided
                self.allows_hints = event.hints
                self.seats = [Seat(plan.kind, plan.name, plan.player) for plan in event.seats]
                self.withdrawals = [0] * len(self.seats)
            case events.SeatPlanned():
                self.seats[event.seat] = Seat(event.plan.kind, event.plan.name, event.plan.player)
            case events.PlayerJoined():
                seat = self.seats[event.seat]
                seat.kind, seat.name, seat.stand_in = "person", event.name, None
            case events.PlayerLeft():
                seat = self.seats[event.seat]
                if self.position is None:
                    seat.kind, seat.stand_in = "open", None
                else:
                    seat.stand_in = event.player
            case events.StandInStarted():
                self.seats[event.seat].stand_in = event.player
            case events.PlayerReturned():
                self.seats[event.seat].stand_in = None
            case events.SeatReopened():
                seat = self.seats[event.seat]
                seat.kind, seat.stand_in = "open", None

    def _remember(self, command_id: str) -> None:
        if command_id:
            self.command_ids.add(command_id)

    def _deal(self, record: dict[str, Any]) -> None:
        # from_json finds the components the table was dealt with, even if newer ones have been released
        self.record = Record.from_json(msgspec.json.encode(record), game_by_id)
        self.game = self.record.game
        seed = self.record.deal.seed
        self.commitment = "" if seed is None else hashlib.sha256(seed.encode()).hexdigest()
        self.position = self.game.start(self.record.deal)
        self.phase_start = self.position.copy()
        for seat, action in self.record.played():
            self._play(seat, action, False)
        self.initial_moves = len(self.settled)

    def _play(self, seat: int, action: int, auto: bool) -> None:
        position = self.position
        assert position is not None
        phase = position.phase
        revealed, notes = position.play_and_note(seat, action)
        self.pending.append(PlayedMove(seat, action, auto, revealed, notes))
        if position.phase != phase:
            self._settle_phase(position)

    def _settle_phase(self, position: Position) -> None:
        """Settle the pending moves, in seat order."""
        revealed = any(move.revealed for move in self.pending)
        phase_first = len(self.settled) + 1 if len({move.seat for move in self.pending}) > 1 else 0
        for move in self._in_seat_order():
            settled = PlayedMove(move.seat, move.action, move.auto, revealed, move.notes, phase_first)
            self.settled.append(settled)
            self.log.append(settled)
        self.pending = []
        self.phase_start = position.copy()
        self.take_back_request = None

    def _in_seat_order(self) -> list[PlayedMove]:
        """The pending moves of a complete phase in seat order, with notes as if played in this order.

        The move that completes a phase has the notes of all its effects. If that is not the move of the last seat,
        the phase is played again in seat order: the order of arrival must not be visible.
        """
        moves = sorted(self.pending, key=lambda move: move.seat)
        if moves[-1].seat == self.pending[-1].seat:
            return moves
        start = self.phase_start
        assert start is not None
        # plays the moves of the phase on `start`, in the order of the record
        return [msgspec.structs.replace(move, notes=start.play_and_note(move.seat, move.action)[1]) for move in moves]

    def _withdraw(self, seat: int) -> None:
        assert self.position is not None
        self.position.take_back(seat)
        self.pending = [move for move in self.pending if move.seat != seat]
        self.withdrawals[seat] += 1

    def _roll_back(self, keep: int) -> None:
        assert self.record is not None
        undone = self.settled[keep:]
        if undone:
            first = self.log_changed_from = self.log_index(undone[0])
            self.log[first:] = [entry for entry in self.log[first:] if not isinstance(entry, PlayedMove)]
        self.settled = self.settled[:keep]
        self.pending = []
        self.position = self.game.start(self.record.deal)
        for move in self.settled:
            self.position.play(move.seat, move.action)
        self.phase_start = self.position.copy()
        self.rollbacks += 1
        self.take_back_request = None

    def log_index(self, move: PlayedMove) -> int:
        """The number of the log entry of a settled move."""
        return next(index for index, entry in enumerate(self.log) if entry is move)

    # --- the state of the game ---------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """Whether people still join, play, or have finished."""
        if self.position is None:
            return "gathering"
        return "playing" if self.position.waiting else "over"

    def is_waiting_for(self, seat: int) -> bool:
        """Whether the seat must decide now."""
        return self.position is not None and bool(self.position.waiting >> seat & 1)

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose in the current phase."""
        return self.phase_start is not None and self.phase_start.waiting.bit_count() > 1

    def has_chosen(self, seat: int) -> bool:
        """Whether the seat has completed its choice of a simultaneous phase."""
        chooses = self.phase_start is not None and bool(self.phase_start.waiting >> seat & 1)
        return self.simultaneous and chooses and not self.is_waiting_for(seat)

    def decision_id(self, seat: int) -> str | None:
        """The id of the decision the seat must make, or None.

        It consists of phase and step, and how often either was undone.
        """
        if not self.is_waiting_for(seat):
            return None
        assert self.position is not None
        step = sum(move.seat == seat for move in self.pending)
        return f"{self.position.phase}.{step}.{self.rollbacks}.{self.withdrawals[seat]}"

    def forced_move(self) -> tuple[int, int] | None:
        """The seat and action of the next move, if only one seat must decide and it has only one legal action."""
        if self.position is None or self.position.waiting.bit_count() != 1:
            return None
        seat = self.position.to_act
        legal = self.position.legal(seat)
        if len(legal) != 1 or self.has_pending_choice(seat):  # a choice in progress can still be withdrawn
            return None
        # All seats must be able to know that there is no choice, else an automatic move reveals a hand.
        for number in range(SAMPLED_WORLDS):
            if len(self.position.known_to(None, Rng("forced", number)).legal(seat)) != 1:
                return None
        return seat, legal[0]

    def bot_seats(self) -> list[int]:
        """The waiting seats for which a computer player decides."""
        return [number for number, seat in enumerate(self.seats) if seat.bot and self.is_waiting_for(number)]

    @property
    def bot_to_move(self) -> bool:
        """Whether a computer player must decide."""
        return bool(self.bot_seats())

    def guide_step(self, seat: int) -> int | None:
        """The current step of the guided first game for a seat, if all moves so far followed the script."""
        guide = self.game.text.guide if self.guided else None
        if guide is None or self.phase_start is None or not self.is_waiting_for(seat):
            return None
        text = self.game.actions.text
        own = [text(move.action) for move in self.pending if move.seat == seat]
        return guide.next_step([text(move.action) for move in self.settled], self.phase_start, seat, own)

    # --- taking back -------------------------------------------------------------------------------

    def take_back_point(self, seat: int) -> int | None:
        """How many settled moves remain if the seat takes back its last choice; None if it has made none."""
        for index in range(len(self.settled) - 1, self.initial_moves - 1, -1):
            move = self.settled[index]
            if move.seat == seat and not move.auto:
                return index
        return None

    def has_pending_choice(self, seat: int) -> bool:
        """Whether the seat has made a choice that is not revealed yet."""
        return any(move.seat == seat for move in self.pending)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat may take back its last choice: nothing was revealed since, and nobody else chose."""
        if self.status != "playing":
            return False
        if self.has_pending_choice(seat):
            return True
        keep = self.take_back_point(seat)
        if keep is None or self.simultaneous:  # whether others have chosen already is secret
            return False
        later = self.settled[keep:]
        return not any(move.revealed or (move.seat != seat and not move.auto) for move in later)

    def can_request_take_back(self, seat: int) -> bool:
        """Whether the seat may ask the others to let it take back more."""
        allowed = self.status == "playing" and self.take_back_request is None and not self.can_take_back(seat)
        return allowed and self.take_back_point(seat) is not None

    def voters(self) -> list[int]:
        """The seats that must agree to a request: those that a person plays now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    # --- as a record -------------------------------------------------------------------------------

    def to_record(self) -> Record:
        """The record of the game so far, without pending choices."""
        assert self.record is not None and self.position is not None
        result = None if self.position.waiting else result_of(self.position)
        return Record(self.game, self.record.deal, [move.action for move in self.settled], result, self.hints)


def new_record(game: Game, seats: int, options: dict[str, str], seed: str | None = None) -> dict[str, Any]:
    """The record of a newly dealt game, as data."""
    return record_data(Record(game, game.deal_with(seats, options, seed), []))


def record_data(record: Record) -> dict[str, Any]:
    """A record as data, as the event of the deal stores it."""
    data: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(record.to_json(), type=Document))
    return data
