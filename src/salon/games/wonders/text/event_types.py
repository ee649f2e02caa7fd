"""The types of events, and the ids behind the numbers of their notes."""

from __future__ import annotations

from salon.games.wonders.notation import BOARDS, COMPONENTS, LEADERS, PIECES, SOURCES, TEXTS
from salon.games.wonders.notation import PIECE_IDS as NOTED_PIECES
from salon.games.wonders.pieces import pieces_of
from salon.games.wonders.rules import constants
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS
from salon.kernel.ctypes_mirror import names_of
from salon.kernel.events import EventType
from salon.kernel.joined_events import Joined

EVENT_TYPES: dict[int, EventType] = {
    constants.EVENT_CHOSE: EventType("chose", ("move:move",), private=True),
    constants.EVENT_BUILT: EventType("built", ("card:piece",)),
    constants.EVENT_STAGED: EventType("staged", ("stage:source", "card:piece"), secret=("card",)),
    constants.EVENT_SOLD: EventType("sold", ("card:piece",), secret=("card",)),
    constants.EVENT_RECRUITED: EventType("recruited", ("leader:leader",)),
    constants.EVENT_COINS: EventType("coins", ("coins", "why:why", "what:what"), counts="coins"),
    constants.EVENT_COUNTED: EventType("counted", ("coins", "why:why", "what:what"), counts="coins", estimate=True),
    constants.EVENT_INCOME: EventType("income", ("coins", "buyer:seat"), counts="coins", estimate=True),
    constants.EVENT_PICKED: EventType("picked", ("card:piece",)),
    constants.EVENT_PICKED_NONE: EventType("picked-none"),
    constants.EVENT_LEFT_CARD: EventType("left-card", ("card:piece",), secret=("card",)),
    constants.EVENT_LAID: EventType("laid", ("leader:leader",)),
    constants.EVENT_COPIED: EventType("copied", ("leader:leader",)),
    constants.EVENT_DREW: EventType("drew", ("leaders",)),
    constants.EVENT_DIPLOMACY: EventType("diplomacy"),
    constants.EVENT_VICTORY: EventType("victory", ("worth", "against:seat", "age"), behind="why-military"),
    constants.EVENT_DEFEAT: EventType("defeat", ("worth", "against:seat", "age"), behind="why-military"),
    constants.EVENT_DEBTS: EventType("debts", ("debts",), counts="debts"),
    constants.EVENT_PASSED: EventType("passed", ("direction:direction",)),
    constants.EVENT_AGE: EventType("age", ("age",)),
    constants.EVENT_KEPT: EventType("kept", ("leader:leader",), private=True),
    constants.EVENT_BOARD: EventType("board", ("board:board",)),
    constants.EVENT_POINTS: EventType("points", ("points", "why:why", "what:what"), counts="points"),
    constants.EVENT_MARKER: EventType("marker", ("card:piece",), reveals=True),
    constants.EVENT_MARKER_POINTS: EventType(
        "marker-points", ("points", "why:why", "what:what"), counts="points", reveals=True
    ),
    constants.EVENT_COULD: EventType("could", ("points", "split:split"), instead="why-science"),
    constants.EVENT_GUILD: EventType("guild", ("points", "card:what"), instead="why-guilds"),
    constants.EVENT_OVER: EventType("over"),
}

JOINED_EVENTS = (
    Joined("built", ("coins/cost=card", "coins/trade=card", "coins/card=card", "counted/card=card")),
    Joined("staged", ("coins/cost=stage", "coins/trade=stage", "coins/stage=stage", "counted/stage=stage")),
    Joined("sold", ("coins/sale",)),
    Joined("recruited", ("coins/cost=leader", "coins/trade=leader", "coins/leader=leader")),
    Joined("picked", ("coins/card=card", "counted/card=card")),
)


def _piece(name: str) -> str:
    """The message that names a card or leader."""
    return f"leader-{name}" if name in LEADERS else f"card-{pieces_of(COMPONENTS).cards[name].name}"


_PIECES = tuple(_piece(name) for name in PIECES)
# The ids behind the numbers of notes: messages of the game, ids of stages and boards ("gizah-a-1"), texts of actions.
PIECE_IDS: dict[str, tuple[str, ...]] = {
    "piece": _PIECES,
    "leader": tuple(f"leader-{name}" for name in LEADERS),
    "source": (*_PIECES, *SOURCES[len(PIECES) :]),
    "what": ("", *_PIECES, *NOTED_PIECES[len(PIECES) + 1 :]),
    "board": BOARDS,
    "move": tuple(TEXTS),
    "why": tuple(f"why-{name.lower()}" for name in names_of(constants, "CHANGE_")),
    "direction": ("direction-left", "direction-right"),
    "split": tuple(f"split-{i}-{j}-{k}" for i in range(8) for j in range(8) for k in range(8)),
    "wonder": tuple(dict.fromkeys(f"board-{board[:-2]}" for board in BOARDS)),
    "resource": tuple(f"resource-{name}" for name in RESOURCES),
    "colour": tuple(f"colour-{name}" for name in COLOURS),
    "symbol": tuple(f"symbol-{name}" for name in SYMBOLS),
}
