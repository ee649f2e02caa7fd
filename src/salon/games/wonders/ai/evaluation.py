"""How good a position of 7 Wonders is for a seat: a few terms a player would name, each worth some points.

All choose in secret at the same time, so a choice just made has changed nothing yet. It is carried out alone, on
a copy, and the city is evaluated as it will be then.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from salon.games.wonders.ai import effect_values, reasons
from salon.games.wonders.notation import CARDS, SOURCES
from salon.games.wonders.rule_tables import kind_constant
from salon.games.wonders.rules import queries
from salon.games.wonders.rules.constants import (
    ACTION_KEEP,
    ACTION_NONE,
    ACTION_SELL,
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
from salon.games.wonders.rules.queries import City, Progress
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.vocabulary import COLOURS, EVENTS, Effect
from salon.kernel.ai import GameAI, MoveReason
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

# All numbers are estimates in points; higher and lower values of the main ones were tested: none was clearly better.
# How many of the things that effects count, or pay for, a city gets in a game.
CARDS_A_GAME = dict(zip(COLOURS, (3.0, 1.5, 3.0, 2.5, 2.5, 2.5, 1.5, 2.5, 3.0), strict=True))
COUNTED_A_GAME = {"stages": 2.5, "victories": 3, "defeats": 2.5, "coins": 2, "symbols": 2, "sets": 1.5, "marker": 3}
CITIES_IN = {"own": 1, "neighbours": 2, "all": 3}
EVENTS_A_GAME = dict(zip(EVENTS, (2.5, 2.5, 3.0, 3.0, 6.0, 8.0), strict=True))

CARDS_TO_CHOOSE_FROM = 3.0  # in a turn to come: those of the hand that the others leave
COIN, LOOSE_COIN = 0.4, 0.3  # of the price of what may be built; of coins that are not enough for a point yet
FIRST_COINS, MORE_COINS, FEW_COINS = 0.45, 0.1, 5  # what a coin can do beyond its points, as long as there are few
PLENTY_OF_TURNS = 6.0  # are left: coins can be put to use, and stages be counted on
SYMBOLS_TO_COME = 2.5  # in a whole game
NEXT_STAGE, LATER_STAGE = 0.5, 0.3  # the share of its value that a stage has before it is built
HELD_LEADER = 0.5  # the share of its value that a leader has in the hand
FREE_BUILD, LAST_CARD = 2.5, 2.5  # rights for one age
COPIED_GUILD, PICK = 5.0, 5.0
CHOICE = {CHOICE_LAY: 4.0, CHOICE_RECRUIT: 3.0, CHOICE_COPY: 4.0}
SPREAD, SPREAD_A_TURN = 0.3, 0.25  # shields by which a lead can change until the conflict
RIVAL_COINS = 0.36  # a coin in every other city
PASSED_CARD = 0.03  # the share of its value that a card has for the neighbour who gets it


class Card(NamedTuple):
    """A card that may come: its share of the age, the cards of the same name, those that make it free, as sets."""

    number: int
    share: float
    value: float
    colour: int
    same: int
    led_by: int


class CardValues(NamedTuple):
    """What is the same in all games with this number of seats and these expansions."""

    ages: list[list[Card]]
    value: list[float]  # of every source of effects
    growth: list[float]  # of every source in a whole game


class WondersAI(GameAI):
    """The evaluation of 7 Wonders."""

    game: Wonders

    def evaluation(self, position: Position, seat: int) -> dict[str, float]:
        """The terms of a position for a seat, after what it has chosen; if that is not complete, the best way on."""
        return self.foreseen(position, seat)[0]

    def foreseen(self, position: Position, seat: int) -> tuple[dict[str, float], WondersPosition]:
        """The evaluation, and the position with the seat's choice carried out that it is of."""
        assert isinstance(position, WondersPosition)
        if not queries.has_chosen(position, seat):
            return _terms(self.game, position, seat), position
        ways = []
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            ways.append(self.foreseen(after, seat))
        if ways:
            return max(ways, key=lambda way: sum(way[0].values()))
        alone = position.copy()
        alone.resolve_alone_and_note(seat)
        assert isinstance(alone, WondersPosition)
        return _terms(self.game, alone, seat), alone

    def move_reasons(self, known: Position, seat: int, action: int) -> list[MoveReason]:
        """What a player would say for a card and its use."""
        assert isinstance(known, WondersPosition)
        return reasons.move_reasons(self.game, known, seat, action)

    def is_plainer(self, position: Position, seat: int, action: int, other: int) -> bool:
        """Building is plainer than discarding a card for coins, and taking something is plainer than taking nothing."""
        discards = ACTION_SELL <= other < ACTION_KEEP
        return action < ACTION_SELL if discards else action != other == ACTION_NONE


def _terms(game: Wonders, position: WondersPosition, seat: int) -> dict[str, float]:
    progress, own = queries.progress(position), queries.city(position, seat)
    card_values = _card_values(game, progress.seats, progress.with_leaders, progress.with_cities)
    left = _turns_left(progress)
    share, soon = sum(left) / (NUM_AGES * (progress.hand_size - 1)), min(1.0, sum(left) / PLENTY_OF_TURNS)
    few = min(own.coins, FEW_COINS)
    return {
        "points": float(position.scores()[seat]),
        "coins": (FIRST_COINS * few + MORE_COINS * (own.coins - few)) * soon
        + own.coins % game.components["rules.coins_a_point"] * LOOSE_COIN,
        "cards to come": _cards_to_come(card_values, position, progress, own, seat, left),
        "military": _military(game, position, progress, own, seat, left),
        "science": _science(game, own) * share,
        "stages": _stages(card_values, position, own, seat) * soon,
        "growth": (sum(card_values.growth[source] for source in own.sources) + COPIED_GUILD * own.copies_guild) * share,
        "rights": _rights(progress, own, left),
        "leaders": _leaders(card_values, position, progress, own, seat),
        "rivals": _rivals(card_values, position, progress, own, seat),
    }


def _turns_left(progress: Progress) -> list[int]:
    """The turns of each age that come after this one; while leaders are recruited an age has not begun."""
    whole = progress.hand_size - 1
    now = whole if progress.course == COURSE_RECRUITING else whole - progress.turn - 1
    return [0 if age < progress.age else now if age == progress.age else whole for age in range(NUM_AGES)]


def _cards_to_come(
    card_values: CardValues, position: WondersPosition, progress: Progress, own: City, seat: int, left: list[int]
) -> float:
    """What the turns to come will bring, each the best of a few cards after its price: by resources, trade, chains."""
    total = 0.0
    for turns, cards in zip(left[progress.age :], card_values.ages[progress.age :], strict=True):
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


def _military(
    game: Wonders, position: WondersPosition, progress: Progress, own: City, seat: int, left: list[int]
) -> float:
    """The tokens to come, by how likely the current lead lasts until each conflict."""
    if progress.phase == PHASE_OVER:
        return 0.0
    shields = [queries.shields(position, each) for each in range(progress.seats)]
    defeat = 0 if own.gives_defeats else game.components["rules.defeat"]
    total, turns = 0.0, 0
    for age in range(progress.age, NUM_AGES):
        victory = game.components["rules.victory"][age]
        turns += left[age]
        spread = SPREAD + SPREAD_A_TURN * turns
        for other in queries.opponents(position, seat, age):
            lead = shields[seat] - shields[other]
            total += victory / (1 + exp((0.5 - lead) / spread)) - defeat / (1 + exp((0.5 + lead) / spread))
    return total


def _science(game: Wonders, own: City) -> float:
    """What symbols still to come would bring, in addition to those of the city."""
    have = sorted(own.symbols)
    have[-1] += own.any_symbols
    of_a_set = game.components["rules.science_set"] + own.set_bonus if have[0] < have[1] else 0
    return SYMBOLS_TO_COME * (sum(2 * count + 1 for count in have) + of_a_set) / 3


def _stages(card_values: CardValues, position: WondersPosition, own: City, seat: int) -> float:
    """The expected value of the stages not built yet: the next one less its price, the others by a smaller share."""
    total = LATER_STAGE * sum(card_values.value[source] for source in own.unbuilt_stages)
    price = queries.least_coins(position, seat, own.next_stage) if own.next_stage >= 0 else -1
    if price >= 0:
        total += (NEXT_STAGE - LATER_STAGE) * max(card_values.value[own.next_stage] - COIN * price, 0.0)
    return total


def _rights(progress: Progress, own: City, left: list[int]) -> float:
    """Cards to be built for nothing, last cards, and the picks and choices that a build has brought."""
    ages = NUM_AGES - 1 - progress.age
    total = LAST_CARD * own.plays_last_card * (ages + (left[progress.age] > 0))
    for right, colours in ((FREE_BY_STAGE, own.free_by_stage), (FREE_BY_LEADER, own.free_by_leader)):
        now = 0.0 if own.free_used & right else min(1.0, left[progress.age] / 3)
        total += FREE_BUILD * (ages + now) * min(1.0, colours.bit_count() / 3)
    return total + PICK * own.picks + CHOICE.get(own.choice, 0.0)


def _leaders(card_values: CardValues, position: WondersPosition, progress: Progress, own: City, seat: int) -> float:
    """The best leaders in hand, as many as can still be recruited."""
    hand, recruits = list(own.leaders_in_hand), NUM_AGES - 1 - progress.age
    if progress.phase == PHASE_DRAFT and own.chosen >= 0:
        hand.append(own.chosen - ACTION_KEEP)
    if progress.phase == PHASE_DRAFT or (progress.phase == PHASE_RECRUIT and own.chosen < 0):
        recruits += 1
    values = [card_values.value[FIRST_LEADER + i] - COIN * queries.leader_cost(position, seat, i) for i in hand]
    return HELD_LEADER * sum(sorted((max(value, 0.0) for value in values), reverse=True)[:recruits])


def _rivals(card_values: CardValues, position: WondersPosition, progress: Progress, own: City, seat: int) -> float:
    """The coins of the others, less what they are about to lose, and the cards that are passed on."""
    others = [other for other in range(progress.seats) if other != seat]
    coins = sum(queries.coins(position, other) - queries.loss(position, other) for other in others)
    passed = sum(card_values.value[card] for card in own.hand if progress.course == COURSE_TURN)
    return -RIVAL_COINS * coins / (progress.seats - 1) - PASSED_CARD * passed


def _expected_gain(effect: Effect) -> float:
    """What an effect that counts something brings by the end of a game, in points or coins."""
    if effect.kind == "coins-on":
        return effect.amount * EVENTS_A_GAME[effect.of[0]] * COIN
    if effect.counter == "cards":
        count_per_city = sum(CARDS_A_GAME[colour] for colour in effect.of)
    else:
        count_per_city = COUNTED_A_GAME.get(effect.counter, 0.0)
    return effect.amount * count_per_city * CITIES_IN.get(effect.scope, 0)


@lru_cache(maxsize=32)
def _card_values(game: Wonders, seats: int, leaders: bool, cities: bool) -> CardValues:
    c = game.components
    effects = [game.pieces.effects_of(source) for source in SOURCES]
    value = [
        sum(
            (_expected_gain(e) if e.counter else max(e.amount, 1)) * effect_values.POINTS.get(kind_constant(e), 0.0)
            for e in found
        )
        for found in effects
    ]
    growth = [sum(_expected_gain(e) for e in found if e.kind in ("points-per", "coins-on")) for found in effects]
    sets = {"base"} | ({"leaders"} if leaders else set()) | ({"cities"} if cities else set())
    rows = [game.pieces.cards[card] for card in CARDS]
    ages: list[list[Card]] = [[], [], []]
    for number, row in enumerate(rows):
        # of guilds and black cards some are drawn
        similar = [
            other for other in rows if other.expansion in sets and (other.colour, other.age) == (row.colour, row.age)
        ]
        drawn = {"purple": seats + c["rules.guilds_beyond_seats"], "black": seats}.get(row.colour)
        copies = drawn / len(similar) if drawn and similar else sum(mark <= seats for mark in row.marks)
        share = copies / (seats * (8 if cities else 7))
        same = sum(1 << i for i, other in enumerate(rows) if other.name == row.name)
        led_by = sum(1 << i for i, other in enumerate(rows) if CARDS[number] in other.leads_to)
        if row.expansion in sets and copies:
            ages[row.age - 1].append(Card(number, share, value[number], COLOURS.index(row.colour), same, led_by))
    return CardValues(ages, value, growth)
