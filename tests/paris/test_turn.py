"""The turn (section 3): draw, one action, trade and tiles in between, passing, the end of a turn."""

from __future__ import annotations

import pytest

from salon.kernel.reasons import IllegalMove
from tests.paris.table import Table

clause = pytest.mark.clause

END_TILES = ["francs"] * 3 + ["point"] * 2 + ["two-points", "wood", "marble", "gold"]
END_TILES += ["bronze", "silver", "gold-prestige"]


def stuck(**tokens: int) -> Table:
    """Seat 0 has no key behind the screen; its one key, on the bank of Montmartre, cannot pay the 1 there."""
    t = Table().action(francs=0).give(keys=0, **tokens).build("Mo1", "Mo8").key(0, "Mo$")
    return t.no_markers()


# --- two steps ------------------------------------------------------------------------------------------


@clause("paris", "3.1")
def test_the_turn_begins_with_the_draw() -> None:
    t = Table().give(tiles=(1,), wood=1).supply(wood=1).build("Mo1").key(0, "Mo$")
    assert t.legal() == {"draw1", "draw2", "draw3"}
    for move in ("key:Mo", "Mo$-Mo1", "search", "pass", "end", "sell:wood", "buy:wood", "use1", "leave"):
        assert t.code(move) == "draw-first", move


@clause("paris", "3.1")
def test_only_one_building_is_drawn() -> None:
    t = Table()
    t.play("draw2")
    assert [t.code(f"draw{n}") for n in (1, 2, 3)] == ["already-drawn"] * 3
    t.play("key:Mo")
    assert t.code("draw1") == "already-drawn"


@clause("paris", "3.1")
@pytest.mark.parametrize("first", ["key:Arc", "Mo$-Mo4", "Mo4-Mo5"])
def test_exactly_one_action_is_taken(first: str) -> None:
    t = Table().action(francs=20).build("Mo4", "Mo5", "Vi4", "Vi5").key(0, "Mo$", "Vi4").no_markers()
    if first == "Mo4-Mo5":
        t.key(0, "Mo4")
    assert t.can("Vi4-Vi5") and t.can("key:Be")
    t.play(first)
    assert t.now == "FREE"
    for move in ("Vi4-Vi5", "key:Be", "pass", "search"):
        assert t.code(move) == "action-done", move


@clause("paris", "3.1")
def test_an_action_has_to_be_taken() -> None:
    t = Table()
    t.play("draw1")
    assert t.code("end") == "action-first"


@clause("paris", "3.1")
def test_with_all_piles_empty_the_turn_begins_with_the_action() -> None:
    t = Table().empty_piles().action()
    t.play("key:Arc", "end")
    assert (t.active, t.now) == (1, "ACTION")
    assert not any(t.can(f"draw{n}") for n in (1, 2, 3))
    t.play("key:Arc", "end")
    assert (t.active, t.now) == (0, "ACTION")


@clause("paris", "3.1")
def test_with_one_pile_left_the_draw_is_not_left_out() -> None:
    t = Table()
    with t.edit() as s:
        s.pile_next[0], s.pile_next[1], s.pile_next[2] = s.pile_end[0], s.pile_end[1], s.pile_end[2] - 1
    t.action(seat=1).play("key:Arc", "end")
    assert t.now == "DRAW" and t.legal() == {"draw3"}


# --- the actions ----------------------------------------------------------------------------------------


@clause("paris", "3.2")
def test_the_actions_are_to_place_or_to_move_a_key() -> None:
    t = Table().action(francs=5).build("Mo1", "Mo4").key(0, "Mo$")
    assert t.legal() == {"key:Ch", "key:Ba", "key:Vi", "key:Be", "key:Sg", "key:Arc", "Mo$-Mo1", "Mo$-Mo4"}
    assert t.code("search") == "piles-left"


@clause("paris", "3.2")
def test_with_all_piles_empty_searching_is_an_action_too() -> None:
    t = Table().empty_piles().action(francs=0).key(0, "Mo$")
    assert t.legal() == {"key:Ch", "key:Ba", "key:Vi", "key:Be", "key:Sg", "key:Arc", "search"}
    t.play("search", "choose:point")
    assert t.code("key:Ch") == "action-done" and t.can("end")


@clause("paris", "3.2")
def test_whoever_draws_the_last_building_may_search_at_once() -> None:
    t = Table()
    with t.edit() as s:
        s.pile_next[0], s.pile_next[1], s.pile_next[2] = s.pile_end[0], s.pile_end[1], s.pile_end[2] - 2
    t.play("draw3")
    assert t.code("search") == "piles-left"
    t.play("key:Arc", "end", "draw3")
    assert t.can("search")


# --- passing --------------------------------------------------------------------------------------------


@clause("paris", "3.3")
def test_who_can_do_nothing_passes_and_the_pass_stands_for_the_action() -> None:
    t = stuck()
    assert t.legal() == {"pass"}
    t.play("pass")
    assert t.now == "FREE" and t.legal() == {"end"}
    assert t.code("Mo$-Mo1") == "action-done" and t.code("pass") == "action-done"
    t.play("end")
    assert t.active == 1


@clause("paris", "3.3")
def test_who_can_place_a_key_cannot_pass() -> None:
    t = Table().action(francs=0).give(keys=1).key(0, "Ch$", "Ba$", "Mo$", "Vi$", "Be$", "Sg$")
    assert t.legal() == {"key:Arc"} and t.code("pass") == "can-act"
    t.key(0, "Arc")
    assert t.legal() == {"pass"}


@clause("paris", "3.3")
def test_who_can_move_a_key_cannot_pass() -> None:
    t = stuck().give(francs=1)
    assert t.legal() == {"Mo$-Mo1"} and t.code("pass") == "can-act"


@clause("paris", "3.3")
def test_who_can_move_to_a_new_landmark_cannot_pass() -> None:
    t = Table().action(francs=1).give(keys=0, marble=1).build("Mo8").key(0, "Mo8")
    assert t.can("Mo8-9") and t.code("pass") == "can-act"
    assert stuck().give(francs=8, marble=1).can("pass") is False  # the 1 can be paid


@clause("paris", "3.3")
def test_who_can_search_cannot_pass() -> None:
    t = stuck().empty_piles()
    assert t.legal() == {"search"} and t.code("pass") == "can-act"


@clause("paris", "3.3")
def test_when_all_end_game_tiles_are_gone_who_can_do_nothing_passes() -> None:
    t = stuck().empty_piles()
    for kind in END_TILES:
        t.end_tile(1, kind)
    assert t.code("search") == "no-end-tiles" and t.legal() == {"pass"}


@clause("paris", "3.6")
def test_who_can_move_only_with_tile_9_or_16_cannot_pass() -> None:
    t = stuck().give(francs=1).key(1, "Mo1")
    assert t.can("pass")
    t.give(tiles=(16,))
    assert t.can("Mo$-Mo1") and t.code("pass") == "can-act"


@clause("paris", "3.6")
def test_nobody_has_to_sell_first_but_may() -> None:
    t = stuck(bronze=1)
    assert t.legal() == {"pass", "sell:bronze"}
    t.play("pass")
    assert t.tokens() == {"bronze": 1}
    t = stuck(bronze=1)
    t.play("sell:bronze")
    assert t.legal() == {"Mo$-Mo1"} and t.code("pass") == "can-act"


@clause("paris", "3.6")
def test_nobody_has_to_use_a_tile_first_but_may() -> None:
    t = stuck().give(francs=4, tiles=(13,)).key(1, "Mo1")
    assert t.legal() == {"pass", "use13"}
    t.play("use13")
    assert t.can("key:Arc") and t.code("pass") == "can-act"


@clause("paris", "3.3")
def test_trade_and_tiles_may_follow_a_pass() -> None:
    t = stuck(silver=1).give(tiles=(1,)).supply(marble=1)
    t.play("pass", "sell:silver", "use1", "buy:marble")
    assert t.francs() == 2 + 3 - 3 and t.tokens() == {"marble": 1}
    assert t.code("Mo$-Mo1") == "action-done"
    t.play("end")


# --- trade and tiles at every decision ------------------------------------------------------------------


def rich(**options: str) -> Table:
    """Seat 0 can buy and sell wood, use tile 1 (3 francs) and turn an end-game tile (3 francs)."""
    t = Table(**options).give(francs=30, wood=1, marble=3, gold=3, tiles=(1,)).supply(wood=1)
    return t.end_tile(0, "francs")


def at_place() -> Table:
    t = rich(buildings="any-district")
    t.play("draw1")
    return t


def at_marker() -> Table:
    t = rich().action().build("Mo4").key(0, "Mo$")
    t.play("Mo$-Mo4")
    return t


def at_bonus() -> Table:
    t = rich().action().build("Mo3").key(0, "Mo$")
    t.play("Mo$-Mo3", "take")
    return t


def at_prestige() -> Table:
    t = rich().action().key(0, "Mo$").give(silver=1)
    t.play("Mo$-12")
    return t


def at_vp_tile() -> Table:
    t = rich().action().build("Mo1", "Mo2", "Mo4", "Mo5").key(1, "Mo1", "Mo2", "Mo5").key(0, "Mo$")
    t.play("Mo$-Mo4", "leave")
    return t


def at_searched() -> Table:
    t = rich().empty_piles().action()
    t.play("search")
    return t


def at_free() -> Table:
    t = rich().action()
    t.play("key:Arc")
    return t


def at_action() -> Table:
    t = rich()
    t.play("draw1")
    return t


PHASES = {
    "PLACE": at_place, "ACTION": at_action, "MARKER": at_marker, "BONUS": at_bonus,
    "PRESTIGE": at_prestige, "VP_TILE": at_vp_tile, "SEARCHED": at_searched, "FREE": at_free,
}  # fmt: skip


@clause("paris", "3.4")
@pytest.mark.parametrize("phase", list(PHASES))
def test_trade_and_tiles_at_every_decision_after_the_draw(phase: str) -> None:
    t = PHASES[phase]()
    assert t.now == phase
    francs, decision = t.francs(), {m for m in t.legal() if not m.startswith(("buy", "sell", "use", "turn"))}
    assert decision
    t.play("sell:wood", "buy:wood", "buy:wood", "sell:wood", "sell:wood", "buy:wood")  # as often as one likes
    t.play("use1", "turn:francs")
    assert t.francs() == francs + 3 * 1 - 3 * 2 + 3 + 3
    assert t.tokens()["wood"] == 1
    assert t.now == phase and decision <= t.legal()
    assert t.code("use1") == "tile-used" and t.code("turn:francs") == "end-tile-not-held"


@clause("paris", "3.4")
def test_before_the_draw_there_is_no_trade_and_no_tile() -> None:
    t = rich()
    for move in ("sell:wood", "buy:wood", "use1", "turn:francs"):
        assert t.code(move) == "draw-first", move
    t.play("draw1")
    for move in ("sell:wood", "buy:wood", "use1", "turn:francs"):
        assert t.can(move), move


@clause("paris", "3.4")
def test_with_all_piles_empty_trade_and_tiles_are_possible_from_the_start_of_the_turn() -> None:
    t = rich().empty_piles().action(seat=1)
    t.play("key:Arc", "end")
    assert t.active == 0
    for move in ("sell:wood", "buy:wood", "use1", "turn:francs"):
        assert t.can(move), move


@clause("paris", "3.4")
def test_trade_and_tiles_only_in_ones_own_turn() -> None:
    t = rich().action(seat=1)
    for move in ("sell:wood", "buy:wood", "use1", "turn:francs"):
        reason = t.game.why_not(t.position, 0, t.game.actions.parse(move))
        assert reason is not None and reason.code == "not-waiting"


@clause("paris", "3.4")
def test_what_is_sold_before_the_action_pays_for_it() -> None:
    t = Table().action(francs=3).give(gold_prestige=1, wood=1).build("Mo3", "Mo8").key(0, "Mo3")
    assert t.code("Mo3-Mo8") == "francs"
    t.play("sell:gold-prestige", "Mo3-Mo8")
    assert t.francs() == 1 and t.tokens() == {} and t.holds(0, "Mo8")


@clause("paris", "3.4")
def test_a_bonus_tile_just_taken_can_be_used_while_the_next_benefit_waits() -> None:
    t = Table().action(francs=1).build("Mo1", "Mo2", "Mo3", "Mo4").key(1, "Mo2", "Mo3", "Mo4").key(0, "Mo$")
    t.play("Mo$-Mo1", "leave", "tile5")
    assert t.now == "VP_TILE"
    t.play("use5", "vp20:Mo")
    assert t.francs() == 5 and t.now == "FREE"


# --- the end of the turn --------------------------------------------------------------------------------


@clause("paris", "3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_ends_when_the_player_says_so_then_the_next_draws(seats: int) -> None:
    t = Table(seats=seats)
    for seat in [*range(seats), 0]:
        assert (t.active, t.now) == (seat, "DRAW")
        t.play("draw1")
        t.play("key:Arc" if t.can("key:Arc") else "key:Mo")
        assert t.active == seat and t.now == "FREE"
        t.play("end")
    assert (t.active, t.now) == (1 % seats, "DRAW")


@clause("paris", "3.5")
@pytest.mark.parametrize("phase", ["MARKER", "BONUS", "PRESTIGE", "VP_TILE"])
def test_the_turn_does_not_end_while_a_benefit_waits(phase: str) -> None:
    t = PHASES[phase]()
    assert t.code("end") == "benefit-first"
    while t.now != "FREE":
        t.play("leave")
    t.play("end")
    assert (t.active, t.now) == (1, "DRAW")


@clause("paris", "3.5")
def test_the_turn_does_not_end_before_the_building_is_placed_or_the_tile_chosen() -> None:
    assert at_place().code("end") == "place-first"
    t = at_searched()
    assert t.code("end") == "choose-first" and t.code("leave") == "nothing-to-leave"


@clause("paris", "3.5")
def test_others_cannot_act_in_somebodys_turn_and_a_refused_move_changes_nothing() -> None:
    t = Table(seats=3).action()
    before = bytes(t.state)
    for seat, move in ((1, "key:Mo"), (2, "end"), (0, "end"), (0, "Mo$-Mo1")):
        with pytest.raises(IllegalMove):
            t.position.play(seat, t.game.actions.parse(move))
    assert bytes(t.state) == before
