"""The ways to pay, against an enumeration of all ways that was written from the rulebook alone."""

from __future__ import annotations

import pytest

from tests.wonders.cities import CARDS, LEADERS, City
from tests.wonders.payments import Comparison, Disagreement, Payer, compare

clause = pytest.mark.clause


@clause("wonders", "5.4")
@clause("wonders", "5.8")
def test_the_ways_offered_are_those_of_the_rulebook() -> None:
    assert compare(400, "payments", cards=14) > 5600


def towns(*leaders: str, cards: tuple[str, ...] = (), coins: int = 5) -> list[City]:
    """Three cities: the first lacks only a loom for a Haven or a Study, and the left neighbour sells one."""
    in_order = sorted(("lumber-yard", "ore-vein", *cards), key=CARDS.index)
    own = City("ephesos-a", coins, cards=in_order, leaders=sorted(leaders, key=LEADERS.index))
    return [own, City("halikarnassos-a"), City("rhodos-a")]


def test_a_price_that_is_wrong_is_found_out() -> None:
    comparison = Comparison(towns(), 0)
    comparison.of(["haven", "study"])
    comparison.payer = Payer(towns(cards=("clandestine-dock-west",)), 0)
    with pytest.raises(Disagreement, match="pay:2"):
        comparison.of(["haven"])


@clause("wonders", "5.10")
@clause("wonders", "12.8")
def test_what_buying_brings_in_makes_a_way_worth_choosing() -> None:
    cities = towns("bilkis", "hatshepsut", cards=("marketplace",))
    assert Payer(cities, 0).card("haven").undominated() == {(4, 0, 0), (5, 1, 0)}
    Comparison(cities, 0).of(["haven"])


@clause("wonders", "5.10")
@clause("wonders", "13.9")
def test_the_coin_of_berenice_counts_where_buying_brings_it() -> None:
    cities = towns("bilkis", "hatshepsut", "berenice")
    assert Payer(cities, 0).card("study").undominated() == {(4, 0, 0), (5, 2, 0)}
    Comparison(cities, 0).of(["study"])


@clause("wonders", "5.8")
@clause("wonders", "13.9")
def test_ways_are_compared_right_after_paying() -> None:
    """The Haven would bring Berenice's coin in any case, but later: what counts is what paying itself brings."""
    cities = towns("bilkis", "hatshepsut", "berenice")
    assert Payer(cities, 0).card("haven").undominated() == {(4, 0, 0), (5, 2, 0)}
    Comparison(cities, 0).of(["haven"])


@clause("wonders", "5.4")
@clause("wonders", "12.6")
def test_the_resource_taken_off_is_one_that_would_be_bought() -> None:
    """With a price of 0 and Hatshepsut buying would bring a coin, but what is not lacking is not bought."""
    cities = towns("archimedes", "hatshepsut", cards=("clandestine-dock-west", "marketplace"))
    assert Payer(cities, 0).card("study").undominated() == {(5, 0, 0)}
    Comparison(cities, 0).of(["study"])
