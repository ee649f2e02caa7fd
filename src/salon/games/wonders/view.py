"""What a seat sees of 7 Wonders: cities, its own hand, and what it has seen of the others' hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, cast

import msgspec

from salon.games.wonders.notation import BOARDS, CARDS, LEADERS, PAID_WAYS, PIECES, SOURCES, TEXTS
from salon.games.wonders.rules import constants, queries
from salon.games.wonders.rules.constants import (
    ACTION_AT,
    ACTION_STAGE,
    ACTION_WAY,
    CARDS_IN_WORD,
    FIRST_LEADER,
    NUM_AGES,
    NUM_FREE_WAYS,
    PHASE_BOARDS,
    PHASE_CHOICES,
    PHASE_DEBT,
    PHASE_DRAFT,
    PHASE_LAST,
    PHASE_PICK,
    PHASE_RECRUIT,
    PHASE_TURN,
    PRICE_MANUFACTURED,
    PRICE_RAW,
    TURNS_IN_AGE,
    USE_LEFT,
    USE_SOLD,
    USE_UNDER,
)
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.rules.structures import State
from salon.games.wonders.unseen_cards import unseen_cards
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS
from salon.kernel.ctypes_mirror import names_of

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

Phase = Literal["boards", "draft", "recruit", "turn", "last", "choices", "pick", "debt", "over"]
LeaderChoice = Literal["", "lay", "recruit", "copy"]
PHASES = cast("tuple[Phase, ...]", tuple(name.lower() for name in names_of(constants, "PHASE_")))
CHOICES = cast("tuple[LeaderChoice, ...]", ("", *(name.lower() for name in names_of(constants, "CHOICE_"))))
DISCARDED = (USE_SOLD, USE_LEFT)
FACE_DOWN = (USE_SOLD, USE_LEFT, USE_UNDER)
CARD_PHASES = (PHASE_RECRUIT, PHASE_TURN, PHASE_LAST)


class StageView(msgspec.Struct, frozen=True):
    """A stage of a board.

    `built` is what was built there ("gizah-a-1", or what it copied), `under` the card under it if known, and `means`
    the stage that it is, or that it copies.
    """

    built: str | None
    under: str | None
    means: str


class CityView(msgspec.Struct, frozen=True):
    """Everything that lies open before a player, and what the viewer knows of the hand."""

    board: str | None
    coins: int
    cards: list[str]
    stages: list[StageView]
    leaders: list[str]
    laid: list[str]
    copied: str | None
    shields: int
    symbols: dict[str, int]
    makes: dict[str, int]
    makes_one_of: list[list[str]]  # and sells
    for_itself: list[list[str]]  # one of these each, which it does not sell
    victories: list[int]  # by age
    defeats: int
    debts: int
    diplomat: bool
    free_used: int
    points: int
    hand_size: int
    leaders_in_hand: int
    may_hold: list[str] | None  # cards seen in this hand: what is still in it is among them
    hand: list[str] | None = None  # the hand itself and the leaders in it, where all screens are down


class WayView(msgspec.Struct, frozen=True):
    """A way to pay."""

    move: str  # "free:chain", "pay:2+0"
    left: int
    right: int
    change: int  # of the own coins, by paying and by what the buying or a chain itself brings


class HandCard(msgspec.Struct, frozen=True):
    """A card or leader of the own hand, and what can be done with it."""

    card: str
    build: bool
    stage: bool
    ways: list[WayView] = []  # to pay for building it, the cheapest first; a leader has one price


class StageOption(msgspec.Struct, frozen=True):
    """A stage that could be built next, and the ways to pay for it."""

    at: int  # its number on the board, from 1
    stage: str
    ways: list[WayView]


class Market(msgspec.Struct, frozen=True):
    """What the viewer pays a neighbour for a resource."""

    raw: int
    manufactured: int
    less: int  # for the first resource of a turn


class WondersView(msgspec.Struct, frozen=True):
    """The table, as one seat sees it."""

    seat: int | None
    moment: Phase
    age: int
    turn: int
    turns: int
    to_left: bool
    cities: list[CityView]
    discarded: int
    hand: list[HandCard]
    leaders_in_hand: list[str]
    packet: list[str]
    chosen: list[str]  # the own choice of this phase so far, in notation
    ways: list[WayView]  # the ways to pay that are offered now
    stages: list[StageOption]
    market: list[Market]  # to the left and to the right; empty for spectators
    choice: LeaderChoice
    loss: int
    pile: list[str]  # the discard pile, for who picks from it
    boards: list[str]
    sold: list[str]  # by the viewer, or left over, in all ages
    out: dict[str, int]  # cards of the age the viewer has not accounted for
    with_leaders: bool
    with_cities: bool


def members(mask: int) -> list[int]:
    """The members of a bit set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def view_of(game: Wonders, position: WondersPosition, seat: int | None) -> WondersView:
    """What a person in that seat (None: a spectator) sees."""
    s: State = position.snapshot()
    legal = position.legal(seat) if seat is not None else []
    undecided = _undecided(position, s, seat)
    scores = position.scores()
    own = seat if seat is not None else -1
    pile = [CARDS[card] for card in queries.discard_pile(position)]
    looking = s.phase == PHASE_PICK and own >= 0 and s.deciding == 1 << own
    return WondersView(
        seat=seat,
        moment=PHASES[s.phase],
        age=s.age + 1,
        turn=s.turn + 1,
        turns=s.hand_size - 1,
        to_left=s.age != constants.AGE_PASSING_RIGHT,
        cities=[_city(game, position, s, each, own, scores[each]) for each in range(s.seats)],
        discarded=len(pile),
        hand=_hand(undecided, s, own) if own >= 0 else [],
        leaders_in_hand=[LEADERS[i] for i in members(s.leaders_in_hand[own])] if own >= 0 else [],
        packet=[LEADERS[i] for i in members(s.draft_packet[own])] if own >= 0 and s.phase == PHASE_DRAFT else [],
        chosen=_chosen(s, own) if own >= 0 else [],
        ways=_offered(position, own, legal),
        stages=_stages(undecided, s, own) if own >= 0 else [],
        market=[_market(s, own, side) for side in (0, 1)] if own >= 0 else [],
        choice=CHOICES[s.pending_choice[own]] if own >= 0 and s.phase == PHASE_CHOICES else "",
        loss=queries.loss(position, own) if own >= 0 and s.phase == PHASE_DEBT and s.deciding >> own & 1 else 0,
        pile=pile if looking else [],
        boards=[BOARDS[i] for i in members(s.boards_free)],
        sold=[
            CARDS[s.played_card[age][turn][own] - 1]
            for age in range(NUM_AGES)
            for turn in range(TURNS_IN_AGE)
            if own >= 0 and s.played_use[age][turn][own] in DISCARDED
        ],
        out=unseen_cards(game.components, s.age + 1, s.seats, bool(s.with_leaders), bool(s.with_cities), _seen(s, own)),
        with_leaders=bool(s.with_leaders),
        with_cities=bool(s.with_cities),
    )


def _seen(s: State, viewer: int) -> list[str]:
    """The cards of this age that the viewer (-1: a spectator) can account for: in cities, and its own."""
    seen = [CARDS_IN_WORD * half + i for seat in range(s.seats) for half in (0, 1) for i in members(s.city[seat][half])]
    if viewer >= 0:
        seen += [card - 1 for card in s.hand[viewer] if card]
        for turn in range(TURNS_IN_AGE):
            card, use = s.played_card[s.age][turn][viewer], s.played_use[s.age][turn][viewer]
            if card and use in FACE_DOWN:
                seen.append(card - 1)
    return [CARDS[card] for card in seen]


def _undecided(position: WondersPosition, s: State, seat: int | None) -> WondersPosition:
    """The position before the seat chose: until all have chosen it may change its choice, and compare everything."""
    if seat is None or not s.deciding >> seat & 1 or not s.chosen[seat]:
        return position
    before = position.copy()
    before.take_back(seat)
    assert isinstance(before, WondersPosition)
    return before


def _hand(position: WondersPosition, s: State, seat: int) -> list[HandCard]:
    """The cards of the hand; while recruiting, the leaders."""
    legal = position.legal(seat)
    if s.phase == PHASE_RECRUIT:
        pieces = [FIRST_LEADER + leader for leader in members(s.leaders_in_hand[seat])]
    else:
        pieces = [card - 1 for card in s.hand[seat] if card]
    return [
        HandCard(
            PIECES[piece],
            piece in legal,
            ACTION_STAGE + piece in legal,
            _hand_ways(position, seat, piece) if piece in legal else [],
        )
        for piece in pieces
    ]


def _hand_ways(position: WondersPosition, seat: int, piece: int) -> list[WayView]:
    """The ways to pay for a card that can be built, or the price of a leader."""
    if piece >= FIRST_LEADER:
        return [WayView("pay:0+0", 0, 0, -queries.leader_cost(position, seat, piece - FIRST_LEADER))]
    return _sorted(queries.ways_to_pay(position, seat, piece))


def _stages(position: WondersPosition, s: State, seat: int) -> list[StageOption]:
    """The stages the seat could build next, while it may choose what to do with a card."""
    if s.phase not in CARD_PHASES or not s.deciding >> seat & 1:
        return []
    return [
        StageOption(at + 1, SOURCES[source], _sorted(queries.ways_to_pay(position, seat, source)))
        for at, source in queries.open_stages(position, seat)
    ]


def _market(s: State, seat: int, side: int) -> Market:
    return Market(
        s.trade_price[seat][PRICE_RAW + side],
        s.trade_price[seat][PRICE_MANUFACTURED + side],
        s.first_discount[seat][side],
    )


def _chosen(s: State, seat: int) -> list[str]:
    """The own choice of this phase so far, in notation."""
    found = [TEXTS[s.chosen[seat] - 1]] if s.chosen[seat] else []
    if s.chosen_stage[seat]:
        found.append(TEXTS[ACTION_AT + s.chosen_stage[seat] - 1])
    if s.chosen_way[seat]:
        found.append(TEXTS[ACTION_WAY + s.chosen_way[seat] - 1])
    return found


def _offered(position: WondersPosition, seat: int, legal: list[int]) -> list[WayView]:
    """The ways to pay for what was chosen."""
    ways = [action - ACTION_WAY for action in legal if ACTION_WAY <= action < ACTION_AT]
    return _sorted([(way, queries.coin_change(position, seat, way)) for way in ways])


def _sorted(ways: list[tuple[int, int]]) -> list[WayView]:
    """Ways to pay by their numbers and what they change, the cheapest first."""
    found = []
    for number, change in sorted(ways, key=lambda way: (-way[1], way[0])):
        left, right = PAID_WAYS[number - NUM_FREE_WAYS] if number >= NUM_FREE_WAYS else (0, 0)
        found.append(WayView(TEXTS[ACTION_WAY + number], left, right, change))
    return found


def _city(game: Wonders, position: WondersPosition, s: State, seat: int, viewer: int, points: int) -> CityView:
    board = None if s.boards_free and s.phase == PHASE_BOARDS and not _has_board(s, seat) else BOARDS[s.board[seat]]
    stages = []
    for stage in range(len(game.pieces.boards[board].stages) if board else 0):
        source = s.stage_source[seat][stage]
        stages.append(
            StageView(
                built=SOURCES[source - 1] if source else None,
                under=_under(position, seat, stage, viewer),
                means=SOURCES[queries.stage_shown(position, seat, stage)],
            )
        )
    types = members(s.own_types[seat])
    return CityView(
        board=board,
        coins=s.coins[seat],
        cards=sorted(
            (CARDS[CARDS_IN_WORD * half + i] for half in (0, 1) for i in members(s.city[seat][half])), key=_colour(game)
        ),
        stages=stages,
        leaders=[LEADERS[i] for i in members(s.leaders[seat] & ~s.laid[seat])],
        laid=[LEADERS[i] for i in members(s.laid[seat])],
        copied=LEADERS[s.copied_leader[seat] - 1] if s.copied_leader[seat] else None,
        shields=queries.shields(position, seat),
        symbols=dict(
            zip((*SYMBOLS, "any", "mask"), (*s.symbols[seat], s.any_symbol[seat], s.mask_symbols[seat]), strict=True)
        ),
        makes={name: s.produced[seat][r] for r, name in enumerate(RESOURCES) if s.produced[seat][r]},
        makes_one_of=[[RESOURCES[r] for r in members(s.sold_choice[seat][i])] for i in range(s.sold_choices[seat])],
        for_itself=[
            *([RESOURCES[r] for r in members(s.own_choice[seat][i])] for i in range(s.own_choices[seat])),
            *([name for r, name in enumerate(RESOURCES) if r not in types] for _ in range(s.extra_other[seat])),
            *([RESOURCES[r] for r in types] for _ in range(s.extra_same[seat])),
        ],
        victories=list(s.victories[seat]),
        defeats=s.defeats[seat],
        debts=s.debts[seat],
        diplomat=bool(s.diplomats >> seat & 1),
        free_used=s.free_used[seat],
        points=points,
        hand_size=sum(card > 0 for card in s.hand[seat]),
        leaders_in_hand=s.leaders_in_hand[seat].bit_count(),
        may_hold=_may_hold(position, seat, viewer),
    )


def _has_board(s: State, seat: int) -> bool:
    """While boards are chosen, seat after seat: whether this one has chosen."""
    return bool(s.deciding > 1 << seat)


def _colour(game: Wonders) -> Callable[[str], tuple[int, int]]:
    return lambda card: (COLOURS.index(game.pieces.cards[card].colour), CARDS.index(card))


def _under(position: WondersPosition, seat: int, stage: int, viewer: int) -> str | None:
    """The card under a stage: known to its owner, and to all where the end turns it up."""
    piece = queries.card_under_stage(position, seat, stage)
    if piece < 0 or (seat != viewer and not queries.is_turned_up(position, seat, stage)):
        return None
    return PIECES[piece]


def _may_hold(position: WondersPosition, seat: int, viewer: int) -> list[str] | None:
    """The cards a hand of another can still have, if the viewer has held it in this age."""
    known = queries.cards_known_in_hand(position, seat, viewer)
    return None if known is None else [CARDS[card] for card in known]
