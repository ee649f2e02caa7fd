"""How Paris tells what it does: the reasons of refusals with their clauses, and the events behind notes."""

from __future__ import annotations

from salon.games.paris import because, board, noted, stage, why
from salon.games.paris.notation import (
    DISTRICTS,
    END_TILES,
    FIELD_TEXTS,
    KINDS,
    LANDMARKS,
    SOURCE_TEXTS,
    TARGET_TEXTS,
    TOKENS,
    VP_TILES,
    WHAT,
)
from salon.kernel import plain
from salon.kernel.events import EventKind

_CLAUSES = {
    "DRAW_FIRST": "3.1", "ALREADY_DRAWN": "3.1", "PILE_EMPTY": "4.1", "NOTHING_TO_PLACE": "4.2",
    "FIELD_TAKEN": "4.2", "KIND_THERE": "4.3", "PLACE_FIRST": "4.4", "ACTION_DONE": "3.1",
    "BENEFIT_FIRST": "9.1", "ACTION_FIRST": "3.5", "NO_KEY": "5.1", "KEY_AT_BANK": "5.3",
    "NO_KEY_THERE": "6.1", "NO_BUILDING": "6.6", "LANDMARK_ELSEWHERE": "8.1", "LANDMARK_TOO_LOW": "8.2",
    "OWN_KEY_THERE": "6.5", "OTHERS_KEY_THERE": "6.5", "FRANCS": "7.3", "WOOD": "7.3", "MARBLE": "7.3",
    "GOLD": "7.3", "PILES_LEFT": "14.2", "NOT_SEARCHING": "14.3", "CHOOSE_FIRST": "14.3",
    "END_TILE_GONE": "14.3", "NO_END_TILES": "14.2", "CAN_ACT": "3.3", "NO_MARKER": "9.2",
    "NOTHING_TO_LEAVE": "9.1", "NOT_BONUS_MOMENT": "9.3", "TILE_NOT_THERE": "12.1", "TILE_HAD": "12.2",
    "TILE_BEHIND": "12.3", "BONUS_FRANCS": "9.3", "NOT_LANDMARK_MOMENT": "9.6", "NOT_PICTURED": "9.6",
    "NO_TOKEN": "9.6", "NOT_VP_MOMENT": "10.1", "VP_TILE_GONE": "10.1", "DISTRICT_HAS_VP": "10.1",
    "SUPPLY_EMPTY": "11.3", "BUY_FRANCS": "11.1", "NOTHING_TO_SELL": "11.1", "TILE_NOT_HELD": "12.4",
    "TILE_USED": "12.4", "SPENT_BY_MOVE": "13.{number}", "ONLY_AT_END": "13.{number}", "KEY_FRANCS": "13.{number}",
    "NO_RESERVE": "13.{number}", "NO_PAIR": "13.31", "TOO_FAR_BACK": "13.25", "END_TILE_NOT_HELD": "14.4",
    "GIVING_PAIRS": "13.31", "GIVE_ONE_FIRST": "13.31", "NOT_GIVING": "13.31",
}  # fmt: skip

# A clause with a number in braces is that of the bonus tile the reason speaks of.
REASONS: dict[int, tuple[str, str]] = {
    1: ("over", "15.1"),
    2: ("not-waiting", "3.5"),
    3: ("no-such-action", "3.2"),
} | {getattr(because, name): (name.lower().replace("_", "-"), clause) for name, clause in _CLAUSES.items()}

EVENT_KINDS: dict[int, EventKind] = {
    noted.DREW: EventKind("drew", ("pile", "building:field"), reveals=True),
    noted.BUILT: EventKind("built", ("field:field", "kind:kind"), reveals=True),
    noted.GONE: EventKind("gone", ("building:field",), reveals=True),
    noted.KEY_PLACED: EventKind("key-placed", ("bank:bank",)),
    noted.FRANCS: EventKind("francs", ("francs", "why:why", "what:what"), counts="francs"),
    noted.POINTS: EventKind("points", ("points", "why:why", "what:what"), counts="points"),
    noted.TOKEN: EventKind("token", ("amount", "token:token", "why:why"), counts=""),
    noted.UNIT: EventKind("unit", ("amount", "token:token", "why:why"), counts=""),
    noted.MOVED: EventKind("moved", ("source:source", "target:target")),
    noted.FOUNDED: EventKind("founded", ("landmark:landmark", "district:district")),
    noted.TILE_USED: EventKind("tile-used", ("number",)),
    noted.TILE_TAKEN: EventKind("tile-taken", ("number",)),
    noted.FIGURE: EventKind("figure", ("space",)),
    noted.LEFT: EventKind("left", ("benefit:stage",)),
    noted.VP_TILE: EventKind("vp-tile", ("tile:vp", "district:district")),
    noted.SEARCHED: EventKind("searched"),
    noted.END_TAKEN: EventKind("end-taken", ("kind:end",), secret=("kind",)),
    noted.END_USED: EventKind("end-used", ("kind:end",)),
    noted.PASSED: EventKind("passed"),
    noted.TURN_ENDED: EventKind("turn-ended"),
    noted.LAST_TILE: EventKind("last-tile"),
    noted.LAST_ROUND: EventKind("last-round"),
    noted.OVER: EventKind("over"),
    noted.KEY_GAINED: EventKind("key-gained", ("amount",), counts="keys"),
}

# What a seat can know of a position. Private: drawn anew for it. Trackable: kept behind screens, but anybody
# could have counted along. Everything else lies open.
FIELDS = (
    {name: "public" for name, _ in plain.structure(board.__file__, "State")._fields_}
    | dict.fromkeys(("order", "end_left", "taken_kind", "end_mask"), "private")
    | dict.fromkeys(("francs", "tokens", "had"), "trackable")
)


def _named(prefix: str, names: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{prefix}{name.lower().replace('_', '-')}" for name in names)


# The names behind the numbers of notes: messages of the game's words. Places keep their notation ("Mo4").
PIECES: dict[str, tuple[str, ...]] = {
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
    "stage": _named("stage-", stage.NAMES),  # type: ignore[arg-type]
    "why": _named("why-", why.NAMES),  # type: ignore[arg-type]
    "what": WHAT,
}
