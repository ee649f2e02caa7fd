"""Manneken Pis (11.9 to 11.14): the stages of its neighbours, their cost and effect; the Great Wall beside it."""

from __future__ import annotations

import pytest

from tests.wonders.costs import assert_costs, making
from tests.wonders.stages import CARD, PACK, built, stages_payable
from tests.wonders.table import Table

clause = pytest.mark.clause

# The boards that Manneken Pis A can have beside it; the Great Wall is a case of its own.
BESIDE = {name: stages for name, (_, stages) in PACK.items() if not name.startswith(("great", "manneken"))} | {
    "alexandria-a": [("SS", 3), ("OO", 0), ("GG", 7)],
    "alexandria-b": [("CC", 0), ("WW", 0), ("SSS", 7)],
    "babylon-a": [("CC", 3), ("WWW", 1), ("CCCC", 7)],  # a symbol alone is 1 point
    "babylon-b": [("CL", 3), ("WWG", 0), ("CCCP", 1)],
    "ephesos-a": [("SS", 3), ("WW", 3), ("PP", 7)],  # 9 coins
    "ephesos-b": [("SS", 3), ("WW", 4), ("GLP", 6)],  # and 4 coins each
    "gizah-a": [("SS", 3), ("WWW", 5), ("SSSS", 7)],
    "gizah-b": [("WW", 3), ("SSS", 5), ("CCC", 5), ("SSSSP", 7)],
    "halikarnassos-a": [("CC", 3), ("OOO", 0), ("LL", 7)],
    "halikarnassos-b": [("OO", 2), ("CCC", 1), ("GLP", 0)],
    "olympia-a": [("WW", 3), ("SS", 0), ("OO", 7)],
    "olympia-b": [("WW", 0), ("SS", 5), ("OOL", 0)],
    "rhodos-a": [("WW", 3), ("CCC", 0), ("OOOO", 7)],
    "rhodos-b": [("SSS", 4), ("OOOO", 5)],  # and 3 or 4 coins
    "roma-a": [("WCO", 4), ("SSCL", 6)],
    "roma-b": [("WC", 1), ("SCL", 3), ("SSP", 3)],  # 5 coins with the first
    "byzantium-a": [("CO", 3), ("WWP", 2), ("CCGL", 7)],
    "byzantium-b": [("WOGP", 3), ("COOL", 4)],
}


def manneken(left: str = "gizah-a", right: str = "babylon-a", done: int = 0) -> Table:
    """Manneken Pis A on seat 0 between two boards; so many stages are built. All boxes are open."""
    t = Table("manneken-pis-a", left, right, leaders="yes", cities="yes").age(2).hand(0, CARD)
    return t.stages(0, *range(1, done + 1)).coins(0, 0)


def a_neighbour(board: str) -> str:
    return "ephesos-a" if board.startswith("gizah") else "gizah-a"


@clause("wonders", "11.9")
@pytest.mark.parametrize("side", ["a", "b"])
def test_manneken_pis_starts_with_4_more_coins(side: str) -> None:
    t = Table(f"manneken-pis-{side}", "gizah-a", "babylon-a")
    assert [t.coins_of(seat) for seat in range(3)] == [7, 3, 3]
    t = Table(f"manneken-pis-{side}", "gizah-a", "babylon-a", leaders="yes")
    assert [t.coins_of(seat) for seat in range(3)] == [10, 6, 6]


@clause("wonders", "11.9")
def test_nobody_can_buy_from_manneken_pis() -> None:
    t = Table("manneken-pis-a", "gizah-a", "babylon-a").coins(1, 9).hand(1, "workshop")
    reason = t.why_not(1, "build:workshop")
    assert reason is not None and reason.code == "resources"


@clause("wonders", "11.10")
@clause("wonders", "11.20")
@pytest.mark.parametrize("board", BESIDE)
@pytest.mark.parametrize("theirs", [0, 1])
def test_cost_and_effect_of_the_copied_stages(board: str, theirs: int) -> None:
    """Stage 1 is the first on the left, stage 2 the second on the right, stage 3 the last on the left; built or not."""
    stages, beside = BESIDE[board], a_neighbour(board)
    for done, (cost, points) in enumerate((stages[0], stages[1], stages[-1])):

        def table(done: int = done) -> Table:
            t = manneken(board, beside, done) if done != 1 else manneken(beside, board, done)
            return t.stages(2 if done == 1 else 1, *range(1, theirs * len(stages) + 1))

        assert_costs(table, lambda t, done=done: stages_payable(t) == {done + 1}, cost)  # type: ignore[misc]
        t = table().city(0, *making(cost)).discarded("loom-1")
        built(t)
        assert t.points(0) == points
        source = t.state.stage_source[0][done] - 1
        nth = (1, 2, len(stages))[done]
        assert t.game.piece_ids["source"][source] == f"{board}-{nth}"


@clause("wonders", "11.20")
@pytest.mark.parametrize(("board", "coins"), [("petra-a", 7), ("petra-b", 14)])
def test_coins_are_part_of_the_copied_cost(board: str, coins: int) -> None:
    t = manneken("gizah-a", board, 1).coins(0, coins - 1)
    assert stages_payable(t) == set()
    built(t.coins(0, coins))
    assert t.coins_of(0) == 0 and t.points(0) == coins


@clause("wonders", "11.20")
def test_the_three_are_built_in_order() -> None:
    t = manneken("gizah-a", "rhodos-a").city(0, *making("SSSSCCC"))
    for stage in (1, 2, 3):
        assert stages_payable(t.hand(0, CARD)) == {stage}
        built(t)
        assert t.state.stages_built[0] == 2**stage - 1
    assert t.points(0) - t.coins_of(0) // 3 == 3 + 7 and t.state.shields[0] == 2
    reason = t.hand(0, CARD).why_not(0, f"stage:{CARD}")
    assert reason is not None and reason.code == "wonder-done"


@clause("wonders", "11.10")
def test_left_and_right_are_those_of_the_table() -> None:
    """With four players the city across does not matter, and seats count round the table."""
    t = Table("olympia-a", "rhodos-a", "gizah-a", "manneken-pis-a").city(3, *making("WW")).coins(3, 0).hand(3, CARD)
    assert stages_payable(t, 3) == {1}
    built(t, seat=3)
    assert t.game.piece_ids["source"][t.state.stage_source[3][0] - 1] == "olympia-a-1"
    built(t.city(3, "sawmill", *making("WW"), "forest-cave", "timber-yard"), seat=3)
    assert t.game.piece_ids["source"][t.state.stage_source[3][1] - 1] == "gizah-a-2"


@clause("wonders", "11.11")
def test_the_last_of_two_and_of_four_stages() -> None:
    t = manneken("rhodos-b", "babylon-a", 2).city(0, *making("OOOO"))
    built(t)
    assert t.coins_of(0) == 4 and t.points(0) == 1 + 4 and t.state.shields[0] == 1
    t = manneken("gizah-b", "babylon-a", 2).city(0, *making("SSSSP"))
    built(t)
    assert t.points(0) == 7
    assert stages_payable(manneken("gizah-b", "babylon-a", 2).city(0, *making("CCC"))) == set(), "not the third"


@clause("wonders", "11.12")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize(("done", "left"), [(0, True), (1, False), (2, True)])
def test_next_to_the_great_wall_the_stage_is_free_to_choose(side: str, done: int, left: bool) -> None:
    stages = PACK[f"great-wall-{side}"][1]

    def table() -> Table:
        wall, beside = f"great-wall-{side}", "rhodos-a"
        return manneken(wall, beside, done) if left else manneken(beside, wall, done)

    for at, (cost, _) in enumerate(stages, 1):
        assert_costs(table, lambda t, at=at: at in stages_payable(t), cost)  # type: ignore[misc]
        t = built(table().city(0, *making(cost)), at)
        assert t.state.stages_built[0] == (1 << (done + 1)) - 1, "it is the next stage of the own board"
        assert t.game.piece_ids["source"][t.state.stage_source[0][done] - 1] == f"great-wall-{side}-{at}"


@clause("wonders", "11.12")
def test_on_the_other_side_of_the_great_wall_there_is_nothing_to_choose() -> None:
    t = manneken("rhodos-a", "great-wall-a").city(0, *making("WWSSSOOO"))
    assert stages_payable(t) == {1}
    built(t)
    assert t.points(0) == 3
    t = manneken("great-wall-a", "rhodos-a", 1).city(0, *making("CCCWWOOO"))
    assert stages_payable(t) == {2}


@clause("wonders", "11.12")
def test_the_same_stage_of_the_great_wall_may_be_copied_twice() -> None:
    t = manneken("great-wall-a", "rhodos-a").city(0, *making("WWCCC"))
    built(t, 1)
    assert t.coins_of(0) == 8
    built(t.city(0, *making("SSSOOO")))
    assert stages_payable(t.hand(0, CARD)) >= {1, 3, 4}
    built(t, 1)
    assert t.coins_of(0) == 16


@clause("wonders", "11.12")
def test_two_symbols_of_choice_from_the_great_wall() -> None:
    t = manneken("great-wall-a", "olympia-a").city(0, *making("CGPSS"), "apothecary")
    built(t, 2)
    built(t)
    built(t, 2)
    assert t.points(0) - t.coins_of(0) // 3 == 10


@clause("wonders", "11.12")
def test_two_resources_not_made_from_the_great_wall() -> None:
    t = manneken("great-wall-b", "rhodos-a").city(0, *making("SSCCC"))
    built(t, 4)
    assert t.hand(0, "temple").why_not(0, "build:temple") is not None, "wood and glass are two"
    built(t)
    built(t, 4)
    assert t.hand(0, "temple").coins(0, 0).why_not(0, "build:temple") is None
    assert t.hand(0, "archery-range").why_not(0, "build:archery-range") is not None, "two wood and ore are three"


@clause("wonders", "11.12")
def test_what_the_great_wall_itself_has_built_does_not_matter() -> None:
    t = manneken("great-wall-a", "olympia-a").city(0, *making("WWSSS")).stages(1, 1, 3)
    assert stages_payable(t) == {1, 3}


@clause("wonders", "11.12")
def test_the_copied_stage_is_named_before_the_reveal() -> None:
    t = manneken("great-wall-a", "olympia-a").city(0, *making("WWSSS"))
    for seat in (1, 2):
        t.play(seat, t.legal(seat)[-1])
    t.play(0, f"stage:{CARD}")
    assert t.position.waiting == 1 and t.legal(0) == ["at:1", "at:3"] and t.state.stages_built[0] == 0
    t.play(0, "at:3")
    assert t.state.shields[0] == 2


@clause("wonders", "11.13")
def test_no_power_of_a_board_is_copied() -> None:
    t = (
        manneken("roma-a", "babylon-a")
        .leaders_in_hand(0, "sappho")
        .leaders_in_hand(1, "nero")
        .recruiting(2)
        .coins(0, 0)
    )
    reason = t.why_not(0, "recruit:sappho")
    assert reason is not None and reason.code == "leader-coins"
    assert t.why_not(1, "recruit:nero") is None
    assert sum(manneken().state.produced[0]) == 0


@clause("wonders", "11.13")
def test_a_copied_stage_is_a_stage_of_manneken_pis() -> None:
    t = manneken("gizah-a", "rhodos-a").city(0, *making("SS"))
    built(t)
    assert (t.state.stages_built[0], t.state.stages_built[1]) == (1, 0)
    assert t.coins(0, 0).points(0) == 3 and t.coins(1, 0).points(1) == 0
    t.leaders(0, "amytis").city(0, "arena")
    assert t.points(0) == 3 + 2 + 1
    assert t.city(2, "builders-guild").coins(2, 0).points(2) == 1


@clause("wonders", "11.13")
def test_a_copied_stage_works_with_the_own_cards_and_neighbours() -> None:
    t = manneken("stonehenge-b", "gizah-a").city(0, *making("OOO"), "quarry").city(1, "stone-pit", "mine", "excavation")
    built(t)
    assert t.coins_of(0) == 2, "the own stones"
    t = manneken("stonehenge-b", "rhodos-a", 2).age(3, 7).city(0, *making("CCCP")).city(1, "stockade").city(2, "walls")
    t.hand(0, "arsenal", CARD)
    events = t.turn({0: "stage:arsenal"})
    assert [(e.seat, e.facts["points"]) for e in events if e.name == "marker-points"] == [(0, 2)], "the own neighbours"
    t = manneken("olympia-b", "rhodos-a", 2).city(0, *making("OOL"), "spies-guild").city(1, "workers-guild", "loom-1")
    built(t.city(2, "clay-pool", "mine", "excavation"))
    assert t.points(0) == 3, "the Workers Guild next door; the own Spies Guild is worth nothing"


@clause("wonders", "11.13")
def test_a_copied_pick_comes_in_the_place_of_manneken_pis() -> None:
    t = Table("manneken-pis-a", "halikarnassos-b", "great-wall-a").age(2).discarded("baths")
    t.city(0, *making("OO")).city(1, *making("OO")).city(2, *making("OOO"))
    t.turn(dict.fromkeys(range(3), "stage:sawmill"))
    for seat in (1, 2, 0):
        assert t.phase() == "PICK" and t.position.waiting == 1 << seat
        t.play(seat, "none")


@clause("wonders", "11.13")
def test_a_copied_trade_and_last_card() -> None:
    t = manneken("olympia-b", "rhodos-a").city(0, *making("WW"))
    built(t)
    t.city(1, "brickyard").coins(0, 2).hand(0, "forum")
    assert t.ways(0, "build:forum") == ["pay:2+0"]
    t = manneken("gizah-a", "babylon-b", 1).age(2, 7).hand(0, CARD, "loom-2").city(0, *making("WWG"))
    t.turn({0: f"stage:{CARD}"})
    assert t.phase() == "LAST" and t.position.waiting == 1


@clause("wonders", "11.13")
@clause("wonders", "11.16")
def test_manneken_pis_copies_abu_simbel_with_an_own_leader() -> None:
    t = manneken("abu-simbel-b", "rhodos-a").city(0, *making("CCL")).leaders(0, "pericles").leaders(1, "plato")
    built(t)
    assert t.phase() == "CHOICES" and t.position.waiting == 1 and t.legal(0) == ["lay:pericles", "none"]
    t.play(0, "lay:pericles")
    assert t.points(0) == 12 and t.has(0, "pericles")


@clause("wonders", "11.13")
@clause("wonders", "11.17")
def test_manneken_pis_copies_the_second_stage_of_abu_simbel_alone() -> None:
    t = manneken("rhodos-a", "abu-simbel-b", 1).city(0, *making("WWG")).leaders(0, "pericles")
    built(t).play(0, "lay:pericles")
    assert t.points(0) == 12


@clause("wonders", "11.14")
def test_manneken_pis_b_has_one_stage_with_7_coins_7_points_and_a_shield() -> None:
    t = Table("manneken-pis-b", "gizah-a", "babylon-a").age(1, 6).city(0, *making("WSCOGLP")).coins(0, 0)
    t.city(1, "stockade")
    built(t)
    assert t.coins_of(0) == 7 and t.points(0) == 7 + 2 + 1
    assert [t.state.victories[seat][0] for seat in range(3)] == [1, 1, 0]
    reason = t.hand(0, CARD).why_not(0, f"stage:{CARD}")
    assert reason is not None and reason.code == "wonder-done"
