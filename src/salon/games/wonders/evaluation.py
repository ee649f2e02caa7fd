"""How good a position of 7 Wonders is for a seat: a few terms a player would name, each worth some points.

All choose in secret at the same time, so a choice just made has changed nothing yet. It is carried out alone, on
a copy, and the city is looked at as it will stand then.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from salon.games.wonders import choice, moment
from salon.games.wonders.notation import CARDS, FIRST, FIRST_LEADER, FIRST_STAGE, MOST_STAGES, SOURCES
from salon.games.wonders.parts import effects_of, table_row
from salon.games.wonders.position import WondersPosition
from salon.games.wonders.vocabulary import COLOURS, EVENTS, Effect, read_effect
from salon.games.wonders.worth import WORTH
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

# All numbers are estimates in points; the main ones were tried higher or lower among equals: none was clearly better.
# How many of the things that effects count, or pay for, a city gets in the course of a game.
CARDS_A_GAME = dict(zip(COLOURS, (3.0, 1.5, 3.0, 2.5, 2.5, 2.5, 1.5, 2.5, 3.0), strict=True))
COUNTED_A_GAME = {"STAGES": 2.5, "VICTORIES": 3, "DEFEATS": 2.5, "COINS": 2, "SYMBOLS": 2, "SETS": 1.5, "MARKER": 3}
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
CHOICE = {choice.LAY: 4.0, choice.RECRUIT: 3.0, choice.COPY: 4.0}
SPREAD, SPREAD_A_TURN = 0.3, 0.25  # shields by which a lead can change until the conflict
RIVAL_COINS = 0.36  # a coin in every other city
PASSED_CARD = 0.03  # the share of its worth a card has for the neighbour who gets it


class Card(NamedTuple):
    """A card that may come: its share of the age, the cards of the same name, those that make it free, as sets."""

    number: int
    share: float
    worth: float
    colour: int
    same: int
    led_by: int


class Outlook(NamedTuple):
    """What is the same in all games with so many seats and the same expansions."""

    ages: list[list[Card]]
    worth: list[float]  # of every source of effects
    growth: list[float]  # of every source in a whole game


def evaluate(game: Wonders, position: Position, seat: int) -> dict[str, float]:
    """The terms of a position for a seat, after what it has chosen; if the choice is not complete, the best way on."""
    if not position.snapshot().chosen[seat]:
        return _terms(game, cast(WondersPosition, position), seat)
    ways = []
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        ways.append(evaluate(game, after, seat))
    if ways:
        return max(ways, key=lambda terms: sum(terms.values()))
    alone = position.copy()
    alone.rehearsal(seat)
    return _terms(game, cast(WondersPosition, alone), seat)


def _terms(game: Wonders, position: WondersPosition, seat: int) -> dict[str, float]:
    s = position.snapshot()
    outlook = _outlook(game, s.seats, s.with_leaders, s.with_cities)
    left = _turns_left(s)
    share, soon = sum(left) / (3 * (s.hand_size - 1)), min(1.0, sum(left) / PLENTY_OF_TURNS)
    coins, few = s.coins[seat], min(s.coins[seat], FEW_COINS)
    return {
        "points": float(position.scores()[seat]),
        "coins": (FIRST_COINS * few + MORE_COINS * (coins - few)) * soon
        + coins % game.components["rules.coins_a_point"] * LOOSE_COIN,
        "cards to come": _cards_to_come(outlook, position, s, seat, left),
        "military": _military(game, s, seat, left),
        "science": _science(game, s, seat) * share,
        "stages": _stages(outlook, position, s, seat) * soon,
        "growth": _growth(outlook, s, seat) * share,
        "rights": _rights(s, seat, left),
        "leaders": _leaders(outlook, position, s, seat),
        "rivals": _rivals(outlook, s, seat),
    }


def _turns_left(s: Any) -> list[int]:
    """The turns of each age that come after this one; while leaders are recruited an age has not begun."""
    whole = s.hand_size - 1
    now = whole - s.turn - 1 if s.course else whole
    return [0 if age < s.age else now if age == s.age else whole for age in range(3)]


def _cards_to_come(outlook: Outlook, position: WondersPosition, s: Any, seat: int, left: list[int]) -> float:
    """What the turns to come will bring, each the best of a few cards after its price: by resources, trade, chains."""
    city, free, least = s.city[seat][0] | s.city[seat][1] << 64, s.free_always[seat], position.least_coins
    total = 0.0
    for turns, cards in zip(left[s.age :], outlook.ages[s.age :], strict=True):
        values = []
        for number, share, worth, colour, same, led_by in cards if turns else ():
            price = 0 if city & led_by or free >> colour & 1 else least(seat, number)
            if price >= 0 and worth > COIN * price and not city & same:
                values.append((worth - COIN * price, share))
        # the expected best of some draws: a value counts by how likely it is the highest
        below = 1.0
        for value, share in sorted(values, reverse=True):
            lower = max(below - share, 0.0)
            total += turns * value * (below**CARDS_TO_CHOOSE_FROM - lower**CARDS_TO_CHOOSE_FROM)
            below = lower
    return total


def _military(game: Wonders, s: Any, seat: int, left: list[int]) -> float:
    """The tokens to come, by how likely today's lead or lag lasts until each conflict."""
    if s.moment == moment.OVER:
        return 0.0
    around = [(seat + i) % s.seats for i in range(1, s.seats)]
    # who stays out of the conflicts of this age is passed over (8.3)
    there = [] if s.diplomats >> seat & 1 else [other for other in around if not s.diplomats >> other & 1]
    strength = [s.shields[i] + s.shields_per_defeat[i] * s.lost[i] for i in range(s.seats)]
    defeat = 0 if s.defeats_to_winner[seat] else game.components["rules.defeat"]
    total, turns = 0.0, 0
    for age in range(s.age, 3):
        victory = game.components["rules.victory"][age]
        turns += left[age]
        spread = SPREAD + SPREAD_A_TURN * turns
        meets = there if age == s.age else around
        for other in {meets[0], meets[-1]} if meets else ():
            lead = strength[seat] - strength[other]
            total += victory / (1 + exp((0.5 - lead) / spread)) - defeat / (1 + exp((0.5 + lead) / spread))
    return total


def _science(game: Wonders, s: Any, seat: int) -> float:
    """What symbols still to come would bring, on top of those that lie there."""
    have = sorted(s.symbols[seat])
    have[2] += s.any_symbol[seat] + s.masks[seat]
    of_a_set = game.components["rules.science_set"] + s.set_bonus[seat] if have[0] < have[1] else 0
    return SYMBOLS_TO_COME * (sum(2 * count + 1 for count in have) + of_a_set) / 3


def _stages(outlook: Outlook, position: WondersPosition, s: Any, seat: int) -> float:
    """What the stages not built yet promise: the next one after its price, the others from afar."""
    first = FIRST_STAGE + MOST_STAGES * s.board[seat]
    total = LATER_STAGE * sum(outlook.worth[first + i] for i in range(MOST_STAGES) if not s.built[seat] >> i & 1)
    source = position.stage_source(seat, -1)
    price = position.least_coins(seat, source) if source >= 0 else -1
    if price >= 0:
        total += (NEXT_STAGE - LATER_STAGE) * max(outlook.worth[source] - COIN * price, 0.0)
    return total


def _growth(outlook: Outlook, s: Any, seat: int) -> float:
    """What guilds, leaders and others that count something, or pay for it, would gain in a whole game."""
    have = [64 * half + i for half in (0, 1) for i in _bits(s.city[seat][half])]
    have += [FIRST_LEADER + i for i in _bits(s.leaders[seat] & ~s.laid[seat])]
    have += [source - 1 for source in s.stage_source[seat] if source]
    if s.copied[seat]:
        have.append(FIRST_LEADER + s.copied[seat] - 1)
    return sum(outlook.growth[source] for source in have) + COPIED_GUILD * s.copy_guild[seat]


def _rights(s: Any, seat: int, left: list[int]) -> float:
    """Cards to be built for nothing, last cards, and the picks and choices that a build has brought."""
    ages = 2 - s.age
    total = LAST_CARD * s.last_card[seat] * (ages + (left[s.age] > 0))
    for right, colours in ((1, s.free_stage[seat]), (2, s.free_leader[seat])):
        now = 0.0 if s.free_used[seat] & right else min(1.0, left[s.age] / 3)
        total += FREE_BUILD * (ages + now) * min(1.0, colours.bit_count() / 3)
    return total + PICK * sum(who >> seat & 1 for who in s.picks) + CHOICE.get(s.choice[seat], 0.0)


def _leaders(outlook: Outlook, position: WondersPosition, s: Any, seat: int) -> float:
    """The best leaders in hand, as many as can still be recruited."""
    hand, recruits = s.in_hand[seat], 2 - s.age
    if s.moment == moment.DRAFT and s.chosen[seat]:
        hand |= 1 << (s.chosen[seat] - 1 - FIRST["KEEP"])
    if s.moment == moment.DRAFT or (s.moment == moment.RECRUIT and not s.chosen[seat]):
        recruits += 1
    worths = [outlook.worth[FIRST_LEADER + i] - COIN * position.leader_price(seat, i) for i in _bits(hand)]
    return HELD_LEADER * sum(sorted((max(worth, 0.0) for worth in worths), reverse=True)[:recruits])


def _rivals(outlook: Outlook, s: Any, seat: int) -> float:
    """The coins of the others, less what they are about to lose, and the cards that are passed on."""
    total = 0
    for other in range(s.seats):
        coins, a_victory, a_stage = s.loss[other]
        if other != seat:
            total += s.coins[other] - coins - a_victory * sum(s.won[other]) - a_stage * s.built[other].bit_count()
    passed = sum(outlook.worth[card - 1] for card in s.hand[seat] if card and s.course == 1)
    return -RIVAL_COINS * total / (s.seats - 1) - PASSED_CARD * passed


def _bits(of: int) -> list[int]:
    return [i for i in range(of.bit_length()) if of >> i & 1]


def _grows(found: Effect) -> float:
    """What an effect that counts something brings by the end of a game, in points or coins."""
    if found.kind == "COINS_ON":
        return found.amount * EVENTS_A_GAME[EVENTS[found.what]] * COIN
    cards = [CARDS_A_GAME[colour] for i, colour in enumerate(COLOURS) if found.what >> i & 1]
    a_city = sum(cards) if found.counter == "CARDS" else COUNTED_A_GAME.get(found.counter, 0.0)
    return found.amount * a_city * found.scope.bit_count()


@lru_cache(maxsize=32)
def _outlook(game: Wonders, seats: int, leaders: int, cities: int) -> Outlook:
    c = game.components
    effects = [[read_effect(text) for text in effects_of(c, source)] for source in SOURCES]
    worth = [sum((_grows(e) if e.counter else max(e.amount, 1)) * WORTH[e.kind] for e in found) for found in effects]
    growth = [sum(_grows(e) for e in found if e.kind in ("POINTS_PER", "COINS_ON")) for found in effects]
    sets = {"base"} | ({"leaders"} if leaders else set()) | ({"cities"} if cities else set())
    rows = [table_row(c, card) for card in CARDS]
    ages: list[list[Card]] = [[], [], []]
    for number, row in enumerate(rows):
        # of guilds and black cards some are drawn
        kin = [o for o in rows if o["set"] in sets and (o["colour"], o["age"]) == (row["colour"], row["age"])]
        drawn = {"purple": seats + c["rules.guilds_beyond_seats"], "black": seats}.get(row["colour"])
        copies = drawn / len(kin) if drawn and kin else sum(mark <= seats for mark in row["marks"])
        share = copies / (seats * (8 if cities else 7))
        same = sum(1 << i for i, other in enumerate(rows) if other["name"] == row["name"])
        led_by = sum(1 << i for i, other in enumerate(rows) if CARDS[number] in other["leads_to"])
        if row["set"] in sets and copies:
            ages[row["age"] - 1].append(Card(number, share, worth[number], COLOURS.index(row["colour"]), same, led_by))
    return Outlook(ages, worth, growth)
