"""Why a player would make a move in 7 Wonders: the city before and after it, compared by what the rules answer.

A reason speaks of the choice of one seat alone, as the cities are now: the others have not chosen yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from salon.games.wonders.notation import CARDS, FIRST_LEADER, FIRST_STAGE, FREE_WAYS, PIECES, SOURCES, action_type
from salon.games.wonders.rules import queries
from salon.games.wonders.rules.constants import (
    AGE_PASSING_RIGHT,
    COURSE_TURN,
    FIRST_BOARD,
    PHASE_LAST,
    PHASE_RECRUIT,
    PHASE_TURN,
)
from salon.games.wonders.rules.queries import City, Progress
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.vocabulary import RESOURCES, SYMBOLS
from salon.kernel.ai import MoveReason

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

CARD_PHASES = (PHASE_TURN, PHASE_LAST, PHASE_RECRUIT)
SIDES = ("left", "right")
FEW_COINS = 2
WORTH_DENYING = 5  # points that a card would give the neighbour who gets the hand


class Choice(NamedTuple):
    """A choice, and the position before and after it is carried out alone."""

    game: Wonders
    seat: int
    kind: str  # of the action: "BUILD", "STAGE", "SELL" or "AT"
    piece: int
    before: WondersPosition
    after: WondersPosition
    own: City  # before
    then: City
    progress: Progress
    new: list[int]  # sources of effects

    @classmethod
    def of(cls, game: Wonders, known: WondersPosition, seat: int, action: int) -> Choice | None:
        """The choice that begins with an action; None if it does not choose what becomes of a card or leader."""
        kind, piece = action_type(action)
        progress = queries.progress(known)
        if progress.phase not in CARD_PHASES or kind not in ("BUILD", "STAGE", "SELL", "AT"):
            return None
        before = known.copy()
        assert isinstance(before, WondersPosition)
        for other in range(progress.seats):
            if other != seat and queries.has_chosen(before, other):
                before.take_back(other)  # what others have chosen was drawn anew: no reason may rest on it
        chosen = before.copy()
        chosen.play(seat, action)
        after = game.ai.foreseen(chosen, seat)[1]
        own, then = queries.city(before, seat), queries.city(after, seat)
        new = list((Counter(then.sources) - Counter(own.sources)).elements())
        return cls(game, seat, kind, piece, before, after, own, then, progress, new)


def move_reasons(game: Wonders, known: WondersPosition, seat: int, action: int) -> list[MoveReason]:
    """What a player would say for an action; nothing for those that only say how to pay."""
    choice = Choice.of(game, known, seat, action)
    if choice is None:
        return []
    parts = (_points, _science, _military, _production, _trade, _stage, _free, _unbuildable, _chains, _coins, _denied)
    return [reason for part in parts for reason in part(choice)]


def _points(choice: Choice) -> Iterator[MoveReason]:
    """What a new card or leader scores; one that counts something scores by the cities as they are."""
    for source in choice.new:
        points = queries.points_of(choice.after, choice.seat, source)
        if points > 0 and source < FIRST_STAGE:
            counts = any(effect.counter for effect in choice.game.pieces.effects_of(SOURCES[source]))
            terms = ("points", "growth") if counts else ("points",)
            variants = {} if counts else {"most": "yes" if _is_most(choice, points) else "no"}
            yield MoveReason("counts" if counts else "points", terms, {"points": points}, variants)


def _is_most(choice: Choice, points: int) -> bool:
    """Whether a card that is built scores more than each other card of the hand that can be built."""
    if choice.kind != "BUILD" or choice.progress.phase != PHASE_TURN:
        return False
    others = [card for card in choice.before.legal(choice.seat) if card < FIRST_LEADER and card != choice.piece]
    return bool(others) and all(_worth(choice.game, choice.before, choice.seat, card) < points for card in others)


def _worth(game: Wonders, before: WondersPosition, seat: int, card: int) -> int:
    """The points of a card for a city that builds it: its own, and those for science."""
    chosen = before.copy()
    chosen.play(seat, card)
    after = game.ai.foreseen(chosen, seat)[1]
    science = queries.science_points(after, seat) - queries.science_points(before, seat)
    return queries.points_of(after, seat, card) + science


def _science(choice: Choice) -> Iterator[MoveReason]:
    gain = queries.science_points(choice.after, choice.seat) - queries.science_points(choice.before, choice.seat)
    terms = ("science", "points")
    plain = not (choice.then.any_symbols or choice.own.any_symbols)
    if gain > 0 and plain and min(choice.then.symbols) > min(choice.own.symbols):
        yield MoveReason("science-set", terms, {"points": gain})
        return
    for symbol, have, had in zip(SYMBOLS, choice.then.symbols, choice.own.symbols, strict=True):
        if have > had:
            code = "first-symbol" if had == 0 else "same-symbol"
            yield MoveReason(code, terms, {"symbol": symbol, "count": have, "points": gain})


def _military(choice: Choice) -> Iterator[MoveReason]:
    """How new shields change the comparison with the cities it meets in the next conflict."""
    had, have = queries.shields(choice.before, choice.seat), queries.shields(choice.after, choice.seat)
    if have <= had:
        return
    sides = queries.neighbours(choice.after, choice.seat)
    for other in queries.opponents(choice.after, choice.seat, choice.progress.age):
        theirs = queries.shields(choice.after, other)
        if have < theirs:
            change = "near" if theirs - have == 1 else ""
        elif have == theirs:
            change = "level"
        else:
            change = "overtake" if had <= theirs else "ahead" if had - theirs == 1 else ""
        if change:
            who = SIDES[sides.index(other)] if other in sides else "other"
            facts = {"player": other, "have": have, "theirs": theirs}
            yield MoveReason("shields", ("military",), facts, {"change": change, "who": who})


def _production(choice: Choice) -> Iterator[MoveReason]:
    """Resources the city has not had, or only once; and whether the neighbours sell them."""
    terms = ("cards to come",)
    first, second = [], []
    for number, name in enumerate(RESOURCES):
        had = queries.sources_of_resource(choice.before, choice.seat, number)
        have = queries.sources_of_resource(choice.after, choice.seat, number)
        if have > had == 0:
            first.append((number, name))
        elif have > had == 1:
            second.append(name)
    if len(first) == 1:
        number, name = first[0]
        sellers = queries.neighbours(choice.before, choice.seat)
        sold = any(queries.sold_by(choice.before, other, number) for other in sellers)
        yield MoveReason("first-resource", terms, {"name": name}, {"sold": "yes" if sold else "no"})
    elif first:
        yield MoveReason("first-resources", terms, {"count": len(first)})
    elif len(second) == 1:
        yield MoveReason("second-resource", terms, {"name": second[0]})


def _trade(choice: Choice) -> Iterator[MoveReason]:
    """Prices that fall."""
    before = queries.trade_prices(choice.before, choice.seat)
    after = queries.trade_prices(choice.after, choice.seat)
    for goods, at in (("raw", 0), ("manufactured", 2)):
        falls = [side for side in (0, 1) if after[at + side] < before[at + side]]
        if not falls:
            continue
        same = len(falls) == 2 and after[at] == after[at + 1] and before[at] == before[at + 1]
        for side in falls[:1] if same else falls:
            facts = {"price": after[at + side], "before": before[at + side]}
            who = "both" if same else SIDES[side]
            yield MoveReason("trade", ("cards to come",), facts, {"goods": goods, "who": who})


def _stage(choice: Choice) -> Iterator[MoveReason]:
    """A stage that is built, or the next one coming into reach."""
    built = [source for source in choice.new if FIRST_STAGE <= source < FIRST_BOARD]
    for source in built[:1]:
        done = sum(FIRST_STAGE <= each < FIRST_BOARD for each in choice.then.sources)
        # boards have two to four stages
        left = sum(SOURCES[each] in choice.game.pieces.stages for each in choice.then.unbuilt_stages)
        points = queries.points_of(choice.after, choice.seat, source)
        yield MoveReason("stage", ("stages", "points"), {"built": done, "left": left, "points": points})
    if built or choice.own.next_stage < 0 or choice.then.next_stage != choice.own.next_stage:
        return
    had = queries.least_coins(choice.before, choice.seat, choice.own.next_stage)
    have = queries.least_coins(choice.after, choice.seat, choice.then.next_stage)
    stage = SOURCES[choice.then.next_stage]
    if 0 <= have <= choice.then.coins and not 0 <= had <= choice.own.coins:
        yield MoveReason("stage-in-reach", ("stages", "cards to come"), {"stage": stage})
    elif 0 <= have < had:
        yield MoveReason("stage-cheaper", ("stages", "cards to come"), {"stage": stage, "coins": had - have})


def _free(choice: Choice) -> Iterator[MoveReason]:
    """A card that would cost something is free with a chain."""
    if choice.kind != "BUILD" or choice.piece >= FIRST_LEADER:
        return
    card = choice.game.pieces.cards[CARDS[choice.piece]]
    ways = {way for way, _ in queries.ways_to_pay(choice.before, choice.seat, choice.piece)}
    if FREE_WAYS.index("chain") in ways and (card.coins or card.cost):
        from_ = next((each for each in card.free_with if choice.own.cards >> CARDS.index(each) & 1), None)
        if from_:
            yield MoveReason("free", ("coins",), {"what": from_})


def _unbuildable(choice: Choice) -> Iterator[MoveReason]:
    """A card that is not built could not be."""
    if choice.kind in ("STAGE", "SELL") and choice.piece not in choice.before.legal(choice.seat):
        yield MoveReason("cannot-build", ("stages",), {"what": PIECES[choice.piece]})


def _chains(choice: Choice) -> Iterator[MoveReason]:
    """Cards of later ages that the new card makes free."""
    if choice.kind != "BUILD" or choice.piece >= FIRST_LEADER:
        return
    cards, seats = choice.game.pieces.cards, choice.progress.seats
    led = [
        card
        for card in cards[CARDS[choice.piece]].leads_to
        if cards[card].age > choice.progress.age + 1
        and any(mark <= seats for mark in cards[card].marks)
        and not choice.own.cards >> CARDS.index(card) & 1
    ]
    names = list({cards[card].name: card for card in led}.values())
    if len(names) == 1:
        yield MoveReason("chain", ("cards to come",), {"card": names[0], "age": cards[names[0]].age})
    elif names:
        yield MoveReason("chains", ("cards to come",), {"card": names[0], "what": names[1]})


def _coins(choice: Choice) -> Iterator[MoveReason]:
    gain = choice.then.coins - choice.own.coins
    if gain > 0:
        code = "few-coins" if choice.own.coins <= FEW_COINS else "coins"
        yield MoveReason(code, ("coins",), {"gain": gain, "coins": choice.own.coins})


def _denied(choice: Choice) -> Iterator[MoveReason]:
    """What the card would be worth to the neighbour who gets this hand next: the hand is known to the seat."""
    progress, card = choice.progress, choice.piece
    passes = progress.phase == PHASE_TURN and progress.course == COURSE_TURN
    if not passes or choice.kind == "AT" or card >= FIRST_LEADER or progress.turn + 2 >= progress.hand_size:
        return
    side = 1 if progress.age == AGE_PASSING_RIGHT else 0
    other = queries.neighbours(choice.before, choice.seat)[side]
    world = queries.with_card(choice.before, other, card)
    if card not in world.legal(other):
        return
    points = _worth(choice.game, world, other, card)
    if points >= WORTH_DENYING:
        facts: dict[str, int | str] = {"what": PIECES[card], "points": points}
        yield MoveReason("denies", ("rivals",), facts, {"who": SIDES[side]})
