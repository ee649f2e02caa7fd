"""The Wonder Pack (section 11): every stage of its four boards, with the examples of the rule sheet."""

from __future__ import annotations

from itertools import permutations

import pytest

import salon
from salon.kernel.reasons import SalonError
from tests.wonders.costs import assert_costs, making
from tests.wonders.table import Table

clause = pytest.mark.clause

# What the board makes, and of each stage cost and points.
PACK = {
    "great-wall-a": ("L", [("WW", 0), ("CGP", 0), ("SSS", 0), ("OOO", 0)]),
    "great-wall-b": ("L", [("WP", 0), ("CCO", 0), ("WWP", 0), ("SS", 0)]),
    "stonehenge-a": ("W", [("CO", 3), ("CCP", 5), ("WWWL", 0)]),
    "stonehenge-b": ("W", [("OOO", 0), ("CCCP", 0)]),
    "manneken-pis-b": ("", [("WSCOGLP", 7)]),
    "abu-simbel-a": ("P", [("SC", 3), ("WO", 5), ("SSGL", 0)]),
    "abu-simbel-b": ("P", [("CCL", 0), ("WWG", 0)]),
}
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
CARD = "altar"  # put under the stages


def stages_payable(t: Table, seat: int = 0) -> set[int]:
    """The stages the seat could choose to build now."""
    if t.why_not(seat, f"stage:{CARD}"):
        return set()
    position = t.position.copy()
    position.play(seat, t.game.moves.parse(f"stage:{CARD}"))
    at = position.snapshot().at[seat]
    return {at} if at else {int(t.game.moves.text(a).removeprefix("at:")) for a in position.legal(seat)}


def built(t: Table, at: int = 0, seat: int = 0) -> Table:
    """Build a stage, the one named; the others sell."""
    t.hand(seat, CARD)
    several = len(stages_payable(t, seat)) > 1
    t.turn({seat: [f"stage:{CARD}", f"at:{at}"] if several else f"stage:{CARD}"})
    return t


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
    assert t.state.built[0] >> (nth - 1) & 1
    assert t.game.stages_of(board) == len(stages)
    if not board.startswith("great"):
        assert t.points(0) - t.coins_of(0) // 3 - sum(each for _, each in stages[: nth - 1]) == points


@clause("wonders", "11.9")
@pytest.mark.parametrize("board", [*PACK, "manneken-pis-a"])
def test_what_the_boards_make(board: str) -> None:
    makes = "" if board == "manneken-pis-a" else PACK[board][0]
    assert [Table(board, "gizah-a", "rhodos-a").state.made[0][i] for i in range(7)] == [
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
        if t.moment() == "PICK":
            t.play(0, "none")
        done.add(stage)
        assert t.state.built[0] == sum(1 << (each - 1) for each in done)
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
    assert t.moment() == "TURN" and t.position.waiting == 1, "nothing is revealed before the stage is named"
    assert t.state.built[0] == 0 and t.state.coins[1] == 3
    t.play(0, "at:3")
    assert t.state.built[0] == 0b100 and t.state.coins[1] == 6


@clause("wonders", "11.1")
def test_the_choice_of_the_stage_can_be_changed_like_any_other() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").city(0, *making("WWSSS")).hand(0, CARD)
    t.play(0, f"stage:{CARD}", "at:3")
    t.position.take_back(0)
    t.turn({0: [f"stage:{CARD}", "at:1"]})
    assert t.state.built[0] == 0b001


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
    assert [t.state.won[seat][0] for seat in range(3)] == [1, 1, 0]


@clause("wonders", "11.2")
def test_great_wall_a_stage_4_is_a_pick() -> None:
    t = Table("great-wall-a", "gizah-a", "babylon-a").age(2).city(0, *making("OOO")).discarded("palace").coins(0, 0)
    built(t)
    assert t.moment() == "PICK"
    t.play(0, "build:palace")
    assert t.has(0, "palace") and t.moment() == "TURN"


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
    tokens = [(t.state.won[seat][0], t.state.lost[seat]) for seat in range(4)]
    assert tokens == [(0, 0), (2, 0), (0, 2), (1, 1)], "the left and the right city meet"


@clause("wonders", "11.5")
def test_great_wall_b_stage_3_the_example_two_others_meet_once() -> None:
    t = Table("great-wall-b", "gizah-a", "babylon-a").age(1, 6).city(0, *making("WWP")).city(1, "walls")
    built(t, 3)
    assert [(t.state.won[seat][0], t.state.lost[seat]) for seat in range(3)] == [(0, 0), (1, 0), (0, 1)]


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
@pytest.mark.parametrize("card", [*STONE, *NO_STONE])
def test_stonehenge_a_stage_3_has_2_points_for_each_stone_on_brown_cards(card: str) -> None:
    t = Table("stonehenge-a", "gizah-a", "babylon-a").stages(0, 1, 2, 3).coins(0, 0)
    assert t.points(0) == 8
    assert t.city(0, card).points(0) == 8 + 2 * STONE.get(card, 0)
    assert t.city(0, *STONE).city(1, *STONE).points(0) == 8 + 2 * 6, "of the own city"


@clause("wonders", "11.7")
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
    """Build stage 2 with this card in the last turn of the game; the points it is worth, as told.

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
    assert t.moment() == "OVER" and t.points(0) == 2 + 1, "and 3 coins of the last sale"


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
    assert t.moment() == "OVER" and t.points(0) == 0


# --- Manneken Pis ---------------------------------------------------------------------------------------


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
        assert t.game.pieces["source"][source] == f"{board}-{nth}"


@clause("wonders", "11.10")
@pytest.mark.parametrize(("board", "coins"), [("petra-a", 7), ("petra-b", 14)])
def test_coins_are_part_of_the_copied_cost(board: str, coins: int) -> None:
    t = manneken("gizah-a", board, 1).coins(0, coins - 1)
    assert stages_payable(t) == set()
    built(t.coins(0, coins))
    assert t.coins_of(0) == 0 and t.points(0) == coins


@clause("wonders", "11.10")
def test_the_three_are_built_in_order() -> None:
    t = manneken("gizah-a", "rhodos-a").city(0, *making("SSSSCCC"))
    for stage in (1, 2, 3):
        assert stages_payable(t.hand(0, CARD)) == {stage}
        built(t)
        assert t.state.built[0] == 2**stage - 1
    assert t.points(0) - t.coins_of(0) // 3 == 3 + 7 and t.state.shields[0] == 2
    reason = t.hand(0, CARD).why_not(0, f"stage:{CARD}")
    assert reason is not None and reason.code == "wonder-done"


@clause("wonders", "11.10")
def test_left_and_right_are_those_of_the_table() -> None:
    """With four players the city across does not matter, and seats count round the table."""
    t = Table("olympia-a", "rhodos-a", "gizah-a", "manneken-pis-a").city(3, *making("WW")).coins(3, 0).hand(3, CARD)
    assert stages_payable(t, 3) == {1}
    built(t, seat=3)
    assert t.game.pieces["source"][t.state.stage_source[3][0] - 1] == "olympia-a-1"
    built(t.city(3, "sawmill", *making("WW"), "forest-cave", "timber-yard"), seat=3)
    assert t.game.pieces["source"][t.state.stage_source[3][1] - 1] == "gizah-a-2"


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
        assert t.state.built[0] == (1 << (done + 1)) - 1, "it is the next stage of the own board"
        assert t.game.pieces["source"][t.state.stage_source[0][done] - 1] == f"great-wall-{side}-{at}"


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
    assert t.position.waiting == 1 and t.legal(0) == ["at:1", "at:3"] and t.state.built[0] == 0
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
    assert sum(manneken().state.made[0]) == 0


@clause("wonders", "11.13")
def test_a_copied_stage_is_a_stage_of_manneken_pis() -> None:
    t = manneken("gizah-a", "rhodos-a").city(0, *making("SS"))
    built(t)
    assert (t.state.built[0], t.state.built[1]) == (1, 0)
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
        assert t.moment() == "PICK" and t.position.waiting == 1 << seat
        t.play(seat, "none")


@clause("wonders", "11.13")
def test_a_copied_trade_and_last_card() -> None:
    t = manneken("olympia-b", "rhodos-a").city(0, *making("WW"))
    built(t)
    t.city(1, "brickyard").coins(0, 2).hand(0, "forum")
    assert t.ways(0, "build:forum") == ["pay:2+0"]
    t = manneken("gizah-a", "babylon-b", 1).age(2, 7).hand(0, CARD, "loom-2").city(0, *making("WWG"))
    t.turn({0: f"stage:{CARD}"})
    assert t.moment() == "LAST" and t.position.waiting == 1


@clause("wonders", "11.13")
@clause("wonders", "11.16")
def test_manneken_pis_copies_abu_simbel_with_an_own_leader() -> None:
    t = manneken("abu-simbel-b", "rhodos-a").city(0, *making("CCL")).leaders(0, "pericles").leaders(1, "plato")
    built(t)
    assert t.moment() == "CHOICES" and t.position.waiting == 1 and t.legal(0) == ["lay:pericles", "none"]
    t.play(0, "lay:pericles")
    assert t.points(0) == 12 and t.has(0, "pericles")


@clause("wonders", "11.14")
def test_manneken_pis_b_has_one_stage_with_7_coins_7_points_and_a_shield() -> None:
    t = Table("manneken-pis-b", "gizah-a", "babylon-a").age(1, 6).city(0, *making("WSCOGLP")).coins(0, 0)
    t.city(1, "stockade")
    built(t)
    assert t.coins_of(0) == 7 and t.points(0) == 7 + 2 + 1
    assert [t.state.won[seat][0] for seat in range(3)] == [1, 1, 0]
    reason = t.hand(0, CARD).why_not(0, f"stage:{CARD}")
    assert reason is not None and reason.code == "wonder-done"


# --- Abu Simbel -----------------------------------------------------------------------------------------


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
    assert t.moment() == "CHOICES" and t.position.waiting == 1
    assert t.legal(0) == ["lay:nero", "lay:plato", "none"]
    for leader in ("midas", "varro"):
        reason = t.why_not(0, f"lay:{leader}")
        assert reason is not None and (reason.code, reason.clause) == ("not-recruited", "11.16")
    t.play(0, "lay:plato")
    assert t.moment() == "TURN" and t.points(0) == 3 + 5 + 8


@clause("wonders", "11.16")
def test_none_may_be_laid_and_then_never_again() -> None:
    t = built(temple("plato")).play(0, "none")
    assert t.points(0) == 8
    t.turn({})
    assert t.moment() == "TURN" and t.why_not(0, "lay:plato") is not None


@clause("wonders", "11.16")
def test_without_a_leader_the_stage_is_built_all_the_same() -> None:
    t = built(temple().leaders_in_hand(0, "varro"))
    assert t.moment() == "TURN" and t.state.built[0] == 0b111


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
    assert t.moment() == "TURN", "the only leader lies on the board already"


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
    assert t.state.lost[0] == 1
    t = laid("xenophon").coins(0, 0).hand(0, "vineyard")
    t.turn({0: "build:vineyard"})
    assert t.coins_of(0) == 2, "its 2 brown cards only"


@clause("wonders", "11.17")
def test_a_laid_leader_is_still_a_leader_but_nobody_can_copy_it() -> None:
    t = laid("cleopatra").leaders(0, "nero")
    assert t.coins(1, 0).city(1, "diplomats-guild").points(1) == 2
    t.age(3).city(1, *making("WCGL")).hand(1, "courtesans-guild")
    t.turn({1: "build:courtesans-guild"})
    assert t.moment() == "CHOICES" and t.legal(1) == ["copy:nero"]
    reason = t.why_not(1, "copy:cleopatra")
    assert reason is not None and reason.code == "no-leader-there"


@clause("wonders", "11.17")
def test_with_all_leaders_laid_there_is_nothing_to_copy() -> None:
    t = laid("cleopatra").age(3).city(1, *making("WCGL")).hand(1, "courtesans-guild")
    t.turn({1: "build:courtesans-guild"})
    assert t.moment() == "TURN" and t.has(1, "courtesans-guild")
