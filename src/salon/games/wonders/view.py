"""What a chair at a table of 7 Wonders sees: cities, the own hand, and what was seen of the others' hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from salon.games.wonders import choice, moment, use
from salon.games.wonders.notation import BOARDS, CARDS, FIRST, LEADERS, PIECES, SOURCES, TEXTS, verb_of
from salon.games.wonders.parts import table_row
from salon.games.wonders.still_out import still_out
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders
    from salon.kernel.position import Position

MOMENTS = tuple(name.lower() for name in moment.NAMES)  # type: ignore[attr-defined]
CHOICES = ("", *(name.lower() for name in choice.NAMES))  # type: ignore[attr-defined]
DISCARDED = (use.SOLD, use.LEFT)
BY_CARD = (moment.RECRUIT, moment.TURN, moment.LAST)


class StageView(msgspec.Struct, frozen=True):
    """A stage of a board: what was built there ("gizah-a-1", or what it copied), and the card under it if known."""

    built: str | None
    under: str | None


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
    victories: list[int]
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
    """The table, as one chair sees it."""

    seat: int | None
    moment: str
    age: int
    turn: int
    turns: int
    to_left: bool
    cities: list[CityView]
    discarded: int
    hand: list[HandCard]
    leaders_in_hand: list[str]
    packet: list[str]
    chosen: list[str]
    ways: list[WayView]  # the ways to pay that are offered now
    stages: list[StageOption]
    market: list[Market]  # to the left and to the right; empty for spectators
    choice: str
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


def view_of(game: Wonders, position: Position, seat: int | None) -> WondersView:
    """What a person in that chair (None: a spectator) sees."""
    s = position.snapshot()
    legal = position.legal(seat) if seat is not None else []
    undecided = _undecided(position, s, seat)
    scores = position.scores()
    own = seat if seat is not None else -1
    looking = s.moment == moment.PICK and own >= 0 and s.due == 1 << own
    return WondersView(
        seat=seat,
        moment=MOMENTS[s.moment],
        age=s.age + 1,
        turn=s.turn + 1,
        turns=s.hand_size - 1,
        to_left=s.age != 1,
        cities=[_city(game, s, each, own, scores[each]) for each in range(s.seats)],
        discarded=len(_pile(s)),
        hand=_hand(undecided, s, own) if own >= 0 else [],
        leaders_in_hand=[LEADERS[i] for i in members(s.in_hand[own])] if own >= 0 else [],
        packet=[LEADERS[i] for i in members(s.packet[own])] if own >= 0 and s.moment == moment.DRAFT else [],
        chosen=_chosen(s, own) if own >= 0 else [],
        ways=_offered(position, own, legal),
        stages=_stages(undecided, s, own) if own >= 0 else [],
        market=[_market(s, own, side) for side in (0, 1)] if own >= 0 else [],
        choice=CHOICES[s.choice[own]] if own >= 0 and s.moment == moment.CHOICES else "",
        loss=loss_of(s, own) if own >= 0 and s.moment == moment.DEBT and s.due >> own & 1 else 0,
        pile=sorted(_pile(s), key=CARDS.index) if looking else [],
        boards=[BOARDS[i] for i in members(s.boards)],
        sold=[
            CARDS[s.left_card[age][turn][own] - 1]
            for age in range(3)
            for turn in range(8)
            if own >= 0 and s.left_use[age][turn][own] in DISCARDED
        ],
        out=still_out(game, s, own),
        with_leaders=bool(s.with_leaders),
        with_cities=bool(s.with_cities),
    )


def _pile(s: Any) -> list[str]:
    """The cards of the discard pile."""
    cards = [
        CARDS[s.left_card[age][turn][seat] - 1]
        for age in range(3)
        for turn in range(8)
        for seat in range(s.seats)
        if s.left_use[age][turn][seat] in DISCARDED
    ]
    for i in range(s.picked):
        if s.picked_card[i]:
            cards.remove(CARDS[s.picked_card[i] - 1])
    return cards


def _undecided(position: Position, s: Any, seat: int | None) -> Position:
    """The same moment before the seat chose: until all have chosen it may think again, and compares everything."""
    if seat is None or not s.due >> seat & 1 or not s.chosen[seat]:
        return position
    before = position.copy()
    before.take_back(seat)
    return before


def _hand(position: Any, s: Any, seat: int) -> list[HandCard]:
    """The cards of the hand; while recruiting, the leaders."""
    legal = position.legal(seat)
    if s.moment == moment.RECRUIT:
        pieces = [len(CARDS) + leader for leader in members(s.in_hand[seat])]
    else:
        pieces = [card - 1 for card in s.hand[seat] if card]
    return [
        HandCard(
            PIECES[piece],
            piece in legal,
            FIRST["STAGE"] + piece in legal,
            _hand_ways(position, seat, piece) if piece in legal else [],
        )
        for piece in pieces
    ]


def _hand_ways(position: Any, seat: int, piece: int) -> list[WayView]:
    """The ways to pay for a card that can be built, or the price of a leader."""
    if piece >= len(CARDS):
        return [WayView("pay:0+0", 0, 0, -position.leader_price(seat, piece - len(CARDS)))]
    return _sorted(position.ways_for(seat, piece))


def _stages(position: Any, s: Any, seat: int) -> list[StageOption]:
    """The stages the seat could build next, while it may choose what to do with a card."""
    if s.moment not in BY_CARD or not s.due >> seat & 1:
        return []
    return [
        StageOption(at + 1, SOURCES[source], _sorted(position.ways_for(seat, source)))
        for at, source in position.open_stages(seat)
    ]


def _market(s: Any, seat: int, side: int) -> Market:
    return Market(s.price[seat][side], s.price[seat][2 + side], s.dock[seat][side])


def _chosen(s: Any, seat: int) -> list[str]:
    """The own choice of this phase so far, in notation."""
    found = [TEXTS[s.chosen[seat] - 1]] if s.chosen[seat] else []
    if s.at[seat]:
        found.append(TEXTS[FIRST["AT"] + s.at[seat] - 1])
    if s.way[seat]:
        found.append(TEXTS[FIRST["WAY"] + s.way[seat] - 1])
    return found


def _offered(position: Any, seat: int, legal: list[int]) -> list[WayView]:
    """The ways to pay for what was chosen."""
    numbers = [number for verb, number in map(verb_of, legal) if verb == "WAY"]
    return _sorted([(number, position.paying(seat, number)) for number in numbers])


def _sorted(ways: list[tuple[int, int]]) -> list[WayView]:
    """Ways to pay by their numbers and what they change, the cheapest first."""
    found = []
    for number, change in sorted(ways, key=lambda way: (-way[1], way[0])):
        move = TEXTS[FIRST["WAY"] + number]
        _, _, paid = move.partition(":")
        left, _, right = paid.partition("+") if "+" in paid else ("0", "", "0")
        found.append(WayView(move, int(left), int(right), change))
    return found


def loss_of(s: Any, seat: int) -> int:
    """The coins a seat must lose this turn (9.1)."""
    tokens = sum(s.won[seat])
    return int(s.loss[seat][0] + s.loss[seat][1] * tokens + s.loss[seat][2] * s.built[seat].bit_count())


def _city(game: Wonders, s: Any, seat: int, viewer: int, points: int) -> CityView:
    board = None if s.boards and s.moment == moment.BOARDS and not _has_board(s, seat) else BOARDS[s.board[seat]]
    stages = []
    for place in range(game.stages_of(board) if board else 0):
        source = s.stage_source[seat][place]
        stages.append(StageView(SOURCES[source - 1] if source else None, _under(game, s, seat, place, viewer)))
    types = members(s.types[seat])
    return CityView(
        board=board,
        coins=s.coins[seat],
        cards=sorted((CARDS[64 * half + i] for half in (0, 1) for i in members(s.city[seat][half])), key=_colour(game)),
        stages=stages,
        leaders=[LEADERS[i] for i in members(s.leaders[seat] & ~s.laid[seat])],
        laid=[LEADERS[i] for i in members(s.laid[seat])],
        copied=LEADERS[s.copied[seat] - 1] if s.copied[seat] else None,
        shields=s.shields[seat] + s.shields_per_defeat[seat] * s.lost[seat],
        symbols=dict(
            zip((*SYMBOLS, "any", "mask"), (*s.symbols[seat], s.any_symbol[seat], s.masks[seat]), strict=True)
        ),
        makes={name: s.made[seat][r] for r, name in enumerate(RESOURCES) if s.made[seat][r]},
        makes_one_of=[[RESOURCES[r] for r in members(s.sold_choice[seat][i])] for i in range(s.sold_choices[seat])],
        for_itself=[
            *([RESOURCES[r] for r in members(s.own_choice[seat][i])] for i in range(s.own_choices[seat])),
            *([name for r, name in enumerate(RESOURCES) if r not in types] for _ in range(s.other[seat])),
            *([RESOURCES[r] for r in types] for _ in range(s.same[seat])),
        ],
        victories=list(s.won[seat]),
        defeats=s.lost[seat],
        debts=s.debts[seat],
        diplomat=bool(s.diplomats >> seat & 1),
        free_used=s.free_used[seat],
        points=points,
        hand_size=sum(card > 0 for card in s.hand[seat]),
        leaders_in_hand=s.in_hand[seat].bit_count(),
        may_hold=_may_hold(s, seat, viewer),
    )


def _has_board(s: Any, seat: int) -> bool:
    """While boards are chosen, seat after seat: whether this one has chosen."""
    return bool(s.due > 1 << seat)


def _colour(game: Wonders) -> Any:
    return lambda card: (COLOURS.index(table_row(game.components, card)["colour"]), CARDS.index(card))


def _under(game: Wonders, s: Any, seat: int, place: int, viewer: int) -> str | None:
    """The card under a stage: known to its owner, and to all where the end turns it up."""
    when = s.under[seat][place] - 1
    if when < 0:
        return None
    effects = game.effects_of(SOURCES[s.stage_source[seat][place] - 1])
    turned_up = s.moment == moment.OVER and any("per marker" in text for text in effects)
    if seat != viewer and not turned_up:
        return None
    if when >= 64:
        return LEADERS[s.leader_card[(when - 64) // 8][seat] - 1]
    return CARDS[s.left_card[when // 8][when % 8][seat] - 1]


def _may_hold(s: Any, seat: int, viewer: int) -> list[str] | None:
    """The cards a hand of another can still have, if the viewer has held it in this age."""
    if viewer < 0 or seat == viewer or not s.hand[seat][0]:
        return None
    step = 1 if s.age == 1 else -1  # the hand a seat holds in a turn began `turn` seats away

    def hand(holder: int, turn: int) -> int:
        return (holder + step * turn) % s.seats

    here = hand(seat, s.turn)
    views = [turn for turn in range(s.turn + 1) if hand(viewer, turn) == here]
    if not views:
        return None
    cards = [card for card in s.hand[seat] if card]
    for turn in range(views[-1] + 1, s.turn + 1):
        for other in range(s.seats):
            if hand(other, turn) == here and s.left_use[s.age][turn][other] in (use.SOLD, use.UNDER):
                cards.append(s.left_card[s.age][turn][other])
    return [CARDS[card - 1] for card in sorted(cards)]
