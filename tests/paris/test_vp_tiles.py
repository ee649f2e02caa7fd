"""Section 10 of the rulebook: VP tiles."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.paris.table import Table

clause = pytest.mark.clause

DISTRICTS = ("Ch", "Ba", "Mo", "Vi", "Be", "Sg")
ALL = {f"vp{tile}:{district}" for tile in (20, 18, 16, 14, 12, 10) for district in DISTRICTS}


def three_keys() -> Table:
    """Montmartre has three keys on buildings, two of seat 1; seat 0 is to act and has a key at the bank."""
    t = Table(seats=3).action(francs=30).build("Mo1", "Mo2", "Mo3", "Mo4", "Mo5", "Mo8").no_markers()
    return t.key(0, "Mo1", "Mo$").key(1, "Mo2", "Mo3")


def vp_moves(t: Table) -> set[str]:
    return {move for move in t.legal() if move.startswith("vp")}


# --- when: exactly the fourth key ----------------------------------------------------------------------


@clause("paris", "10.1")
def test_the_fourth_key_brings_the_choice_of_any_tile_for_any_district() -> None:
    t = three_keys()
    t.play("Mo$-Mo4")
    assert t.now == "VP_TILE" and t.active == 0
    assert vp_moves(t) == ALL and len(ALL) == 36
    t.play("vp14:Sg")
    view = t.game.view(t.position, 0)
    assert [district.vp_tile for district in view.districts] == [None, None, None, None, None, "14"]
    assert view.vp_tiles == ["20", "18", "16", "12", "10"]
    assert t.now == "FREE" and t.code("vp20:Mo") == "not-vp-moment"
    assert t.points() == 0


@clause("paris", "10.1")
def test_the_tile_may_go_to_the_district_itself() -> None:
    t = three_keys()
    t.play("Mo$-Mo4", "vp20:Mo")
    assert t.game.view(t.position, 0).districts[2].vp_tile == "20"


@clause("paris", "10.1")
def test_tiles_and_districts_already_used_are_out_of_the_choice() -> None:
    t = three_keys().vp_tile(20, "Ba").vp_tile(12, "Mo")
    t.play("Mo$-Mo4")
    assert t.code("vp20:Ch") == "vp-tile-gone" and t.code("vp12:Ch") == "vp-tile-gone"
    assert t.code("vp18:Ba") == "district-has-vp" and t.code("vp18:Mo") == "district-has-vp"
    assert len(vp_moves(t)) == 4 * 4
    t.play("vp18:Ch")
    assert t.game.view(t.position, 0).districts[0].vp_tile == "18"


@clause("paris", "10.1")
def test_the_third_key_brings_nothing() -> None:
    t = Table().action(francs=30).build("Mo1", "Mo2", "Mo4").no_markers().key(0, "Mo1", "Mo$").key(1, "Mo2")
    t.play("Mo$-Mo4")
    assert t.now == "FREE" and t.code("vp20:Mo") == "not-vp-moment"


@clause("paris", "10.4")
def test_keys_at_the_bank_and_on_the_arc_do_not_count() -> None:
    t = Table().action(francs=0).build("Mo1", "Mo2", "Mo3").no_markers()
    t.key(0, "Mo1", "Arc").key(1, "Mo2", "Mo3", "Mo$", "Arc")
    t.play("key:Mo")  # three keys on buildings, two at the bank
    assert t.now == "FREE" and t.code("vp20:Mo") == "not-vp-moment"
    assert t.francs() == 2


@clause("paris", "10.1")
def test_keys_on_landmarks_count() -> None:
    t = Table().action(francs=30).build("Mo1").landmark("Mo", 9, 10).no_markers()
    t.key(0, "9", "Mo$").key(1, "10", "Mo1").give(gold=2)
    t.play("Mo$-13", "leave")
    assert t.now == "VP_TILE"


@clause("paris", "10.1")
def test_landmarks_of_another_district_do_not_count() -> None:
    t = Table().action(francs=30).build("Mo1", "Mo4", "Mo5").landmark("Be", 9).no_markers()
    t.key(0, "9", "Mo$").key(1, "Mo5", "Mo1")
    t.play("Mo$-Mo4")
    assert t.now == "FREE"


@clause("paris", "10.1")
def test_a_key_from_the_arc_may_be_the_fourth() -> None:
    t = three_keys().key(0, "Arc")
    t.play("Arc-Mo5")
    assert t.now == "VP_TILE"


@clause("paris", "10.1")
def test_the_mover_chooses_even_without_another_key_in_the_district() -> None:
    t = Table(seats=2).action(francs=30).build("Mo1", "Mo2", "Mo3", "Mo4").no_markers()
    t.key(1, "Mo1", "Mo2", "Mo3").key(0, "Arc")
    t.play("Arc-Mo4")
    assert t.active == 0 and t.now == "VP_TILE"


@clause("paris", "10.4")
def test_a_place_shared_with_tile_16_counts_both_keys() -> None:
    t = three_keys().give(tiles=(16,), figure=16)
    t.play("Mo$-Mo2", "leave")  # the bonus tile is left
    assert t.now == "VP_TILE" and t.holds(0, "Mo2") and t.holds(1, "Mo2")


@clause("paris", "10.4")
def test_a_place_held_twice_with_tile_9_counts_both_keys() -> None:
    t = three_keys().give(tiles=(9,), figure=9)
    t.play("Mo$-Mo1", "leave")
    assert t.now == "VP_TILE"


@clause("paris", "10.1")
def test_keys_shared_before_count_for_the_fourth() -> None:
    t = Table(seats=3).action(francs=30).build("Mo4", "Mo5", "Mo8").no_markers()
    t.key(0, "Mo4", "Mo4", "Mo$").key(1, "Mo4")  # three keys on one place
    t.play("Mo$-Mo5")
    assert t.now == "VP_TILE"


@clause("paris", "10.1")
def test_at_once_means_before_the_turn_is_ended() -> None:
    t = three_keys()
    t.play("Mo$-Mo4")
    assert t.code("end") == "benefit-first" and t.code("key:Ch") == "benefit-first"


# --- declined, and afterwards --------------------------------------------------------------------------


@clause("paris", "10.2")
def test_declined_the_fifth_and_sixth_key_give_nothing() -> None:
    t = three_keys().key(2, "Arc").key(0, "Arc").give(2, francs=10).give(0, wood=1)
    t.play("Mo$-Mo4", "leave")
    assert t.now == "FREE" and t.state.vp_tiles_free == 63
    t.play("end")
    t.phase("ACTION", 2).play("Arc-Mo5")
    assert t.now == "FREE" and t.code("vp20:Mo") == "not-vp-moment"
    t.play("end")
    t.phase("ACTION", 0).play("Arc-Mo8")
    assert t.now == "FREE" and t.points(0) == 2
    assert t.state.vp_tiles_free == 63 and not any(t.state.vp_tile_in)


@clause("paris", "10.2")
def test_taken_the_fifth_key_gives_nothing_either() -> None:
    t = three_keys().key(0, "Arc")
    t.play("Mo$-Mo4", "vp10:Ch", "end")
    t.phase("ACTION", 0).play("Arc-Mo5")
    assert t.now == "FREE"


@clause("paris", "10.2")
def test_a_move_within_a_district_of_four_keys_gives_nothing() -> None:
    t = three_keys()
    t.play("Mo$-Mo4", "leave", "end")
    t.phase("ACTION", 0).play("Mo4-Mo5")
    assert t.now == "FREE"
    t.play("end")
    t.phase("ACTION", 1).give(1, francs=8, wood=1).play("Mo3-Mo8")
    assert t.now == "FREE" and t.state.vp_tiles_free == 63


@clause("paris", "10.2")
def test_a_move_within_a_district_of_three_keys_gives_nothing() -> None:
    t = three_keys()
    t.play("Mo1-Mo4")
    assert t.now == "FREE" and t.game.view(t.position, 0).districts[2].keys == 3


@clause("paris", "10.2")
def test_declining_in_one_district_leaves_the_moment_of_another() -> None:
    t = three_keys().key(0, "Arc").build("Ch1", "Ch2", "Ch3", "Ch4").key(2, "Ch1", "Ch2", "Ch3")
    t.play("Mo$-Mo4", "leave", "end")
    t.phase("ACTION", 0).play("Arc-Ch4")
    assert t.now == "VP_TILE" and vp_moves(t) == ALL


# --- six are enough ------------------------------------------------------------------------------------


@clause("paris", "10.3")
def test_six_districts_use_up_exactly_six_tiles() -> None:
    t = Table(seats=2)
    for district in DISTRICTS:
        t.build(*(f"{district}{value}" for value in (1, 2, 3, 4)))
        t.key(1, *(f"{district}{value}" for value in (1, 2, 3)))
    t.no_markers()
    pairs = [("Ch", "vp10:Sg"), ("Ba", "vp12:Be"), ("Mo", "vp14:Vi"), ("Vi", "vp16:Mo"), ("Be", "vp18:Ba")]
    for left, (district, tile) in zip((36, 25, 16, 9, 4), pairs, strict=True):
        t.key(0, "Arc").action(francs=4).play(f"Arc-{district}4")
        assert t.now == "VP_TILE" and len(vp_moves(t)) == left
        t.play(tile)
    t.key(0, "Arc").action(francs=4).play("Arc-Sg4")
    assert vp_moves(t) == {"vp20:Ch"}
    t.play("vp20:Ch")
    assert t.state.vp_tiles_free == 0 and all(t.state.vp_tile_in)


@clause("paris", "10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_games_the_keys_of_a_district_never_fall_and_each_has_one_moment(seats: int) -> None:
    offered = 0
    for number in range(4):
        t, chance = Table(seats=seats, seed=f"vp{number}"), random.Random(f"{seats}{number}")
        before, stage, fourth, offers = [0] * 6, t.now, [0] * 6, 0
        while t.position.waiting:
            t.position.play(t.active, chance.choice(t.position.legal(t.active)))
            s, last, stage = t.state, stage, t.now
            keys = [keys_of(s, district) for district in range(6)]
            for district in range(6):
                assert keys[district] >= before[district]
                fourth[district] += keys[district] >= 4 > before[district]
            offers += stage == "VP_TILE" and last not in ("VP_TILE", "PAIRS")
            if stage == "FREE":
                assert offers == sum(fourth)
            before = keys
        assert max(fourth) <= 1
        offered += offers
    assert offered


def keys_of(s: Any, district: int) -> int:
    """The keys on the places of a district, counted from what all seats hold."""
    places = [*range(6 * district, 6 * district + 6), *(36 + i for i in range(8) if s.landmarks_in[district] >> i & 1)]
    held = sum(s.owned[seat] >> place & 1 for seat in range(s.seats) for place in places)
    return held + sum(1 for seat in range(s.seats) if s.doubled[seat] - 1 in places)
