"""The final points of every city, by category: written from the rulebook alone, to check Salon against it.

It reads the cities at the end and tries every way to set symbols, masks and the copied guild.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

import salon
from salon import Record, Rng
from salon.games.wonders.rules import constants
from salon.kernel.game import Game
from salon.kernel.playout import Playout
from salon.testing import some_deals
from tests.wonders.cities import (
    COMPONENTS,
    LEADERS,
    ROWS,
    City,
    cities_of,
    neighbours,
    random_cities,
    stage_row,
    table_of,
)

RULES = COMPONENTS["rules"]
SYMBOLS = ("compass", "gear", "tablet")
OF_COLOUR = {"blue": "why-civilian", "yellow": "why-commerce", "purple": "why-guilds", "black": "why-black"}

Points = dict[str, int]  # by category; what is zero is left out


class Disagreement(AssertionError):
    """Salon counts other points than the rulebook."""


class Scorer:
    """The points of one seat."""

    def __init__(self, cities: list[City], seat: int) -> None:
        self.city = cities[seat]
        self.beside = [cities[other] for other in neighbours(seat, len(cities))]
        self.effects = self.city.effects()

    def best(self) -> list[Points]:
        """The points in the best way to set everything; several if ways are equally good."""
        found = [self._with_guild(guild) for guild in self._guilds_to_copy()]
        most = max(sum(points.values()) for points in found)
        return [points for points in found if sum(points.values()) == most]

    def _with_guild(self, copied: str | None) -> Points:
        """All points, with one guild of a neighbour copied (10.12)."""
        points = self._fixed()
        texts = ROWS[copied]["effects"] if copied else []
        points["why-guilds"] = points.get("why-guilds", 0) + sum(self.worth(text.split()) for text in texts)
        points["why-science"] = self._science(texts.count("symbol any"))
        return {category: amount for category, amount in points.items() if amount}

    def _guilds_to_copy(self) -> list[str | None]:
        if ["copy", "guild"] not in self.effects:
            return [None]
        return [None, *(card for city in self.beside for card in city.cards if ROWS[card]["colour"] == "purple")]

    def _fixed(self) -> Points:
        """The points where nothing is to be chosen (10.2-10.5, 10.7-10.10)."""
        city = self.city
        points = {
            "why-military": sum(n * worth for n, worth in zip(city.victories, RULES["victory"], strict=True))
            - city.defeats * RULES["defeat"],
            "why-treasury": city.coins // RULES["coins_a_point"],
            "why-debt": -city.debts,
        }
        sources = [(OF_COLOUR.get(ROWS[card]["colour"], "no points"), ROWS[card]["effects"], "") for card in city.cards]
        sources += [("why-leaders", ROWS[leader]["effects"], "") for leader in city.active_leaders()]
        for place, stage in city.stages.items():
            sources.append(("why-wonder", stage_row(stage)["effects"], city.under[place]))
        for category, texts, under in sources:
            for words in map(str.split, texts):
                points[category] = points.get(category, 0) + self.worth(words, under)
        assert not points.pop("no points", 0)
        for words in self.effects:
            if words[0] == "lay":  # all stages that lay leaders give the same for a coin (11.17)
                points["why-wonder"] += int(words[1]) * sum(ROWS[leader]["coins"] for leader in city.laid)
                break
        return points

    # --- counting ---------------------------------------------------------------------------------------

    def worth(self, words: list[str], under: str = "") -> int:
        """The points of one effect; `under`: the card under the stage that has it."""
        if words[0] != "points":
            return 0
        if len(words) == 2:
            return int(words[1])
        cities = {"own": [self.city], "neighbours": self.beside, "all": [self.city, *self.beside]}[words[5]]
        return int(words[1]) * sum(self._count(words[3], city, under) for city in cities)

    def _count(self, what: str, city: City, under: str) -> int:
        if what == "stages":
            return len(city.stages)
        if what == "victories":
            return sum(city.victories)
        if what == "defeats":
            return city.defeats
        if what == "marker":
            return city.of_colour(ROWS[under]["colour"])
        if what.startswith("coins/"):
            return city.coins // int(what[6:])
        if what.startswith("set:"):
            return min(city.of_colour(colour) for colour in what[4:].split("+"))
        if what.endswith("-symbols"):
            brown = [card for card in city.cards if ROWS[card]["colour"] == "brown"]
            return sum(text.count(what[:-8]) for card in brown for text in ROWS[card]["effects"])
        return city.of_colour(*what.split("+"))

    # --- science ----------------------------------------------------------------------------------------

    def _science(self, more: int) -> int:
        """The most that symbols can be worth, with so many more of choice (10.6, 10.11, 12.16)."""
        own = [words[1] for words in self.effects if words[0] == "symbol" and words[1] in SYMBOLS]
        any_symbol = self.effects.count(["symbol", "any"]) + more
        masks = self.effects.count(["symbol", "mask"])
        a_set = RULES["science_set"] + sum(int(words[1]) for words in self.effects if words[0] == "sets")
        green = [text.split() for city in self.beside for card in city.cards for text in green_effects(card)]
        seen = sorted(words[1] for words in green if words[0] == "symbol" and words[1] in SYMBOLS)
        most = 0
        for copied in set(combinations(seen, min(masks, len(seen)))):
            for chosen in combinations_with_replacement(SYMBOLS, any_symbol):
                counts = [sum(part.count(symbol) for part in (own, copied, chosen)) for symbol in SYMBOLS]
                most = max(most, sum(n * n for n in counts) + a_set * min(counts))
        return most


@cache
def green_effects(card: str) -> list[str]:
    """The effects of a green card; none for others."""
    texts: list[str] = ROWS[card]["effects"] if ROWS[card]["colour"] == "green" else []
    return texts


# --- comparing --------------------------------------------------------------------------------------------


def compare(count: int, seed: str, sheets: int = 20) -> None:
    """Compare the scores of random games, and of one in so many the whole score sheet."""
    game = salon.game("wonders")
    for number, deal in enumerate(some_deals(game, count, seed)):
        position = game.start(deal)
        actions = Playout().game(position, Rng(seed, "moves", number))
        cities = cities_of(position.snapshot())
        expected = _best(cities)
        _agree(position.scores(), expected, f"{deal.options}, game {number} of {seed}")
        standing = [(sum(points[0].values()), city.coins) for points, city in zip(expected, cities, strict=True)]
        places = [1 + sum(other > own for other in standing) for own in standing]
        if position.ranking() != places:
            raise Disagreement(f"game {number} of {seed}: expected {places} of {standing}, got {position.ranking()}")
        if number % sheets == 0:
            _compare_sheet(game, Record(game, deal, actions), expected, f"game {number} of {seed}")


def compare_cities(count: int, seed: str) -> None:
    """Compare the scores of cities that no game would bring about: full of everything."""
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        cities = random_cities(rng, rng.randrange(3, 8))
        for city in cities:
            city.coins = rng.randrange(50)
            city.under |= {place: rng.choice(LEADERS) for place in city.under if place < 3 and not rng.randrange(4)}
        table = table_of(cities, 3)
        with table.edit() as s:
            s.phase, s.deciding = constants.PHASE_OVER, 0
        read = cities_of(table.state)
        if read != cities:
            raise Disagreement(f"the table was laid out wrongly: {read}, not {cities}")
        _agree(table.position.scores(), _best(cities), f"cities {number} of {seed}")


def _best(cities: list[City]) -> list[list[Points]]:
    return [Scorer(cities, seat).best() for seat in range(len(cities))]


def _agree(scores: list[int], expected: list[list[Points]], what: str) -> None:
    totals = [sum(points[0].values()) for points in expected]
    if scores != totals:
        raise Disagreement(f"{what}: expected {totals}, got {scores}; {expected}")


def _compare_sheet(game: Game, record: Record, expected: list[list[Points]], what: str) -> None:
    for seat, lines in enumerate(game.sheet(record).seats):
        points = {line.category: line.points for line in lines if line.points}
        if points not in expected[seat]:
            raise Disagreement(f"{what}, seat {seat}: expected {expected[seat]}, got {points}")
