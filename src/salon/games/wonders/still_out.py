"""The cards of an age that are still out, as far as a seat can know: in hands, discarded or under stages."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from salon.games.wonders import use
from salon.games.wonders.notation import CARDS
from salon.games.wonders.parts import table_row

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

FACE_DOWN = (use.SOLD, use.LEFT, use.UNDER)  # where a card lies of which only who put it there knows


def still_out(game: Wonders, s: Any, viewer: int) -> dict[str, int]:
    """Copies of each card of the age that may be in play and that the viewer (-1: a spectator) has not accounted for.

    Of guilds and black cards only some are dealt: those named here may be out, the others' count is certain.
    """
    dealt = Counter({card: _dealt(game, s, card) for card in CARDS})
    for seat in range(s.seats):
        dealt.subtract(card for number, card in enumerate(CARDS) if s.city[seat][number // 64] >> number % 64 & 1)
    if viewer >= 0:
        dealt.subtract(CARDS[card - 1] for card in s.hand[viewer] if card)
        gone = [(s.left_card[s.age][turn][viewer], s.left_use[s.age][turn][viewer]) for turn in range(8)]
        dealt.subtract(CARDS[card - 1] for card, where in gone if card and where in FACE_DOWN)
    return {card: copies for card, copies in dealt.items() if copies > 0}


def _dealt(game: Wonders, s: Any, card: str) -> int:
    """How many copies of a card can be in the deck of this age."""
    row = table_row(game.components, card)
    if row["age"] != s.age + 1:
        return 0
    if row["marks"]:
        return sum(mark <= s.seats for mark in row["marks"])
    sets = {"base": True, "leaders": s.with_leaders, "cities": s.with_cities}
    return int(bool(sets[row["set"]]))
