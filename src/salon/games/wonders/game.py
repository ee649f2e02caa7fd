"""7 Wonders: ties its parts together."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from salon.games.wonders import component_checks
from salon.games.wonders import deal as dealing
from salon.games.wonders.ai.evaluation import WondersAI
from salon.games.wonders.notation import TEXTS
from salon.games.wonders.pieces import PieceData, Pieces, pieces_of
from salon.games.wonders.position import PlayableWondersPosition
from salon.games.wonders.rule_tables import rule_tables
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.rules.structures import State
from salon.games.wonders.text.event_types import EVENT_TYPES, PIECE_IDS
from salon.games.wonders.text.reasons import REASONS, reason_facts
from salon.games.wonders.text.wonders_text import WondersText
from salon.games.wonders.view import WondersView, view_of
from salon.kernel.actions import ActionList
from salon.kernel.components import Components, Fault
from salon.kernel.deal import Deal, Option
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.terminal import GameTerminal

# What a seat can know of a position. Private fields are drawn anew for it. All others are public.
PRIVATE = (
    "leaders_in_hand", "draft_packet", "chosen", "hand", "future_hands", "played_card", "leader_face_down",
    "draft_kept", "unused_leaders", "leaders_drawn", "chosen_stage", "chosen_way", "decided",
)  # fmt: skip
VISIBILITY = {field[0]: "public" for field in State._fields_} | dict.fromkeys(PRIVATE, "private")


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
    actions = ActionList(TEXTS)
    folder = Path(__file__).parent
    view_type = WondersView
    piece_data_type = PieceData
    state_type = State
    reasons = REASONS
    event_types = EVENT_TYPES
    piece_ids = PIECE_IDS
    visibility = VISIBILITY

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
        position = PlayableWondersPosition()
        position.use_tables(self, self.tables, deal.seats, len(self.actions))
        position.load(dealing.state_of(self.components, deal))
        position.begin()
        return position

    def view_of(self, position: Position, seat: int | None) -> WondersView:
        """What a person in that seat sees."""
        assert isinstance(position, WondersPosition)
        return view_of(self, position, seat)

    def open_view(self, position: Position, seat: int | None) -> WondersView:
        """What that person sees, and every player's hand and the cards under their stages."""
        found = []
        for each in range(position.seats):
            own = self.view_of(position, each)
            held = [*(card.card for card in own.hand), *own.packet, *own.leaders_in_hand]
            found.append(msgspec.structs.replace(own.cities[each], hand=list(dict.fromkeys(held))))
        return msgspec.structs.replace(self.view_of(position, seat), cities=found)

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """The facts that the sentence of a refusal names."""
        assert isinstance(position, WondersPosition)
        return reason_facts(self.components, position, seat, action, code)

    @cached_property
    def pieces(self) -> Pieces:
        """The cards, leaders, boards and stages of these components."""
        return pieces_of(self.components)

    @cached_property
    def text(self) -> WondersText:
        """The words of 7 Wonders."""
        return WondersText(self)

    @cached_property
    def terminal(self) -> GameTerminal:
        """The drawings for the terminal."""
        from salon.games.wonders.terminal.board import WondersTerminal  # the only import of `rich`

        return WondersTerminal(self)

    @cached_property
    def ai(self) -> WondersAI:
        """The evaluation of 7 Wonders."""
        return WondersAI(self)
