"""Section 9 of the rulebook: the benefits of acquiring a place."""

from __future__ import annotations

import pytest

from tests.paris.table import Table

clause = pytest.mark.clause

MARKERS = {1: "bronze", 2: "silver", 3: "gold-prestige", 4: "wood", 5: "marble", 8: "gold"}


# --- the order, and leaving ----------------------------------------------------------------------------


@clause("paris", "9.1")
def test_marker_then_bonus_tile_then_vp_tile() -> None:
    t = Table().action(francs=5).build("Mo1", "Mo2", "Mo4", "Mo5").key(0, "Mo$", "Mo5").key(1, "Mo2", "Mo4")
    t.play("Mo$-Mo1")
    assert t.now == "MARKER"
    assert t.code("tile1") == "not-bonus-moment" and t.code("vp20:Mo") == "not-vp-moment"
    assert t.legal() >= {"take", "leave"}
    t.play("take")
    assert t.now == "BONUS" and t.tokens() == {"bronze": 1}
    assert t.code("take") == "no-marker" and t.code("vp20:Mo") == "not-vp-moment"
    t.play("tile1")
    assert t.now == "VP_TILE" and t.tiles() == {1}
    assert t.code("take") == "no-marker" and t.code("tile2") == "not-bonus-moment"
    t.play("vp20:Mo")
    assert t.now == "FREE"
    t.play("end")
    assert t.active == 1


@clause("paris", "9.1")
def test_marker_then_points_then_vp_tile_at_a_value_of_8() -> None:
    t = Table().action(francs=8).build("Mo1", "Mo2", "Mo4", "Mo8").key(0, "Mo$", "Mo1").key(1, "Mo2", "Mo4")
    t.give(wood=1).play("Mo$-Mo8")
    assert t.now == "MARKER" and t.points() == 0
    t.play("take")
    assert t.now == "VP_TILE" and t.points() == 2 and t.tokens() == {"gold": 1}


@clause("paris", "9.1")
def test_prestige_then_vp_tile_at_a_landmark() -> None:
    t = Table().action(francs=9).build("Mo1", "Mo2", "Mo4").key(0, "Mo$", "Mo1").key(1, "Mo2", "Mo4")
    t.give(marble=1, bronze=1).play("Mo$-9")
    assert t.now == "PRESTIGE"
    assert t.code("take") == "no-marker" and t.code("vp20:Mo") == "not-vp-moment"
    t.play("discard:bronze", "leave")
    assert t.now == "VP_TILE" and t.points() == 1
    assert t.code("discard:bronze") == "not-landmark-moment"


@clause("paris", "9.7")
def test_each_benefit_may_be_left() -> None:
    t = Table().action(francs=5).build("Mo1", "Mo2", "Mo4", "Mo5").key(0, "Mo$", "Mo5").key(1, "Mo2", "Mo4")
    t.play("Mo$-Mo1", "leave", "leave", "leave")
    assert t.now == "FREE"
    assert t.tokens() == {} and t.tiles() == set() and t.state.meeple[0] == 0
    assert t.state.vp_tiles_free == 63 and not any(t.state.vp_tile_in)
    assert t.francs() == 4
    assert t.code("leave") == "nothing-to-leave"


@clause("paris", "9.7")
def test_leaving_the_marker_does_not_leave_what_follows() -> None:
    t = Table().action(francs=8).build("Mo8").key(0, "Mo$").give(wood=1)
    t.play("Mo$-Mo8", "leave")
    assert t.points() == 2 and t.tokens() == {} and t.now == "FREE"


@clause("paris", "9.1")
def test_benefits_come_before_the_end_of_the_turn_and_no_second_action() -> None:
    t = Table().action(francs=5).build("Mo1", "Mo2").key(0, "Mo$", "Arc")
    t.play("Mo$-Mo1")
    for move in ("end", "key:Ch", "Arc-Mo2"):
        assert t.code(move) == "benefit-first"
    t.play("leave")
    for move in ("end", "key:Ch", "Arc-Mo2"):
        assert t.code(move) == "benefit-first"
    t.play("leave")
    assert t.can("end") and t.code("key:Ch") == "action-done"


@clause("paris", "9.1")
def test_benefits_come_after_paying_so_a_marker_cannot_pay_for_its_own_building() -> None:
    t = Table().action(francs=8).build("Mo8").key(0, "Mo$")
    with t.edit() as s:
        s.marker[17] = 1  # Mo8: wood, as no set-up has it
    assert t.code("Mo$-Mo8") == "wood"


# --- markers -------------------------------------------------------------------------------------------


@clause("paris", "9.2")
@pytest.mark.parametrize("value", MARKERS)
def test_the_marker_of_each_value(value: int) -> None:
    t = Table().action(francs=value).build(f"Be{value}").key(0, "Be$").give(wood=1 if value == 8 else 0)
    t.play(f"Be$-Be{value}", "take")
    assert t.tokens() == {MARKERS[value]: 1}
    assert t.francs() == 0


@clause("paris", "9.2")
def test_a_marker_taken_is_gone_for_the_next_who_acquires_the_building() -> None:
    t = Table().action(francs=5).build("Mo4", "Mo5").key(0, "Mo$").key(1, "Arc").give(1, francs=4)
    t.play("Mo$-Mo4", "take", "end")
    t.phase("ACTION", 0).play("Mo4-Mo5", "take", "end")
    t.phase("ACTION", 1).play("Arc-Mo4")
    assert t.now == "FREE" and t.code("take") == "no-marker"
    assert t.tokens(0) == {"wood": 1, "marble": 1} and t.tokens(1) == {}


@clause("paris", "9.2")
def test_a_marker_left_lies_there_for_the_next() -> None:
    t = Table().action(francs=5).build("Mo4", "Mo5").key(0, "Mo$").key(1, "Arc").give(1, francs=4)
    t.play("Mo$-Mo4", "leave", "end")
    t.phase("ACTION", 0).play("Mo4-Mo5", "leave", "end")
    t.phase("ACTION", 1).play("Arc-Mo4", "take")
    assert t.tokens(0) == {} and t.tokens(1) == {"wood": 1}


@clause("paris", "9.2")
def test_with_random_markers_the_one_beside_the_building_is_taken() -> None:
    t = Table(seed="markers", markers="random").action(francs=20).build("Ch1", "Ba4")
    for field in ("Ch1", "Ba4"):
        beside = t.deal.content["markers"][field]
        before = t.tokens().get(beside, 0)
        t.phase("ACTION").key(0, "Arc").play(f"Arc-{field}", "take")
        assert t.tokens()[beside] == before + 1


@clause("paris", "9.2")
def test_the_old_building_and_a_bank_give_no_marker() -> None:
    t = Table().action(francs=5).build("Mo1", "Mo4").key(0, "Mo1")
    t.play("Mo1-Mo4", "take")
    assert t.tokens() == {"wood": 1}
    t.play("end")
    t.phase("ACTION", 0).play("key:Mo")
    assert t.now == "FREE" and t.tokens() == {"wood": 1}


# --- bonus tiles at 1, 2 and 3 -------------------------------------------------------------------------


@clause("paris", "9.3")
@pytest.mark.parametrize("value", [1, 2])
def test_a_bonus_tile_is_free_at_a_value_of_1_and_2(value: int) -> None:
    t = Table().action(francs=value).build(f"Mo{value}").no_markers().key(0, "Mo$")
    t.play(f"Mo$-Mo{value}")
    assert t.now == "BONUS" and t.francs() == 0
    assert {f"tile{n}" for n in range(1, 31)} <= t.legal()
    t.play("tile18")
    assert t.francs() == 0 and t.tiles() == {18} and t.state.meeple[0] == 18
    assert t.code("tile19") == "not-bonus-moment"


@clause("paris", "9.3")
def test_a_bonus_tile_costs_two_francs_at_a_value_of_3() -> None:
    t = Table().action(francs=5).build("Mo3").no_markers().key(0, "Mo$")
    t.play("Mo$-Mo3")
    assert t.now == "BONUS" and t.francs() == 2
    t.play("tile4")
    assert t.francs() == 0 and t.tiles() == {4}


@clause("paris", "9.3")
def test_leaving_the_bonus_tile_at_3_costs_nothing() -> None:
    t = Table().action(francs=5).build("Mo3").no_markers().key(0, "Mo$")
    t.play("Mo$-Mo3", "leave")
    assert t.francs() == 2 and t.tiles() == set() and t.now == "FREE"


@clause("paris", "9.3")
def test_from_1_to_3_the_difference_and_the_tile_are_paid() -> None:
    t = Table().action(francs=4).build("Mo1", "Mo3").no_markers().key(0, "Mo1")
    t.play("Mo1-Mo3", "tile2")
    assert t.francs() == 0 and t.tiles() == {2}


@clause("paris", "9.3")
@pytest.mark.parametrize("value", [4, 5, 8])
def test_no_bonus_tile_at_4_5_and_8(value: int) -> None:
    t = Table().action(francs=20).build(f"Mo{value}").no_markers().key(0, "Mo$").give(wood=1)
    t.play(f"Mo$-Mo{value}")
    assert t.now == "FREE" and t.code("tile1") == "not-bonus-moment"
    assert t.points() == (2 if value == 8 else 0)


@clause("paris", "9.3")
def test_no_bonus_tile_at_a_landmark() -> None:
    t = Table().action(francs=20).key(0, "Arc").give(marble=1)
    t.play("Arc-Mo/9")
    assert t.code("tile1") == "not-bonus-moment"


@clause("paris", "9.4")
def test_at_3_without_francs_the_choice_stays_open_until_something_is_sold() -> None:
    t = Table().action(francs=3).build("Mo3").key(0, "Mo$")
    t.play("Mo$-Mo3", "take")  # the marker is a gold prestige, sold for 3
    assert t.now == "BONUS" and t.francs() == 0
    assert t.code("tile7") == "bonus-francs" and "tile7" not in t.legal()
    t.play("sell:gold-prestige")
    assert t.now == "BONUS" and t.francs() == 3
    t.play("tile7")
    assert t.francs() == 1 and t.tiles() == {7}


@clause("paris", "9.4")
def test_at_3_one_franc_is_not_enough_and_two_are() -> None:
    t = Table().action(francs=4).build("Mo3").no_markers().key(0, "Mo$").give(wood=1)
    t.play("Mo$-Mo3")
    assert t.francs() == 1 and t.code("tile7") == "bonus-francs"
    t.play("sell:wood")
    assert t.francs() == 2 and t.can("tile7")


@clause("paris", "9.4")
def test_at_3_it_stays_open_with_nothing_to_sell_and_may_only_be_left() -> None:
    t = Table().action(francs=3).build("Mo3").no_markers().key(0, "Mo$")
    t.play("Mo$-Mo3")
    assert t.now == "BONUS" and t.legal() == {"leave"}


@clause("paris", "9.4")
def test_at_3_a_tile_with_francs_may_be_used_first() -> None:
    t = Table().action(francs=3).build("Mo3").no_markers().key(0, "Mo$").give(tiles=(1,), figure=1)
    t.play("Mo$-Mo3", "use1", "tile2")
    assert t.francs() == 1 and t.tiles() == {2}


# --- points at 8 ---------------------------------------------------------------------------------------


@clause("paris", "9.5")
def test_a_building_of_8_brings_two_points() -> None:
    t = Table().action(francs=4).build("Mo4", "Mo8").no_markers().key(0, "Mo4").give(wood=1)
    t.play("Mo4-Mo8")
    assert t.points() == 2 and t.francs() == 0 and t.now == "FREE"


@clause("paris", "9.5")
def test_a_building_of_8_brings_two_points_to_whoever_acquires_it_next() -> None:
    t = Table().action(francs=9).build("Mo8").no_markers().key(0, "Mo8").key(1, "Arc")
    t.give(0, marble=1).give(1, francs=8, wood=1)
    t.play("Mo8-9", "leave", "end")
    assert t.points(0) == 0
    t.phase("ACTION", 1).play("Arc-Mo8")
    assert t.points(1) == 2 and t.points(0) == 0


# --- prestige at landmarks -----------------------------------------------------------------------------

PICTURES = {
    9: ["bronze", "bronze", "bronze"],
    10: ["bronze", "bronze", "silver"],
    11: ["bronze", "silver", "silver"],
    12: ["bronze", "silver", "gold-prestige"],
    13: ["silver", "silver", "silver"],
    14: ["silver", "silver", "gold-prestige"],
    15: ["silver", "gold-prestige", "gold-prestige"],
    16: ["gold-prestige", "gold-prestige", "gold-prestige"],
}
EACH = {"bronze": 1, "silver": 3, "gold-prestige": 5}


def at_landmark(value: int, **prestige: int) -> Table:
    """Seat 0 has just acquired a new landmark, with these prestige tokens behind the screen."""
    t = Table().action(francs=value).key(0, "Arc").give(marble=2, gold=3, **prestige)
    t.play(f"Arc-Vi/{value}")
    return t


@clause("paris", "9.6")
@pytest.mark.parametrize("value", PICTURES)
def test_each_picture_of_each_landmark_once_for_its_points(value: int) -> None:
    t = at_landmark(value, bronze=4, silver=4, gold_prestige=4)
    left = {"bronze": 4, "silver": 4, "gold-prestige": 4}
    pictures = list(PICTURES[value])
    points = 0
    while pictures:
        assert t.now == "PRESTIGE"
        for token in EACH:
            assert t.code(f"discard:{token}") == ("" if token in pictures else "not-pictured")
        token = pictures.pop()
        t.play(f"discard:{token}")
        points += EACH[token]
        left[token] -= 1
        assert t.points() == points
    assert {token: t.tokens()[token] for token in EACH} == left
    assert t.now == "FREE"
    assert t.code(f"discard:{PICTURES[value][0]}") == "not-landmark-moment"


@clause("paris", "9.6")
def test_a_second_bronze_does_not_count_where_bronze_is_pictured_once() -> None:
    t = at_landmark(12, bronze=2)
    t.play("discard:bronze")
    assert t.points() == 1 and t.code("discard:bronze") == "not-pictured"
    t.play("leave")
    assert t.points() == 1 and t.tokens()["bronze"] == 1


@clause("paris", "9.6")
def test_only_prestige_one_has_is_discarded() -> None:
    t = at_landmark(12, silver=1)
    assert t.code("discard:bronze") == "no-token" and t.code("discard:gold-prestige") == "no-token"
    assert t.legal() & {"discard:bronze", "discard:silver", "discard:gold-prestige"} == {"discard:silver"}


@clause("paris", "9.6")
def test_gold_as_a_resource_is_no_gold_prestige() -> None:
    t = Table().action(francs=16).key(0, "Arc").give(gold=5)
    t.play("Arc-Vi/16")
    assert t.code("discard:gold-prestige") == "no-token"


@clause("paris", "9.6")
def test_prestige_brings_no_points_at_a_building() -> None:
    t = Table().action(francs=8).build("Mo8").no_markers().key(0, "Mo$").give(wood=1, bronze=3)
    t.play("Mo$-Mo8")
    assert t.code("discard:bronze") == "not-landmark-moment" and t.points() == 2


@clause("paris", "9.6")
def test_moving_on_to_a_higher_landmark_counts_that_one_s_pictures_anew() -> None:
    t = at_landmark(9, bronze=4)
    t.play("discard:bronze", "discard:bronze", "discard:bronze", "end")
    t.action(0, francs=1).play("9-10", "discard:bronze")
    assert t.points() == 4 and t.code("discard:bronze") == "no-token"


@clause("paris", "9.6")
@clause("paris", "12.9")
def test_tile_8_is_used_at_the_landmark_as_the_pictured_prestige() -> None:
    t = Table().action(francs=15).key(0, "Arc").give(marble=1, gold=2, gold_prestige=1, tiles=(8,), figure=8)
    t.play("Arc-Be/15")
    t.play("use8:gold-prestige")
    assert t.now == "PRESTIGE"
    t.play("discard:gold-prestige", "discard:gold-prestige")
    assert t.points() == 10 and t.tokens() == {} and t.units() == {}
    assert t.code("discard:silver") == "no-token" and t.code("discard:gold-prestige") == "not-pictured"


@clause("paris", "9.6")
def test_the_prestige_choice_is_open_even_without_tokens_as_a_tile_may_follow() -> None:
    t = Table().action(francs=9).key(0, "Arc").give(marble=1, tiles=(17,), figure=17)
    t.play("Arc-Be/9")
    assert t.now == "PRESTIGE"
    t.play("use17:8", "use8:bronze", "discard:bronze", "leave")
    assert t.points() == 1
