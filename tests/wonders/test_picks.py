"""Picks from the discard pile (section 7): what may be taken, in which order, and what a picked card brings."""

from __future__ import annotations

import pytest

from salon.kernel.reasons import IllegalMove
from tests.wonders.costs import making
from tests.wonders.table import Table

clause = pytest.mark.clause


def at_the_tomb(*pile: str, leaders: str = "no", cities: str = "no") -> Table:
    """Halikarnassos A (seat 0) is about to build stage 2, a pick; the others will sell what is on top of the hand."""
    t = Table("halikarnassos-a", "gizah-a", "babylon-a", leaders=leaders, cities=cities).age(2)
    return t.stages(0, 1).city(0, *making("OOO")).discarded(*pile).hand(0, "sawmill")


def picked(*pile: str) -> Table:
    """The same, with the stage built: seat 0 is to pick."""
    t = at_the_tomb(*pile)
    t.turn({0: "stage:sawmill"})
    return t


def waiting(t: Table) -> tuple[str, list[int]]:
    return t.phase(), [seat for seat in range(t.seats) if t.position.waiting >> seat & 1]


# --- the right ------------------------------------------------------------------------------------------


@clause("wonders", "7.1")
def test_a_card_of_the_pile_is_built_for_nothing_at_the_end_of_the_turn() -> None:
    t = at_the_tomb("palace").coins(0, 2)
    t.turn({0: "stage:sawmill", 1: "sell:quarry", 2: "sell:quarry"})
    assert waiting(t) == ("PICK", [0]) and t.coins_of(1) == 6, "after the gains of the turn"
    t.play(0, "build:palace")
    assert t.has(0, "palace") and t.coins_of(0) == 2
    assert waiting(t) == ("TURN", [0, 1, 2]) and t.state.turn == 1


@clause("wonders", "7.1")
def test_every_card_of_the_pile_may_be_picked_but_only_one_or_none() -> None:
    t = picked("baths", "stockade", "baths")
    assert t.legal(0) == ["build:baths", "build:stockade", "build:sawmill", "none"]
    for move, code in (("build:altar", "not-in-pile"), ("sell:baths", "wrong-moment"), ("stage:baths", "wrong-moment")):
        reason = t.why_not(0, move)
        assert reason is not None and reason.code == code
    t.play(0, "none")
    assert waiting(t) == ("TURN", [0, 1, 2]) and not t.has(0, "baths")


@clause("wonders", "7.1")
def test_a_card_picked_is_gone_from_the_pile_but_its_second_copy_is_not() -> None:
    t = Table("halikarnassos-b", "gizah-a", "babylon-a").age(2).discarded("baths", "baths", "altar")
    t.city(0, *making("OOCCC")).hand(0, "loom-2")
    t.turn({0: "stage:loom-2", 1: "build:loom-2", 2: "build:loom-2"})
    t.play(0, "build:altar")
    t.hand(0, "press-2")
    t.turn({0: "stage:press-2", 1: "build:press-2", 2: "build:press-2"})
    assert t.legal(0) == ["build:baths", "none"]
    t.play(0, "build:baths").hand(0, "forum").city(0, "press-1", "glassworks-1")
    t.hand(1, "vineyard").hand(2, "vineyard")
    t.turn({0: "stage:forum", 1: "build:vineyard", 2: "build:vineyard"})
    with t.edit() as s:
        s.city[0][:] = [0, 0]  # so that its name is not in the way
    assert t.legal(0) == ["build:baths", "none"]


@clause("wonders", "7.1")
def test_the_right_cannot_be_kept() -> None:
    t = picked("baths").play(0, "none")
    t.turn({})
    assert waiting(t) == ("TURN", [0, 1, 2])


@clause("wonders", "7.1")
def test_what_the_picked_card_brings_comes_at_once() -> None:
    t = picked("tavern").coins(0, 1).play(0, "build:tavern")
    assert t.coins_of(0) == 6
    t = picked("lodge").play(0, "build:lodge")
    assert t.state.symbols[0][:] == [1, 0, 0]


@clause("wonders", "7.2")
def test_no_card_whose_name_the_city_holds() -> None:
    t = at_the_tomb("loom-2", "loom-1", "altar", "baths").city(0, "loom-1", "altar")
    t.turn({0: "stage:sawmill", 1: "build:glassworks-2", 2: "build:glassworks-2"})
    assert t.legal(0) == ["build:baths", "none"]
    for card in ("altar", "loom-1", "loom-2"):
        reason = t.why_not(0, f"build:{card}")
        assert reason is not None and (reason.code, reason.clause) == ("same-name", "4.2")


@clause("wonders", "7.2")
@clause("wonders", "7.6")
def test_leaders_are_not_in_the_pile_and_an_empty_pile_gives_nothing() -> None:
    t = Table("halikarnassos-b", "gizah-a", "babylon-a", leaders="yes")
    for seat, leader in enumerate(("nero", "plato", "midas")):
        t.leaders_in_hand(seat, leader)
    t.recruiting().city(0, *making("OO"))
    t.turn({0: "stage:nero", 1: "sell:plato", 2: "sell:midas"})
    assert t.state.stages_built[0] == 1 and waiting(t) == ("TURN", [0, 1, 2])
    t.turn({})
    assert waiting(t) == ("TURN", [0, 1, 2]), "the right is lost for good, though there is a pile now"


# --- the order ------------------------------------------------------------------------------------------


@clause("wonders", "7.3")
def test_five_picks_come_in_the_order_of_the_rule_sheet() -> None:
    """Halikarnassos picks the Courtesans Guild, copies Solomon, just recruited next door, and so picks again last."""
    t = Table("manneken-pis-a", "great-wall-a", "halikarnassos-a", "roma-b", "gizah-a", leaders="yes").age(2)
    t.stages(2, 1).stages(3, 1).leaders_in_hand(3, "solomon")
    for seat in (0, 1, 2):
        t.city(seat, *making("OOO"))
    t.city(3, *making("SCL")).discarded("courtesans-guild", "theater", "baths", "pawnshop", "stockade")
    t.turn(dict.fromkeys((0, 1, 2, 3), "stage:sawmill"))
    t.play(3, "recruit:solomon")
    order = []
    for card in ("courtesans-guild", "theater", "baths", "pawnshop", "stockade"):
        now, (seat,) = waiting(t)
        assert now == "PICK"
        order.append(seat)
        t.play(seat, f"build:{card}")
        if card == "courtesans-guild":
            assert waiting(t) == ("CHOICES", [2]), "its choice is made before the next pick"
            t.play(2, "copy:solomon")
    assert order == [2, 1, 0, 3, 2] and waiting(t) == ("TURN", [0, 1, 2, 3, 4])


@clause("wonders", "7.3")
def test_solomon_picks_after_the_wonders_whatever_the_seat() -> None:
    t = Table("gizah-a", "manneken-pis-a", "halikarnassos-b", leaders="yes")
    t.leaders_in_hand(0, "solomon").leaders_in_hand(1, "nero").leaders_in_hand(2, "plato").recruiting(2)
    with t.edit() as s:
        s.played_card[0][0][0], s.played_use[0][0][0] = 15, 2
    t.city(1, *making("OO")).city(2, *making("OO"))
    t.turn({0: "recruit:solomon", 1: "stage:nero", 2: "stage:plato"})
    for seat in (2, 1, 0):
        assert waiting(t) == ("PICK", [seat])
        t.play(seat, "none")


@clause("wonders", "7.3")
def test_the_gains_of_a_pick_come_before_the_next_pick_but_losses_wait() -> None:
    t = Table("great-wall-a", "halikarnassos-a", "gizah-a").age(2).stages(1, 1)
    t.city(0, *making("OOO")).city(1, *making("OOO")).discarded("hideout", "tavern", "bazar").coins(0, 0).coins(1, 0)
    t.turn({0: "stage:sawmill", 1: "stage:sawmill"})
    t.play(1, "build:hideout")
    assert waiting(t) == ("PICK", [0]) and t.coins_of(2) == 6, "nothing is lost yet"
    t.play(0, "build:tavern")
    assert [t.coins_of(seat) for seat in (0, 1, 2)] == [4, 0, 5], "paid with the 5 coins of the pick"


# --- the cards of the pile -----------------------------------------------------------------------------


@clause("wonders", "7.4")
def test_a_card_sold_in_the_same_turn_may_be_picked() -> None:
    t = at_the_tomb().hand(1, "pantheon")
    t.turn({0: "stage:sawmill", 1: "sell:pantheon", 2: "build:loom-2"})
    assert t.legal(0) == ["build:pantheon", "none"]
    assert not any("sawmill" in move for move in t.legal(0)), "cards under stages are not in the pile"


@clause("wonders", "7.4")
def test_the_last_cards_of_an_age_may_be_picked_even_the_own() -> None:
    t = Table("halikarnassos-a", "gizah-a", "babylon-a").age(2, 6).stages(0, 1).city(0, *making("OOO"))
    t.hand(0, "sawmill", "statue").hand(1, "loom-2", "temple").hand(2, "loom-2", "stables")
    t.turn({0: "stage:sawmill", 1: "build:loom-2", 2: "build:loom-2"})
    assert t.legal(0) == ["build:temple", "build:statue", "build:stables", "none"]
    t.play(0, "build:stables")
    assert t.state.age == 2 and t.state.victories[0][1] == 2, "the shields of the picked card count in the conflicts"


@clause("wonders", "7.5")
@pytest.mark.parametrize(
    ("leader", "card", "coins"),
    [("xenophon", "forum", 2), ("xenophon", "tavern", 7), ("xenophon", "baths", 0), ("diocletian", "militia", 2),
     ("diocletian", "forum", 0), ("vitruvius", "aqueduct", 0)],
)  # fmt: skip
def test_coins_for_a_colour_come_and_those_for_a_chain_do_not(leader: str, card: str, coins: int) -> None:
    t = at_the_tomb(card, leaders="yes", cities="yes").leaders(0, leader).coins(0, 0)
    if card == "aqueduct":
        t.city(0, "baths")
    t.turn({0: "stage:sawmill"})
    t.play(0, f"build:{card}")
    assert t.has(0, card) and t.coins_of(0) == coins


@clause("wonders", "7.6")
def test_an_empty_pile_gives_nothing() -> None:
    t = at_the_tomb()
    t.turn({0: "stage:sawmill", 1: "build:loom-2", 2: "build:loom-2"})
    assert waiting(t) == ("TURN", [0, 1, 2])


@clause("wonders", "7.6")
def test_the_second_pick_finds_the_pile_empty() -> None:
    t = Table("halikarnassos-a", "great-wall-a", "gizah-a").age(2).stages(0, 1).discarded("altar")
    t.city(0, *making("OOO")).city(1, *making("OOO"))
    t.turn({0: "stage:sawmill", 1: "stage:sawmill", 2: "build:loom-2"})
    t.play(0, "build:altar")
    assert waiting(t) == ("TURN", [0, 1, 2])


@clause("wonders", "7.6")
def test_with_nothing_to_build_none_is_taken() -> None:
    t = at_the_tomb("altar").city(0, "altar")
    t.turn({0: "stage:sawmill", 1: "build:loom-2", 2: "build:loom-2"})
    assert waiting(t) == ("PICK", [0]) and t.legal(0) == ["none"]
    with pytest.raises(IllegalMove):
        t.play(0, "build:altar")
    t.play(0, "none")
    assert waiting(t) == ("TURN", [0, 1, 2])
