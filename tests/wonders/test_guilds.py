"""All 17 guilds: what they cost and what they bring, from the list of the cards."""

from __future__ import annotations

import pytest

from tests.wonders.costs import assert_costs, making
from tests.wonders.table import Table

clause = pytest.mark.clause

COSTS = {
    "workers-guild": "WSCOO",
    "craftsmens-guild": "SSOO",
    "traders-guild": "GLP",
    "philosophers-guild": "CCCLP",
    "spies-guild": "CCCG",
    "strategists-guild": "SOOL",
    "shipowners-guild": "WWWGP",
    "scientists-guild": "WWOOP",
    "magistrates-guild": "WWWSL",
    "builders-guild": "SSCCG",
    "gamers-guild": "WSCO",
    "courtesans-guild": "WCGL",
    "diplomats-guild": "WSGP",
    "architects-guild": "COOOLP",
    "counterfeiters-guild": "OOOGL",
    "guild-of-shadows": "WSSP",
    "mourners-guild": "WCCGL",
}
# Four cards of each colour.
CARDS = {
    "brown": ("clay-pool", "ore-vein", "timber-yard", "sawmill"),
    "grey": ("loom-1", "press-1", "glassworks-2", "press-2"),
    "yellow": ("tavern", "marketplace", "forum", "bazar"),
    "green": ("apothecary", "workshop", "library", "study"),
    "red": ("stockade", "walls", "stables", "circus"),
    "blue": ("altar", "baths", "statue", "palace"),
    "black": ("militia", "hideout", "lair", "capitol"),
    "purple": ("builders-guild", "spies-guild", "traders-guild", "workers-guild"),
}


def table() -> Table:
    """Four seats, all boxes; the board of seat 0 makes nothing."""
    return Table("manneken-pis-b", "gizah-a", "babylon-a", "rhodos-a", leaders="yes", cities="yes").age(3).coins(0, 0)


def worth(t: Table, guild: str) -> int:
    """What a guild adds to the points of seat 0."""
    before = t.points(0)
    return t.city(0, guild).points(0) - before


def around(t: Table, *cards: str) -> Table:
    """The first two cards on the left, the third on the right, all four across and at home."""
    return t.city(1, *cards[:2]).city(3, cards[2]).city(2, *cards).city(0, *cards)


@clause("wonders", "10.8")
@pytest.mark.parametrize("guild", COSTS)
def test_what_a_guild_costs(guild: str) -> None:
    assert_costs(lambda: table().hand(0, guild), lambda t: t.why_not(0, f"build:{guild}") is None, COSTS[guild])
    t = table().hand(0, guild).city(0, *making(COSTS[guild]))
    t.turn({0: f"build:{guild}"})
    assert t.has(0, guild) and t.coins_of(0) == 0


def test_these_are_all_guilds() -> None:
    assert sorted(table().game.components.rows("guild")) == sorted(COSTS)


@clause("wonders", "10.8")
@pytest.mark.parametrize(
    ("guild", "colour", "each"),
    [
        ("workers-guild", "brown", 1),
        ("craftsmens-guild", "grey", 2),
        ("traders-guild", "yellow", 1),
        ("philosophers-guild", "green", 1),
        ("spies-guild", "red", 1),
        ("magistrates-guild", "blue", 1),
        ("guild-of-shadows", "black", 1),
        ("architects-guild", "purple", 3),
    ],
)
def test_guilds_that_count_cards_next_door(guild: str, colour: str, each: int) -> None:
    for other, cards in CARDS.items():
        t = around(table(), *(card for card in cards if card != guild) if other != colour else cards)
        assert worth(t, guild) == (3 * each if other == colour else 0), other


@clause("wonders", "10.8")
def test_strategists_guild_counts_defeat_tokens_next_door() -> None:
    t = table().tokens(1, (1, 1, 1), 2).tokens(3, (0, 0, 0), 1).tokens(0, (0, 0, 0), 6).tokens(2, (0, 0, 0), 5)
    assert worth(t, "strategists-guild") == 3


@clause("wonders", "10.8")
def test_mourners_guild_counts_victory_tokens_next_door() -> None:
    t = table().tokens(1, (2, 1, 1), 2).tokens(3, (0, 0, 1), 1).tokens(0, (2, 2, 2)).tokens(2, (1, 1, 1))
    assert worth(t, "mourners-guild") == 5


@clause("wonders", "10.8")
@pytest.mark.parametrize(("colour", "points"), [("brown", 5), ("grey", 5), ("purple", 5), ("blue", 1), ("black", 1)])
def test_shipowners_guild_counts_own_brown_grey_and_purple_cards_itself_included(colour: str, points: int) -> None:
    t = table().city(1, *CARDS["brown"]).city(3, *CARDS["grey"]).city(0, *CARDS[colour])
    assert worth(t, "shipowners-guild") == points


@clause("wonders", "10.8")
def test_scientists_guild_is_a_symbol_of_choice() -> None:
    assert worth(table(), "scientists-guild") == 1
    assert worth(table().city(0, "apothecary", "lodge", "study"), "scientists-guild") == 13 - 5
    assert worth(table().city(0, "apothecary", "lodge", "academy"), "scientists-guild") == 16 - 9


@clause("wonders", "10.8")
def test_builders_guild_counts_stages_of_all_three_cities() -> None:
    t = table().stages(0, 1).stages(1, 1, 2).stages(3, 1, 2, 3).stages(2, 1, 2)
    assert worth(t, "builders-guild") == 6


@clause("wonders", "10.8")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_gamers_guild_counts_every_three_own_coins_beside_the_treasury(coins: int, points: int) -> None:
    t = table().coins(0, coins).coins(1, 30).coins(3, 30)
    assert worth(t, "gamers-guild") == points and t.points(0) == 2 * points


@clause("wonders", "10.8")
def test_diplomats_guild_counts_leaders_next_door() -> None:
    t = table().leaders(1, "plato", "nero").leaders(3, "midas").leaders(0, "hiram", "varro").leaders(2, "amytis")
    t.leaders_in_hand(1, "cleopatra")
    before = t.points(0)
    assert t.city(0, "diplomats-guild").points(0) - before == 3 + 2, "2 for Hiram, who counts the guild"


@clause("wonders", "10.8")
@clause("wonders", "12.13")
def test_courtesans_guild_copies_a_leader_next_door() -> None:
    t = table().hand(0, "courtesans-guild").city(0, *making("WCGL")).leaders(1, "croesus").leaders(3, "cleopatra")
    t.leaders(2, "nefertiti").leaders(0, "sappho")
    t.turn({0: "build:courtesans-guild"})
    assert t.phase() == "CHOICES" and t.legal(0) == ["copy:cleopatra", "copy:croesus"]
    before = t.points(0)
    t.play(0, "copy:cleopatra")
    assert t.points(0) == before + 5 and not t.has(0, "cleopatra") and t.has(3, "cleopatra")


@clause("wonders", "10.8")
@clause("wonders", "9.1")
def test_counterfeiters_guild_has_5_points_and_all_others_lose_3_coins() -> None:
    t = table().hand(0, "counterfeiters-guild").city(0, *making("OOOGL"))
    t.turn({0: "build:counterfeiters-guild"})
    assert t.phase() == "DEBT" and t.points(0) == 5
    for seat in (1, 2, 3):
        assert t.legal(seat) == ["debt:0", "debt:1", "debt:2", "debt:3"]
