"""What a sensible person leans to: how likely each legal action is, roughly, in playouts and at first sight.

Small trades make random play long and weak; who moves keys up, takes what lies there and scores tiles late does better.
"""

from __future__ import annotations

import cython

from salon.games.paris import weights as weights_of_verbs
from salon.games.paris.board import Board

if not cython.compiled:
    from salon.games.paris import effect, verb

WEIGHT = weights_of_verbs.BY_VERB
A_VALUE = 6  # for each point of value a key moves onto
SCORING, SCORING_LAST = 1, 80  # a tile that counts what one has: early, and in the last round


def fill(b: Board, seat: cython.int, actions: cython.p_short, count: cython.int, weights: cython.p_int) -> None:
    """The weights of legal actions."""
    i: cython.int
    does: cython.int
    kind: cython.int
    target: cython.int
    for i in range(count):
        does = b.parts.verb[actions[i]]
        weights[i] = WEIGHT[does]
        if does == verb.MOVE:
            target = b.parts.second[actions[i]]
            weights[i] += A_VALUE * (b.parts.value[target % 6] if target < 36 else 9 + (target - 36) % 8)
        elif does == verb.USE:
            kind = b.parts.effect[b.parts.first[actions[i]]]
            if effect.PER_BUILDING <= kind <= effect.KINDS:
                weights[i] = SCORING_LAST if b.state.closing == 2 else SCORING
