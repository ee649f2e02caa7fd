"""How good a position of 7 Wonders is for a seat: a few terms a player would name, each worth some points.

All choose in secret at the same time, so a choice just made has changed nothing yet. It is carried out alone, on
a copy, and the city is looked at as it will stand then.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from salon.games.wonders import choice, moment
from salon.games.wonders.notation import BOARDS, CARDS, FIRST, FIRST_LEADER, FIRST_STAGE, LEADERS, MOST_STAGES, SOURCES
from salon.games.wonders.parts import effects_of, stages_of, table_row
from salon.games.wonders.position import WondersPosition
from salon.games.wonders.vocabulary import COLOURS, EVENTS, Effect, read_effect
from salon.kernel.position import Position

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

# What an effect not yet had is worth, in points for each unit of its amount; found by trial, as all numbers here.
WORTH = {
    "POINTS": 1.0, "SHIELDS": 1.8, "SHIELDS_PER": 1.5, "DIPLOMACY": 1.5, "DEFEATS_TO_WINNER": 2.0,
    "SYMBOL": 4.5, "SYMBOL_ANY": 6.0, "SYMBOL_MASK": 4.0, "SET_BONUS": 0.5,
    "COINS": 0.4, "COINS_NEIGHBOURS": -0.2, "COINS_ON": 0.8, "LOSS": 0.4, "START": 0.4,
    "MAKES": 2.0, "MAKES_ONE_OF": 3.0, "MAKES_OTHER": 3.0, "MAKES_SAME": 2.5, "BANK": 3.0,
    "TRADE_RAW": 2.0, "TRADE_MANUFACTURED": 2.0, "DOCK": 1.0, "CHEAPER": 1.5, "CHEAPER_STAGE": 1.5, "STAGES_FREE": 4.0,
    "PICK": 4.5, "FREE_ONCE": 5.0, "FREE_ALWAYS": 4.0, "LAST_CARD": 5.0, "COPY_GUILD": 6.0, "COPY_LEADER": 4.0,
    "COPY_STAGE": 5.0, "LAY": 3.0, "LEADERS_LESS": 0.1, "LEADERS_NEXT_DOOR": 0.5, "DRAW": 1.0, "RECRUIT": 4.0,
}  # fmt: skip
# How many of the things that effects count a city gets in the course of a game.
CARDS_A_GAME = dict(zip(COLOURS, (3.0, 1.5, 3.0, 2.5, 2.5, 2.5, 1.5, 2.5, 3.0), strict=True))
COUNTED_A_GAME = {"STAGES": 2.5, "VICTORIES": 3.0, "DEFEATS": 2.5, "COINS": 2.0, "SYMBOLS": 2.0, "SETS": 1.5, "MARKER": 3.0}
EVENTS_A_GAME = dict(zip(EVENTS, (2.5, 2.5, 3.0, 3.0, 6.0, 8.0), strict=True))

TURNS_A_GAME = 18
CARDS_TO_CHOOSE_FROM = 3.0  # that are of any use, in a hand
COIN = 0.4  # paid for what is built
FIRST_COINS = 0.45  # what a coin can do beyond its points, as long as there are few
MORE_COINS = 0.1
FEW_COINS = 5
SYMBOLS_TO_COME = 2.5
NEXT_STAGE, LATER_STAGE = 0.5, 0.3
STAGE_TURNS = 5.0  # left for a stage to be counted on
HELD_LEADER = 0.5
FREE_BUILD = 2.5
LAST_CARD = 2.5
COPIED_GUILD = 5.0
PENDING = {choice.LAY: 4.0, choice.RECRUIT: 3.0, choice.COPY: 4.0}
PICK = 5.0
RIVAL_COIN = 0.12
PASSED_CARD = 0.03
SHIELDS_A_TURN = 0.25  # by how much a lead can change until the conflict
VICTORY, DEFEAT = (1, 3, 5), 1


class Card(NamedTuple):
    """A card that may come: how many copies there are, what it is worth, and which cards make it free."""

    number: int
    copies: float
    worth: float
    colour: int
    same: int
    led_by: int


class Outlook(NamedTuple):
    """What is the same in all games of a table size and its expansions."""

    ages: list[list[Card]]
    worth: list[float]
    growth: dict[int, float]
    stages: list[int]


def evaluate(game: Wonders, position: Position, seat: int) -> dict[str, float]:
    """The terms of a position for a seat, after what it has chosen; of several ways to go on, the best."""
    pending = position.snapshot().chosen[seat]
    legal = position.legal(seat) if pending else []
    if legal:
        return max((_after(game, position, seat, action) for action in legal), key=lambda terms: sum(terms.values()))
    if pending:
        position = position.copy()
        position.rehearsal(seat)
    return _terms(game, cast(WondersPosition, position), seat)


def _after(game: Wonders, position: Position, seat: int, action: int) -> dict[str, float]:
    after = position.copy()
    after.play(seat, action)
    return evaluate(game, after, seat)


def _terms(game: Wonders, position: WondersPosition, seat: int) -> dict[str, float]:
    s = position.snapshot()
    outlook = _outlook(game, s.seats, s.with_leaders, s.with_cities)
    left = _turns_left(s)
    coins = s.coins[seat]
    few = min(coins, FEW_COINS)
    share = sum(left) / TURNS_A_GAME
    return {
        "points": float(position.scores()[seat]),
        "coins": coins % 3 / 3 + (FIRST_COINS * few + MORE_COINS * (coins - few)) * min(1.0, sum(left) / 6),
        "cards to come": _cards_to_come(outlook, position, s, seat, left),
        "military": _military(s, seat, left),
        "science": _science(s, seat) * share,
        "stages": _stages(outlook, position, s, seat) * min(1.0, sum(left) / STAGE_TURNS),
        "growth": _growth(outlook, s, seat) * share,
        "rights": _rights(s, seat, left),
        "leaders": _leaders(outlook, position, s, seat),
        "rivals": _rivals(outlook, s, seat),
    }


def _turns_left(s: Any) -> list[int]:
    """The turns of each age that come after this one."""
    if s.moment == moment.OVER:
        return [0, 0, 0]
    a_age = s.hand_size - 1
    begun = s.moment not in (moment.BOARDS, moment.DRAFT, moment.RECRUIT) and (s.course != 0)
    return [0 if age < s.age else a_age - s.turn - 1 if age == s.age and begun else a_age for age in range(3)]


def _cards_to_come(outlook: Outlook, position: WondersPosition, s: Any, seat: int, left: list[int]) -> float:
    """What the best of a few cards will bring in every turn to come, after its price: resources, trade, chains."""
    city = s.city[seat][0] | s.city[seat][1] << 64
    always = s.free_always[seat]
    least = position.least_coins
    total = 0.0
    for turns, cards in zip(left, outlook.ages, strict=True):
        if not turns:
            continue
        values = []
        for number, copies, worth, colour, same, led_by in cards:
            if city & same:
                continue
            price = 0 if city & led_by or always >> colour & 1 else least(seat, number)
            if price >= 0 and worth > COIN * price:
                values.append((worth - COIN * price, copies))
        values.sort()
        everything = sum(card.copies for card in cards)
        below = 1 - sum(copies for _, copies in values) / everything
        before = below**CARDS_TO_CHOOSE_FROM
        for value, copies in values:
            below += copies / everything
            now = below**CARDS_TO_CHOOSE_FROM
            total += turns * value * (now - before)
            before = now
    return total


def _opponents(s: Any, seat: int) -> list[int]:
    """Whom the seat meets in the conflicts of this age: those who stay out are passed over."""
    if s.diplomats >> seat & 1:
        return []
    around = [(seat + i) % s.seats for i in range(1, s.seats)]
    there = [other for other in around if not s.diplomats >> other & 1]
    return [there[0], there[-1]] if len(there) > 1 else there


def _military(s: Any, seat: int, left: list[int]) -> float:
    """The tokens to come, by how likely today's lead or lag lasts until each conflict."""
    if s.moment == moment.OVER:
        return 0.0
    strength = [s.shields[i] + s.shields_per_defeat[i] * s.lost[i] for i in range(s.seats)]
    defeat = 0 if s.defeats_to_winner[seat] else DEFEAT
    total, turns = 0.0, 0
    for age in range(s.age, 3):
        turns += left[age]
        spread = 0.3 + SHIELDS_A_TURN * turns
        for other in _opponents(s, seat) if age == s.age else ((seat + 1) % s.seats, (seat - 1) % s.seats):
            lead = strength[seat] - strength[other]
            total += VICTORY[age] / (1 + exp((0.5 - lead) / spread)) - defeat / (1 + exp((0.5 + lead) / spread))
    return total


def _science(s: Any, seat: int) -> float:
    """What symbols still to come would bring, on top of those that lie there."""
    have = sorted(s.symbols[seat])
    have[2] += s.any_symbol[seat] + s.masks[seat]
    more = sum(2 * count + 1 for count in have) / 3
    if have[0] < have[1]:
        more += (7 + s.set_bonus[seat]) / 3
    return SYMBOLS_TO_COME * more


def _stages(outlook: Outlook, position: WondersPosition, s: Any, seat: int) -> float:
    """What the stages not built yet promise: the next one after its price, the others from afar."""
    board = s.board[seat]
    places = [place for place in range(outlook.stages[board]) if not s.built[seat] >> place & 1]
    total = LATER_STAGE * sum(outlook.worth[FIRST_STAGE + MOST_STAGES * board + place] for place in places)
    source = position.stage_source(seat, -1)
    price = position.least_coins(seat, source) if source >= 0 else -1
    if price >= 0:
        total += (NEXT_STAGE - LATER_STAGE) * max(outlook.worth[source] - COIN * price, 0.0)
    return total


def _growth(outlook: Outlook, s: Any, seat: int) -> float:
    """What guilds, leaders and others that count something would gain in a whole game."""
    have = [64 * half + i for half in (0, 1) for i in _bits(s.city[seat][half])]
    have += [FIRST_LEADER + i for i in _bits(s.leaders[seat] & ~s.laid[seat])]
    have += [source - 1 for source in s.stage_source[seat] if source]
    have += [FIRST_LEADER + s.copied[seat] - 1] if s.copied[seat] else []
    return sum(outlook.growth.get(source, 0.0) for source in have) + COPIED_GUILD * s.copy_guild[seat]


def _rights(s: Any, seat: int, left: list[int]) -> float:
    """Cards to be built for nothing, last cards, picks and choices that a build has brought."""
    ages = sum(turns > 0 for turns in left[s.age + 1 :])
    total = LAST_CARD * s.last_card[seat] * (ages + (left[s.age] > 0))
    for right, colours in ((1, s.free_stage[seat]), (2, s.free_leader[seat])):
        if colours:
            now = 0 if s.free_used[seat] & right else min(1.0, left[s.age] / 3)
            total += FREE_BUILD * (ages + now) * min(1.0, colours.bit_count() / 3)
    total += PICK * sum(who >> seat & 1 for who in s.picks)
    return total + PENDING.get(s.choice[seat], 0.0)


def _leaders(outlook: Outlook, position: WondersPosition, s: Any, seat: int) -> float:
    """The best leaders in hand, as many as can still be recruited."""
    hand = s.in_hand[seat]
    if s.moment == moment.DRAFT and s.chosen[seat]:
        hand |= 1 << (s.chosen[seat] - 1 - FIRST["KEEP"])
    recruits = 3 if s.moment == moment.DRAFT else 2 - s.age + (s.moment == moment.RECRUIT and not s.chosen[seat])
    worths = [outlook.worth[FIRST_LEADER + i] - COIN * position.leader_price(seat, i) for i in _bits(hand)]
    return HELD_LEADER * sum(sorted((max(worth, 0.0) for worth in worths), reverse=True)[:recruits])


def _rivals(outlook: Outlook, s: Any, seat: int) -> float:
    """Coins of the others, less what they are about to lose; and the cards passed on to a neighbour."""
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            coins, a_victory, a_stage = s.loss[other]
            total -= s.coins[other] - coins - a_victory * sum(s.won[other]) - a_stage * s.built[other].bit_count()
    passed = sum(outlook.worth[card - 1] for card in s.hand[seat] if card) if s.course == 1 else 0.0
    return RIVAL_COIN * total * 3 / (s.seats - 1) - PASSED_CARD * passed


def _bits(of: int) -> list[int]:
    return [i for i in range(of.bit_length()) if of >> i & 1]


# --- what is the same during a game ---------------------------------------------------------------------


def _counted(found: Effect) -> float:
    """How many of the things an effect counts there are in the end, in the cities where it counts them."""
    if found.counter == "CARDS":
        a_city = sum(CARDS_A_GAME[colour] for i, colour in enumerate(COLOURS) if found.what >> i & 1)
    else:
        a_city = COUNTED_A_GAME[found.counter]
    return a_city * found.scope.bit_count()


def _worth(found: Effect) -> float:
    if found.kind in ("POINTS_PER", "COINS_PER"):
        return found.amount * _counted(found) * WORTH[found.kind.removesuffix("_PER")]
    return max(found.amount, 1) * WORTH[found.kind]


def _grows(found: Effect) -> float:
    if found.kind == "POINTS_PER":
        return found.amount * _counted(found)
    return found.amount * EVENTS_A_GAME[EVENTS[found.what]] * COIN if found.kind == "COINS_ON" else 0.0


@lru_cache(maxsize=32)
def _outlook(game: Wonders, seats: int, leaders: int, cities: int) -> Outlook:
    c = game.components
    effects = [[read_effect(text) for text in effects_of(c, source)] for source in SOURCES]
    worth = [sum(map(_worth, found)) for found in effects]
    growth = {source: sum(map(_grows, found)) for source, found in enumerate(effects)}
    rows = [table_row(c, card) for card in CARDS]
    sets = {"base"} | ({"leaders"} if leaders else set()) | ({"cities"} if cities else set())
    ages: list[list[Card]] = [[], [], []]
    for number, row in enumerate(rows):
        kin = [row for row in rows if row["set"] in sets and row["colour"] == rows[number]["colour"]]
        if row["set"] not in sets:
            continue
        copies = float(sum(mark <= seats for mark in row["marks"]))
        if row["colour"] == "purple":
            copies = (seats + 2) / len(kin)
        elif row["colour"] == "black":
            copies = seats / sum(other["age"] == row["age"] for other in kin)
        same = sum(1 << i for i, other in enumerate(rows) if other["name"] == row["name"])
        led_by = sum(1 << i for i, other in enumerate(rows) if CARDS[number] in other["leads_to"])
        ages[row["age"] - 1].append(Card(number, copies, worth[number], COLOURS.index(row["colour"]), same, led_by))
    stages = [stages_of(c, board) for board in BOARDS]
    assert len(worth) > FIRST_LEADER + len(LEADERS)
    return Outlook(ages, worth, {source: more for source, more in growth.items() if more}, stages)
