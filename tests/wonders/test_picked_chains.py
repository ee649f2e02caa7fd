"""A card built from the discard pile leads on by its chains, also within the same age (the ruling of 4.3)."""

from __future__ import annotations

import pytest

from tests.wonders.table import Table

clause = pytest.mark.clause


@clause("wonders", "4.3")
@clause("wonders", "7.1")
def test_a_picked_card_makes_the_next_one_free_from_the_next_turn_on_in_the_same_age() -> None:
    t = Table("halikarnassos-a", "gizah-a", "babylon-a").age(2).discarded("baths").stages(0, 1)
    t.hand(0, "altar", "aqueduct").hand(2, "aqueduct").city(0, "foundry", "ore-vein").coins(0, 0)
    assert t.why_not(0, "build:aqueduct") is not None, "3 stone are not there"
    t.turn({0: "stage:altar", 2: "sell:quarry"})
    assert t.phase() == "PICK" and t.position.waiting == 0b001
    t.play(0, "build:baths")
    assert t.phase() == "TURN" and t.state.age == 1
    t.hand(0, "aqueduct")
    assert t.ways(0, "build:aqueduct") == ["free:chain"]
    t.turn({0: "build:aqueduct"})
    assert t.has(0, "aqueduct") and t.coins_of(0) == 0
