"""Leaders (section 12): the draft, recruiting as a turn of its own, what leaders cost and make cheaper."""

from __future__ import annotations

from typing import Any

import pytest

import salon
from salon.games.wonders.notation import LEADERS
from salon.games.wonders.rules import constants
from tests.wonders.table import Table

clause = pytest.mark.clause


def table(*boards: str, **options: Any) -> Table:
    return Table(*boards, leaders="yes", **options)


def names(leaders: int) -> set[str]:
    return {name for i, name in enumerate(LEADERS) if leaders >> i & 1}


def code(t: Table, seat: int, move: str) -> str:
    reason = t.why_not(seat, move)
    return reason.code if reason else ""


def drafting(seats: int) -> Table:
    """Seat 0 holds the first four leaders of the list, seat 1 the next four, and so on."""
    t = table(*("rhodos-a", "gizah-a", "babylon-a", "olympia-a")[:seats])
    with t.edit() as s:
        s.phase, s.turn = constants.PHASE_DRAFT, 0
        for seat in range(seats):
            s.draft_packet[seat] = 15 << 4 * seat
    return t


# --- the draft ------------------------------------------------------------------------------------------


@clause("wonders", "12.1")
@pytest.mark.parametrize("seats", [3, 7])
def test_four_leaders_are_dealt_and_the_others_stay_unused(seats: int) -> None:
    game = salon.game("wonders")
    s = game.start(game.deal(seats, "draft", leaders="yes")).snapshot()
    dealt = [names(s.draft_packet[seat]) for seat in range(seats)]
    spare = {LEADERS[number - 1] for number in s.unused_leaders if number}
    assert s.phase == constants.PHASE_DRAFT and [len(hand) for hand in dealt] == [4] * seats
    assert len(set.union(spare, *dealt)) == 36 and len(spare) == 36 - 4 * seats
    assert not any(s.leaders_in_hand)


@clause("wonders", "12.1")
def test_the_rest_is_passed_to_the_right_and_the_last_leader_is_kept() -> None:
    t = drafting(4)
    for step in range(3):
        for seat in range(4):
            # the packet came from the left: it began at seat + step
            packet = (seat + step) % 4
            assert t.legal(seat) == [f"keep:{name}" for name in LEADERS[4 * packet + step : 4 * packet + 4]]
        for seat in range(4):
            t.play(seat, t.legal(seat)[0])
    assert t.phase() == "RECRUIT"
    for seat in range(4):
        assert names(t.state.leaders_in_hand[seat]) == {LEADERS[4 * ((seat + i) % 4) + i] for i in range(4)}
        assert t.state.draft_packet[seat] == 0


@clause("wonders", "12.1")
def test_all_keep_a_leader_at_the_same_time() -> None:
    t = drafting(3)
    before = t.legal(1)
    t.play(0, "keep:aristotle")
    assert t.position.waiting == 0b110 and t.legal(1) == before
    assert code(t, 1, "keep:aristotle") == "not-offered"
    assert code(t, 1, "keep:caesar") == ""
    t.play(2, "keep:hannibal").play(1, "keep:caesar")
    assert t.position.waiting == 0b111
    # the choice was free: the rest of seat 1 went to its right neighbour, seat 0
    assert t.legal(0) == ["keep:bilkis", "keep:cleopatra", "keep:croesus"]


@clause("wonders", "12.1")
def test_without_leaders_there_is_no_draft() -> None:
    game = salon.game("wonders")
    assert game.start(game.deal(3, "draft")).snapshot().phase == constants.PHASE_TURN


# --- recruiting -----------------------------------------------------------------------------------------


@clause("wonders", "12.2")
@pytest.mark.parametrize("age", [1, 2])
def test_each_age_begins_with_recruiting_before_the_hands(age: int) -> None:
    t = table().leaders_in_hand(0, "sappho").leaders_in_hand(2, "nero").age(age, turn=6)
    t.turn({})
    assert (t.state.age, t.phase()) == (age, "RECRUIT")
    assert not any(card for hand in t.state.hand for card in hand)
    assert t.position.waiting == 0b101  # seat 1 has no leader left and sits out
    t.turn({0: "recruit:sappho", 2: "sell:nero"})
    assert t.phase() == "TURN" and t.position.waiting == 0b111
    assert [sum(card > 0 for card in t.state.hand[seat]) for seat in range(3)] == [7, 7, 7]
    assert t.has(0, "sappho") and not t.has(2, "nero")


@clause("wonders", "12.17")
def test_without_any_leader_in_hand_the_age_begins_with_the_hands() -> None:
    t = table().age(1, turn=6)
    t.turn({})
    assert (t.state.age, t.phase()) == (1, "TURN")


@clause("wonders", "12.2")
def test_a_leader_is_recruited_put_under_a_stage_or_sold() -> None:
    t = table().city(0, "sawmill").leaders_in_hand(0, "caesar", "nero").coins(0, 5).recruiting()
    uses = ["recruit:caesar", "recruit:nero", "stage:caesar", "stage:nero", "sell:caesar", "sell:nero"]
    assert t.legal(0) == uses
    t.coins(0, 4)
    assert code(t, 0, "recruit:caesar") == "leader-coins"
    assert code(t, 0, "recruit:plato") == "not-in-hand"
    assert code(t, 0, "build:altar") == "not-in-hand"


@clause("wonders", "12.2")
def test_recruiting_costs_the_coins_of_the_leader() -> None:
    t = table().leaders_in_hand(0, "caesar", "nero").coins(0, 7).recruiting()
    t.turn({0: "recruit:caesar"})
    assert t.coins_of(0) == 2 and t.has(0, "caesar") and t.state.shields[0] == 2
    assert names(t.state.leaders_in_hand[0]) == {"nero"}


@clause("wonders", "12.2")
def test_a_leader_under_a_stage_is_not_in_play() -> None:
    t = table().city(2, "sawmill").leaders_in_hand(0, "caesar").coins(0, 4).coins(2, 0).recruiting()
    t.turn({0: "stage:caesar"})
    # the stage costs two wood, bought from the right
    assert t.state.stages_built[0] == 1 and (t.coins_of(0), t.coins_of(2)) == (0, 4)
    assert not t.has(0, "caesar") and t.state.shields[0] == 0 and t.state.leaders_in_hand[0] == 0


@clause("wonders", "12.2")
def test_a_leader_is_sold_for_three_coins() -> None:
    t = table().leaders_in_hand(0, "caesar").coins(0, 1).recruiting()
    t.turn({0: "sell:caesar"})
    assert t.coins_of(0) == 4 and not t.has(0, "caesar") and t.state.leaders_in_hand[0] == 0


@clause("wonders", "12.17")
def test_picks_and_losses_come_at_the_end_of_recruiting_and_no_hand_is_passed() -> None:
    t = table("rhodos-a", "petra-b", "gizah-a").discarded("pawnshop").coins(0, 4).coins(1, 0).coins(2, 0)
    t.city(1, "brickyard", "foundry").leaders_in_hand(0, "solomon").leaders_in_hand(1, "nero").recruiting()
    coming = list(t.state.future_hands[0])
    t.turn({0: "recruit:solomon", 1: "stage:nero"})
    assert t.phase() == "PICK" and t.position.waiting == 1
    t.play(0, "build:pawnshop")
    # the stage of Petra makes all others lose 2: seat 2 has no coins and takes the debts without a question
    assert t.phase() == "DEBT" and t.position.waiting == 1
    t.play(0, "debt:1")
    assert t.phase() == "TURN" and t.coins_of(0) == 0 and list(t.state.debts)[:3] == [1, 0, 2]
    assert [card for seat in range(3) for card in t.state.hand[seat]] == coming[:24]


@clause("wonders", "12.17")
def test_choices_of_a_stage_are_made_in_recruiting_too() -> None:
    t = table("abu-simbel-b", "gizah-a", "rhodos-a").leaders(0, "plato").city(0, "brickyard", "loom-1")
    t.leaders_in_hand(0, "nero").recruiting(2).turn({0: "stage:nero"})
    assert t.phase() == "CHOICES" and t.legal(0) == ["lay:plato", "none"]
    t.play(0, "lay:plato")
    assert t.phase() == "TURN" and names(t.state.laid[0]) == {"plato"}


@clause("wonders", "12.2")
@clause("wonders", "12.17")
def test_the_choices_of_recruiting_are_secret_and_resolved_together() -> None:
    t = table().leaders_in_hand(0, "croesus").leaders_in_hand(1, "nero").coins(0, 1).recruiting()
    t.play(0, "recruit:croesus")
    assert not t.has(0, "croesus") and t.coins_of(0) == 1
    t.play(1, "recruit:nero")
    assert t.has(0, "croesus") and t.has(1, "nero") and t.coins_of(0) == 6


@clause("wonders", "12.3")
def test_sold_leaders_leave_the_game() -> None:
    t = table().leaders_in_hand(0, "solomon").leaders_in_hand(1, "nero").recruiting()
    spare = list(t.state.unused_leaders)
    t.turn({0: "recruit:solomon", 1: "sell:nero"})
    # the discard pile is still empty, so Solomon's right is lost
    assert t.phase() == "TURN" and list(t.state.unused_leaders) == spare
    assert not any(t.state.leaders_in_hand)


@clause("wonders", "12.4")
def test_a_leader_lies_open_and_works_from_then_on() -> None:
    t = table("gizah-a", "rhodos-a", "babylon-a").coins(0, 2).leaders_in_hand(0, "leonidas").recruiting()
    events = t.turn({0: "recruit:leonidas"})
    assert ("recruited", {"leader": "leader-leonidas"}) in [(event.name, event.facts) for event in events]
    for age, card in ((1, "stockade"), (2, "barracks"), (3, "guard-tower")):
        t.age(age).coins(0, 0).hand(0, card)
        t.turn({0: f"build:{card}"})
        assert t.has(0, card) and t.coins_of(0) == 0, age


# --- what leaders cost ----------------------------------------------------------------------------------


@clause("wonders", "12.5")
def test_roma_a_recruits_for_nothing() -> None:
    t = table("roma-a", "gizah-a", "rhodos-a").leaders_in_hand(0, "pericles").coins(0, 0).recruiting()
    t.leaders_in_hand(1, "caesar").coins(1, 4).recruiting()
    assert code(t, 1, "recruit:caesar") == "leader-coins"  # its neighbours have nothing from it
    t.turn({0: "recruit:pericles"})
    assert t.has(0, "pericles") and t.coins_of(0) == 0


@clause("wonders", "12.5")
def test_maecenas_makes_the_leaders_after_him_free_but_not_himself() -> None:
    t = table().leaders_in_hand(0, "maecenas", "pericles").coins(0, 0).recruiting()
    assert code(t, 0, "recruit:maecenas") == "leader-coins"
    t.coins(0, 1).turn({0: "recruit:maecenas"})
    assert t.coins_of(0) == 0
    t.recruiting(2).turn({0: "recruit:pericles"})
    assert t.has(0, "pericles") and t.coins_of(0) == 0


@clause("wonders", "12.5")
@pytest.mark.parametrize(("leader", "cost"), [("pericles", 4), ("nero", 0), ("solomon", 1), ("leonidas", 0)])
def test_roma_b_pays_two_coins_less(leader: str, cost: int) -> None:
    t = table("roma-b", "gizah-a", "rhodos-a").leaders_in_hand(0, leader).recruiting()
    if cost:
        t.coins(0, cost - 1)
        assert code(t, 0, f"recruit:{leader}") == "leader-coins"
    t.coins(0, cost).turn({0: f"recruit:{leader}"})
    assert t.has(0, leader) and t.coins_of(0) == 0


@clause("wonders", "12.5")
@pytest.mark.parametrize(("seat", "cost"), [(0, 5), (1, 6), (3, 5)])
def test_the_neighbours_of_roma_b_pay_one_coin_less(seat: int, cost: int) -> None:
    # Roma is seat 4 of five
    t = table("rhodos-a", "gizah-a", "babylon-a", "olympia-a", "roma-b").leaders_in_hand(seat, "pericles")
    t.coins(seat, cost - 1).recruiting()
    assert code(t, seat, "recruit:pericles") == "leader-coins"
    t.coins(seat, cost).turn({seat: "recruit:pericles"})
    assert t.has(seat, "pericles") and t.coins_of(seat) == 0


@clause("wonders", "12.5")
def test_next_to_roma_b_a_leader_never_costs_less_than_nothing() -> None:
    t = table("rhodos-a", "roma-b", "babylon-a").leaders(0, "maecenas").leaders_in_hand(0, "nero").coins(0, 4)
    t.leaders_in_hand(2, "sappho").coins(2, 0).recruiting()
    t.turn({0: "recruit:nero", 2: "recruit:sappho"})
    assert (t.coins_of(0), t.coins_of(2)) == (4, 0) and t.has(2, "sappho")


# --- what leaders make cheaper --------------------------------------------------------------------------

CHEAPER = [
    ("archimedes", "workshop", "baths"),
    ("hammurabi", "baths", "stockade"),
    ("leonidas", "stockade", "workshop"),
]


@clause("wonders", "12.6")
@pytest.mark.parametrize(("leader", "card", "other"), CHEAPER)
def test_cards_of_one_colour_cost_one_resource_less(leader: str, card: str, other: str) -> None:
    t = table("ephesos-a", "rhodos-a", "babylon-a").hand(0, card, other).coins(0, 0)
    assert code(t, 0, f"build:{card}") == "resources"
    t.leaders(0, leader)
    assert code(t, 0, f"build:{other}") == "resources"
    t.turn({0: f"build:{card}"})
    assert t.has(0, card) and t.coins_of(0) == 0


@clause("wonders", "12.6")
def test_only_one_resource_is_taken_off() -> None:
    t = table("ephesos-a", "rhodos-a", "babylon-a").age(2).leaders(0, "leonidas").hand(0, "archery-range").coins(0, 1)
    assert code(t, 0, "build:archery-range") == "resources"  # two wood and ore: no wood is for sale
    t.city(0, "lumber-yard")
    assert code(t, 0, "build:archery-range") == "trade-coins"
    assert t.coins(0, 2).ways(0, "build:archery-range") == ["pay:2+0"]


@clause("wonders", "12.6")
def test_it_may_be_any_one_resource_of_the_cost() -> None:
    # wood from the own city, ore from the left, clay from the right: one of the two is taken off
    t = table("olympia-a", "rhodos-a", "babylon-a").age(2).leaders(0, "leonidas").hand(0, "stables").coins(0, 4)
    assert t.ways(0, "build:stables") == ["pay:0+2", "pay:2+0"]


@clause("wonders", "12.6")
def test_imhotep_takes_one_resource_off_each_stage() -> None:
    t = table("gizah-a", "rhodos-a", "babylon-a").leaders(0, "imhotep").coins(0, 0).hand(0, "baths")
    t.turn({0: "stage:loom-1"})
    assert t.state.stages_built[0] == 1 and t.coins_of(0) == 0  # two stone, one of them made
    t.city(0, "lumber-yard").coins(0, 0)
    assert code(t, 0, "stage:loom-1") == "resources"  # three wood
    t.city(0, "sawmill").turn({0: "stage:loom-1"})
    assert t.state.stages_built[0] == 3


@clause("wonders", "12.6")
def test_coins_of_a_cost_are_never_taken_off() -> None:
    t = table("petra-a", "rhodos-a", "babylon-a").leaders(0, "imhotep").stages(0, 1).coins(0, 6)
    assert code(t, 0, "stage:loom-1") == "coins"
    t.coins(0, 7).turn({0: "stage:loom-1"})
    assert t.coins_of(0) == 0 and t.state.stages_built[0] == 3
