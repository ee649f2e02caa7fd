"""How likely a sensible person does a thing, by what it is: what playouts of Paris lean to.

The numbers were set by hand and tried against the greedy player; `docs/players.md` says what they bring.
"""

from __future__ import annotations

from salon.games.paris import verb

WEIGHTS = {
    "DRAW": 10, "PLACE": 10, "KEY": 30, "MOVE": 10, "SEARCH": 10, "END": 10, "PASS": 1,
    "TAKE": 40, "LEAVE": 5, "BUY": 1, "SELL": 1, "CHOOSE": 10, "TURN": 5, "DISCARD": 40, "GIVE": 10,
    "STEP": 30, "USE": 8, "VP_TILE": 10, "TAKE_ANY": 10, "BACK": 10,
}  # fmt: skip

# The same by the number of the verb: what compiled code reads.
BY_VERB = [0] * len(WEIGHTS)
for _verb, _weight in WEIGHTS.items():
    BY_VERB[getattr(verb, _verb)] = _weight
