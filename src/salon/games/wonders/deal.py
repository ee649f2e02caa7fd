"""The deal of 7 Wonders: boards, the hands of three ages and the leaders, drawn from named streams of the seed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from salon.games.wonders.notation import BOARDS, CARDS, LEADERS
from salon.games.wonders.pieces import CARDS_OF_AGES, pieces_of
from salon.games.wonders.rules.constants import MAX_HAND
from salon.games.wonders.rules.structures import State
from salon.kernel.components import Components
from salon.kernel.deal import Deal
from salon.kernel.reasons import SalonError
from salon.kernel.rng import Rng


class WondersDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is dealt. `boards` are those of the seats in order, or all that are offered if they are chosen."""

    boards: list[str]
    ages: list[list[list[str]]]
    leaders: list[list[str]]
    spare: list[str]


def boards_in_play(components: Components, options: dict[str, str]) -> list[str]:
    """The wonders that can be dealt, without their side: "gizah", "great-wall"."""
    sets = {"base"} | {name for name in ("leaders", "cities", "wonder_pack") if options[name] == "yes"}
    wonders = dict.fromkeys(board[:-2] for board in BOARDS if components[f"board.{board}.set"] in sets)
    return [wonder for wonder in wonders if "leaders" in sets or wonder not in _wonders_with_leaders(components)]


@lru_cache(maxsize=8)
def _wonders_with_leaders(components: Components) -> set[str]:
    """The wonders whose stages need leaders (11.15)."""
    leader_effects = ("lay", "recruit", "draw")
    return {
        board.wonder
        for board in pieces_of(components).boards.values()
        for stage in board.stages
        for effect in stage.effects
        if effect.kind in leader_effects
    }


def sets_in_play(options: dict[str, str]) -> set[str]:
    """The sets of cards in play."""
    return {"base"} | {name for name in ("leaders", "cities") if options[name] == "yes"}


def cards_of_age(components: Components, age: int, seats: int) -> list[str]:
    """The cards of an age that are always in, one name for each copy; guilds and black cards come on top."""
    return [row for row in CARDS_OF_AGES[age] for mark in components[f"card.{row}.marks"] if mark <= seats]


def guilds_in_play(components: Components, options: dict[str, str]) -> list[str]:
    """The guilds from which those of Age III are drawn."""
    return [row for row in components.rows("guild") if components[f"guild.{row}.set"] in sets_in_play(options)]


def black_cards(components: Components, age: int, options: dict[str, str]) -> list[str]:
    """The black cards from which those of an age are drawn."""
    if options["cities"] == "no":
        return []
    return [row for row in components.rows("city") if components[f"city.{row}.age"] == age]


def leaders_in_play(components: Components, options: dict[str, str]) -> list[str]:
    """The leaders from which hands are dealt."""
    if options["leaders"] == "no":
        return []
    return [row for row in LEADERS if components[f"leader.{row}.set"] in sets_in_play(options)]


def draw(components: Components, seats: int, options: dict[str, str], seed: str) -> dict[str, Any]:
    """Draw the content of a deal."""
    wonders = boards_in_play(components, options)
    if options["sides"] == "dealt":
        sides = Rng(seed, "wonders", "sides")
        boards = [f"{wonder}-{'ab'[sides.below(2)]}" for wonder in wonders]
    else:
        boards = [f"{wonder}-{options['sides'].lower()}" for wonder in wonders]
    if options["boards"] == "dealt":
        Rng(seed, "wonders", "boards").shuffle(boards)
        boards = boards[:seats]
    ages = []
    for age in (1, 2, 3):
        deck = cards_of_age(components, age, seats)
        for extra, count in _extras(components, age, seats, options):
            Rng(seed, "wonders", "extra cards", age, extra[0]).shuffle(extra)
            deck += extra[:count]
        Rng(seed, "wonders", "age", age).shuffle(deck)
        size = len(deck) // seats
        ages.append([sorted(deck[i * size : (i + 1) * size], key=CARDS.index) for i in range(seats)])
    leaders = leaders_in_play(components, options)
    Rng(seed, "wonders", "leaders").shuffle(leaders)
    dealt = components["rules.leaders_dealt"] if leaders else 0
    hands = [sorted(leaders[i * dealt : (i + 1) * dealt], key=LEADERS.index) for i in range(seats if leaders else 0)]
    return {"boards": boards, "ages": ages, "leaders": hands, "spare": leaders[seats * dealt :]}


def _extras(components: Components, age: int, seats: int, options: dict[str, str]) -> list[tuple[list[str], int]]:
    """Cards of which only some are drawn: guilds, black cards; with how many."""
    found = []
    if age == 3:
        found.append((guilds_in_play(components, options), seats + components["rules.guilds_beyond_seats"]))
    if options["cities"] == "yes":
        found.append((black_cards(components, age, options), seats))
    return found


def check(components: Components, deal: Deal) -> WondersDeal:
    """Refuse a deal that cannot be laid out by its options, saying which part is wrong."""
    content, options, seats = deal.content_as(WondersDeal), deal.options, deal.seats
    wonders = boards_in_play(components, options)
    sides = "ab" if options["sides"] == "dealt" else options["sides"].lower()
    chosen = [board[:-2] for board in content.boards]
    leaders = leaders_in_play(components, options)
    laid = [leader for hand in content.leaders for leader in hand] + content.spare
    right = {
        "boards": set(content.boards) <= set(BOARDS)
        and set(chosen) <= set(wonders)
        and len(set(chosen)) == len(chosen) == (seats if options["boards"] == "dealt" else len(wonders))
        and all(board[-1] in sides for board in content.boards),
        "ages": len(content.ages) == 3
        and all(_right_age(components, age, content.ages[age - 1], seats, options) for age in (1, 2, 3)),
        "leaders": sorted(laid) == sorted(leaders)
        and [len(hand) for hand in content.leaders] == [components["rules.leaders_dealt"]] * (seats if leaders else 0),
    }
    for part, is_right in right.items():
        if not is_right:
            raise SalonError(f"the deal's {part!r} do not fit {seats} seats and the options {options}")
    return content


def _right_age(components: Components, age: int, hands: list[list[str]], seats: int, options: dict[str, str]) -> bool:
    size = MAX_HAND if options["cities"] == "yes" else MAX_HAND - 1
    if [len(hand) for hand in hands] != [size] * seats:
        return False
    rest = [card for hand in hands for card in hand]
    for card in cards_of_age(components, age, seats):
        if card not in rest:
            return False
        rest.remove(card)
    for extra, count in _extras(components, age, seats, options):
        found = [card for card in rest if card in extra]
        if len(found) != count or len(set(found)) != count:
            return False
        rest = [card for card in rest if card not in extra]
    return not rest


def state_of(components: Components, deal: Deal) -> State:
    """The structure of the position before anything has begun."""
    content = check(components, deal)
    s = State()
    s.seats = deal.seats
    s.with_leaders = deal.options["leaders"] == "yes"
    s.with_cities = deal.options["cities"] == "yes"
    s.hand_size = len(content.ages[0][0])
    if deal.options["boards"] == "dealt":
        s.board[: deal.seats] = [BOARDS.index(board) for board in content.boards]
    else:
        s.boards_free = sum(1 << BOARDS.index(board) for board in content.boards)
    for age, hands in enumerate(content.ages):
        for seat, hand in enumerate(hands):
            for i, card in enumerate(sorted(hand, key=CARDS.index)):
                s.future_hands[age][seat * s.hand_size + i] = CARDS.index(card) + 1
    for seat, leaders in enumerate(content.leaders):
        s.draft_packet[seat] = sum(1 << LEADERS.index(leader) for leader in leaders)
    for i, leader in enumerate(content.spare):
        s.unused_leaders[i] = LEADERS.index(leader) + 1
    return s
