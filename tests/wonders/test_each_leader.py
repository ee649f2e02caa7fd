"""Each of the 42 leaders: what it costs and what it does, by hand from the table of facts."""

from __future__ import annotations

import pytest

from salon.games.wonders.notation import LEADERS
from tests.wonders.table import Table

clause = pytest.mark.clause

COSTS = {
    "alexander": 3, "amytis": 4, "archimedes": 4, "aristotle": 3, "bilkis": 4, "caesar": 5, "cleopatra": 4,
    "croesus": 1, "euclid": 5, "hammurabi": 2, "hannibal": 2, "hatshepsut": 2, "hiram": 3, "hypatia": 4,
    "imhotep": 3, "justinian": 3, "leonidas": 2, "maecenas": 1, "midas": 3, "nebuchadnezzar": 4, "nefertiti": 3,
    "nero": 1, "pericles": 6, "phidias": 3, "plato": 4, "praxiteles": 3, "ptolemy": 5, "pythagoras": 5, "ramses": 5,
    "sappho": 1, "solomon": 3, "tomyris": 4, "varro": 3, "vitruvius": 1, "xenophon": 2, "zenobia": 2,
    # from Cities
    "aspasia": 3, "berenice": 2, "caligula": 3, "darius": 4, "diocletian": 2, "semiramis": 2,
}  # fmt: skip


def table(*boards: str) -> Table:
    """Ephesos (papyrus) between Gizah (stone) on the left and Babylon (clay) on the right."""
    return Table(*(boards or ("ephesos-a", "gizah-a", "babylon-a")), leaders="yes", cities="yes").coins(0, 0)


def legal(t: Table, move: str) -> bool:
    return t.why_not(0, move) is None


def worth(t: Table, leader: str) -> int:
    """The points that seat 0 has more with a leader."""
    before = t.points(0)
    return t.leaders(0, leader).points(0) - before


@clause("wonders", "12.2")
def test_all_leaders_are_tested_here() -> None:
    assert set(COSTS) == set(LEADERS) and len(COSTS) == 42


@clause("wonders", "12.2")
@pytest.mark.parametrize("leader", COSTS)
def test_what_a_leader_costs(leader: str) -> None:
    t = table().leaders_in_hand(0, leader).coins(0, COSTS[leader] - 1).recruiting()
    assert t.legal(0) == [f"sell:{leader}"]
    t.coins(0, COSTS[leader]).turn({0: f"recruit:{leader}"})
    assert t.has(0, leader) and t.coins_of(0) == (6 if leader == "croesus" else 0)


# --- points ---------------------------------------------------------------------------------------------


@clause("wonders", "10.9")
@pytest.mark.parametrize(
    ("leader", "points"), [("cleopatra", 5), ("nefertiti", 4), ("sappho", 2), ("zenobia", 3), ("aspasia", 2)]
)
def test_leaders_with_points(leader: str, points: int) -> None:
    assert worth(table(), leader) == points


BROWN = ("lumber-yard", "stone-pit", "clay-pool")
GREY = ("loom-1", "glassworks-1")
BLUE = ("altar", "theater", "baths", "pawnshop")
YELLOW = ("tavern", "marketplace", "forum", "haven", "vineyard")
RED = ("stockade", "barracks")
GREEN = ("apothecary", "workshop", "scriptorium")
PURPLE = ("traders-guild", "spies-guild")
BLACK = ("militia", "pigeon-loft", "gates-of-the-city", "contingent")
CITY = BROWN + GREY + BLUE + YELLOW + RED + GREEN + PURPLE + BLACK


@clause("wonders", "10.9")
@pytest.mark.parametrize(
    ("leader", "points"),
    [
        ("phidias", 1 * 3),  # brown
        ("praxiteles", 2 * 2),  # grey
        ("nebuchadnezzar", 1 * 4),  # blue
        ("varro", 1 * 5),  # yellow
        ("pericles", 2 * 2),  # red
        ("hypatia", 1 * 3),  # green
        ("hiram", 2 * 2),  # purple
        ("darius", 1 * 4),  # black
    ],
)
def test_leaders_that_count_cards_of_a_colour_in_the_own_city(leader: str, points: int) -> None:
    t = table().city(1, *CITY).city(2, *CITY)
    assert worth(t, leader) == 0
    assert t.city(0, *CITY).points(0) - table().city(0, *CITY).city(1, *CITY).city(2, *CITY).points(0) == points


@clause("wonders", "10.9")
def test_alexander_counts_victory_tokens_one_point_each() -> None:
    t = table().tokens(0, (2, 1, 2), defeats=3).tokens(1, (1, 1, 1))
    assert worth(t, "alexander") == 5


@clause("wonders", "10.9")
def test_amytis_counts_stages_two_points_each() -> None:
    assert worth(table().stages(1, 1, 2, 3), "amytis") == 0
    assert worth(table().stages(0, 1, 2, 3), "amytis") == 6


@clause("wonders", "10.9")
@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (11, 3), (12, 4)])
def test_midas_counts_every_three_coins(coins: int, points: int) -> None:
    assert worth(table().coins(0, coins).coins(1, 30), "midas") == points


@clause("wonders", "10.9")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (BLUE + RED, 0),
        (BLUE + RED + GREEN[:1], 3),
        (BLUE + RED + GREEN, 6),  # two red cards
        (BLUE[:1] + RED + GREEN, 3),
    ],
)
def test_justinian_counts_sets_of_blue_red_and_green(cards: tuple[str, ...], points: int) -> None:
    assert worth(table().city(0, *cards).city(1, *CITY), "justinian") == points


@clause("wonders", "10.9")
@pytest.mark.parametrize("colour", [BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE, BLACK])
def test_plato_counts_sets_of_seven_colours(colour: tuple[str, ...]) -> None:
    # all that are scarce come twice: two sets; one card less of a colour leaves one, and black is no part of it
    assert worth(table().city(0, *CITY), "plato") == 14
    fewer = [card for card in CITY if card not in colour[1:]]
    assert worth(table().city(0, *fewer), "plato") == (14 if colour == BLACK else 7)
    none = [card for card in CITY if card not in colour]
    assert worth(table().city(0, *none), "plato") == (14 if colour == BLACK else 0)


@clause("wonders", "12.16")
def test_aristotle_adds_three_points_to_a_set() -> None:
    assert worth(table().city(0, *GREEN), "aristotle") == 3
    assert worth(table().city(0, *GREEN[:2]), "aristotle") == 0


# --- symbols and shields --------------------------------------------------------------------------------


@clause("wonders", "10.6")
@pytest.mark.parametrize(
    ("leader", "symbols"), [("euclid", [1, 0, 0]), ("pythagoras", [0, 1, 0]), ("ptolemy", [0, 0, 1])]
)
def test_leaders_with_a_symbol(leader: str, symbols: list[int]) -> None:
    t = table()
    assert worth(t, leader) == 1 and list(t.state.symbols[0]) == symbols


@clause("wonders", "8.1")
@pytest.mark.parametrize(("leader", "shields"), [("caesar", 2), ("hannibal", 1)])
def test_leaders_with_shields(leader: str, shields: int) -> None:
    # two shields are on the left, one on the right
    t = table().city(1, "walls").city(2, "stockade").leaders(0, leader).age(1, turn=7)
    t.turn({})
    assert t.state.shields[0] == shields
    assert (t.state.victories[0][0], t.state.defeats[0]) == ((1, 0) if leader == "caesar" else (0, 1))


@clause("wonders", "13.7")
def test_semiramis_has_a_shield_for_each_defeat_token() -> None:
    t = table().city(1, "walls").city(2, "walls").leaders(0, "semiramis").tokens(0, defeats=3).age(2, turn=7)
    t.turn({})
    assert list(t.state.victories[0]) == [0, 2, 0] and t.state.defeats[0] == 3


# --- coins ----------------------------------------------------------------------------------------------


@clause("wonders", "12.4")
def test_croesus_brings_six_coins_at_once() -> None:
    t = table().leaders_in_hand(0, "croesus").coins(0, 4).recruiting()
    t.turn({0: "recruit:croesus"})
    assert t.coins_of(0) == 4 - 1 + 6


@clause("wonders", "12.9")
def test_nero_brings_two_coins_for_a_victory_token() -> None:
    t = table().city(0, "stockade").city(1, "stockade").leaders(0, "nero").age(1, turn=7)
    t.turn({})
    assert t.coins_of(0) == 3 + 2


@clause("wonders", "12.9")
def test_vitruvius_brings_two_coins_for_a_chain() -> None:
    t = table().city(0, "theater").leaders(0, "vitruvius").age(2).hand(0, "statue")
    t.turn({0: "build:statue"})
    assert t.coins_of(0) == 2


@clause("wonders", "12.9")
def test_xenophon_brings_two_coins_for_a_yellow_card() -> None:
    t = table().leaders(0, "xenophon").hand(0, "marketplace")
    t.turn({0: "build:marketplace"})
    assert t.coins_of(0) == 2


@clause("wonders", "13.6")
def test_diocletian_brings_two_coins_for_a_black_card() -> None:
    t = table().leaders(0, "diocletian").hand(0, "hideout").coins(1, 0).coins(2, 0)
    t.turn({0: "build:hideout"})
    assert t.coins_of(0) == 2


@clause("wonders", "12.8")
def test_hatshepsut_brings_a_coin_for_a_neighbour_bought_from() -> None:
    t = table().leaders(0, "hatshepsut").hand(0, "guard-tower").coins(0, 2)
    t.turn({0: "build:guard-tower"})
    assert t.coins_of(0) == 2 - 2 + 1


@clause("wonders", "13.9")
def test_berenice_brings_a_coin_with_coins_from_the_bank() -> None:
    t = table().leaders(0, "berenice")
    t.turn({0: "sell:loom-1"})
    assert t.coins_of(0) == 3 + 1


# --- what is cheaper ------------------------------------------------------------------------------------


@clause("wonders", "12.6")
@pytest.mark.parametrize(
    ("leader", "card"), [("archimedes", "apothecary"), ("hammurabi", "baths"), ("leonidas", "stockade")]
)
def test_leaders_that_take_a_resource_off_cards_of_a_colour(leader: str, card: str) -> None:
    others = {"apothecary", "baths", "stockade"} - {card}
    t = table().hand(0, "apothecary", "baths", "stockade")
    assert not legal(t, f"build:{card}")
    t.leaders(0, leader)
    assert legal(t, f"build:{card}") and not any(legal(t, f"build:{other}") for other in others)
    assert not legal(t, "stage:loom-1")


@clause("wonders", "12.6")
def test_imhotep_takes_a_resource_off_stages() -> None:
    t = table().hand(0, "apothecary", "baths", "stockade").city(0, "stone-pit")
    assert not legal(t, "stage:loom-1")
    t.leaders(0, "imhotep")
    assert legal(t, "stage:loom-1")
    assert not any(legal(t, f"build:{card}") for card in ("apothecary", "stockade"))


@clause("wonders", "12.7")
def test_bilkis_sells_one_resource_for_one_coin() -> None:
    t = table().hand(0, "apothecary").coins(0, 1)
    assert not legal(t, "build:apothecary")
    t.leaders(0, "bilkis").turn({0: "build:apothecary"})
    assert t.has(0, "apothecary") and t.coins_of(0) == 0


@clause("wonders", "12.5")
def test_maecenas_makes_leaders_free() -> None:
    t = table().leaders(0, "maecenas").leaders_in_hand(0, "pericles").recruiting()
    t.turn({0: "recruit:pericles"})
    assert t.has(0, "pericles") and t.coins_of(0) == 0


@clause("wonders", "12.10")
def test_ramses_makes_guilds_free() -> None:
    t = table().age(3).hand(0, "strategists-guild", "brotherhood")
    assert not legal(t, "build:strategists-guild")
    t.leaders(0, "ramses")
    assert legal(t, "build:strategists-guild") and not legal(t, "build:brotherhood")


@clause("wonders", "13.6")
def test_caligula_makes_a_black_card_free() -> None:
    t = table().age(3).hand(0, "strategists-guild", "brotherhood")
    assert not legal(t, "build:brotherhood")
    t.leaders(0, "caligula")
    assert legal(t, "build:brotherhood") and not legal(t, "build:strategists-guild")


# --- rights ---------------------------------------------------------------------------------------------


@clause("wonders", "12.11")
def test_solomon_picks_from_the_discard_pile() -> None:
    t = table().discarded("palace").coins(0, 3).leaders_in_hand(0, "solomon").recruiting()
    t.turn({0: "recruit:solomon"})
    t.play(0, "build:palace")
    assert t.has(0, "palace") and t.coins_of(0) == 0


@clause("wonders", "12.12")
def test_tomyris_gives_her_defeat_tokens_to_the_winner() -> None:
    t = table().leaders(0, "tomyris").city(1, "stockade").city(2, "stockade").age(1, turn=7)
    t.turn({})
    assert list(t.state.defeats)[:3] == [0, 1, 1]


@clause("wonders", "8.3")
def test_aspasia_keeps_out_of_the_conflicts_of_the_age() -> None:
    t = table().city(1, "stockade").coins(0, 3).leaders_in_hand(0, "aspasia").recruiting()
    t.turn({0: "recruit:aspasia"})
    assert t.state.diplomats == 1
    t.age(1, turn=7).turn({})
    assert t.state.diplomats == 0 and list(t.state.defeats)[:3] == [0, 0, 1]
    t.age(2, turn=7).turn({})
    assert list(t.state.defeats)[:3] == [1, 0, 2]
