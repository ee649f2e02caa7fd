"""Conflicts (section 8): tokens by age, equal strength, diplomacy, and how few cities meet."""

from __future__ import annotations

import pytest

from tests.wonders.costs import making
from tests.wonders.table import Table

clause = pytest.mark.clause

BOARDS = ("gizah-a", "babylon-a", "alexandria-a", "ephesos-a", "olympia-a", "halikarnassos-a", "rhodos-a")
# The red cards of a city of so many shields.
SHIELDS = {
    0: (),
    1: ("stockade",),
    2: ("walls",),
    3: ("circus",),
    4: ("circus", "barracks"),
    5: ("circus", "walls"),
    6: ("circus", "arsenal"),
}


def fight(*shields: int, age: int = 1, out: tuple[int, ...] = ()) -> Table:
    """Cities of these shields at the end of an age; the seats in `out` have diplomacy."""
    t = Table(*BOARDS[: len(shields)]).age(age, 6)
    for seat, strength in enumerate(shields):
        t.city(seat, *SHIELDS[strength])
    with t.edit() as s:
        s.diplomats = sum(1 << seat for seat in out)
    t.turn({})
    return t


def tokens(t: Table, age: int = 1) -> list[tuple[int, int]]:
    """Victory tokens of an age and defeat tokens of every seat."""
    s = t.state
    assert all(sum(s.victories[seat]) == s.victories[seat][age - 1] for seat in range(t.seats)), (
        "no token of another age"
    )
    return [(s.victories[seat][age - 1], s.defeats[seat]) for seat in range(t.seats)]


@clause("wonders", "8.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_city_meets_both_neighbours_and_nobody_else(age: int) -> None:
    t = fight(3, 1, 2, 6, 0, age=age)
    assert tokens(t, age) == [(2, 0), (0, 2), (1, 1), (2, 0), (0, 2)]


@clause("wonders", "8.1")
@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_what_tokens_are_worth(age: int, worth: int) -> None:
    t = Table().age(age, 6).city(0, "walls").city(1, "stockade")
    before = [t.points(seat) for seat in range(3)]
    events = t.turn({})
    found = [t.points(seat) - before[seat] for seat in range(3)]
    assert found == [2 * worth + 1, worth - 1 + 1, -2 + 1], "and 1 point for the 3 coins of the sale"
    noted = [(e.name, e.seat, e.facts["worth"], e.facts["against"]) for e in events if e.name in ("victory", "defeat")]
    victories = [("victory", 0, worth, 1), ("victory", 0, worth, 2), ("victory", 1, worth, 2)]
    defeats = [("defeat", 1, 1, 0), ("defeat", 2, 1, 0), ("defeat", 2, 1, 1)]
    assert sorted(noted) == defeats + victories


@clause("wonders", "8.1")
def test_shields_of_cards_stages_and_leaders_are_added_up() -> None:
    t = Table("rhodos-a", "gizah-a", "babylon-a", leaders="yes").age(1, 6)
    t.stages(0, 1, 2).leaders(0, "hannibal").city(0, "guard-tower", "militia")  # 2 + 1 + 1 + 2
    t.city(1, *SHIELDS[5]).city(2, *SHIELDS[6])
    t.turn({})
    assert tokens(t) == [(1, 0), (0, 2), (1, 0)]


@clause("wonders", "8.1")
def test_a_red_card_of_the_last_turn_counts() -> None:
    t = Table().age(1, 6).city(0, "lumber-yard").hand(0, "stockade")
    t.turn({0: "build:stockade"})
    assert tokens(t) == [(2, 0), (0, 1), (0, 1)]


@clause("wonders", "8.1")
@pytest.mark.parametrize("turn", range(1, 6))
def test_there_is_no_conflict_before_the_end_of_the_age(turn: int) -> None:
    t = Table().age(1, turn).city(0, "walls")
    t.turn({})
    assert tokens(t) == [(0, 0)] * 3


@clause("wonders", "8.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_meet_at_the_same_time(seats: int) -> None:
    """Semiramis (a shield for each defeat token) loses to one neighbour and is not stronger against the other."""
    for owner in range(seats):
        t = Table(*BOARDS[:seats], leaders="yes", cities="yes").age(1, 7).leaders(owner, "semiramis")
        t.city((owner + 1) % seats, "stockade")
        t.turn({})
        assert tokens(t)[owner] == (0, 1) and tokens(t)[owner - 1] == ((0, 1) if seats == 3 else (0, 0))


@clause("wonders", "8.2")
def test_equal_strength_brings_no_token() -> None:
    assert tokens(fight(2, 2, 2)) == [(0, 0)] * 3
    assert tokens(fight(0, 0, 0, 0)) == [(0, 0)] * 4
    assert tokens(fight(3, 3, 1)) == [(1, 0), (1, 0), (0, 2)]


# --- diplomacy ------------------------------------------------------------------------------------------


@clause("wonders", "8.3")
def test_a_diplomat_is_passed_over_and_the_cities_beside_it_meet() -> None:
    #     seat 1 stays out: 0 meets 2, 2 meets 3, 3 meets 4, 4 meets 0
    assert tokens(fight(2, 6, 1, 3, 0, out=(1,))) == [(2, 0), (0, 0), (0, 2), (2, 0), (0, 2)]
    #     seat 0 stays out: 4 meets 1
    assert tokens(fight(6, 2, 1, 3, 0, out=(0,))) == [(0, 0), (2, 0), (0, 2), (2, 0), (0, 2)]


@clause("wonders", "8.3")
def test_two_diplomats_beside_each_other() -> None:
    #     seats 1 and 2 stay out: 0 meets 3, 3 meets 4, 4 meets 0
    assert tokens(fight(2, 6, 0, 1, 0, out=(1, 2))) == [(2, 0), (0, 0), (0, 0), (1, 1), (0, 2)]
    #     the last seat and the first: 1 meets 3
    assert tokens(fight(0, 2, 1, 0, 6, out=(4, 0))) == [(0, 0), (2, 0), (1, 1), (0, 2), (0, 0)]


@clause("wonders", "8.3")
def test_diplomats_who_are_not_beside_each_other() -> None:
    #     seats 1 and 3 of six stay out: 0-2, 2-4, 4-5, 5-0
    assert tokens(fight(1, 6, 2, 6, 3, 0, out=(1, 3))) == [(1, 1), (0, 0), (1, 1), (0, 0), (2, 0), (0, 2)]


@clause("wonders", "8.5")
@pytest.mark.parametrize(
    ("board", "stages", "cost"),
    [("byzantium-a", (1,), "WWP"), ("byzantium-b", (), "WOGP"), ("great-wall-b", (), "WWP")],
)
def test_diplomacy_holds_for_the_current_age_only(board: str, stages: tuple[int, ...], cost: str) -> None:
    t = Table(board, "gizah-a", "babylon-a").stages(0, *stages).city(0, *making(cost)).city(1, "walls")
    hands = t.state.hand_size
    t.hand(0, "altar").coins(0, 0)
    t.turn({0: ["stage:altar", "at:3"] if board == "great-wall-b" else "stage:altar"})
    while t.phase() == "DEBT":
        t.play(t.position.to_act, "debt:0")
    assert t.state.diplomats == 1
    while t.state.age == 0:
        t.turn({})
    assert tokens(t) == [(0, 0), (1, 0), (0, 1)]
    assert t.state.diplomats == 0
    t.age(2, hands - 1)
    t.turn({})
    assert [t.state.defeats[seat] for seat in range(3)] == [1, 0, 2], "back in the conflicts"


@clause("wonders", "8.3")
def test_diplomacy_of_the_last_turn_counts() -> None:
    t = Table(cities="yes").age(1, 7).city(0, "clay-pool").hand(0, "residence").city(1, "walls")
    t.turn({0: "build:residence"})
    assert tokens(t) == [(0, 0), (1, 0), (0, 1)]


@clause("wonders", "8.5")
def test_a_second_diplomacy_in_the_same_age_is_wasted() -> None:
    t = Table(cities="yes").city(0, *making("CP")).city(1, "walls")
    t.hand(0, "residence")
    t.turn({0: "build:residence"})
    t.hand(0, "consulate")
    t.turn({0: "build:consulate"})
    while t.state.age == 0:
        t.turn({})
    assert tokens(t) == [(0, 0), (1, 0), (0, 1)]
    t.age(2, 7)
    t.turn({})
    assert t.state.defeats[0] == 1


@clause("wonders", "8.3")
def test_aspasia_brings_diplomacy_for_the_age_she_is_recruited_in() -> None:
    t = Table(leaders="yes", cities="yes").leaders_in_hand(0, "aspasia").recruiting(2)
    t.turn({0: "recruit:aspasia"})
    t.age(2, 7).city(1, "walls")
    t.turn({})
    assert tokens(t, 2) == [(0, 0), (1, 0), (0, 1)]


# --- few cities -----------------------------------------------------------------------------------------


@clause("wonders", "8.4")
@pytest.mark.parametrize("out", [(0,), (1,), (2,)])
def test_two_of_three_meet_once(out: tuple[int]) -> None:
    t = fight(3, 2, 1, out=out)
    expected = [(1, 0), (0, 1)]
    expected.insert(out[0], (0, 0))
    assert tokens(t) == expected


@clause("wonders", "8.4")
@pytest.mark.parametrize("out", [(0, 1), (0, 2), (1, 2), (1, 3), (0, 3)])
def test_two_of_four_meet_once_beside_or_across(out: tuple[int, ...]) -> None:
    t = fight(4, 3, 2, 1, out=out)
    first, second = (seat for seat in range(4) if seat not in out)
    assert tokens(t) == [{first: (1, 0), second: (0, 1)}.get(seat, (0, 0)) for seat in range(4)]


@clause("wonders", "8.4")
@pytest.mark.parametrize("out", [(0, 1), (1, 2), (0, 2), (0, 1, 2)])
def test_one_left_or_none_meets_nobody(out: tuple[int, ...]) -> None:
    assert tokens(fight(3, 2, 1, out=out)) == [(0, 0)] * 3
