"""How 7 Wonders tells what it does: the reasons of refusals with their clauses, and the events behind notes."""

from __future__ import annotations

from salon.games.wonders import because, noted, table, why
from salon.games.wonders.notation import BOARDS, COMPONENTS, LEADERS, PIECES, SOURCES, TEXTS, WHAT
from salon.games.wonders.parts import table_row
from salon.games.wonders.vocabulary import COLOURS, RESOURCES, SYMBOLS
from salon.kernel import plain
from salon.kernel.events import EventKind

_CLAUSES = {
    "WRONG_MOMENT": "3.1", "CARD_CHOSEN": "3.1", "NOT_IN_HAND": "3.1", "SAME_NAME": "4.2", "COINS": "4.1",
    "RESOURCES": "4.4", "TRADE_COINS": "5.2", "WONDER_DONE": "6.2", "STAGE_BUILT": "11.1", "NO_SUCH_STAGE": "6.2",
    "WAY": "5.4", "LEADER_COINS": "12.2", "NOT_IN_PILE": "7.1", "NOT_RECRUITED": "11.16", "ALREADY_LAID": "11.16",
    "NO_LEADER_THERE": "12.13", "MUST_COPY": "12.13", "BOARD_GONE": "2.1", "DEBT_TOO_SMALL": "9.3",
    "DEBT_TOO_LARGE": "9.3", "NOT_OFFERED": "12.1",
}  # fmt: skip

REASONS: dict[int, tuple[str, str]] = {
    1: ("over", "10.1"),
    2: ("not-waiting", "3.1"),
    3: ("no-such-action", "3.1"),
} | {getattr(because, name): (name.lower().replace("_", "-"), clause) for name, clause in _CLAUSES.items()}

EVENT_KINDS: dict[int, EventKind] = {
    noted.CHOSE: EventKind("chose", ("move:move",), private=True),
    noted.BUILT: EventKind("built", ("card:piece",)),
    noted.STAGED: EventKind("staged", ("stage:source", "card:piece"), secret=("card",)),
    noted.SOLD: EventKind("sold", ("card:piece",), secret=("card",)),
    noted.RECRUITED: EventKind("recruited", ("leader:leader",)),
    noted.COINS: EventKind("coins", ("coins", "why:why", "what:what"), counts="coins"),
    noted.COUNTED: EventKind("counted", ("coins", "why:why", "what:what"), counts="coins", estimate=True),
    noted.INCOME: EventKind("income", ("coins", "buyer:seat"), counts="coins", estimate=True),
    noted.PICKED: EventKind("picked", ("card:piece",)),
    noted.PICKED_NONE: EventKind("picked-none"),
    noted.LEFT_CARD: EventKind("left-card", ("card:piece",), secret=("card",)),
    noted.LAID: EventKind("laid", ("leader:leader",)),
    noted.COPIED: EventKind("copied", ("leader:leader",)),
    noted.DREW: EventKind("drew", ("leaders",)),
    noted.DIPLOMACY: EventKind("diplomacy"),
    noted.VICTORY: EventKind("victory", ("worth", "against:seat")),
    noted.DEFEAT: EventKind("defeat", ("worth", "against:seat")),
    noted.DEBTS: EventKind("debts", ("debts",), counts="debts"),
    noted.PASSED: EventKind("passed", ("direction:direction",)),
    noted.AGE: EventKind("age", ("age",)),
    noted.KEPT: EventKind("kept", ("leader:leader",), private=True),
    noted.BOARD: EventKind("board", ("board:board",)),
    noted.POINTS: EventKind("points", ("points", "why:why", "what:what"), counts="points"),
    noted.MARKER: EventKind("marker", ("card:piece",), reveals=True),
    noted.MARKER_POINTS: EventKind("marker-points", ("points", "why:why", "what:what"), counts="points", reveals=True),
    noted.COULD: EventKind("could", ("points", "split:split"), instead="why-science"),
    noted.GUILD: EventKind("guild", ("points", "card:what"), instead="why-guilds"),
    noted.OVER: EventKind("over"),
}

# What a seat can know of a position. Private: drawn anew for it. Everything else lies open, or follows from it.
_PRIVATE = (
    "in_hand", "packet", "chosen", "hand", "coming", "left_card", "leader_card", "kept", "spare", "drawn", "at", "way",
    "done",
)  # fmt: skip
FIELDS = {name: "public" for name, _ in plain.structure(table.__file__, "State")._fields_} | dict.fromkeys(
    _PRIVATE, "private"
)


def _piece(name: str) -> str:
    """The message that names a card or leader."""
    return f"leader-{name}" if name in LEADERS else f"card-{table_row(COMPONENTS, name)['name']}"


_PIECES = tuple(_piece(name) for name in PIECES)
# The names behind the numbers of notes: messages of the game's words. Stages and boards keep their own names
# ("gizah-a-1"), moves their notation.
NAMES: dict[str, tuple[str, ...]] = {
    "piece": _PIECES,
    "leader": tuple(f"leader-{name}" for name in LEADERS),
    "source": (*_PIECES, *SOURCES[len(PIECES) :]),
    "what": ("", *_PIECES, *WHAT[len(PIECES) + 1 :]),
    "board": BOARDS,
    "move": tuple(TEXTS),
    "why": tuple(f"why-{name.lower()}" for name in why.NAMES),  # type: ignore[attr-defined]
    "direction": ("direction-left", "direction-right"),
    "split": tuple(f"split-{i}-{j}-{k}" for i in range(8) for j in range(8) for k in range(8)),
    "wonder": tuple(dict.fromkeys(f"board-{board[:-2]}" for board in BOARDS)),
    "resource": tuple(f"resource-{name}" for name in RESOURCES),
    "colour": tuple(f"colour-{name}" for name in COLOURS),
    "symbol": tuple(f"symbol-{name}" for name in SYMBOLS),
}
