"""The cards of an age that a seat has not accounted for: in hands, discarded or under stages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from salon.games.wonders.notation import CARDS
from salon.games.wonders.pieces import pieces_of
from salon.kernel.components import Components


def unseen_cards(
    components: Components, age: int, seats: int, leaders: bool, cities: bool, seen: Iterable[str]
) -> dict[str, int]:
    """Copies of each card that may be in the deck of an age, less those that were seen.

    Of guilds and black cards only some are dealt: those named here may be out; the count of all others is certain.
    """
    sets = {"base": True, "leaders": leaders, "cities": cities}
    unseen: Counter[str] = Counter()
    for card in CARDS:
        row = pieces_of(components).cards[card]
        if row.age == age:
            unseen[card] = sum(mark <= seats for mark in row.marks) if row.marks else int(sets[row.expansion])
    unseen.subtract(seen)
    return {card: copies for card, copies in unseen.items() if copies > 0}
