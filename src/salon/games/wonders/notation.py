"""The action list of 7 Wonders and its notation, with the names of all pieces that notes and texts speak of.

The cards, leaders and boards come from the rows of the released components, in their order. A card is numbered
0-111 (ages, guilds, black cards), a leader 112-153. A source of effects is a card, a leader, a stage of a
board or a board itself, numbered in this order.
"""

from __future__ import annotations

from pathlib import Path

from salon.kernel.components import Components

COMPONENTS = Components.read(Path(__file__).parent / "components" / "1.toml")

CARDS = tuple(row for table in ("card", "guild", "city") for row in COMPONENTS.rows(table))
LEADERS = tuple(COMPONENTS.rows("leader"))
PIECES = CARDS + LEADERS
BOARDS = tuple(COMPONENTS.rows("board"))
MOST_STAGES = 4

FIRST_LEADER = len(CARDS)
FIRST_STAGE = len(PIECES)
FIRST_BOARD = FIRST_STAGE + MOST_STAGES * len(BOARDS)
SOURCES = (*PIECES, *(f"{board}-{stage}" for board in BOARDS for stage in range(1, MOST_STAGES + 1)), *BOARDS)
# What a note's `what` can name: nothing, a source, a symbol or the sets of symbols, conflict tokens.
WHAT = (
    "",
    *SOURCES,
    "compass",
    "gear",
    "tablet",
    "science-sets",
    "victories-1",
    "victories-2",
    "victories-3",
    "defeats",
)
WHAT_SCIENCE, WHAT_TOKENS = len(SOURCES) + 1, len(SOURCES) + 5

# Ways to pay: for nothing, or by coins to the left and to the right. The cheapest have the smallest numbers.
FREE_WAYS = ("chain", "always", "stage", "leader")
MOST_PAID = 14
PAID_WAYS = tuple((left, paid - left) for paid in range(MOST_PAID + 1) for left in range(paid + 1))
MOST_DEBT = 40


def _name(piece: int) -> str:
    return "recruit" if piece >= FIRST_LEADER else "build"


_PARTS: dict[str, list[str]] = {
    "BUILD": [f"{_name(i)}:{piece}" for i, piece in enumerate(PIECES)],
    "STAGE": [f"stage:{piece}" for piece in PIECES],
    "SELL": [f"sell:{piece}" for piece in PIECES],
    "KEEP": [f"keep:{leader}" for leader in LEADERS],
    "LAY": [f"lay:{leader}" for leader in LEADERS],
    "COPY": [f"copy:{leader}" for leader in LEADERS],
    "WAY": [*(f"free:{way}" for way in FREE_WAYS), *(f"pay:{left}+{right}" for left, right in PAID_WAYS)],
    "AT": [f"at:{stage}" for stage in range(1, MOST_STAGES + 1)],
    "DEBT": [f"debt:{debt}" for debt in range(MOST_DEBT + 1)],
    "BOARD": [f"board:{board}" for board in BOARDS],
    "NONE": ["none"],
}
TEXTS = [text for part in _PARTS.values() for text in part]
# The number of the first action of each verb.
FIRST: dict[str, int] = {}
for _verb, _texts in _PARTS.items():
    FIRST[_verb] = sum(len(_PARTS[verb]) for verb in FIRST)


def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action and its number among those of the verb."""
    verb = max((verb for verb in FIRST if FIRST[verb] <= action), key=FIRST.__getitem__)
    return verb, action - FIRST[verb]
