"""The 68 Age cards: what each of them costs and does, what it leads to and how many copies there are.

What is printed on them is in `facts.py`, written by hand.
"""

from __future__ import annotations

from collections import Counter

import pytest

import salon
from tests.wonders.facts import AGE_CARDS, FREE_WITH, LEADS_TO, AgeCard, makers
from tests.wonders.table import Table

clause = pytest.mark.clause

# For each resource a card that costs one of it and nothing else.
NEEDS = {
    "W": "stockade", "S": "baths", "C": "guard-tower", "O": "barracks",
    "G": "workshop", "L": "apothecary", "P": "scriptorium",
}  # fmt: skip
# For two and for three of a raw resource: a card that costs them, and what else it costs.
TWO = {"W": ("caravansery", ""), "S": ("arena", "O"), "C": ("forum", ""), "O": ("dispensary", "G")}
THREE = {
    "W": ("magistrates-guild", "SL"), "S": ("aqueduct", ""), "C": ("siege-workshop", "W"), "O": ("fortifications", "S"),
}  # fmt: skip
SYMBOLS = {
    "compass": ["apothecary", "dispensary", "lodge", "academy"],
    "gear": ["workshop", "laboratory", "observatory", "study"],
    "tablet": ["scriptorium", "library", "school", "university"],
}
SHIELDS: tuple[list[str], ...] = ([], ["stockade"], ["walls"], ["stockade", "walls"])


def of_kind(kind: str) -> pytest.MarkDecorator:
    """All cards with an effect of this kind, as a parameter."""
    cards = [card for card in AGE_CARDS.values() if card.effect.startswith(kind)]
    return pytest.mark.parametrize("card", cards, ids=[card.name for card in cards])


every_card = pytest.mark.parametrize("card", AGE_CARDS.values(), ids=list(AGE_CARDS))


def amount(card: AgeCard) -> int:
    return int(card.effect.partition(":")[2])


def before(card: AgeCard, *cards: str, coins: int = 0) -> Table:
    """Seat 0 can just pay for the card: the board makes nothing, the city exactly the resources of the cost."""
    t = Table("manneken-pis-b", "gizah-a", "roma-a").age(card.age)
    price = int(card.cost) if card.cost.isdigit() else 0
    resources = "" if card.cost.isdigit() else card.cost
    return t.coins(0, coins + price).city(0, *makers(resources), *cards).hand(0, card.name)


def play(t: Table, card: AgeCard) -> Table:
    t.turn({0: f"build:{card.name}"})
    assert t.has(0, card.name)
    return t


def can(t: Table, card: str) -> bool:
    return f"build:{card}" in t.hand(0, card).legal(0)


# --- costs ----------------------------------------------------------------------------------------------


@clause("wonders", "4.1")
@every_card
def test_a_card_can_be_built_with_exactly_its_cost_and_nothing_is_left(card: AgeCard) -> None:
    t = before(card)
    assert t.ways(0, f"build:{card.name}") == ["pay:0+0"]
    coins = t.coins_of(0)
    t.play(0, f"build:{card.name}").play(1, t.legal(1)[-1])
    events = t.turn({})
    paid = sum(int(e.facts["coins"]) for e in events if e.name == "coins" and e.seat == 0 and int(e.facts["coins"]) < 0)
    assert t.has(0, card.name) and paid == -coins


@clause("wonders", "4.1")
@pytest.mark.parametrize(
    ("card", "missing"),
    [
        pytest.param(card, letter, id=f"{card.name} without {letter}")
        for card in AGE_CARDS.values()
        for letter in sorted(set(card.cost))
    ],
)
def test_a_card_cannot_be_built_with_less(card: AgeCard, missing: str) -> None:
    rest = card.cost.replace(missing, "", 1)
    t = before(card._replace(cost=rest))
    reason = t.why_not(0, f"build:{card.name}")
    assert reason and reason.code == (
        "coins" if missing.isdigit() else "trade-coins" if missing == "S" else "resources"
    )


# --- chains ---------------------------------------------------------------------------------------------


@clause("wonders", "4.3")
@pytest.mark.parametrize(
    ("first", "second"), [(first, second) for first, cards in LEADS_TO.items() for second in cards]
)
def test_a_card_leads_to_others(first: str, second: str) -> None:
    t = Table("manneken-pis-b", "gizah-a", "roma-a").age(AGE_CARDS[second].age).coins(0, 0).hand(0, second)
    assert f"build:{second}" not in t.legal(0)
    assert t.city(0, first).ways(0, f"build:{second}") == ["free:chain"]
    t.turn({0: f"build:{second}"})
    assert t.has(0, second)


@clause("wonders", "4.3")
@every_card
def test_a_card_is_free_with_these_cards_and_no_others(card: AgeCard) -> None:
    name = card.name.rsplit("-", 1)[0] if card.colour == "grey" else card.name
    others = [other for other in AGE_CARDS if other.rsplit("-", 1)[0] != name and other != card.name]
    t = Table("manneken-pis-b", "gizah-a", "roma-a").age(card.age).coins(0, 9).hand(0, card.name)
    if card.colour == "grey":
        t.city(0, *others)
        assert t.ways(0, f"build:{card.name}") == ["pay:0+0"]
        return
    leading = FREE_WITH.get(card.name, [])
    t.city(0, *(other for other in others if other not in leading))
    assert t.ways(0, f"build:{card.name}") == ["pay:0+0"]  # all resources are there, but no chain
    for other in leading:
        chained = Table("manneken-pis-b", "gizah-a", "roma-a").age(card.age).coins(0, 9).hand(0, card.name)
        assert chained.city(0, other).ways(0, f"build:{card.name}") == ["free:chain"]


def test_the_two_columns_of_the_facts_agree() -> None:
    pairs = {(first, second) for first, cards in LEADS_TO.items() for second in cards}
    assert pairs == {(first, second) for second, cards in FREE_WITH.items() for first in cards}
    assert len(pairs) == 26


# --- copies ---------------------------------------------------------------------------------------------


@clause("wonders", "2.5")
@every_card
def test_the_copies_of_a_card_by_the_number_of_players(card: AgeCard) -> None:
    game = salon.game("wonders")
    for seats in (3, 4, 5, 6, 7):
        hands = game.deal(seats, "copies").content["ages"][card.age - 1]
        found = Counter(name for hand in hands for name in hand)
        assert found[card.name] == sum(mark <= seats for mark in card.marks), seats


# --- brown and grey -------------------------------------------------------------------------------------


@clause("wonders", "4.4")
@of_kind("makes:")
def test_what_a_card_makes(card: AgeCard) -> None:
    t = play(before(card), card)
    made = card.effect.partition(":")[2]
    for letter, needed in NEEDS.items():
        assert can(t.coins(0, 0), needed) == (letter in made), letter


@clause("wonders", "4.4")
@of_kind("makes:")
def test_how_many_a_card_makes(card: AgeCard) -> None:
    """Two of a kind with four of the cards of Age II, else one; of a choice never both."""
    made = card.effect.partition(":")[2]
    for letter in set(made) & set("WSCO"):
        for count, (needed, more) in ((2, TWO[letter]), (3, THREE[letter])):
            t = Table("manneken-pis-b", "gizah-a", "roma-a").coins(0, 0).city(0, card.name, *makers(more))
            assert can(t, needed) == (made.count(letter) == count), (letter, count)


@clause("wonders", "5.1")
@of_kind("makes:")
def test_what_a_card_makes_is_for_sale(card: AgeCard) -> None:
    made = card.effect.partition(":")[2]
    right, sold = ("gizah-a", "S") if card.colour == "grey" else ("alexandria-a", "G")
    t = Table("manneken-pis-b", "roma-a", right).city(1, card.name).coins(0, 2)
    for letter, needed in NEEDS.items():
        assert can(t, needed) == (letter in made + sold)
        assert letter not in made or t.ways(0, f"build:{needed}") == ["pay:2+0"]


# --- blue, red, green -----------------------------------------------------------------------------------


@clause("wonders", "10.5")
@of_kind("points:")
def test_the_points_of_a_blue_card(card: AgeCard) -> None:
    t = before(card)
    points = t.points(0)
    assert play(t, card).points(0) - points == amount(card) and t.coins_of(0) == 0


@clause("wonders", "8.1")
@of_kind("shields:")
def test_the_shields_of_a_red_card(card: AgeCard) -> None:
    """Built in the last turn: stronger than a city with a shield less, as strong as one with the same number."""
    t = before(card).age(card.age, turn=6).hand(0, card.name)
    t.city(1, *SHIELDS[amount(card) - 1]).city(2, *SHIELDS[amount(card)])
    play(t, card)
    assert (t.state.victories[0][card.age - 1], t.state.defeats[0], t.state.defeats[1]) == (1, 0, 2)


@clause("wonders", "10.6")
@of_kind("symbol:")
def test_the_symbol_of_a_green_card(card: AgeCard) -> None:
    """With two compasses and a gear: a compass brings 9 - 4, a gear 4 - 1, a tablet 1 and the first set."""
    compasses = [other for other in SYMBOLS["compass"] if other != card.name][-2:]
    gears = [other for other in SYMBOLS["gear"] if other != card.name][-1:]
    t = before(card, *compasses, *gears)
    assert t.points(0) == 4 + 1
    gain = {"compass": 5, "gear": 3, "tablet": 8}[card.effect.partition(":")[2]]
    assert play(t, card).points(0) == 5 + gain and t.coins_of(0) == 0


def test_there_are_four_cards_of_each_symbol() -> None:
    for symbol, cards in SYMBOLS.items():
        assert [card.name for card in AGE_CARDS.values() if card.effect == f"symbol:{symbol}"] == cards


# --- yellow: each its own -------------------------------------------------------------------------------


def yellow(name: str, *cards: str, coins: int = 0) -> Table:
    return before(AGE_CARDS[name], *cards, coins=coins)


@clause("wonders", "3.3")
def test_the_tavern_brings_5_coins() -> None:
    t = play(yellow("tavern"), AGE_CARDS["tavern"])
    assert t.coins_of(0) == 5 and t.points(0) == 1


@clause("wonders", "5.2")
@pytest.mark.parametrize(("card", "left", "right"), [("west-trading-post", 1, 2), ("east-trading-post", 2, 1)])
def test_a_trading_post_lowers_the_price_of_raw_resources_on_one_side(card: str, left: int, right: int) -> None:
    t = Table("manneken-pis-b", "rhodos-a", "olympia-a", "roma-a").coins(0, 4).hand(0, card)
    play(t.city(1, *makers("WSCGLP")).city(3, *makers("WSCOGLP")), AGE_CARDS[card])
    assert t.coins_of(0) == 4
    for letter, needed in NEEDS.items():
        ways = {f"pay:{left}+0", f"pay:0+{right}"} if letter in "WSCO" else {"pay:2+0", "pay:0+2"}
        assert set(t.hand(0, needed).ways(0, f"build:{needed}")) == ways, letter


@clause("wonders", "5.2")
def test_the_marketplace_lowers_the_price_of_manufactured_resources_on_both_sides() -> None:
    t = Table("manneken-pis-b", "rhodos-a", "olympia-a", "roma-a").coins(0, 4).hand(0, "marketplace")
    play(t.city(1, *makers("WSCGLP")).city(3, *makers("WSCOGLP")), AGE_CARDS["marketplace"])
    assert t.coins_of(0) == 4
    for letter, needed in NEEDS.items():
        ways = {"pay:2+0", "pay:0+2"} if letter in "WSCO" else {"pay:1+0", "pay:0+1"}
        assert set(t.hand(0, needed).ways(0, f"build:{needed}")) == ways, letter


@clause("wonders", "4.8")
@pytest.mark.parametrize(("name", "made"), [("forum", "LGP"), ("caravansery", "WSCO")])
def test_forum_and_caravansery_make_one_resource_of_choice(name: str, made: str) -> None:
    t = play(yellow(name), AGE_CARDS[name])
    with t.edit() as s:
        s.city[0][:] = [0, 0]
    t.city(0, name).coins(0, 0)  # without the cards that paid for it
    assert "".join(letter for letter, needed in NEEDS.items() if can(t, needed)) == "".join(
        letter for letter in NEEDS if letter in made
    )
    pair = "traders-guild" if name == "forum" else "senate"
    t.city(0, *makers("L" if name == "forum" else "WW"))  # two of its resources are still missing
    assert not can(t, pair)


@clause("wonders", "5.1")
@pytest.mark.parametrize("name", ["forum", "caravansery"])
def test_forum_and_caravansery_sell_nothing(name: str) -> None:
    t = Table("manneken-pis-b", "roma-a", "rhodos-a").city(1, name).coins(0, 9)
    for needed in NEEDS.values():
        assert (needed == "barracks") == can(t, needed)  # the ore of Rhodos


@clause("wonders", "3.4")
@pytest.mark.parametrize(
    ("own", "left", "right", "coins"),
    [
        ([], [], [], 0),
        (["mine"], [], [], 1),
        ([], ["mine", "quarry"], [], 2),
        (["mine"], ["quarry", "stone-pit"], ["sawmill", "altar", "loom-1"], 4),
    ],
)
def test_the_vineyard(own: list[str], left: list[str], right: list[str], coins: int) -> None:
    t = yellow("vineyard", *own).city(1, *left).city(2, *right)
    assert play(t, AGE_CARDS["vineyard"]).coins_of(0) == coins
    assert t.coins(0, 0).points(0) == 0


@clause("wonders", "3.4")
@pytest.mark.parametrize(
    ("own", "left", "right", "coins"),
    [
        ([], [], [], 0),
        (["loom-1"], [], [], 2),
        ([], ["loom-1", "press-2"], [], 4),
        (["loom-1"], ["loom-1", "press-2"], ["glassworks-1", "altar", "mine"], 8),
    ],
)
def test_the_bazar(own: list[str], left: list[str], right: list[str], coins: int) -> None:
    t = yellow("bazar", *own).city(1, *left).city(2, *right)
    assert play(t, AGE_CARDS["bazar"]).coins_of(0) == coins
    assert t.coins(0, 0).points(0) == 0


# What the card counts, in the own city when it is built; the cost itself may be counted too.
@clause("wonders", "10.7")
@pytest.mark.parametrize(
    ("name", "own", "coins", "points"),
    [
        ("haven", [], 2, 2),  # lumber yard and ore vein of its cost
        ("haven", ["mine", "quarry", "tavern", "press-1"], 4, 4),
        ("lighthouse", [], 1, 1),  # itself
        ("lighthouse", ["tavern", "bazar", "mine"], 3, 3),
        ("chamber-of-commerce", [], 2, 2),  # the press of its cost
        ("chamber-of-commerce", ["loom-1", "glassworks-2", "mine"], 6, 6),
    ],
)
def test_yellow_cards_of_age_3(name: str, own: list[str], coins: int, points: int) -> None:
    t = yellow(name, *own).city(1, "mine", "tavern", "press-1").city(2, "mine", "tavern", "press-1")
    assert play(t, AGE_CARDS[name]).coins_of(0) == coins
    assert t.coins(0, 0).points(0) == points


@clause("wonders", "10.7")
@pytest.mark.parametrize("stages", [0, 1, 2, 3])
def test_the_arena(stages: int) -> None:
    card = AGE_CARDS["arena"]
    t = Table("alexandria-b", "gizah-a", "roma-a").age(3).coins(0, 0).city(0, *makers("SSO")).hand(0, "arena")
    t.stages(0, *range(1, stages + 1)).stages(1, 1, 2, 3).stages(2, 1)
    points = t.points(0)
    assert play(t, card).coins_of(0) == 3 * stages
    assert t.coins(0, 0).points(0) - points == stages


@clause("wonders", "10.7")
@pytest.mark.parametrize(
    ("name", "more", "points"),
    [("haven", "mine", 1), ("lighthouse", "tavern", 1), ("chamber-of-commerce", "loom-1", 2)],
)
def test_yellow_cards_of_age_3_count_points_at_the_end_and_coins_once(name: str, more: str, points: int) -> None:
    t = play(yellow(name), AGE_CARDS[name]).coins(0, 0)
    had = t.points(0)
    t.coins(0, 1).hand(0, more).turn({0: f"build:{more}"})
    assert t.coins_of(0) == {"mine": 0, "tavern": 6, "loom-1": 1}[more]
    assert t.coins(0, 0).points(0) == had + points


def test_every_card_has_a_test_of_its_effect() -> None:
    own = {
        "tavern", "west-trading-post", "east-trading-post", "marketplace", "forum", "caravansery", "vineyard", "bazar",
        "haven", "lighthouse", "chamber-of-commerce", "arena",
    }  # fmt: skip
    assert {card.name for card in AGE_CARDS.values() if not card.effect} == own
    kinds = {card.effect.partition(":")[0] for card in AGE_CARDS.values()}
    assert kinds == {"", "makes", "points", "shields", "symbol"}
