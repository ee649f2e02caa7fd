"""7 Wonders as a game: options, reasons and events, and where each part of the contract is answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import RenderableType

from salon.games.wonders import deal as dealing
from salon.games.wonders import parts, wording
from salon.games.wonders import table as table_module
from salon.games.wonders.aid import draw_aid, sections_of_aid
from salon.games.wonders.described import Described, round_words
from salon.games.wonders.evaluation import evaluate
from salon.games.wonders.explained import Explaining
from salon.games.wonders.notation import TEXTS
from salon.games.wonders.position import WondersPosition
from salon.games.wonders.tellings import EVENT_KINDS, FIELDS, NAMES, REASONS
from salon.games.wonders.terminal import Board
from salon.games.wonders.view import WondersView, view_of
from salon.kernel import plain
from salon.kernel.components import Components
from salon.kernel.deal import Deal, Option
from salon.kernel.explained import Piece, Section
from salon.kernel.game import Game
from salon.kernel.moves import ActionList
from salon.kernel.position import Position


class Wonders(Game):
    """Build a city and its wonder through three ages, with leaders and black cards if you like."""

    id = "wonders"
    version = 1
    seat_counts = (3, 4, 5, 6, 7)
    options = (
        Option("leaders", ("no", "yes")),
        Option("cities", ("no", "yes")),
        Option("wonder_pack", ("no", "yes")),
        Option("boards", ("dealt", "chosen")),
        Option("sides", ("dealt", "A", "B")),
    )
    moves = ActionList(TEXTS)
    folder = Path(__file__).parent
    state_type = plain.structure(table_module.__file__, "State")
    reasons = REASONS
    event_kinds = EVENT_KINDS
    pieces = NAMES
    fields = FIELDS

    def __init__(self, components: Components | None = None) -> None:
        super().__init__(components)
        parts.check(self.components)
        self.block = parts.block_of(self.components)

    def draw(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Draw the content of a deal."""
        return dealing.draw(self.components, seats, options, seed)

    def set_up(self, deal: Deal) -> Position:
        """Lay a deal out."""
        position = WondersPosition()
        position.use_parts(self, self.block, deal.seats, len(TEXTS))
        position.load(dealing.state_of(self.components, deal))
        position.open_table()
        return position

    def seen_by(self, position: Position, seat: int | None) -> WondersView:
        """What a person in that chair sees."""
        return view_of(self, position, seat)

    def open_view(self, position: Position, seat: int | None) -> WondersView:
        """What that person sees, and every player's hand and what lies under their stages."""
        found = []
        for each in range(position.seats):
            own = view_of(self, position, each)
            held = [*(card.card for card in own.hand), *own.packet, *own.leaders_in_hand]
            found.append(msgspec.structs.replace(own.cities[each], hand=list(dict.fromkeys(held))))
        return msgspec.structs.replace(view_of(self, position, seat), cities=found)

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """What fills the words of a refusal."""
        return wording.reason_facts(self, position, seat, action, code)

    def piece_words(self, language: str, name: str) -> str:
        """The name of a piece in a language."""
        return wording.piece_words(self, language, name)

    def move_words(self, view: WondersView, action: int, language: str) -> str:
        """An action as it is offered to a person."""
        return wording.move_words(self, view, action, language)

    def word_facts(self, language: str) -> dict[str, Any]:
        """The component values the words speak of."""
        return wording.facts_for_words(self)

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat, term by term."""
        return evaluate(self, position, seat)

    def board(self, view: WondersView, language: str, players: list[str]) -> RenderableType:
        """The table, drawn for the terminal."""
        return Board(self, view, language, players)

    def stages_of(self, board: str) -> int:
        """How many stages a board has."""
        return parts.stages_of(self.components, board)

    def effects_of(self, source: str) -> list[str]:
        """The texts of the effects of a card, leader, stage ("gizah-a-1") or board."""
        return parts.effects_of(self.components, source)

    def aid(self, language: str) -> RenderableType:
        """The player aid on one page."""
        return draw_aid(self, language)

    def aid_sections(self, language: str) -> list[Section]:
        """The player aid as sections of lines."""
        return sections_of_aid(self, language)

    def explained(self, language: str, seats: int) -> dict[str, Piece]:
        """What every piece is."""
        return Explaining(self, language).all()

    def described(self, view: WondersView, language: str, players: list[str]) -> list[Section]:
        """The table in sentences."""
        return Described(self, view, language, players).sections()

    def round_words(self, view: WondersView, language: str) -> str:
        """The age and the turn."""
        return round_words(self, view, language)
