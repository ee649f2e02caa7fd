"""The texts of 7 Wonders: the entry to the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.text import messages, player_aid, rulebook_values, set_up
from salon.games.wonders.text.catalogue import Catalogue
from salon.games.wonders.text.component_form import ComponentForm, value_text
from salon.games.wonders.text.event_types import JOINED_EVENTS
from salon.games.wonders.text.score_sheet import SheetText, sheet_rows
from salon.games.wonders.text.text_view import TextView, round_label
from salon.games.wonders.view import WondersView
from salon.kernel.catalogue import Piece, Section
from salon.kernel.component_form import FormGroup
from salon.kernel.learning import Amount
from salon.kernel.position import Position
from salon.kernel.sheet import Sheet, SourceGroup
from salon.kernel.text import GameText

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders


class WondersText(GameText):
    """The words of 7 Wonders."""

    game: Wonders
    joined_events = JOINED_EVENTS

    def action_text(self, view: WondersView, action: int, language: str) -> str:
        """An action as it is offered to a person."""
        return messages.action_text(self.game, view, action, language)

    def text_view(self, view: WondersView, language: str, players: list[str]) -> list[Section]:
        """The table in sentences."""
        return TextView(self.game, view, language, players).sections()

    def piece_name(self, language: str, piece: str) -> str:
        """The name of a piece."""
        return messages.piece_name(self.game, language, piece)

    def variables(self, language: str) -> dict[str, Any]:
        """The component values that messages and the rulebook mention."""
        return rulebook_values.variables(self.game, language)

    def catalogue(self, language: str, seats: int) -> dict[str, Piece]:
        """What every piece is."""
        return Catalogue(self.game, language).all()

    def player_aid(self, language: str) -> list[Section]:
        """The player aid."""
        return player_aid.player_aid(self.game, language)

    def parts(self) -> list[Amount]:
        """What lies on the table."""
        return set_up.parts(self.game)

    def set_up_steps(self, seats: int) -> list[Amount]:
        """What is laid out before the first turn."""
        return set_up.set_up_steps(self.game, seats)

    def set_up_facts(self, seats: int) -> dict[str, Any]:
        """The numbers of the set-up."""
        return set_up.set_up_facts(self.game, seats)

    def sheet_rows(self, options: Mapping[str, str]) -> Sequence[str]:
        """The categories of the score sheet."""
        return sheet_rows(options)

    def sheet_groups(
        self, position: Position, sheet: Sheet, category: str, language: str, players: list[str]
    ) -> list[SourceGroup]:
        """Where the points of a category come from."""
        assert isinstance(position, WondersPosition)
        return SheetText(self.game, position, sheet, language, players).groups(category)

    def component_form(self, language: str) -> list[FormGroup]:
        """The component values as a form."""
        return ComponentForm(self.game, language).groups()

    def component_value(self, value: Any, language: str) -> str:
        """A component value in words."""
        return value_text(self.game, value, language)

    def round_label(self, view: WondersView, language: str) -> str:
        """The age and the turn."""
        return round_label(self.game, view, language)

    def _named(self, language: str, facts: dict[str, int | str]) -> dict[str, int | str]:
        """Facts with the names of pieces, and the forms that sentences need."""
        return super()._named(language, facts) | messages.sentence_facts(self.game, language, facts)
