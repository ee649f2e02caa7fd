"""Trade (section 5): what is for sale, prices, cards with a choice, the ways to pay that are offered."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.wonders.facts import AGE_CARDS, SINGLE, makers
from tests.wonders.table import Table

clause = pytest.mark.clause

NEEDS = {
    "W": "stockade", "S": "baths", "C": "guard-tower", "O": "barracks",
    "G": "workshop", "L": "apothecary", "P": "scriptorium",
}  # fmt: skip


def code(t: Table, seat: int, move: str) -> str | None:
    reason = t.why_not(seat, move)
    return reason.code if reason else None


def between_nothing(coins: int = 20, **options: str) -> Table:
    """Seat 0 between two boards that make nothing, and with no resource of its own but papyrus; seat 3 is far."""
    t = Table("ephesos-a", "manneken-pis-b", "gizah-a", "roma-a", changes=None, **options)
    return t.coins(0, coins)


# --- what is for sale -----------------------------------------------------------------------------------


@clause("wonders", "5.1")
@pytest.mark.parametrize("letter", "WSCOGL")
def test_brown_and_grey_cards_of_both_neighbours_are_for_sale(letter: str) -> None:
    card = NEEDS[letter]
    t = between_nothing().hand(0, card)
    reason = t.why_not(0, f"build:{card}")
    assert reason and (reason.code, reason.clause) == ("resources", "4.4")
    assert t.city(1, SINGLE[letter]).ways(0, f"build:{card}") == ["pay:2+0"]
    assert t.city(3, SINGLE[letter]).ways(0, f"build:{card}") == ["pay:0+2", "pay:2+0"]


@clause("wonders", "5.1")
@pytest.mark.parametrize(
    ("board", "letter"),
    [("alexandria-a", "G"), ("babylon-b", "C"), ("gizah-b", "S"), ("halikarnassos-a", "L"), ("olympia-a", "W"),
     ("rhodos-b", "O"), ("great-wall-a", "L"), ("petra-a", "C"), ("byzantium-a", "S"), ("stonehenge-b", "W")],
)  # fmt: skip
def test_the_resource_of_a_board_is_for_sale(board: str, letter: str) -> None:
    card = NEEDS[letter]
    for boards, way in (((board, "roma-a"), "pay:2+0"), (("roma-a", board), "pay:0+2")):
        t = Table("ephesos-a", *boards).coins(0, 2).hand(0, card)
        assert t.ways(0, f"build:{card}") == [way]


@clause("wonders", "5.1")
@pytest.mark.parametrize("maker", ["caravansery", "forum", "secret-warehouse", "black-market"])
def test_what_yellow_and_black_cards_make_is_never_for_sale(maker: str) -> None:
    t = between_nothing(cities="yes").city(1, maker).city(3, maker)
    for letter in "WSCOGL":
        assert code(t.hand(0, NEEDS[letter]), 0, f"build:{NEEDS[letter]}") == "resources"
    # a second stone of a city with one stone is not made by its Secret Warehouse either
    t = Table("ephesos-a", "gizah-a", "roma-a", cities="yes").coins(0, 20).city(1, maker).hand(0, "walls", "aqueduct")
    assert code(t, 0, "build:walls") == "resources"


@clause("wonders", "5.1")
def test_what_stages_and_leaders_make_is_never_for_sale() -> None:
    t = Table("ephesos-a", "alexandria-b", "roma-a").coins(0, 20).stages(1, 1, 2).leaders(1, "bilkis")
    for letter in "WSCOL":
        assert code(t.hand(0, NEEDS[letter]), 0, f"build:{NEEDS[letter]}") == "resources", letter
    assert t.hand(0, "workshop").ways(0, "build:workshop") == ["pay:2+0"]  # the glass of the board is


@clause("wonders", "5.1")
def test_no_more_is_for_sale_than_the_neighbours_make() -> None:
    t = between_nothing().city(1, "quarry").hand(0, "aqueduct")  # 3 stone
    assert code(t, 0, "build:aqueduct") == "resources"
    assert t.city(3, "stone-pit").ways(0, "build:aqueduct") == ["pay:4+2"]


@clause("wonders", "5.1")
def test_what_a_neighbour_builds_in_the_same_turn_is_not_for_sale_yet() -> None:
    t = between_nothing().hand(0, "stockade").hand(1, "lumber-yard").play(1, "build:lumber-yard")
    assert code(t, 0, "build:stockade") == "resources"
    t.turn({0: "sell:stockade"})
    assert t.hand(0, "stockade").ways(0, "build:stockade") == ["pay:2+0"]


@clause("wonders", "5.6")
def test_the_same_resource_serves_the_seller_and_both_neighbours() -> None:
    t = Table("ephesos-a", "gizah-a", "manneken-pis-b").coins(1, 0).coins(2, 2)
    for seat in range(3):
        t.hand(seat, "baths")
    t.turn(dict.fromkeys(range(3), "build:baths"))
    assert all(t.has(seat, "baths") for seat in range(3))
    assert [t.coins_of(seat) for seat in range(3)] == [1, 4, 0]


@clause("wonders", "5.6")
def test_the_seller_is_not_asked() -> None:
    t = between_nothing().city(1, "stone-pit").hand(0, "baths").play(0, "build:baths")
    assert t.position.waiting == 0b1110 and code(t, 1, "sell:stone-pit") is None


# --- prices ---------------------------------------------------------------------------------------------


@clause("wonders", "5.2")
@pytest.mark.parametrize(
    ("cards", "raw", "manufactured"),
    [
        ([], (2, 2), (2, 2)),
        (["west-trading-post"], (1, 2), (2, 2)),
        (["east-trading-post"], (2, 1), (2, 2)),
        (["west-trading-post", "east-trading-post"], (1, 1), (2, 2)),
        (["marketplace"], (2, 2), (1, 1)),
        (["marketplace", "west-trading-post"], (1, 2), (1, 1)),
        (["marketplace", "west-trading-post", "east-trading-post"], (1, 1), (1, 1)),
    ],
)
def test_prices(cards: list[str], raw: tuple[int, int], manufactured: tuple[int, int]) -> None:
    """The first number is what a resource from the left costs, the second from the right."""
    for letter in "WSCOGL":
        left, right = raw if letter in "WSCO" else manufactured
        card = NEEDS[letter]
        t = between_nothing().city(0, *cards).city(1, SINGLE[letter]).hand(0, card)
        assert t.ways(0, f"build:{card}") == [f"pay:{left}+0"], letter
        t = between_nothing().city(0, *cards).city(3, SINGLE[letter]).hand(0, card)
        assert t.ways(0, f"build:{card}") == [f"pay:0+{right}"], letter


@clause("wonders", "5.2")
@clause("wonders", "5.7")
@pytest.mark.parametrize("post", [None, "west-trading-post", "east-trading-post"])
@pytest.mark.parametrize("side", [1, 3])
def test_olympia_b_pays_1_for_raw_resources_from_both_sides_and_posts_do_not_add_up(
    post: str | None, side: int
) -> None:
    t = (
        Table("olympia-b", "manneken-pis-b", "gizah-a", "roma-a")
        .stages(0, 1)
        .coins(0, 9)
        .city(0, *[post] if post else [])
    )
    raw, manufactured = ("pay:1+0", "pay:2+0") if side == 1 else ("pay:0+1", "pay:0+2")
    t.city(side, "stone-pit", "press-1").hand(0, "baths", "scriptorium")
    assert t.ways(0, "build:baths") == [raw] and t.ways(0, "build:scriptorium") == [manufactured]


@clause("wonders", "5.2")
def test_every_resource_is_paid_for() -> None:
    t = between_nothing(6).city(1, *makers("SSS")).hand(0, "aqueduct")
    assert t.ways(0, "build:aqueduct") == ["pay:6+0"]
    assert t.city(0, "west-trading-post").ways(0, "build:aqueduct") == ["pay:3+0"]
    assert code(t.coins(0, 2), 0, "build:aqueduct") == "trade-coins"
    assert code(t.coins(0, 3), 0, "build:aqueduct") is None


@clause("wonders", "5.7")
@pytest.mark.parametrize("card", ["west-trading-post", "marketplace"])
def test_the_price_falls_from_the_turn_after_the_card_was_built(card: str) -> None:
    bought = "baths" if card == "west-trading-post" else "apothecary"
    t = between_nothing().city(1, *makers("SL")).hand(0, card, bought)
    assert t.ways(0, f"build:{bought}") == ["pay:2+0"]
    t.turn({0: f"build:{card}"})
    assert t.hand(0, bought).ways(0, f"build:{bought}") == ["pay:1+0"]


@clause("wonders", "5.2")
def test_a_neighbours_trading_post_lowers_nothing() -> None:
    t = between_nothing().city(1, "stone-pit", "west-trading-post", "east-trading-post").hand(0, "baths")
    assert t.ways(0, "build:baths") == ["pay:2+0"]


# --- cards with a choice --------------------------------------------------------------------------------


@clause("wonders", "5.3")
def test_a_card_with_a_choice_sells_any_of_its_resources_but_one_in_a_turn() -> None:
    t = between_nothing().city(1, "mine").hand(0, "baths", "barracks")
    assert t.ways(0, "build:baths") == t.ways(0, "build:barracks") == ["pay:2+0"]
    t.city(0, "stone-pit").hand(0, "arena")  # 2 stone, 1 ore
    assert code(t, 0, "build:arena") == "resources"
    assert t.city(1, "clay-pit").ways(0, "build:arena") == ["pay:4+0"]


@clause("wonders", "5.3")
def test_each_buyer_and_the_owner_may_take_another_resource_of_the_card() -> None:
    t = Table("ephesos-a", "manneken-pis-b", "alexandria-a", "roma-a").city(1, "mine").coins(1, 0)
    t.hand(0, "baths").hand(1, "barracks").hand(2, "barracks")
    t.turn({0: "build:baths", 1: "build:barracks", 2: "build:barracks"})
    assert t.has(0, "baths") and t.has(1, "barracks") and t.has(2, "barracks")
    assert t.coins_of(1) == 4


@clause("wonders", "5.3")
def test_the_same_buyer_may_take_another_resource_next_turn() -> None:
    t = between_nothing(4).city(1, "mine").hand(0, "baths")
    t.turn({0: "build:baths"})
    t.hand(0, "barracks").turn({0: "build:barracks"})
    assert t.has(0, "baths") and t.has(0, "barracks") and t.coins_of(0) == 0


# --- the ways to pay ------------------------------------------------------------------------------------


@clause("wonders", "5.4")
def test_what_the_city_makes_is_not_bought() -> None:
    t = between_nothing().city(0, "stone-pit").city(1, "quarry").city(3, "quarry").hand(0, "baths", "aqueduct")
    assert t.ways(0, "build:baths") == ["pay:0+0"]
    assert t.ways(0, "build:aqueduct") == ["pay:0+4", "pay:2+2", "pay:4+0"]  # one stone is there


@clause("wonders", "5.4")
def test_a_choice_of_the_own_city_is_used_so_that_as_little_as_possible_is_bought() -> None:
    """Wood and papyrus: the board makes papyrus, the Tree Farm wood or clay."""
    t = between_nothing().city(0, "tree-farm").city(1, "lumber-yard", "clay-pool").hand(0, "school")
    assert t.ways(0, "build:school") == ["pay:0+0"]
    t.hand(0, "temple").city(0, "glassworks-1")  # wood, clay, glass: one of the raw ones is missing
    assert t.ways(0, "build:temple") == ["pay:2+0"]


@clause("wonders", "5.4")
def test_no_more_is_bought_than_the_city_lacks_even_where_buying_brings_coins() -> None:
    """Stone and ore for nothing with docks, and a coin for each from Hatshepsut; the Caravansery makes one of them."""
    t = between_nothing(leaders="yes", cities="yes").leaders(0, "hatshepsut").city(1, "stone-pit").city(3, "ore-vein")
    t.city(0, "clandestine-dock-west", "clandestine-dock-east", "west-trading-post", "east-trading-post")
    t.city(0, "stone-pit", "caravansery").hand(0, "arena").turn({0: "build:arena"})
    assert t.has(0, "arena") and t.coins_of(0) == 20 + 1


@clause("wonders", "5.4")
def test_which_resource_is_bought_is_free_where_their_number_is_the_same() -> None:
    t = between_nothing().city(0, "tree-farm", "glassworks-1", "west-trading-post").hand(0, "temple")
    t.city(1, "lumber-yard").city(3, "clay-pool")
    assert t.ways(0, "build:temple") == ["pay:1+0", "pay:0+2"]  # cheaper, or nothing for the left


@clause("wonders", "5.4")
@clause("wonders", "5.8")
def test_a_dearer_way_that_gives_a_neighbour_less_is_offered_too_the_cheapest_first() -> None:
    t = between_nothing().city(0, "west-trading-post").city(1, "quarry", "stone-pit").city(3, "quarry", "stone-pit")
    assert t.hand(0, "aqueduct").ways(0, "build:aqueduct") == ["pay:3+0", "pay:2+2", "pay:1+4", "pay:0+6"]
    t.turn({0: ["build:aqueduct", "pay:0+6"]})
    assert (t.coins_of(0), t.coins_of(3)) == (20 - 6, 6 + 6 + 3)


@clause("wonders", "5.8")
def test_a_way_that_is_worse_in_everything_is_left_out() -> None:
    """Wood is cheaper from the left: wood from the right and loom from the left is worse than the reverse."""
    t = between_nothing().city(0, "west-trading-post", "ore-vein").city(1, *makers("WL")).city(3, *makers("WL"))
    assert t.hand(0, "haven").ways(0, "build:haven") == ["pay:1+2", "pay:3+0", "pay:0+4"]


@clause("wonders", "5.8")
def test_one_of_equal_ways_remains() -> None:
    """Wood from the left and loom from the right, or the reverse: 2 to each."""
    t = between_nothing().city(0, "ore-vein").city(1, *makers("WL")).city(3, *makers("WL"))
    assert t.hand(0, "haven").ways(0, "build:haven") == ["pay:0+4", "pay:2+2", "pay:4+0"]


@clause("wonders", "5.8")
def test_only_ways_the_player_can_afford_are_offered() -> None:
    t = between_nothing(3).city(0, "west-trading-post").city(1, "quarry", "stone-pit").city(3, "quarry", "stone-pit")
    assert t.hand(0, "aqueduct").ways(0, "build:aqueduct") == ["pay:3+0"]
    assert t.coins(0, 4).ways(0, "build:aqueduct") == ["pay:3+0", "pay:2+2"]
    reason = t.play(0, "build:aqueduct").why_not(0, "pay:0+6")
    assert reason and (reason.code, reason.clause) == ("way", "5.4")


@clause("wonders", "5.4")
def test_the_bank_counts_as_one_of_the_ways() -> None:
    t = between_nothing(leaders="yes").leaders(0, "bilkis").city(1, "stone-pit").city(3, "stone-pit").hand(0, "baths")
    assert t.ways(0, "build:baths") == ["pay:0+0"]  # 1 for the bank leaves more and gives the neighbours nothing
    t.turn({0: "build:baths"})
    assert t.coins_of(0) == 19
    assert t.hand(0, "workshop").ways(0, "build:workshop") == ["pay:0+0"]
    # what the city makes itself is not taken from the bank
    t = between_nothing(leaders="yes").leaders(0, "bilkis").city(0, "stone-pit").hand(0, "baths")
    t.turn({0: "build:baths"})
    assert t.coins_of(0) == 20


@clause("wonders", "5.9")
def test_a_chain_is_compared_as_one_of_the_ways() -> None:
    t = between_nothing().city(0, "baths").city(1, "quarry", "stone-pit").hand(0, "aqueduct")
    assert t.ways(0, "build:aqueduct") == ["free:chain"]
    # with Hatshepsut a purchase for 1 coin brings 1 back, and that is no more than the chain leaves
    t = between_nothing(leaders="yes").city(0, "scriptorium", "west-trading-post", *makers("SL")).city(1, "stone-pit")
    assert t.leaders(0, "hatshepsut").hand(0, "library").ways(0, "build:library") == ["free:chain"]
    # with a dock it costs nothing and brings 1: better than the chain
    t = between_nothing(leaders="yes", cities="yes").city(0, "scriptorium", "west-trading-post", *makers("SL"))
    t.city(0, "clandestine-dock-west").city(1, "stone-pit").leaders(0, "hatshepsut").hand(0, "library")
    assert t.ways(0, "build:library") == ["pay:0+0"]


@clause("wonders", "5.9")
def test_ramses_is_compared_as_one_of_the_ways() -> None:
    t = between_nothing(leaders="yes").leaders(0, "ramses").hand(0, "traders-guild").city(1, *makers("GL"))
    assert t.ways(0, "build:traders-guild") == ["free:always"]


@clause("wonders", "5.9")
def test_a_right_once_an_age_is_offered_beside_the_ways_to_pay() -> None:
    t = Table("olympia-a", "gizah-a", "roma-a").stages(0, 1, 2).coins(0, 9).city(2, "stone-pit").hand(0, "baths")
    assert t.ways(0, "build:baths") == ["free:stage", "pay:0+2", "pay:2+0"]
    t.city(0, "stone-pit")
    assert t.ways(0, "build:baths") == ["pay:0+0"]


@clause("wonders", "5.4")
@clause("wonders", "5.10")
def test_the_cheapest_way_is_named_first_with_what_the_buying_brings_in() -> None:
    """With Hatshepsut two stones from two neighbours cost 2 and bring 2, from one they bring 1."""
    t = between_nothing(leaders="yes").leaders(0, "hatshepsut").city(1, "quarry").city(3, "quarry")
    t.city(0, "west-trading-post", "east-trading-post", "ore-vein").hand(0, "arena").play(0, "build:arena")
    ways = [(way.left, way.right, way.change) for way in t.game.view(t.position, 0).ways]
    assert ways == [(1, 1, 0), (0, 2, -1), (2, 0, -1)]


# --- income ---------------------------------------------------------------------------------------------


@clause("wonders", "5.5")
def test_what_is_paid_goes_to_the_neighbour_at_the_reveal() -> None:
    t = between_nothing(2).city(1, "stone-pit").coins(1, 0).hand(0, "baths").hand(1, "mine")
    t.play(0, "build:baths")
    assert (t.coins_of(0), t.coins_of(1)) == (2, 0) and code(t, 1, "build:mine") == "coins"
    events = t.turn({})
    assert (t.coins_of(0), t.coins_of(1)) == (0, 2 + 3)
    assert [(e.seat, e.facts) for e in events if e.name == "income"] == [(1, {"coins": 2, "buyer": 0})]
    assert code(t.hand(1, "mine"), 1, "build:mine") is None


@clause("wonders", "5.5")
def test_two_players_may_buy_from_each_other() -> None:
    t = Table("gizah-a", "rhodos-a", "alexandria-a").coins(0, 2).coins(1, 2).hand(0, "barracks").hand(1, "baths")
    t.turn({0: "build:barracks", 1: "build:baths"})
    assert (t.coins_of(0), t.coins_of(1)) == (2, 2) and t.has(0, "barracks") and t.has(1, "baths")


@clause("wonders", "5.5")
def test_each_neighbour_gets_what_the_chosen_way_says() -> None:
    t = between_nothing().city(1, "quarry").city(3, "quarry", "stone-pit").city(0, "stone-pit")
    for seat in (1, 2, 3):
        t.coins(seat, 0).hand(seat, "altar")
    t.hand(0, "aqueduct").turn({0: ["build:aqueduct", "pay:2+2"], **dict.fromkeys((1, 2, 3), "build:altar")})
    assert [t.coins_of(seat) for seat in range(4)] == [16, 2, 0, 2]


# --- against a plain search -----------------------------------------------------------------------------

CHOICES = {
    "tree-farm": "WC", "excavation": "SC", "clay-pit": "CO", "timber-yard": "SW", "forest-cave": "WO", "mine": "OS",
}  # fmt: skip
OWN_CHOICES = {"forum": "LGP", "caravansery": "WSCO"}
DOUBLES = {"sawmill": "W", "quarry": "S", "brickyard": "C", "foundry": "O"}


def sources(cards: list[str], own: bool) -> list[str]:
    """One entry for each resource a city has in a turn: the letters it may be."""
    found = [letter for letter, card in SINGLE.items() if card in cards] + ["S"] * ("gizah-a" in cards)
    found += [letter for card, letter in DOUBLES.items() if card in cards for _ in range(2)]
    found += [letters for card, letters in CHOICES.items() if card in cards]
    return found + [letters for card, letters in OWN_CHOICES.items() if card in cards and own]


def searched(cost: str, cities: list[list[str]], coins: int, price: dict[tuple[str, int], int]) -> list[str]:
    """All ways to pay by 5.4, found by trying everything; cities: own, left, right."""
    have = [sources(cards, own=i == 0) for i, cards in enumerate(cities)]

    @cache
    def splits(unit: int, used: tuple[int, int, int]) -> frozenset[tuple[int, int, int]]:
        """Ways to provide the units from this one on: how many are bought, what is paid left, what right."""
        if unit == len(cost):
            return frozenset({(0, 0, 0)})
        found = set()
        for place in range(3):
            for i, letters in enumerate(have[place]):
                if used[place] >> i & 1 or cost[unit] not in letters:
                    continue
                now = tuple(mask | (1 << i if place == p else 0) for p, mask in enumerate(used))
                kind = "raw" if cost[unit] in "WSCO" else "manufactured"
                left = price[kind, 0] if place == 1 else 0
                right = price[kind, 1] if place == 2 else 0
                for bought, lefts, rights in splits(unit + 1, (now[0], now[1], now[2])):
                    found.add((bought + (place > 0), lefts + left, rights + right))
        return frozenset(found)

    ways = splits(0, (0, 0, 0))
    fewest = min((way[0] for way in ways), default=0)
    pairs = {(left, right) for bought, left, right in ways if bought == fewest and left + right <= coins}
    # of two different pairs, one is at least as good if it pays neither neighbour more
    best = [p for p in pairs if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in pairs)]
    return [f"pay:{left}+{right}" for left, right in sorted(best, key=lambda way: (sum(way), way))]


@clause("wonders", "5.4")
@clause("wonders", "5.8")
@pytest.mark.parametrize("seed", range(20))
def test_the_ways_offered_are_those_a_plain_search_finds(seed: int) -> None:
    rng = random.Random(seed)
    chained = {"forum", "caravansery", "haven", "lighthouse"}  # by what lies in the cities here
    costly = [card for card in AGE_CARDS.values() if len(card.cost) >= 2 and card.name not in chained]
    everything = [*SINGLE.values(), *DOUBLES, *CHOICES, *OWN_CHOICES]
    table = Table("manneken-pis-b", "roma-a", "gizah-a")
    empty = table.position.copy()
    for _ in range(8):
        table.position = empty.copy()
        cities = [rng.sample(everything, rng.randint(0, 5)) for _ in range(3)]
        posts = rng.sample(["west-trading-post", "east-trading-post", "marketplace"], rng.randint(0, 3))
        card, coins = rng.choice(costly), rng.choice((1, 3, 5, 8, 14))
        for seat in range(3):
            table.city(seat, *cities[seat])
        table.city(0, *posts).coins(0, coins).hand(0, card.name)
        price = {
            ("raw", 0): 1 if "west-trading-post" in posts else 2,
            ("raw", 1): 1 if "east-trading-post" in posts else 2,
            ("manufactured", 0): 1 if "marketplace" in posts else 2,
            ("manufactured", 1): 1 if "marketplace" in posts else 2,
        }
        expected = searched(card.cost, [cities[0], cities[1], [*cities[2], "gizah-a"]], coins, price)
        offered = table.ways(0, f"build:{card.name}") if f"build:{card.name}" in table.legal(0) else []
        assert offered == expected, (card.name, cities, posts, coins)
