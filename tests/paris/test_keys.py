"""Placing a key (section 5), moving a key (section 6) and what it costs (section 7)."""

from __future__ import annotations

import pytest

from salon.kernel.reasons import SalonError
from tests.paris.table import Table

clause = pytest.mark.clause

SHORT = ("Ch", "Ba", "Mo", "Vi", "Be", "Sg")
VALUES = (1, 2, 3, 4, 5, 8)
ALL = [f"{short}{value}" for short in SHORT for value in VALUES]
INCOME = {"Mo": 2, "Be": 3, "Ch": 4, "Vi": 5, "Ba": 6, "Sg": 7}  # facts, section 1
# facts, section 5: value, marble, gold
LANDMARKS = [(9, 1, 0), (10, 0, 1), (11, 2, 0), (12, 1, 1), (13, 0, 2), (14, 2, 1), (15, 1, 2), (16, 0, 3)]


def keys(t: Table, seat: int = 0) -> int:
    """How many keys are behind a seat's screen."""
    return int(t.state.keys[seat])


def moves(t: Table, source: str) -> set[str]:
    """Where the key on a source may go."""
    assert all(t.can(move) for move in t.legal())
    return {move.split("-", 1)[1] for move in t.legal() if move.startswith(f"{source}-")}


def refuses(t: Table, move: str, code: str) -> bool:
    """Whether the move is refused for that reason, and not offered either."""
    return t.code(move) == code and move not in t.legal()


def acquire(t: Table, move: str) -> None:
    """Play a move that must be among those offered."""
    assert move in t.legal()
    t.play(move)


def full(**pieces: int) -> Table:
    """All 36 buildings are on the board; seat 0 can pay for anything."""
    t = Table().action().build(*ALL).no_markers()
    return t.give(**({"francs": 30, "wood": 6, "marble": 6, "gold": 6} | pieces))


# --- 5: placing -----------------------------------------------------------------------------------------


@clause("paris", "5.1")
@pytest.mark.parametrize("where", [*SHORT, "Arc"])
def test_a_key_goes_from_the_screen_to_a_bank_or_the_arc(where: str) -> None:
    t = Table().action()
    t.play(f"key:{where}")
    assert keys(t) == 9 and keys(t, 1) == 10
    seen = t.game.view(t.position, None)
    assert [d.bank for d in seen.districts] == [[0] if short == where else [] for short in SHORT]
    assert seen.seats[0].on_arc == (where == "Arc")


@clause("paris", "5.1")
def test_keys_never_go_from_the_screen_straight_to_a_place() -> None:
    t = full().landmark("Mo", 12)
    assert {move for move in t.legal() if not move.startswith(("sell", "buy"))} == {
        "key:Ch", "key:Ba", "key:Mo", "key:Vi", "key:Be", "key:Sg", "key:Arc",
    }  # fmt: skip
    for move in ("Mo$-Mo1", "Arc-Mo1", "Mo$-12", "Arc-Mo/13"):
        assert t.code(move) == "no-key-there", move
    with pytest.raises(SalonError):
        t.can("key:Mo1")


@clause("paris", "5.1")
def test_without_a_key_behind_the_screen_none_can_be_placed() -> None:
    t = Table().action().give(keys=1)
    t.play("key:Sg", "end", "draw1", "key:Sg", "end", "draw1")
    assert t.active == 0 and keys(t) == 0
    assert {t.code(f"key:{where}") for where in (*SHORT, "Arc")} == {"no-key"}


@clause("paris", "5.2")
@pytest.mark.parametrize(("bank", "francs"), [*INCOME.items(), ("Arc", 0)])
def test_a_bank_pays_its_amount_at_once_and_the_arc_nothing(bank: str, francs: int) -> None:
    t = Table().action()
    t.play(f"key:{bank}")
    assert t.francs() == 3 + francs and t.francs(1) == 3 and t.now == "FREE"


@clause("paris", "5.3")
@pytest.mark.parametrize("bank", [*SHORT, "Arc"])
def test_only_one_own_key_at_a_time_but_players_do_not_block_each_other(bank: str) -> None:
    t = Table(seats=4)
    for seat in range(4):
        t.action(seat).play(f"key:{bank}")
        assert t.francs(seat) == 3 + INCOME.get(bank, 0)
    for seat in range(4):
        assert t.action(seat).code(f"key:{bank}") == "key-at-bank"


@clause("paris", "5.3")
def test_a_bank_pays_again_after_the_key_has_moved_on() -> None:
    t = Table().action(francs=0).build("Sg4").no_markers()
    t.play("key:Sg")
    t.action().play("Sg$-Sg4")
    assert t.francs() == 3
    t.action().play("key:Sg")
    assert t.francs() == 10 and keys(t) == 8
    assert t.action().code("key:Sg") == "key-at-bank"


@clause("paris", "5.3")
def test_the_arc_can_be_used_again_after_the_key_has_moved_on() -> None:
    t = Table().action(francs=4).build("Sg4").no_markers().key(0, "Arc", "Mo$")
    assert t.code("key:Arc") == "key-at-bank"
    t.play("Arc-Sg4")
    assert t.action().can("key:Arc") and t.code("key:Mo") == "key-at-bank"


# --- 6: moving ------------------------------------------------------------------------------------------


@clause("paris", "6.1")
def test_moving_acquires_the_place_and_frees_the_one_the_key_came_from() -> None:
    t = full().build("Mo4").key(0, "Mo4").key(1, "Mo$").give(1, francs=4)
    assert t.action(1).code("Mo$-Mo4") == "others-key-there"
    t.action(0).play("Mo4-Mo5")
    assert t.holds(0, "Mo5") and not t.holds(0, "Mo4") and keys(t) == 10
    t.action(1).play("Mo$-Mo4")
    assert t.holds(1, "Mo4") and t.francs(1) == 0
    assert not t.state.banks[1]


@clause("paris", "6.1")
def test_only_own_keys_can_be_moved() -> None:
    t = full().landmark("Vi", 12).key(1, "Mo$", "Arc", "Mo4", "12")
    for move in ("Mo$-Mo5", "Arc-Mo5", "Mo4-Mo5", "12-13"):
        assert t.code(move) == "no-key-there", move


@clause("paris", "6.1")
def test_of_two_own_keys_on_a_place_only_one_moves_on() -> None:
    t = full().key(0, "Mo4", "Mo4")
    t.play("Mo4-Mo5")
    assert t.holds(0, "Mo5") and t.holds(0, "Mo4")
    assert t.game.view(t.position, 0).districts[2].fields[3].keys == [0]
    t.action().play("Mo4-Mo8")
    assert t.holds(0, "Mo8") and not t.holds(0, "Mo4")


@clause("paris", "6.2")
@pytest.mark.parametrize("district", SHORT)
def test_from_a_bank_a_key_stays_in_its_district(district: str) -> None:
    t = full().key(0, f"{district}$")
    buildings = {f"{district}{value}" for value in VALUES}
    assert moves(t, f"{district}$") == buildings | {str(value) for value in range(9, 17)}
    t.play(f"{district}$-12")
    assert [bool(row) for row in t.state.landmarks_in] == [short == district for short in SHORT]


@clause("paris", "6.2")
@pytest.mark.parametrize("district", SHORT)
def test_from_a_building_a_key_stays_in_its_district(district: str) -> None:
    t = full().key(0, f"{district}4")
    buildings = {f"{district}5", f"{district}8"}
    assert moves(t, f"{district}4") == buildings | {str(value) for value in range(9, 17)}
    for other in SHORT:
        if other != district:
            with pytest.raises(SalonError):
                t.can(f"{district}4-{other}5")


@clause("paris", "6.2")
def test_from_a_landmark_a_key_stays_in_its_district() -> None:
    t = full().landmark("Mo", 10, 13).landmark("Vi", 12).landmark("Be", 15).key(0, "10")
    assert moves(t, "10") == {"13", "14", "16"}
    assert t.code("10-12") == t.code("10-15") == "landmark-elsewhere"
    t.play("10-14")
    assert t.state.landmarks_in[2] == 1 << 1 | 1 << 4 | 1 << 5  # 10, 13 and 14 lie in Montmartre


@clause("paris", "6.2")
def test_a_free_landmark_of_another_district_is_out_of_reach_of_banks_and_buildings() -> None:
    t = full().landmark("Vi", 12).key(0, "Mo$", "Be4", "Vi$", "Vi4")
    assert t.code("Mo$-12") == t.code("Be4-12") == "landmark-elsewhere"
    assert t.can("Vi$-12") and t.can("Vi4-12")


@clause("paris", "6.3")
def test_charlottes_residence_of_value_3() -> None:
    t = Table(seats=3).action(francs=30).build("Vi1", "Vi2", "Vi3", "Vi4", "Vi5").landmark("Vi", 13)
    t.give(wood=1, gold=2).key(0, "Vi3").key(1, "Vi5").key(2, "13").no_markers()
    for lower in ("Vi1", "Vi2"):
        with pytest.raises(SalonError):
            t.can(f"Vi3-{lower}")
    assert t.code("Vi3-Vi5") == "others-key-there" and t.code("Vi3-13") == "others-key-there"
    assert moves(t, "Vi3") == {"Vi4"}
    t.play("Vi3-Vi4")
    assert t.francs() == 29 and t.holds(0, "Vi4") and not t.holds(0, "Vi3")
    assert t.action(1).key(1, "Vi$").give(1, francs=3).can("Vi$-Vi3")  # she has freed it


@clause("paris", "6.3")
@pytest.mark.parametrize("at", range(6))
def test_from_a_building_only_to_a_higher_value(at: int) -> None:
    t = full().key(0, f"Be{VALUES[at]}")
    higher = {f"Be{value}" for value in VALUES[at + 1 :]}
    assert moves(t, f"Be{VALUES[at]}") == higher | {str(value) for value in range(9, 17)}


@clause("paris", "6.3")
@pytest.mark.parametrize("value", range(9, 17))
def test_from_a_landmark_only_to_a_higher_landmark(value: int) -> None:
    t = full().landmark("Sg", *range(9, 17)).key(0, str(value))
    assert moves(t, str(value)) == {str(higher) for higher in range(value + 1, 17)}


@clause("paris", "6.3")
def test_a_bank_has_no_value_so_the_1_can_be_reached() -> None:
    t = Table().action(francs=1).build("Sg1").key(0, "Sg$")  # a bank that pays 7
    t.play("Sg$-Sg1")
    assert t.francs() == 0 and t.holds(0, "Sg1")


@clause("paris", "6.4")
def test_from_the_arc_to_any_district() -> None:
    t = full().key(0, "Arc")
    landmarks = {f"{short}/{value}" for short in SHORT for value in range(9, 17)}
    assert moves(t, "Arc") == set(ALL) | landmarks


@clause("paris", "6.4")
@pytest.mark.parametrize("place", ["Ch1", "Ba2", "Mo3", "Vi4", "Be5", "Sg8"])
def test_a_key_moved_from_the_arc_leaves_it(place: str) -> None:
    t = full(francs=9, wood=1).key(0, "Arc", "Mo$")
    t.play(f"Arc-{place}")
    assert t.holds(0, place) and t.francs() == 9 - int(place[2:])
    assert not t.game.view(t.position, 0).seats[0].on_arc
    assert t.game.view(t.position, 0).districts[2].bank == [0]


@clause("paris", "6.5")
def test_a_place_with_any_key_is_not_free() -> None:
    t = full().landmark("Mo", 12).key(0, "Mo$", "Arc", "Mo4", "Mo2").key(1, "Mo5", "12")
    assert t.code("Mo$-Mo4") == t.code("Arc-Mo4") == t.code("Mo2-Mo4") == "own-key-there"
    assert t.code("Mo$-Mo5") == t.code("Arc-Mo5") == t.code("Mo4-Mo5") == "others-key-there"
    assert t.code("Mo$-12") == t.code("Arc-Mo/12") == t.code("Mo4-12") == "others-key-there"
    assert moves(t, "Mo$") == {"Mo1", "Mo3", "Mo8", "13", "14", "15", "16"}


@clause("paris", "6.5")
def test_tile_9_opens_places_with_an_own_key_only() -> None:
    t = full().key(0, "Mo$", "Mo4").key(1, "Mo5").give(tiles=(9,))
    assert t.can("Mo$-Mo4") and t.code("Mo$-Mo5") == "others-key-there"
    t.play("Mo$-Mo4")
    assert t.game.view(t.position, 0).districts[2].fields[3].keys == [0, 0] and t.tiles() == set()


@clause("paris", "6.5")
def test_tile_16_opens_places_with_others_keys_only() -> None:
    t = full().key(0, "Mo$", "Mo4").key(1, "Mo5").give(tiles=(16,))
    assert t.can("Mo$-Mo5") and t.code("Mo$-Mo4") == "own-key-there"
    t.play("Mo$-Mo5")
    assert t.game.view(t.position, 0).districts[2].fields[4].keys == [0, 1] and t.tiles() == set()


@clause("paris", "6.5")
def test_used_tiles_9_and_16_and_those_of_others_do_not_help() -> None:
    t = full().key(0, "Mo$", "Mo4").key(1, "Mo5").give(used=(9,)).give(1, tiles=(16,))
    assert t.code("Mo$-Mo4") == "own-key-there" and t.code("Mo$-Mo5") == "others-key-there"


@clause("paris", "6.6")
def test_a_building_must_lie_on_the_board() -> None:
    t = Table().action(francs=30).give(wood=1).build("Mo2", "Mo4").key(0, "Mo$", "Arc", "Mo2")
    assert t.code("Mo$-Mo1") == t.code("Arc-Mo1") == t.code("Mo2-Mo5") == t.code("Arc-Vi8") == "no-building"
    assert moves(t, "Mo$") == {"Mo4"} and moves(t, "Arc") == {"Mo4"} and moves(t, "Mo2") == {"Mo4"}


# --- 7: costs -------------------------------------------------------------------------------------------


@clause("paris", "7.1")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("source", ["Mo$", "Arc"])
def test_from_a_bank_or_the_arc_a_building_costs_its_value(source: str, value: int) -> None:
    t = full(francs=value - 1).key(0, source)
    assert refuses(t, f"{source}-Mo{value}", "francs")
    acquire(t.give(francs=value), f"{source}-Mo{value}")
    assert t.francs() == 0 and t.holds(0, f"Mo{value}")


@clause("paris", "7.1")
@pytest.mark.parametrize(("value", "marble", "gold"), LANDMARKS)
@pytest.mark.parametrize("source", ["Mo$-", "Arc-Mo/"])
def test_from_a_bank_or_the_arc_a_landmark_costs_its_value(source: str, value: int, marble: int, gold: int) -> None:
    t = full(francs=value - 1).key(0, source[:3].removesuffix("-"))
    assert refuses(t, f"{source}{value}", "francs")
    acquire(t.give(francs=value), f"{source}{value}")
    assert t.francs() == 0 and t.tokens() == {
        token: count for token, count in (("wood", 6), ("marble", 6 - marble), ("gold", 6 - gold)) if count
    }


@clause("paris", "7.2")
@pytest.mark.parametrize(
    ("source", "target", "cost"),
    [
        ("Mo1", "Mo2", 1), ("Mo1", "Mo8", 7), ("Mo2", "Mo5", 3), ("Mo3", "Mo4", 1), ("Mo5", "Mo8", 3),
        ("Mo8", "9", 1), ("Mo8", "16", 8), ("Mo1", "16", 15), ("9", "10", 1), ("12", "15", 3), ("9", "16", 7),
    ],
)  # fmt: skip
def test_from_a_place_only_the_difference_is_paid(source: str, target: str, cost: int) -> None:
    t = full(francs=cost - 1)
    if source.isdigit():
        t.landmark("Mo", int(source))
    t.key(0, source)
    assert refuses(t, f"{source}-{target}", "francs")
    acquire(t.give(francs=cost), f"{source}-{target}")
    assert t.francs() == 0 and t.holds(0, target) and not t.holds(0, source)


@clause("paris", "7.3")
@pytest.mark.parametrize("source", ["Mo$", "Arc", "Mo5"])
def test_a_building_of_value_8_costs_one_wood_on_top(source: str) -> None:
    t = full(wood=0).key(0, source)
    assert refuses(t, f"{source}-Mo8", "wood")
    acquire(t.give(wood=2), f"{source}-Mo8")
    assert t.francs() == (27 if source == "Mo5" else 22)
    assert t.tokens() == {"wood": 1, "marble": 6, "gold": 6} and list(t.state.supply) == [1, 0, 0]


@clause("paris", "7.3")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_other_buildings_cost_no_resources(value: int) -> None:
    t = full(wood=0, marble=0, gold=0, francs=value).key(0, "Mo$")
    acquire(t, f"Mo$-Mo{value}")
    assert t.francs() == 0 and t.tokens() == {}


@clause("paris", "7.3")
@pytest.mark.parametrize(("value", "marble", "gold"), LANDMARKS)
def test_a_landmark_costs_its_marble_and_gold(value: int, marble: int, gold: int) -> None:
    t = full(francs=value, wood=0, marble=marble, gold=gold).key(0, "Mo$")
    if marble:
        assert refuses(t.give(marble=marble - 1), f"Mo$-{value}", "marble")
    if gold:
        assert refuses(t.give(marble=marble, gold=gold - 1), f"Mo$-{value}", "gold")
    acquire(t.give(marble=marble, gold=gold), f"Mo$-{value}")
    assert t.tokens() == {} and t.francs() == 0 and list(t.state.supply) == [0, marble, gold]


@clause("paris", "7.3")
def test_from_a_landmark_all_resources_of_the_next_are_paid() -> None:
    t = full(francs=3, wood=0, marble=1, gold=2).landmark("Mo", 12).key(0, "12")
    acquire(t, "12-15")
    assert t.francs() == 0 and t.tokens() == {} and list(t.state.supply) == [0, 1, 2]


@clause("paris", "7.3")
def test_gold_prestige_is_not_gold_and_nothing_stands_for_wood() -> None:
    t = full(wood=0, marble=6, gold=0, gold_prestige=3).key(0, "Mo$")
    assert refuses(t, "Mo$-16", "gold") and refuses(t, "Mo$-Mo8", "wood")
