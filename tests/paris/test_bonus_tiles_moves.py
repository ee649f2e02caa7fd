"""Bonus tiles that reach further: 9 and 16 (shared places), 17 and 25 (the track), 23 and 24 (pairs)."""

from __future__ import annotations

import pytest

import salon
from tests.paris.table import Table

clause = pytest.mark.clause

# A second copy of tile 16 for all seats, so that two players can both have one (one copy of 6 makes room).
TWO_OF_16 = {f"bonus_tile.16.copies.{seats}": 2 for seats in (2, 3, 4)} | {"bonus_tile.6.copies.4": 2}


def keys_on(t: Table, district: int) -> int:
    return int(t.state.keys_in[district])


# --- tile 9: a second own key -------------------------------------------------------------------------------


@clause("paris", "13.9")
def test_tile_9_opens_a_place_with_an_own_key_and_is_spent_by_the_move() -> None:
    t = Table().action(francs=4).build("Mo1", "Mo4").key(0, "Mo1", "Mo4", "Mo$").no_markers()
    assert t.code("Mo1-Mo4") == t.code("Mo$-Mo4") == "own-key-there"
    t.give(tiles=(9,))
    assert t.code("use9") == "spent-by-move" and "use9" not in t.legal()
    assert {"Mo1-Mo4", "Mo$-Mo4"} <= t.legal()
    t.play("Mo$-Mo4")
    assert t.francs() == 0, "the whole cost is paid"
    assert t.holds(0, "Mo1") and t.holds(0, "Mo4") and keys_on(t, 2) == 3
    assert t.tiles() == set() and t.code("use9") == "tile-used"
    t.phase("ACTION").give(francs=9)
    assert t.code("Mo1-Mo4") == "own-key-there", "once only"


@clause("paris", "13.9")
def test_tile_9_is_kept_by_a_move_that_does_not_need_it() -> None:
    t = Table().action(francs=9).build("Mo1", "Mo4", "Mo5").key(0, "Mo1", "Mo4").give(tiles=(9, 16))
    t.no_markers()
    t.play("Mo1-Mo5")
    assert t.tiles() == {9, 16} and keys_on(t, 2) == 2


@clause("paris", "13.9")
def test_tile_9_opens_no_bank_no_lower_value_and_no_place_of_an_opponent() -> None:
    t = Table().action(francs=9).build("Mo1", "Mo2", "Mo4").give(tiles=(9,))
    t.key(0, "Mo$", "Arc", "Mo2").key(1, "Mo4")
    assert t.code("key:Mo") == t.code("key:Arc") == "key-at-bank"
    assert t.code("Mo2-Mo4") == "others-key-there"
    assert not [move for move in t.legal() if move.endswith("-Mo4")]
    with pytest.raises(salon.SalonError):
        t.can("Mo4-Mo2")  # there is not even a notation for moves downwards


@clause("paris", "13.9")
def test_tile_9_pays_resources_and_gains_all_benefits() -> None:
    t = Table().action(francs=8).build("Mo8").key(0, "Mo8", "Arc").give(tiles=(9,)).no_markers()
    assert t.code("Arc-Mo8") == "wood"
    t.give(wood=1).play("Arc-Mo8")
    assert t.francs() == 0 and t.tokens() == {} and t.points() == 2 and t.tiles() == set()

    t = Table().action(francs=2).build("Mo2").key(0, "Mo2", "Mo$").give(tiles=(9,))
    t.play("Mo$-Mo2", "take", "tile10")  # the marker had been left, a bonus tile comes again
    assert t.tokens() == {"silver": 1} and t.tiles() == {10} and t.francs() == 0

    t = Table().action(francs=15).landmark("Mo", 15).key(0, "15", "Mo$")
    t.give(tiles=(9,), marble=1, gold=2, silver=1)
    t.play("Mo$-15", "discard:silver", "leave")
    assert t.points() == 3 and t.francs() == 0 and t.tokens() == {} and list(t.state.supply) == [0, 1, 2]


@clause("paris", "13.9")
def test_one_of_two_own_keys_may_move_on_and_the_place_is_still_held() -> None:
    t = Table().action(francs=9).build("Mo4", "Mo5").key(0, "Mo4", "Mo$").give(tiles=(9, 18)).no_markers()
    t.play("Mo$-Mo4", "end")
    t.phase("ACTION").play("Mo4-Mo5")
    assert t.francs() == 4 and t.holds(0, "Mo4") and t.holds(0, "Mo5") and keys_on(t, 2) == 2
    t.play("use18")
    assert t.points() == 5, "the place is held once again"
    t.phase("ACTION", 1).key(1, "Mo$").give(1, francs=9)
    assert t.code("Mo$-Mo4") == "others-key-there"


@clause("paris", "13.9")
@clause("paris", "13.18")
def test_a_place_doubled_by_tile_9_counts_twice_at_once() -> None:
    t = Table().action(francs=9).build("Mo4").key(0, "Mo4", "Mo$").give(tiles=(9, 18)).no_markers()
    t.play("Mo$-Mo4", "use18")
    assert t.points() == 10


@clause("paris", "13.9")
@clause("paris", "13.16")
@pytest.mark.parametrize(("owner", "tile"), [(0, 9), (1, 16)])
def test_the_second_key_on_a_place_is_a_key_of_its_district(owner: int, tile: int) -> None:
    t = Table().action(francs=9).build("Mo1", "Mo2", "Mo4").key(0, "Mo1", "Mo$").key(1, "Mo2")
    t.key(owner, "Mo4")
    t.give(tiles=(tile,)).no_markers()
    t.play("Mo$-Mo4")
    assert t.now == "VP_TILE" and t.can("vp20:Mo")


# --- tile 16: a place of others -----------------------------------------------------------------------------


@clause("paris", "13.16")
def test_tile_16_opens_a_place_with_keys_of_others_and_is_spent_by_the_move() -> None:
    t = Table().action(francs=4).build("Mo4").key(0, "Mo$").key(1, "Mo4").no_markers()
    assert t.code("Mo$-Mo4") == "others-key-there"
    t.give(tiles=(16,))
    assert t.code("use16") == "spent-by-move" and "use16" not in t.legal()
    t.play("Mo$-Mo4")
    assert t.francs() == 0 and t.holds(0, "Mo4") and t.holds(1, "Mo4"), "nobody is driven away"
    assert t.tiles() == set() and t.code("use16") == "tile-used"


@clause("paris", "13.16")
def test_one_tile_16_is_enough_for_a_place_with_keys_of_several_others() -> None:
    t = Table(4).action(francs=9).build("Mo4").key(0, "Mo$").give(tiles=(16, 9)).no_markers()
    t.key(1, "Mo4").key(2, "Mo4").key(3, "Mo4")
    t.play("Mo$-Mo4")
    assert all(t.holds(seat, "Mo4") for seat in range(4)) and t.tiles() == {9} and keys_on(t, 2) == 4


@clause("paris", "13.16")
def test_tile_16_alone_does_not_open_an_own_place() -> None:
    t = Table().action(francs=9).build("Mo1", "Mo4").key(0, "Mo1", "Mo4").give(tiles=(16,))
    assert t.code("Mo1-Mo4") == "own-key-there" and "Mo1-Mo4" not in t.legal()


@clause("paris", "13.16")
def test_a_shared_landmark_costs_and_brings_what_it_does_alone_and_scores_for_both() -> None:
    t = Table().action(francs=4).build("Vi8").landmark("Vi", 12).key(0, "Vi8").key(1, "12")
    t.give(tiles=(16, 29), marble=1, gold=1, bronze=1, gold_prestige=1)
    t.play("Vi8-12", "discard:gold-prestige", "discard:bronze", "leave", "use29")
    assert t.francs() == 0 and t.tokens() == {} and list(t.state.supply) == [0, 1, 1]
    assert t.points() == 6 + 8 and t.points(1) == 0


@clause("paris", "13.16")
def test_a_shared_place_becomes_free_only_when_both_have_left() -> None:
    t = Table(3).action(francs=9).build("Mo4", "Mo5", "Mo8").key(0, "Mo$").key(1, "Mo4").key(2, "Mo$")
    t.give(tiles=(16,)).no_markers().give(2, francs=9).give(0, wood=1)
    t.play("Mo$-Mo4", "end")
    t.phase("ACTION", 1).give(1, francs=1).play("Mo4-Mo5", "end")
    t.phase("ACTION", 2)
    assert t.code("Mo$-Mo4") == "others-key-there"
    t.phase("ACTION", 0).play("Mo4-Mo8", "end")
    t.phase("ACTION", 2)
    assert t.can("Mo$-Mo4")


@clause("paris", "13.9")
@clause("paris", "13.16")
def test_own_and_other_keys_on_one_place_need_both_tiles() -> None:
    def arranged(*tiles: int) -> Table:
        t = Table(changes=TWO_OF_16).build("Mo1", "Mo4").key(0, "Mo1", "Mo4").key(1, "Mo$").no_markers()
        t.give(0, francs=3, tiles=tiles).give(1, francs=4, tiles=(16,))
        t.phase("ACTION", 1).play("Mo$-Mo4")
        assert t.holds(0, "Mo4") and t.holds(1, "Mo4") and t.tiles(1) == set()
        return t.phase("ACTION", 0)

    assert arranged().code("Mo1-Mo4") == "own-key-there"
    assert arranged(16).code("Mo1-Mo4") == "own-key-there"
    assert arranged(9).code("Mo1-Mo4") == "others-key-there"
    t = arranged(9, 16)
    t.give(tiles=(18,)).play("Mo1-Mo4", "use18")
    assert t.tiles() == set() and t.francs() == 0 and keys_on(t, 2) == 3
    assert t.points() == 10 and not t.holds(0, "Mo1") and t.holds(1, "Mo4")


# --- tile 17: any tile of the track -------------------------------------------------------------------------


@clause("paris", "13.17")
def test_tile_17_takes_any_tile_passed_or_not_and_the_figure_stays() -> None:
    for number in (1, 16, 18, 30):
        t = Table().action().give(tiles=(17,), figure=17)
        t.play(f"use17:{number}")
        assert t.tiles() == {number} and t.state.meeple[0] == 17 and t.now == "ACTION"
        assert t.code("use17:2") == "tile-used"


@clause("paris", "13.17")
def test_tile_17_never_takes_a_number_had_before_nor_one_that_is_gone() -> None:
    t = Table(3).action().give(tiles=(17, 6), used=(11,), figure=17).give(1, tiles=(20, 15))
    t.give(2, tiles=(18,))
    assert t.state.tile_copies[6] == t.state.tile_copies[11] == t.state.tile_copies[15] == 1
    assert t.code("use17:6") == t.code("use17:11") == "tile-had"
    assert t.code("use17:20") == "tile-not-there"
    open_to_17 = {f"use17:{n}" for n in range(1, 31) if n not in (6, 11, 17, 20)}
    assert {m for m in t.legal() if m.startswith("use17:")} == open_to_17
    with pytest.raises(salon.SalonError):
        t.can("use17:17")
    t.play("use17:18")
    assert t.state.tile_copies[18] == 0 and t.tiles() == {6, 18}
    assert Table().action().give(tiles=(9,)).code("use17:3") == "tile-not-held"


@clause("paris", "13.17")
def test_tile_17_works_on_the_last_space_and_while_a_bonus_tile_waits() -> None:
    t = Table().action(francs=2).build("Mo2").key(0, "Mo$").give(tiles=(17,), figure=30).no_markers()
    t.play("Mo$-Mo2")
    assert not [move for move in t.legal() if move.startswith("tile")]
    t.play("use17:22")
    assert t.tiles() == {22} and t.state.meeple[0] == 30 and t.now == "BONUS"
    t = Table().action(francs=2).build("Mo2").key(0, "Mo$").give(tiles=(17,), figure=17).no_markers()
    t.play("Mo$-Mo2", "use17:25", "tile18")
    assert t.tiles() == {25, 18} and t.state.meeple[0] == 18


# --- tile 25: back on the track -----------------------------------------------------------------------------


def backs(t: Table) -> set[int]:
    return {int(move.partition(":")[2]) for move in t.legal() if move.startswith("use25:")}


@clause("paris", "13.25")
def test_tile_25_goes_back_by_one_to_five_tiles() -> None:
    t = Table().action().give(tiles=(25,), figure=25)
    assert backs(t) == {20, 21, 22, 23, 24}
    assert t.code("use25:19") == "too-far-back"
    assert not t.can("use25:26") and not t.can("use25:30"), "never forward"
    t.play("use25:20")
    assert t.tiles() == {20} and t.state.meeple[0] == 20 and t.now == "ACTION"
    assert t.code("use25:19") == "tile-used"


@clause("paris", "13.25")
def test_tile_25_counts_only_spaces_with_a_tile() -> None:
    t = Table().action().give(tiles=(25,), figure=25).give(1, tiles=(24, 22, 18))
    assert backs(t) == {23, 21, 20, 19, 17}
    assert t.code("use25:22") == "tile-not-there" and t.code("use25:16") == "too-far-back"


@clause("paris", "13.25")
def test_tile_25_counts_tiles_whose_number_one_has_had_but_never_takes_them() -> None:
    t = Table(3).action().give(tiles=(25, 18), used=(15,), figure=20)
    assert t.state.tile_copies[18] == t.state.tile_copies[15] == 1
    assert backs(t) == {19, 17, 16}, "18 and 15 are two of the five"
    assert t.code("use25:18") == t.code("use25:15") == "tile-had" and t.code("use25:14") == "too-far-back"
    t = Table(3).action().give(tiles=(25, 18), figure=18)
    assert backs(t) == {17, 16, 15, 14, 13}, "what is on the figure's own space is not counted"


@clause("paris", "13.25")
@pytest.mark.parametrize(("figure", "reached"), [(0, set()), (1, set()), (4, {1, 2, 3}), (30, {29, 28, 27, 26, 24})])
def test_tile_25_at_the_ends_of_the_track(figure: int, reached: set[int]) -> None:
    assert backs(Table().action().give(tiles=(25,), figure=figure)) == reached


@clause("paris", "13.25")
def test_the_figure_goes_on_from_where_tile_25_took_it() -> None:
    t = Table().action(francs=2).build("Mo2").key(0, "Mo$").give(tiles=(25,), figure=25).no_markers()
    t.play("Mo$-Mo2")
    assert t.code("tile22") == "tile-behind"
    t.play("use25:21")
    assert t.now == "BONUS" and t.code("tile20") == "tile-behind" and t.code("tile21") == "tile-had"
    t.play("tile22")
    assert t.tiles() == {21, 22} and t.state.meeple[0] == 22


@clause("paris", "13.25")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_tile_25_goes_by_the_spaces_of_a_random_track(seed: str) -> None:
    t = Table(seed=seed, track="random").action()
    track: list[int] = t.deal.content["track"]
    assert track != sorted(track)
    t.give(tiles=(25,), figure=23).give(1, tiles=(track[20],))  # the tile of space 21 is gone
    behind = [number for number in reversed(track[:22]) if number not in (25, track[20])]
    assert backs(t) == set(behind[:5])
    assert t.code(f"use25:{behind[5]}") == "too-far-back"
    t.play(f"use25:{behind[4]}")
    assert t.state.meeple[0] == track.index(behind[4]) + 1 and t.tiles() == {behind[4]}


# --- tiles 23 and 24: pairs ---------------------------------------------------------------------------------


@clause("paris", "13.23")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_tile_23_gives_pairs_of_like_prestige(seats: int, each: int) -> None:
    t = Table(seats).action().give(tiles=(23,), bronze=2, silver=5, gold_prestige=1, wood=4)
    t.play("use23", "give:bronze", "give:silver", "give:silver")
    assert t.points() == 3 * each and t.now == "ACTION", "no pair is left: the giving is over"
    assert t.tokens() == {"silver": 1, "gold-prestige": 1, "wood": 4}
    assert list(t.state.supply) == [0, 0, 0] and t.francs() == 3
    assert t.code("use23") == "tile-used"


@clause("paris", "13.24")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_tile_24_gives_pairs_of_like_resources_to_the_supply(seats: int, each: int) -> None:
    t = Table(seats).action().supply(wood=1).give(tiles=(24,), wood=2, marble=3, gold=4, silver=2)
    t.play("use24", "give:wood", "give:marble", "give:gold", "give:gold")
    assert t.points() == 4 * each and t.now == "ACTION"
    assert t.tokens() == {"marble": 1, "silver": 2} and list(t.state.supply) == [3, 2, 4]
    assert t.code("use24") == "tile-used"


@clause("paris", "13.23")
@clause("paris", "13.24")
def test_unlike_tokens_and_tokens_of_the_other_sort_make_no_pair() -> None:
    t = Table().action().give(tiles=(23, 24), wood=1, marble=1, gold=1, bronze=1, silver=1, gold_prestige=1)
    assert t.code("use23") == t.code("use24") == "no-pair", "gold and gold prestige are not alike"
    t.give(wood=2)
    assert t.code("use23") == "no-pair" and t.can("use24")
    t.give(wood=1, silver=2)
    assert t.code("use24") == "no-pair" and t.can("use23")
    t.play("use23")
    assert t.code("give:bronze") == t.code("give:wood") == "no-pair"


@clause("paris", "13.31")
def test_pairs_are_given_at_one_moment_at_least_one_and_nothing_in_between() -> None:
    t = Table().action(francs=9).supply(wood=3)
    t.give(tiles=(24, 23, 17, 1), wood=4, marble=2, silver=2).key(0, "Mo$")
    assert t.code("give:wood") == "not-giving"
    t.play("use24")
    assert t.legal() == {"give:wood", "give:marble"}
    assert t.code("leave") == "give-one-first"
    t.play("give:wood")
    assert t.legal() == {"give:wood", "give:marble", "leave"}
    for move in ("buy:wood", "sell:marble", "use1", "use23", "use17:5", "key:Arc", "end"):
        assert t.code(move) == "giving-pairs"
    t.play("leave")  # pairs may be kept
    assert t.points() == 2 and t.tokens() == {"wood": 2, "marble": 2, "silver": 2}
    assert t.now == "ACTION" and t.code("use24") == "tile-used" and t.can("buy:wood")


@clause("paris", "13.31")
def test_units_of_tiles_make_no_pairs_and_are_not_given() -> None:
    t = Table().action().give(tiles=(24, 23, 21, 19), wood=1, bronze=1)
    t.play("use21:wood+wood", "use19:bronze+bronze")
    assert t.code("use24") == t.code("use23") == "no-pair"
    t.give(wood=2)
    t.play("use24", "give:wood")
    assert t.points() == 2 and t.tokens() == {"bronze": 1}
    assert t.units() == {"wood": 2, "bronze": 2} and t.now == "ACTION"


@clause("paris", "13.31")
def test_an_end_game_tile_makes_no_pair() -> None:
    t = Table().action().empty_piles().give(tiles=(24,), gold=1).end_tile(0, "gold")
    t.play("turn:gold")
    assert t.code("use24") == "no-pair"


@clause("paris", "13.31")
@clause("paris", "13.23")
@clause("paris", "13.24")
@pytest.mark.parametrize(
    ("move", "stage", "then"),
    [
        ("Mo$-Mo4", "MARKER", "take"),
        ("Mo$-Mo2", "BONUS", "tile7"),
        ("Mo$-9", "PRESTIGE", "discard:bronze"),
        ("Vi$-Vi5", "VP_TILE", "vp12:Sg"),
        ("search", "SEARCHED", "choose:francs"),
        ("key:Arc", "FREE", "end"),
    ],
)
def test_after_the_pairs_the_turn_goes_on_where_it_was(move: str, stage: str, then: str) -> None:
    t = Table().action(francs=9).empty_piles().build("Mo2", "Mo4", "Vi1", "Vi2", "Vi3", "Vi5")
    t.key(0, "Mo$", "Vi$")
    t.key(1, "Vi1", "Vi2", "Vi3").no_markers("Mo2", "Vi5").give(tiles=(23, 24), bronze=5, wood=4, marble=1)
    t.play(move)
    assert t.now == stage
    t.play("use24", "give:wood", "leave")
    assert t.now == stage and t.can(then)
    t.play("use23", "give:bronze", "give:bronze")
    assert t.now == stage and t.points() == 6
    t.play(then)
