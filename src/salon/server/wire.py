"""What clients and server say to each other, as `docs/protocol.md` describes it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from salon.kernel.explained import Section
from salon.kernel.record import Result

Language = Literal["en", "de", "th"]
Id = msgspec.Meta(min_length=1, max_length=64)

# --- from a client -------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something a client asks for; `id` names it, and the same id twice is one act."""

    id: str = msgspec.field(default="", name="id")


class Play(Command, frozen=True, tag="play"):
    """Answer a decision with a move, or with several that are one choice, divided by spaces."""

    decision: str
    move: str


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back my own last choice."""


class AskBack(Command, frozen=True, tag="ask-back"):
    """Ask the others to let me take back more."""


class AnswerBack(Command, frozen=True, tag="answer-back"):
    """Agree to such a request, or not."""

    agree: bool


class SitIn(Command, frozen=True, tag="sit-in"):
    """Ask a computer player to play for somebody who is away."""

    seat: int
    player: str


class Look(Command, frozen=True, tag="look"):
    """What would these moves do, or why are they not possible?"""

    moves: list[str]


class AskHint(Command, frozen=True, tag="hint"):
    """What would a strong computer player do here?"""


class Sit(Command, frozen=True, tag="sit"):
    """Sit on a chair of mine, or get up (None)."""

    chair: int | None


class Speak(Command, frozen=True, tag="speak"):
    """Say everything in this language from now on, and with the view in words if wanted."""

    language: Language
    in_words: bool = False


Commands = Play | TakeBack | AskBack | AnswerBack | SitIn | Look | AskHint | Sit | Speak


# --- to a client ---------------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True):
    """One thing that happened, in words and as data."""

    number: int
    move: int
    seat: int | None
    text: str
    mine: bool
    event: str
    facts: dict[str, Any]
    auto: bool


class Choice(msgspec.Struct, frozen=True):
    """A legal move in words, with what it costs and brings."""

    move: str
    words: str
    changes: dict[str, int]


class Guidance(msgspec.Struct, frozen=True):
    """What the guided first game says at this moment, and the move it asks for."""

    text: str
    move: str
    clause: str
    step: int
    steps: int


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the chair must decide now."""

    id: str
    choices: list[Choice]
    guide: Guidance | None = None


class SeatShown(msgspec.Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str
    kind: str
    player: str | None
    level: str  # what that computer player is called, in words
    stand_in: bool
    present: bool
    waiting: bool
    chosen: bool
    mine: bool
    away: bool


class AskingShown(msgspec.Struct, frozen=True):
    """A request to take back more, in words, and who has agreed."""

    seat: int
    text: str
    agreed: list[int]


class Shown(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The whole table as one chair sees it."""

    table: str
    name: str
    game: str
    options: dict[str, str]
    status: str
    host: bool
    chair: int | None
    seats: list[SeatShown]
    round: str
    view: Any
    decision: Decision | None
    can_take_back: bool
    can_ask_back: bool
    asking: AskingShown | None
    since: int | None
    lines: list[Line]
    text: list[Section]
    commitment: str
    seed: str | None
    result: Result | None
    guided: bool
    hints: bool  # whether advice may be asked for
    next: str | None


class LookedLegal(msgspec.Struct, frozen=True, tag_field="is", tag="possible"):
    """A legal move: what it costs and brings, and what will happen, in words."""

    words: str
    changes: dict[str, int]
    lines: list[str]
    legal: bool = True


class LookedRefused(msgspec.Struct, frozen=True, tag_field="is", tag="impossible"):
    """A move that is not possible: why, in a sentence and in a word, by which clause."""

    words: str
    code: str
    text: str
    short: str
    clause: str
    legal: bool = False


class Looked(msgspec.Struct, frozen=True, tag_field="is", tag="looked"):
    """The answer to Look."""

    id: str
    moves: dict[str, LookedLegal | LookedRefused]


class Advised(msgspec.Struct, frozen=True):
    """One move as a strong computer player sees it: expected points, share of wins, and why."""

    move: str
    words: str
    share: float
    points: float
    wins: float
    why: str


class HintShown(msgspec.Struct, frozen=True, tag_field="is", tag="hinted"):
    """The answer to a request for advice: the moves it thought about, best first, for one decision."""

    id: str
    decision: str
    moves: list[Advised]


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """The command was carried out and is on disk; `again`: it had been before."""

    id: str
    again: bool = False


class RefusedShown(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """The command was not carried out, and nothing has changed: why, in one sentence."""

    id: str
    code: str
    text: str


class Closed(msgspec.Struct, frozen=True, tag_field="is", tag="closed"):
    """The table cannot be opened: why, in one sentence. The connection ends after it."""

    code: str
    text: str


class Alive(msgspec.Struct, frozen=True, tag_field="is", tag="alive"):
    """A sign of life."""


command_decoder = msgspec.json.Decoder(Commands)
encode = msgspec.json.encode
