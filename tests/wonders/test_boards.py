"""The boards of the base game, Roma, Petra and Byzantium: what each makes, what each stage costs and does.

What is printed on them is in `facts.py`, written by hand. The Wonder Pack has tests of its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.wonders.facts import STAGES, makers
from tests.wonders.table import Table

clause = pytest.mark.clause

ALL = [(board, stage) for board, (_, stages) in STAGES.items() for stage in range(1, len(stages) + 1)]
NEEDS = {
    "W": "stockade", "S": "baths", "C": "guard-tower", "O": "barracks",
    "G": "workshop", "L": "apothecary", "P": "scriptorium",
}  # fmt: skip
LAST = -1  # the last turn of the age
every_stage = pytest.mark.parametrize(("board", "stage"), ALL, ids=[f"{board}-{stage}" for board, stage in ALL])


def effects(board: str, stage: int) -> dict[str, str]:
    """What a stage does: {"points": "3", "pick": ""}."""
    return dict(text.partition(":")[::2] for text in STAGES[board][1][stage - 1][1].split())


def having(kind: str) -> pytest.MarkDecorator:
    """The stages with an effect of this kind, as parameters."""
    found = [(board, stage) for board, stage in ALL if kind in effects(board, stage)]
    assert found, kind
    return pytest.mark.parametrize(("board", "stage"), found, ids=[f"{board}-{stage}" for board, stage in found])


def before(board: str, stage: int, cost: str | None = None, turn: int = 1, **options: Any) -> Table:
    """Seat 0 can just pay the stage (or another cost): what its board and its cards make is exactly the cost.

    The stages before it are built, but for these tests without effect.
    """
    makes, stages = STAGES[board]
    cost = stages[stage - 1][0] if cost is None else cost
    coins, resources = (int(cost), "") if cost.isdigit() else (0, cost.replace(makes, "", 1) if makes else cost)
    t = Table(board, "manneken-pis-b", "great-wall-b", **options)
    t.age(2, turn=t.state.hand_size - 1 if turn == LAST else turn).hand(0, "altar", "theater")
    with t.edit() as s:
        s.stages_built[0] = (1 << (stage - 1)) - 1
    return t.coins(0, coins).city(0, *makers(resources))


def build(t: Table) -> Table:
    t.turn({0: "stage:altar"})
    return t


def view(t: Table) -> Any:
    return t.game.view(t.position, 0).cities[0]


# --- boards ---------------------------------------------------------------------------------------------


@clause("wonders", "4.4")
@pytest.mark.parametrize("board", STAGES)
def test_a_board_makes_one_resource(board: str) -> None:
    t = Table(board, "manneken-pis-b", "great-wall-b").coins(0, 0)
    for letter, card in NEEDS.items():
        assert (f"build:{card}" in t.hand(0, card).legal(0)) == (letter == STAGES[board][0]), letter
    two = {"W": "caravansery", "C": "forum", "S": "academy", "O": "dispensary"}.get(STAGES[board][0])
    if two:
        t.city(0, "glassworks-1").hand(0, two)
        assert f"build:{two}" not in t.legal(0)


@clause("wonders", "6.2")
@pytest.mark.parametrize("board", STAGES)
def test_a_board_has_so_many_stages(board: str) -> None:
    t = Table(board, "manneken-pis-b", "great-wall-b").stages(0, *range(1, len(STAGES[board][1]) + 1)).coins(0, 30)
    assert len(view(t).stages) == len(STAGES[board][1])
    reason = t.why_not(0, "stage:lumber-yard")
    assert reason and reason.code == "wonder-done"


# --- costs ----------------------------------------------------------------------------------------------


@clause("wonders", "6.1")
@every_stage
def test_a_stage_can_be_built_with_exactly_its_cost(board: str, stage: int) -> None:
    t = before(board, stage)
    assert t.ways(0, "stage:altar") == ["pay:0+0"]
    build(t)
    assert t.state.stages_built[0] == (1 << stage) - 1 and view(t).stages[stage - 1].built == f"{board}-{stage}"
    assert t.coins_of(0) == int(effects(board, stage).get("coins", 0))


@clause("wonders", "6.1")
@pytest.mark.parametrize(
    ("board", "stage", "missing"),
    [
        pytest.param(board, stage, letter, id=f"{board}-{stage} without {letter}")
        for board, stage in ALL
        for letter in sorted(set(STAGES[board][1][stage - 1][0]))
        if not letter.isdigit()
    ],
)
def test_a_stage_cannot_be_built_with_a_resource_less(board: str, stage: int, missing: str) -> None:
    makes, stages = STAGES[board]
    cost = stages[stage - 1][0].replace(missing, "", 1)
    if missing == makes not in cost:  # the board itself makes what is needed; so let it make nothing
        t = before(board, stage, cost, changes={f"board.{board}.resource": "none"})
    else:
        t = before(board, stage, cost)
    assert "stage:altar" not in t.legal(0) and t.why_not(0, "stage:altar") is not None


@clause("wonders", "6.1")
@pytest.mark.parametrize(("board", "stage", "coins"), [("petra-a", 2, 7), ("petra-b", 2, 14)])
def test_a_stage_that_costs_coins(board: str, stage: int, coins: int) -> None:
    t = before(board, stage, str(coins - 1))
    reason = t.why_not(0, "stage:altar")
    assert reason and reason.code == "coins"
    assert build(t.coins(0, coins + 1)).coins_of(0) == 1
    assert [t.coins_of(1), t.coins_of(2)] == [3 + 4 + 3, 3 + 3]  # the coins go to the bank


# --- points and coins -----------------------------------------------------------------------------------


@clause("wonders", "10.4")
@every_stage
def test_the_points_of_a_stage(board: str, stage: int) -> None:
    t = before(board, stage)
    coins = t.coins_of(0)
    points = t.coins(0, 0).points(0)
    build(t.coins(0, coins)).coins(0, 0)
    symbol = 1 if "any-symbol" in effects(board, stage) else 0
    assert t.points(0) - points == int(effects(board, stage).get("points", 0)) + symbol


@clause("wonders", "6.3")
@having("coins")
def test_the_coins_of_a_stage(board: str, stage: int) -> None:
    t = before(board, stage)
    had = t.coins_of(1)
    build(t)
    assert t.coins_of(0) == int(effects(board, stage)["coins"]) and t.coins_of(1) == had + 3


@clause("wonders", "6.3")
@every_stage
def test_the_shields_of_a_stage(board: str, stage: int) -> None:
    t = before(board, stage)
    shields = view(t).shields
    assert view(build(t)).shields - shields == int(effects(board, stage).get("shields", 0))


@clause("wonders", "8.1")
@having("shields")
def test_the_shields_of_a_stage_fight(board: str, stage: int) -> None:
    t = before(board, stage, turn=LAST)
    shields = int(effects(board, stage)["shields"])
    t.city(1, *["stockade"] * (shields - 1)).city(2, "walls" if shields == 2 else "stockade")
    build(t)
    assert (t.state.victories[0][1], t.state.defeats[0]) == (1, 0)


# --- other effects --------------------------------------------------------------------------------------


@clause("wonders", "4.4")
@having("makes")
def test_what_a_stage_makes(board: str, stage: int) -> None:
    made = effects(board, stage)["makes"]
    t = Table(board, "manneken-pis-b", "great-wall-b").coins(0, 0).stages(0, stage)
    for letter, card in NEEDS.items():
        assert (f"build:{card}" in t.hand(0, card).legal(0)) == (letter in made + STAGES[board][0]), letter
    both = "stables" if "W" in made else "study"  # only one of them in a turn
    assert f"build:{both}" not in t.hand(0, both).city(0, "lumber-yard").legal(0)


@clause("wonders", "10.11")
@having("any-symbol")
def test_a_symbol_of_choice(board: str, stage: int) -> None:
    for cards, points in ((["apothecary", "workshop"], 10), (["school", "library"], 9), (["workshop", "library"], 10)):
        t = Table(board, "manneken-pis-b", "great-wall-b").coins(0, 0).city(0, *cards)
        had = t.points(0)
        assert t.stages(0, stage).points(0) == points > had


@clause("wonders", "7.1")
@every_stage
def test_which_stages_bring_a_pick(board: str, stage: int) -> None:
    t = build(before(board, stage).discarded("palace"))
    if "pick" in effects(board, stage):
        assert t.phase() == "PICK" and t.position.waiting == 0b001
        t.play(0, "build:palace")
        assert t.has(0, "palace")
    assert t.phase() == ("DEBT" if "loss" in effects(board, stage) else "TURN")


@clause("wonders", "3.7")
@every_stage
def test_which_stages_bring_the_last_card(board: str, stage: int) -> None:
    t = build(before(board, stage, turn=LAST))
    assert (t.phase() == "LAST") == ("last-card" in effects(board, stage))


@clause("wonders", "4.7")
@every_stage
def test_which_stages_bring_a_free_card(board: str, stage: int) -> None:
    t = build(before(board, stage))
    while t.phase() in ("PICK", "DEBT"):
        t.turn({0: "none", 1: "debt:2", 2: "debt:2"})
    t.hand(0, "palace").coins(0, 0)
    if "free-card" in effects(board, stage):
        assert t.ways(0, "build:palace") == ["free:stage"]
    else:
        assert "build:palace" not in t.legal(0)


@clause("wonders", "5.2")
@having("raw-at-1")
def test_a_stage_that_makes_raw_resources_cheaper(board: str, stage: int) -> None:
    t = build(before(board, stage)).coins(0, 2).city(1, *makers("SCO")).city(2, *makers("SCOGP"))
    for letter in "SCO":
        card = NEEDS[letter]
        assert t.hand(0, card).ways(0, f"build:{card}") == ["pay:0+1", "pay:1+0"], letter
    for card in ("workshop", "apothecary", "scriptorium"):
        assert t.hand(0, card).ways(0, f"build:{card}") == ["pay:0+2"]


@clause("wonders", "10.12")
@having("copy-guild")
def test_a_stage_that_copies_a_guild(board: str, stage: int) -> None:
    for better, worse in ((1, 2), (2, 1)):
        t = build(before(board, stage)).coins(0, 0)
        had = t.points(0)
        t.city(better, "philosophers-guild", "school", "study").city(worse, "workers-guild", "lumber-yard")
        assert t.points(0) == had + 2


@clause("wonders", "8.3")
@every_stage
def test_which_stages_bring_diplomacy(board: str, stage: int) -> None:
    t = before(board, stage, turn=LAST)
    t.city(1, "stockade").city(2, "walls").coins(1, 0).coins(2, 0)
    build(t)
    while t.phase() in ("PICK", "LAST", "DEBT"):
        moves = {"PICK": "none", "LAST": "sell:theater", "DEBT": "debt:2"}
        t.turn({seat: moves[t.phase()] for seat in range(3) if t.position.waiting >> seat & 1})
    shields = view(t).shields
    alone = "diplomacy" in effects(board, stage)
    assert t.state.defeats[0] == (0 if alone else {0: 2, 1: 1, 2: 0}[shields])
    assert t.state.victories[2][1] == (1 if alone else {0: 2, 1: 2, 2: 1}[shields])  # the two others meet once


@clause("wonders", "9.1")
@having("loss")
def test_a_stage_that_makes_all_others_lose_coins(board: str, stage: int) -> None:
    t = build(before(board, stage))
    assert t.phase() == "DEBT" and t.position.waiting == 0b110
    assert t.legal(1) == t.legal(2) == ["debt:0", "debt:1", "debt:2"]
    t.turn({1: "debt:0", 2: "debt:0"})
    assert [t.coins_of(seat) for seat in range(3)] == [0, 7 + 3 - 2, 3 + 3 - 2]


@clause("wonders", "12.14")
@having("draw")
def test_a_stage_that_draws_leaders(board: str, stage: int) -> None:
    t = before(board, stage)
    unused = sum(card > 0 for card in t.state.unused_leaders)
    build(t)
    assert len(t.game.view(t.position, 0).leaders_in_hand) == 4
    assert sum(card > 0 for card in t.state.unused_leaders) == unused - 4


@clause("wonders", "12.19")
@having("recruit")
def test_a_stage_that_recruits_a_leader(board: str, stage: int) -> None:
    t = build(before(board, stage).leaders_in_hand(0, "zenobia"))
    assert t.phase() == "CHOICES" and t.legal(0) == ["recruit:zenobia", "none"]
    t.play(0, "recruit:zenobia")
    assert t.has(0, "zenobia") and t.phase() == "TURN"


@clause("wonders", "12.5")
@pytest.mark.parametrize(("board", "own", "next_door"), [("roma-a", 0, 4), ("roma-b", 2, 3), ("petra-a", 4, 4)])
def test_what_leaders_cost_by_the_board(board: str, own: int, next_door: int) -> None:
    """Hypatia costs 4."""
    t = Table(board, "rhodos-a", "babylon-a", "olympia-a", leaders="yes")
    for seat in range(4):
        t.leaders_in_hand(seat, "hypatia").coins(seat, 4)
    t.recruiting().turn(dict.fromkeys(range(4), "recruit:hypatia"))
    assert [t.coins_of(seat) for seat in range(4)] == [4 - own, 4 - next_door, 0, 4 - next_door]
