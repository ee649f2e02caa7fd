"""Costs by example: cities that make exactly what a cost needs, or one resource less. W wood, S stone, C clay, O ore,
G glass, L loom, P papyrus."""

from __future__ import annotations

from collections.abc import Callable

from tests.wonders.table import Table

# Raw: a card that makes one, a card that makes two, and a third that can make one more.
_RAW = {
    "W": ("lumber-yard", "sawmill", "forest-cave"),
    "S": ("stone-pit", "quarry", "excavation"),
    "C": ("clay-pool", "brickyard", "tree-farm"),
    "O": ("ore-vein", "foundry", "mine"),
}
_MANUFACTURED = {"G": "glassworks", "L": "loom", "P": "press"}


def making(resources: str) -> list[str]:
    """Brown and grey cards that together make exactly these resources."""
    found: list[str] = []
    for letter, (one, two, choice) in _RAW.items():
        found += [[], [one], [two], [one, two], [one, two, choice]][resources.count(letter)]
    for letter, card in _MANUFACTURED.items():
        found += [f"{card}-{age}" for age in range(1, resources.count(letter) + 1)]
    return found


def assert_costs(table: Callable[[], Table], can: Callable[[Table], bool], cost: str, board: str = "") -> None:
    """Seat 0 can do something for exactly these resources and no coins; its board makes `board`.

    A city that makes just these can pay; one that lacks any one of them and has no coins to trade cannot.
    """
    cards = cost.replace(board, "", 1) if board else cost
    assert can(table().city(0, *making(cards)).coins(0, 0)), cost
    for resource in sorted(set(cards)):
        assert not can(table().city(0, *making(cards.replace(resource, "", 1))).coins(0, 0)), (
            f"{cost} without {resource}"
        )
