"""The action list of Paris and its notation, with the ids of all pieces.

`ACTIONS` is the fixed, append-only list; each entry is (type, first, second, third, text), with the arguments of its
type (see `rules/state.pxd`). Everything but the moves comes first, so that the numbers of frequent actions are small.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

DISTRICTS = ("chaillot", "batignolles", "montmartre", "la-villette", "belleville", "saint-germain")
SHORT = ("Ch", "Ba", "Mo", "Vi", "Be", "Sg")
VALUES = (1, 2, 3, 4, 5, 8)
KINDS = ("cafe", "bakery", "residence", "restaurant", "hotel", "theatre")
RESOURCES = ("wood", "marble", "gold")
PRESTIGE = ("bronze", "silver", "gold-prestige")
TOKENS = RESOURCES + PRESTIGE
LANDMARKS = tuple(str(value) for value in range(9, 17))
# The landmarks that we have words for, as components name them.
LANDMARK_NAMES = (
    "jardin-du-luxembourg", "tuileries", "pantheon", "grand-palais", "sacre-coeur", "notre-dame", "louvre",
    "tour-eiffel",
)  # fmt: skip
END_TILES = ("francs", "point", "two-points", *TOKENS)
VP_TILES = ("20", "18", "16", "14", "12", "10")
ARC = 6

FIELD_TEXTS = tuple(f"{short}{value}" for short in SHORT for value in VALUES)
SOURCE_TEXTS = (*(f"{short}$" for short in SHORT), "Arc", *FIELD_TEXTS, *LANDMARKS)
TARGET_TEXTS = (*FIELD_TEXTS, *(f"{short}/{landmark}" for short in SHORT for landmark in LANDMARKS))

# Bonus tiles whose use names something: tokens (how many) or another tile.
NAMES_TOKENS = {8: (PRESTIGE, 1), 10: (RESOURCES, 1), 19: (PRESTIGE, 2), 21: (RESOURCES, 2)}
TAKES_ANY, GOES_BACK = 17, 25

# The pieces that notes name, in the order of the PIECE_ constants.
PIECES = (
    "",
    *(f"tile-{n}" for n in range(1, 31)),
    *(f"landmark-{landmark}" for landmark in LANDMARKS),
    *DISTRICTS,
    *(f"end-{kind}" for kind in END_TILES),
)

Action = tuple[str, int, int, int, str]


def _moves() -> list[Action]:
    """Every move of a key that the rules can ever allow, by source, then by target."""
    actions: list[Action] = []
    for source in range(len(SOURCE_TEXTS)):
        if source < 6:
            fields, rows = range(6 * source, 6 * source + 6), [source]
            lowest = 0
        elif source == ARC:
            fields, rows = range(36), list(range(6))
            lowest = 0
        elif source < 43:
            district, field = divmod(source - 7, 6)
            fields, rows = range(6 * district + field + 1, 6 * district + 6), [district]
            lowest = 0
        else:  # a landmark has its own district, so the first row of targets is used for all six
            fields, rows, lowest = range(0), [0], source - 43 + 1
        for target in fields:
            actions.append(("MOVE", source, target, 0, f"{SOURCE_TEXTS[source]}-{TARGET_TEXTS[target]}"))
        for row in rows:
            for landmark in range(lowest, 8):
                target = 36 + 8 * row + landmark
                goal = TARGET_TEXTS[target] if source == ARC else LANDMARKS[landmark]
                actions.append(("MOVE", source, target, landmark, f"{SOURCE_TEXTS[source]}-{goal}"))
    return actions


def _uses() -> list[Action]:
    """The uses of bonus tiles that name no other tile."""
    actions: list[Action] = []
    for number in range(1, 31):
        if number in NAMES_TOKENS:
            tokens, count = NAMES_TOKENS[number]
            for named in combinations_with_replacement(tokens, count):
                first, second = TOKENS.index(named[0]), TOKENS.index(named[-1])
                actions.append(("USE_TILE", number, first, second, f"use{number}:{'+'.join(named)}"))
        elif number not in (TAKES_ANY, GOES_BACK):
            actions.append(("USE_TILE", number, 0, 0, f"use{number}"))
    return actions


ACTIONS: list[Action] = [
    *(("DRAW", pile, 0, 0, f"draw{pile + 1}") for pile in range(3)),
    *(("PLACE", district, 0, 0, f"at:{SHORT[district]}") for district in range(6)),
    *(("KEY", district, 0, 0, f"key:{SHORT[district]}") for district in range(6)),
    ("KEY", ARC, 0, 0, "key:Arc"),
    ("SEARCH", 0, 0, 0, "search"),
    ("END_TURN", 0, 0, 0, "end"),
    ("TAKE_MARKER", 0, 0, 0, "take"),
    ("SKIP", 0, 0, 0, "leave"),
    *(("BUY", i, 0, 0, f"buy:{token}") for i, token in enumerate(RESOURCES)),
    *(("SELL", i, 0, 0, f"sell:{token}") for i, token in enumerate(TOKENS)),
    *(("CHOOSE_END_TILE", i, 0, 0, f"choose:{kind}") for i, kind in enumerate(END_TILES)),
    *(("TURN_END_TILE", i, 0, 0, f"turn:{kind}") for i, kind in enumerate(END_TILES)),
    *(("DISCARD_PRESTIGE", i + 3, 0, 0, f"discard:{token}") for i, token in enumerate(PRESTIGE)),
    *(("RETURN_PAIR", i, 0, 0, f"give:{token}") for i, token in enumerate(TOKENS)),
    *(("TAKE_TILE", number, 0, 0, f"tile{number}") for number in range(1, 31)),
    *_uses(),
    *(
        ("VP_TILE", tile, district, 0, f"vp{VP_TILES[tile]}:{SHORT[district]}")
        for tile in range(6)
        for district in range(6)
    ),
    *(("TAKE_ANY", n, TAKES_ANY, 0, f"use{TAKES_ANY}:{n}") for n in range(1, 31) if n != TAKES_ANY),
    *(("GO_BACK", n, GOES_BACK, 0, f"use{GOES_BACK}:{n}") for n in range(1, 31) if n != GOES_BACK),
    *_moves(),
    ("PASS", 0, 0, 0, "pass"),
]
TEXTS = [action[4] for action in ACTIONS]

# The number of the first action of each type: the ACTION_ constants.
FIRST: dict[str, int] = {}
for _number, _action in enumerate(ACTIONS):
    FIRST.setdefault(_action[0], _number)
