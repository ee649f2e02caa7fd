"""Section 14 of the rulebook: the end-game tiles."""

from __future__ import annotations

import pytest

from salon.games.paris.notation import END_TILES
from salon.kernel.events import HIDDEN
from salon.kernel.reasons import NothingToTakeBack
from salon.kernel.rng import Rng
from tests.paris.table import Table

clause = pytest.mark.clause


def row(t: Table, viewer: int, seat: int = 0) -> list[str | None]:
    """The unused end-game tiles in front of a seat, as a viewer sees them."""
    return [tile.kind for tile in t.game.view(t.position, viewer).seats[seat].end_tiles if not tile.used]


TWELVE = {"francs": 3, "point": 2, "two-points": 1} | dict.fromkeys(
    ("wood", "marble", "gold", "bronze", "silver", "gold-prestige"), 1
)


def late(seats: int = 2, **options: str) -> Table:
    """All piles are empty; seat 0 is to act."""
    return Table(seats=seats, **options).empty_piles().action()


def seen(t: Table, seat: int | None) -> dict[str, int] | None:
    found: dict[str, int] | None = t.game.view(t.position, seat).end_tiles_seen
    return found


def one_building_left(**options: str) -> Table:
    """One building is left, in the first pile; seat 0 is to draw."""
    t = Table(**options)
    with t.edit() as s:
        s.pile_next[:] = [s.pile_end[0] - 1, s.pile_end[1], s.pile_end[2]]
    return t


# --- the twelve ----------------------------------------------------------------------------------------


@clause("paris", "14.1")
def test_the_twelve_tiles() -> None:
    t = late()
    assert sum(TWELVE.values()) == 12
    assert t.game.view(t.position, 0).end_tiles_left == 12
    t.play("search")
    assert seen(t, 0) == TWELVE


@clause("paris", "14.1")
def test_the_twelve_tiles_can_all_be_taken_and_no_more() -> None:
    t = late()
    for kind, count in TWELVE.items():
        for _ in range(count):
            t.phase("ACTION", 0).play("search", f"choose:{kind}")
        t.phase("ACTION", 0)
        if sum(t.state.end_tiles_left):
            t.play("search")
            assert t.code(f"choose:{kind}") == "end-tile-gone" and f"choose:{kind}" not in t.legal()
    assert t.state.end_tiles_taken == 12 and t.game.view(t.position, 0).end_tiles_left == 0
    assert t.code("search") == "no-end-tiles" and "search" not in t.legal()


# --- when ----------------------------------------------------------------------------------------------


@clause("paris", "14.2")
def test_no_search_while_a_building_is_left_in_any_pile() -> None:
    t = one_building_left().phase("ACTION")
    assert t.code("search") == "piles-left" and "search" not in t.legal()


@clause("paris", "14.2")
def test_search_in_the_very_turn_in_which_the_last_building_is_drawn() -> None:
    t = one_building_left()
    assert t.code("search") == "draw-first"
    t.play("draw1")
    assert t.can("search") and "search" in t.legal()
    t.play("search", "choose:gold", "end")
    assert row(t, viewer=0) == ["gold"]


@clause("paris", "14.2")
def test_with_any_district_the_last_building_is_placed_first() -> None:
    t = one_building_left(buildings="any-district")
    t.play("draw1")
    assert t.code("search") == "place-first"
    t.play("at:Mo", "search", "choose:wood")
    assert row(t, viewer=0) == ["wood"]


@clause("paris", "14.2")
def test_searching_is_the_action_of_the_turn_and_takes_one_tile() -> None:
    t = late()
    t.play("search", "choose:silver")
    assert t.now == "FREE" and t.code("search") == "action-done" and t.code("key:Mo") == "action-done"
    assert t.code("choose:wood") == "not-searching"
    assert t.state.end_tiles_taken == 1
    t.play("end")
    assert t.active == 1 and t.now == "ACTION" and t.can("search")  # nothing to draw


@clause("paris", "14.2")
def test_keys_may_still_be_placed_and_moved_instead() -> None:
    t = late().give(francs=1).build("Mo1").key(0, "Mo$")
    assert {"search", "key:Ch", "Mo$-Mo1"} <= t.legal()


@clause("paris", "14.2")
def test_whoever_can_search_may_not_pass() -> None:
    t = late().give(keys=0, francs=0)
    assert t.code("pass") == "can-act" and t.legal() == {"search"}


# --- searching commits ---------------------------------------------------------------------------------


@clause("paris", "14.3")
def test_searching_commits_to_taking_a_tile() -> None:
    t = late().give(francs=20).build("Mo1").key(0, "Mo$")
    t.play("search")
    assert t.legal() == {f"choose:{kind}" for kind in TWELVE}
    for move in ("key:Ch", "Mo$-Mo1", "search", "end", "pass"):
        assert t.code(move) == "choose-first", move
    assert t.code("leave") == "nothing-to-leave"


@clause("paris", "14.3")
def test_searching_cannot_be_taken_back_as_it_shows_something_hidden() -> None:
    t = late()
    before = t.position.to_bytes()
    assert t.position.play(0, t.game.actions.parse("search"))  # a seat learned something hidden
    with pytest.raises(NothingToTakeBack):
        t.position.take_back(0)
    assert t.now == "SEARCHED" and t.position.to_bytes() != before


@clause("paris", "14.3")
def test_nothing_is_seen_before_searching_and_no_kind_can_be_named() -> None:
    t = late(3).end_tile(1, "gold").end_tile(2, "francs")
    assert seen(t, 0) is None and seen(t, None) is None
    for kind in TWELVE:
        assert t.code(f"choose:{kind}") == "not-searching"


@clause("paris", "14.3")
def test_only_the_searcher_sees_what_is_left() -> None:
    t = late(3).end_tile(1, "gold").end_tile(2, "francs")
    t.play("search")
    assert seen(t, 0) == {**{kind: n for kind, n in TWELVE.items() if kind != "gold"}, "francs": 2}
    assert seen(t, None) is None
    # Seat 1 searched when nothing else was gone, seat 2 after it: they know no more than that.
    assert seen(t, 1) == {kind: n for kind, n in TWELVE.items() if kind != "gold"}
    assert seen(t, 2) == seen(t, 0)


@clause("paris", "14.3")
def test_one_who_never_searched_sees_nothing_while_others_do() -> None:
    t = late(3).end_tile(1, "gold")
    t.play("search")
    assert seen(t, 2) is None
    t.play("choose:marble")
    assert seen(t, 2) is None and seen(t, None) is None
    assert "marble" in (seen(t, 1) or {})


@clause("paris", "14.3")
def test_the_others_do_not_see_which_tile_is_taken() -> None:
    t = late(3)
    t.play("search")
    action = t.game.actions.parse("choose:gold-prestige")
    for viewer in (1, 2, None):
        taken = [e for e in t.game.events(t.position, 0, action, viewer) if e.name == "end-taken"]
        assert [event.facts["kind"] for event in taken] == [HIDDEN]
    own = [e for e in t.game.events(t.position, 0, action, 0) if e.name == "end-taken"]
    assert [event.facts["kind"] for event in own] == ["end-gold-prestige"]
    t.play("choose:gold-prestige")
    for viewer in (1, 2, None):
        view = t.game.view(t.position, viewer)
        assert [tile.kind for tile in view.seats[0].end_tiles] == [None] and view.end_tiles_left == 11
    assert row(t, viewer=0) == ["gold-prestige"]


@clause("paris", "14.3")
def test_for_a_computer_in_another_chair_any_tile_may_have_been_taken() -> None:
    t = late()
    t.play("search", "choose:gold")
    worlds = [[t.position.known_to(seat, Rng(str(i))).snapshot() for i in range(300)] for seat in (0, 1)]
    assert {END_TILES[world.end_tile_kind[0]] for world in worlds[0]} == {"gold"}
    assert {END_TILES[world.end_tile_kind[0]] for world in worlds[1]} == set(TWELVE)
    assert all(world.end_tiles_left[END_TILES.index("gold")] == 0 for world in worlds[0])


@clause("paris", "14.3")
def test_trade_and_tiles_are_free_while_choosing() -> None:
    t = late().give(francs=2, marble=1, tiles=(1, 4), figure=4).supply(wood=1).end_tile(0, "francs")
    t.play("search", "buy:wood", "sell:marble", "use1", "turn:francs", "use4", "sell:gold", "buy:marble")
    assert t.now == "SEARCHED"
    assert t.francs() == 2 - 2 + 2 + 3 + 3 + 3 - 3 and t.tokens() == {"wood": 1, "marble": 1}
    t.play("choose:gold")
    assert t.now == "FREE"


# --- using them ----------------------------------------------------------------------------------------


@clause("paris", "14.4")
@pytest.mark.parametrize(("kind", "francs", "points"), [("francs", 3, 0), ("point", 0, 1), ("two-points", 0, 2)])
def test_francs_and_points_come_at_once(kind: str, francs: int, points: int) -> None:
    t = late().give(francs=0)
    t.play("search", f"choose:{kind}")
    assert t.francs() == 0 and t.points() == 0
    t.play(f"turn:{kind}")
    assert t.francs() == francs and t.points() == points and t.units() == {}
    assert t.code(f"turn:{kind}") == "end-tile-not-held"


TOKEN_TILES = [("wood", 1), ("marble", 2), ("gold", 3), ("bronze", 1), ("silver", 2), ("gold-prestige", 3)]


@clause("paris", "14.4")
@pytest.mark.parametrize(("kind", "price"), TOKEN_TILES)
def test_a_token_tile_is_a_unit_that_can_be_sold(kind: str, price: int) -> None:
    t = late().give(francs=0).supply(1, 1, 1).end_tile(0, kind)
    assert t.code(f"sell:{kind}") == "nothing-to-sell"
    t.play(f"turn:{kind}")
    assert t.units() == {kind: 1} and t.tokens() == {} and list(t.state.supply) == [1, 1, 1]
    t.play(f"sell:{kind}")
    assert t.francs() == price and t.units() == {} and list(t.state.supply) == [1, 1, 1]


@clause("paris", "14.4")
def test_a_wood_tile_pays_for_a_building_of_8() -> None:
    t = late().give(francs=8, wood=1).build("Mo8").no_markers().key(0, "Mo$").end_tile(0, "wood")
    t.play("turn:wood", "Mo$-Mo8")
    assert t.points() == 2 and t.tokens() == {"wood": 1} and list(t.state.supply) == [0, 0, 0]


@clause("paris", "14.4")
def test_marble_and_gold_tiles_pay_for_a_landmark_and_prestige_tiles_are_discarded_there() -> None:
    t = late().give(francs=12).key(0, "Arc")
    for kind in ("marble", "gold", "bronze", "silver", "gold-prestige"):
        t.end_tile(0, kind)
    assert t.code("Arc-Mo/12") == "marble"
    t.play("turn:marble")
    assert t.code("Arc-Mo/12") == "gold"
    t.play("turn:gold", "Arc-Mo/12")
    assert list(t.state.supply) == [0, 0, 0] and t.code("discard:silver") == "no-token"
    t.play("turn:bronze", "turn:silver", "turn:gold-prestige")
    t.play("discard:bronze", "discard:silver", "discard:gold-prestige")
    assert t.points() == 1 + 3 + 5 and t.units() == {} and t.now == "FREE"


@clause("paris", "14.4")
def test_the_unit_of_a_tile_is_lost_at_the_end_of_the_turn() -> None:
    t = late().end_tile(0, "gold")
    t.play("turn:gold", "key:Mo", "end")
    assert t.units() == {} and t.tokens(0) == {} and list(t.state.supply) == [0, 0, 0]
    t.phase("ACTION", 0)
    assert t.code("turn:gold") == "end-tile-not-held" and t.code("sell:gold") == "nothing-to-sell"


@clause("paris", "14.4")
def test_a_tile_waits_for_a_later_turn_and_only_the_own_turn() -> None:
    t = late().give(francs=0)
    t.play("search", "choose:francs", "end")
    assert t.active == 1 and t.code("turn:francs") == "end-tile-not-held"
    reason = t.game.why_not(t.position, 0, t.game.actions.parse("turn:francs"))
    assert reason is not None and reason.code == "not-waiting"
    t.play("key:Mo", "end", "turn:francs")
    assert t.francs(0) == 3 and t.now == "ACTION"


@clause("paris", "14.4")
def test_a_resource_tile_makes_no_pair_for_tile_24() -> None:
    t = late().give(wood=1, tiles=(24,), figure=24).end_tile(0, "wood")
    t.play("turn:wood")
    assert t.code("use24") == "no-pair" and "use24" not in t.legal()
    t.give(wood=2).play("use24", "give:wood")
    assert t.points() == 2 and t.tokens() == {} and t.units() == {"wood": 1} and t.state.supply[0] == 2


@clause("paris", "14.4")
def test_a_prestige_tile_makes_no_pair_for_tile_23() -> None:
    t = late().give(silver=1, bronze=2, tiles=(23,), figure=23).end_tile(0, "silver")
    t.play("turn:silver", "use23")
    assert t.code("give:silver") == "no-pair"
    t.play("give:bronze")
    assert t.now == "ACTION" and t.points() == 2
    assert t.tokens() == {"silver": 1} and t.units() == {"silver": 1}


# --- the order of the tiles --------------------------------------------------------------------------


@clause("paris", "14.5")
def test_end_tiles_lie_in_the_order_in_which_they_were_taken() -> None:
    t = late().give(francs=0)
    for own, other in (("point", "wood"), ("francs", "marble"), ("gold", "francs")):
        t.play("search", f"choose:{own}", "end", "search", f"choose:{other}", "end")
    assert row(t, viewer=0) == ["point", "francs", "gold"]
    assert row(t, viewer=0, seat=1) == [None, None, None]
    assert row(t, viewer=1, seat=1) == ["wood", "marble", "francs"]


@clause("paris", "14.5")
def test_using_a_tile_turns_it_over_for_all_to_see() -> None:
    t = late(3).end_tile(0, "point").end_tile(0, "gold").end_tile(1, "wood")
    t.play("turn:gold")
    for viewer in (1, 2, None):
        seat = t.game.view(t.position, viewer).seats[0]
        assert [(tile.kind, tile.used) for tile in seat.end_tiles] == [(None, False), ("gold", True)]
    assert row(t, viewer=0) == ["point"]


@clause("paris", "14.5")
def test_of_several_of_a_kind_the_one_taken_first_is_used() -> None:
    t = late().give(francs=0)
    t.end_tile(0, "point").end_tile(1, "francs").end_tile(0, "francs").end_tile(0, "francs")
    t.play("turn:francs")
    assert t.state.end_tiles_used == 0b0100 and t.francs() == 3
    assert row(t, viewer=0) == ["point", "francs"]
    t.play("turn:francs")
    assert t.state.end_tiles_used == 0b1100 and t.francs() == 6
    assert t.code("turn:francs") == "end-tile-not-held"  # the one left is seat 1's
    t.play("key:Mo", "end", "turn:francs")
    assert t.state.end_tiles_used == 0b1110


@clause("paris", "14.5")
def test_two_of_a_kind_taken_by_searching_are_used_one_after_the_other() -> None:
    t = late().give(francs=0)
    t.play("search", "choose:point", "end", "key:Mo", "end", "search", "choose:point")
    t.play("turn:point")
    assert t.state.end_tiles_used == 0b01 and t.points() == 1
    t.play("turn:point")
    assert t.state.end_tiles_used == 0b11 and t.points() == 2
