"""The end of the game, the final scoring of tile 27 and the districts, the winner, and the score sheet."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import salon
from salon.testing import random_moves
from tests.paris.table import Table

clause = pytest.mark.clause

END_TILES = (*("francs",) * 3, *("point",) * 2, "wood", "marble", "gold", "bronze", "silver", "gold-prestige")
VP_TILES = ((20, 10, 5), (18, 9, 4), (16, 8, 4), (14, 7, 3), (12, 6, 3), (10, 5, 2))


def scores(t: Table) -> list[int]:
    return [t.points(seat) for seat in range(t.state.seats)]


def finished(t: Table) -> list[int]:
    """The points of all seats after the final scoring."""
    t.finish()
    assert t.now == "OVER"
    return scores(t)


# --- the end ------------------------------------------------------------------------------------------------


@clause("paris", "15.1")
@pytest.mark.parametrize(
    ("seats", "start", "last"),
    [(n, start, last) for n in (2, 3, 4) for start in range(n) for last in range(n)],
)
def test_the_last_end_game_tile_ends_the_game_after_one_more_round(seats: int, start: int, last: int) -> None:
    t = Table(seats).empty_piles()
    for kind in END_TILES:  # all but one
        t.end_tile((last + 1) % seats, kind)
    with t.edit() as s:
        s.start = start
    t.action(last)
    t.play("search", "choose:two-points")
    turns = [last]
    t.play("end")
    while t.active >= 0:
        turns.append(t.active)
        assert t.code("search") == "no-end-tiles"
        t.play("key:Arc" if t.can("key:Arc") else "key:Mo", "end")
        assert len(turns) <= 2 * seats
    order = [(start + i) % seats for i in range(seats)]
    assert turns == order[order.index(last) :] + order
    assert t.now == "OVER" and t.legal() == set()


@clause("paris", "15.1")
def test_before_the_last_end_game_tile_rounds_go_on() -> None:
    t = Table().empty_piles()
    for kind in END_TILES[:-1]:
        t.end_tile(1, kind)
    t.action(0)
    t.play("search", "choose:two-points", "end")  # one is left
    for turn in range(12):
        assert t.active == (turn + 1) % 2
        bank = ("Ch", "Ba", "Mo", "Vi", "Be", "Sg")[turn // 2]
        t.play(f"key:{bank}", "end")
    assert t.active == 1 and t.can("search")
    t.play("search", "choose:gold-prestige", "end", "key:Arc", "end")
    assert t.active == 1
    t.play("key:Arc", "end")
    assert t.active == -1


@clause("paris", "15.1")
def test_tiles_may_still_be_used_in_the_last_turn_and_nothing_after_it() -> None:
    t = Table().action(1).give(1, tiles=(22,))
    with t.edit() as s:
        s.closing = 2
    t.play("key:Arc", "use22", "end")
    assert scores(t) == [0, 8] and t.active == -1
    reason = t.game.why_not(t.position, 0, t.game.actions.parse("key:Arc"))
    assert reason is not None and reason.code == "over"


# --- tile 27 ------------------------------------------------------------------------------------------------


@clause("paris", "15.2")
def test_tile_27_is_scored_first_and_only_for_its_owner() -> None:
    t = Table(3).build("Mo1", "Mo2").key(1, "Mo2").vp_tile(20, "Mo").give(1, tiles=(27,), francs=11)
    t.give(0, francs=30).give(2, francs=4)
    with t.edit() as s:
        s.closing = 2
    t.phase("FREE", 2)
    points = [event for event in t.play("end") if event.name == "points"]
    assert [(e.seat, e.facts["points"], e.facts["what"]) for e in points] == [
        (1, 11, "tile-27"),
        (1, 20, "montmartre"),
    ]
    assert scores(t) == [0, 31, 0] and t.francs(1) == 11


# --- districts: the examples of the rulebook ----------------------------------------------------------------


@clause("paris", "15.3")
@clause("paris", "15.4")
def test_example_batignolles_louis_13_raphael_10_julie_13_charlotte_3() -> None:
    t = Table(4).build("Ba1", "Ba2", "Ba3", "Ba4", "Ba5").landmark("Ba", 11, 13).vp_tile(20, "Ba")
    t.key(0, "11", "Ba2").key(1, "Ba5", "Ba4", "Ba1").key(2, "13").key(3, "Ba3")
    assert finished(t) == [10, 5, 20, 0]


@clause("paris", "15.3")
@clause("paris", "15.5")
def test_example_montmartre_with_the_louvre_shared_by_tile_16_and_a_place_held_twice() -> None:
    t = Table(4).build("Mo2", "Mo3", "Mo4", "Mo5", "Mo8").landmark("Mo", 11, 15).vp_tile(16, "Mo")
    t.key(0, "11", "Mo5").key(1, "15", "Mo3", "Mo3").key(2, "Mo8").key(3, "15", "Mo4", "Mo2")
    assert finished(t) == [4, 16, 0, 16]


@clause("paris", "15.6")
def test_example_belleville_with_two_players_12_against_5() -> None:
    t = Table().build("Be5").landmark("Be", 12).vp_tile(18, "Be").key(0, "12").key(1, "Be5")
    assert finished(t) == [18, 0]


# --- districts: ranks ---------------------------------------------------------------------------------------


@clause("paris", "15.3")
@pytest.mark.parametrize("ranks", VP_TILES)
def test_first_second_third_get_the_points_of_the_tile_a_fourth_nothing(ranks: tuple[int, int, int]) -> None:
    t = Table(4).build("Ch1", "Ch2", "Ch3", "Ch4").vp_tile(ranks[0], "Ch")
    t.key(0, "Ch2").key(1, "Ch4").key(2, "Ch1").key(3, "Ch3")
    assert finished(t) == [ranks[2], ranks[0], 0, ranks[1]]


@clause("paris", "15.3")
def test_only_districts_with_a_vp_tile_are_scored_each_for_itself() -> None:
    t = Table(3).build("Ch8", "Mo1", "Mo2", "Vi4", "Vi5").vp_tile(10, "Mo").vp_tile(20, "Vi")
    t.key(0, "Ch8", "Mo1", "Vi5").key(1, "Mo2", "Vi4")
    assert finished(t) == [5 + 20, 10 + 10, 0]


@clause("paris", "15.3")
def test_a_sum_of_several_small_places_beats_one_big_place() -> None:
    t = Table(3).build("Mo3", "Mo4", "Mo5").landmark("Mo", 9).vp_tile(20, "Mo")
    t.key(0, "9").key(1, "Mo3", "Mo4", "Mo5")
    assert finished(t) == [10, 20, 0]


@clause("paris", "15.3")
def test_at_least_one_place_is_needed_banks_and_the_arc_are_none() -> None:
    t = Table(4).build("Sg1").vp_tile(20, "Sg").key(0, "Sg$", "Arc").key(1, "Sg$").key(2, "Sg1")
    assert finished(t) == [0, 0, 20, 0]
    t = Table(4).build("Sg1").vp_tile(20, "Sg").key(0, "Sg$")
    assert finished(t) == [0, 0, 0, 0], "a district without keys gives nobody anything"


@clause("paris", "15.3")
def test_a_place_held_twice_counts_twice_in_the_sum() -> None:
    t = Table(3).build("Mo4", "Mo2").landmark("Mo", 9).vp_tile(20, "Mo").key(0, "9")
    t.key(1, "Mo4", "Mo4", "Mo2")
    assert finished(t) == [10, 20, 0]


@clause("paris", "15.4")
def test_of_equal_sums_the_highest_single_place_is_ahead_also_for_second_and_third() -> None:
    t = Table(4).build("Mo1", "Mo2", "Mo3", "Mo4", "Mo5").landmark("Mo", 9).vp_tile(20, "Mo")
    t.key(0, "9").key(1, "Mo1", "Mo4").key(2, "Mo2", "Mo3").key(3, "Mo5")
    assert finished(t) == [20, 5, 0, 10]


@clause("paris", "15.4")
def test_a_place_held_twice_is_no_higher_place() -> None:
    t = Table(3).build("Mo2", "Mo5", "Mo8").vp_tile(20, "Mo").key(0, "Mo5", "Mo5").key(1, "Mo8", "Mo2")
    assert finished(t) == [10, 20, 0]


# --- districts: full ties, laid out by hand -----------------------------------------------------------------


def tied(seats: int, *held: tuple[str, ...]) -> list[int]:
    """The points of tile 20 in Montmartre for these places of each seat."""
    t = Table(seats).build("Mo1", "Mo2", "Mo3", "Mo4", "Mo5", "Mo8").landmark("Mo", 9, 12).vp_tile(20, "Mo")
    for seat, places in enumerate(held):
        t.key(seat, *places)
    return finished(t)


@clause("paris", "15.5")
def test_two_tied_for_first_get_first_and_the_second_rank_is_skipped() -> None:
    assert tied(3, ("Mo8",), ("Mo8",), ("Mo5",)) == [20, 20, 5]
    assert tied(4, ("Mo5",), ("Mo8",), ("Mo8",), ("Mo4",)) == [5, 20, 20, 0]


@clause("paris", "15.5")
def test_two_tied_for_second_get_second_and_the_third_rank_is_skipped() -> None:
    assert tied(4, ("12",), ("Mo8",), ("Mo8",), ("Mo5",)) == [20, 10, 10, 0]


@clause("paris", "15.5")
def test_two_tied_for_third_both_get_third() -> None:
    assert tied(4, ("12",), ("9",), ("Mo8",), ("Mo8",)) == [20, 10, 5, 5]


@clause("paris", "15.5")
def test_three_tied_skip_two_ranks() -> None:
    assert tied(3, ("Mo8",), ("Mo8",), ("Mo8",)) == [20, 20, 20]
    assert tied(4, ("Mo8",), ("Mo5",), ("Mo8",), ("Mo8",)) == [20, 0, 20, 20]
    assert tied(4, ("12",), ("Mo8",), ("Mo8",), ("Mo8",)) == [20, 10, 10, 10]


@clause("paris", "15.5")
def test_four_tied_all_get_first_and_two_pairs_get_first_and_third() -> None:
    assert tied(4, ("Mo8",), ("Mo8",), ("Mo8",), ("Mo8",)) == [20, 20, 20, 20]
    assert tied(4, ("Mo8",), ("Mo5",), ("Mo5",), ("Mo8",)) == [20, 5, 5, 20]


@clause("paris", "15.4")
@clause("paris", "15.5")
def test_a_shared_highest_place_ties_only_with_equal_sums() -> None:
    assert tied(3, ("Mo8",), ("Mo8", "Mo1"), ("Mo2",)) == [10, 20, 5]
    assert tied(3, ("Mo8", "Mo1"), ("9",), ("Mo8",)) == [10, 20, 5], "9 and 9: the landmark is higher"
    assert tied(3, ("Mo8", "Mo4"), ("Mo8", "Mo2", "Mo2"), ("Mo1",)) == [20, 20, 5]


@clause("paris", "15.5")
def test_a_tie_made_by_a_move_with_tile_16() -> None:
    t = Table(3).action(francs=8).build("Mo8", "Mo1").key(0, "Mo$").key(1, "Mo8").key(2, "Mo1").no_markers()
    t.vp_tile(14, "Mo").give(0, tiles=(16,), wood=1).play("Mo$-Mo8")
    assert finished(t) == [2 + 14, 14, 3]


# --- districts with two players -----------------------------------------------------------------------------


@clause("paris", "15.6")
def test_with_two_players_the_second_needs_half_of_the_first() -> None:
    assert tied(2, ("Mo8",), ("Mo4",)) == [20, 10], "exactly half is enough"
    assert tied(2, ("9",), ("Mo4",)) == [20, 0]
    assert tied(2, ("9",), ("Mo5",)) == [20, 10], "half of 9 is 4 and a half"
    assert tied(2, ("Mo3",), ("Mo8",)) == [0, 20]
    assert tied(2, ("12",), ("Mo3", "Mo3")) == [20, 10], "a place held twice counts twice"
    assert tied(2, ("Mo8", "Mo8"), ("Mo5", "Mo2")) == [20, 0]


@clause("paris", "15.3")
@clause("paris", "15.6")
def test_with_two_players_nobody_is_third_and_ties_are_ties() -> None:
    assert tied(2, ("Mo8",), ()) == [20, 0]
    assert tied(2, ("Mo8",), ("Mo8",)) == [20, 20]
    assert tied(2, ("Mo5",), ("Mo2", "Mo3")) == [20, 10]


@clause("paris", "15.6")
def test_with_three_players_the_half_does_not_matter() -> None:
    assert tied(3, ("12",), ("Mo2",), ("Mo1",)) == [20, 10, 5]


# --- the winner ---------------------------------------------------------------------------------------------


@clause("paris", "16.1")
def test_most_points_win_whatever_else_one_has() -> None:
    t = Table(3).build("Mo8").landmark("Vi", 16).key(1, "Mo8", "16")
    t.give(0, points=31, francs=0).give(1, points=30, francs=50).give(2, points=12, francs=99)
    assert finished(t) == [31, 30, 12] and t.ranking() == [1, 2, 3]


@clause("paris", "16.1")
def test_the_final_scoring_decides_over_the_points_of_the_game() -> None:
    t = Table().build("Mo1").key(1, "Mo1").vp_tile(12, "Mo").give(0, points=16).give(1, points=5)
    assert finished(t) == [16, 17] and t.ranking() == [2, 1]


@clause("paris", "16.2")
def test_a_tie_is_decided_by_francs_before_values() -> None:
    t = Table(3).landmark("Vi", 16).key(0, "16")
    t.give(0, points=40, francs=5).give(1, points=40, francs=6).give(2, points=39, francs=90)
    t.finish()
    assert t.ranking() == [2, 1, 3]


@clause("paris", "16.2")
def test_then_by_the_total_value_of_places_on_the_whole_board() -> None:
    t = Table(3).build("Mo8", "Mo1", "Ch4", "Sg5").key(0, "Mo8", "Be$", "Ba$", "Arc")
    t.key(1, "Ch4", "Sg5").key(2, "Mo1")
    for seat in range(3):
        t.give(seat, points=40, francs=5)
    t.finish()
    assert t.ranking() == [2, 1, 3], "8, 9 and 1, in whatever district; banks have no value"


@clause("paris", "16.2")
def test_a_place_held_twice_counts_once_per_key_in_the_total_value() -> None:
    t = Table().build("Mo5", "Ch1", "Ch8").key(0, "Mo5", "Mo5").key(1, "Ch1", "Ch8")
    t.give(0, points=40, francs=5).give(1, points=40, francs=5)
    t.finish()
    assert t.ranking() == [1, 2], "10 against 9"


@clause("paris", "16.2")
def test_an_equal_total_value_shares_the_win() -> None:
    t = Table(4).build("Mo4", "Ch1", "Ch3", "Sg2", "Vi5").key(0, "Mo4").key(1, "Ch1", "Ch3")
    t.key(2, "Sg2", "Sg2")
    t.key(3, "Vi5")
    for seat in range(4):
        t.give(seat, points=40, francs=5)
    t.give(3, francs=4)
    t.finish()
    assert t.ranking() == [1, 1, 1, 4], "4 = 1 + 3 = 2 + 2"


# --- whole games, with a scoring of our own -----------------------------------------------------------------


def keys_of(s: Any, seat: int) -> list[tuple[int, int]]:
    """The district and value of each key on a place; a place held twice comes twice."""
    places = [place for place in range(44) if s.owned[seat] >> place & 1]
    places += [s.doubled[seat] - 1] if s.doubled[seat] else []
    at = {36 + landmark: d for d in range(6) for landmark in range(8) if s.landmarks_in[d] >> landmark & 1}
    return [(p // 6, (1, 2, 3, 4, 5, 8)[p % 6]) if p < 36 else (at[p], p - 27) for p in places]


def by_hand(s: Any) -> list[dict[str, int]]:
    """What the final scoring has to bring each seat, by what it is for."""
    gained = [{"tile-27": int(s.francs[i]) if s.tiles_had[i] >> 27 & 1 else 0} for i in range(s.seats)]
    for district in range(6):
        values = [[value for d, value in keys_of(s, seat) if d == district] for seat in range(s.seats)]
        order = sorted((sum(v), max(v), seat) for seat, v in enumerate(values) if v and s.vp_tile_in[district])
        rank = 0
        for strength, group in groupby(reversed(order), key=lambda entry: entry[:2]):
            tied_seats = [entry[2] for entry in group]
            too_low = s.seats == 2 and strength[0] < order[-1][0] / 2
            for seat in tied_seats:
                points = (*VP_TILES[s.vp_tile_in[district] - 1], 0)[rank]
                gained[seat][f"district-{district}"] = 0 if too_low else points
            rank += len(tied_seats)
    return gained


def whole_game(seats: int, number: int) -> tuple[salon.Record, Any, Any]:
    """A random game: its record, its state before the last move, and after it."""
    game = salon.game("paris")
    deal = game.deal(seats, f"scoring-{number}")
    states: list[Any] = []
    moves = random_moves(game, deal, salon.Rng("whole", seats, number), lambda p: states.append(p.snapshot()))
    return salon.Record.of(game, deal, moves), states[-2], states[-1]


@clause("paris", "15.1")
@clause("paris", "15.2")
@clause("paris", "15.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_in_time_and_score_as_by_hand(seats: int) -> None:
    for number in range(40):
        record, before, after = whole_game(seats, number)
        points = [before.points[i] + sum(gained.values()) for i, gained in enumerate(by_hand(before))]
        assert list(after.points[:seats]) == points
        ranks = [(points[i], after.francs[i], sum(v for _, v in keys_of(after, i))) for i in range(seats)]
        assert record.replay().ranking() == [1 + sum(other > own for other in ranks) for own in ranks]

        texts = [(seat, record.game.actions.text(action)) for seat, action in record.played()]
        turns = [seat for seat, text in texts if text == "end"]
        assert turns == [(record.deal.content["start"] + i) % seats for i in range(len(turns))]
        last = max(i for i, (_, text) in enumerate(texts) if text.startswith("choose:"))
        rounds_before = sum(text == "end" for _, text in texts[:last]) // seats
        assert len(turns) == (rounds_before + 2) * seats, "that round, one more, everybody equally often"


@clause("paris", "15.3")
@clause("paris", "16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_of_a_whole_game_adds_up_and_names_its_categories(seats: int) -> None:
    categories: set[str] = set()
    for number in range(10):
        record, before, after = whole_game(seats, number)
        sheet = record.game.sheet(record)
        assert sheet.scores == list(after.points[:seats]) and sheet.ranking == record.replay().ranking()
        assert len(sheet.seats) == seats
        for seat, lines in enumerate(sheet.seats):
            found = {line.category: line.points for line in lines}
            assert sum(found.values()) == sheet.scores[seat] and len(found) == len(lines)
            by_district = [p for name, p in by_hand(before)[seat].items() if name.startswith("district")]
            assert found.get("why-district", 0) == sum(by_district)
            for line in lines:
                assert line.points == sum(entry.points for entry in line.entries)
                assert {entry.event.seat for entry in line.entries} == {seat}
                assert all(1 <= entry.move <= len(record.actions) for entry in line.entries)
            categories |= set(found)
    known = ("tile", "end-tile", "building", "prestige", "district", "pairs")
    assert categories <= {f"why-{category}" for category in known}
    assert {"why-district", "why-tile", "why-end-tile"} <= categories
    assert {record.game.text.words.text("en", c) for c in categories} >= {"district", "bonus tile"}
