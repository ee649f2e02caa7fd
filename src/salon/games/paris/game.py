"""Paris as a game: options, reasons and events, and where each part of the contract is answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import RenderableType

from salon.games.paris import board as board_module
from salon.games.paris import deal as dealing
from salon.games.paris import parts, wording
from salon.games.paris.aid import draw_aid, facts_for_words, sections_of_aid
from salon.games.paris.described import Described, round_words
from salon.games.paris.evaluation import evaluate
from salon.games.paris.explained import Explaining
from salon.games.paris.notation import ACTIONS, TEXTS
from salon.games.paris.position import ParisPosition
from salon.games.paris.tellings import EVENT_KINDS, FIELDS, PIECES, REASONS
from salon.games.paris.terminal import Board
from salon.games.paris.view import ParisView, view_of
from salon.kernel import plain
from salon.kernel.components import Components
from salon.kernel.deal import Deal, Option
from salon.kernel.explained import Piece, Section
from salon.kernel.game import Game
from salon.kernel.moves import ActionList
from salon.kernel.position import Position


class Paris(Game):
    """Buy into the buildings and landmarks of six districts."""

    id = "paris"
    version = 1
    seat_counts = (2, 3, 4)
    options = (
        Option("piles", ("3", "2")),
        Option("markers", ("printed", "random")),
        Option("track", ("printed", "random")),
        Option("buildings", ("own-district", "any-district")),
        Option("screens", ("shown", "hidden")),
    )
    moves = ActionList(TEXTS)
    folder = Path(__file__).parent
    state_type = plain.structure(board_module.__file__, "State")
    reasons = REASONS
    event_kinds = EVENT_KINDS
    pieces = PIECES
    fields = FIELDS

    def __init__(self, components: Components | None = None) -> None:
        super().__init__(components)
        parts.check(self.components)
        self.table = parts.table_of(self.components)

    def draw(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Draw the content of a deal."""
        return dealing.draw(self.components, seats, options, seed)

    def set_up(self, deal: Deal) -> Position:
        """Lay a deal out."""
        position = ParisPosition()
        position.use_parts(self, self.table, deal.seats, len(ACTIONS))
        position.load(dealing.state_of(self.components, deal))
        return position

    def seen_by(self, position: Position, seat: int | None) -> ParisView:
        """What a person in that chair sees."""
        return view_of(self, position, seat)

    def open_view(self, position: Position, seat: int | None) -> ParisView:
        """What that person sees, and of every player what only that player saw."""
        own = [view_of(self, position, each).seats[each] for each in range(position.seats)]
        return msgspec.structs.replace(view_of(self, position, seat), seats=own)

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """What fills the words of a refusal."""
        return wording.reason_facts(self, position, seat, action, code)

    def piece_words(self, language: str, name: str) -> str:
        """The name of a piece in a language."""
        return wording.piece_words(self, language, name)

    def move_words(self, view: ParisView, action: int, language: str) -> str:
        """An action as it is offered to a person."""
        return wording.move_words(self, view, action, language)

    def word_facts(self, language: str) -> dict[str, Any]:
        """The component values the words speak of."""
        return facts_for_words(self, language)

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat, term by term."""
        return evaluate(self, position, seat)

    def board(self, view: ParisView, language: str, players: list[str]) -> RenderableType:
        """The table, drawn for the terminal."""
        return Board(self, view, language, players)

    def aid(self, language: str) -> RenderableType:
        """The player aid on one page."""
        return draw_aid(self, language)

    def aid_sections(self, language: str) -> list[Section]:
        """The player aid as sections of lines."""
        return sections_of_aid(self, language)

    def explained(self, language: str, seats: int) -> dict[str, Piece]:
        """What every piece is."""
        return Explaining(self, language, seats).all()

    def described(self, view: ParisView, language: str, players: list[str]) -> list[Section]:
        """The table in sentences."""
        return Described(self, view, language, players).sections()

    def round_words(self, view: ParisView, language: str) -> str:
        """The round while it can be counted, then how near the end is."""
        return round_words(self, view, language)
