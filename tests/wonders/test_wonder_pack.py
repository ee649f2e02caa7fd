"""The Wonder Pack (section 11): cost and points of every stage, the Great Wall, Stonehenge, the examples."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.wonders.costs import assert_costs, making
from tests.wonders.stages import CARD, PACK, built, stages_payable
from tests.wonders.table import Table

clause = pytest.mark.clause


def next_stage(board: str, nth: int) -> Table:
    """A board on seat 0 on which stage `nth` is next; all boxes are open."""
    t = Table(board, "gizah-a", "babylon-a", leaders="yes", cities="yes").hand(0, CARD)
    return t if board.startswith("great-wall") else t.stages(0, *range(1, nth))


# --- all boards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "nth"),
    [pytest.param(board, nth, marks=clause("wonders", mark))
     for board, mark in zip(PACK, ("11.2", "11.3", "11.7", "11.8", "11.14", "11.16", "11.16"), strict=True)
     for nth in range(1, len(PACK[board][1]) + 1)],
)  # fmt: skip
def test_cost_and_points_of_every_stage(board: str, nth: int) -> None:
    makes, stages = PACK[board]
    cost, points = stages[nth - 1]
    assert_costs(lambda: next_stage(board, nth), lambda t: nth in stages_payable(t), cost, makes)
    t = built(next_stage(board, nth).city(0, *making(cost)).coins(0, 0), nth)
    assert t.state.stages_built[0] >> (nth - 1) & 1
    if not board.startswith("great"):
        assert t.points(0) - t.coins_of(0) // 3 - sum(each for _, each in stages[: nth - 1]) == points


@clause("wonders", "11.14")
@pytest.mark.parametrize("board", [board for board in PACK if not board.startswith("great-wall")])
def test_there_are_no_more_stages(board: str) -> None:
    reason = next_stage(board, len(PACK[board][1]) + 1).coins(0, 99).why_not(0, f"stage:{CARD}")
    assert reason is not None and reason.code == "wonder-done"


@clause("wonders", "11.9")
@pytest.mark.parametrize("board", [*PACK, "manneken-pis-a"])
def test_what_the_boards_make(board: str) -> None:
    makes = "" if board == "manneken-pis-a" else PACK[board][0]
    assert [Table(board, "gizah-a", "rhodos-a").state.produced[0][i] for i in range(7)] == [
        int(letter == makes) for letter in "WSCOGLP"
    ]


# --- the Great Wall -------------------------------------------------------------------------------------


@clause("wonders", "11.1")
@pytest.mark.parametrize("order", [*permutations((1, 2, 3, 4))])
def test_the_great_wall_is_built_in_any_order(order: tuple[int, ...]) -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").age(2).city(0, *making("WWCGPSSSOOO"))
    done: set[int] = set()
    for stage in order:
        assert stages_payable(t.hand(0, CARD)) == {1, 2, 3, 4} - done
        built(t, stage)
        if t.phase() == "PICK":
            t.play(0, "none")
        done.add(stage)
        assert t.state.stages_built[0] == sum(1 << (each - 1) for each in done)
    reason = t.hand(0, CARD).why_not(0, f"stage:{CARD}")
    assert reason is not None and reason.code == "wonder-done"


@clause("wonders", "11.1")
def test_each_stage_of_the_great_wall_once() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").city(0, *making("WWSSSOOO")).stages(0, 3).hand(0, CARD)
    t.play(0, f"stage:{CARD}")
    assert t.legal(0) == ["at:1", "at:4"]
    reason = t.why_not(0, "at:3")
    assert reason is not None and (reason.code, reason.clause) == ("stage-built", "11.1")
    reason = t.why_not(0, "at:2")
    assert reason is not None and reason.code in ("resources", "trade-coins"), "its cost is that of stage 2"


@clause("wonders", "11.1")
def test_the_stage_is_fixed_before_the_reveal() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").city(0, *making("WWSSS")).hand(0, CARD)
    for seat in (1, 2):
        t.play(seat, t.legal(seat)[-1])
    t.play(0, f"stage:{CARD}")
    assert t.phase() == "TURN" and t.position.waiting == 1, "nothing is revealed before the stage is named"
    assert t.state.stages_built[0] == 0 and t.state.coins[1] == 3
    t.play(0, "at:3")
    assert t.state.stages_built[0] == 0b100 and t.state.coins[1] == 6


@clause("wonders", "11.1")
def test_the_choice_of_the_stage_can_be_changed_like_any_other() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").city(0, *making("WWSSS")).hand(0, CARD)
    t.play(0, f"stage:{CARD}", "at:3")
    t.position.take_back(0)
    t.turn({0: [f"stage:{CARD}", "at:1"]})
    assert t.state.stages_built[0] == 0b001


@clause("wonders", "11.1")
def test_each_stage_can_be_bought_by_trade() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").city(0, "stone-pit", "excavation", "lumber-yard").coins(0, 2)
    t.city(1, "sawmill").hand(0, CARD)
    assert stages_payable(t) == {1, 3}
    t.turn({0: [f"stage:{CARD}", "at:1"]})
    assert t.coins_of(0) == 0 + 8 and t.coins_of(1) == 3 + 3 + 2


@clause("wonders", "11.2")
def test_great_wall_a_stage_1_brings_8_coins() -> None:
    t = built(Table("great-wall-a", "gizah-a", "babylon-a").city(0, *making("WW")).coins(0, 1))
    assert [t.coins_of(seat) for seat in range(3)] == [9, 6, 6]


@clause("wonders", "11.2")
def test_great_wall_a_stage_2_is_a_symbol_of_choice() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").city(0, *making("CGP"), "apothecary", "study").coins(0, 0)
    built(t)
    assert t.points(0) == 10


@clause("wonders", "11.2")
def test_great_wall_a_stage_3_has_2_shields() -> None:
    t = (
        Table("great-wall-a", "gizah-a", "babylon-a")
        .age(1, 6)
        .city(0, *making("SSS"))
        .city(1, "walls")
        .city(2, "stockade")
    )
    built(t)
    assert [t.state.victories[seat][0] for seat in range(3)] == [1, 1, 0]


@clause("wonders", "11.2")
def test_great_wall_a_stage_4_is_a_pick() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").age(2).city(0, *making("OOO")).discarded("palace").coins(0, 0)
    built(t)
    assert t.phase() == "PICK"
    t.play(0, "build:palace")
    assert t.has(0, "palace") and t.phase() == "TURN"


@clause("wonders", "11.3")
def test_great_wall_b_stage_1_brings_8_coins_and_2_to_each_neighbour() -> None:
    t = Table("great-wall-b", "gizah-a", "babylon-a", "rhodos-a").city(0, *making("WP")).coins(0, 0)
    built(t)
    assert [t.coins_of(seat) for seat in range(4)] == [8, 3 + 3 + 2, 3 + 3, 3 + 3 + 2]


@clause("wonders", "11.4")
def test_great_wall_b_stage_2_is_a_mask() -> None:
    t = Table("great-wall-b", "gizah-a", "babylon-a", "rhodos-a").city(0, *making("CCO"), "lodge").coins(0, 0)
    t.city(2, "study", "school")
    built(t)
    assert t.points(0) == 1, "no green card next door"
    t.city(1, "workshop")
    assert t.points(0) == 2
    t.city(3, "lodge")
    assert t.points(0) == 4, "also of a card of which the player has one"


@clause("wonders", "11.5")
def test_great_wall_b_stage_3_stays_out_of_the_conflicts_and_all_others_lose_2_coins() -> None:
    t = Table("great-wall-b", "gizah-a", "babylon-a", "rhodos-a").age(1, 6).city(0, *making("WWP")).coins(0, 0)
    t.city(0, "circus").city(1, "walls").city(3, "stockade")
    built(t, 3)
    assert [t.coins_of(seat) for seat in range(4)] == [0, 4, 4, 4]
    tokens = [(t.state.victories[seat][0], t.state.defeats[seat]) for seat in range(4)]
    assert tokens == [(0, 0), (2, 0), (0, 2), (1, 1)], "the left and the right city meet"


@clause("wonders", "11.5")
def test_great_wall_b_stage_3_the_example_two_others_meet_once() -> None:
    t = Table("great-wall-b", "gizah-a", "babylon-a").age(1, 6).city(0, *making("WWP")).city(1, "walls")
    built(t, 3)
    assert [(t.state.victories[seat][0], t.state.defeats[seat]) for seat in range(3)] == [(0, 0), (1, 0), (0, 1)]


# Cards of Age I that cost one resource.
ONE = {"W": "stockade", "S": "baths", "C": "guard-tower", "O": "barracks", "G": "workshop", "P": "scriptorium"}


def other(*cards: str) -> Table:
    """Great Wall B with its fourth stage and these cards, without coins."""
    return Table("great-wall-b", "gizah-a", "rhodos-a").age(2).stages(0, 4).city(0, *cards).coins(0, 0)


@clause("wonders", "11.6")
@pytest.mark.parametrize("resource", ONE)
def test_great_wall_b_stage_4_makes_what_the_city_does_not(resource: str) -> None:
    card = ONE[resource]
    t = other().hand(0, card)
    t.turn({0: f"build:{card}"})
    assert t.has(0, card) and t.coins_of(0) == 0
    assert t.hand(0, "pantheon").why_not(0, "build:pantheon") is not None


@clause("wonders", "11.6")
@pytest.mark.parametrize(
    ("cards", "can"),
    [
        (("caravansery",), True),  # yellow cards do not count: clay from it and from the stage
        (("clay-pool",), False),
        (("excavation",), False),  # all resources of a choice count
        (("tree-farm",), False),
        (("clay-pit",), False),
        (("timber-yard",), False),  # one clay only
        (("caravansery", "timber-yard"), True),
        (("black-market",), True),  # black cards do not count: it makes one more of the same kind
        (("caravansery", "excavation"), True),
    ],
)
def test_great_wall_b_stage_4_what_counts_as_made(cards: tuple[str, ...], can: bool) -> None:
    """The Forum costs two clay."""
    assert (other(*cards).hand(0, "forum").why_not(0, "build:forum") is None) == can


@clause("wonders", "11.6")
@clause("wonders", "11.18")
def test_great_wall_b_stage_4_gives_nothing_if_every_type_is_made() -> None:
    makers = ("timber-yard", "clay-pit", "glassworks-1", "press-1")
    assert other(*makers[:3]).hand(0, "school").why_not(0, "build:school") is None, "papyrus is not made"
    t = other(*makers)
    for card in ("forum", "caravansery", "stables", "training-ground"):
        assert t.hand(0, card).why_not(0, f"build:{card}") is not None


@clause("wonders", "11.6")
def test_great_wall_b_stage_4_does_not_double_the_resource_of_the_board() -> None:
    t = Table("great-wall-b", "gizah-a", "rhodos-a", changes={"card.forum.cost": ["loom", "loom"]})
    t.age(2).stages(0, 4).coins(0, 0).hand(0, "forum")
    assert t.why_not(0, "build:forum") is not None
    assert t.city(0, "loom-1").why_not(0, "build:forum") is None


@clause("wonders", "11.6")
def test_great_wall_b_stage_4_gives_one_resource_in_each_turn_from_the_next_on() -> None:
    t = Table("great-wall-b", "gizah-a", "rhodos-a").city(0, *making("SS")).coins(0, 0).hand(0, CARD, "barracks")
    assert t.why_not(0, "build:barracks") is not None
    built(t)
    for card in ("barracks", "guard-tower"):
        t.hand(0, card)
        t.turn({0: f"build:{card}"})
    assert t.has(0, "guard-tower") and t.coins_of(0) == 0
    assert t.hand(0, "temple").why_not(0, "build:temple") is not None, "wood and clay are two"


@clause("wonders", "11.6")
def test_great_wall_b_stage_4_is_not_for_sale() -> None:
    t = other().hand(1, "guard-tower").coins(1, 9)
    reason = t.why_not(1, "build:guard-tower")
    assert reason is not None and reason.code == "resources"


# --- Stonehenge -----------------------------------------------------------------------------------------

STONE = {"stone-pit": 1, "quarry": 2, "timber-yard": 1, "excavation": 1, "mine": 1}
NO_STONE = ("lumber-yard", "clay-pit", "forest-cave", "tree-farm", "sawmill", "foundry", "caravansery", "loom-1")


@clause("wonders", "11.7")
@clause("wonders", "11.19")
@pytest.mark.parametrize("card", [*STONE, *NO_STONE])
def test_stonehenge_a_stage_3_has_2_points_for_each_stone_on_brown_cards(card: str) -> None:
    t = Table("stonehenge-a", "gizah-a", "babylon-a").stages(0, 1, 2, 3).coins(0, 0)
    assert t.points(0) == 8
    assert t.city(0, card).points(0) == 8 + 2 * STONE.get(card, 0)
    assert t.city(0, *STONE).city(1, *STONE).points(0) == 8 + 2 * 6, "of the own city"


@clause("wonders", "11.19")
def test_stonehenge_b_stage_1_brings_coins_now_and_points_at_the_end() -> None:
    t = Table("stonehenge-b", "gizah-a", "babylon-a").city(0, *making("OOO"), "quarry", "excavation").coins(0, 0)
    built(t)
    assert t.coins_of(0) == 3 and t.points(0) == 1 + 3
    t.city(0, "stone-pit")
    assert t.coins_of(0) == 3 and t.points(0) == 1 + 4, "the coins were counted then"


@clause("wonders", "11.7")
@clause("wonders", "11.13")
def test_the_stone_of_the_board_counts_nothing() -> None:
    """No board that makes stone has such a stage, so one is changed."""
    t = Table("stonehenge-b", "gizah-a", "babylon-a", changes={"board.stonehenge-b.resource": "stone"})
    built(t.city(0, *making("OOO")).coins(0, 0))
    assert t.coins_of(0) == 0


def under_stonehenge(card: str) -> int:
    """Build stage 2 with this card in the last turn of the game; the points it scores, as noted.

    On the left: 2 blue, 2 leaders, 1 guild. On the right: 1 blue, 1 red, 2 black. Across: one of each.
    """
    t = Table("stonehenge-b", "gizah-a", "babylon-a", "rhodos-a", leaders="yes", cities="yes").stages(0, 1)
    t.city(0, *making("CCCP"), "altar", "baths", "stockade", "militia", "spies-guild").leaders(0, "nero")
    t.city(1, "altar", "statue", "traders-guild").leaders(1, "plato", "varro").stages(1, 1)
    t.city(2, "altar", "stockade", "militia", "builders-guild", "loom-1", "tavern").leaders(2, "midas")
    t.city(3, "palace", "stockade", "hideout", "lair").age(3, 7).hand(0, card)
    events = t.turn({0: f"stage:{card}"})
    found = [int(e.facts["points"]) for e in events if e.name == "marker-points" and e.seat == 0]
    assert [e.facts["card"] for e in events if e.name == "marker"] == [f"card-{card}"]
    return sum(found)


@clause("wonders", "11.8")
@pytest.mark.parametrize(
    ("card", "points"),
    [("gardens", 3), ("arsenal", 1), ("builders-guild", 1), ("capitol", 2), ("haven", 0), ("lodge", 0)],
)
def test_stonehenge_b_stage_2_counts_the_colour_of_its_card_next_door(card: str, points: int) -> None:
    """Conny's example: with a blue card below, 1 point for each blue card in the two neighbouring cities."""
    assert under_stonehenge(card) == points


@clause("wonders", "11.8")
def test_the_card_under_stonehenge_is_turned_up_only_at_the_end() -> None:
    t = Table("stonehenge-b", "gizah-a", "babylon-a").age(3, 5).stages(0, 1).city(0, *making("CCCP")).coins(0, 0)
    t.city(1, "altar", "baths").hand(0, CARD)
    built(t)
    assert t.points(0) == 0
    t.turn({})
    assert t.phase() == "OVER" and t.points(0) == 2 + 1, "and 3 coins of the last sale"


@clause("wonders", "11.8")
def test_a_leader_under_stonehenge_counts_leaders() -> None:
    t = Table("stonehenge-b", "gizah-a", "babylon-a", "rhodos-a", leaders="yes").stages(0, 1)
    t.city(0, *making("CCCP")).leaders(0, "nero").leaders(1, "plato").leaders(2, "varro", "midas").leaders(
        3, "hiram", "ptolemy"
    )
    t.leaders_in_hand(0, "amytis").leaders_in_hand(1, "sappho", "cleopatra").recruiting(3)
    t.turn({0: "stage:amytis"})
    events = t.age(3, 6).turn({})
    assert [e.facts["points"] for e in events if e.name == "marker-points"] == [3]
    assert [e.facts["card"] for e in events if e.name == "marker"] == ["leader-amytis"]


@clause("wonders", "11.8")
def test_cards_under_stages_next_door_are_not_counted() -> None:
    t = Table("stonehenge-b", "gizah-a", "babylon-a").age(3, 6).stages(0, 1).city(0, *making("CCCP")).coins(0, 0)
    t.city(1, *making("SS")).hand(0, CARD).hand(1, CARD)
    t.turn({0: f"stage:{CARD}", 1: f"stage:{CARD}"})
    assert t.phase() == "OVER" and t.points(0) == 0
