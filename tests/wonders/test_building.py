"""Building and discarding (section 4), the wonder (section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.wonders.notation import CARDS
from salon.kernel.events import HIDDEN
from tests.wonders.facts import AGE_CARDS, GUILDS, STAGES, makers
from tests.wonders.table import Table

clause = pytest.mark.clause

NAMESAKES = [(f"{name}-1", f"{name}-2") for name in ("loom", "glassworks", "press")]


def code(t: Table, seat: int, move: str) -> str | None:
    reason = t.why_not(seat, move)
    return reason.code if reason else None


def city(t: Table, seat: int, viewer: int | None = None) -> Any:
    return t.game.view(t.position, viewer).cities[seat]


def poor(*cards: str, board: str = "manneken-pis-b") -> Table:
    """Seat 0 has no coins, these cards in its city, and a board that makes nothing, unless one is given."""
    return Table(board, "gizah-a", "rhodos-a" if board != "rhodos-a" else "babylon-a").coins(0, 0).city(0, *cards)


# --- building -------------------------------------------------------------------------------------------


@clause("wonders", "4.1")
def test_a_built_card_lies_face_up_in_the_city_and_is_gone_from_the_hand() -> None:
    t = Table().hand(0, "altar", "theater")
    t.turn({0: "build:altar"})
    assert city(t, 0).cards == ["altar"] and city(t, 0, 2).cards == ["altar"]
    assert CARDS.index("altar") + 1 not in list(t.state.hand[1]) and CARDS.index("theater") + 1 in list(t.state.hand[1])


@clause("wonders", "4.1")
def test_the_coins_of_a_cost_go_to_the_bank() -> None:
    t = Table().hand(0, "mine").hand(1, "altar").hand(2, "altar")
    t.turn({0: "build:mine", 1: "build:altar", 2: "build:altar"})
    assert [t.coins_of(seat) for seat in range(3)] == [2, 3, 3]


@clause("wonders", "4.1")
def test_without_the_coins_a_card_cannot_be_built() -> None:
    t = Table().hand(0, "mine").coins(0, 0)
    reason = t.why_not(0, "build:mine")
    assert reason and (reason.code, reason.clause) == ("coins", "4.1")
    assert code(t.coins(0, 1), 0, "build:mine") is None


@clause("wonders", "4.1")
def test_coins_and_resources_of_a_cost_are_paid_together() -> None:
    t = Table("babylon-a", "gizah-a", "alexandria-a", cities="yes").hand(0, "gates-of-the-city").city(1, "lumber-yard")
    assert code(t.coins(0, 2), 0, "build:gates-of-the-city") == "trade-coins"  # 1 for the bank, 2 for wood
    t.coins(0, 3).turn({0: "build:gates-of-the-city"})
    assert (t.coins_of(0), t.coins_of(1)) == (0, 3 + 2 + 3)


@clause("wonders", "4.1")
def test_resources_come_from_the_own_city_or_by_trade() -> None:
    t = Table("alexandria-a", "gizah-a", "babylon-a").hand(0, "stockade", "baths").coins(0, 9)
    assert code(t, 0, "build:stockade") == "resources"
    assert t.ways(0, "build:baths") == ["pay:2+0"]
    t.city(0, "lumber-yard", "stone-pit")
    assert t.ways(0, "build:stockade") == t.ways(0, "build:baths") == ["pay:0+0"]


@clause("wonders", "4.1")
def test_what_a_card_makes_counts_from_the_following_turn_on() -> None:
    t = poor().hand(0, "stone-pit", "baths")
    assert code(t, 0, "build:baths") == "trade-coins"
    t.turn({0: "build:stone-pit"})
    t.hand(0, "baths").turn({0: "build:baths"})
    assert t.has(0, "baths") and t.coins_of(0) == 0


@clause("wonders", "4.1")
def test_what_a_card_makes_cheaper_counts_from_the_following_turn_on() -> None:
    t = Table("manneken-pis-b", "gizah-a", "babylon-a").coins(0, 1).hand(0, "west-trading-post", "baths")
    assert code(t, 0, "build:baths") == "trade-coins"
    t.turn({0: "build:west-trading-post"})
    assert t.hand(0, "baths").ways(0, "build:baths") == ["pay:1+0"]


# --- names ----------------------------------------------------------------------------------------------


@clause("wonders", "4.2")
@pytest.mark.parametrize("card", ["altar", "lumber-yard", "tavern", "walls", "workers-guild", "palace"])
def test_no_city_holds_two_cards_of_the_same_name(card: str) -> None:
    t = Table().coins(0, 30).city(0, card, *makers("WSCOGLP")).hand(0, card).city(1, *makers("SO"))
    reason = t.why_not(0, f"build:{card}")
    assert reason and (reason.code, reason.clause) == ("same-name", "4.2")
    assert f"build:{card}" not in t.legal(0)


@clause("wonders", "4.2")
@pytest.mark.parametrize(("first", "second"), NAMESAKES + [(b, a) for a, b in NAMESAKES])
def test_the_grey_cards_of_two_ages_have_the_same_names(first: str, second: str) -> None:
    t = Table().city(0, first).hand(0, second)
    assert code(t, 0, f"build:{second}") == "same-name"
    other = "press-2" if "loom" in second else "loom-2"
    assert code(t.hand(0, other), 0, f"build:{other}") is None


@clause("wonders", "4.2")
def test_a_neighbours_card_of_the_same_name_does_not_matter() -> None:
    t = Table().hand(0, "altar").city(1, "altar").city(2, "altar")
    assert code(t, 0, "build:altar") is None


@clause("wonders", "4.2")
def test_such_a_card_can_still_be_sold_or_put_under_a_stage() -> None:
    t = Table().city(0, "altar", "sawmill").hand(0, "altar")
    t.play(0, "stage:altar").play(1, "sell:loom-1").play(2, "sell:loom-1")
    assert city(t, 0).stages[0].built == "rhodos-a-1" and t.coins_of(0) == 3
    t.hand(0, "altar").turn({0: "sell:altar"})
    assert t.coins_of(0) == 6


@clause("wonders", "4.2")
def test_cards_under_stages_do_not_count_as_held() -> None:
    t = Table().city(0, "sawmill").hand(0, "theater")
    t.turn({0: "stage:theater"})
    t.hand(0, "theater").turn({0: "build:theater"})
    assert t.has(0, "theater")


# --- chains ---------------------------------------------------------------------------------------------


@clause("wonders", "4.3")
def test_a_chain_makes_a_card_free() -> None:
    t = poor("baths").age(2).hand(0, "aqueduct")
    assert t.ways(0, "build:aqueduct") == ["free:chain"]
    t.turn({0: "build:aqueduct"})
    assert t.has(0, "aqueduct") and t.has(0, "baths") and t.coins_of(0) == 0


@clause("wonders", "4.3")
def test_a_chain_costs_nothing_even_for_the_rich() -> None:
    t = Table("manneken-pis-b", "gizah-a", "rhodos-a").age(2).coins(0, 9).city(0, "baths").city(1, "quarry")
    t.hand(0, "aqueduct").turn({0: "build:aqueduct"})
    assert t.has(0, "aqueduct") and t.coins_of(0) == 9


@clause("wonders", "4.3")
def test_a_chain_needs_the_card_in_the_own_city() -> None:
    t = poor().age(2).city(1, "baths").city(2, "baths").hand(0, "aqueduct")
    assert code(t, 0, "build:aqueduct") in ("resources", "trade-coins")
    t = Table("rhodos-a", "gizah-a", "babylon-a").coins(0, 0).city(0, "sawmill").hand(0, "baths")
    t.turn({0: "stage:baths"})  # under a stage it leads nowhere
    assert code(t.hand(0, "aqueduct"), 0, "build:aqueduct") is not None
    t = poor().discarded("baths").age(2).hand(0, "aqueduct")
    assert code(t, 0, "build:aqueduct") is not None


@clause("wonders", "4.3")
def test_a_chain_works_from_the_turn_after_only() -> None:
    t = poor().hand(0, "theater", "statue")
    assert code(t, 0, "build:statue") is not None
    t.turn({0: "build:theater"})
    assert t.hand(0, "statue").ways(0, "build:statue") == ["free:chain"]


@clause("wonders", "4.3")
def test_a_chain_does_not_lift_the_rule_of_names() -> None:
    t = poor("baths", "aqueduct").age(2).hand(0, "aqueduct")
    assert code(t, 0, "build:aqueduct") == "same-name"


# --- what a city makes ----------------------------------------------------------------------------------


@clause("wonders", "4.4")
@pytest.mark.parametrize(
    ("board", "cards", "card"),
    [
        ("gizah-a", [], "baths"),
        ("manneken-pis-b", ["stone-pit"], "baths"),
        ("manneken-pis-b", ["mine"], "baths"),
        ("manneken-pis-b", ["mine"], "barracks"),
        ("manneken-pis-b", ["quarry"], "baths"),
        ("manneken-pis-b", ["glassworks-2"], "workshop"),
        ("manneken-pis-b", ["forum"], "workshop"),
        ("manneken-pis-b", ["caravansery"], "barracks"),
        ("gizah-a", ["stone-pit", "quarry", "glassworks-1"], "academy"),
        ("gizah-a", ["quarry", "forum"], "academy"),
        ("gizah-a", ["quarry", "mine", "caravansery", "glassworks-1"], "academy"),
    ],
)
def test_a_city_has_what_board_and_cards_make(board: str, cards: list[str], card: str) -> None:
    t = Table(board, "ephesos-a", "babylon-a").coins(0, 0).city(0, *cards).hand(0, card)
    assert t.ways(0, f"build:{card}") == ["pay:0+0"]
    t.turn({0: f"build:{card}"})
    assert t.has(0, card) and t.coins_of(0) == 0


@clause("wonders", "4.4")
@pytest.mark.parametrize(("board", "stage", "letters"), [("alexandria-a", 2, "WSCO"), ("alexandria-b", 2, "WSCOGLP")])
def test_a_city_has_what_its_stages_make(board: str, stage: int, letters: str) -> None:
    t = Table(board, "manneken-pis-b", "roma-a").coins(0, 0).stages(0, *range(1, stage + 1))
    needs = {"W": "stockade", "S": "baths", "C": "guard-tower", "O": "barracks", "L": "apothecary", "P": "scriptorium"}
    for letter, card in needs.items():
        assert (code(t.hand(0, card), 0, f"build:{card}") is None) == (letter in letters), card


@clause("wonders", "4.4")
def test_a_city_has_what_its_black_cards_make() -> None:
    t = Table("gizah-a", "manneken-pis-b", "roma-a", cities="yes").coins(0, 0).city(0, "secret-warehouse")
    assert code(t.hand(0, "arena"), 0, "build:arena") == "resources"
    assert t.city(0, "ore-vein").ways(0, "build:arena") == ["pay:0+0"]


@clause("wonders", "4.4")
def test_nothing_is_used_up() -> None:
    t = poor("stone-pit", "mine").hand(0, "baths").hand(2, "arena")
    t.turn({0: "build:baths"})
    t.hand(0, "barracks").turn({0: "build:barracks"})
    t.hand(0, "altar").turn({0: "build:altar"})
    t.hand(0, "town-hall").city(0, "glassworks-1", "foundry").turn({0: "build:town-hall"})
    assert t.has(0, "baths") and t.has(0, "barracks") and t.has(0, "town-hall") and t.coins_of(0) == 0


@clause("wonders", "4.8")
def test_each_unit_pays_for_one_resource_only() -> None:
    t = poor("quarry").age(2).hand(0, "aqueduct")  # 3 stone
    assert code(t, 0, "build:aqueduct") is not None
    assert code(t.city(0, "stone-pit"), 0, "build:aqueduct") is None


@clause("wonders", "4.8")
def test_a_card_with_a_choice_gives_one_of_its_resources_in_each_turn() -> None:
    t = poor("mine", "stone-pit").age(3).hand(0, "arena")  # 2 stone, 1 ore
    assert code(t, 0, "build:arena") is not None
    assert code(t.city(0, "clay-pit"), 0, "build:arena") is None
    t = poor("forum").hand(0, "traders-guild")
    assert code(t, 0, "build:traders-guild") is not None
    t = poor("caravansery").age(2).hand(0, "stables")
    assert code(t, 0, "build:stables") is not None


@clause("wonders", "4.4")
@pytest.mark.parametrize(
    ("cards", "card", "can"),
    [
        (["tree-farm", "forest-cave", "clay-pit"], "stables", True),  # wood, clay, ore
        (["tree-farm", "excavation", "clay-pit"], "stables", True),
        (["tree-farm", "excavation", "timber-yard"], "stables", False),  # no ore
        (["excavation", "clay-pit", "mine"], "stables", False),  # no wood
        (["tree-farm", "clay-pit", "caravansery"], "stables", True),
        (["excavation", "timber-yard", "mine"], "aqueduct", True),
        (["excavation", "timber-yard", "clay-pit"], "aqueduct", False),
        (["mine", "forest-cave", "clay-pit", "stone-pit"], "fortifications", True),
        (["mine", "forest-cave", "clay-pit", "timber-yard"], "fortifications", True),
        (["mine", "forest-cave", "clay-pit", "tree-farm"], "fortifications", False),
    ],
)
def test_choices_are_combined_in_the_best_way(cards: list[str], card: str, can: bool) -> None:
    t = poor(*cards).hand(0, card)
    assert (f"build:{card}" in t.legal(0)) == can


# --- selling --------------------------------------------------------------------------------------------


@clause("wonders", "4.5")
@pytest.mark.parametrize("card", ["altar", "mine", "palace", "tavern", "workers-guild"])
def test_a_card_is_sold_for_3_coins_whatever_it_is(card: str) -> None:
    t = poor("altar").hand(0, card).hand(1, "altar").hand(2, "altar")
    before = t.game.view(t.position, None).discarded
    t.turn({0: f"sell:{card}", 1: "build:altar", 2: "build:altar"})
    assert t.coins_of(0) == 3 and [t.coins_of(1), t.coins_of(2)] == [3, 3]
    assert t.game.view(t.position, None).discarded == before + 1
    assert card == "altar" or not t.has(0, card)


@clause("wonders", "4.5")
def test_a_sold_card_lies_on_the_discard_pile() -> None:
    t = Table("halikarnassos-a", "gizah-a", "rhodos-a").stages(0, 1).city(0, *makers("OOO"))
    t.hand(1, "tavern").hand(2, "theater").turn({0: "stage:loom-1", 1: "sell:tavern", 2: "sell:theater"})
    assert t.legal(0) == ["build:theater", "build:tavern", "none"]


@clause("wonders", "4.5")
def test_every_card_of_every_hand_can_be_sold() -> None:
    cards = ["altar", "mine", "palace", "loom-2", "tavern", "workers-guild", "walls"]
    t = poor("altar", "loom-1").hand(0, *cards)
    assert {move for move in t.legal(0) if move.startswith("sell:")} == {f"sell:{card}" for card in cards}


@clause("wonders", "4.6")
@pytest.mark.parametrize("move", ["sell:tavern", "stage:tavern"])
def test_only_its_player_knows_a_card_that_lies_face_down(move: str) -> None:
    t = Table().city(2, *makers("CC")).hand(2, "tavern")
    t.play(0, "sell:lumber-yard").play(1, "sell:lumber-yard")
    for viewer, seen in ((0, HIDDEN), (1, HIDDEN), (None, HIDDEN), (2, "card-tavern")):
        events = t.game.events(t.position, 2, t.game.actions.parse(move), viewer)
        assert [e.facts["card"] for e in events if e.name in ("sold", "staged") and e.seat == 2] == [seen]
    t.play(2, move)
    for other in (0, 1, None):
        view = t.game.view(t.position, other)
        assert "tavern" not in view.sold and view.cities[2].stages[0].under is None and view.pile == []
    own = t.game.view(t.position, 2)
    assert [*own.sold, own.cities[2].stages[0].under] == (["tavern", None] if "sell" in move else ["tavern"])
    assert own.cities[0].stages[0].built is None


@clause("wonders", "4.6")
def test_everybody_sees_that_a_stage_was_built_and_how_many_cards_were_discarded() -> None:
    t = Table().city(2, *makers("CC"))
    t.turn({2: "stage:lumber-yard"})
    view = t.game.view(t.position, 0)
    assert view.cities[2].stages[0].built == "babylon-a-1" and view.discarded == 2


# --- the right to build for free ------------------------------------------------------------------------


def olympia(*boards: str, **options: str) -> Table:
    """Seat 0 has Olympia A with stage 2 and no coins."""
    t = Table("olympia-a", *(boards or ("manneken-pis-b", "roma-a")), changes=None, **options)
    return t.stages(0, 1, 2).coins(0, 0)


@clause("wonders", "4.7")
@pytest.mark.parametrize("card", ["palace", "mine", "workers-guild", "contingent", "mercenaries"])
def test_olympia_builds_a_card_without_its_coins_and_resources(card: str) -> None:
    t = olympia(cities="yes").hand(0, card)
    assert t.ways(0, f"build:{card}") == ["free:stage"]
    t.turn({0: f"build:{card}"})
    assert t.has(0, card) and t.coins_of(0) == 0


@clause("wonders", "4.7")
def test_the_right_holds_once_in_each_age() -> None:
    t = olympia().hand(0, "palace")
    t.turn({0: "build:palace"})
    assert code(t.hand(0, "mine"), 0, "build:mine") == "coins"
    for age in (1, 2):
        t.age(age, turn=6).coins(0, 0)
        t.turn({})
        assert t.coins(0, 0).hand(0, "town-hall").ways(0, "build:town-hall") == ["free:stage"]
        t.play(0, "build:town-hall")
        t.position.take_back(0)


@clause("wonders", "4.9")
def test_an_unused_right_is_lost_at_the_end_of_the_age() -> None:
    t = olympia().age(1, turn=6)
    t.turn({})
    t.coins(0, 0).hand(0, "palace").turn({0: "build:palace"})
    assert t.has(0, "palace")
    assert t.coins(0, 0).hand(0, "town-hall").why_not(0, "build:town-hall") is not None  # no second one


@clause("wonders", "4.7")
def test_the_right_holds_from_the_turn_after_the_stage_was_built() -> None:
    t = Table("olympia-a", "manneken-pis-b", "rhodos-a").stages(0, 1).coins(0, 0).city(0, "quarry").hand(0, "palace")
    assert code(t, 0, "build:palace") is not None
    t.turn({0: "stage:palace"})
    assert t.hand(0, "palace").ways(0, "build:palace") == ["free:stage"]


@clause("wonders", "4.9")
def test_the_right_does_not_help_with_a_stage() -> None:
    t = olympia().hand(0, "palace")
    assert code(t, 0, "stage:palace") == "resources"


@clause("wonders", "4.9")
def test_the_right_does_not_help_with_a_leader() -> None:
    t = olympia("gizah-a", "rhodos-a", leaders="yes").leaders_in_hand(0, "hypatia").recruiting()
    assert code(t, 0, "recruit:hypatia") == "leader-coins"
    assert code(t.coins(0, 4), 0, "recruit:hypatia") is None


@clause("wonders", "4.9")
def test_the_right_does_not_lift_the_rule_of_names() -> None:
    t = olympia().city(0, "palace").hand(0, "palace")
    assert code(t, 0, "build:palace") == "same-name"


@clause("wonders", "4.7")
def test_who_pays_keeps_the_right() -> None:
    t = olympia().coins(0, 1).hand(0, "mine")
    assert t.ways(0, "build:mine") == ["free:stage", "pay:0+0"]
    t.turn({0: ["build:mine", "pay:0+0"]})
    assert t.coins_of(0) == 0 and t.hand(0, "palace").ways(0, "build:palace") == ["free:stage"]


@clause("wonders", "4.7")
def test_a_card_that_is_free_anyway_does_not_use_the_right_up() -> None:
    t = olympia().city(0, "baths").hand(0, "altar", "stockade", "aqueduct")
    assert t.ways(0, "build:altar") == t.ways(0, "build:stockade") == ["pay:0+0"]
    assert t.ways(0, "build:aqueduct") == ["free:chain"]
    t.turn({0: "build:aqueduct"})
    assert t.hand(0, "palace").ways(0, "build:palace") == ["free:stage"]


# --- the wonder -----------------------------------------------------------------------------------------


@clause("wonders", "6.1")
@pytest.mark.parametrize("card", ["altar", "palace", "tavern", "mine", "lumber-yard", "workers-guild"])
def test_any_card_is_put_face_down_under_the_board(card: str) -> None:
    """Neither its cost nor its effect matters."""
    t = Table().city(0, "sawmill").coins(0, 0).hand(0, card)
    t.turn({0: f"stage:{card}"})
    assert not t.has(0, card) and t.coins_of(0) == 0 and city(t, 0).makes == {"wood": 2, "ore": 1}
    assert t.points(0) == 3 and city(t, 0, 0).stages[0].under == card
    assert t.game.view(t.position, None).discarded == 2  # only the sales of the others


@clause("wonders", "6.1")
def test_the_cost_of_a_stage_is_paid_by_the_same_rules_as_for_a_card() -> None:
    t = Table("rhodos-a", "olympia-a", "stonehenge-a").coins(0, 4).hand(0, "altar").hand(1, "altar").hand(2, "altar")
    assert t.ways(0, "stage:altar") == ["pay:2+2"]
    t.turn({0: "stage:altar", 1: "build:altar", 2: "build:altar"})
    assert [t.coins_of(seat) for seat in range(3)] == [0, 5, 5]
    t = Table("rhodos-a", "olympia-a", "stonehenge-a").coins(0, 2).hand(0, "altar").city(0, "lumber-yard")
    assert t.ways(0, "stage:altar") == ["pay:0+2", "pay:2+0"]
    t = Table("rhodos-a", "gizah-a", "babylon-a").hand(0, "altar")
    reason = t.why_not(0, "stage:altar")
    assert reason and (reason.code, reason.clause) == ("resources", "4.4")
    t = Table("rhodos-a", "olympia-a", "stonehenge-a").coins(0, 3).hand(0, "altar")
    assert code(t, 0, "stage:altar") == "trade-coins"


@clause("wonders", "6.1")
def test_the_coins_of_a_stage_go_to_the_bank() -> None:
    t = Table("petra-a", "gizah-a", "rhodos-a").stages(0, 1).coins(0, 6).hand(0, "altar")
    assert code(t, 0, "stage:altar") == "coins"
    t.coins(0, 8).turn({0: "stage:altar"})
    assert t.coins_of(0) == 1 and t.state.stages_built[0] == 0b11


@clause("wonders", "6.2")
@pytest.mark.parametrize("board", [board for board in STAGES if "roma" not in board and "petra" not in board])
def test_stages_are_built_from_the_first_to_the_last_each_once(board: str) -> None:
    neighbours = ("manneken-pis-b", "great-wall-a")
    count = len(STAGES[board][1])
    t = Table(board, *neighbours, cities="yes", leaders="yes").city(0, "architect-cabinet")  # stages need no resources
    for stage in range(1, count + 1):
        t.age(1)
        t.turn({0: "stage:lumber-yard"})
        while t.phase() in ("PICK", "CHOICES"):
            t.play(0, "none")
        assert t.state.stages_built[0] == (1 << stage) - 1
        assert city(t, 0).stages[stage - 1].built == f"{board}-{stage}"
    reason = t.why_not(0, f"stage:{CARDS[t.state.hand[0][0] - 1]}")
    assert reason and (reason.code, reason.clause) == ("wonder-done", "6.2")
    assert not any(move.startswith("stage:") for move in t.legal(0))


@clause("wonders", "6.2")
def test_a_later_stage_cannot_be_built_before_an_earlier_one() -> None:
    t = Table("gizah-a", "rhodos-a", "babylon-a").coins(0, 0).city(0, *makers("WWW")).hand(0, "altar")
    assert code(t, 0, "stage:altar") is not None  # stage 1 needs 2 stone; the wood of stage 2 does not help
    assert code(t.stages(0, 1), 0, "stage:altar") is None


@clause("wonders", "6.2")
def test_one_card_builds_one_stage() -> None:
    t = Table().city(0, *makers("WWCCC")).hand(0, "altar")
    t.turn({0: "stage:altar"})
    assert t.state.stages_built[0] == 0b001


@clause("wonders", "6.2")
def test_a_stage_to_choose_is_not_asked_for() -> None:
    t = Table().city(0, "sawmill").hand(0, "altar").play(0, "stage:altar")
    assert not t.position.waiting & 1
    t.position.take_back(0)
    assert code(t, 0, "at:2") == "wrong-moment"


# --- effects of stages ----------------------------------------------------------------------------------


@clause("wonders", "6.3")
def test_what_a_stage_makes_counts_from_the_following_turn_on() -> None:
    t = Table("alexandria-b", "manneken-pis-b", "rhodos-a").coins(0, 0).city(0, "brickyard").hand(0, "stockade")
    assert code(t, 0, "build:stockade") == "resources"
    t.turn({0: "stage:stockade"})
    assert t.hand(0, "stockade").ways(0, "build:stockade") == ["pay:0+0"]


@clause("wonders", "6.3")
def test_what_a_stage_makes_cheaper_counts_from_the_following_turn_on() -> None:
    t = Table("olympia-b", "gizah-a", "manneken-pis-b").coins(0, 2).city(0, "lumber-yard").hand(0, "baths")
    assert t.ways(0, "build:baths") == ["pay:2+0"]
    t.turn({0: "stage:baths"})
    assert t.hand(0, "baths").ways(0, "build:baths") == ["pay:1+0"]


@clause("wonders", "6.3")
def test_shields_of_a_stage_count_from_the_moment_it_is_built() -> None:
    t = Table().age(1, turn=6).stages(0, 1).city(0, *makers("CCC")).city(1, "stockade").city(2, "walls")
    t.turn({0: "stage:lumber-yard"})
    assert (t.state.victories[0][0], t.state.defeats[0], t.state.victories[2][0]) == (1, 0, 1)


@clause("wonders", "6.3")
def test_coins_of_a_stage_come_at_once_and_once() -> None:
    t = Table("ephesos-a", "gizah-a", "rhodos-a").stages(0, 1).coins(0, 0).city(0, "sawmill").hand(0, "altar")
    t.turn({0: "stage:altar"})
    assert t.coins_of(0) == 9
    t.hand(0, "theater").turn({0: "build:theater"})
    assert t.coins_of(0) == 9


@clause("wonders", "6.3")
def test_points_of_stages_count_at_the_end() -> None:
    t = Table("gizah-b", "rhodos-a", "babylon-a").age(3, turn=6).stages(0, 1, 2, 3, 4).coins(0, 0).city(0, "barracks")
    t.city(1, "barracks").city(2, "barracks").hand(0, "altar")
    t.turn({0: "build:altar"})
    assert t.phase() == "OVER" and t.points(0) == 3 + 5 + 5 + 7 + 2


@clause("wonders", "6.5")
def test_boards_stages_and_the_cards_under_them_do_not_count_where_cards_are_counted() -> None:
    """A Bazar: three boards that make manufactured resources, a stage that does, and a press under a stage."""
    t = Table("alexandria-b", "ephesos-a", "halikarnassos-a").age(2).stages(0, 1).coins(0, 0).city(1, "quarry")
    t.city(0, "sawmill").hand(0, "press-2").hand(1, "press-2")
    t.turn({0: "stage:press-2", 1: "stage:press-2"})
    assert t.state.stages_built[1] == 1 and t.state.stages_built[0] == 0b11
    t.hand(0, "bazar").turn({0: "build:bazar"})
    assert t.coins_of(0) == 0
    t = Table("gizah-a", "rhodos-a", "olympia-a").age(2).coins(0, 0).stages(0, 1).hand(0, "vineyard")
    t.turn({0: "build:vineyard"})
    assert t.coins_of(0) == 0


@clause("wonders", "6.5")
def test_a_guild_under_a_stage_brings_no_points() -> None:
    t = Table().age(3).coins(0, 0).city(0, "sawmill").city(1, "altar").hand(0, "magistrates-guild")
    t.turn({0: "stage:magistrates-guild"})
    assert t.points(0) == 3


@clause("wonders", "6.4")
def test_a_stage_with_a_pick_lets_its_owner_build_from_the_discard_pile() -> None:
    t = Table("halikarnassos-b", "gizah-a", "rhodos-a").age(2).discarded("palace").city(0, *makers("OO")).coins(0, 0)
    t.turn({0: "stage:sawmill"})
    assert t.phase() == "PICK" and t.position.waiting == 0b001
    t.play(0, "build:palace")
    assert t.has(0, "palace") and t.coins_of(0) == 0 and t.points(0) == 2 + 8


@clause("wonders", "6.4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([], 1),
        (["apothecary", "lodge"], 9),
        (["apothecary", "workshop"], 1 + 1 + 1 + 7),
        (["apothecary", "workshop", "scriptorium"], 4 + 1 + 1 + 7),
        (["apothecary", "lodge", "academy", "workshop", "study"], 9 + 4 + 1 + 7),
        (["apothecary", "lodge", "academy", "dispensary"], 25),
    ],
)
def test_a_symbol_of_choice_is_settled_in_the_best_way(cards: list[str], points: int) -> None:
    t = Table("babylon-a", "gizah-a", "rhodos-a").coins(0, 0).city(0, *cards).stages(0, 2)
    assert t.points(0) == points


@clause("wonders", "6.4")
def test_the_guild_of_a_neighbour_is_copied_in_the_best_way() -> None:
    t = Table("olympia-b", "gizah-a", "rhodos-a", "babylon-a").coins(0, 0).stages(0, 3)
    assert t.points(0) == 0
    t.city(1, "magistrates-guild", "altar", "baths").city(3, "spies-guild", "stockade").city(2, "builders-guild")
    assert t.points(0) == 2  # two blue cards in neighbouring cities; one red one
    assert set(GUILDS["base"]) & set(city(t, 0).cards) == set()


def test_the_facts_name_all_age_cards() -> None:
    assert len(AGE_CARDS) == 68 and sum(len(card.marks) for card in AGE_CARDS.values()) == 138
