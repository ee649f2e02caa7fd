"""Stages by example: which can be built, how to build one, and what is printed on the boards of the Wonder Pack."""

from __future__ import annotations

from tests.wonders.table import Table

# What the board makes, and of each stage cost and points.
PACK = {
    "great-wall-a": ("L", [("WW", 0), ("CGP", 0), ("SSS", 0), ("OOO", 0)]),
    "great-wall-b": ("L", [("WP", 0), ("CCO", 0), ("WWP", 0), ("SS", 0)]),
    "stonehenge-a": ("W", [("CO", 3), ("CCP", 5), ("WWWL", 0)]),
    "stonehenge-b": ("W", [("OOO", 0), ("CCCP", 0)]),
    "manneken-pis-b": ("", [("WSCOGLP", 7)]),
    "abu-simbel-a": ("P", [("SC", 3), ("WO", 5), ("SSGL", 0)]),
    "abu-simbel-b": ("P", [("CCL", 0), ("WWG", 0)]),
}
CARD = "altar"  # put under the stages


def stages_payable(t: Table, seat: int = 0) -> set[int]:
    """The stages the seat could choose to build now."""
    if t.why_not(seat, f"stage:{CARD}"):
        return set()
    position = t.position.copy()
    position.play(seat, t.game.actions.parse(f"stage:{CARD}"))
    at = position.snapshot().chosen_stage[seat]
    return {at} if at else {int(t.game.actions.text(a).removeprefix("at:")) for a in position.legal(seat)}


def built(t: Table, at: int = 0, seat: int = 0) -> Table:
    """Build a stage, the one named; the others sell."""
    t.hand(seat, CARD)
    several = len(stages_payable(t, seat)) > 1
    t.turn({seat: [f"stage:{CARD}", f"at:{at}"] if several else f"stage:{CARD}"})
    return t
