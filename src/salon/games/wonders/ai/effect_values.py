"""Estimated values of effects for a city that does not have them yet, for the evaluation and for playouts."""

from __future__ import annotations

from salon.games.wonders.rules import constants
from salon.kernel.ctypes_mirror import names_of

# In points, for each unit of an effect's amount or of what it counts.
POINTS = {
    "POINTS": 1.0, "POINTS_PER": 1.0, "SHIELDS": 1.8, "SHIELDS_PER": 0.6, "DIPLOMACY": 1.5, "DEFEATS_TO_WINNER": 2.0,
    "SYMBOL": 4.5, "SYMBOL_ANY": 6.0, "SYMBOL_MASK": 4.0, "SET_BONUS": 0.5,
    "COINS": 0.4, "COINS_PER": 0.4, "COINS_NEIGHBOURS": -0.2, "COINS_ON": 0.8, "LOSS": 0.4, "START": 0.4,
    "MAKES": 2.0, "MAKES_ONE_OF": 3.0, "MAKES_OTHER": 3.0, "MAKES_SAME": 2.5, "BANK": 3.0,
    "TRADE_RAW": 2.0, "TRADE_MANUFACTURED": 2.0, "DOCK": 1.0, "CHEAPER": 1.5, "CHEAPER_STAGE": 1.5, "STAGES_FREE": 4.0,
    "PICK": 4.5, "FREE_ONCE": 5.0, "FREE_ALWAYS": 4.0, "LAST_CARD": 5.0, "COPY_GUILD": 6.0, "COPY_LEADER": 4.0,
    "COPY_STAGE": 5.0, "LAY": 3.0, "LEADERS_LESS": 0.04, "LEADERS_NEXT_DOOR": 0.5, "DRAW": 1.0, "RECRUIT": 4.0,
}  # fmt: skip

_KINDS = names_of(constants, "EFFECT_")
# The same by the number of the kind, in tenths of points: what compiled code reads.
TENTHS = [0] * (1 + max(_KINDS.values()))
for _kind, _number in _KINDS.items():
    TENTHS[_number] = round(10 * POINTS.get(_kind, 0.0))
