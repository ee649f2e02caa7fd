"""Every example in the rule texts."""

from __future__ import annotations

import pytest

from tests.paris.table import Table

clause = pytest.mark.clause


@clause("paris", "7.2")
def test_bakery_to_theatre_in_montmartre_costs_three_francs() -> None:
    t = Table().action(francs=5).build("Mo1", "Mo4").key(0, "Mo1")
    t.play("Mo1-Mo4")
    assert t.francs() == 2
    assert t.holds(0, "Mo4") and not t.holds(0, "Mo1")


@clause("paris", "8.1")
def test_theatre_of_la_villette_to_a_new_landmark_12_costs_four_francs_one_marble_one_gold() -> None:
    t = Table().action(francs=4).build("Vi8").key(0, "Vi8").give(marble=1, gold=1)
    t.play("Vi8-12")
    assert t.francs() == 0 and t.tokens() == {}
    assert t.holds(0, "12")
    assert list(t.state.supply) == [0, 1, 1]
    assert t.state.landmarks_in[3] == 1 << 3


@clause("paris", "9.6")
def test_landmark_15_over_10_with_two_gold_prestige_brings_ten_points() -> None:
    t = Table().action(francs=15).landmark("Be", 10).key(0, "Arc").give(marble=1, gold=2, gold_prestige=2)
    t.play("Arc-Be/15", "discard:gold-prestige", "discard:gold-prestige", "leave")
    assert t.francs() == 0 and t.points() == 10 and t.tokens() == {}
