"""Landmarks (section 8): adding new ones, their order in a district, and acquiring free ones again."""

from __future__ import annotations

import pytest

from tests.paris.table import Table

clause = pytest.mark.clause

SHORT = ("Ch", "Ba", "Mo", "Vi", "Be", "Sg")
# facts, section 5: value, marble, gold
LANDMARKS = [(9, 1, 0), (10, 0, 1), (11, 2, 0), (12, 1, 1), (13, 0, 2), (14, 2, 1), (15, 1, 2), (16, 0, 3)]


def rows(t: Table) -> dict[str, list[int]]:
    """The landmarks of the districts that have any, as all seats see them."""
    seen = t.game.view(t.position, None).districts
    found = {short: [each.value for each in d.landmarks] for short, d in zip(SHORT, seen, strict=True)}
    return {short: values for short, values in found.items() if values}


def supply(t: Table) -> list[int]:
    """The landmarks in the supply."""
    return [int(value) for value in t.game.view(t.position, None).landmarks]


def rich(seats: int = 2) -> Table:
    """Seat 0 is to act and can pay for any landmark."""
    return Table(seats).action(francs=30).give(marble=6, gold=6)


def targets(t: Table, source: str) -> set[int]:
    """The landmarks to which the key on a source may go ("Arc-Mo/" for one district)."""
    assert all(t.can(move) for move in t.legal())
    prefix = source if "/" in source else f"{source}-"
    return {int(m.removeprefix(prefix)) for m in t.legal() if m.startswith(prefix)}


# --- new landmarks --------------------------------------------------------------------------------------


@clause("paris", "8.1")
@pytest.mark.parametrize(("value", "marble", "gold"), LANDMARKS)
def test_each_of_the_eight_values_comes_from_the_supply_to_the_keys_district(
    value: int, marble: int, gold: int
) -> None:
    t = rich().key(0, "Ba$")
    t.play(f"Ba$-{value}")
    assert rows(t) == {"Ba": [value]}
    assert supply(t) == [other for other in range(9, 17) if other != value]
    assert t.holds(0, str(value)) and t.francs() == 30 - value
    assert [t.state.tokens[0][1], t.state.tokens[0][2]] == [6 - marble, 6 - gold]


@clause("paris", "8.1")
@pytest.mark.parametrize("source", ["Vi$", "Vi1", "Vi8"])
def test_banks_and_buildings_add_a_landmark_to_their_own_district(source: str) -> None:
    t = rich().build("Vi1", "Vi8").key(0, source)
    t.play(f"{source}-12")
    assert rows(t) == {"Vi": [12]} and t.holds(0, "12")


@clause("paris", "8.1")
def test_a_key_on_a_landmark_adds_the_next_one_to_the_same_district() -> None:
    t = rich().landmark("Be", 10).key(0, "10")
    t.play("10-13")
    assert rows(t) == {"Be": [10, 13]} and t.francs() == 27
    assert t.holds(0, "13") and not t.holds(0, "10")


@clause("paris", "8.1")
@pytest.mark.parametrize("district", SHORT)
def test_a_key_from_the_arc_adds_a_new_landmark_to_any_district(district: str) -> None:
    t = rich().key(0, "Arc")
    t.play(f"Arc-{district}/14")
    assert rows(t) == {district: [14]} and t.francs() == 16 and t.tokens() == {"marble": 4, "gold": 5}
    assert t.holds(0, "14") and not t.game.view(t.position, 0).seats[0].on_arc


@clause("paris", "8.1")
def test_a_key_goes_to_a_free_landmark_that_lies_in_its_district() -> None:
    t = rich().landmark("Mo", 9, 11).build("Mo3").key(0, "Mo$", "Mo3", "9", "Arc")
    assert t.can("Mo$-11") and t.can("Mo3-11") and t.can("9-11") and t.can("Arc-Mo/11")
    t.play("9-11")
    assert rows(t) == {"Mo": [9, 11]} and t.francs() == 28
    assert supply(t) == [10, 12, 13, 14, 15, 16]


@clause("paris", "8.1")
def test_a_landmark_on_the_board_is_not_new_anywhere_else() -> None:
    t = rich().landmark("Sg", 12).build("Mo4").landmark("Be", 10).key(0, "Mo$", "Mo4", "10", "Arc")
    for move in ("Mo$-12", "Mo4-12", "10-12", "Arc-Mo/12", "Arc-Ch/12"):
        assert t.code(move) == "landmark-elsewhere", move
    assert t.can("Arc-Sg/12")
    assert 12 not in targets(t, "Arc-Mo/") and targets(t, "Arc-Sg/") == {12, 13, 14, 15, 16}


@clause("paris", "8.1")
def test_a_landmark_with_a_key_of_somebody_cannot_be_entered() -> None:
    t = rich(3).landmark("Mo", 9, 12).key(1, "9").key(2, "12").key(0, "Mo$", "Arc")
    assert t.code("Mo$-9") == t.code("Arc-Mo/12") == "others-key-there"
    assert targets(t, "Mo$") == {13, 14, 15, 16}


@clause("paris", "8.1")
def test_the_benefits_of_a_landmark_follow_for_a_new_one() -> None:
    t = rich().key(0, "Arc").give(gold_prestige=3)
    t.play("Arc-Ch/16", "discard:gold-prestige", "discard:gold-prestige", "discard:gold-prestige")
    assert t.points() == 15 and t.francs() == 14 and t.now == "FREE"


# --- rising order ---------------------------------------------------------------------------------------


@clause("paris", "8.2")
def test_above_12_in_saint_germain_a_new_landmark_must_be_13_or_more() -> None:
    t = rich().landmark("Sg", 12).key(1, "12").build("Sg4").key(0, "Sg$", "Sg4", "Arc")
    for lower in (9, 10, 11):
        assert t.code(f"Sg$-{lower}") == "landmark-too-low"
        assert t.code(f"Sg4-{lower}") == "landmark-too-low"
        assert t.code(f"Arc-Sg/{lower}") == "landmark-too-low"
    assert targets(t, "Sg$") == targets(t, "Sg4") == targets(t, "Arc-Sg/") == {13, 14, 15, 16}


@clause("paris", "8.2")
def test_the_order_holds_only_within_a_district() -> None:
    t = rich().landmark("Sg", 12).landmark("Mo", 16).key(0, "Arc", "Be$")
    assert targets(t, "Arc-Be/") == targets(t, "Be$") == {9, 10, 11, 13, 14, 15}
    assert targets(t, "Arc-Mo/") == {16}
    t.play("Be$-9")
    assert rows(t) == {"Mo": [16], "Be": [9], "Sg": [12]}


@clause("paris", "8.2")
def test_the_last_added_landmark_counts_even_without_a_key() -> None:
    t = rich().landmark("Sg", 9).key(0, "9", "Sg$")
    t.play("9-13")
    t.action().play("13-14")  # 9 and 13 are free now
    t.action(francs=30).give(marble=6, gold=6)
    assert [t.code(f"Sg$-{value}") for value in (10, 11, 12)] == ["landmark-too-low"] * 3
    assert targets(t, "Sg$") == {9, 13, 15, 16}


@clause("paris", "8.2")
def test_acquiring_an_old_landmark_again_does_not_open_lower_new_ones() -> None:
    t = rich().landmark("Sg", 9, 13).key(0, "Sg$", "Arc")
    t.play("Arc-Sg/9")
    t.action(francs=30).give(marble=6, gold=6)
    assert t.code("Sg$-10") == t.code("9-10") == "landmark-too-low"
    assert targets(t, "Sg$") == targets(t, "9") == {13, 14, 15, 16}


@clause("paris", "8.2")
def test_any_number_of_landmarks_may_be_added_to_a_district() -> None:
    t = rich()
    for value in range(9, 17):
        t.action(francs=value).give(marble=6, gold=6).key(0, "Arc").play(f"Arc-Vi/{value}")
        while t.now != "FREE":
            t.play("leave")
    assert rows(t) == {"Vi": list(range(9, 17))} and supply(t) == []
    assert t.game.view(t.position, None).districts[3].sums == [100, 0]


@clause("paris", "8.2")
def test_no_buildings_are_needed_below_a_landmark() -> None:
    t = rich().key(0, "Ch$")
    assert targets(t, "Ch$") == set(range(9, 17))


# --- free again -----------------------------------------------------------------------------------------


@clause("paris", "8.3")
def test_a_freed_landmark_is_acquired_again_with_all_costs_and_prestige_again() -> None:
    t = rich().give(francs=12, marble=1, gold=1, bronze=1, silver=1).key(0, "Arc")
    t.play("Arc-Mo/12", "discard:bronze", "discard:silver")  # 1 + 3 points
    t.play("leave")
    assert t.points() == 4 and t.francs() == 0 and t.tokens() == {}
    t.key(1, "Mo$").give(1, francs=12, marble=1, gold=1, bronze=1, silver=1, gold_prestige=1)
    assert t.action(1).code("Mo$-12") == "others-key-there"

    t.action(0, francs=2).give(marble=2, gold=1).play("12-14")
    assert t.francs() == 0 and rows(t) == {"Mo": [12, 14]}

    t.action(1).play("Mo$-12", "discard:bronze", "discard:silver", "discard:gold-prestige")
    assert t.francs(1) == 0 and t.tokens(1) == {} and t.points(1) == 1 + 3 + 5
    assert t.holds(1, "12") and rows(t) == {"Mo": [12, 14]}
    assert list(t.state.supply) == [0, 1 + 2 + 1, 1 + 1 + 1]


@clause("paris", "8.3")
def test_a_free_landmark_below_the_last_added_one_may_be_acquired() -> None:
    t = rich().landmark("Mo", 9, 12, 15).key(1, "15").build("Mo2").key(0, "Mo2")
    assert targets(t, "Mo2") == {9, 12, 16}
    t.play("Mo2-9")
    assert t.francs() == 23 and t.tokens() == {"marble": 5, "gold": 6}


@clause("paris", "8.3")
@pytest.mark.parametrize(("value", "marble", "gold"), LANDMARKS)
def test_a_free_landmark_costs_what_a_new_one_costs(value: int, marble: int, gold: int) -> None:
    t = Table().action(francs=value).give(marble=marble, gold=gold).landmark("Be", value).key(0, "Be$")
    assert t.give(francs=value - 1).code(f"Be$-{value}") == "francs"
    t.give(francs=value)
    if marble:
        assert t.give(marble=marble - 1).code(f"Be$-{value}") == "marble"
        t.give(marble=marble)
    if gold:
        assert t.give(gold=gold - 1).code(f"Be$-{value}") == "gold"
        t.give(gold=gold)
    t.play(f"Be$-{value}")
    assert t.francs() == 0 and t.tokens() == {}


@clause("paris", "8.3")
def test_from_a_lower_landmark_a_free_one_costs_the_difference_and_its_resources() -> None:
    t = Table().action(francs=3).give(marble=1, gold=2, silver=1, gold_prestige=2).landmark("Mo", 12, 15)
    t.key(0, "12")
    t.play("12-15", "discard:silver", "discard:gold-prestige", "discard:gold-prestige")
    assert t.francs() == 0 and t.tokens() == {} and t.points() == 13


@clause("paris", "8.3")
def test_one_player_can_acquire_the_same_landmark_twice_in_a_game() -> None:
    t = rich().give(bronze=2).key(0, "Arc", "Mo$")
    t.play("Arc-Mo/9", "discard:bronze", "leave")
    t.action().play("9-10", "leave")
    assert t.points() == 1
    t.action().play("Mo$-9", "discard:bronze")
    assert t.points() == 2 and t.holds(0, "9") and t.holds(0, "10")
    assert t.francs() == 30 - 9 - 1 - 9 and t.tokens() == {"marble": 4, "gold": 5}
