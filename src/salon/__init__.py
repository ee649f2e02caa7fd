"""Salon: a table for modern board games that is exact, fast and open."""

from __future__ import annotations

import os as _os

__version__ = "0.7.0"

if _os.environ.get("SALON_PURE") == "1":
    # Before the first import of a rules module: run the source files, even if they have been compiled.
    from salon import _uncompiled

    _uncompiled.install()

from salon.games import game, game_ids
from salon.kernel.deal import Deal
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import IllegalMove, Reason, SalonError
from salon.kernel.record import Record
from salon.kernel.rng import Rng

__all__ = [
    "Deal", "Game", "IllegalMove", "Position", "Reason", "Record", "Rng", "SalonError", "__version__", "game",
    "game_ids",
]  # fmt: skip
