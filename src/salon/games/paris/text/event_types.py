"""The types of events, and the ids behind the numbers of their notes."""

from __future__ import annotations

from salon.games.paris.notation import (
    DISTRICTS,
    END_TILES,
    FIELD_TEXTS,
    KINDS,
    LANDMARKS,
    PIECES,
    SOURCE_TEXTS,
    TARGET_TEXTS,
    TOKENS,
    VP_TILES,
)
from salon.games.paris.rules import constants
from salon.kernel.ctypes_mirror import names_of
from salon.kernel.events import EventType
from salon.kernel.joined_events import Joined

EVENT_TYPES: dict[int, EventType] = {
    constants.EVENT_DREW: EventType("drew", ("pile", "building:field"), reveals=True),
    constants.EVENT_BUILT: EventType("built", ("field:field", "kind:kind"), reveals=True),
    constants.EVENT_GONE: EventType("gone", ("building:field",), reveals=True),
    constants.EVENT_KEY_PLACED: EventType("key-placed", ("bank:bank",)),
    constants.EVENT_FRANCS: EventType("francs", ("francs", "why:why", "what:what"), counts="francs"),
    constants.EVENT_POINTS: EventType("points", ("points", "why:why", "what:what"), counts="points"),
    constants.EVENT_TOKEN: EventType("token", ("amount", "token:token", "why:why"), counts=""),
    constants.EVENT_UNIT: EventType("unit", ("amount", "token:token", "why:why"), counts=""),
    constants.EVENT_MOVED: EventType("moved", ("source:source", "target:target")),
    constants.EVENT_FOUNDED: EventType("founded", ("landmark:landmark", "district:district")),
    constants.EVENT_TILE_USED: EventType("tile-used", ("number",)),
    constants.EVENT_TILE_TAKEN: EventType("tile-taken", ("number",)),
    constants.EVENT_MEEPLE: EventType("figure", ("space",)),
    constants.EVENT_SKIPPED: EventType("left", ("benefit:stage",)),
    constants.EVENT_VP_TILE: EventType("vp-tile", ("tile:vp", "district:district")),
    constants.EVENT_SEARCHED: EventType("searched"),
    constants.EVENT_END_TAKEN: EventType("end-taken", ("kind:end",), secret=("kind",)),
    constants.EVENT_END_USED: EventType("end-used", ("kind:end",)),
    constants.EVENT_PASSED: EventType("passed"),
    constants.EVENT_TURN_ENDED: EventType("turn-ended"),
    constants.EVENT_LAST_TILE: EventType("last-tile"),
    constants.EVENT_LAST_ROUND: EventType("last-round"),
    constants.EVENT_OVER: EventType("over"),
    constants.EVENT_KEY_GAINED: EventType("key-gained", ("amount",), counts="keys"),
}

JOINED_EVENTS = (
    Joined("drew", ("built",)),
    Joined("key-placed", ("francs/income",)),
    Joined("moved", ("founded", "tile-used", "francs/place", "token/cost", "unit/cost")),
    Joined("tile-taken", ("figure", "francs/bonus")),
    Joined("tile-used", ("unit/tile",), "event-tile-used-unit"),
    Joined("tile-used", ("francs/tile", "points/tile", "key-gained")),
    Joined("end-used", ("unit/end-tile",), "event-end-used-unit"),
    Joined("end-used", ("francs/end-tile", "points/end-tile")),
    Joined("token/buying", ("francs/buying",), "event-buys"),
    Joined("token/selling", ("francs/selling",), "event-sells"),
    Joined("unit/selling", ("francs/selling",), "event-sells-unit"),
    Joined("token/pairs", ("points/pairs",), "event-returns"),
    Joined("token/prestige", ("points/prestige",), "event-discards"),
    Joined("unit/prestige", ("points/prestige",), "event-discards-unit"),
)


def _ids(prefix: str, names: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{prefix}{name.lower().replace('_', '-')}" for name in names)


# The ids behind the numbers of notes: messages of the game, or the notation of a place ("Mo4").
PIECE_IDS: dict[str, tuple[str, ...]] = {
    "field": FIELD_TEXTS,
    "source": SOURCE_TEXTS,
    "target": TARGET_TEXTS,
    "bank": (*DISTRICTS, "arc"),
    "kind": KINDS,
    "district": DISTRICTS,
    "landmark": tuple(f"landmark-{landmark}" for landmark in LANDMARKS),
    "token": TOKENS,
    "vp": tuple(f"vp-{tile}" for tile in VP_TILES),
    "end": tuple(f"end-{kind}" for kind in END_TILES),
    "stage": _ids("stage-", names_of(constants, "PHASE_")),
    "why": _ids("why-", names_of(constants, "CHANGE_")),
    "what": PIECES,
}
