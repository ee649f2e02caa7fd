"""The playout policy: how likely each legal action is in playouts, and as a prior of the search.

Small trades make random play long and weak. Moving keys up, taking what is offered and scoring tiles late plays better.
The numbers were set by hand and tested against the greedy player; `docs/players.md` has the results.
"""

from __future__ import annotations

import cython

from salon.games.paris.rules import constants
from salon.games.paris.rules.state import ParisPosition
from salon.kernel.ctypes_mirror import names_of

if not cython.compiled:
    from salon.games.paris.rules.constants import (
        CLOSING_LAST_ROUND,
        EFFECT_KINDS,
        EFFECT_PER_BUILDING,
        FIELDS_IN_DISTRICT,
        LOWEST_LANDMARK_VALUE,
        NUM_LANDMARKS,
        TARGET_LANDMARKS,
        TYPE_MOVE,
        TYPE_USE_TILE,
    )

WEIGHTS = {
    "DRAW": 10, "PLACE": 10, "KEY": 30, "MOVE": 10, "SEARCH": 10, "END_TURN": 10, "PASS": 1, "TAKE_MARKER": 40,
    "SKIP": 5, "BUY": 1, "SELL": 1, "CHOOSE_END_TILE": 10, "TURN_END_TILE": 5, "DISCARD_PRESTIGE": 40,
    "RETURN_PAIR": 10, "TAKE_TILE": 30, "USE_TILE": 8, "VP_TILE": 10, "TAKE_ANY": 10, "GO_BACK": 10,
}  # fmt: skip
WEIGHT = [WEIGHTS[name] for name in names_of(constants, "TYPE_")]  # by action type
WEIGHT_OF_VALUE = 6  # for each point of value a key moves onto
WEIGHT_OF_SCORING = 1  # of a tile that counts what a seat has: early,
WEIGHT_OF_SCORING_LAST = 80  # and in the last round


def fill(
    position: ParisPosition, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int
) -> None:
    """Write the weights of legal actions."""
    i: cython.int
    kind: cython.int
    effect: cython.int
    target: cython.int
    value: cython.int
    for i in range(count):
        kind = position.tables.action_type[actions[i]]
        weights[i] = WEIGHT[kind]
        if kind == TYPE_MOVE:
            target = position.tables.second[actions[i]]
            if target < TARGET_LANDMARKS:
                value = position.tables.field_value[target % FIELDS_IN_DISTRICT]
            else:
                value = LOWEST_LANDMARK_VALUE + (target - TARGET_LANDMARKS) % NUM_LANDMARKS
            weights[i] += WEIGHT_OF_VALUE * value
        elif kind == TYPE_USE_TILE:
            effect = position.tables.tile_effect[position.tables.first[actions[i]]]
            if EFFECT_PER_BUILDING <= effect <= EFFECT_KINDS:
                weights[i] = (
                    WEIGHT_OF_SCORING_LAST if position.state.closing == CLOSING_LAST_ROUND else WEIGHT_OF_SCORING
                )
