"""The thirty bonus tiles, one by one; 9, 16, 17, 23, 24 and 25 are in test_bonus_tiles_moves.py."""

from __future__ import annotations

import pytest

from tests.paris.table import Table

clause = pytest.mark.clause


def with_tile(number: int, seats: int = 2) -> Table:
    """Seat 0 is to act, with 10 francs and the tile."""
    return Table(seats).action(francs=10).give(tiles=(number,))


def assert_used_up(t: Table, number: int, move: str) -> None:
    assert number not in t.tiles()
    assert t.code(move) == "tile-used"


def uses(t: Table) -> set[str]:
    return {move for move in t.legal() if move.startswith("use")}


# --- francs and points ------------------------------------------------------------------------------------


def assert_gain(number: int, francs: int, points: int) -> None:
    t = with_tile(number)
    t.play(f"use{number}")
    assert (t.francs(), t.points()) == (10 + francs, points)
    assert (t.francs(1), t.points(1)) == (3, 0)
    assert t.now == "ACTION", "using a tile is not the action of the turn"
    assert_used_up(t, number, f"use{number}")
    assert with_tile(2).code(f"use{number}") == "tile-not-held"


@clause("paris", "13.1")
def test_tile_1_brings_three_francs() -> None:
    assert_gain(1, francs=3, points=0)


@clause("paris", "13.5")
def test_tile_5_brings_five_francs() -> None:
    assert_gain(5, francs=5, points=0)


@clause("paris", "13.7")
def test_tile_7_brings_three_francs_and_two_points() -> None:
    assert_gain(7, francs=3, points=2)


@clause("paris", "13.12")
def test_tile_12_brings_four_francs_and_three_points() -> None:
    assert_gain(12, francs=4, points=3)


@clause("paris", "13.22")
def test_tile_22_brings_eight_points() -> None:
    assert_gain(22, francs=0, points=8)


# --- tiles that count as tokens ---------------------------------------------------------------------------


@clause("paris", "13.2")
def test_tile_2_counts_as_wood_for_a_building_of_value_8() -> None:
    t = with_tile(2).build("Mo5", "Mo8").key(0, "Mo5").no_markers()
    assert t.code("Mo5-Mo8") == "wood"
    t.play("use2")
    assert t.units() == {"wood": 1} and t.tokens() == {}
    t.play("Mo5-Mo8")
    assert t.holds(0, "Mo8") and t.francs() == 7
    assert t.units() == {} and list(t.state.supply) == [0, 0, 0], "no token goes to the supply"
    assert_used_up(t, 2, "use2")


@clause("paris", "13.3")
def test_tile_3_counts_as_marble_for_a_landmark() -> None:
    t = with_tile(3).key(0, "Mo$")
    assert t.code("Mo$-9") == "marble"
    t.play("use3")
    assert t.units() == {"marble": 1}
    assert t.code("Mo$-10") == "gold"
    t.play("Mo$-9")
    assert t.holds(0, "9") and t.francs() == 1 and list(t.state.supply) == [0, 0, 0]


@clause("paris", "13.4")
def test_tile_4_counts_as_gold_for_a_landmark() -> None:
    t = with_tile(4).key(0, "Mo$")
    t.play("use4")
    assert t.units() == {"gold": 1}
    assert t.code("Mo$-9") == "marble"
    t.play("Mo$-10")
    assert t.holds(0, "10") and t.francs() == 0 and list(t.state.supply) == [0, 0, 0]


@clause("paris", "13.2")
@clause("paris", "13.3")
@clause("paris", "13.4")
@pytest.mark.parametrize(("number", "token", "price"), [(2, "wood", 1), (3, "marble", 2), (4, "gold", 3)])
def test_tiles_2_3_4_can_be_sold_like_their_token(number: int, token: str, price: int) -> None:
    t = with_tile(number)
    t.play(f"use{number}", f"sell:{token}")
    assert t.francs() == 10 + price and t.units() == {} and list(t.state.supply) == [0, 0, 0]
    assert t.code(f"sell:{token}") == "nothing-to-sell"


@clause("paris", "13.8")
@pytest.mark.parametrize(("prestige", "points", "price"), [("bronze", 1, 1), ("silver", 3, 2), ("gold-prestige", 5, 3)])
def test_tile_8_counts_as_any_one_prestige(prestige: str, points: int, price: int) -> None:
    t = with_tile(8).give(francs=12, marble=1, gold=1).key(0, "Mo$")
    assert uses(t) == {"use8:bronze", "use8:silver", "use8:gold-prestige"}
    t.play("Mo$-12", f"use8:{prestige}", f"discard:{prestige}")
    assert t.points() == points and t.units() == {}
    assert_used_up(t, 8, "use8:bronze")

    t = with_tile(8)
    t.play(f"use8:{prestige}", f"sell:{prestige}")
    assert t.francs() == 10 + price and t.tokens() == {}


@clause("paris", "13.10")
def test_tile_10_counts_as_any_one_resource() -> None:
    t = with_tile(10)
    assert uses(t) == {"use10:wood", "use10:marble", "use10:gold"}
    for token, price in (("wood", 1), ("marble", 2), ("gold", 3)):
        t = with_tile(10)
        t.play(f"use10:{token}")
        assert t.units() == {token: 1}
        t.play(f"sell:{token}")
        assert t.francs() == 10 + price and list(t.state.supply) == [0, 0, 0]
        assert_used_up(t, 10, "use10:gold")
    t = with_tile(10).build("Vi5", "Vi8").key(0, "Vi5").no_markers()
    t.play("use10:wood", "Vi5-Vi8")
    assert t.holds(0, "Vi8") and t.points() == 2


@clause("paris", "13.19")
def test_tile_19_counts_as_two_prestige_alike_or_not() -> None:
    t = with_tile(19).give(francs=13, gold=2).key(0, "Mo$")
    assert uses(t) == {
        "use19:bronze+bronze", "use19:bronze+silver", "use19:bronze+gold-prestige",
        "use19:silver+silver", "use19:silver+gold-prestige", "use19:gold-prestige+gold-prestige",
    }  # fmt: skip
    t.play("Mo$-13", "use19:silver+silver", "discard:silver", "discard:silver", "leave")
    assert t.points() == 6 and t.units() == {} and t.tokens() == {}

    t = with_tile(19)
    t.play("use19:bronze+gold-prestige")
    assert t.units() == {"bronze": 1, "gold-prestige": 1}
    t.play("sell:gold-prestige", "key:Arc", "end")  # one or both: the other unit is lost
    assert t.francs() == 13 and t.units() == {}


@clause("paris", "13.21")
def test_tile_21_counts_as_two_resources_alike_or_not() -> None:
    t = with_tile(21).give(francs=12).key(0, "Mo$")
    assert uses(t) == {
        "use21:wood+wood", "use21:wood+marble", "use21:wood+gold",
        "use21:marble+marble", "use21:marble+gold", "use21:gold+gold",
    }  # fmt: skip
    t.play("use21:marble+gold")
    assert t.units() == {"marble": 1, "gold": 1}
    t.play("Mo$-12")
    assert t.holds(0, "12") and t.francs() == 0 and list(t.state.supply) == [0, 0, 0]

    t = with_tile(21)
    t.play("use21:gold+gold", "sell:gold", "sell:gold")
    assert t.francs() == 16 and list(t.state.supply) == [0, 0, 0]
    assert_used_up(t, 21, "use21:wood+wood")


# --- points for each building of a value ------------------------------------------------------------------


def assert_per_building(number: int, value: int, points: int) -> None:
    others = [v for v in (1, 2, 3, 4, 5, 8) if v != value]
    t = with_tile(number).build(*(f"{d}{v}" for d in ("Mo", "Vi", "Be") for v in (1, 2, 3, 4, 5, 8)))
    t.landmark("Vi", 9).key(0, "9", "Mo$", "Arc", f"Mo{value}", f"Vi{value}", *(f"Be{v}" for v in others))
    t.key(1, f"Be{value}")
    t.play(f"use{number}")
    assert t.points() == 2 * points, "two own buildings of the value; not the opponent's, not other values"
    assert t.points(1) == 0 and t.francs() == 10
    assert_used_up(t, number, f"use{number}")

    t = with_tile(number).build(f"Mo{value}", f"Vi{value}").key(0, f"Mo{value}", f"Mo{value}", f"Vi{value}")
    t.play(f"use{number}")
    assert t.points() == 3 * points, "a place held twice counts twice"

    t = with_tile(number).build(*(f"Be{v}" for v in others)).key(0, *(f"Be{v}" for v in others))
    t.play(f"use{number}")
    assert t.points() == 0, "it may be used for nothing"
    assert_used_up(t, number, f"use{number}")


@clause("paris", "13.6")
def test_tile_6_brings_two_points_for_each_building_of_value_1() -> None:
    assert_per_building(6, value=1, points=2)


@clause("paris", "13.11")
def test_tile_11_brings_three_points_for_each_building_of_value_2() -> None:
    assert_per_building(11, value=2, points=3)


@clause("paris", "13.15")
def test_tile_15_brings_four_points_for_each_building_of_value_3() -> None:
    assert_per_building(15, value=3, points=4)


@clause("paris", "13.18")
def test_tile_18_brings_five_points_for_each_building_of_value_4() -> None:
    assert_per_building(18, value=4, points=5)


@clause("paris", "13.26")
def test_tile_26_brings_six_points_for_each_building_of_value_5() -> None:
    assert_per_building(26, value=5, points=6)


@clause("paris", "13.28")
def test_tile_28_brings_seven_points_for_each_building_of_value_8() -> None:
    assert_per_building(28, value=8, points=7)


@clause("paris", "13.18")
def test_charlotte_takes_tile_18_and_scores_15_for_three_buildings_of_value_4_later() -> None:
    t = Table().action(francs=2).build("Mo2", "Vi4", "Be4", "Sg4").no_markers()
    t.key(0, "Mo$", "Vi4", "Be4", "Sg4")
    t.play("Mo$-Mo2", "tile18")
    assert t.tiles() == {18} and t.points() == 0
    t.play("use18")
    assert t.points() == 15


@clause("paris", "13.29")
def test_tile_29_brings_eight_points_for_each_landmark() -> None:
    t = with_tile(29).landmark("Mo", 9, 13).landmark("Vi", 16).build("Mo8")
    t.key(0, "9", "16", "Mo8").key(1, "13")
    t.play("use29")
    assert t.points() == 16 and t.points(1) == 0
    assert_used_up(t, 29, "use29")

    t = with_tile(29).landmark("Mo", 9, 13).key(0, "13", "13", "9")
    t.play("use29")
    assert t.points() == 24, "a landmark held twice counts twice"

    t = with_tile(29).landmark("Mo", 9).build("Mo8").key(0, "Mo8")
    t.play("use29")
    assert t.points() == 0, "nothing for landmarks nobody holds"


# --- keys -------------------------------------------------------------------------------------------------


def assert_buys_key(number: int, price: int) -> None:
    t = Table().action(francs=price - 1).give(tiles=(number,), keys=0, bronze=1)
    assert t.code("key:Mo") == "no-key"
    assert t.code(f"use{number}") == "key-francs"
    t.play("sell:bronze", f"use{number}")
    assert t.francs() == 0
    assert t.state.keys[0] == 1 and t.state.reserve[0] == 1 and t.state.reserve[1] == 2
    assert_used_up(t, number, f"use{number}")
    t.play("key:Mo")
    assert t.francs() == 2 and t.state.keys[0] == 0


@clause("paris", "13.13")
def test_tile_13_sells_a_key_for_four_francs() -> None:
    assert_buys_key(13, price=4)


@clause("paris", "13.14")
def test_tile_14_sells_a_key_for_three_francs() -> None:
    assert_buys_key(14, price=3)


@clause("paris", "13.13")
@clause("paris", "13.14")
def test_tiles_13_and_14_together_empty_the_reserve() -> None:
    t = Table(4).action(francs=7).give(tiles=(13, 14))
    t.play("use13", "use14")
    assert t.francs() == 0 and t.state.keys[0] == 9 and t.state.reserve[0] == 0
    t = Table(changes={"set_up.reserve_keys": 1}).action(francs=7).give(tiles=(13, 14))
    t.play("use14")
    assert t.code("use13") == "no-reserve"


# --- unused tiles, kinds, francs --------------------------------------------------------------------------


@clause("paris", "13.20")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 3)])
def test_tile_20_counts_other_unused_tiles(seats: int, each: int) -> None:
    t = Table(seats).action().give(tiles=(20, 9, 16, 27, 5), used=(1, 12)).give(1, tiles=(2, 3))
    t.end_tile(0, "point").end_tile(0, "wood")
    t.play("use20")
    assert t.points() == 4 * each, "9, 16, 27 and 5; not 20 itself, not used ones, not end-game tiles"
    assert t.tiles() == {9, 16, 27, 5}, "what is counted stays"
    assert_used_up(t, 20, "use20")


@clause("paris", "13.20")
def test_tile_20_alone_brings_nothing() -> None:
    t = with_tile(20, seats=4)
    t.play("use20")
    assert t.points() == 0


CAFES = ("Vi1", "Mo2", "Ba3")
BAKERIES = ("Mo1", "Vi2", "Sg3")
HOTELS = ("Sg1", "Be2")
THEATRES = ("Ch1", "Sg2")


@clause("paris", "13.30")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((), 0),
        (("Vi1", "Vi2", "Vi3"), 0),  # café, bakery, residence
        (("Vi1", "Mo2", "Ba3", "Vi2", "Vi3"), 0),  # three cafés are one kind
        (("Vi1", "Vi2", "Vi3", "Vi4"), 10),
        (("Vi1", "Vi2", "Vi3", "9"), 10),
        (("Vi1", "Vi2", "9", "13"), 0),  # all landmarks are one kind
        (("Vi1", "Mo2", *BAKERIES, *HOTELS, *THEATRES), 10),
        (("Vi1", "Vi2", "Vi3", "Vi4", "Vi5"), 15),
        (("Vi1", "Vi2", "Vi3", "Vi4", "Vi5", "Vi8"), 20),
        (("Vi1", "Vi2", "Vi3", "Vi4", "Vi5", "9", "13"), 20),
        (("Vi1", "Vi2", "Vi3", "Vi4", "Vi5", "Vi8", "9"), 25),
        (("Vi1", "Vi1", "Vi2", "Vi3"), 0),  # held twice with tile 9: still one kind
        (("Vi1", "Vi2", "Vi3", "9", "9"), 10),
    ],
)
def test_tile_30_counts_kinds(places: tuple[str, ...], points: int) -> None:
    t = with_tile(30).landmark("Mo", 9, 13).build(*(p for p in places if not p.isdigit()), "Ch5", "Sg8")
    t.key(0, *places, "Mo$").key(1, "Ch5", "Sg8")
    t.play("use30")
    assert t.points() == points and t.points(1) == 0
    assert_used_up(t, 30, "use30")


@clause("paris", "13.30")
def test_raphael_has_five_kinds_with_one_cafe_three_bakeries_two_hotels_theatres_landmarks() -> None:
    t = with_tile(30).build(*CAFES[:1], *BAKERIES, *HOTELS, *THEATRES).landmark("Mo", 9, 13)
    t.key(0, *CAFES[:1], *BAKERIES, *HOTELS, *THEATRES, "9", "13")
    t.play("use30")
    assert t.points() == 15


@clause("paris", "13.30")
@pytest.mark.parametrize(("building", "points"), [("Vi1", 0), ("Be1", 10)])
def test_tile_30_counts_the_kind_that_was_built_with_any_district(building: str, points: int) -> None:
    t = Table(buildings="any-district")
    with t.edit() as s:  # the café or the restaurant of value 1 is drawn, and placed in Montmartre
        s.pile_order[s.pile_next[0]] = {"Vi1": 18, "Be1": 24}[building]
    t.play("draw1", "at:Mo")
    t.build("Vi2", "Vi3", "Ch8").key(0, "Mo1", "Vi2", "Vi3", "Ch8").give(tiles=(30,))  # and a café elsewhere
    t.play("use30")
    assert t.points() == points


@clause("paris", "13.27")
def test_tile_27_cannot_be_used_and_brings_a_point_for_each_franc_at_the_end() -> None:
    t = Table(3).action(francs=13).give(tiles=(27,)).give(1, francs=20).give(2, francs=7)
    assert t.code("use27") == "only-at-end"
    assert "use27" not in t.legal()
    t.play("key:Arc")
    assert t.code("use27") == "only-at-end"
    t.finish()
    assert [t.points(seat) for seat in range(3)] == [13, 0, 0]
    assert t.francs() == 13, "the francs are not spent"
