"""What it is about (section 1) and setting up (section 2)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import salon
from salon.kernel.reasons import SalonError
from tests.paris.table import Table

clause = pytest.mark.clause

NAMES = {
    "Ch": "chaillot", "Ba": "batignolles", "Mo": "montmartre",
    "Vi": "la-villette", "Be": "belleville", "Sg": "saint-germain",
}  # fmt: skip
VALUES = (1, 2, 3, 4, 5, 8)
FIELDS = [f"{short}{value}" for short in NAMES for value in VALUES]
PRINTED = {1: "bronze", 2: "silver", 3: "gold-prestige", 4: "wood", 5: "marble", 8: "gold"}
KINDS = {  # facts, section 2
    "Ch": ("theatre", "residence", "hotel", "bakery", "restaurant", "cafe"),
    "Ba": ("residence", "restaurant", "cafe", "hotel", "theatre", "bakery"),
    "Mo": ("bakery", "cafe", "restaurant", "theatre", "residence", "hotel"),
    "Vi": ("cafe", "bakery", "residence", "restaurant", "hotel", "theatre"),
    "Be": ("restaurant", "hotel", "theatre", "cafe", "bakery", "residence"),
    "Sg": ("hotel", "theatre", "bakery", "residence", "cafe", "restaurant"),
}
STACKED = (6, 11, 15, 18, 26, 28)  # facts, section 6
SEEDS = [f"seed {n}" for n in range(40)]


def view(t: Table, seat: int | None = None) -> Any:
    return t.game.view(t.position, seat)


def markers(t: Table) -> dict[str, str]:
    """The marker beside each field, as a spectator sees it."""
    return {
        f"{short}{field.value}": field.marker
        for short, district in zip(NAMES, view(t).districts, strict=True)
        for field in district.fields
    }


# --- section 1 ------------------------------------------------------------------------------------------


@clause("paris", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_can_play(seats: int) -> None:
    t = Table(seats=seats)
    assert len(view(t).seats) == seats and t.ranking() == [1] * seats


@clause("paris", "1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_cannot(seats: int) -> None:
    with pytest.raises(SalonError):
        salon.game("paris").deal(seats, "test")


@clause("paris", "1.1")
def test_most_points_win_at_the_end() -> None:
    t = Table(seats=3).give(0, points=30, francs=50).give(1, points=31, francs=0).give(2, points=7)
    t.finish()
    assert t.active == -1 and t.ranking() == [2, 1, 3]


@clause("paris", "1.2")
def test_a_district_has_a_bank_six_fields_a_row_for_landmarks_and_room_for_one_vp_tile() -> None:
    t = Table()
    assert [district.name for district in view(t).districts] == list(NAMES.values())
    for short, district in zip(NAMES, view(t).districts, strict=True):
        assert [field.value for field in district.fields] == [1, 2, 3, 4, 5, 8]
        assert (district.bank, district.landmarks, district.vp_tile) == ([], [], None)
        assert t.action().can(f"key:{short}")


@clause("paris", "1.2")
def test_a_district_takes_only_one_vp_tile() -> None:
    t = Table().action(francs=4).build("Mo1", "Mo2", "Mo3", "Mo4").key(1, "Mo1", "Mo2", "Mo3").key(0, "Mo$")
    t.vp_tile(20, "Ch")
    t.play("Mo$-Mo4", "leave")
    assert t.now == "VP_TILE"
    assert t.code("vp18:Ch") == "district-has-vp" and t.can("vp18:Ba")


@clause("paris", "1.2")
def test_a_key_on_the_arc_is_in_no_district() -> None:
    t = Table().action().give(francs=0)
    t.play("key:Arc", "end")
    assert all(district.bank == [] and district.keys == 0 for district in view(t).districts)
    assert view(t).seats[0].on_arc


@clause("paris", "1.3")
def test_a_key_on_a_bank_or_the_arc_holds_no_place() -> None:
    t = Table().action().landmark("Mo", 9).build("Mo1").key(0, "Mo$", "Arc", "Mo1", "9").give(tiles=(6, 29))
    t.play("use6", "use29")
    assert t.points() == 2 + 8  # tile 6: one building of value 1; tile 29: one landmark
    montmartre = view(t).districts[2]
    assert montmartre.bank == [0] and montmartre.keys == 2
    assert montmartre.fields[0].keys == [0] and montmartre.landmarks[0].keys == [0]
    assert montmartre.sums == [10, 0]


@clause("paris", "1.4")
def test_the_kinds_of_all_36_buildings() -> None:
    t = Table(buildings="any-district")
    with t.edit() as s:
        s.any_district = 0  # all 36 lie in the piles, yet each goes to its own district
    for pile in ("draw1", "draw2", "draw3"):
        for _ in range(12):
            t.phase("DRAW").play(pile)
    for short, district in zip(NAMES, view(t).districts, strict=True):
        assert tuple(field.kind for field in district.fields) == KINDS[short]


@clause("paris", "1.4")
def test_all_landmarks_together_are_the_seventh_kind() -> None:
    # tile 30: 4, 5, 6 or 7 kinds bring 10, 15, 20 or 25 points
    six = ("Vi1", "Vi2", "Vi3", "Vi4", "Vi5", "Vi8")
    t = Table().action().build(*six).key(0, *six).give(tiles=(30,))
    t.play("use30")
    assert t.points() == 20
    t = Table().action().build(*six).landmark("Mo", 9).key(0, *six, "9").give(tiles=(30,))
    t.play("use30")
    assert t.points() == 25
    t = Table().action().build("Vi1", "Vi2", "Vi3").landmark("Mo", 9, 12, 16).give(tiles=(30,))
    t.key(0, "Vi1", "Vi2", "Vi3", "9", "12", "16")
    t.play("use30")
    assert t.points() == 10


# --- players' pieces ------------------------------------------------------------------------------------


@clause("paris", "2.1")
@pytest.mark.parametrize(("seats", "keys"), [(2, 10), (3, 9), (4, 7)])
def test_francs_keys_and_reserve_at_the_start(seats: int, keys: int) -> None:
    for seat in view(Table(seats=seats)).seats:
        assert (seat.francs, seat.keys, seat.reserve, seat.points) == (3, keys, 2, 0)
        assert sum(seat.tokens.values()) == 0 and seat.tile_count == 0 and seat.end_tiles == []


# --- buildings ------------------------------------------------------------------------------------------


@clause("paris", "2.2")
@clause("paris", "2.3")
@clause("paris", "4.2")
@pytest.mark.parametrize(
    ("piles", "buildings", "sizes", "removed"),
    [
        ("3", "own-district", [11, 11, 11], 3),
        ("2", "own-district", [17, 16], 3),
        ("3", "any-district", [12, 12, 12], 0),
        ("2", "any-district", [18, 18], 0),
    ],
)
def test_sizes_of_the_piles(piles: str, buildings: str, sizes: list[int], removed: int) -> None:
    t = Table(piles=piles, buildings=buildings)
    content = t.deal.content
    assert [len(pile) for pile in content["piles"]] == sizes and len(content["removed"]) == removed
    assert sorted(sum(content["piles"], content["removed"])) == sorted(FIELDS)
    assert [pile.left for pile in view(t).piles] == sizes
    assert Table(piles=piles, buildings=buildings).code("draw3") == ("" if piles == "3" else "pile-empty")
    drawn = 0
    while any(t.phase("DRAW").can(f"draw{n}") for n in (1, 2, 3)):
        t.play(next(f"draw{n}" for n in (1, 2, 3) if t.can(f"draw{n}")))
        drawn += 1
    assert drawn == sum(sizes)


@clause("paris", "2.2")
def test_buildings_are_shuffled_and_any_of_them_can_be_removed() -> None:
    game = salon.game("paris")
    deals = [game.deal(2, seed).content for seed in range(800)]
    assert {building for deal in deals for building in deal["removed"]} == set(FIELDS)
    assert {deal["piles"][0][0] for deal in deals} == set(FIELDS)
    assert game.deal(2, 7).content == game.deal(2, 7).content


@clause("paris", "2.2")
def test_everybody_sees_the_district_of_the_top_buildings_and_nothing_else() -> None:
    t = Table()
    piles, removed = t.deal.content["piles"], t.deal.content["removed"]
    t.play("draw2")
    assert view(t).piles[1].district == NAMES[piles[1][1][:2]]
    t.position = t.game.start(t.deal)
    seen = {viewer: view(t, viewer) for viewer in (0, 1, None)}
    for viewer in seen.values():
        assert [pile.district for pile in viewer.piles] == [NAMES[pile[0][:2]] for pile in piles]
    # hidden: the order below the top and what was removed
    piles[0][5], removed[0] = removed[0], piles[0][5]
    piles[1][3], piles[2][8] = piles[2][8], piles[1][3]
    # hidden: which building of its district the top one is
    inside = next((p, i) for p in range(3) for i in range(1, 11) if piles[p][i][:2] == piles[0][0][:2])
    piles[0][0], piles[inside[0]][inside[1]] = piles[inside[0]][inside[1]], piles[0][0]
    t.position = t.game.start(t.deal)
    assert {viewer: view(t, viewer) for viewer in (0, 1, None)} == seen


# --- markers --------------------------------------------------------------------------------------------


@clause("paris", "2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_printed_markers(seats: int) -> None:
    assert markers(Table(seats=seats)) == {field: PRINTED[int(field[2:])] for field in FIELDS}


@clause("paris", "2.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_random_markers_keep_the_gold_at_the_eights_and_all_other_tokens(seed: str) -> None:
    found = markers(Table(seed=seed, markers="random"))
    assert all(found[f"{short}8"] == "gold" for short in NAMES)
    others = Counter(token for field, token in found.items() if not field.endswith("8"))
    assert others == {"wood": 6, "marble": 6, "bronze": 6, "silver": 6, "gold-prestige": 6}


@clause("paris", "2.5")
def test_any_other_token_can_come_to_any_of_the_thirty_fields() -> None:
    game = salon.game("paris")
    seen: dict[str, set[str]] = {field: set() for field in FIELDS}
    for seed in range(200):
        for field, token in game.deal(2, seed, markers="random").content["markers"].items():
            seen[field].add(token)
    for field in FIELDS:
        shuffled = {"wood", "marble", "bronze", "silver", "gold-prestige"}
        assert seen[field] == ({"gold"} if field.endswith("8") else shuffled)


# --- the bonus track ------------------------------------------------------------------------------------


@clause("paris", "2.6")
@pytest.mark.parametrize(("seats", "copies", "total"), [(2, 1, 30), (3, 2, 36), (4, 3, 42)])
def test_each_number_lies_on_its_space_and_some_are_stacked(seats: int, copies: int, total: int) -> None:
    seen = view(Table(seats=seats))
    assert seen.track == list(range(1, 31))
    assert seen.copies == [copies if number in STACKED else 1 for number in range(1, 31)]
    assert sum(seen.copies) == total
    assert [seat.figure for seat in seen.seats] == [0] * seats


@clause("paris", "2.6")
def test_the_figures_start_before_the_first_space() -> None:
    t = Table().action(francs=1).build("Mo1").key(0, "Mo$").no_markers()
    t.play("Mo$-Mo1", "tile1")
    assert view(t).seats[0].figure == 1 and t.tiles() == {1}


@clause("paris", "2.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_track_shuffles_within_each_letter(seed: str) -> None:
    track = view(Table(seed=seed, track="random")).track
    assert sorted(track[:10]) == list(range(1, 11))
    assert sorted(track[10:20]) == list(range(11, 21))
    assert sorted(track[20:]) == list(range(21, 31))


@clause("paris", "2.7")
def test_any_number_can_come_to_any_space_of_its_letter() -> None:
    game = salon.game("paris")
    tracks = [game.deal(2, seed, track="random").content["track"] for seed in range(200)]
    for space in range(30):
        letter = space // 10
        assert {track[space] for track in tracks} == set(range(10 * letter + 1, 10 * letter + 11))


@clause("paris", "2.7")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_further_copies_lie_under_the_tile_of_their_number(seats: int, copies: int) -> None:
    seen = view(Table(seats=seats, track="random"))
    assert dict(zip(seen.track, seen.copies, strict=True)) == {
        number: copies if number in STACKED else 1 for number in range(1, 31)
    }


@clause("paris", "2.7")
def test_on_a_random_track_the_figure_goes_to_the_space_not_to_the_number() -> None:
    t = Table(seats=3, track="random").action(francs=1).build("Mo1").key(0, "Mo$").no_markers()
    space = view(t).track.index(18) + 1
    t.play("Mo$-Mo1", "tile18")
    assert view(t).seats[0].figure == space and view(t).copies[space - 1] == 1


# --- the start player -----------------------------------------------------------------------------------


@clause("paris", "2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_and_begins(seats: int) -> None:
    game = salon.game("paris")
    starts = Counter()
    for seed in range(60 * seats):
        deal = game.deal(seats, seed)
        starts[deal.content["start"]] += 1
        assert game.start(deal).waiting == 1 << deal.content["start"]
    assert set(starts) == set(range(seats)) and min(starts.values()) > 30


@clause("paris", "2.8")
def test_play_goes_clockwise() -> None:
    t = Table(seats=4)
    t.deal.content["start"] = 2
    t.position = t.game.start(t.deal)
    seen = []
    for _ in range(6):
        seen.append(t.active)
        t.play("draw1", "key:Arc" if len(seen) < 5 else "key:Mo", "end")
    assert seen == [2, 3, 0, 1, 2, 3]


@clause("paris", "2.8")
def test_rounds_are_counted_from_the_start_player() -> None:
    t = Table(seats=3).empty_piles()
    with t.edit() as s:
        s.start = 1
    kinds = ["francs"] * 3 + ["point"] * 2 + ["two-points", "wood", "marble", "gold", "bronze", "silver"]
    for kind in kinds:
        t.end_tile(2, kind)
    t.action(seat=2).play("search", "choose:gold-prestige", "end")
    seen = []
    while t.active != -1:
        seen.append(t.active)
        t.play("key:Arc" if t.can("key:Arc") else "key:Mo", "end")
    assert seen == [0, 1, 2, 0]  # seat 0 ends the round of seat 1, then one full round


# --- what is open ---------------------------------------------------------------------------------------


@clause("paris", "2.9")
@pytest.mark.parametrize("screens", ["shown", "hidden"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_landmarks_vp_tiles_and_supply_are_open_end_tiles_are_not(screens: str, viewer: int | None) -> None:
    seen = view(Table(screens=screens), viewer)
    assert seen.landmarks == ["9", "10", "11", "12", "13", "14", "15", "16"]
    assert sorted(seen.vp_tiles) == ["10", "12", "14", "16", "18", "20"]
    assert seen.supply == {"wood": 0, "marble": 0, "gold": 0}
    assert seen.end_tiles_left == 12 and seen.end_tiles_seen is None


@clause("paris", "2.9")
def test_at_the_start_no_resources_can_be_bought() -> None:
    t = Table().give(francs=50)
    t.play("draw1")
    assert {t.code(f"buy:{token}") for token in ("wood", "marble", "gold")} == {"supply-empty"}


# --- options --------------------------------------------------------------------------------------------


@clause("paris", "2.3")
@clause("paris", "2.5")
@clause("paris", "2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("piles", "marker", "track", "buildings", "screens"),
    list(
        product(
            ("3", "2"), ("printed", "random"), ("printed", "random"),
            ("own-district", "any-district"), ("shown", "hidden"),
        )
    ),
)  # fmt: skip
def test_all_options_go_together(seats: int, piles: str, marker: str, track: str, buildings: str, screens: str) -> None:
    chosen = {"piles": piles, "markers": marker, "track": track, "buildings": buildings, "screens": screens}
    t = Table(seats=seats, **chosen)
    assert t.deal.options == chosen | {"space_30": "tiles-work"}
    seen = view(t, 0)
    assert len(seen.piles) == int(piles)
    assert sum(pile.left for pile in seen.piles) == (36 if buildings == "any-district" else 33)
    assert Counter(markers(t).values()) == dict.fromkeys(PRINTED.values(), 6)
    assert (markers(t) == {field: PRINTED[int(field[2:])] for field in FIELDS}) == (marker == "printed")
    assert (seen.track == list(range(1, 31))) == (track == "printed")
    assert seen.seats[0].francs == 3 and seen.seats[1].francs == (None if screens == "hidden" else 3)
    t.play("draw1")
    assert t.now == ("PLACE" if buildings == "any-district" else "ACTION")


@clause("paris", "2.3")
def test_without_options_the_basic_set_up_is_used() -> None:
    assert Table().deal.options == {
        "piles": "3", "markers": "printed", "track": "printed",
        "buildings": "own-district", "screens": "shown", "space_30": "tiles-work",
    }  # fmt: skip


@clause("paris", "2.3")
@pytest.mark.parametrize("wrong", [{"piles": "4"}, {"markers": "none"}, {"colour": "red"}])
def test_other_options_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(SalonError):
        Table(**wrong)  # type: ignore[arg-type]
