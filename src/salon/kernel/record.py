"""The record: header, deal and moves. Everything else about a game is replayed from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel import fair_deal
from salon.kernel.components import ComponentsError
from salon.kernel.deal import Deal, read_options, recorded_options
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove, SalonError

FORMAT = "salon-record-1"
Load = Callable[[str, Any], Game]


class RecordError(SalonError):
    """A record that is not a game: which record, which move, and why."""

    def __init__(self, reason: str, move: int | None = None, number: int | None = None) -> None:
        self.reason, self.move, self.number = reason, move, number
        place = [f"record {number}"] if number else []
        place += [f"move {move}"] if move else []
        super().__init__(f"{', '.join(place)}: {reason}" if place else reason)


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended, by seat."""

    scores: list[int]
    ranking: list[int]


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """A seat requested a hint after `move` moves."""

    seat: int
    move: int


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record in a file: one JSON object; a file of many records has one a line."""

    format: str
    game: str
    rules: int
    components: str
    overrides: dict[str, Any]
    seats: int
    options: dict[str, str]
    seed: str | None
    deal: dict[str, Any]
    moves: str
    result: Result | None
    hints: list[Hint] = []
    proof: fair_deal.Proof | None = None


class Record:
    """A game from its deal to its last move.

    Moves are stored in one order, whatever the order of arrival: the next move is always one of the lowest
    seat that is waiting. So choices of one simultaneous phase are in seat order, and a record needs no seat
    numbers.
    """

    def __init__(
        self,
        game: Game,
        deal: Deal,
        actions: list[int],
        result: Result | None = None,
        hints: list[Hint] | None = None,
        proof: fair_deal.Proof | None = None,
    ) -> None:
        self.game, self.deal, self.actions, self.result, self.hints = game, deal, actions, result, hints or []
        self.proof = proof  # how the seed was made, if people at the table gave parts of it

    @classmethod
    def of(cls, game: Game, deal: Deal, moves: Iterable[tuple[int, int]], hints: list[Hint] | None = None) -> Record:
        """A record of moves given as (seat, action), in any order in which they can be played."""
        position = game.start(deal)
        actions: list[int] = []
        phase = position.phase
        choices: dict[int, list[int]] = {}
        for number, (seat, action) in enumerate(moves, 1):
            try:
                position.play(seat, action)
            except IllegalMove as error:
                raise RecordError(str(error), number) from None
            choices.setdefault(seat, []).append(action)
            if position.phase != phase:  # all choices of the phase took effect
                phase = position.phase
                actions += [chosen for each in sorted(choices) for chosen in choices[each]]
                choices = {}
        # Choices of a phase that is still open are not final yet: they are not part of a record.
        return cls(game, deal, actions, None if position.waiting else result_of(position), hints)

    def played(self) -> Iterator[tuple[int, int]]:
        """The moves as (seat, action)."""
        position = self.game.start(self.deal)
        for number, action in enumerate(self.actions, 1):
            seat = _next_seat(position, number)
            yield seat, action
            _play(position, seat, action, number)

    def replay(self) -> Position:
        """The position after the last move."""
        position = self.game.start(self.deal)
        for number, action in enumerate(self.actions, 1):
            _play(position, _next_seat(position, number), action, number)
        return position

    def verify(self) -> None:
        """Recompute the seed from its parts, the deal from the seed, and the game from the deal.

        Raises RecordError on a difference.
        """
        deal = self.deal
        if self.proof is not None:
            try:
                fair_deal.check(self.proof, deal.seed, deal.seats)
            except SalonError as error:
                raise RecordError(str(error)) from None
        if deal.seed is not None:
            again = self.game.deal_with(deal.seats, deal.options, deal.seed)
            for part in again.content | deal.content:
                if again.content.get(part) != deal.content.get(part):
                    raise RecordError(f"the deal's {part!r} are not what the seed {deal.seed!r} gives")
        position = self.replay()
        if position.waiting:
            if self.result is not None:
                raise RecordError("it has a result, but its moves do not reach the end of the game")
        elif self.result is None:
            raise RecordError("its moves reach the end of the game, but it has no result")
        else:
            replayed = result_of(position)
            for part in ("scores", "ranking"):
                recorded, computed = getattr(self.result, part), getattr(replayed, part)
                if recorded != computed:
                    raise RecordError(f"the result's {part} say {recorded}, the game gives {computed}")

    def to_json(self) -> str:
        """The record as one line of JSON."""
        game, deal = self.game, self.deal
        document = Document(
            FORMAT,
            game.id,
            game.version,
            game.components.released,
            game.components.overrides,
            deal.seats,
            recorded_options(game.options, deal.options),
            deal.seed,
            deal.content,
            " ".join(game.actions.text(action) for action in self.actions),
            self.result,
            self.hints,
            self.proof,
        )
        return msgspec.json.encode(document).decode()

    @classmethod
    def from_json(cls, text: str | bytes, load: Load) -> Record:
        """Read a record; `load` finds the game by its id and components (`salon.games.game`)."""
        try:
            document = msgspec.json.decode(text, type=Document)
        except msgspec.ValidationError as error:
            raise RecordError(f"is not a Salon record: {error}") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"is not complete JSON: {error}") from None
        if document.format != FORMAT:
            raise RecordError(f"has the format {document.format!r}; this program reads {FORMAT!r}")
        game = _game_of(document, load)
        options = read_options(game.options, document.options)
        deal = Deal(document.game, document.seats, options, document.seed, document.deal)
        actions = []
        for number, word in enumerate(document.moves.split(), 1):
            try:
                actions.append(game.actions.parse(word))
            except SalonError as error:
                raise RecordError(str(error), number) from None
        return cls(game, deal, actions, document.result, document.hints, document.proof)


def _game_of(document: Document, load: Load) -> Game:
    game = load(document.game, None)
    if game.version != document.rules:
        raise RecordError(f"was played by rules version {document.rules}; this program has {game.version}")
    if document.components == game.components.released and not document.overrides:
        return game
    try:
        return _corrected(load, document.game, document.components, msgspec.json.encode(document.overrides))
    except ComponentsError as error:
        raise RecordError(f"its overrides cannot be used: {error}") from None


@lru_cache(maxsize=16)
def _corrected(load: Load, game_id: str, released: str, overrides: bytes) -> Game:
    """A game with older or overridden components: created once, however many records of a file need it."""
    components = type(load(game_id, None)).released(released)
    return load(game_id, components.overridden(msgspec.json.decode(overrides)))


def result_of(position: Position) -> Result:
    """The result of a position at the end of its game."""
    return Result(position.scores(), position.ranking())


def read_records(file: Path, load: Load) -> Iterator[Record]:
    """The records of a file, one a line; a fault raises RecordError with the record's number."""
    number = 0
    try:
        with file.open("rb") as lines:
            for line in lines:
                if line.strip():
                    number += 1
                    with record_number(number):
                        record = Record.from_json(line, load)
                    yield record
    except OSError as error:
        raise SalonError(f"{file}: cannot be read ({error.strerror or error})") from None
    if number == 0:
        raise SalonError(f"{file}: holds no record")


@contextmanager
def record_number(number: int) -> Iterator[None]:
    """Add the number of a record in its file to every error."""
    try:
        yield
    except RecordError as error:
        raise RecordError(error.reason, error.move, number) from None
    except SalonError as error:
        raise RecordError(str(error), None, number) from None


def _next_seat(position: Position, number: int) -> int:
    seat = position.to_act
    if seat < 0:
        raise RecordError("comes after the end of the game", number)
    return seat


def _play(position: Position, seat: int, action: int, number: int) -> None:
    try:
        position.play(seat, action)
    except IllegalMove as error:
        raise RecordError(str(error), number) from None
