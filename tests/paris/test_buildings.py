"""Buildings (section 4): drawing and placing them, in their own district or in any."""

from __future__ import annotations

from typing import Any

import pytest

from tests.paris.table import Table

clause = pytest.mark.clause

SHORT = ("Ch", "Ba", "Mo", "Vi", "Be", "Sg")
VALUES = (1, 2, 3, 4, 5, 8)
FIELDS = [f"{short}{value}" for short in SHORT for value in VALUES]


def drawing(*first: str) -> Table:
    """A table with the any-district option whose first pile begins with these buildings."""
    t = Table(buildings="any-district")
    rest = [field for field in FIELDS if field not in first]
    order = [*first, *rest]
    t.deal.content["piles"] = [order[:12], order[12:24], order[24:]]
    t.position = t.game.start(t.deal)
    return t


def field(t: Table, text: str) -> Any:
    """What all seats see of a field."""
    seen = t.game.view(t.position, None).districts[SHORT.index(text[:2])]
    return seen.fields[VALUES.index(int(text[2:]))]


def built(t: Table) -> dict[str, str]:
    """The kinds of all buildings on the board, by field."""
    return {text: field(t, text).kind for text in FIELDS if field(t, text).kind}


def choices(t: Table) -> set[str]:
    """The districts in which the drawn building may be placed."""
    return {move[3:] for move in t.legal() if move.startswith("at:")}


def turn(t: Table, *placing: str) -> None:
    """A whole turn: draw from the first pile, place the building, put a key on some bank."""
    t.play("draw1", *placing)
    t.play(next(f"key:{short}" for short in SHORT if t.can(f"key:{short}")), "end")


# --- own district ---------------------------------------------------------------------------------------


@clause("paris", "4.1")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_the_top_building_of_the_chosen_pile_goes_to_its_own_field(pile: int) -> None:
    t = Table()
    top = t.deal.content["piles"][pile - 1][0]
    events = t.play(f"draw{pile}")
    assert [event.name for event in events] == ["drew", "built"]
    assert list(built(t)) == [top]
    assert t.now == "ACTION" and t.code(f"at:{top[:2]}") == "nothing-to-place"
    left = [seen.left for seen in t.game.view(t.position, None).piles]
    assert left == [10 if n == pile else 11 for n in (1, 2, 3)]


@clause("paris", "4.1")
def test_a_pile_is_drawn_from_top_to_bottom() -> None:
    t = Table()
    pile = t.deal.content["piles"][1]
    for n in range(11):
        before = set(built(t))
        t.phase("DRAW").play("draw2")
        assert set(built(t)) - before == {pile[n]}
    t.phase("DRAW")
    assert t.code("draw2") == "pile-empty" and t.legal() == {"draw1", "draw3"}


@clause("paris", "4.1")
def test_a_building_just_drawn_can_be_acquired_in_the_same_turn() -> None:
    t = Table()
    top = t.deal.content["piles"][0][0]
    t.key(0, "Arc").give(francs=8, wood=1)
    assert t.code(f"Arc-{top}") == "draw-first"
    t.play("draw1", f"Arc-{top}")
    assert t.holds(0, top) and t.francs() == 8 - int(top[2:])


@clause("paris", "4.1")
def test_all_33_buildings_come_to_the_board_in_alternating_turns() -> None:
    t = Table()
    for n in range(33):
        t.play(f"draw{n % 3 + 1}")
        t.play(min(t.legal(), key=lambda move: (not move.startswith("key"), move)))  # keys first
        while t.now != "FREE":
            t.play("leave")
        t.play("end")
    assert len(built(t)) == 33 and t.now == "ACTION"
    assert set(FIELDS) - set(built(t)) == set(t.deal.content["removed"])


# --- any district ---------------------------------------------------------------------------------------


@clause("paris", "4.2")
@pytest.mark.parametrize(("piles", "sizes"), [("3", [12, 12, 12]), ("2", [18, 18])])
def test_with_any_district_no_building_is_removed(piles: str, sizes: list[int]) -> None:
    t = Table(buildings="any-district", piles=piles)
    assert [pile.left for pile in t.game.view(t.position, None).piles] == sizes
    assert t.deal.content["removed"] == []
    assert sorted(building for pile in t.deal.content["piles"] for building in pile) == sorted(FIELDS)


@clause("paris", "4.2")
@pytest.mark.parametrize("district", SHORT)
def test_a_building_goes_to_the_field_of_its_value_in_the_chosen_district(district: str) -> None:
    t = drawing("Vi8")  # the theatre of value 8
    t.play("draw1")
    assert t.now == "PLACE" and t.active == 0 and built(t) == {}
    assert choices(t) == set(SHORT)
    t.play(f"at:{district}")
    assert built(t) == {f"{district}8": "theatre"}
    assert field(t, f"{district}8").marker == "gold" and t.now == "ACTION"


@clause("paris", "4.2")
def test_the_building_is_then_acquired_where_it_lies() -> None:
    t = drawing("Vi4")
    t.key(0, "Vi$", "Mo$").give(francs=4)
    t.play("draw1", "at:Mo")
    assert t.code("Vi$-Vi4") == "no-building"
    t.play("Mo$-Mo4", "take")
    assert t.francs() == 0 and t.tokens() == {"wood": 1}


@clause("paris", "4.2")
def test_a_field_that_has_a_building_takes_no_second_one() -> None:
    t = drawing("Vi1", "Mo1")  # café 1, bakery 1
    turn(t, "at:Be")
    t.play("draw1")
    assert t.code("at:Be") == "field-taken"
    assert choices(t) == {"Ch", "Ba", "Mo", "Vi", "Sg"}
    t.play("at:Mo")
    assert built(t) == {"Be1": "cafe", "Mo1": "bakery"}


@clause("paris", "4.2")
def test_without_the_option_there_is_nothing_to_choose() -> None:
    t = Table()
    t.play("draw1")
    assert {t.code(f"at:{short}") for short in SHORT} == {"nothing-to-place"}


@clause("paris", "4.3")
def test_no_second_theatre_where_a_theatre_stands() -> None:
    t = drawing("Mo4", "Ch1", "Ba5")  # theatres of value 4, 1 and 5
    turn(t, "at:Be")
    t.play("draw1")
    assert t.code("at:Be") == "kind-there"
    assert choices(t) == {"Ch", "Ba", "Mo", "Vi", "Sg"}
    t.play("at:Sg", "key:Arc", "end", "draw1")
    assert [t.code(f"at:{short}") for short in SHORT] == ["", "", "", "", "kind-there", "kind-there"]


@clause("paris", "4.3")
@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        ("Vi1", "Mo2", "cafe"), ("Vi2", "Mo1", "bakery"), ("Vi3", "Mo5", "residence"),
        ("Vi4", "Mo3", "restaurant"), ("Vi5", "Mo8", "hotel"), ("Vi8", "Mo4", "theatre"),
    ],
)  # fmt: skip
def test_each_kind_only_once_in_a_district(first: str, second: str, kind: str) -> None:
    t = drawing(first, second)
    turn(t, "at:Ch")
    assert built(t) == {f"Ch{first[2:]}": kind}
    t.play("draw1")
    assert t.code("at:Ch") == "kind-there"
    t.play("at:Vi")
    assert built(t) == {f"Ch{first[2:]}": kind, f"Vi{second[2:]}": kind}


@clause("paris", "4.3")
def test_different_kinds_fill_a_foreign_district() -> None:
    t = drawing("Vi1", "Vi2", "Vi3", "Vi4", "Vi5", "Vi8")
    for _ in range(6):
        turn(t, "at:Sg")
    assert list(built(t)) == ["Sg1", "Sg2", "Sg3", "Sg4", "Sg5", "Sg8"]
    assert list(built(t).values()) == ["cafe", "bakery", "residence", "restaurant", "hotel", "theatre"]


@clause("paris", "4.4")
def test_a_building_that_fits_must_be_placed() -> None:
    t = drawing("Ba5")
    t.key(0, "Mo$").build("Mo1").give(francs=5)
    t.play("draw1")
    for move in ("key:Arc", "Mo$-Mo1", "pass", "search", "end"):
        assert t.code(move) == "place-first", move
    assert t.code("leave") == "nothing-to-leave" and t.code("draw2") == "already-drawn"


def theatre_without_a_district() -> Table:
    """The theatre of value 1 comes when only Chaillot's 1 is free, and a theatre stands in Chaillot."""
    t = drawing("Mo4", "Ba1", "Mo1", "Vi1", "Be1", "Sg1", "Ch1", "Mo2")
    for district in ("Ch", "Ba", "Mo", "Vi", "Be", "Sg"):
        turn(t, f"at:{district}")
    assert built(t)["Ch4"] == "theatre" and t.active == 0
    return t


@clause("paris", "4.4")
def test_a_building_that_fits_nowhere_leaves_the_game() -> None:
    t = theatre_without_a_district()
    before = built(t)
    events = t.play("draw1")
    assert [event.name for event in events] == ["drew", "gone"]
    assert built(t) == before and "Ch1" not in before
    assert t.game.view(t.position, None).piles[0].left == 5
    assert t.now == "ACTION" and t.active == 0  # the turn goes on with the action
    assert t.code("draw2") == "already-drawn" and t.code("at:Ch") == "nothing-to-place"
    t.play("key:Arc", "end")
    turn(t, "at:Be")  # the next building is the café of value 2
    assert built(t) == before | {"Be2": "cafe"}


@clause("paris", "4.4")
def test_a_building_that_fits_in_one_district_only_is_placed_there() -> None:
    t = drawing("Mo4", "Ba1", "Mo1", "Vi1", "Be1", "Ch1")
    for district in ("Ch", "Ba", "Mo", "Vi", "Be"):
        turn(t, f"at:{district}")
    t.play("draw1")  # the theatre of value 1: the 1 of Chaillot and of Saint-Germain are free
    assert [t.code(f"at:{short}") for short in SHORT] == ["kind-there", *["field-taken"] * 4, ""]
    assert choices(t) == {"Sg"} and t.code("end") == "place-first"
    t.play("at:Sg")
    assert built(t)["Sg1"] == "theatre"


# --- fields without a building --------------------------------------------------------------------------


@clause("paris", "4.5")
def test_the_marker_beside_a_field_that_never_gets_a_building_cannot_be_taken() -> None:
    t = Table()
    for pile in (1, 2, 3):
        for _ in range(11):
            t.phase("DRAW").play(f"draw{pile}")
    t.action(francs=30).give(wood=1).key(0, "Arc")
    printed = {1: "bronze", 2: "silver", 3: "gold-prestige", 4: "wood", 5: "marble", 8: "gold"}
    assert len(t.deal.content["removed"]) == 3
    for text in t.deal.content["removed"]:
        assert field(t, text).kind is None and field(t, text).marker == printed[int(text[2:])]
        assert t.code(f"Arc-{text}") == "no-building"
    assert t.code("take") == "no-marker"
    t.play("key:Mo")
    assert t.code("take") == "no-marker" and t.code("leave") == "nothing-to-leave"


@clause("paris", "4.5")
def test_the_marker_stays_where_a_building_left_the_game() -> None:
    t = theatre_without_a_district()
    t.play("draw1")
    t.key(0, "Ch$").give(francs=10)
    assert field(t, "Ch1").marker == "bronze" and field(t, "Ch1").kind is None
    assert t.code("Ch$-Ch1") == "no-building"
    t.finish()
    assert field(t, "Ch1").marker == "bronze" and t.tokens(0) == t.tokens(1) == {}
