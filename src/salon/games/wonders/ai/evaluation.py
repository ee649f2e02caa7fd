"""How good a position of 7 Wonders is for a seat: a few terms a player would name, each worth some points.

All choose in secret at the same time, so a choice just made has changed nothing yet. It is carried out alone, on
a copy, and the city is looked at as it will stand then.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from salon.games.wonders.ai import effect_values
from salon.games.wonders.notation import CARDS, SOURCES
from salon.games.wonders.rule_tables import kind_constant
from salon.games.wonders.rules import queries
from salon.games.wonders.rules.constants import (
    ACTION_KEEP,
    CHOICE_COPY,
    CHOICE_LAY,
    CHOICE_RECRUIT,
    COURSE_RECRUITING,
    COURSE_TURN,
    FIRST_LEADER,
    FREE_BY_LEADER,
    FREE_BY_STAGE,
    NUM_AGES,
    PHASE_DRAFT,
    PHASE_OVER,
    PHASE_RECRUIT,
)
from salon.games.wonders.rules.queries import City, Course
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.vocabulary import COLOURS, EVENTS, Effect
from salon.kernel.ai import GameAI
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

# All numbers are estimates in points; the main ones were tried higher or lower among equals: none was clearly better.
# How many of the things that effects count, or pay for, a city gets in the course of a game.
CARDS_A_GAME = dict(zip(COLOURS, (3.0, 1.5, 3.0, 2.5, 2.5, 2.5, 1.5, 2.5, 3.0), strict=True))
COUNTED_A_GAME = {"stages": 2.5, "victories": 3, "defeats": 2.5, "coins": 2, "symbols": 2, "sets": 1.5, "marker": 3}
CITIES_IN = {"own": 1, "neighbours": 2, "all": 3}
EVENTS_A_GAME = dict(zip(EVENTS, (2.5, 2.5, 3.0, 3.0, 6.0, 8.0), strict=True))

CARDS_TO_CHOOSE_FROM = 3.0  # in a turn to come: those of the hand that the others leave
COIN, LOOSE_COIN = 0.4, 0.3  # of the price of what may be built; kept, but not worth a point yet
FIRST_COINS, MORE_COINS, FEW_COINS = 0.45, 0.1, 5  # what a coin can do beyond its points, as long as there are few
PLENTY_OF_TURNS = 6.0  # are left: coins can be put to use, and stages be counted on
SYMBOLS_TO_COME = 2.5  # in a whole game
NEXT_STAGE, LATER_STAGE = 0.5, 0.3  # the share of its worth a stage has before it is built
HELD_LEADER = 0.5  # the share of its worth a leader has in the hand
FREE_BUILD, LAST_CARD = 2.5, 2.5  # rights for one age
COPIED_GUILD, PICK = 5.0, 5.0
CHOICE = {CHOICE_LAY: 4.0, CHOICE_RECRUIT: 3.0, CHOICE_COPY: 4.0}
SPREAD, SPREAD_A_TURN = 0.3, 0.25  # shields by which a lead can change until the conflict
RIVAL_COINS = 0.36  # a coin in every other city
PASSED_CARD = 0.03  # the share of its worth a card has for the neighbour who gets it


class Card(NamedTuple):
    """A card that may come: its share of the age, the cards of the same name, those that make it free, as sets."""

    number: int
    share: float
    value: float
    colour: int
    same: int
    led_by: int


class Outlook(NamedTuple):
    """What is the same in all games with so many seats and the same expansions."""

    ages: list[list[Card]]
    value: list[float]  # of every source of effects
    growth: list[float]  # of every source in a whole game


class WondersAI(GameAI):
    """The evaluation of 7 Wonders."""

    game: Wonders

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """The terms of a position for a seat, after what it has chosen; if that is not complete, the best way on."""
        assert isinstance(position, WondersPosition)
        if not queries.has_chosen(position, seat):
            return _terms(self.game, position, seat)
        ways = []
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            ways.append(self.evaluation(after, seat))
        if ways:
            return max(ways, key=lambda terms: sum(terms.values()))
        alone = position.copy()
        alone.resolve_alone_and_note(seat)
        assert isinstance(alone, WondersPosition)
        return _terms(self.game, alone, seat)


def _terms(game: Wonders, position: WondersPosition, seat: int) -> dict[str, float]:
    course, own = queries.course(position), queries.city(position, seat)
    outlook = _outlook(game, course.seats, course.with_leaders, course.with_cities)
    left = _turns_left(course)
    share, soon = sum(left) / (NUM_AGES * (course.hand_size - 1)), min(1.0, sum(left) / PLENTY_OF_TURNS)
    few = min(own.coins, FEW_COINS)
    return {
        "points": float(position.scores()[seat]),
        "coins": (FIRST_COINS * few + MORE_COINS * (own.coins - few)) * soon
        + own.coins % game.components["rules.coins_a_point"] * LOOSE_COIN,
        "cards to come": _cards_to_come(outlook, position, course, own, seat, left),
        "military": _military(game, position, course, own, seat, left),
        "science": _science(game, own) * share,
        "stages": _stages(outlook, position, own, seat) * soon,
        "growth": (sum(outlook.growth[source] for source in own.sources) + COPIED_GUILD * own.copies_guild) * share,
        "rights": _rights(course, own, left),
        "leaders": _leaders(outlook, position, course, own, seat),
        "rivals": _rivals(outlook, position, course, own, seat),
    }


def _turns_left(course: Course) -> list[int]:
    """The turns of each age that come after this one; while leaders are recruited an age has not begun."""
    whole = course.hand_size - 1
    now = whole if course.course == COURSE_RECRUITING else whole - course.turn - 1
    return [0 if age < course.age else now if age == course.age else whole for age in range(NUM_AGES)]


def _cards_to_come(
    outlook: Outlook, position: WondersPosition, course: Course, own: City, seat: int, left: list[int]
) -> float:
    """What the turns to come will bring, each the best of a few cards after its price: by resources, trade, chains."""
    total = 0.0
    for turns, cards in zip(left[course.age :], outlook.ages[course.age :], strict=True):
        values = []
        for number, share, value, colour, same, free_with in cards if turns else ():
            free = own.cards & free_with or own.free_colours >> colour & 1
            price = 0 if free else queries.least_coins(position, seat, number)
            if price >= 0 and value > COIN * price and not own.cards & same:
                values.append((value - COIN * price, share))
        # the expected best of some draws: a value counts by how likely it is the highest
        below = 1.0
        for value, share in sorted(values, reverse=True):
            lower = max(below - share, 0.0)
            total += turns * value * (below**CARDS_TO_CHOOSE_FROM - lower**CARDS_TO_CHOOSE_FROM)
            below = lower
    return total


def _military(game: Wonders, position: WondersPosition, course: Course, own: City, seat: int, left: list[int]) -> float:
    """The tokens to come, by how likely today's lead or lag lasts until each conflict."""
    if course.phase == PHASE_OVER:
        return 0.0
    shields = [queries.shields(position, each) for each in range(course.seats)]
    defeat = 0 if own.gives_defeats else game.components["rules.defeat"]
    total, turns = 0.0, 0
    for age in range(course.age, NUM_AGES):
        victory = game.components["rules.victory"][age]
        turns += left[age]
        spread = SPREAD + SPREAD_A_TURN * turns
        for other in queries.opponents(position, seat, age):
            lead = shields[seat] - shields[other]
            total += victory / (1 + exp((0.5 - lead) / spread)) - defeat / (1 + exp((0.5 + lead) / spread))
    return total


def _science(game: Wonders, own: City) -> float:
    """What symbols still to come would bring, on top of those that lie there."""
    have = sorted(own.symbols)
    have[-1] += own.any_symbols
    of_a_set = game.components["rules.science_set"] + own.set_bonus if have[0] < have[1] else 0
    return SYMBOLS_TO_COME * (sum(2 * count + 1 for count in have) + of_a_set) / 3


def _stages(outlook: Outlook, position: WondersPosition, own: City, seat: int) -> float:
    """What the stages not built yet promise: the next one after its price, the others from afar."""
    total = LATER_STAGE * sum(outlook.value[source] for source in own.unbuilt_stages)
    price = queries.least_coins(position, seat, own.next_stage) if own.next_stage >= 0 else -1
    if price >= 0:
        total += (NEXT_STAGE - LATER_STAGE) * max(outlook.value[own.next_stage] - COIN * price, 0.0)
    return total


def _rights(course: Course, own: City, left: list[int]) -> float:
    """Cards to be built for nothing, last cards, and the picks and choices that a build has brought."""
    ages = NUM_AGES - 1 - course.age
    total = LAST_CARD * own.plays_last_card * (ages + (left[course.age] > 0))
    for right, colours in ((FREE_BY_STAGE, own.free_by_stage), (FREE_BY_LEADER, own.free_by_leader)):
        now = 0.0 if own.free_used & right else min(1.0, left[course.age] / 3)
        total += FREE_BUILD * (ages + now) * min(1.0, colours.bit_count() / 3)
    return total + PICK * own.picks + CHOICE.get(own.choice, 0.0)


def _leaders(outlook: Outlook, position: WondersPosition, course: Course, own: City, seat: int) -> float:
    """The best leaders in hand, as many as can still be recruited."""
    hand, recruits = list(own.leaders_in_hand), NUM_AGES - 1 - course.age
    if course.phase == PHASE_DRAFT and own.chosen >= 0:
        hand.append(own.chosen - ACTION_KEEP)
    if course.phase == PHASE_DRAFT or (course.phase == PHASE_RECRUIT and own.chosen < 0):
        recruits += 1
    values = [outlook.value[FIRST_LEADER + i] - COIN * queries.leader_cost(position, seat, i) for i in hand]
    return HELD_LEADER * sum(sorted((max(value, 0.0) for value in values), reverse=True)[:recruits])


def _rivals(outlook: Outlook, position: WondersPosition, course: Course, own: City, seat: int) -> float:
    """The coins of the others, less what they are about to lose, and the cards that are passed on."""
    others = [other for other in range(course.seats) if other != seat]
    coins = sum(queries.coins(position, other) - queries.loss(position, other) for other in others)
    passed = sum(outlook.value[card] for card in own.hand if course.course == COURSE_TURN)
    return -RIVAL_COINS * coins / (course.seats - 1) - PASSED_CARD * passed


def _grows(found: Effect) -> float:
    """What an effect that counts something brings by the end of a game, in points or coins."""
    if found.kind == "coins-on":
        return found.amount * EVENTS_A_GAME[found.of[0]] * COIN
    if found.counter == "cards":
        a_city = sum(CARDS_A_GAME[colour] for colour in found.of)
    else:
        a_city = COUNTED_A_GAME.get(found.counter, 0.0)
    return found.amount * a_city * CITIES_IN.get(found.scope, 0)


@lru_cache(maxsize=32)
def _outlook(game: Wonders, seats: int, leaders: bool, cities: bool) -> Outlook:
    c = game.components
    effects = [game.pieces.effects_of(source) for source in SOURCES]
    value = [
        sum((_grows(e) if e.counter else max(e.amount, 1)) * effect_values.POINTS[kind_constant(e)] for e in found)
        for found in effects
    ]
    growth = [sum(_grows(e) for e in found if e.kind in ("points-per", "coins-on")) for found in effects]
    sets = {"base"} | ({"leaders"} if leaders else set()) | ({"cities"} if cities else set())
    rows = [game.pieces.cards[card] for card in CARDS]
    ages: list[list[Card]] = [[], [], []]
    for number, row in enumerate(rows):
        # of guilds and black cards some are drawn
        kin = [o for o in rows if o.expansion in sets and (o.colour, o.age) == (row.colour, row.age)]
        drawn = {"purple": seats + c["rules.guilds_beyond_seats"], "black": seats}.get(row.colour)
        copies = drawn / len(kin) if drawn and kin else sum(mark <= seats for mark in row.marks)
        share = copies / (seats * (8 if cities else 7))
        same = sum(1 << i for i, other in enumerate(rows) if other.name == row.name)
        led_by = sum(1 << i for i, other in enumerate(rows) if CARDS[number] in other.leads_to)
        if row.expansion in sets and copies:
            ages[row.age - 1].append(Card(number, share, value[number], COLOURS.index(row.colour), same, led_by))
    return Outlook(ages, value, growth)
