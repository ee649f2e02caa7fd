"""The messages between clients and server, as `docs/protocol.md` describes them.

Some names on the wire are older than the names in the code: a seat is sent as `chair`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from salon.kernel.catalogue import Section
from salon.kernel.fair_deal import Contribution, Proof, Stage
from salon.kernel.record import Result
from salon.server.events import SeatKind, TempoName
from salon.server.table import TableStatus

Language = Literal["en", "de", "th"]

# --- commands from a client ----------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A request of a client. The client chooses `id`; a command is executed once, however often it is sent."""

    id: str = ""


class Play(Command, frozen=True, tag="play"):
    """Answer a decision with a move, or with a compound move (several moves separated by spaces)."""

    decision: str
    move: str


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back the seat's own last choice."""


class RequestTakeBack(Command, frozen=True, tag="ask-back"):
    """Ask the others to agree to taking back more."""


class AnswerTakeBack(Command, frozen=True, tag="answer-back"):
    """Agree or disagree to such a request."""

    agree: bool


class RequestStandIn(Command, frozen=True, tag="sit-in"):
    """Ask the table's computer player to play for somebody who is absent."""

    seat: int
    player: str = ""  # older clients name one; the table's tempo decides


class ExplainMoves(Command, frozen=True, tag="look"):
    """Ask what some moves would do, or why they are illegal."""

    moves: list[str]


class RequestHint(Command, frozen=True, tag="hint"):
    """Ask what a strong computer player would do."""


class SelectSeat(Command, frozen=True, tag="sit"):
    """Show the table from another seat of the visitor, or as a spectator (None)."""

    seat: int | None = msgspec.field(name="chair")


class SetLanguage(Command, frozen=True, tag="speak"):
    """Change the language, and whether the view is also sent as text."""

    language: Language
    text_view: bool = msgspec.field(name="in_words", default=False)


class CommitPart(Command, frozen=True, tag="commit"):
    """Commit to a part of the seed, for all seats of the visitor that have not committed."""

    commitment: str


class RevealPart(Command, frozen=True, tag="reveal"):
    """Reveal the part that the visitor had committed to."""

    part: str


class RestartExchange(Command, frozen=True, tag="deal-anew"):
    """Start the exchange of parts over; `attempt` is the one that is to end."""

    attempt: int


class SkipParts(Command, frozen=True, tag="deal-without"):
    """Agree to deal without the parts that are late; `attempt` is that of the view."""

    attempt: int


ExchangeCommand = CommitPart | RevealPart | RestartExchange | SkipParts
AnyCommand = (
    Play | TakeBack | RequestTakeBack | AnswerTakeBack | RequestStandIn | ExplainMoves | RequestHint | SelectSeat
    | SetLanguage | CommitPart | RevealPart | RestartExchange | SkipParts
)  # fmt: skip


# --- messages to a client ------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True):
    """One event of the game log, as a sentence and as data."""

    number: int  # rises along the log
    move: int  # the move it belongs to
    seat: int | None  # who did it
    text: str
    mine: bool  # it changed something of the viewer's
    event: str
    facts: dict[str, int | str | bool | None]
    auto: bool  # a forced move, played automatically


class Choice(msgspec.Struct, frozen=True):
    """A legal move, with its description and what it costs and brings."""

    move: str
    words: str
    changes: dict[str, int]  # costs are negative


class Guidance(msgspec.Struct, frozen=True):
    """The current step of the guided first game, and the move it asks for."""

    text: str
    move: str
    clause: str
    step: int
    steps: int


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The decision the seat must make now."""

    id: str
    choices: list[Choice]
    guide: Guidance | None = None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: SeatKind
    player: str | None  # the computer player that decides for this seat
    level: str  # the name of the computer player's level
    stand_in: bool  # the computer player plays for an absent person
    present: bool  # somebody who holds the seat is connected
    waiting: bool  # the table waits for this seat
    chosen: bool  # has chosen, in a phase in which all choose at once
    mine: bool  # the visitor holds the seat
    away: bool  # absent so long that a computer player may be asked to stand in


class TakeBackView(msgspec.Struct, frozen=True):
    """A request to take back more, as a sentence, and the seats that have agreed."""

    seat: int
    text: str
    agreed: list[int]


class CopyView(msgspec.Struct, frozen=True):
    """The own copy whose component values a table is played with: its name, and how many values differ."""

    name: str
    differences: int


class TempoView(msgspec.Struct, frozen=True):
    """How long the table waits for an absent person, and the level of the computer player that then may play."""

    name: TempoName
    patience: float  # seconds
    stand_in: str


class ExchangeView(msgspec.Struct, frozen=True):
    """The exchange of the parts of the seed before the deal; no part is in it."""

    attempt: int  # rises when it starts over
    stage: Stage
    server: str  # the commitment of the server
    commitments: list[Contribution]  # of the seats, without their parts
    waiting: list[int]  # the seats whose commitment or part is missing; SeatView.away: for too long
    agreed: list[int]  # the seats that agree to deal without those


class TableView(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The whole table as one seat sees it."""

    table: str
    name: str
    game: str
    options: dict[str, str]
    status: TableStatus
    host: bool  # the visitor created the table
    seat: int | None = msgspec.field(name="chair")  # the seat whose view this is; None: a spectator
    seats: list[SeatView]
    round: str  # "Round 8"; empty if the game counts none
    view: Any  # the game's own view (`Game.view_type`); None before the deal
    decision: Decision | None
    can_take_back: bool  # at once
    can_request_take_back: bool = msgspec.field(name="can_ask_back")  # if all agree
    take_back_request: TakeBackView | None = msgspec.field(name="asking")
    since: int | None  # the number of the first line after the seat's last choice
    text: list[Section]  # the view as text, if requested
    commitment: str  # the hash of the seed
    seed: str | None  # None until the game is over
    result: Result | None
    guided: bool
    hints: bool  # whether hints may be requested
    next: str | None  # the table of the rematch
    components: str  # the hash of the component values
    copy: CopyView | None  # None: played with the released values
    tempo: TempoView | None  # None in a replay
    exchange: ExchangeView | None = None  # None from the deal on, and if there is none
    proof: Proof | None = None  # how the seed was made; None until the game is over, and if the server drew it alone
    given: bool = False  # the deal was given: a guided game, or a fork
    lines: list[Line] = []  # new since the last view; after connecting: the end of the log. The last field: encode_view


class LegalMove(msgspec.Struct, frozen=True, tag_field="is", tag="possible"):
    """A legal move: what it costs and brings, and the events it causes."""

    words: str
    changes: dict[str, int]
    lines: list[str]
    legal: bool = True


class RefusedMove(msgspec.Struct, frozen=True, tag_field="is", tag="impossible"):
    """An illegal move: the reason as a code, a sentence and a short label, and the clause it rests on."""

    words: str
    code: str
    text: str
    short: str
    clause: str
    legal: bool = False


class MovesExplained(msgspec.Struct, frozen=True, tag_field="is", tag="looked"):
    """The answer to ExplainMoves."""

    id: str
    moves: dict[str, LegalMove | RefusedMove]


class HintMove(msgspec.Struct, frozen=True):
    """One move of a hint: its share of the search, expected points and wins, and what speaks for it."""

    move: str
    words: str
    share: float  # of the search that went into it
    points: float  # expected at the end
    wins: float  # share of games it expects to win, in steps of five percent
    why: str  # the reasons as one text
    reasons: list[str]  # one to three sentences


class Hint(msgspec.Struct, frozen=True, tag_field="is", tag="hinted"):
    """The answer to RequestHint: moves for one decision, sorted by wins and points as they are shown."""

    id: str
    decision: str
    moves: list[HintMove]


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """The command was executed and is on disk. `repeated`: it had been executed before."""

    id: str
    repeated: bool = msgspec.field(name="again", default=False)


class CommandRefused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """The command was not executed and nothing has changed."""

    id: str
    code: str
    text: str


class TableUnavailable(msgspec.Struct, frozen=True, tag_field="is", tag="closed"):
    """The table cannot be opened. The connection is closed after this message."""

    code: str
    text: str


class KeepAlive(msgspec.Struct, frozen=True, tag_field="is", tag="alive"):
    """Sent when nothing else was sent for a while."""


CommandResult = Done | MovesExplained | Hint
AnyMessage = TableView | CommandResult | CommandRefused | TableUnavailable | KeepAlive

command_decoder = msgspec.json.Decoder(AnyCommand)
encode = msgspec.json.encode


def encode_view(view: TableView) -> tuple[bytes, bytes]:
    """A view as a message, and the same without its log lines. What both share is encoded once."""
    if not view.lines:
        message = encode(view)
        return message, message
    without_lines = encode(msgspec.structs.replace(view, lines=[]))
    return without_lines[: -len("[]}")] + encode(view.lines) + b"}", without_lines
