"""The texts of Paris: the entry to the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from salon.games.paris.notation import ACTIONS
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.text import messages, player_aid, set_up
from salon.games.paris.text.catalogue import Catalogue
from salon.games.paris.text.component_form import ComponentForm, value_text
from salon.games.paris.text.event_types import JOINED_EVENTS
from salon.games.paris.text.score_sheet import SHEET_ROWS, SheetText
from salon.games.paris.text.text_view import TextView, round_label
from salon.games.paris.view import ParisView
from salon.kernel.catalogue import Piece, Section
from salon.kernel.component_form import FormGroup
from salon.kernel.learning import Amount
from salon.kernel.position import Position
from salon.kernel.sheet import Sheet, SourceGroup
from salon.kernel.text import GameText

if TYPE_CHECKING:
    from salon.games.paris.game import Paris


class ParisText(GameText):
    """The words of Paris."""

    game: Paris
    joined_events = JOINED_EVENTS

    def __init__(self, game: Paris) -> None:
        super().__init__(game)
        self._variables: dict[str, dict[str, Any]] = {}
        self._piece_names: dict[tuple[str, str], str] = {}
        self._action_texts: dict[tuple[int, int, str], str] = {}

    def action_text(self, view: ParisView, action: int, language: str) -> str:
        """An action as it is offered to a person."""
        if ACTIONS[action][0] in messages.NAMES_WHAT_LIES_THERE:
            return messages.action_text(self.game, view, action, language)
        key = action, len(view.seats), language
        if key not in self._action_texts:  # every push needs dozens
            self._action_texts[key] = messages.action_text(self.game, view, action, language)
        return self._action_texts[key]

    def text_view(self, view: ParisView, language: str, players: list[str]) -> list[Section]:
        """The table in sentences."""
        return TextView(self.game, view, language, players).sections()

    def piece_name(self, language: str, piece: str) -> str:
        """The name of a piece."""
        if (language, piece) not in self._piece_names:  # every sentence needs some
            self._piece_names[language, piece] = messages.piece_name(self.game, language, piece)
        return self._piece_names[language, piece]

    def variables(self, language: str) -> dict[str, Any]:
        """The component values that messages and the rulebook mention."""
        if language not in self._variables:  # every clause needs them
            self._variables[language] = player_aid.variables(self.game, language)
        return self._variables[language]

    def catalogue(self, language: str, seats: int) -> dict[str, Piece]:
        """What every piece is."""
        return Catalogue(self.game, language, seats).all()

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
        return SHEET_ROWS

    def sheet_groups(
        self, position: Position, sheet: Sheet, category: str, language: str, players: list[str]
    ) -> list[SourceGroup]:
        """Where the points of a category come from."""
        assert isinstance(position, ParisPosition)
        return SheetText(self.game, position, sheet, language, players).groups(category)

    def component_form(self, language: str) -> list[FormGroup]:
        """The component values as a form, in the groups in which an owner looks them up."""
        return ComponentForm(self.game, language).groups()

    def component_value(self, value: Any, language: str) -> str:
        """A component value in words."""
        return value_text(self.game, value, language)

    def round_label(self, view: ParisView, language: str) -> str:
        """The round while it can be counted, then how near the end is."""
        return round_label(self.game, view, language)

    def _named(self, language: str, facts: dict[str, int | str]) -> dict[str, int | str]:
        """Facts with the names of pieces, and the forms that sentences need."""
        return super()._named(language, facts) | messages.sentence_facts(self.game, language, facts)
