"""Bids: ties its parts together. The template for makers of games."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from salon.games.bids.position import PlayableBidsPosition
from salon.games.bids.rules import constants, queries
from salon.games.bids.rules.constants import ACTION_COINS, NUM_CARDS, NUM_PRIZES
from salon.games.bids.rules.state import BidsPosition
from salon.games.bids.rules.structures import State
from salon.games.bids.text.bids_text import BidsText
from salon.games.bids.view import BidsView, view_of
from salon.kernel.actions import ActionList
from salon.kernel.components import Components, Fault
from salon.kernel.deal import Deal
from salon.kernel.events import EventType
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng
from salon.kernel.terminal import GameTerminal

HAND = 6


class BidsDeal(msgspec.Struct, frozen=True):
    """What is dealt: a hand for every seat, and the prizes in the order in which they come."""

    hands: list[list[int]]
    prizes: list[int]


class Bids(Game):
    """All bid at once for the open prizes, with a card and coins on top."""

    id = "bids"
    version = 1
    template = True
    seat_counts = (2, 3, 4)
    options = ()
    actions = ActionList(
        [*(f"card{n}" for n in range(1, NUM_CARDS + 1)), "coins0", "coins1", "coins2", *(f"prize{n}" for n in "1234")]
    )
    folder = Path(__file__).parent
    view_type = BidsView
    state_type = State
    reasons = {
        1: ("over", "1.5"),
        2: ("not-waiting", "1.2"),
        3: ("no-such-action", "1.2"),
        constants.REASON_WRONG_MOMENT: ("wrong-moment", "1.2"),
        constants.REASON_NOT_IN_HAND: ("not-in-hand", "1.2"),
        constants.REASON_TOO_FEW_COINS: ("too-few-coins", "1.3"),
        constants.REASON_PRIZE_GONE: ("prize-gone", "1.4"),
    }
    event_types = {
        constants.EVENT_BID: EventType("bid", ("card",), private=True),
        constants.EVENT_REVEALED: EventType("revealed", ("card", "coins"), reveals=True),
        constants.EVENT_POINTS: EventType("points", ("points", "why:why"), counts="points"),
    }
    piece_ids = {"why": ("prizes", "coins")}
    # Hands and the prizes to come are hidden, and so is what others have chosen.
    visibility = dict.fromkeys((field[0] for field in State._fields_), "public") | dict.fromkeys(
        ("hand", "prizes", "card", "raised"), "private"
    )

    @classmethod
    def component_faults(cls, components: Components) -> list[Fault]:
        """Numbers out of the range that the rules support; there are prizes for five rounds."""
        found = []
        for key, value in components.values.items():
            min_value, max_value = (1, 5) if key == "game.rounds" else (0, 9)
            if not min_value <= value.value <= max_value:
                found.append(Fault(key, "range", {"least": min_value, "most": max_value, "number": value.value}))
        return found

    def draw_content(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Shuffle the cards and the prizes."""
        cards = list(range(1, NUM_CARDS + 1))
        Rng(seed, self.id, "cards").shuffle(cards)
        prizes = list(range(1, NUM_PRIZES + 1))
        Rng(seed, self.id, "prizes").shuffle(prizes)
        hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        return {"hands": hands, "prizes": prizes}

    def set_up(self, deal: Deal) -> Position:
        """The position before the first move."""
        content = deal.content_as(BidsDeal)
        _check(content, deal.seats)
        state = State()
        state.seats = deal.seats
        state.coin_adds = self.components["bid.coin_adds"]
        state.rounds = self.components["game.rounds"]
        state.prizes[:] = content.prizes
        for seat, hand in enumerate(content.hands):
            state.hand[seat] = sum(1 << (card - 1) for card in hand)
            state.coins[seat] = self.components["start.coins"]
        position = PlayableBidsPosition()
        position.belong_to(self, deal.seats)
        position.load(state)
        return position

    def publicly_forced(self, position: Position, seat: int) -> bool:
        """Whether one prize is left to pick."""
        assert isinstance(position, BidsPosition)
        return queries.picks_prize(position) and len(position.legal(seat)) == 1

    def view_of(self, position: Position, seat: int | None) -> BidsView:
        """What a person in that seat sees."""
        return view_of(position, seat)

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """The card, coins or prize that the refusal is about."""
        assert isinstance(position, BidsPosition)
        if code == "not-in-hand":
            return {"card": action + 1}
        if code == "too-few-coins":
            return {"needs": action - ACTION_COINS, "has": queries.coins(position, seat)}
        return {}

    @cached_property
    def text(self) -> BidsText:
        """The words of Bids."""
        return BidsText(self)

    @cached_property
    def terminal(self) -> GameTerminal:
        """The drawings for the terminal."""
        from salon.games.bids.terminal import BidsTerminal

        return BidsTerminal(self)


def _check(content: BidsDeal, seats: int) -> None:
    """Refuse a deal that cannot be laid out."""
    cards = {card for hand in content.hands for card in hand}
    if (
        [len(hand) for hand in content.hands] != [HAND] * seats
        or len(cards) != HAND * seats
        or not cards <= set(range(1, NUM_CARDS + 1))
    ):
        raise SalonError(f"the deal's 'hands' must be {seats} times {HAND} different cards from 1 to {NUM_CARDS}")
    if sorted(content.prizes) != list(range(1, NUM_PRIZES + 1)):
        raise SalonError(f"the deal's 'prizes' must be the numbers 1 to {NUM_PRIZES} in some order")
