"""Paris: ties its parts together."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from salon.games.paris import component_checks
from salon.games.paris import deal as dealing
from salon.games.paris.ai.evaluation import ParisAI
from salon.games.paris.notation import TEXTS
from salon.games.paris.pieces import PieceData, Pieces, pieces_of
from salon.games.paris.position import PlayableParisPosition
from salon.games.paris.rule_tables import rule_tables
from salon.games.paris.rules import queries
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.rules.structures import State
from salon.games.paris.text.event_types import EVENT_TYPES, PIECE_IDS
from salon.games.paris.text.paris_text import ParisText
from salon.games.paris.text.reasons import REASONS, reason_facts
from salon.games.paris.view import DistrictView, ParisView, view_of
from salon.kernel.actions import ActionList
from salon.kernel.components import Components, Fault
from salon.kernel.deal import Deal, Option
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.terminal import GameTerminal

# What a seat can know of a position. Private fields are drawn anew for it. Trackable ones are behind screens, but
# every seat could have counted them. All others are public.
VISIBILITY = (
    {field[0]: "public" for field in State._fields_}
    | dict.fromkeys(("pile_order", "end_tiles_left", "end_tile_kind", "end_tiles_usable"), "private")
    | dict.fromkeys(("francs", "tokens", "tiles_had"), "trackable")
)


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
        Option("space_30", ("tiles-work", "nothing-more"), later=True),
    )
    actions = ActionList(TEXTS)
    folder = Path(__file__).parent
    view_type = ParisView
    piece_data_type = PieceData
    state_type = State
    reasons = REASONS
    event_types = EVENT_TYPES
    piece_ids = PIECE_IDS
    visibility = VISIBILITY
    optional_components = component_checks.OPTIONAL_KEYS

    def __init__(self, components: Components | None = None) -> None:
        super().__init__(components)
        self.tables = rule_tables(self.components)

    @classmethod
    def component_faults(cls, components: Components) -> list[Fault]:
        """The reasons why no game could be played with these components."""
        return component_checks.faults(components)

    def draw_content(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Draw the content of a deal."""
        return dealing.draw(self.components, seats, options, seed)

    def set_up(self, deal: Deal) -> Position:
        """The position before the first move."""
        position = PlayableParisPosition()
        position.use_tables(self, self.tables, deal.seats, len(self.actions))
        position.load(dealing.state_of(self.components, deal))
        return position

    def view_of(self, position: Position, seat: int | None) -> ParisView:
        """What a person in that seat sees."""
        assert isinstance(position, ParisPosition)
        return view_of(self, position, seat)

    def open_view(self, position: Position, seat: int | None) -> ParisView:
        """What that person sees, and of every player what only that player saw."""
        own = [self.view_of(position, each).seats[each] for each in range(position.seats)]
        return msgspec.structs.replace(self.view_of(position, seat), seats=own)

    def publicly_forced(self, position: Position, seat: int) -> bool:
        """Whether the seat has one legal action, and no secret tile could give it another."""
        assert isinstance(position, ParisPosition)
        return len(position.legal(seat)) == 1 and not queries.has_secret_choice(position, seat)

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """The facts that the sentence of a refusal names."""
        assert isinstance(position, ParisPosition)
        return reason_facts(self.components, position, seat, action, code)

    @cached_property
    def pieces(self) -> Pieces:
        """The tiles, landmarks, tokens and banks of these components."""
        return pieces_of(self.components)

    last_public_view: tuple[bytes, ParisView] | None = None  # the position that was last looked at; see `view`

    @cached_property
    def district_views(self) -> dict[tuple[int | bytes, ...], DistrictView]:
        """The districts that views were made of lately; see `view`."""
        return {}

    @cached_property
    def text(self) -> ParisText:
        """The words of Paris."""
        return ParisText(self)

    @cached_property
    def terminal(self) -> GameTerminal:
        """The drawings for the terminal."""
        from salon.games.paris.terminal import ParisTerminal  # the only import of `rich`

        return ParisTerminal(self)

    @cached_property
    def ai(self) -> ParisAI:
        """The evaluation of Paris."""
        return ParisAI(self)
