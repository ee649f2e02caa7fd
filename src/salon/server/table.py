"""A table: the state computed from its events. It decides what is allowed; it stores and sends nothing."""

from __future__ import annotations

import copy
import hashlib
from typing import Any, Literal

import msgspec

from salon.games import corrected_game
from salon.games import game as game_by_id
from salon.kernel.fair_deal import Exchange, Proof
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.record import Document, Hint, Record, result_of
from salon.players.own_turn import last_actions
from salon.server import events

TableStatus = Literal["gathering", "playing", "over"]
Notes = list[tuple[int, int, int, int, int]]
CHECKPOINT_INTERVAL = 16  # settled moves between two positions that are kept for taking back
MAX_TAKE_BACKS = 200  # of one seat in one game: choices taken back or withdrawn, and requests to the others
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
    left: bool = False  # the person has given the seat up

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
        self.tempo: events.Tempo | None = None
        self.copy = ""  # the name of the own copy whose component values are used
        self.guided = False
        self.allows_hints = False
        self.hints: list[Hint] = []
        self.next: str | None = None  # the rematch
        self.exchange: Exchange | None = None  # of the parts of the seed; None: the deal is given, or older
        self.given_deal = False
        self.record: Record | None = None
        self.commitment = ""  # the hash of the seed, published from the deal on; the seed is published at the end
        self.position: Position | None = None
        self.phase_start: Position | None = None  # the position at the beginning of the current phase
        self.settled: list[PlayedMove] = []
        self._checkpoints: list[tuple[int, Position]] = []  # positions after so many settled moves
        self.pending: list[PlayedMove] = []
        self.rollbacks = 0  # how often settled moves were undone
        self.withdrawals: list[int] = []
        self.take_backs: list[int] = []  # of each seat, with withdrawals and requests
        self.shown_chosen: set[int] = set()  # seats that the others saw choose in this phase
        self.command_ids: set[str] = set()
        self.take_back_request: TakeBackRequest | None = None
        self.initial_moves = 0  # moves that a fork began with
        self.log: list[PlayedMove | events.Event] = []  # settled moves and table events, in order
        self.log_entries: list[int] = []  # the number of the log entry of each settled move
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
                self.take_backs[event.seat] += 1
                self._remember(event.id)
                self._withdraw(event.seat)
            case events.MoveTakenBack():
                self.take_backs[event.seat] += 1
                self._remember(event.id)
                self._roll_back(event.keep)
            case events.RolledBack():
                self._roll_back(event.keep)
            case events.TakeBackRequested():
                self.take_backs[event.seat] += 1
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
            case (
                events.ServerCommitted() | events.PartCommitted() | events.ExchangeStarted() | events.PartRevealed()
                | events.ExchangeRestarted() | events.SkipAgreed()
            ):  # fmt: skip
                self._apply_exchange(event)
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
                self.copy, self.tempo = event.copy, event.tempo
                self.name, self.options, self.guided = event.name, event.options, event.guided
                self.allows_hints, self.given_deal = event.hints, event.given or event.guided
                self.seats = [Seat(plan.kind, plan.name, plan.player) for plan in event.seats]
                self.withdrawals = [0] * len(self.seats)
                self.take_backs = [0] * len(self.seats)
            case events.SeatPlanned():
                self.seats[event.seat] = Seat(event.plan.kind, event.plan.name, event.plan.player)
                self._release_part(event.seat)
            case events.PlayerJoined():
                seat = self.seats[event.seat]
                seat.kind, seat.name, seat.stand_in, seat.left = "person", event.name, None, False
            case events.PlayerLeft():
                seat = self.seats[event.seat]
                if self.position is None:
                    seat.kind, seat.stand_in = "open", None
                    self._release_part(event.seat)
                else:
                    seat.stand_in, seat.left = event.player, True
            case events.StandInStarted():
                self.seats[event.seat].stand_in = event.player
            case events.PlayerReturned():
                self.seats[event.seat].stand_in = None
            case events.SeatReopened():
                seat = self.seats[event.seat]
                seat.kind, seat.stand_in = "open", None
                self._release_part(event.seat)

    def _apply_exchange(self, event: events.Event) -> None:
        """Apply an event of the exchange of parts."""
        if isinstance(event, events.ServerCommitted):
            self.exchange = Exchange(event.part, event.expected)
        elif self.exchange is not None:
            _change_exchange(self.exchange, event)

    def exchange_after(self, event: events.Event) -> Exchange | None:
        """The exchange of parts as it would be after an event; nothing is changed."""
        then = copy.deepcopy(self.exchange)
        if then is not None:
            _change_exchange(then, event)
        return then

    def _release_part(self, seat: int) -> None:
        """Before the deal, a seat is given to another player: its part is none of the deal."""
        if self.exchange is not None and self.position is None:
            self.exchange.release(seat)

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
        elif self.has_chosen(seat):
            self.shown_chosen.add(seat)

    def _settle_phase(self, position: Position) -> None:
        """Settle the pending moves, in seat order."""
        revealed = any(move.revealed for move in self.pending)
        phase_first = len(self.settled) + 1 if len({move.seat for move in self.pending}) > 1 else 0
        for move in self._in_seat_order():
            settled = PlayedMove(move.seat, move.action, move.auto, revealed, move.notes, phase_first)
            self.settled.append(settled)
            self.log_entries.append(len(self.log))
            self.log.append(settled)
        self.pending = []
        self.shown_chosen.clear()
        self.phase_start = position.copy()
        if len(self.settled) >= (self._checkpoints[-1][0] if self._checkpoints else 0) + CHECKPOINT_INTERVAL:
            self._checkpoints.append((len(self.settled), position.copy()))
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
        if keep < len(self.settled):
            first = self.log_changed_from = self.log_entries[keep]
            self.log[first:] = [entry for entry in self.log[first:] if not isinstance(entry, PlayedMove)]
        del self.settled[keep:], self.log_entries[keep:]
        self.pending = []
        self.shown_chosen.clear()
        self.position = self._position_after_settled()
        self.phase_start = self.position.copy()
        self.rollbacks += 1
        self.take_back_request = None

    def _position_after_settled(self) -> Position:
        """The position after the settled moves, computed from the last one that was kept."""
        assert self.record is not None
        while self._checkpoints and self._checkpoints[-1][0] > len(self.settled):
            self._checkpoints.pop()
        first, position = 0, self.game.start(self.record.deal)
        if self._checkpoints:
            first, position = self._checkpoints[-1][0], self._checkpoints[-1][1].copy()
        for move in self.settled[first:]:
            position.play(move.seat, move.action)
        return position

    # --- the state of the game ---------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """Whether people still join, play, or have finished."""
        if self.position is None:
            return "gathering"
        return "playing" if self.position.waiting else "over"

    def awaits_part(self, seat: int) -> bool:
        """Whether the deal was asked for and waits for a seat's commitment or part."""
        exchange = self.exchange if self.position is None else None
        return exchange is not None and exchange.started and seat in exchange.waiting

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

    def seems_waiting_for(self, seat: int) -> bool:
        """Whether the seat must decide now, as others see it: that somebody thinks again is not visible."""
        return self.is_waiting_for(seat) and seat not in self.shown_chosen

    def seems_to_have_chosen(self, seat: int) -> bool:
        """Whether the seat has chosen in a simultaneous phase, as others see it."""
        return self.has_chosen(seat) or seat in self.shown_chosen

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
        """The seat and action of the next move, if one seat must decide and all can know that it has no choice."""
        if self.position is None or self.position.waiting.bit_count() != 1:
            return None
        seat = self.position.to_act
        # a choice in progress can still be withdrawn
        if self.has_pending_choice(seat) or not self.game.publicly_forced(self.position, seat):
            return None
        return seat, self.position.legal(seat)[0]

    def bot_seats(self) -> list[int]:
        """The waiting seats for which a computer player decides."""
        return [number for number, seat in enumerate(self.seats) if seat.bot and self.is_waiting_for(number)]

    def turn_of(self, seat: int) -> list[int]:
        """What a seat has done since another one acted, with its choices that are not revealed yet."""
        settled = last_actions([(move.seat, move.action) for move in self.settled], seat)
        return settled + [move.action for move in self.pending if move.seat == seat]

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
        if self.status != "playing" or self.take_backs[seat] >= MAX_TAKE_BACKS:
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
        if self.status != "playing" or self.take_back_request is not None or self.take_backs[seat] >= MAX_TAKE_BACKS:
            return False
        return self.take_back_point(seat) is not None and not self.can_take_back(seat)

    def voters(self) -> list[int]:
        """The seats that must agree to a request: those of people, also while they are absent."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left]

    # --- as a record -------------------------------------------------------------------------------

    def to_record(self) -> Record:
        """The record of the game so far, without pending choices."""
        assert self.record is not None and self.position is not None
        actions = [move.action for move in self.settled]
        if self.position.waiting:  # without the proof, which discloses the server's part
            return Record(self.game, self.record.deal, actions, None, self.hints)
        result = result_of(self.position)
        return Record(self.game, self.record.deal, actions, result, self.hints, self.record.proof)


def _change_exchange(exchange: Exchange, event: events.Event) -> None:
    match event:
        case events.PartCommitted():
            exchange.commit(event.seats, event.commitment)
        case events.ExchangeStarted():
            exchange.started = True
        case events.PartRevealed():
            exchange.reveal(event.seat, event.part)
        case events.ExchangeRestarted():
            exchange.restart(exchange.waiting)
        case events.SkipAgreed():
            exchange.agree(event.seats)


def table_of(table_id: str, stored: list[tuple[float, str]]) -> Table:
    """The table that results from its stored events: time and body of each."""
    table = Table(table_id)
    for at, body in stored:
        table.apply(events.decode(body), at)
    return table


def new_record(
    game: Game, seats: int, options: dict[str, str], seed: str | None = None, proof: Proof | None = None
) -> dict[str, Any]:
    """The record of a newly dealt game, as data."""
    return record_data(Record(game, game.deal_with(seats, options, seed), [], proof=proof))


def record_data(record: Record) -> dict[str, Any]:
    """A record as data, as the event of the deal stores it."""
    data: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(record.to_json(), type=Document))
    return data
