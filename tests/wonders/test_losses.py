"""Losses (section 9): whom they hit, when they are settled, and debts."""

from __future__ import annotations

import pytest

from tests.wonders.costs import making
from tests.wonders.table import Table

clause = pytest.mark.clause

STAGE_3 = ["stage:altar", "at:3"]


def idle(t: Table, moves: dict[int, str | list[str]], card: str = "theater") -> None:
    """A turn in which all others build something for nothing: no coins come or go by it."""
    for seat in range(t.seats):
        if seat not in moves:
            t.hand(seat, card)
            moves[seat] = f"build:{card}"
    t.turn(moves)


def wall(seats: int = 5) -> Table:
    """Great Wall B (seat 0) is about to build stage 3: all others lose 2. Without Cities."""
    boards = ("gizah-a", "babylon-a", "alexandria-a", "ephesos-a")
    t = Table("great-wall-b", *boards[: seats - 1]).city(0, *making("WWP")).hand(0, "altar")
    return t.coins(0, 0)


def coins(t: Table) -> list[int]:
    return [t.coins_of(seat) for seat in range(t.seats)]


def debts(t: Table) -> list[int]:
    return [t.state.debts[seat] for seat in range(t.seats)]


def waiting(t: Table) -> tuple[str, list[int]]:
    return t.phase(), [seat for seat in range(t.seats) if t.position.waiting >> seat & 1]


# --- whom and when --------------------------------------------------------------------------------------


@clause("wonders", "9.1")
def test_everybody_but_the_owner_is_hit_neighbour_or_not() -> None:
    t = wall()
    idle(t, {0: STAGE_3})
    assert coins(t) == [0, 1, 1, 1, 1]


@clause("wonders", "9.1")
def test_diplomacy_is_no_protection() -> None:
    t = wall()
    with t.edit() as s:
        s.diplomats = 0b00110
    idle(t, {0: STAGE_3})
    assert coins(t) == [0, 1, 1, 1, 1]


@clause("wonders", "9.4")
def test_losses_of_a_turn_are_added_up() -> None:
    t = Table("great-wall-b", "petra-b", "gizah-a", cities="yes").age(2)
    t.city(0, *making("WWP")).city(1, *making("COO")).city(2, *making("WG")).hand(2, "lair").coins(2, 5)
    t.turn({0: ["stage:sawmill", "at:3"], 1: "stage:sawmill", 2: "build:lair"})
    assert waiting(t) == ("DEBT", [0, 1, 2])
    assert [t.legal(seat)[-1] for seat in range(3)] == ["debt:4"] * 3, "2 and 2 from the two others"
    t.play(0, "debt:1").play(1, "debt:4")
    assert coins(t) == [3, 3, 5] and debts(t) == [0, 0, 0], "all at the same time"
    t.play(2, "debt:0")
    assert coins(t) == [0, 3, 1] and debts(t) == [1, 4, 0]


@clause("wonders", "9.4")
def test_coins_gained_in_the_turn_can_be_used() -> None:
    t = wall(3).coins(1, 0).coins(2, 1)
    t.hand(1, "tavern").hand(2, "altar")
    t.turn({0: STAGE_3, 1: "build:tavern", 2: "sell:altar"})
    assert coins(t) == [0, 3, 2]


@clause("wonders", "9.4")
def test_losses_come_after_the_picks() -> None:
    t = Table("great-wall-b", "halikarnassos-b", "gizah-a").age(2).discarded("tavern").coins(1, 0).coins(0, 0)
    t.city(0, *making("WWP")).city(1, *making("OO"))
    t.turn({0: ["stage:sawmill", "at:3"], 1: "stage:sawmill"})
    assert waiting(t) == ("PICK", [1]) and coins(t) == [0, 0, 6]
    t.play(1, "build:tavern")
    assert coins(t) == [0, 3, 4]


@clause("wonders", "9.4")
def test_the_loss_of_a_picked_card_is_settled_in_the_same_turn() -> None:
    t = Table("halikarnassos-b", "gizah-a", "babylon-a").age(2).discarded("hideout").city(0, *making("OO"))
    t.turn({0: "stage:sawmill"})
    t.play(0, "build:hideout")
    assert coins(t) == [3, 5, 5] and waiting(t)[0] == "TURN"


@clause("wonders", "9.4")
def test_each_player_counts_the_own_victory_tokens() -> None:
    t = Table("gizah-a", "babylon-a", "alexandria-a", "ephesos-a", cities="yes").age(2)
    t.city(0, *making("GL")).hand(0, "sepulcher").tokens(0, (2, 0, 0)).tokens(1, (2, 0, 0), 5).tokens(2, (1, 0, 0))
    t.turn({0: "build:sepulcher"})
    assert waiting(t) == ("DEBT", [1, 2]), "who has no victory token loses nothing"
    assert t.legal(1) == ["debt:0", "debt:1", "debt:2"] and t.legal(2) == ["debt:0", "debt:1"]


@clause("wonders", "9.4")
def test_victory_tokens_of_the_coming_conflicts_do_not_count() -> None:
    t = Table(cities="yes").age(2, 7).city(0, *making("SGL")).hand(0, "sepulcher").city(1, "walls").tokens(2, (1, 0, 0))
    t.turn({0: "build:sepulcher"})
    assert waiting(t) == ("DEBT", [2]) and t.state.victories[1][1] == 0
    t.play(2, "debt:0")
    assert t.state.victories[1][1] == 2, "after the loss"


@clause("wonders", "9.4")
def test_stages_built_in_the_same_turn_count() -> None:
    t = Table("alexandria-a", "gizah-a", "babylon-a", cities="yes").age(3).stages(1, 1)
    t.city(0, *making("WCP")).hand(0, "builders-union").city(1, *making("WWW"))
    t.turn({0: "build:builders-union", 1: "stage:pantheon"})
    assert waiting(t) == ("DEBT", [1])
    assert t.legal(1) == ["debt:0", "debt:1", "debt:2"]


@clause("wonders", "9.4")
def test_a_loss_is_gone_after_its_turn() -> None:
    t = wall(3)
    idle(t, {0: STAGE_3})
    t.turn({})
    assert coins(t) == [3, 4, 4]


@clause("wonders", "9.4")
@pytest.mark.parametrize(("card", "cost"), [("hideout", ""), ("sepulcher", "SGL"), ("builders-union", "WCGP")])
def test_a_loss_that_is_counted_is_gone_after_its_turn_too(card: str, cost: str) -> None:
    t = Table("manneken-pis-b", "gizah-a", "babylon-a", cities="yes").city(0, *making(cost)).hand(0, card)
    t.tokens(1, (1, 0, 0)).stages(1, 1)
    t.turn({0: f"build:{card}"})
    while t.phase() == "DEBT":
        t.play(t.position.to_act, "debt:0")
    assert t.coins_of(1) == 3 + 3 - 1
    t.turn({})
    assert t.phase() == "TURN" and t.coins_of(1) == 5 + 3


# --- without Cities -------------------------------------------------------------------------------------


@clause("wonders", "9.2")
def test_without_cities_nobody_loses_more_than_there_is() -> None:
    """The example of the rule sheet: who has one coin loses that, who has none loses nothing."""
    t = wall().coins(1, 1).coins(2, 0).coins(3, 2).coins(4, 7)
    idle(t, {0: STAGE_3})
    assert coins(t) == [0, 0, 0, 0, 5] and debts(t) == [0] * 5
    assert waiting(t)[0] == "TURN", "nothing to choose"
    idle(t, {}, "pawnshop")
    assert coins(t) == [0, 0, 0, 0, 5], "the rest is forgotten"


# --- debts ----------------------------------------------------------------------------------------------


def hit(purse: int) -> Table:
    """With Cities: seats 1 and 2, with so many coins, are to lose 3 (Brotherhood, 3 coins)."""
    t = Table(cities="yes").age(3).city(0, *making("WWOL")).hand(0, "brotherhood").hand(1, "palace").hand(2, "palace")
    t.coins(1, purse - 3).coins(2, purse - 3)
    t.turn({0: "build:brotherhood", 1: "sell:palace", 2: "sell:palace"})
    return t


@clause("wonders", "9.3")
@pytest.mark.parametrize(("purse", "options"), [(3, (0, 1, 2, 3)), (4, (0, 1, 2, 3)), (9, (0, 1, 2, 3))])
def test_each_chooses_how_much_to_pay(purse: int, options: tuple[int, ...]) -> None:
    t = hit(purse)
    assert waiting(t) == ("DEBT", [1, 2]), "not the owner"
    assert t.legal(1) == t.legal(2) == [f"debt:{debt}" for debt in options]
    reason = t.why_not(1, "debt:4")
    assert reason is not None and (reason.code, reason.clause) == ("debt-too-large", "9.3")
    t.play(1, "debt:3").play(2, "debt:1")
    assert coins(t)[1:] == [purse, purse - 2] and debts(t) == [0, 3, 1]


@clause("wonders", "9.3")
def test_the_purse_sets_the_limit() -> None:
    t = Table(cities="yes").age(3).city(0, *making("WWOL")).hand(0, "brotherhood").hand(1, "palace").hand(2, "palace")
    t.coins(1, 2).coins(2, 0).city(1, "temple").city(2, "temple").hand(1, "pantheon").hand(2, "pantheon")
    t.turn({0: "build:brotherhood", 1: "build:pantheon", 2: "build:pantheon"})
    assert waiting(t) == ("DEBT", [1]), "who has no coins has nothing to choose"
    assert debts(t) == [0, 0, 3] and t.coins_of(2) == 0
    assert t.legal(1) == ["debt:1", "debt:2", "debt:3"]
    reason = t.why_not(1, "debt:0")
    assert reason is not None and (reason.code, reason.clause) == ("debt-too-small", "9.3")
    t.play(1, "debt:1")
    assert coins(t)[1:] == [0, 0] and debts(t) == [0, 1, 3]


@clause("wonders", "9.3")
def test_all_choose_at_the_same_time_and_may_change_their_minds() -> None:
    t = hit(5).play(2, "debt:3")
    assert waiting(t) == ("DEBT", [1]) and debts(t) == [0, 0, 0] and coins(t)[2] == 5
    t.position.take_back(2)
    t.play(2, "debt:0").play(1, "debt:0")
    assert coins(t)[1:] == [2, 2] and debts(t) == [0, 0, 0]


@clause("wonders", "9.5")
def test_each_debt_is_minus_1_point_and_stays() -> None:
    t = hit(3)
    before = t.points(1), t.points(2)
    t.play(1, "debt:3").play(2, "debt:2")
    assert t.points(1) == before[0] - 3 and t.points(2) == before[1] - 2 - 1, "1 more for the third coin"
    t.coins(1, 20)
    assert not any("debt" in move for move in t.legal(1))
    t.end()
    assert debts(t)[1:] == [3, 2]
