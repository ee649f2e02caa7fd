"""Leaders at work (section 12): the bank, coins for what happens, picks, copies, Roma B, the end."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.wonders.notation import LEADERS
from salon.kernel.rng import Rng
from tests.wonders.table import Table

clause = pytest.mark.clause


def table(*boards: str, **options: Any) -> Table:
    return Table(*boards, leaders="yes", **options)


def names(leaders: int) -> set[str]:
    return {name for i, name in enumerate(LEADERS) if leaders >> i & 1}


def code(t: Table, seat: int, move: str) -> str:
    reason = t.why_not(seat, move)
    return reason.code if reason else ""


# --- Bilkis and Hatshepsut ------------------------------------------------------------------------------


@clause("wonders", "12.7")
@pytest.mark.parametrize("card", ["stockade", "apothecary"])
def test_bilkis_gets_any_one_resource_for_one_coin(card: str) -> None:
    t = table("ephesos-a", "rhodos-a", "babylon-a").leaders(0, "bilkis").hand(0, card).coins(0, 0)
    assert code(t, 0, f"build:{card}") == "trade-coins"
    t.coins(0, 3).turn({0: f"build:{card}"})
    assert t.has(0, card) and [t.coins_of(seat) for seat in range(3)] == [2, 9, 9]


@clause("wonders", "12.7")
def test_bilkis_gets_only_one_resource_in_a_turn() -> None:
    t = table("ephesos-a", "gizah-a", "babylon-a").leaders(0, "bilkis").coins(0, 9).hand(0)
    assert code(t, 0, "stage:loom-1") == ""  # two stone: one is for sale next door
    t.age(2).hand(0, "caravansery")
    assert code(t, 0, "build:caravansery") == "resources"  # two wood: none is for sale


@clause("wonders", "12.7")
def test_wood_from_next_door_does_not_make_room_for_a_second_resource_from_the_bank() -> None:
    # wood, ore and loom: the wood is in the own city, ore for 1 in the bank, loom for 2 on the right
    t = table("ephesos-a", "gizah-a", "halikarnassos-a", cities="yes").leaders(0, "bilkis").age(2).hand(0, "tabularium")
    t.city(0, "tree-farm", "west-trading-post").city(1, "lumber-yard").coins(0, 2 + 2)
    assert code(t, 0, "build:tabularium") == "trade-coins"
    t.coins(0, 2 + 3).turn({0: "build:tabularium"})
    assert t.has(0, "tabularium") and t.coins_of(0) == 0


@clause("wonders", "12.7")
def test_a_resource_from_the_bank_goes_together_with_bought_ones() -> None:
    t = table("ephesos-a", "gizah-a", "rhodos-a").leaders(0, "bilkis").coins(0, 3).coins(1, 0)
    t.turn({0: "stage:loom-1"})
    assert t.state.stages_built[0] == 1 and (t.coins_of(0), t.coins_of(1)) == (0, 2 + 3)


@clause("wonders", "12.7")
def test_the_bank_serves_only_what_the_city_lacks() -> None:
    t = table("rhodos-a", "gizah-a", "babylon-a").leaders(0, "bilkis").hand(0, "barracks").coins(0, 3)
    t.turn({0: "build:barracks"})
    assert t.has(0, "barracks") and t.coins_of(0) == 3


@clause("wonders", "12.7")
@clause("wonders", "3.10")
def test_the_bank_serves_again_for_the_last_card() -> None:
    t = table("babylon-b", "gizah-a", "rhodos-a").stages(0, 1, 2).leaders(0, "bilkis").coins(0, 2).age(1, turn=6)
    t.hand(0, "stockade", "workshop").turn({0: "build:stockade"})
    assert t.phase() == "LAST"
    t.play(0, "build:workshop")
    assert t.has(0, "stockade") and t.has(0, "workshop") and t.coins_of(0) == 0


@clause("wonders", "12.8")
def test_hatshepsut_takes_a_coin_for_each_neighbour_bought_from() -> None:
    t = table("ephesos-a", "gizah-a", "rhodos-a").leaders(0, "hatshepsut").city(1, "quarry").coins(0, 6).coins(1, 0)
    t.turn({0: "stage:loom-1"})  # two stone from the left
    assert (t.coins_of(0), t.coins_of(1)) == (6 - 4 + 1, 4 + 3)
    t.age(2).city(0, "lumber-yard").hand(0, "statue").city(1, "ore-vein").coins(0, 6).coins(1, 0).coins(2, 0)
    t.turn({0: "build:statue"})  # ore from both sides
    assert [t.coins_of(seat) for seat in range(3)] == [6 - 4 + 2, 2 + 3, 2 + 3]


@clause("wonders", "12.8")
def test_hatshepsuts_coin_cannot_be_spent_in_the_same_turn() -> None:
    t = table("ephesos-a", "gizah-a", "rhodos-a").leaders(0, "hatshepsut").city(1, "quarry").coins(0, 3)
    assert code(t, 0, "stage:loom-1") == "trade-coins"


@clause("wonders", "12.8")
def test_hatshepsut_takes_her_coin_even_for_a_resource_that_cost_nothing() -> None:
    t = table("ephesos-a", "gizah-a", "rhodos-a", cities="yes").leaders(0, "hatshepsut").hand(0, "baths").coins(0, 0)
    t.city(0, "west-trading-post", "clandestine-dock-west").turn({0: "build:baths"})
    assert t.has(0, "baths") and t.coins_of(0) == 1


@clause("wonders", "12.8")
def test_hatshepsut_takes_no_coin_for_a_resource_from_the_bank() -> None:
    t = table("ephesos-a", "gizah-a", "rhodos-a").leaders(0, "hatshepsut", "bilkis").hand(0, "stockade").coins(0, 3)
    t.turn({0: "build:stockade"})
    assert t.coins_of(0) == 2


# --- coins each time something happens ------------------------------------------------------------------


@clause("wonders", "12.9")
def test_vitruvius_brings_two_coins_for_a_chain() -> None:
    t = table().age(2).leaders(0, "vitruvius").city(0, "baths").hand(0, "aqueduct").coins(0, 0)
    t.turn({0: "build:aqueduct"})
    assert t.has(0, "aqueduct") and t.coins_of(0) == 2
    t.age(2).hand(0, "vineyard").turn({0: "build:loom-2"})
    assert t.coins_of(0) == 2  # free, but not by a chain


@clause("wonders", "12.9")
def test_xenophon_brings_two_coins_for_a_yellow_card() -> None:
    t = table().leaders(0, "xenophon").hand(0, "tavern", "marketplace").coins(0, 0)
    t.turn({0: "build:tavern"})
    assert t.coins_of(0) == 5 + 2
    t.age(1).turn({0: "build:loom-1"})
    assert t.coins_of(0) == 7
    t.age(1).hand(0, "marketplace").turn({0: "build:marketplace"})
    assert t.coins_of(0) == 9


@clause("wonders", "12.9")
@clause("wonders", "7.5")
def test_a_picked_card_has_its_colour_but_is_not_built_by_a_chain() -> None:
    t = table("roma-a", "gizah-a", "rhodos-a").leaders(0, "xenophon", "vitruvius").city(0, "marketplace").coins(0, 0)
    t.discarded("caravansery").leaders_in_hand(0, "solomon").recruiting(2)
    t.turn({0: "recruit:solomon"})
    t.play(0, "build:caravansery")
    assert t.coins_of(0) == 2


@clause("wonders", "12.9")
def test_nero_brings_two_coins_for_each_victory_token() -> None:
    t = table().leaders(0, "nero").city(0, "walls").leaders(2, "nero").age(1, turn=6).coins(0, 0).coins(2, 0)
    t.turn({})
    assert list(t.state.victories[0]) == [2, 0, 0]
    assert (t.coins_of(0), t.coins_of(2)) == (3 + 4, 3)  # a sale, and the tokens of seat 0


@clause("wonders", "12.9")
def test_what_happened_before_brings_nothing() -> None:
    t = table("roma-a", "gizah-a", "rhodos-a").tokens(0, (2, 0, 0)).city(0, "tavern", "baths", "aqueduct").coins(0, 0)
    for leader in ("nero", "xenophon", "vitruvius"):
        t.leaders_in_hand(0, leader).recruiting(2).turn({0: f"recruit:{leader}"})
    assert t.coins_of(0) == 0


@clause("wonders", "12.10")
def test_ramses_builds_all_guilds_for_nothing() -> None:
    t = table().age(3).leaders(0, "ramses").coins(0, 0).hand(0, "builders-guild", "palace")
    assert code(t, 0, "build:palace") == "resources"
    assert t.ways(0, "build:builders-guild") == ["free:always"]
    t.turn({0: "build:builders-guild"})
    t.age(3, turn=2).hand(0, "magistrates-guild", "builders-guild").coins(0, 0)
    assert code(t, 0, "build:builders-guild") == "same-name"
    t.turn({0: "build:magistrates-guild"})
    assert t.has(0, "builders-guild") and t.has(0, "magistrates-guild") and t.coins_of(0) == 0


@clause("wonders", "12.10")
@clause("wonders", "12.9")
def test_a_guild_that_is_free_by_ramses_is_not_built_by_a_chain() -> None:
    t = table().age(3).leaders(0, "ramses", "vitruvius").coins(0, 0).hand(0, "builders-guild")
    t.turn({0: "build:builders-guild"})
    assert t.coins_of(0) == 0


# --- Solomon and Tomyris --------------------------------------------------------------------------------


@clause("wonders", "12.11")
def test_solomon_builds_a_card_from_the_discard_pile_for_nothing() -> None:
    t = table().discarded("palace", "altar").city(0, "altar").coins(0, 3).leaders_in_hand(0, "solomon").recruiting(3)
    t.turn({0: "recruit:solomon"})
    assert t.phase() == "PICK" and t.legal(0) == ["build:palace", "none"]
    t.play(0, "build:palace")
    assert t.has(0, "palace") and t.coins_of(0) == 0 and t.phase() == "TURN"
    t.turn({})
    assert t.phase() == "TURN"  # one pick, not one in each turn


@clause("wonders", "12.11")
def test_solomon_may_take_none() -> None:
    t = table().discarded("palace").coins(0, 3).leaders_in_hand(0, "solomon").recruiting(3)
    t.turn({0: "recruit:solomon"})
    t.play(0, "none")
    assert t.phase() == "TURN" and not t.has(0, "palace")


@clause("wonders", "12.11")
@clause("wonders", "12.19")
def test_solomon_recruited_in_a_turn_picks_at_its_end() -> None:
    t = table("roma-b", "gizah-a", "rhodos-a").stages(0, 1).leaders_in_hand(0, "solomon").coins(0, 1)
    t.city(0, "stone-pit", "clay-pool", "loom-1").hand(1, "pawnshop")
    t.turn({0: "stage:loom-1", 1: "sell:pawnshop"})
    assert t.phase() == "CHOICES"
    t.play(0, "recruit:solomon")
    assert t.phase() == "PICK"
    t.play(0, "build:pawnshop")
    assert t.has(0, "pawnshop") and t.coins_of(0) == 0


@clause("wonders", "12.12")
def test_defeats_of_tomyris_go_to_the_winners() -> None:
    t = table().leaders(0, "tomyris").city(1, "walls").city(2, "stockade").tokens(0, defeats=2).age(1, turn=6)
    t.turn({})
    # seat 1 beats both others, seat 2 beats seat 0 only
    assert list(t.state.defeats)[:3] == [2, 1, 1 + 1]
    assert [t.state.victories[seat][0] for seat in range(3)] == [0, 2, 1]


@clause("wonders", "12.12")
def test_tomyris_gives_away_nothing_when_she_wins() -> None:
    t = table().leaders(0, "tomyris").city(0, "walls").age(2, turn=6)
    t.turn({})
    assert list(t.state.defeats)[:3] == [0, 1, 1] and list(t.state.victories[0]) == [0, 2, 0]


@clause("wonders", "12.12")
def test_tomyris_keeps_no_token_of_the_winner_away_from_two_tomyrises() -> None:
    # seat 1 has a copy: the token of the loser goes to the winner and stays there
    t = table().leaders(0, "tomyris").city(0, "stockade").city(1, "walls", "courtesans-guild").age(3, turn=6)
    with t.edit() as s:
        s.copied_leader[1] = LEADERS.index("tomyris") + 1
    t.city(2, "circus").turn({})
    assert list(t.state.defeats)[:3] == [0, 1, 2] and [t.state.victories[seat][2] for seat in range(3)] == [0, 1, 2]


# --- the Courtesans Guild -------------------------------------------------------------------------------


def courtesans(leader: str, *boards: str, **options: Any) -> Table:
    """Seat 0 has built the Courtesans Guild in the second turn of Age III and copied a leader of seat 1."""
    t = table(*boards, **options).age(3, turn=2).city(0, "lumber-yard", "clay-pool", "glassworks-1", "loom-1")
    t.leaders(1, leader).hand(0, "courtesans-guild").coins(0, 0)
    t.turn({0: "build:courtesans-guild"})
    assert t.phase() == "CHOICES" and t.position.waiting == 1 and t.legal(0) == [f"copy:{leader}"]
    assert code(t, 0, "none") == "must-copy"
    t.play(0, f"copy:{leader}")
    assert not t.has(0, leader) and t.has(1, leader) and t.state.cards_of_colour[0][8] == 0
    return t


@clause("wonders", "12.18")
@pytest.mark.parametrize(
    ("leader", "points"), [("cleopatra", 5), ("phidias", 2), ("praxiteles", 4), ("hiram", 2), ("amytis", 0)]
)
def test_a_copied_leader_brings_points_for_the_own_city(leader: str, points: int) -> None:
    t = courtesans(leader)
    assert t.points(0) == points
    t.stages(1, 1).stages(0, 1)
    assert t.points(0) == points + 3 + (2 if leader == "amytis" else 0)


@clause("wonders", "12.18")
def test_a_copied_leader_with_coins_brings_them_at_once() -> None:
    assert courtesans("croesus").coins_of(0) == 6


@clause("wonders", "12.18")
def test_a_copied_leader_lends_shields_and_symbols() -> None:
    assert courtesans("caesar").state.shields[0] == 2
    assert list(courtesans("euclid").state.symbols[0]) == [1, 0, 0]


@clause("wonders", "12.18")
def test_a_copied_reduction_holds_from_the_next_turn_on() -> None:
    t = courtesans("leonidas").hand(0, "arsenal").city(0, "sawmill")
    t.turn({0: "build:arsenal"})
    assert t.has(0, "arsenal") and t.coins_of(0) == 0


@clause("wonders", "12.18")
def test_a_copied_ramses_builds_guilds() -> None:
    t = courtesans("ramses").hand(0, "architects-guild")
    t.turn({0: "build:architects-guild"})
    assert t.has(0, "architects-guild")


@clause("wonders", "12.18")
def test_a_copied_bilkis_gets_resources_from_the_bank() -> None:
    t = courtesans("bilkis").hand(0, "study").coins(0, 1)
    t.turn({0: "build:study"})
    assert t.has(0, "study") and t.coins_of(0) == 0


@clause("wonders", "12.18")
def test_a_copied_xenophon_brings_coins() -> None:
    t = courtesans("xenophon").hand(0, "haven").city(0, "ore-vein")
    t.turn({0: "build:haven"})
    assert t.coins_of(0) == 3 + 2  # three brown cards, and the yellow card


@clause("wonders", "12.18")
def test_a_copied_nero_and_a_copied_tomyris_work_in_the_conflicts() -> None:
    t = courtesans("nero").city(0, "walls").age(3, turn=6)
    t.turn({})
    assert t.coins_of(0) == 3 + 4
    t = courtesans("tomyris").city(2, "walls").age(3, turn=6)
    t.turn({})
    assert t.state.defeats[0] == t.state.defeats[1] == 0 and t.state.defeats[2] == 2


@clause("wonders", "12.18")
def test_a_copied_aspasia_and_a_copied_caligula_work_at_once() -> None:
    t = courtesans("aspasia", cities="yes")
    assert t.state.diplomats == 1 and t.points(0) == 2
    t = courtesans("caligula", cities="yes").hand(0, "capitol").coins(0, 0)
    t.turn({0: "build:capitol"})
    assert t.has(0, "capitol") and t.coins_of(0) == 0


@clause("wonders", "12.18")
def test_a_copied_maecenas_makes_leaders_free() -> None:
    t = courtesans("maecenas", "roma-b", "gizah-a", "rhodos-a").leaders_in_hand(0, "pericles").stages(0, 1)
    t.city(0, "stone-pit").hand(0, "palace").turn({0: "stage:palace"})
    t.play(0, "recruit:pericles")
    assert t.has(0, "pericles") and t.coins_of(0) == 0


@clause("wonders", "12.18")
def test_a_copied_aristotle_adds_to_sets() -> None:
    t = courtesans("aristotle").city(0, "lodge", "study", "university")
    assert t.points(0) == 3 + 7 + 3


@clause("wonders", "12.13")
def test_the_player_chooses_among_the_leaders_of_both_neighbours() -> None:
    t = (
        table("rhodos-a", "gizah-a", "babylon-a", "olympia-a")
        .age(3)
        .leaders(0, "ramses", "sappho")
        .hand(0, "courtesans-guild")
    )
    t.leaders(1, "nero", "plato").leaders(2, "cleopatra").leaders(3, "amytis")
    t.turn({0: "build:courtesans-guild"})
    assert t.legal(0) == ["copy:amytis", "copy:nero", "copy:plato"]
    for leader in ("sappho", "cleopatra", "midas"):
        assert code(t, 0, f"copy:{leader}") == "no-leader-there"


@clause("wonders", "12.13")
def test_without_a_leader_next_door_the_guild_has_no_effect() -> None:
    t = table("rhodos-a", "abu-simbel-a", "babylon-a").age(3).leaders(0, "ramses", "sappho").leaders(1, "nero")
    with t.edit() as s:
        s.laid[1] = s.leaders[1]  # on Abu Simbel
    points = t.points(0)
    t.hand(0, "courtesans-guild").turn({0: "build:courtesans-guild"})
    assert t.phase() == "TURN" and t.has(0, "courtesans-guild") and t.points(0) == points


@clause("wonders", "12.18")
def test_a_copied_leader_counts_only_next_door() -> None:
    t = courtesans("sappho").city(1, "diplomats-guild").city(2, "diplomats-guild")
    assert t.state.cards_of_colour[0][8] == 0
    with_two = t.points(2)
    t.leaders(0, "nero")
    assert t.points(2) == with_two + 1


@clause("wonders", "12.18")
def test_the_copy_outlasts_a_leader_laid_in_the_same_step() -> None:
    t = table("rhodos-a", "abu-simbel-b", "babylon-a").age(3).leaders(0, "ramses").leaders(1, "cleopatra")
    t.city(1, "brickyard", "loom-1").hand(0, "courtesans-guild").coins(0, 0).coins(1, 0)
    t.turn({0: "build:courtesans-guild", 1: "stage:palace"})
    t.play(1, "lay:cleopatra").play(0, "copy:cleopatra")
    assert names(t.state.laid[1]) == {"cleopatra"}
    assert (t.points(0), t.points(1)) == (5, 2 * 4)
    with t.edit():
        pass  # everything recomputed from the cities
    assert t.points(0) == 5


@clause("wonders", "12.18")
def test_a_copied_solomon_picks_at_the_end_of_the_turn() -> None:
    t = table().age(3).leaders(0, "ramses").leaders(1, "solomon").hand(0, "courtesans-guild").coins(0, 0)
    t.hand(2, "arsenal").turn({0: "build:courtesans-guild", 2: "sell:arsenal"})
    t.play(0, "copy:solomon")
    assert t.phase() == "PICK" and "build:arsenal" in t.legal(0)
    t.play(0, "build:arsenal")
    assert t.has(0, "arsenal") and t.phase() == "TURN"


@clause("wonders", "12.18")
@clause("wonders", "7.3")
def test_picks_come_in_their_order_and_a_copied_solomon_picks_last() -> None:
    t = table("great-wall-a", "manneken-pis-a", "halikarnassos-b", "roma-b").age(3).stages(3, 1)
    t.city(0, "foundry", "ore-vein").city(1, "foundry").city(2, "foundry")
    t.city(3, "stone-pit", "clay-pool", "loom-1").leaders_in_hand(3, "solomon").coins(3, 1)
    t.discarded("courtesans-guild", "pawnshop", "theater", "baths", "temple")
    t.turn({0: "stage:palace", 1: "stage:palace", 2: "stage:palace", 3: "stage:palace"})
    assert t.phase() == "CHOICES"
    t.play(3, "recruit:solomon")
    assert (t.phase(), t.position.to_act) == ("PICK", 2)  # Halikarnassos
    t.play(2, "build:courtesans-guild")
    assert (t.phase(), t.position.to_act) == ("CHOICES", 2)
    t.play(2, "copy:solomon")
    assert (t.phase(), t.position.to_act) == ("PICK", 0)  # the Great Wall
    t.play(0, "build:pawnshop")
    assert (t.phase(), t.position.to_act) == ("PICK", 1)  # Manneken Pis
    t.play(1, "none")
    assert (t.phase(), t.position.to_act) == ("PICK", 3)  # Solomon
    assert "build:pawnshop" not in t.legal(3)
    t.play(3, "build:theater")
    assert (t.phase(), t.position.to_act) == ("PICK", 2)  # his copy
    assert t.legal(2) == ["build:baths", "build:temple", "none"]
    t.play(2, "build:temple")
    assert t.phase() == "TURN"


# --- Roma B ---------------------------------------------------------------------------------------------


@clause("wonders", "12.14")
@pytest.mark.parametrize(("left", "drawn"), [(24, 4), (3, 3), (0, 0)])
def test_roma_b_draws_four_unused_leaders(left: int, drawn: int) -> None:
    t = (
        table("roma-b", "gizah-a", "rhodos-a")
        .city(0, "lumber-yard", "clay-pool")
        .leaders_in_hand(0, "nero")
        .coins(0, 0)
    )
    with t.edit() as s:
        for i in range(left, 42):
            s.unused_leaders[i] = 0
    spare = {LEADERS[number - 1] for number in t.state.unused_leaders if number}
    t.turn({0: "stage:loom-1"})
    hand = names(t.state.leaders_in_hand[0]) - {"nero"}
    assert len(hand) == drawn and hand <= spare and t.coins_of(0) == 5
    assert {LEADERS[number - 1] for number in t.state.unused_leaders if number} == spare - hand
    assert t.phase() == "TURN"  # they are not recruited at once


@clause("wonders", "12.14")
@clause("wonders", "14.5")
def test_others_know_how_many_leaders_two_cities_have_drawn_but_not_which() -> None:
    # the left neighbour of Manneken Pis is Roma B: both stages draw
    t = (
        table("manneken-pis-a", "roma-b", "gizah-a")
        .city(0, "clay-pool", "lumber-yard")
        .city(1, "clay-pool", "lumber-yard")
    )
    kept = [number for number in range(1, 37) if number not in list(t.state.unused_leaders)]
    with t.edit() as s:
        for seat in (0, 1):
            s.draft_kept[0][seat], s.leaders_in_hand[seat] = kept[seat], 1 << kept[seat] - 1
    t.turn({0: "stage:loom-1", 1: "stage:loom-1"})
    hands = [names(t.state.leaders_in_hand[seat]) for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [5, 5]
    for seed in range(3):
        known = t.position.known_to(2, Rng("draws", seed)).snapshot()
        drawn_anew = [names(known.leaders_in_hand[seat]) for seat in (0, 1)]
        assert [len(hand) for hand in drawn_anew] == [5, 5]
        assert not drawn_anew[0] & drawn_anew[1] and drawn_anew[0] != hands[0] and drawn_anew[1] != hands[1]


def roma(stage: int, *leaders: str) -> Table:
    """Roma B, about to build its second or third stage, from its own production."""
    t = table("roma-b", "gizah-a", "ephesos-a").stages(0, *range(1, stage)).leaders_in_hand(0, *leaders).coins(0, 4)
    return t.city(0, "quarry", "clay-pool", "loom-1", "press-1")


@clause("wonders", "12.19")
@pytest.mark.parametrize("stage", [2, 3])
def test_roma_b_recruits_one_more_leader_for_its_cost(stage: int) -> None:
    t = roma(stage, "pericles", "sappho")
    before = t.points(0)
    t.turn({0: "stage:loom-1"})
    assert t.phase() == "CHOICES" and t.legal(0) == ["recruit:pericles", "recruit:sappho", "none"]
    t.play(0, "recruit:pericles")
    assert t.has(0, "pericles") and t.coins_of(0) == 0 and t.phase() == "TURN"
    assert t.points(0) == before + 3 - 1  # the stage; less for the treasury
    assert names(t.state.leaders_in_hand[0]) == {"sappho"}


@clause("wonders", "12.19")
def test_the_extra_leader_must_be_paid_and_may_be_declined() -> None:
    t = roma(2, "pericles").coins(0, 3)
    t.turn({0: "stage:loom-1"})
    assert t.legal(0) == ["none"] and code(t, 0, "recruit:pericles") == "leader-coins"
    assert code(t, 0, "recruit:nero") == "not-in-hand"
    t.play(0, "none")
    assert t.coins_of(0) == 3 and names(t.state.leaders_in_hand[0]) == {"pericles"}


@clause("wonders", "12.19")
def test_without_leaders_in_hand_roma_b_is_not_asked() -> None:
    t = roma(2)
    t.turn({0: "stage:loom-1"})
    assert t.state.stages_built[0] == 3 and t.phase() == "TURN"


@clause("wonders", "12.19")
def test_coins_gained_in_the_turn_pay_for_the_extra_leader() -> None:
    t = roma(2, "pericles").coins(0, 2).coins(2, 4)
    # the right neighbour pays Roma 2 for stone
    t.hand(2, "baths").turn({0: "stage:loom-1", 2: ["build:baths", "pay:2+0"]})
    assert t.coins_of(0) == 4
    t.play(0, "recruit:pericles")
    assert t.has(0, "pericles") and t.coins_of(0) == 0


@clause("wonders", "12.19")
def test_the_coins_of_the_extra_leader_come_at_once() -> None:
    t = roma(3, "croesus").coins(0, 0)
    t.turn({0: "stage:loom-1"})
    t.play(0, "recruit:croesus")
    assert t.coins_of(0) == 6


@clause("wonders", "12.19")
def test_roma_b_recruits_one_more_in_recruiting_too() -> None:
    t = roma(2, "caesar", "hannibal").recruiting(2)
    t.turn({0: "stage:hannibal"})
    assert t.phase() == "CHOICES" and t.legal(0) == ["recruit:caesar", "none"]
    t.play(0, "recruit:caesar")
    assert t.has(0, "caesar") and not t.has(0, "hannibal") and t.coins_of(0) == 1 and t.phase() == "TURN"


# --- the end --------------------------------------------------------------------------------------------


@clause("wonders", "12.15")
def test_leaders_left_in_the_hand_count_nothing() -> None:
    t = table().age(3, turn=6).leaders_in_hand(0, "cleopatra", "midas").coins(0, 0).leaders(1, "zenobia").coins(1, 0)
    t.turn({})
    assert t.phase() == "OVER" and [t.points(0), t.points(1)] == [1, 1 + 3]


@clause("wonders", "12.16")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("lodge", "study"), 2),
        (("lodge", "study", "university"), 3 + 7 + 3),
        (("lodge", "study", "university", "academy", "observatory"), 4 + 4 + 1 + 10),
        (("lodge", "study", "university", "academy", "observatory", "school"), 12 + 20),
    ],
)
def test_with_aristotle_every_set_counts_ten(cards: tuple[str, ...], points: int) -> None:
    assert table().leaders(0, "aristotle").coins(0, 0).city(0, *cards).points(0) == points
