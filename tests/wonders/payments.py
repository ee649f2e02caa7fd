"""All ways to pay for a card or stage, by trying them all: written from the rulebook alone, to check Salon against it.

A cost is split over the own city, the two neighbours and the bank in every way there is (4.4, 5.1-5.4).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import salon
from salon.kernel.game import Game
from salon.kernel.position import Position
from tests.wonders.cities import (
    BOARDS,
    CARDS,
    COMPONENTS,
    ROWS,
    STAGES,
    City,
    Stage,
    cities_of,
    copies,
    neighbours,
    random_cities,
    stage_row,
    table_of,
)

RAW = ("wood", "stone", "clay", "ore")
RESOURCES = (*RAW, "glass", "loom", "papyrus")
SIDES = ("left", "right")

Units = tuple[int, ...]  # how many of each resource
Way = tuple[int, int, int]  # the coins afterwards, and the coins to the left and to the right


@dataclass
class Offer:
    """What may be chosen for a card or stage: the ways that are compared, and rights of once an age beside them."""

    best: dict[str, Way]  # all that can be afforded, by their move; of those with the same move the best
    beside: set[str]

    def undominated(self) -> set[Way]:
        """The ways that are left when each is compared with all others (5.4)."""
        ways = set(self.best.values())
        return {way for way in ways if not any(other != way and as_good(other, way) for other in ways)}


def as_good(one: Way, other: Way) -> bool:
    """Whether a way is at least as good as another in all three things."""
    return one[0] >= other[0] and one[1] <= other[1] and one[2] <= other[2]


# --- what is made -----------------------------------------------------------------------------------------


def for_sale(city: City) -> list[tuple[str, ...]]:
    """What board, brown and grey cards make (5.1): unit by unit, the resources it can be."""
    units = [] if BOARDS[city.board]["resource"] == "none" else [(BOARDS[city.board]["resource"],)]
    for card in city.cards:
        if ROWS[card]["colour"] in ("brown", "grey"):
            for text in ROWS[card]["effects"]:
                units += [tuple(word.split("|")) for word in text.split()[1:]]
    return units


def own_units(city: City) -> list[tuple[str, ...]]:
    """All that a city makes for itself (4.4, 11.6, 13.4), unit by unit, as resources it can be."""
    units = for_sale(city)
    types = {resource for unit in units for resource in unit}
    made = [(ROWS[card]["effects"], ROWS[card]["colour"]) for card in city.cards]
    made += [(ROWS[leader]["effects"], "white") for leader in city.active_leaders()]
    made += [(stage_row(stage)["effects"], "stage") for stage in city.stages.values()]
    for texts, colour in made:
        for verb, *words in map(str.split, texts):
            if verb != "makes" or colour in ("brown", "grey"):
                continue
            if words == ["same"]:
                units.append(tuple(types))
            elif words == ["other"]:
                units.append(tuple(set(RESOURCES) - types))
            else:
                units += [tuple(word.split("|")) for word in words]
    return units


def can_make(units: list[tuple[str, ...]], need: Units) -> set[Units]:
    """All parts of a need that these units can cover, each unit giving one resource or nothing."""
    found = {(0,) * len(need)}
    for unit in units:
        for part in list(found):
            for r in map(RESOURCES.index, unit):
                if part[r] < need[r]:
                    found.add((*part[:r], part[r] + 1, *part[r + 1 :]))
    return found


def within(need: Units) -> Iterator[Units]:
    """All parts of a need."""
    return product(*(range(amount + 1) for amount in need))


def less(need: Units, part: Units) -> Units:
    """A need without a part of it."""
    return tuple(a - b for a, b in zip(need, part, strict=True))


# --- paying -----------------------------------------------------------------------------------------------


class Payer:
    """One seat at a table that pays for something; `berenice`: whether her coin counts where ways are compared."""

    def __init__(self, cities: list[City], seat: int, berenice: bool = False) -> None:
        self.seat, self.cities = seat, cities
        self.city = cities[seat]
        self.beside = [cities[other] for other in neighbours(seat, len(cities))]
        self.effects = self.city.effects()
        self.units = own_units(self.city)
        self.sold = [for_sale(other) for other in self.beside]
        self.on_trade = sum(int(words[1]) for words in self.effects if words[0] == "coins" and words[-1] == "trade")
        self.on_chain = sum(int(words[1]) for words in self.effects if words[0] == "coins" and words[-1] == "chain")
        self.on_bank = sum(
            int(words[1]) for words in self.effects if berenice and words[0] == "coins" and words[2:] == ["on", "bank"]
        )
        self.banks = [int(words[1]) for words in self.effects if words[0] == "bank"]
        self.known: dict[tuple[int, Units, int], dict[str, Way]] = {}

    def price(self, side: str, part: Units) -> int:
        """What resources cost from one side (5.2, 13.3)."""
        coins = 0
        for resource, amount in zip(RESOURCES, part, strict=True):
            group = "raw" if resource in RAW else "manufactured"
            prices = [COMPONENTS["rules"]["trade_price"]]
            for words in self.effects:
                if words[:2] == ["trade", group] and words[2] in (side, "both"):
                    prices.append(int(words[3]))
            coins += amount * min(prices)
        if any(part):
            coins -= sum(int(words[2]) for words in self.effects if words[:2] == ["dock", side])
        return max(coins, 0)

    def paid(self, coins: int, need: Units, off: int) -> dict[str, Way]:
        """All ways to pay coins and resources, with so many resources taken off the cost as the player likes."""
        key = (coins, need, off)
        if key not in self.known:
            self.known[key] = self._paid(coins, need, off)
        return self.known[key]

    def _paid(self, coins: int, need: Units, off: int) -> dict[str, Way]:
        best: dict[str, Way] = {}
        own = can_make(self.units, need)
        left, right = (can_make(units, need) for units in self.sold)
        off = min(off, sum(need))
        for taken_off in within(need):
            if sum(taken_off) != off:
                continue
            rest = less(need, taken_off)
            parts = [part for part in own if all(a <= b for a, b in zip(part, rest, strict=True))]
            most = max(map(sum, parts))
            if GLOBAL:
                tops = max(sum(q) for o in within(need) if sum(o) == off for q in own if all(a <= b for a, b in zip(q, less(need, o))))
                if most < tops: continue
            for missing in {less(rest, part) for part in parts if sum(part) == most}:
                for from_bank, price in self._from_bank(missing):
                    bought = less(missing, from_bank)
                    for first in within(bought):
                        second = less(bought, first)
                        if first in left and second in right:
                            self._note(best, coins + price, first, second)
        return best

    def _from_bank(self, missing: Units) -> Iterator[tuple[Units, int]]:
        """What may come from the bank, and its price (12.7): nothing, or one of the missing resources."""
        nothing = (0,) * len(missing)
        yield nothing, 0
        for price in self.banks:
            for r, amount in enumerate(missing):
                if amount:
                    yield (*nothing[:r], 1, *nothing[r + 1 :]), price

    def _note(self, best: dict[str, Way], to_bank: int, first: Units, second: Units) -> None:
        """Note a way if it can be afforded (3.3) and no better one has the same move."""
        left, right = self.price("left", first), self.price("right", second)
        if to_bank + left + right > self.city.coins:
            return
        gain = self.on_trade * (any(first) + any(second))
        gain += self.on_bank if gain else 0
        way = (self.city.coins - to_bank - left - right + gain, left, right)
        move = f"pay:{left}+{right}"
        best[move] = max(best.get(move, way), way)

    def card(self, card: str) -> Offer:
        """What may be chosen to build a card."""
        row = ROWS[card]
        offer = Offer({}, set())
        if row["name"] in (ROWS[other]["name"] for other in self.city.cards):
            return offer
        colour = row["colour"]
        off = sum(int(words[2]) for words in self.effects if words[:2] == ["cheaper", colour])
        offer.best = dict(self.paid(row["coins"], units_of(row["cost"]), off))
        if any(card in ROWS[other]["leads_to"] for other in self.city.cards):
            gain = self.on_chain + (self.on_bank if self.on_chain else 0)
            offer.best["free:chain"] = (self.city.coins + gain, 0, 0)
        if self._free(self.effects, colour, "always"):
            offer.best["free:always"] = (self.city.coins, 0, 0)
        if not any(way[0] >= self.city.coins and way[1:] == (0, 0) for way in offer.best.values()):
            stages = [text.split() for each in self.city.stages.values() for text in stage_row(each)["effects"]]
            leaders = [text.split() for each in self.city.active_leaders() for text in ROWS[each]["effects"]]
            if self._free(stages, colour, "once-an-age") and not self.city.free_used & 1:
                offer.beside.add("free:stage")
            if self._free(leaders, colour, "once-an-age") and not self.city.free_used & 2:
                offer.beside.add("free:leader")
        return offer

    def stage(self, stage: Stage) -> Offer:
        """What may be chosen to build a stage."""
        row = stage_row(stage)
        if ["stages-free"] in self.effects:
            return Offer(self.paid(row["coins"], units_of([]), 0), set())
        off = sum(int(words[2]) for words in self.effects if words[:2] == ["cheaper", "stage"])
        return Offer(self.paid(row["coins"], units_of(row["cost"]), off), set())

    def next_stages(self) -> list[Stage]:
        """The stages that may be built next (6.2, 11.1, 11.10-11.12)."""
        board = self.city.board
        places = [place for place in range(STAGES[board]) if place not in self.city.stages]
        if BOARDS[board]["order"] == "rising":
            places = places[:1]
        return [stage for place in places for stage in copies(board, place, *(city.board for city in self.beside))]

    def _free(self, effects: list[list[str]], colour: str, how: str) -> bool:
        return any(
            words[0] == "free" and words[2] == how and (words[1] == "any" or colour in words[1].split("+"))
            for words in effects
        )


def units_of(cost: list[str]) -> Units:
    """A cost, by resource."""
    return tuple(cost.count(resource) for resource in RESOURCES)


BER = False
GLOBAL = False
# --- comparing --------------------------------------------------------------------------------------------


class Disagreement(AssertionError):
    """Salon offers other ways than the rulebook."""


def compare(count: int, seed: str, targets: int = len(CARDS)) -> int:
    """Compare the ways for cards and next stages on random tables; returns how many costs were compared."""
    compared = 0
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        cities = random_cities(rng, rng.randrange(3, 8))
        seat = rng.randrange(len(cities))
        cards = rng.sample(CARDS, targets)
        compared += compare_table(cities, seat, cards, rng.randrange(1, 4))
    return compared


def compare_table(cities: list[City], seat: int, cards: list[str], age: int) -> int:
    """Compare the ways for these cards and the next stages of one seat; returns how many costs were compared."""
    table = table_of(cities, age)
    state = table.state
    if cities_of(state) != cities:
        raise Disagreement(f"the table was laid out wrongly: {cities_of(state)}, not {cities}")
    payer = Payer(cities, seat, BER)
    game, position = table.game, table.position
    compared = 0
    for begin in range(0, len(cards), 8):
        hand = cards[begin : begin + 8]
        state.hand[seat][:] = sorted(CARDS.index(card) + 1 for card in hand) + [0] * (8 - len(hand))
        position.load(state)
        legal = {game.moves.text(action) for action in position.legal(seat)}
        for card in hand:
            _compare(game, position, seat, [f"build:{card}"], payer.card(card), f"build:{card}" in legal)
            compared += 1
        if begin == 0:
            compared += _compare_stages(game, position, payer, hand[0], f"stage:{hand[0]}" in legal)
    return compared


def _compare_stages(game: Game, position: Position, payer: Payer, card: str, legal: bool) -> int:
    """Compare the next stages; where there are several, each is one more step of the choice (11.1, 11.12)."""
    offers = {stage: payer.stage(stage) for stage in payer.next_stages()}
    possible = {stage: offer for stage, offer in offers.items() if offer.best}
    if legal != bool(possible):
        raise Disagreement(f"seat {payer.seat}, stage:{card} legal: {legal}; {payer.cities}")
    for stage, offer in offers.items():
        moves = [f"stage:{card}"]
        if len(possible) > 1:
            moves.append(f"at:{stage[1]}")
        elif possible and stage not in possible:
            continue  # the only one that can be paid is taken at once
        _compare(game, position, payer.seat, moves, offer, None)
    return len(offers)


def _compare(game: Game, position: Position, seat: int, moves: list[str], offer: Offer, legal: bool | None) -> None:
    ways, beside, named = offer.undominated(), offer.beside, f"seat {seat}, {' '.join(moves)}"
    try:
        offered = offered_ways(game, position, seat, moves)
    except salon.IllegalMove:
        offered = []
    rights = [move for move in offered if move in ("free:stage", "free:leader")]
    compared = [move for move in offered if move not in rights]
    found = [offer.best.get(move) for move in compared]
    if (
        (legal is not None and legal != bool(ways or beside))
        or set(rights) != beside
        or len(found) != len(ways)
        or set(found) != ways
    ):
        cities_there = cities_of(position.snapshot())
        raise Disagreement(f"{named}: offered {offered}, expected {offer.best} → {ways}, {beside}; {cities_there}")


def offered_ways(game: Game, position: Position, seat: int, moves: list[str]) -> list[str]:
    """The ways to pay that Salon offers after these moves; a single one is chosen at once."""
    after = position.copy()
    for move in moves:
        after.play(seat, game.moves.parse(move))
    if not after.waiting >> seat & 1:
        way: Any = after.snapshot().way[seat]
        return [game.moves.text(game.moves.parse("free:chain") + way - 1)]
    offered = [game.moves.text(action) for action in after.legal(seat)]
    return [move for move in offered if move.startswith(("free:", "pay:"))]
