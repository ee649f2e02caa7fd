"""The action list of 7 Wonders and its notation, with the ids of all pieces.

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
MAX_STAGES = 4

FIRST_LEADER = len(CARDS)
FIRST_STAGE = len(PIECES)
FIRST_BOARD = FIRST_STAGE + MAX_STAGES * len(BOARDS)
SOURCES = (*PIECES, *(f"{board}-{stage}" for board in BOARDS for stage in range(1, MAX_STAGES + 1)), *BOARDS)
# The pieces that notes name: nothing, a source, a symbol or the sets of symbols, conflict tokens.
PIECE_IDS = (
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

# Ways to pay: for nothing, or by coins to the left and to the right. The cheapest have the smallest numbers.
FREE_WAYS = ("chain", "always", "stage", "leader")
MAX_PAID = 14
PAID_WAYS = tuple((left, paid - left) for paid in range(MAX_PAID + 1) for left in range(paid + 1))
MAX_DEBT = 40


def _name(piece: int) -> str:
    return "recruit" if piece >= FIRST_LEADER else "build"


_TYPES: dict[str, list[str]] = {
    "BUILD": [f"{_name(i)}:{piece}" for i, piece in enumerate(PIECES)],
    "STAGE": [f"stage:{piece}" for piece in PIECES],
    "SELL": [f"sell:{piece}" for piece in PIECES],
    "KEEP": [f"keep:{leader}" for leader in LEADERS],
    "LAY": [f"lay:{leader}" for leader in LEADERS],
    "COPY": [f"copy:{leader}" for leader in LEADERS],
    "WAY": [*(f"free:{way}" for way in FREE_WAYS), *(f"pay:{left}+{right}" for left, right in PAID_WAYS)],
    "AT": [f"at:{stage}" for stage in range(1, MAX_STAGES + 1)],
    "DEBT": [f"debt:{debt}" for debt in range(MAX_DEBT + 1)],
    "BOARD": [f"board:{board}" for board in BOARDS],
    "NONE": ["none"],
}
TEXTS = [text for texts in _TYPES.values() for text in texts]
# The number of the first action of each type: the ACTION_ constants.
FIRST: dict[str, int] = {}
for _type, _texts in _TYPES.items():
    FIRST[_type] = sum(len(_TYPES[before]) for before in FIRST)


def action_type(action: int) -> tuple[str, int]:
    """The type of an action and its number among those of the type."""
    kind = max((kind for kind in FIRST if FIRST[kind] <= action), key=FIRST.__getitem__)
    return kind, action - FIRST[kind]
