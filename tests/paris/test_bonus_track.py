"""Section 12 of the rulebook: taking, having and using bonus tiles."""

from __future__ import annotations

import pytest

from salon.kernel.reasons import SalonError
from tests.paris.table import Table

clause = pytest.mark.clause


def at_bonus(seats: int = 2, seat: int = 0, figure: int = 0, **options: str) -> Table:
    """The seat has just acquired Mo1 and may take a bonus tile; its figure is on a space."""
    t = Table(seats=seats, **options).build("Mo1").no_markers()
    return again(t, seat, figure)


def again(t: Table, seat: int, figure: int | None = None) -> Table:
    """A seat acquires Mo1, which has become free."""
    with t.edit() as s:
        for each in range(s.seats):
            s.owned[each] = 0
        s.keys_in[:] = [0] * 6
    t.give(seat, figure=figure).action(seat, francs=1).key(seat, "Mo$")
    t.play("Mo$-Mo1")
    return t


def steps(t: Table) -> set[int]:
    """The numbers the figure can go to."""
    return {int(move[4:]) for move in t.legal() if move.startswith("tile")}


def uses(t: Table, prefix: str = "use") -> set[str]:
    return {move for move in t.legal() if move.startswith(prefix)}


# --- the figure ----------------------------------------------------------------------------------------


@clause("paris", "12.1")
def test_the_figure_goes_forward_any_number_of_spaces_and_takes_the_tile_there() -> None:
    t = at_bonus()
    assert steps(t) == set(range(1, 31))
    t.play("tile12")
    assert t.state.meeple[0] == 12 and t.tiles() == {12} and t.state.tile_copies[12] == 0
    again(t, 0)
    assert steps(t) == set(range(13, 31))
    t.play("tile13")
    assert t.state.meeple[0] == 13 and t.tiles() == {12, 13}


@clause("paris", "12.1")
def test_a_space_without_a_tile_cannot_be_chosen() -> None:
    t = at_bonus()
    t.play("tile7")
    again(t, 1)
    assert t.code("tile7") == "tile-not-there"
    assert steps(t) == set(range(1, 31)) - {7}
    t.play("tile8")  # passing the empty space is allowed
    assert t.state.meeple[1] == 8


@clause("paris", "12.1")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_figures_share_a_space_as_long_as_tiles_of_the_stack_are_left(seats: int, copies: int) -> None:
    t = at_bonus(seats)
    for seat in range(copies):
        again(t, seat)
        t.play("tile6")
        assert t.tiles(seat) == {6} and t.state.tile_copies[6] == copies - seat - 1
    assert [t.state.meeple[seat] for seat in range(copies)] == [6] * copies
    again(t, copies)  # there is one player more than tiles
    assert t.code("tile6") == "tile-not-there" and 6 not in steps(t)


@clause("paris", "12.1")
def test_on_a_random_track_the_figure_goes_by_spaces_not_by_numbers() -> None:
    t = at_bonus(seed="mixed", track="random")
    track = t.deal.content["track"]
    assert track != list(range(1, 31))
    assert sorted(track[:10]) == list(range(1, 11)) and sorted(track[20:]) == list(range(21, 31))
    t.play(f"tile{track[3]}")
    assert t.state.meeple[0] == 4
    again(t, 0)
    assert steps(t) == set(track[4:])
    for number in track[:3]:
        assert t.code(f"tile{number}") == "tile-behind"


@clause("paris", "12.1")
def test_on_a_random_track_copies_lie_under_the_tile_of_their_number() -> None:
    t = at_bonus(3, seed="mixed", track="random")
    space = t.deal.content["track"].index(6) + 1
    for seat in (0, 1):
        again(t, seat)
        t.play("tile6")
    assert t.state.meeple[0] == t.state.meeple[1] == space
    assert t.state.tile_copies[6] == 0


# --- no number twice -----------------------------------------------------------------------------------


@clause("paris", "12.2")
@pytest.mark.parametrize("how", ["tiles", "used"])
def test_a_number_had_cannot_be_taken_again_by_moving(how: str) -> None:
    t = at_bonus(3)
    t.give(0, **{how: (11,)})  # type: ignore[arg-type]  # as by tile 17: the figure has not moved
    assert t.state.tile_copies[11] == 1
    assert t.code("tile11") == "tile-had" and 11 not in steps(t)


@clause("paris", "12.2")
@pytest.mark.parametrize("how", ["tiles", "used"])
def test_a_number_had_cannot_be_taken_by_the_effect_of_17_and_25(how: str) -> None:
    t = Table(seats=3).action().give(0, tiles=(17, 25), figure=25)
    t.give(0, **{how: (6, 18)})  # type: ignore[arg-type]
    assert t.code("use17:6") == "tile-had" and "use17:6" not in t.legal()
    assert t.code("use17:18") == "tile-had" and t.can("use17:15")
    with t.edit() as s:
        s.meeple[0] = 20
    assert t.code("use25:18") == "tile-had" and t.can("use25:19")


# --- forward only, and the last space ------------------------------------------------------------------


@clause("paris", "12.3")
def test_the_figure_does_not_go_back() -> None:
    t = at_bonus(figure=20)
    assert t.code("tile19") == "tile-behind" and t.code("tile1") == "tile-behind"
    assert steps(t) == set(range(21, 31))


@clause("paris", "12.3")
def test_on_the_last_space_no_tile_is_taken_by_moving() -> None:
    t = at_bonus(figure=29)
    assert steps(t) == {30}
    t.play("tile30")
    again(t, 0)
    assert steps(t) == set() and t.can("leave")
    assert t.code("tile29") == "tile-behind"


@clause("paris", "12.3")
def test_the_last_space_of_a_random_track_is_the_thirtieth_whatever_lies_there() -> None:
    t = at_bonus(seed="mixed", track="random")
    last = t.deal.content["track"][29]
    assert last != 30
    t.play(f"tile{last}")
    again(t, 0)
    assert t.state.meeple[0] == 30 and steps(t) == set()
    assert t.code("tile30") == "tile-behind"


@clause("paris", "12.3")
def test_tile_17_works_on_the_last_space() -> None:
    t = Table().action().give(tiles=(17, 30), figure=30)
    assert uses(t, "use17") == {f"use17:{n}" for n in range(1, 30) if n != 17}
    t.play("use17:3")
    assert t.tiles() == {3, 30} and t.state.meeple[0] == 30


@clause("paris", "12.3")
def test_tile_25_works_on_the_last_space_and_the_figure_goes_on_from_there() -> None:
    t = Table().action().give(tiles=(25, 30), figure=30).build("Mo1").no_markers()
    # Five tiles back from 30: 29, 28, 27, 26 and, as 25 is gone, 24.
    assert uses(t, "use25") == {"use25:29", "use25:28", "use25:27", "use25:26", "use25:24"}
    t.play("use25:27")
    assert t.state.meeple[0] == 27 and t.tiles() == {27, 30}
    again(t, 0)
    assert steps(t) == {28, 29}


@clause("paris", "12.3")
def test_tile_25_may_come_first_at_the_moment_of_a_bonus_tile() -> None:
    t = at_bonus(figure=30).give(tiles=(25, 30))
    t.play("use25:26", "tile29")
    assert t.state.meeple[0] == 29 and t.tiles() == {26, 29, 30}


# --- space 30, when nothing more can be gained there ------------------------------------------------------


@clause("paris", "12.8")
@pytest.mark.parametrize("move", ["use17:3", "use25:27"])
def test_with_the_option_no_tile_is_gained_on_space_30(move: str) -> None:
    t = Table(space_30="nothing-more").action().give(tiles=(17, 25, 30), figure=30)
    assert uses(t, "use17") == uses(t, "use25") == set()
    reason = t.why(move)
    assert reason is not None and (reason.code, reason.clause) == ("space-30", "12.8")
    assert t.can("use30")  # what was gained before still works


@clause("paris", "12.8")
def test_with_the_option_the_tiles_work_on_every_space_before() -> None:
    t = Table(space_30="nothing-more").action().give(tiles=(17, 25), figure=29)
    t.play("use17:30")
    assert t.tiles() == {25, 30} and t.state.meeple[0] == 29  # the tile of space 30, but not the space
    t.play("use25:28")
    assert t.tiles() == {28, 30} and t.state.meeple[0] == 28


@clause("paris", "12.8")
def test_with_the_option_the_last_tile_ends_it_at_once_and_only_for_its_owner() -> None:
    t = at_bonus(figure=29, space_30="nothing-more").give(tiles=(17,)).give(1, tiles=(25,), figure=28)
    assert t.can("use17:3")
    t.play("tile30")
    assert t.code("use17:3") == "space-30"
    again(t, 1)
    assert t.can("use25:27")


@clause("paris", "12.8")
def test_with_the_option_and_a_random_track_the_space_counts_and_not_the_number() -> None:
    t = at_bonus(seed="mixed", track="random", space_30="nothing-more").give(tiles=(17,))
    last = t.deal.content["track"][29]
    assert last != 30
    with t.edit() as s:
        s.meeple[0] = s.tile_space[30]
    assert t.can("use17:3")
    with t.edit() as s:
        s.meeple[0] = s.tile_space[last]
    assert t.code("use17:3") == "space-30"


@clause("paris", "12.8")
def test_a_refused_tile_that_is_not_held_says_so_first() -> None:
    t = Table(space_30="nothing-more").action().give(used=(17,), figure=30)
    assert t.code("use17:3") == "tile-used" and t.code("use25:27") == "tile-not-held"


# --- using ---------------------------------------------------------------------------------------------


@clause("paris", "12.4")
def test_a_tile_is_used_at_once_or_turns_later_and_not_in_the_turn_of_another() -> None:
    t = at_bonus()
    t.play("tile1", "use1", "end")
    assert t.francs() == 3 and t.tiles() == set()
    again(t, 0).play("tile5", "end", "draw1")
    assert t.active == 1 and t.code("use5") == "tile-not-held"
    reason = t.game.why_not(t.position, 0, t.game.actions.parse("use5"))
    assert reason is not None and reason.code == "not-waiting"
    t.play("key:Ch", "end")
    assert t.active == 0 and t.code("use5") == "draw-first"
    t.play("draw2", "use5")
    assert t.francs() == 5 and t.now == "ACTION"


@clause("paris", "12.4")
@pytest.mark.parametrize("screens", ["shown", "hidden"])
def test_a_used_tile_lies_face_up_and_is_not_used_again(screens: str) -> None:
    t = Table(screens=screens).action(francs=0).give(tiles=(1, 5), figure=5)
    assert t.game.view(t.position, 1).seats[0].used_tiles == []
    t.play("use1")
    assert t.code("use1") == "tile-used" and "use1" not in t.legal()
    for viewer in (0, 1, None):
        seat = t.game.view(t.position, viewer).seats[0]
        assert seat.used_tiles == [1] and seat.tile_count == 1
    assert t.francs() == 3


# --- tiles that count as tokens ------------------------------------------------------------------------

UNITS = {"use2": ("wood", 1), "use3": ("marble", 2), "use4": ("gold", 3), "use10:gold": ("gold", 3)}
UNITS |= {f"use8:{token}": (token, price) for token, price in (("bronze", 1), ("silver", 2), ("gold-prestige", 3))}


@clause("paris", "12.9")
@pytest.mark.parametrize("use", UNITS)
def test_a_unit_is_sold_like_a_token_but_none_goes_to_the_supply(use: str) -> None:
    token, price = UNITS[use]
    t = Table().action(francs=0).give(tiles=(2, 3, 4, 8, 10), figure=10).supply(1, 1, 1)
    t.play(use)
    assert t.units() == {token: 1} and t.tokens() == {}
    assert list(t.state.supply) == [1, 1, 1]
    t.play(f"sell:{token}")
    assert t.francs() == price and t.units() == {} and t.tokens() == {}
    assert list(t.state.supply) == [1, 1, 1]
    assert t.code(f"sell:{token}") == "nothing-to-sell"


@clause("paris", "12.5")
def test_the_kind_is_named_at_once_and_binds() -> None:
    t = Table().action().give(tiles=(8, 10, 19, 21), figure=21)
    t.play("use10:marble")
    assert t.code("sell:gold") == "nothing-to-sell" and t.code("use10:gold") == "tile-used"
    assert uses(t, "use21") == {
        *("use21:wood+wood", "use21:wood+marble", "use21:wood+gold"),
        *("use21:marble+marble", "use21:marble+gold", "use21:gold+gold"),
    }
    assert len(uses(t, "use19")) == 6 and len(uses(t, "use8")) == 3
    for wrong in ("use8:wood", "use10:bronze", "use19:wood+bronze", "use21:gold", "use10"):
        with pytest.raises(SalonError):
            t.play(wrong)


@clause("paris", "12.9")
def test_a_unit_pays_before_a_token_of_its_kind_and_does_not_go_to_the_supply() -> None:
    t = Table().action(francs=8).build("Mo8").no_markers().key(0, "Mo$").give(wood=1, tiles=(2,), figure=2)
    t.play("use2", "Mo$-Mo8")
    assert t.units() == {} and t.tokens() == {"wood": 1} and list(t.state.supply) == [0, 0, 0]


@clause("paris", "12.9")
def test_a_unit_and_a_token_pay_together() -> None:
    t = Table().action(francs=13).key(0, "Arc").give(gold=2, tiles=(4,), figure=4)
    t.play("use4", "Arc-Vi/13")  # two gold: the unit and one token
    assert t.units() == {} and t.tokens() == {"gold": 1} and list(t.state.supply) == [0, 0, 1]


@clause("paris", "12.5")
def test_an_unused_tile_is_no_unit_yet() -> None:
    t = Table().action(francs=8).build("Mo8").key(0, "Mo$").give(tiles=(2,), figure=2)
    assert t.code("Mo$-Mo8") == "wood" and t.code("sell:wood") == "nothing-to-sell"


@clause("paris", "12.9")
def test_a_unit_is_sold_before_the_token() -> None:
    t = Table().action(francs=0).give(marble=1, tiles=(3,), figure=3)
    t.play("use3", "sell:marble")
    assert t.tokens() == {"marble": 1} and t.units() == {} and t.state.supply[1] == 0
    t.play("sell:marble")
    assert t.tokens() == {} and t.state.supply[1] == 1 and t.francs() == 4


@clause("paris", "12.9")
def test_a_unit_is_discarded_at_a_landmark_before_the_token() -> None:
    t = Table().action(francs=9).key(0, "Arc").give(marble=1, bronze=1, tiles=(8,), figure=8)
    t.play("Arc-Vi/9", "use8:bronze", "discard:bronze")
    assert t.points() == 1 and t.units() == {} and t.tokens() == {"bronze": 1}


@clause("paris", "12.5")
def test_what_is_left_at_the_end_of_the_turn_is_lost() -> None:
    t = Table().action(francs=0).give(tiles=(4, 19), figure=19).give(1, gold=1)
    t.play("key:Mo", "use4", "use19:bronze+silver", "end")
    assert t.units() == {} and t.tokens(0) == {} and t.tokens(1) == {"gold": 1}
    t.play("draw1")
    assert t.active == 1
    assert t.code("sell:bronze") == "nothing-to-sell"
    t.play("sell:gold")
    assert t.code("sell:gold") == "nothing-to-sell"
    t.play("key:Mo", "end", "draw1")
    assert t.active == 0 and t.code("sell:silver") == "nothing-to-sell"
    assert t.code("use4") == "tile-used" and t.code("use19:bronze+silver") == "tile-used"


@clause("paris", "12.5")
@pytest.mark.parametrize(
    ("kinds", "moves", "francs", "left"),
    [
        ("marble+gold", ["Arc-Vi/12", "leave"], 0, {}),  # both spent
        ("gold+gold", ["sell:gold", "sell:gold"], 18, {}),  # both sold
        ("marble+gold", ["Arc-Vi/9", "leave", "sell:gold"], 6, {}),  # one each
        ("wood+wood", ["Arc-Vi8"], 4, {"wood": 1}),  # one spent, one lost
        ("wood+marble", ["sell:marble"], 14, {"wood": 1}),  # one sold, one lost
        ("wood+gold", [], 12, {"wood": 1, "gold": 1}),  # both lost
    ],
)
def test_the_two_units_of_tile_21(kinds: str, moves: list[str], francs: int, left: dict[str, int]) -> None:
    t = Table().action(francs=12).build("Vi8").no_markers().key(0, "Arc").give(tiles=(21,), figure=21)
    t.play(f"use21:{kinds}", *moves)
    assert t.francs() == francs and t.units() == left
    t.phase("FREE").play("end")
    assert t.units() == {} and t.tokens() == {} and list(t.state.supply) == [0, 0, 0]


@clause("paris", "12.5")
@pytest.mark.parametrize(
    ("kinds", "moves", "points", "francs", "left"),
    [
        ("bronze+silver", ["discard:bronze", "discard:silver"], 4, 0, {}),  # both spent
        ("silver+gold-prestige", ["sell:silver", "sell:gold-prestige"], 0, 5, {}),  # both sold
        ("silver+gold-prestige", ["discard:gold-prestige", "sell:silver"], 5, 2, {}),  # one each
        ("silver+silver", ["discard:silver"], 3, 0, {"silver": 1}),  # one spent, one lost
        ("bronze+bronze", ["sell:bronze"], 0, 1, {"bronze": 1}),  # one sold, one lost
    ],
)
def test_the_two_units_of_tile_19(kinds: str, moves: list[str], points: int, francs: int, left: dict[str, int]) -> None:
    t = Table().action(francs=12).key(0, "Arc").give(marble=1, gold=1, tiles=(19,), figure=19)
    t.play("Arc-Vi/12", f"use19:{kinds}", *moves, "leave")
    assert t.points() == points and t.francs() == francs and t.units() == left
    t.play("end")
    assert t.units() == {} and t.tokens() == {}


# --- scoring tiles -------------------------------------------------------------------------------------


@clause("paris", "12.6")
@pytest.mark.parametrize("number", [6, 11, 15, 18, 20, 26, 28, 29, 30])
def test_a_scoring_tile_may_be_used_for_nothing(number: int) -> None:
    t = Table().action(francs=0).give(tiles=(number,), figure=number)
    t.play(f"use{number}")
    assert t.points() == 0 and t.tiles() == set() and t.code(f"use{number}") == "tile-used"


@clause("paris", "12.7")
@pytest.mark.parametrize(
    ("number", "value", "points"), [(6, 1, 4), (11, 2, 6), (15, 3, 8), (18, 4, 10), (26, 5, 12), (28, 8, 14)]
)
def test_a_building_held_twice_counts_twice(number: int, value: int, points: int) -> None:
    t = Table().action().build(f"Be{value}").key(0, f"Be{value}", f"Be{value}").give(tiles=(number,), figure=30)
    t.play(f"use{number}")
    assert t.points() == points


@clause("paris", "12.7")
def test_a_landmark_held_twice_counts_twice() -> None:
    t = Table().action().landmark("Be", 9, 14).key(0, "9", "14", "14").give(tiles=(29, 28), figure=29)
    t.play("use29", "use28")
    assert t.points() == 24


@clause("paris", "12.7")
def test_a_place_held_twice_is_one_kind() -> None:
    t = Table().action().build("Vi1", "Vi2", "Vi3").landmark("Vi", 9).give(tiles=(30,), figure=30)
    three = t.key(0, "Vi1", "Vi2", "Vi3", "Vi3").position.copy()
    t.play("use30")
    assert t.points() == 0  # café, bakery, residence twice: three kinds
    t.position = three
    t.key(0, "9").play("use30")
    assert t.points() == 10


@clause("paris", "12.7")
def test_a_place_held_twice_is_added_twice_in_its_district() -> None:
    t = Table().build("Mo4", "Mo5", "Mo3").key(0, "Mo4", "Mo4").key(1, "Mo5").vp_tile(20, "Mo")
    assert t.game.view(t.position, 0).districts[2].sums == [8, 5]
    t.finish()
    assert t.points(0) == 20 and t.points(1) == 10


@clause("paris", "12.7")
def test_a_place_held_twice_is_added_twice_in_the_last_tie_break() -> None:
    t = Table().build("Mo4", "Be5", "Be2").key(0, "Mo4", "Mo4").key(1, "Be5", "Be2").finish()
    assert t.points(0) == t.points(1) and t.francs(0) == t.francs(1)
    assert t.ranking() == [1, 2]  # 8 against 7


@clause("paris", "12.7")
def test_tile_9_played_counts_in_the_following_scoring_until_the_key_moves_on() -> None:
    t = Table().action(francs=30).build("Mo4", "Mo5").no_markers()
    t.key(0, "Mo4", "Mo$").give(tiles=(9, 18, 26), figure=26)
    t.play("Mo$-Mo4", "use18")
    assert t.points() == 10
    t.play("end")
    t.phase("ACTION", 0).play("Mo4-Mo5", "use26")
    assert t.points() == 16 and t.holds(0, "Mo4") and t.holds(0, "Mo5")
    assert t.game.view(t.position, 0).districts[2].sums == [9, 0]
