"""Cities (section 13), with debts (9.3), diplomacy of black cards and masks."""

from __future__ import annotations

from typing import Any

import pytest

import salon
from salon.games.wonders.notation import CARDS, COMPONENTS, LEADERS
from tests.wonders.table import Table

clause = pytest.mark.clause

BLACK = CARDS[CARDS.index("pigeon-loft") :]
NEW_GUILDS = {"counterfeiters-guild", "guild-of-shadows", "mourners-guild"}
NEW_LEADERS = {"aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis"}


def table(*boards: str, **options: Any) -> Table:
    return Table(*boards, cities="yes", **options)


def code(t: Table, seat: int, move: str) -> str:
    reason = t.why_not(seat, move)
    return reason.code if reason else ""


def coins(t: Table) -> list[int]:
    return [t.coins_of(seat) for seat in range(t.seats)]


def poor(t: Table) -> Table:
    for seat in range(t.seats):
        t.coins(seat, 0)
    return t


# --- the decks ------------------------------------------------------------------------------------------


@clause("wonders", "13.1")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_each_age_gets_as_many_black_cards_as_there_are_players(seats: int) -> None:
    game = salon.game("wonders")
    drawn = []
    for seed in ("one", "two"):
        for age, hands in enumerate(game.deal(seats, seed, cities="yes").content["ages"], 1):
            assert [len(hand) for hand in hands] == [8] * seats
            black = [card for hand in hands for card in hand if card in BLACK]
            assert len(black) == len(set(black)) == seats
            assert {(BLACK.index(card) // 9) + 1 for card in black} == {age}
            drawn.append(sorted(black))
    assert drawn[:3] != drawn[3:]  # by chance
    plain = game.deal(seats, "one").content["ages"]
    assert not any(card in BLACK for hands in plain for hand in hands for card in hand)
    assert [len(hand) for hand in plain[0]] == [7] * seats


@clause("wonders", "13.1")
def test_an_age_has_seven_turns_and_the_eighth_card_is_discarded() -> None:
    t = table().age(1)
    for turn in range(7):
        assert (t.state.age, t.state.turn) == (0, turn)
        assert [sum(card > 0 for card in t.state.hand[seat]) for seat in range(3)] == [8 - turn] * 3
        t.turn({})
    assert (t.state.age, t.state.turn, t.phase()) == (1, 0, "TURN")
    assert coins(t) == [3 + 7 * 3] * 3


@clause("wonders", "13.1")
@clause("wonders", "3.7")
def test_babylon_plays_the_eighth_card() -> None:
    t = table("babylon-b", "gizah-a", "rhodos-a").stages(0, 1, 2).age(1, turn=6)
    t.turn({})
    assert t.phase() == "TURN"
    t.turn({})
    assert t.phase() == "LAST" and t.position.waiting == 1


@clause("wonders", "13.2")
def test_three_more_guilds_and_six_more_leaders() -> None:
    game = salon.game("wonders")
    found: dict[str, set[str]] = {"yes": set(), "no": set()}
    for cities in found:
        for seed in range(12):
            content = game.deal(7, str(seed), cities=cities).content
            third = {
                card for hand in content["ages"][2] for card in hand if card.endswith("-guild") or "guild-" in card
            }
            assert len(third) == 9
            found[cities] |= third
        content = game.deal(3, "one", cities=cities, leaders="yes").content
        leaders = {leader for hand in content["leaders"] for leader in hand} | set(content["spare"])
        assert leaders == (set(LEADERS) if cities == "yes" else set(LEADERS) - NEW_LEADERS)
    assert len(found["no"]) == 10 and found["yes"] == found["no"] | NEW_GUILDS
    assert len(COMPONENTS.rows("guild")) == 17


# --- docks ----------------------------------------------------------------------------------------------


@clause("wonders", "13.3")
@pytest.mark.parametrize(("dock", "left", "right"), [("clandestine-dock-west", 1, 2), ("clandestine-dock-east", 2, 1)])
def test_a_dock_makes_the_first_resource_of_its_side_cheaper(dock: str, left: int, right: int) -> None:
    t = table("rhodos-a", "gizah-a", "alexandria-a").city(0, dock).hand(0, "baths", "workshop").coins(0, 9)
    assert t.ways(0, "build:baths") == [f"pay:{left}+0"]  # raw, from the left
    assert t.ways(0, "build:workshop") == [f"pay:0+{right}"]  # manufactured, from the right


@clause("wonders", "13.3")
def test_a_dock_works_on_the_first_resource_only() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a").city(1, "quarry").age(2).hand(0, "walls").coins(0, 9)
    t.city(0, "clandestine-dock-west")
    assert t.ways(0, "build:walls") == ["pay:5+0"]
    t.city(0, "west-trading-post")
    assert t.ways(0, "build:walls") == ["pay:2+0"]


@clause("wonders", "13.3")
def test_a_dock_comes_on_top_of_a_lowered_price() -> None:
    t = table("rhodos-a", "gizah-a", "alexandria-a").hand(0, "baths", "workshop").coins(0, 0)
    t.city(0, "clandestine-dock-west", "clandestine-dock-east", "west-trading-post", "marketplace")
    t.turn({0: "build:baths"})
    assert t.has(0, "baths") and coins(t) == [0, 6, 6]
    t.age(1).hand(0, "workshop").turn({0: "build:workshop"})
    assert t.has(0, "workshop") and coins(t) == [0, 9, 9]


@clause("wonders", "13.3")
def test_a_dock_works_again_in_each_turn() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a").hand(0, "clandestine-dock-east").coins(0, 1)
    t.turn({0: "build:clandestine-dock-east"})
    for turn, card in ((2, "guard-tower"), (3, "residence")):
        t.age(1, turn).hand(0, card).coins(0, 1).turn({0: f"build:{card}"})
        assert t.has(0, card) and t.coins_of(0) == 0


@clause("wonders", "13.3")
def test_both_docks_work_in_one_turn() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a").coins(0, 9).age(2).hand(0, "spy-ring").city(2, "stone-pit")
    t.city(0, "clandestine-dock-west", "clandestine-dock-east")
    # stone from the left and clay from the right, or both from the right; 2 coins of the cost are extra
    assert t.ways(0, "build:spy-ring") == ["pay:1+1", "pay:0+3"]


# --- more resources -------------------------------------------------------------------------------------


@clause("wonders", "13.4")
def test_the_secret_warehouse_gives_one_more_of_what_the_city_makes() -> None:
    t = table("gizah-a", "rhodos-a", "babylon-a").city(0, "secret-warehouse").age(2).coins(0, 0)
    t.turn({0: "stage:loom-2"})
    assert t.state.stages_built[0] == 1  # two stone
    t.age(2).hand(0, "aqueduct").coins(0, 9)
    assert code(t, 0, "build:aqueduct") == "resources"  # a third stone there is not
    assert code(t, 0, "stage:loom-2") == "resources"  # nor wood


@clause("wonders", "13.4")
def test_the_black_market_gives_what_the_city_does_not_make() -> None:
    t = table("gizah-a", "rhodos-a", "babylon-a").city(0, "black-market").coins(0, 0)
    t.hand(0, "stockade", "workshop", "guard-tower")
    assert all(code(t, 0, f"build:{card}") == "" for card in ("stockade", "workshop", "guard-tower"))
    assert code(t, 0, "stage:lumber-yard") == "resources"  # stone it makes itself
    t.age(2).hand(0, "school")
    assert code(t, 0, "build:school") == "resources"  # wood and papyrus: one of them only


@clause("wonders", "13.4")
def test_all_resources_of_a_card_with_a_choice_count_as_made() -> None:
    t = table("gizah-a", "rhodos-a", "ephesos-a").city(0, "tree-farm", "black-market").coins(0, 0).age(2)
    t.hand(0, "forum", "lair")
    assert code(t, 0, "build:forum") == "resources"  # two clay: the market gives neither clay nor wood
    assert code(t, 0, "build:lair") == ""  # wood by choice, glass from the market
    t = table("gizah-a", "rhodos-a", "ephesos-a").city(0, "tree-farm", "secret-warehouse").coins(0, 0).age(2)
    t.hand(0, "forum", "caravansery", "lair").city(0)
    assert t.ways(0, "build:forum") == ["pay:0+0"]
    assert t.ways(0, "build:caravansery") == ["pay:0+0"]
    assert code(t, 0, "build:lair") == "resources"


@clause("wonders", "13.4")
def test_yellow_cards_and_stages_do_not_count_as_making() -> None:
    t = table("alexandria-b", "rhodos-a", "babylon-a").stages(0, 1).city(0, "caravansery", "forum").coins(0, 0).age(2)
    t.city(0, "secret-warehouse").hand(0, "statue", "walls")
    # three raw: stage and Caravansery give two, and the warehouse only glass
    assert code(t, 0, "build:statue") == "trade-coins" and code(t, 0, "build:walls") == "resources"
    t.city(0, "black-market")
    assert code(t, 0, "build:statue") == code(t, 0, "build:walls") == ""


@clause("wonders", "13.4")
@clause("wonders", "5.1")
def test_what_black_cards_make_is_not_for_sale() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a").city(1, "black-market", "secret-warehouse").coins(0, 20)
    t.hand(0, "workshop", "baths").age(2).hand(0, "walls", "laboratory")
    assert code(t, 0, "build:walls") == "resources" and code(t, 0, "build:laboratory") == "resources"


@clause("wonders", "13.5")
def test_with_the_architect_cabinet_stages_need_no_resources() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a").city(0, "architect-cabinet").coins(0, 0)
    for built in (1, 3, 7):
        t.age(1).coins(0, 0).turn({0: "stage:loom-1"})
        assert t.state.stages_built[0] == built and t.coins_of(0) == 0
    t.age(1).hand(0, "stockade")
    assert code(t, 0, "build:stockade") == "resources"


@clause("wonders", "13.5")
def test_coins_of_a_stage_are_paid_even_with_the_architect_cabinet() -> None:
    t = table("petra-b", "gizah-a", "rhodos-a").stages(0, 1).city(0, "architect-cabinet").coins(0, 13)
    assert code(t, 0, "stage:loom-1") == "coins"
    t.coins(0, 14).turn({0: "stage:loom-1"})
    assert t.state.stages_built[0] == 3 and t.coins_of(0) == 0


# --- leaders of Cities ----------------------------------------------------------------------------------


@clause("wonders", "13.6")
def test_caligula_builds_one_black_card_in_each_age_for_nothing() -> None:
    t = table(leaders="yes").leaders(0, "caligula").coins(0, 0).hand(0, "militia", "gates-of-the-city")
    assert t.ways(0, "build:militia") == ["free:leader"]
    t.turn({0: "build:militia"})
    assert t.has(0, "militia") and t.coins_of(0) == 0
    t.age(1, turn=2).hand(0, "gates-of-the-city", "hideout")
    assert code(t, 0, "build:gates-of-the-city") == "coins"
    assert t.ways(0, "build:hideout") == ["pay:0+0"]
    t.age(1, turn=7).turn({})
    t.coins(0, 0).hand(0, "tabularium").turn({0: "build:tabularium"})
    assert t.state.age == 1 and t.has(0, "tabularium") and t.coins_of(0) == 0


@clause("wonders", "13.6")
def test_caligula_is_offered_beside_paying_and_never_for_a_free_card() -> None:
    t = table(leaders="yes").leaders(0, "caligula").coins(0, 3).hand(0, "militia", "hideout", "stockade")
    assert t.ways(0, "build:militia") == ["free:leader", "pay:0+0"]
    assert t.ways(0, "build:hideout") == ["pay:0+0"]
    assert code(t, 0, "build:stockade") == "resources"
    t.turn({0: ["build:militia", "pay:0+0"]})
    assert t.coins_of(0) == 0
    t.age(1, turn=2).hand(0, "secret-warehouse", "militia")
    assert code(t, 0, "build:militia") == "same-name"
    assert code(t, 0, "build:secret-warehouse") == ""  # the right is still there


@clause("wonders", "13.6")
def test_diocletian_brings_coins_for_each_black_card() -> None:
    t = table(leaders="yes").leaders(0, "diocletian").coins(0, 3).hand(0, "militia")
    t.turn({0: "build:militia"})
    assert t.coins_of(0) == 3 - 3 + 2
    t.age(1).turn({0: "build:loom-1"})
    assert t.coins_of(0) == 2


@clause("wonders", "13.6")
@clause("wonders", "7.5")
def test_diocletian_brings_coins_for_a_picked_card_too() -> None:
    t = table(leaders="yes").leaders(0, "diocletian").coins(0, 3).discarded("militia")
    t.leaders_in_hand(0, "solomon").recruiting().turn({0: "recruit:solomon"})
    t.play(0, "build:militia")
    assert t.coins_of(0) == 2


@clause("wonders", "13.9")
def test_berenice_brings_one_coin_once_in_each_turn() -> None:
    t = table(leaders="yes").leaders(0, "berenice", "diocletian").hand(0, "gambling-den").coins(0, 0)
    t.turn({0: "build:gambling-den"})
    assert t.coins_of(0) == 6 + 2 + 1
    t.age(1, turn=2).turn({0: "sell:loom-1"})
    assert t.coins_of(0) == 9 + 3 + 1


@clause("wonders", "13.9")
def test_berenice_counts_coins_a_neighbours_card_brings_but_not_what_neighbours_pay() -> None:
    t = poor(table("ephesos-a", "gizah-a", "rhodos-a", leaders="yes").leaders(0, "berenice").hand(1, "gambling-den"))
    t.turn({0: "build:loom-1", 1: "build:gambling-den"})
    assert t.coins_of(0) == 1 + 1
    t.age(1, turn=2).coins(0, 0).coins(1, 2).hand(1, "scriptorium")
    t.turn({0: "build:ore-vein", 1: "build:scriptorium"})
    assert t.has(1, "scriptorium") and t.coins_of(0) == 2


@clause("wonders", "13.9")
def test_recruiting_is_a_turn_of_its_own_for_berenice() -> None:
    t = poor(table(leaders="yes").leaders(0, "berenice").leaders_in_hand(0, "nero").recruiting())
    t.turn({0: "sell:nero"})
    assert t.coins_of(0) == 4
    t.turn({0: "sell:lumber-yard"})
    assert t.coins_of(0) == 8


@clause("wonders", "13.9")
@pytest.mark.parametrize(("move", "gained"), [("sell:lumber-yard", 3 + 1 + 4), ("build:lumber-yard", 4 + 1)])
def test_coins_won_in_conflicts_belong_to_the_last_turn(move: str, gained: int) -> None:
    t = poor(table(leaders="yes").leaders(0, "berenice", "nero").city(0, "militia").age(1, turn=7))
    t.turn({0: move})
    assert t.coins_of(0) == gained


@clause("wonders", "13.9")
def test_berenice_is_not_asked_twice_because_babylon_plays_its_last_card() -> None:
    # the coins of the conflicts belong to the last turn, in which seat 0 had its coin
    t = poor(table("rhodos-a", "babylon-b", "gizah-a", leaders="yes").stages(1, 1, 2).age(1, turn=7))
    t.leaders(0, "berenice", "nero").city(0, "militia")
    t.turn({0: "sell:lumber-yard"})
    t.play(1, "sell:stone-pit")
    assert t.coins_of(0) == 3 + 1 + 4


@clause("wonders", "13.9")
@clause("wonders", "3.10")
def test_berenice_has_another_coin_for_the_own_last_card() -> None:
    t = poor(table("babylon-b", "rhodos-a", "gizah-a", leaders="yes").stages(0, 1, 2).age(1, turn=7))
    t.leaders(0, "berenice").turn({0: "sell:lumber-yard"})
    t.play(0, "sell:stone-pit")
    assert t.coins_of(0) == 4 + 4


@clause("wonders", "13.7")
def test_semiramis_counts_tokens_of_the_conflicts_only_in_the_next_age() -> None:
    t = table(leaders="yes").leaders(0, "semiramis").tokens(0, defeats=1).age(1, turn=7)
    t.city(1, "militia").city(2, "stockade").turn({})
    # one shield against two on the left; against one on the right it stays a draw
    assert (t.state.defeats[0], list(t.state.victories[0])) == (2, [0, 0, 0])
    t.age(2, turn=7).turn({})
    assert (t.state.defeats[0], list(t.state.victories[0])) == (2, [0, 1, 0])


@clause("wonders", "13.7")
@clause("wonders", "12.12")
def test_semiramis_counts_tokens_that_come_from_tomyris() -> None:
    t = table(leaders="yes").leaders(0, "semiramis").leaders(1, "tomyris").city(0, "stockade").age(1, turn=7)
    t.city(2, "stockade").turn({})
    assert t.state.defeats[0] == 1
    t.age(2, turn=7).turn({})
    assert list(t.state.victories[0]) == [1, 2, 0]


@clause("wonders", "13.8")
@pytest.mark.parametrize(("card", "age", "own", "next_door"), [("gambling-den", 1, 6, 1), ("gambling-house", 2, 8, 2)])
def test_gambling_brings_coins_to_the_neighbours_too(card: str, age: int, own: int, next_door: int) -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a", "olympia-a").age(age).hand(0, card)
    t.coins(0, 1).coins(1, 0).coins(2, 0).coins(3, 0).turn({0: f"build:{card}"})
    assert coins(t) == [1 + own, next_door + 3, 3, next_door + 3]


# --- losses and debts -----------------------------------------------------------------------------------


@clause("wonders", "9.4")
@clause("wonders", "9.3")
def test_losses_of_a_turn_are_added_up_and_settled_after_the_gains() -> None:
    t = poor(table("rhodos-a", "gizah-a", "babylon-a", "olympia-a").age(2).hand(0, "lair").hand(1, "hideout"))
    t.city(0, "lumber-yard", "glassworks-1").turn({0: "build:lair", 1: "build:hideout"})
    assert t.phase() == "DEBT" and t.position.waiting == 0b1100
    # the two builders have no coins: debts without a question; the others have sold a card and lose 3 together
    assert list(t.state.debts)[:4] == [1, 2, 0, 0]
    assert t.legal(2) == ["debt:0", "debt:1", "debt:2", "debt:3"]
    t.play(2, "debt:0").play(3, "debt:2")
    assert coins(t) == [0, 0, 0, 2] and list(t.state.debts)[:4] == [1, 2, 0, 2]
    assert t.phase() == "TURN"


@clause("wonders", "9.3")
def test_who_has_too_few_coins_takes_debts_for_the_rest_at_least() -> None:
    t = table().age(2).hand(0, "brotherhood").city(0, "sawmill", "loom-1").coins(1, 2).coins(2, 8)
    t.turn({0: "build:brotherhood", 1: "build:loom-2"})
    assert t.legal(1) == ["debt:1", "debt:2", "debt:3"] and len(t.legal(2)) == 4
    assert code(t, 1, "debt:0") == "debt-too-small" and code(t, 1, "debt:4") == "debt-too-large"
    t.play(1, "debt:1")
    assert t.state.debts[1] == 0  # all choose at the same time
    t.play(2, "debt:3")
    assert coins(t)[1:] == [0, 8 + 3] and list(t.state.debts)[:3] == [0, 1, 3]


@clause("wonders", "9.5")
@clause("wonders", "10.10")
def test_each_debt_counts_minus_one_and_is_never_paid_back() -> None:
    t = table().hand(0, "hideout").city(1, "altar").coins(1, 0).coins(2, 9)
    t.turn({0: "build:hideout", 1: "build:loom-1"})
    assert t.points(1) == 2 - 1
    t.play(2, "debt:1")
    assert t.points(2) == 12 // 3 - 1
    t.age(1, turn=2).coins(2, 9)
    assert not any(move.startswith("debt") for move in t.legal(2))
    assert code(t, 2, "debt:0") == "wrong-moment"


@clause("wonders", "9.1")
def test_losses_hit_everybody_but_the_owner_even_diplomats() -> None:
    t = poor(table("rhodos-a", "gizah-a", "babylon-a", "olympia-a", "ephesos-a").hand(0, "hideout"))
    t.hand(2, "residence").turn({0: "build:hideout", 2: "build:residence"})
    assert t.state.debts[2] == 1 and t.state.debts[0] == 0
    assert t.phase() == "DEBT" and t.position.waiting == 0b11010


@clause("wonders", "9.4")
def test_a_loss_by_stages_counts_those_of_the_same_turn() -> None:
    t = poor(table().age(3).hand(0, "builders-union").city(0, "lumber-yard", "clay-pool", "glassworks-1", "press-1"))
    t.stages(0, 1).stages(1, 1, 2).stages(2, 1, 2).city(2, "brickyard", "clay-pool")
    t.turn({0: "build:builders-union", 1: "sell:pantheon", 2: "stage:pantheon"})
    assert list(t.state.debts)[:3] == [0, 0, 3] and t.legal(1) == ["debt:0", "debt:1", "debt:2"]


@clause("wonders", "9.4")
def test_a_loss_by_victories_comes_before_the_conflicts_and_may_be_nothing() -> None:
    t = table().age(2, turn=7).hand(0, "sepulcher").city(0, "stone-pit", "glassworks-1", "loom-1").city(1, "militia")
    t.tokens(1, (2, 0, 0)).tokens(0, (1, 0, 0)).coins(1, 0).turn({0: "build:sepulcher", 1: "sell:sawmill"})
    assert t.phase() == "DEBT" and t.position.waiting == 0b010
    assert t.legal(1) == ["debt:0", "debt:1", "debt:2"]
    t.play(1, "debt:0")
    assert t.coins_of(1) == 1 and list(t.state.victories[1]) == [2, 2, 0]


@clause("wonders", "9.4")
def test_losses_wait_until_after_the_picks() -> None:
    t = poor(table("halikarnassos-b", "gizah-a", "babylon-a").city(0, "foundry").age(2).hand(1, "hideout"))
    t.discarded("tavern", "lair").turn({0: "stage:loom-2", 1: "build:hideout"})
    assert t.phase() == "PICK" and not any(t.state.debts)
    t.play(0, "build:lair")
    # the card picked makes the others lose coins as well, at the same end of the turn
    assert list(t.state.debts)[:3] == [1, 2, 0] and t.position.waiting == 0b100
    assert t.legal(2) == ["debt:0", "debt:1", "debt:2", "debt:3"]


@clause("wonders", "9.4")
def test_coins_of_a_picked_card_can_pay_a_loss() -> None:
    t = poor(table("halikarnassos-b", "gizah-a", "babylon-a").city(0, "foundry").age(2).hand(1, "hideout"))
    t.discarded("tavern").turn({0: "stage:loom-2", 1: "build:hideout"})
    t.play(0, "build:tavern")
    assert t.position.waiting == 0b101
    t.play(0, "debt:0").play(2, "debt:0")
    assert t.coins_of(0) == 4 and not any(t.state.debts)


@clause("wonders", "9.4")
def test_a_loss_hits_in_one_turn_only() -> None:
    t = poor(table().hand(0, "hideout"))
    t.turn({0: "build:hideout"})
    t.play(1, "debt:0").play(2, "debt:0")
    t.turn({})
    assert t.phase() == "TURN" and coins(t) == [3, 5, 5]


@clause("wonders", "9.5")
def test_debts_of_several_turns_add_up() -> None:
    t = poor(table().hand(0, "hideout"))
    t.turn({0: "build:hideout"})
    t.play(1, "debt:1").play(2, "debt:0")
    t.age(2).hand(0, "lair").city(0, "lumber-yard", "glassworks-1").turn({0: "build:lair"})
    t.play(1, "debt:2").play(2, "debt:1")
    assert list(t.state.debts)[:3] == [0, 3, 1]


@clause("wonders", "9.4")
@pytest.mark.parametrize("card", ["sepulcher", "builders-union"])
def test_a_loss_by_tokens_or_stages_hits_in_one_turn_only(card: str) -> None:
    t = (
        table()
        .age(2)
        .hand(0, card)
        .city(0, "lumber-yard", "stone-pit", "clay-pool", "glassworks-1", "loom-1", "press-1")
    )
    t.tokens(1, (1, 0, 0)).stages(1, 1).turn({0: f"build:{card}"})
    t.play(1, "debt:1")
    t.turn({})
    assert t.phase() == "TURN" and t.state.debts[1] == 1


@clause("wonders", "9.2")
def test_without_cities_nobody_takes_debts() -> None:
    t = poor(Table("great-wall-b", "gizah-a", "babylon-a").city(0, "sawmill", "press-1")).coins(1, 1).coins(2, 3)
    t.turn({0: ["stage:loom-1", "at:3"], 1: "build:loom-1", 2: "build:loom-1"})
    assert t.phase() == "TURN" and coins(t) == [0, 0, 1] and not any(t.state.debts)


# --- diplomacy ------------------------------------------------------------------------------------------


@clause("wonders", "8.3")
def test_who_has_diplomacy_is_passed_over() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a", "olympia-a").city(0, "militia").city(1, "stockade").city(3, "walls")
    t.hand(0, "residence").city(0, "clay-pool").age(1, turn=7).hand(0, "residence").turn({0: "build:residence"})
    # seats 1 and 3 meet across the empty seat; seat 2 loses to both
    assert [t.state.victories[seat][0] for seat in range(4)] == [0, 1, 0, 2]
    assert list(t.state.defeats)[:4] == [0, 1, 2, 0]


@clause("wonders", "8.3")
@clause("wonders", "8.4")
def test_two_cities_left_meet_once_and_one_meets_nobody() -> None:
    t = table(leaders="yes").city(1, "militia").leaders_in_hand(0, "aspasia").leaders_in_hand(2, "nero").recruiting()
    t.turn({0: "recruit:aspasia"})
    t.age(1, turn=7).turn({})
    assert (t.state.victories[1][0], t.state.defeats[2], t.state.defeats[0]) == (1, 1, 0)
    t.age(2, turn=7).hand(0, "consulate").hand(2, "consulate").city(0, "clay-pool", "press-1").city(2, "press-1")
    t.turn({0: "build:consulate", 2: "build:consulate"})
    assert list(t.state.victories[1]) == [1, 0, 0] and list(t.state.defeats)[:3] == [0, 0, 1]


@clause("wonders", "8.5")
def test_a_second_diplomacy_in_an_age_is_wasted() -> None:
    t = table(leaders="yes").city(1, "militia").leaders_in_hand(0, "aspasia").recruiting()
    t.turn({0: "recruit:aspasia"})
    t.age(1, turn=7).city(0, "clay-pool").hand(0, "residence").turn({0: "build:residence"})
    assert t.state.defeats[0] == 0 and t.has(0, "residence")
    t.age(2, turn=7).turn({})
    assert t.state.defeats[0] == 1


@clause("wonders", "8.3")
def test_shields_of_a_diplomat_do_not_fight() -> None:
    t = table().city(0, "contingent", "stone-pit", "loom-1", "press-1").age(3, turn=7).hand(0, "embassy")
    t.turn({0: "build:embassy"})
    assert t.phase() == "OVER" and not any(t.state.defeats) and t.state.victories[0][2] == 0


# --- masks ----------------------------------------------------------------------------------------------


@clause("wonders", "10.11")
@pytest.mark.parametrize(
    ("masks", "own", "left", "right", "points"),
    [
        (1, (), (), (), 0),  # nothing to copy
        (1, (), ("apothecary",), (), 1),
        (1, ("apothecary",), ("apothecary",), (), 4),  # even a card the player has too
        (1, ("apothecary", "workshop"), ("apothecary",), ("scriptorium",), 3 + 7),  # the best one
        (2, (), ("apothecary",), (), 1),  # no second card
        (2, (), ("apothecary",), ("apothecary",), 4),  # two cards of one name
        (2, ("apothecary",), ("apothecary", "workshop"), (), 4 + 1),
        (3, (), ("apothecary", "workshop"), ("school",), 3 + 7),
        (3, (), ("apothecary", "dispensary"), ("lodge",), 9),
    ],
)
def test_masks_copy_green_cards_of_the_neighbours(
    masks: int, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], points: int
) -> None:
    t = table().coins(0, 0).city(0, *own, *("pigeon-loft", "spy-ring", "torture-chamber")[:masks])
    assert t.city(1, *left).city(2, *right).points(0) == points


@clause("wonders", "10.14")
def test_masks_copy_only_green_cards_and_only_of_neighbours() -> None:
    t = table("rhodos-a", "babylon-a", "olympia-a", "ephesos-a", leaders="yes").city(0, "pigeon-loft").coins(0, 0)
    t.leaders(1, "euclid").stages(1, 1, 2).city(1, "scientists-guild").city(2, "apothecary")
    assert t.points(0) == 0
    assert t.city(3, "apothecary").points(0) == 1


@clause("wonders", "10.11")
def test_a_mask_and_a_symbol_of_choice_are_set_together() -> None:
    t = table("babylon-a", "rhodos-a", "olympia-a").stages(0, 1, 2).city(0, "pigeon-loft", "apothecary").coins(0, 0)
    t.city(1, "workshop")
    assert t.points(0) == 3 + 3 + 7  # the gear by the mask, the tablet by choice
    t.city(2, "scriptorium", "school").city(0, "library")
    # compass and tablet: a gear makes the set, and another tablet two
    assert t.points(0) == 3 + 1 + 1 + 4 + 7
