"""Bids as a game: its deal, its view and its words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from salon.games.bids import position as rules
from salon.games.bids.position import BidsPosition
from salon.kernel import plain
from salon.kernel.components import Components, ComponentsError
from salon.kernel.deal import Deal
from salon.kernel.events import EventKind
from salon.kernel.explained import Piece, Section
from salon.kernel.game import Game
from salon.kernel.moves import ActionList
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng

CARDS, PRIZES, HAND = 24, 20, 6


class BidsDeal(msgspec.Struct, frozen=True):
    """What is dealt: a hand for every seat, and the prizes in the order in which they come."""

    hands: list[list[int]]
    prizes: list[int]


class BidsView(msgspec.Struct, frozen=True):
    """What a chair sees: the own hand and bid, and what lies open."""

    seat: int | None
    round: int
    prizes: list[int]
    taken: list[bool]
    hand: list[int]
    bid: list[int]
    bids: list[list[int]]
    coins: list[int]
    points: list[int]


class Bids(Game):
    """All bid at once for the open prizes, with a card and coins on top."""

    id = "bids"
    version = 1
    template = True
    seat_counts = (2, 3, 4)
    options = ()
    moves = ActionList(
        [*(f"card{n}" for n in range(1, CARDS + 1)), "coins0", "coins1", "coins2", *(f"prize{n}" for n in "1234")]
    )
    folder = Path(__file__).parent
    state_type = plain.structure(rules.__file__, "State")
    reasons = {
        1: ("over", "1.5"),
        2: ("not-waiting", "1.2"),
        3: ("no-such-action", "1.2"),
        10: ("wrong-moment", "1.2"),
        11: ("not-in-hand", "1.2"),
        12: ("too-few-coins", "1.3"),
        13: ("prize-gone", "1.4"),
    }
    event_kinds = {
        1: EventKind("bid", ("card",), private=True),
        2: EventKind("revealed", ("card", "coins"), reveals=True),
        3: EventKind("points", ("points", "why:why"), counts="points"),
    }
    pieces = {"why": ("prizes", "coins")}
    # Hands, bids and the prizes to come are hidden; what others have chosen is hidden too.
    fields = dict.fromkeys((name for name, _ in state_type._fields_), "public") | dict.fromkeys(
        ("hand", "prizes", "card", "raised"), "private"
    )

    def __init__(self, components: Components | None = None) -> None:
        super().__init__(components)
        for key, value in self.components.values.items():
            if not 0 <= value.value <= 9:
                raise ComponentsError(key, f"must be from 0 to 9, not {value.value}")
        if not 1 <= self.components["game.rounds"] <= 5:
            raise ComponentsError("game.rounds", "must be from 1 to 5: there are twenty prizes")

    def draw(self, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
        """Shuffle the cards and the prizes."""
        cards = list(range(1, CARDS + 1))
        Rng(seed, self.id, "cards").shuffle(cards)
        prizes = list(range(1, PRIZES + 1))
        Rng(seed, self.id, "prizes").shuffle(prizes)
        hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        return {"hands": hands, "prizes": prizes}

    def set_up(self, deal: Deal) -> Position:
        """Lay the deal out."""
        content = deal.content_as(BidsDeal)
        cards = {card for hand in content.hands for card in hand}
        if (
            [len(hand) for hand in content.hands] != [HAND] * deal.seats
            or len(cards) != HAND * deal.seats
            or not cards <= set(range(1, CARDS + 1))
        ):
            raise SalonError(f"the deal's 'hands' must be {deal.seats} times {HAND} different cards from 1 to {CARDS}")
        if sorted(content.prizes) != list(range(1, PRIZES + 1)):
            raise SalonError(f"the deal's 'prizes' must be the numbers 1 to {PRIZES} in some order")
        position = BidsPosition()
        values = self.components
        start = values["start.coins"], values["bid.coin_adds"], values["game.rounds"]
        position.lay_out(self, deal.content, deal.seats, *start)
        return position

    def seen_by(self, position: Position, seat: int | None) -> BidsView:
        """The open prizes and everybody's coins and points; of the bids only the own, until the reveal."""
        s = position.snapshot()
        seats = range(s.seats)
        first = s.round * s.seats
        own = seat is not None and s.card[seat] > 0
        return BidsView(
            seat=seat,
            round=s.round,
            prizes=list(s.prizes[first : first + s.seats]) if s.revealed < 2 else [],
            taken=[bool(s.taken[place]) for place in seats] if s.revealed < 2 else [],
            hand=[card for card in range(1, CARDS + 1) if seat is not None and s.hand[seat] >> (card - 1) & 1],
            bid=[s.card[seat], s.raised[seat] - 1] if own and seat is not None and not s.revealed else [],
            bids=[[s.card[each], s.raised[each] - 1] for each in seats] if s.revealed == 1 else [],
            coins=list(s.coins[: s.seats]),
            points=list(s.points[: s.seats]),
        )

    def reason_facts(self, position: Position, seat: int, action: int, code: str) -> dict[str, int | str]:
        """The card, coins or prize the refusal speaks of."""
        if code == "not-in-hand":
            return {"card": action + 1}
        if code == "too-few-coins":
            return {"needs": action - CARDS, "has": position.snapshot().coins[seat]}
        return {}

    def word_facts(self, language: str) -> dict[str, Any]:
        """The component values the rulebook speaks of."""
        return {key.replace(".", "_"): value.value for key, value in self.components.values.items()}

    def board(self, view: BidsView, language: str, players: list[str]) -> str:
        """The view as a few lines."""
        prizes = " ".join("·" if gone else str(prize) for prize, gone in zip(view.prizes, view.taken, strict=True))
        lines = [self.words.text(language, "bids-prizes", round=view.round + 1, prizes=prizes)]
        for seat, player in enumerate(players):
            facts = {"player": player, "coins": view.coins[seat], "points": view.points[seat]}
            lines.append(self.words.text(language, "bids-player", **facts))
        lines.append(self.words.text(language, "bids-hand", cards=" ".join(map(str, view.hand))))
        return "\n".join(lines)

    def move_words(self, view: BidsView, action: int, language: str) -> str:
        """A bid or a pick in words."""
        if action < CARDS:
            return self.words.text(language, "move-card", card=action + 1)
        if action < CARDS + 3:
            return self.words.text(language, "move-coins", coins=action - CARDS)
        return self.words.text(language, "move-prize", prize=view.prizes[action - CARDS - 3])

    def explained(self, language: str, seats: int) -> dict[str, Piece]:
        """The few things the game has; their numbers say the rest."""
        facts = self.word_facts(language)
        about = {
            "points": ("1.5", []),
            "prizes": ("1.4", []),
            "coins": ("1.3", ["bid.coin_adds"]),
            "cards": ("1.2", []),
        }
        found = {}
        for name, (clause, keys) in about.items():
            own = self.words.text(language, "piece-cards-name" if name == "cards" else name)
            text = self.words.text(language, f"piece-{name}", **facts)
            found[name] = Piece(own, text, clause, self.components.assumed(keys))
        return found

    def described(self, view: BidsView, language: str, players: list[str]) -> list[Section]:
        """The view in sentences: the round, the own cards, every player."""
        text = self.words.text
        found = [Section(text(language, "told-now"), list(self._now(view, language)))]
        if view.seat is not None:
            found.append(Section(text(language, "told-yours"), list(self._own(view, language))))
        for seat, player in enumerate(players):
            lines = [text(language, "told-player", points=view.points[seat], coins=view.coins[seat])]
            if view.bids:
                card, coins = view.bids[seat]
                lines.append(text(language, "told-shown", card=card, coins=coins))
            found.append(Section(player, lines))
        return found

    def _now(self, view: BidsView, language: str) -> Iterator[str]:
        if not view.prizes:
            yield self.words.text(language, "told-over")
            return
        yield self.round_words(view, language)
        prizes = ", ".join(str(prize) for prize, gone in zip(view.prizes, view.taken, strict=True) if not gone)
        yield self.words.text(language, "told-prizes", prizes=prizes)

    def _own(self, view: BidsView, language: str) -> Iterator[str]:
        text = self.words.text
        cards = ", ".join(map(str, view.hand))
        yield text(language, "told-hand", cards=cards) if cards else text(language, "told-hand-empty")
        if view.bid:
            card, coins = view.bid
            waiting = coins < 0  # the card lies there, the coins are not chosen yet
            yield (
                text(language, "told-bid-card", card=card)
                if waiting
                else text(language, "told-bid", card=card, coins=coins)
            )

    def round_words(self, view: BidsView, language: str) -> str:
        """The round."""
        return self.words.text(language, "round-number", round=view.round + 1) if view.prizes else ""
