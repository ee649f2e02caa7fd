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
from salon.games.wonders.rules import constants
from salon.games.wonders.view import WayView
from salon.kernel.game import Game
from salon.kernel.position import Position
from tests.wonders.cities import (
    BOARDS,
    CARDS,
    COMPONENTS,
    LEADERS,
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
    units: list[tuple[str, ...]] = []
    if BOARDS[city.board]["resource"] != "none":
        units.append((BOARDS[city.board]["resource"],))
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
    """One seat at a table that pays for something."""

    def __init__(self, cities: list[City], seat: int) -> None:
        self.seat, self.cities = seat, cities
        self.city = cities[seat]
        self.beside = [cities[other] for other in neighbours(seat, len(cities))]
        self.effects = self.city.effects()
        self.units = own_units(self.city)
        self.sold = [for_sale(other) for other in self.beside]
        self.on_trade, self.on_chain, self.on_bank = (
            sum(int(words[1]) for words in self.effects if words[0] == "coins" and words[2:] == ["on", event])
            for event in ("trade", "chain", "bank")
        )
        self.banks = [int(words[1]) for words in self.effects if words[0] == "bank"]
        self.known: dict[tuple[int, Units, int, bool], dict[str, Way]] = {}

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
            self.known[key] = self._paid(*key)
        return self.known[key]

    def _paid(self, coins: int, need: Units, off: int) -> dict[str, Way]:
        best: dict[str, Way] = {}
        left, right = (can_make(units, need) for units in self.sold)
        for missing in self._missing(need, off):
            for from_bank, price in self._from_bank(missing):
                bought = less(missing, from_bank)
                for first in within(bought):
                    second = less(bought, first)
                    if first in left and second in right:
                        self._note(best, coins + price, first, second)
        return best

    def _missing(self, need: Units, off: int) -> set[Units]:
        """What can be left to buy when as little is bought as the own production allows (5.4, 12.6)."""
        own = can_make(self.units, need)
        rests = [less(need, part) for part in within(need) if sum(part) == min(off, sum(need))]
        missing = {less(rest, part) for rest in rests for part in own}
        missing = {units for units in missing if min(units) >= 0}
        least = min(map(sum, missing))
        return {units for units in missing if sum(units) == least}

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
        gain = self.with_berenice(self.on_trade * (any(first) + any(second)))
        way = (self.city.coins - to_bank - left - right + gain, left, right)
        move = f"pay:{left}+{right}"
        best[move] = max(best.get(move, way), way)

    def with_berenice(self, gain: int) -> int:
        """Coins that paying brings from the bank, with the coin of Berenice (13.6)."""
        return gain + self.on_bank if gain else gain

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
            gain = self.with_berenice(self.on_chain)
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
        off = sum(int(words[2]) for words in self.effects if words[:2] == ["cheaper", "stage"])
        cost = [] if ["stages-free"] in self.effects else row["cost"]
        return Offer(self.paid(row["coins"], units_of(cost), off), set())

    def leader(self, leader: str) -> int:
        """What a leader costs (12.5)."""
        price: int = ROWS[leader]["coins"]
        for words in self.effects:
            if words[:2] == ["leaders", "free"]:
                return 0
            if words[:2] == ["leaders", "less"]:
                price -= int(words[2])
        for city in self.beside:
            price -= sum(int(words[2]) for words in city.effects() if words[:2] == ["leaders", "next-door"])
        return max(price, 0)

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


# --- comparing --------------------------------------------------------------------------------------------


class Disagreement(AssertionError):
    """Salon offers other ways than the rulebook."""


def compare(count: int, seed: str, cards: int = len(CARDS)) -> int:
    """Compare so many cards, the next stages and leaders on random tables; returns how many costs they were."""
    compared = 0
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        cities = random_cities(rng, rng.randrange(3, 8))
        seat = rng.randrange(len(cities))
        comparison = Comparison(cities, seat, rng.randrange(1, 4))
        compared += comparison.of(rng.sample(CARDS, cards))
        compared += comparison.of_leaders(rng.sample(LEADERS, 4))
    return compared


class Comparison:
    """What Salon offers one seat at a table, beside what the rulebook says."""

    def __init__(self, cities: list[City], seat: int, age: int = 1) -> None:
        table = table_of(cities, age)
        self.game, self.position, self.state = table.game, table.position, table.state
        if cities_of(self.state) != cities:
            raise Disagreement(f"the table was laid out wrongly: {cities_of(self.state)}, not {cities}")
        self.cities, self.seat, self.payer = cities, seat, Payer(cities, seat)
        self.views = 3  # looking at the view takes a while: how often it is still done

    def of(self, cards: list[str]) -> int:
        """Compare the ways for these cards and the next stages; returns how many costs they were."""
        compared = 0
        for begin in range(0, len(cards), 8):
            hand = cards[begin : begin + 8]
            self.state.hand[self.seat][:] = sorted(CARDS.index(card) + 1 for card in hand) + [0] * (8 - len(hand))
            self.position.load(self.state)
            legal = {self.game.actions.text(action) for action in self.position.legal(self.seat)}
            for card in hand:
                offer = self.payer.card(card)
                self._agree(bool(offer.best or offer.beside), f"build:{card}" in legal, f"build:{card} legal")
                self._compare([f"build:{card}"], offer)
            compared += len(hand)
            if begin == 0:
                compared += self._compare_stages(hand[0], f"stage:{hand[0]}" in legal)
        return compared

    def of_leaders(self, leaders: list[str]) -> int:
        """Compare what recruiting costs, and stages built with a leader (12.2, 12.5)."""
        in_play = {leader for city in self.cities for leader in city.leaders}
        leaders = [leader for leader in leaders if leader not in in_play]
        self.state.phase, self.state.course, self.state.deciding = (
            constants.PHASE_RECRUIT,
            0,
            (1 << len(self.cities)) - 1,
        )
        self.state.hand[self.seat][:] = [0] * 8
        self.state.leaders_in_hand[self.seat] = sum(1 << LEADERS.index(leader) for leader in leaders)
        self.position.load(self.state)
        legal = {self.game.actions.text(action) for action in self.position.legal(self.seat)}
        compared = len(leaders)
        for leader in leaders:
            affordable = self.payer.leader(leader) <= self.payer.city.coins
            self._agree(affordable, f"recruit:{leader}" in legal, f"recruit:{leader} legal")
            compared += self._compare_stages(leader, f"stage:{leader}" in legal)
        return compared

    def _compare_stages(self, card: str, legal: bool) -> int:
        """Compare the next stages; where several can be paid, naming one is a step of the choice (11.1, 11.12)."""
        offers = {stage: self.payer.stage(stage) for stage in self.payer.next_stages()}
        possible = [stage for stage, offer in offers.items() if offer.best]
        self._agree(bool(possible), legal, f"stage:{card} legal")
        for stage, offer in offers.items():
            if len(possible) != 1:
                self._compare([f"stage:{card}", f"at:{stage[1]}"] if possible else [f"stage:{card}"], offer)
            elif offer.best:  # the only one is taken at once
                self._compare([f"stage:{card}"], offer)
        return len(offers)

    def _compare(self, moves: list[str], offer: Offer) -> None:
        after = self.position.copy()
        try:
            for move in moves:
                after.play(self.seat, self.game.actions.parse(move))
        except salon.IllegalMove:
            offered = []
        else:
            offered = offered_ways(self.game, after, self.seat)
        rights = {move for move in offered if move in ("free:stage", "free:leader")}
        ways = [offer.best.get(move) for move in offered if move not in rights]
        self._agree(offer.beside, rights, f"{moves}: rights of once an age")
        self._agree(offer.undominated(), set(ways), f"{moves}: {offered} of {offer.best}")
        self._agree(len(set(ways)), len(ways), f"{moves}: ways that are equal, {offered}")
        if self.views and len(ways) > 1:
            self.views -= 1
            self._compare_view(after, moves, offer, offered)

    def _compare_view(self, after: Position, moves: list[str], offer: Offer, offered: list[str]) -> None:
        """The view names the same ways, the cheapest first, and what each leaves in the purse."""
        shown = self.game.view(after, self.seat).ways
        named = [way.move for way in shown]
        self._agree(sorted(offered), sorted(named), f"{moves}: the view")
        self._agree(shown, self._shown_before(moves), f"{moves}: the view before the choice")
        coins = [offer.best[move][0] if move in offer.best else self.payer.city.coins for move in named]
        self._agree(sorted(coins, reverse=True), coins, f"{moves}: the cheapest first, {named}")
        if not offer.beside:
            # what else is gained is the same with every way
            differences = {way.change - left for way, left in zip(shown, coins, strict=True)}
            self._agree(1, len(differences), f"{moves}: {shown}, not {coins}")

    def _shown_before(self, moves: list[str]) -> list[WayView]:
        """The ways that the hand, or the stages beside it, showed before anything was chosen."""
        early = self.game.view(self.position, self.seat)
        verb, _, card = moves[0].partition(":")
        if verb == "build":
            return next(each.ways for each in early.hand if each.card == card)
        payable = [each for each in early.stages if each.ways]
        return next(each.ways for each in payable if len(moves) == 1 or moves[1] == f"at:{each.at}")

    def _agree(self, expected: object, got: object, what: str) -> None:
        if expected != got:
            raise Disagreement(f"seat {self.seat}, {what}: expected {expected}, got {got}; {self.cities}")


def offered_ways(game: Game, chosen: Position, seat: int) -> list[str]:
    """The ways to pay that Salon offers for what is chosen; a single one is taken at once."""
    if not chosen.waiting >> seat & 1:
        way: Any = chosen.snapshot().chosen_way[seat]
        return [game.actions.text(game.actions.parse("free:chain") + way - 1)]
    offered = [game.actions.text(action) for action in chosen.legal(seat)]
    return [move for move in offered if move.startswith(("free:", "pay:"))]
