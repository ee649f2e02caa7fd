"""Abu Simbel (11.15 to 11.17): leaders laid on the board, with the example of the rule sheet."""

from __future__ import annotations

import pytest

import salon
from salon.kernel.reasons import SalonError
from tests.wonders.costs import making
from tests.wonders.stages import CARD, built
from tests.wonders.table import Table

clause = pytest.mark.clause


@clause("wonders", "11.15")
def test_abu_simbel_is_in_play_only_with_leaders() -> None:
    game = salon.game("wonders")
    for leaders, found in (("no", False), ("yes", True)):
        boards = game.deal(3, 1, wonder_pack="yes", leaders=leaders, boards="chosen").content["boards"]
        assert any(board.startswith("abu-simbel") for board in boards) == found
        assert {"great-wall", "stonehenge", "manneken-pis"} <= {board[:-2] for board in boards}
    with pytest.raises(SalonError, match="boards"):
        Table("abu-simbel-a", "gizah-a", "babylon-a", leaders="no")


def temple(*leaders: str, side: str = "a", coins: int = 0) -> Table:
    """Abu Simbel, about to build a stage that shows a leader, with these leaders recruited."""
    t = Table(f"abu-simbel-{side}", "gizah-a", "babylon-a", cities="yes").age(2).leaders(0, *leaders).coins(0, coins)
    t.hand(0, CARD)
    return t.stages(0, 1, 2).city(0, *making("SSGL")) if side == "a" else t.city(0, *making("CCLWWG"))


def laid(leader: str) -> Table:
    """Abu Simbel B with a leader laid on its first stage, without coins."""
    return built(temple(leader, side="b")).play(0, f"lay:{leader}")


@clause("wonders", "11.16")
def test_one_of_the_own_recruited_leaders_is_laid() -> None:
    t = temple("nero", "plato").leaders(1, "midas").leaders_in_hand(0, "varro", "amytis")
    built(t)
    assert t.phase() == "CHOICES" and t.position.waiting == 1
    assert t.legal(0) == ["lay:nero", "lay:plato", "none"]
    for leader in ("midas", "varro"):
        reason = t.why_not(0, f"lay:{leader}")
        assert reason is not None and (reason.code, reason.clause) == ("not-recruited", "11.16")
    t.play(0, "lay:plato")
    assert t.phase() == "TURN" and t.points(0) == 3 + 5 + 8


@clause("wonders", "11.16")
def test_none_may_be_laid_and_then_never_again() -> None:
    t = built(temple("plato")).play(0, "none")
    assert t.points(0) == 8
    t.turn({})
    assert t.phase() == "TURN" and t.why_not(0, "lay:plato") is not None


@clause("wonders", "11.16")
def test_without_a_leader_the_stage_is_built_all_the_same() -> None:
    t = built(temple().leaders_in_hand(0, "varro"))
    assert t.phase() == "TURN" and t.state.stages_built[0] == 0b111


@clause("wonders", "11.16")
def test_side_b_lays_two_leaders_each_once() -> None:
    t = laid("cleopatra").leaders(0, "nero")
    built(t)
    assert t.legal(0) == ["lay:nero", "none"]
    reason = t.why_not(0, "lay:cleopatra")
    assert reason is not None and (reason.code, reason.clause) == ("already-laid", "11.16")
    t.play(0, "lay:nero")
    assert t.coins(0, 0).points(0) == 8 + 2
    t = laid("cleopatra")
    built(t)
    assert t.phase() == "TURN", "the only leader lies on the board already"


@clause("wonders", "11.16")
def test_the_stage_is_built_while_recruiting_too() -> None:
    t = temple("plato", side="b").leaders_in_hand(0, "nero").recruiting(2)
    t.turn({0: "stage:nero"})
    assert t.legal(0) == ["lay:plato", "none"], "not the one under the stage"


@clause("wonders", "11.17")
def test_andrea_lays_archimedes() -> None:
    """The example of the rule sheet: no reduction for green cards any more, but 8 points at the end (4 coins twice)."""
    t = temple("archimedes", side="b")
    assert t.hand(0, CARD, "library", "school").why_not(0, "build:school") is None, "the wood is taken off"
    assert t.city(0, "stone-pit").why_not(0, "build:library") is None, "one stone is taken off"
    built(t).play(0, "lay:archimedes")
    assert t.hand(0, "library").why_not(0, "build:library") is not None
    assert t.coins(0, 0).points(0) == 8


@clause("wonders", "11.17")
@pytest.mark.parametrize(
    ("leader", "cost"),
    [("alexander", 3), ("amytis", 4), ("aristotle", 3), ("caesar", 5), ("croesus", 1), ("euclid", 5), ("hannibal", 2),
     ("pericles", 6), ("sappho", 1), ("semiramis", 2)],
)  # fmt: skip
def test_a_laid_leader_is_worth_twice_its_cost_and_nothing_else(leader: str, cost: int) -> None:
    t = temple(leader, side="b").tokens(0, (1, 0, 0), 1).city(0, "apothecary", "workshop", "scriptorium", "stockade")
    built(t).play(0, f"lay:{leader}")
    assert t.coins(0, 0).points(0) == 2 * cost + 10
    assert t.state.shields[0] == 1 and t.state.shields_per_defeat[0] == 0


@clause("wonders", "11.17")
def test_what_a_leader_has_brought_stays() -> None:
    t = temple(side="b", coins=1).leaders_in_hand(0, "croesus").recruiting(2)
    t.turn({0: "recruit:croesus"})
    assert t.coins_of(0) == 6
    t.age(2)
    built(t).play(0, "lay:croesus")
    assert t.coins_of(0) == 6 and t.points(0) == 2 + 2
    t = temple(side="b", coins=3).leaders_in_hand(0, "aspasia").recruiting(2)
    t.turn({0: "recruit:aspasia"})
    built(t.age(2)).play(0, "lay:aspasia")
    assert t.state.diplomats == 1 and t.points(0) == 6, "diplomacy stays, her 2 points do not"


@clause("wonders", "11.17")
def test_the_printed_cost_counts_whatever_was_paid() -> None:
    t = (
        Table("abu-simbel-b", "gizah-a", "babylon-a")
        .leaders(0, "maecenas")
        .leaders_in_hand(0, "pericles")
        .recruiting(2)
    )
    t.coins(0, 0).city(0, *making("CCL"))
    t.turn({0: "recruit:pericles"})
    built(t.age(2)).play(0, "lay:pericles")
    assert t.points(0) == 12
    t = Table("abu-simbel-b", "roma-b", "babylon-a").leaders_in_hand(0, "pericles").recruiting(2)
    t.coins(0, 5).city(0, *making("CCL"))
    t.turn({0: "recruit:pericles"})
    assert t.coins_of(0) == 0
    built(t.age(2)).play(0, "lay:pericles")
    assert t.points(0) == 12


@clause("wonders", "11.17")
def test_laid_leaders_help_no_more() -> None:
    t = laid("maecenas").leaders_in_hand(0, "sappho").recruiting(3).coins(0, 0)
    assert t.why_not(0, "recruit:sappho") is not None
    t = laid("tomyris").age(2, 7).city(1, "stockade")
    t.turn({})
    assert t.state.defeats[0] == 1
    t = laid("xenophon").coins(0, 0).hand(0, "vineyard")
    t.turn({0: "build:vineyard"})
    assert t.coins_of(0) == 2, "its 2 brown cards only"


@clause("wonders", "11.17")
def test_a_laid_leader_is_still_a_leader() -> None:
    t = temple("cleopatra", "nero", side="b").city(1, "diplomats-guild").coins(1, 0)
    built(t)
    before = t.points(1)
    t.play(0, "lay:cleopatra")
    assert t.points(1) == before == 2 + 1, "2 leaders next door, and 3 coins of a sale"


@clause("wonders", "11.17")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_can_copy_a_laid_leader(seat: int) -> None:
    t = laid("cleopatra").leaders(0, "nero").age(3).city(seat, *making("WCGL")).hand(seat, "courtesans-guild")
    t.turn({seat: "build:courtesans-guild"})
    assert t.phase() == "CHOICES" and t.legal(seat) == ["copy:nero"]
    reason = t.why_not(seat, "copy:cleopatra")
    assert reason is not None and reason.code == "no-leader-there"


@clause("wonders", "11.17")
def test_with_all_leaders_laid_there_is_nothing_to_copy() -> None:
    t = laid("cleopatra").age(3).city(1, *making("WCGL")).hand(1, "courtesans-guild")
    t.turn({1: "build:courtesans-guild"})
    assert t.phase() == "TURN" and t.has(1, "courtesans-guild")
