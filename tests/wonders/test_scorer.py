"""The final points, against a scorer that was written from the rulebook alone."""

from __future__ import annotations

from collections import Counter

import pytest

import salon
from salon import Rng
from salon.kernel.playout import Playout
from tests.wonders.cities import City, cities_of
from tests.wonders.scorer import Scorer, compare, compare_cities
from tests.wonders.table import Table

clause = pytest.mark.clause


@clause("wonders", "10.1")
@clause("wonders", "10.13")
def test_the_points_of_random_games_are_those_of_the_rulebook() -> None:
    compare(400, "scorer")


@clause("wonders", "10.11")
@clause("wonders", "10.12")
def test_the_points_of_full_cities_are_those_of_the_rulebook() -> None:
    compare_cities(600, "scorer")


def test_the_scorer_reads_the_cities_of_a_finished_game() -> None:
    game = salon.game("wonders")
    position = game.start(game.deal(5, "reading", leaders="yes", cities="yes", wonder_pack="yes"))
    Playout().game(position, Rng("reading"))
    cities = cities_of(position.snapshot())
    view = game.view(position, None)
    for city, seen in zip(cities, view.cities, strict=True):
        assert (city.board, sorted(city.cards), city.coins) == (seen.board, sorted(seen.cards), seen.coins)
        assert [f"{board}-{stage}" for board, stage in city.stages.values()] == [
            stage.built for stage in seen.stages if stage.built
        ]
    assert any(city.stages for city in cities) and any(city.leaders for city in cities)


def test_by_hand() -> None:
    """One city counted on paper, to know that the scorer itself can be wrong."""
    city = City(
        "babylon-a",
        coins=8,
        cards=["altar", "apothecary", "workshop", "scriptorium", "haven", "quarry", "spies-guild", "tabularium"],
        leaders=["aristotle", "phidias"],
        stages={0: ("babylon-a", 1), 1: ("babylon-a", 2)},
        under={0: "baths", 1: "altar"},
        victories=(2, 1, 0),
        defeats=3,
        debts=1,
    )
    cities = [city, City("gizah-a", cards=["stockade", "walls"]), City("rhodos-a", cards=["barracks"])]
    assert Scorer(cities, 0).best() == [
        {
            "why-military": 2,  # two victories of 1, one of 3, three defeats
            "why-treasury": 2,
            "why-debt": -1,
            "why-civilian": 2,
            "why-commerce": 1,  # the Haven for the Quarry
            "why-guilds": 3,
            "why-black": 6,
            "why-leaders": 1,
            "why-wonder": 3,
            "why-science": 16,  # 1 + 1 + 4, and a set of 7 + 3
        }
    ]


@clause("wonders", "10.6")
@clause("wonders", "10.15")
def test_a_copied_scientists_guild_is_science() -> None:
    """Its symbol counts like all others, so its points are listed with them on the sheet."""
    table = Table("olympia-b", "gizah-a", "rhodos-a").age(3, turn=6).stages(0, 1, 2, 3)
    table.city(0, "apothecary", "workshop").city(1, "scientists-guild")
    events = [event for event in table.turn({}) if event.seat == 0 and event.name == "points"]
    points = Counter[str]()
    for event in events:
        points[str(event.facts["why"])] += int(event.facts["points"])
    # a compass, a gear, and the tablet of the guild: a set
    assert Scorer(cities_of(table.state), 0).best() == [{"why-wonder": 5, "why-treasury": 2, "why-science": 10}]
    assert points == {"why-wonder": 5, "why-treasury": 2, "why-science": 10}
