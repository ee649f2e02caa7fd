"""Each of the 27 black cards: what it costs and what it does, by hand from the table of facts."""

from __future__ import annotations

from collections import Counter

import pytest

from salon.games.wonders.notation import CARDS
from tests.wonders.table import Table

clause = pytest.mark.clause

# Age, coins and resources: W wood, S stone, C clay, O ore, G glass, L loom, P papyrus.
COSTS = {
    "pigeon-loft": (1, 1, "O"),
    "militia": (1, 3, ""),
    "hideout": (1, 0, ""),
    "residence": (1, 0, "C"),
    "gambling-den": (1, 0, ""),
    "clandestine-dock-west": (1, 1, ""),
    "clandestine-dock-east": (1, 1, ""),
    "secret-warehouse": (1, 2, ""),
    "gates-of-the-city": (1, 1, "W"),
    "spy-ring": (2, 2, "SC"),
    "mercenaries": (2, 4, "P"),
    "lair": (2, 0, "WG"),
    "consulate": (2, 0, "CP"),
    "gambling-house": (2, 1, ""),
    "black-market": (2, 0, "OL"),
    "sepulcher": (2, 0, "SGL"),
    "architect-cabinet": (2, 1, "P"),
    "tabularium": (2, 2, "WOL"),
    "torture-chamber": (3, 3, "OOG"),
    "contingent": (3, 5, "L"),
    "brotherhood": (3, 0, "WWOL"),
    "embassy": (3, 0, "SLP"),
    "cenotaph": (3, 0, "SCCGL"),
    "builders-union": (3, 0, "WCGP"),
    "capitol": (3, 2, "SSCCGP"),
    "slave-market": (3, 0, "WWOO"),
    "secret-society": (3, 0, "SP"),
}
# Coins that come with the build in a city without tokens: the black card itself counts for the Secret Society.
GAINS = {"gambling-den": 6, "gambling-house": 9, "secret-society": 1}
MAKERS = {
    "W": ("lumber-yard", "sawmill"),
    "S": ("stone-pit", "quarry"),
    "C": ("clay-pool", "brickyard"),
    "O": ("ore-vein", "foundry"),
    "G": ("glassworks-1",),
    "L": ("loom-1",),
    "P": ("press-1",),
}


def table() -> Table:
    """Manneken Pis, which makes nothing, between Gizah on the left and Babylon on the right; nobody has coins."""
    t = Table("manneken-pis-b", "gizah-a", "babylon-a", cities="yes", leaders="yes")
    return t.coins(0, 0).coins(1, 0).coins(2, 0)


def making(resources: str, *cards: str) -> list[str]:
    """Cards that make just these resources, at most two of a kind."""
    return [MAKERS[resource][count - 1] for resource, count in Counter(resources).items()] + list(cards)


def built(card: str, t: Table | None = None) -> Table:
    """Seat 0 pays the whole cost and builds the card; the others build something that brings nothing."""
    age, coins, resources = COSTS[card]
    t = (t or table()).age(age).city(0, *making(resources)).coins(0, coins).hand(0, card)
    filling = f"build:{('loom-1', 'loom-2', 'haven')[age - 1]}"
    if age == 3:
        t.city(1, "forum").city(2, "forum")  # Haven is free by its chain
    t.turn({0: f"build:{card}", 1: filling, 2: filling})
    return t


def worth(card: str) -> int:
    """The points of a card in a city without anything else."""
    return table().city(0, card).points(0)


@clause("wonders", "13.1")
def test_all_black_cards_are_tested_here() -> None:
    assert tuple(COSTS) == CARDS[-27:]


@clause("wonders", "4.1")
@pytest.mark.parametrize("card", COSTS)
def test_what_a_black_card_costs(card: str) -> None:
    age, coins, resources = COSTS[card]
    t = table().age(age).hand(0, card).city(0, *making(resources))
    if coins:
        reason = t.coins(0, coins - 1).why_not(0, f"build:{card}")
        assert reason and reason.code == "coins"
    for resource in set(resources):
        less = table().age(age).hand(0, card).coins(0, coins).city(0, *making(resources.replace(resource, "", 1)))
        assert less.why_not(0, f"build:{card}"), resource
    t = built(card)
    assert t.has(0, card) and t.coins_of(0) == GAINS.get(card, 0)


@clause("wonders", "10.10")
@pytest.mark.parametrize("card", COSTS)
def test_the_points_of_a_black_card(card: str) -> None:
    points = {
        "hideout": 2, "residence": 1, "gates-of-the-city": 4, "lair": 3, "consulate": 2, "sepulcher": 4,
        "architect-cabinet": 2, "tabularium": 6, "brotherhood": 4, "embassy": 3, "cenotaph": 5, "builders-union": 4,
        "capitol": 8, "secret-society": 1,
    }  # fmt: skip
    assert worth(card) == points.get(card, 0)


@clause("wonders", "8.1")
@pytest.mark.parametrize("card", COSTS)
def test_the_shields_of_a_black_card(card: str) -> None:
    assert built(card).state.shields[0] == {"militia": 2, "mercenaries": 3, "contingent": 5}.get(card, 0)


@clause("wonders", "8.3")
@pytest.mark.parametrize("card", COSTS)
def test_the_diplomacy_of_a_black_card(card: str) -> None:
    assert built(card).state.diplomats == (card in ("residence", "consulate", "embassy"))


@clause("wonders", "10.14")
@pytest.mark.parametrize("card", COSTS)
def test_the_mask_of_a_black_card(card: str) -> None:
    t = table().city(0, card)
    more = t.city(1, "apothecary").points(0) - worth(card)
    assert more == (card in ("pigeon-loft", "spy-ring", "torture-chamber"))


@clause("wonders", "9.1")
@pytest.mark.parametrize("card", [card for card in COSTS if not card.startswith("gambling")])
def test_the_loss_of_a_black_card(card: str) -> None:
    # seat 1 has three victory tokens and one stage, seat 2 one token and two stages; both have no coins
    t = table().tokens(0, (1, 0, 0)).tokens(1, (2, 1, 0)).tokens(2, (0, 1, 0)).stages(1, 1).stages(2, 1, 2)
    losses = {
        "hideout": [1, 1], "lair": [2, 2], "brotherhood": [3, 3],
        "sepulcher": [3, 1], "cenotaph": [3, 1], "builders-union": [1, 2],
    }  # fmt: skip
    t = built(card, t)
    assert list(t.state.debts)[:3] == [0, *losses.get(card, [0, 0])]


# --- cards with an effect of their own ------------------------------------------------------------------


@clause("wonders", "13.8")
@pytest.mark.parametrize(("card", "own", "others"), [("gambling-den", 6, 1), ("gambling-house", 9, 2)])
def test_gambling(card: str, own: int, others: int) -> None:
    t = built(card)
    assert [t.coins_of(seat) for seat in range(3)] == [own, others, others] and not any(t.state.debts)


@clause("wonders", "13.3")
@pytest.mark.parametrize(
    ("card", "baths", "tower"),
    [("clandestine-dock-west", "pay:1+0", "pay:0+2"), ("clandestine-dock-east", "pay:2+0", "pay:0+1")],
)
def test_clandestine_docks(card: str, baths: str, tower: str) -> None:
    # stone is bought from the left, clay from the right
    t = table().city(0, card).hand(0, "baths", "guard-tower").coins(0, 2)
    assert (t.ways(0, "build:baths"), t.ways(0, "build:guard-tower")) == ([baths], [tower])


@clause("wonders", "13.4")
def test_secret_warehouse() -> None:
    t = table().city(0, "secret-warehouse", "lumber-yard").age(2).hand(0, "caravansery")
    assert t.ways(0, "build:caravansery") == ["pay:0+0"]


@clause("wonders", "13.4")
def test_black_market() -> None:
    t = table().city(0, "black-market", "lumber-yard").age(2).hand(0, "caravansery", "lair", "school")
    assert t.why_not(0, "build:caravansery")
    assert t.ways(0, "build:lair") == t.ways(0, "build:school") == ["pay:0+0"]


@clause("wonders", "13.5")
def test_architect_cabinet() -> None:
    t = table()
    assert t.why_not(0, "stage:loom-1")
    t.city(0, "architect-cabinet").turn({0: "stage:loom-1"})
    assert t.state.stages_built[0] == 1 and t.coins_of(0) == 7  # the seven resources of Manneken Pis


@clause("wonders", "10.10")
@clause("wonders", "3.4")
def test_slave_market_counts_own_victory_tokens() -> None:
    t = built("slave-market", table().tokens(0, (2, 1, 0), defeats=1).tokens(1, (1, 1, 1)))
    assert t.coins_of(0) == 3
    tokens, treasury = 2 * 1 + 3 - 1, 1
    assert t.points(0) == tokens + treasury + 3
    t.tokens(0, (2, 1, 1), defeats=1)  # what is won later counts at the end
    assert t.points(0) == tokens + 5 + treasury + 4


@clause("wonders", "10.10")
@clause("wonders", "3.4")
def test_secret_society_counts_own_black_cards() -> None:
    t = built("secret-society", table().city(0, "militia", "contingent").city(1, "mercenaries"))
    assert t.coins_of(0) == 3 and t.points(0) == 3 + 1
    assert t.city(0, "mercenaries").points(0) == 4 + 1
