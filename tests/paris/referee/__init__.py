"""An independent referee for recorded games of Paris.

It was written by a person who saw only the rulebook, docs/paris-notation.md and the component values, and shares
no code with Salon: what it and Salon agree on, the documents say. Keep it that way.
"""

from __future__ import annotations

import re
from typing import Any

from tests.paris.referee.deal import DISTRICTS, OPTIONAL, RESOURCES, components_hash, compute_deal, flatten
from tests.paris.referee.rules import State, final_ranking, final_scores, is_place, legal_moves, play, set_up

__all__ = ["Disagreement", "flatten", "legal_moves", "play", "referee", "set_up"]

MOVE_OF_KEY = re.compile(r"(Arc|[A-Z][a-z][$1-8]|\d+)-[A-Z\d]")


class Disagreement(Exception):
    """The record says something else than the referee."""


def agree(what: str, recorded: object, expected: object) -> None:
    """Raise unless the record says what the referee expects."""
    if recorded != expected:
        raise Disagreement(f"{what}: recorded {recorded!r}, expected {expected!r}")


def require(holds: bool, what: str) -> None:
    """Raise unless something holds that must always hold."""
    if not holds:
        raise Disagreement(f"the position is impossible: {what}")


def check_position(state: State, moves: set[str]) -> None:
    """What must hold at every decision, whatever the players do."""
    acting = state.step == "action" and not state.giving
    main = {move for move in moves if move.startswith("key:") or move == "search" or MOVE_OF_KEY.match(move)}
    require(bool(moves) != (state.step == "over"), "no legal move")
    require(("pass" in moves) == (acting and not main), "pass is for want of a main action only")
    require(acting or not main, "main action out of turn")
    require(("end" in moves) == (state.step == "end" and not state.giving), "end before the action is done")
    for player in state.players:
        counts = [player.francs, player.keys, player.reserve, *player.keys_at.values(), *player.tokens.values()]
        require(min(counts) >= 0, "negative number")
        total = state.values[f"set_up.keys.{state.seats}"] + state.values["set_up.reserve_keys"]
        require(player.keys + player.reserve + player.keys_at.total() == total, "keys lost")
        require(all(n < 2 for spot, n in player.keys_at.items() if not is_place(spot)), "two keys at a bank")
        require(not player.unused & player.used, "bonus tile twice")
    for kind in RESOURCES:  # beside fields, with players, in the supply: resources never leave the game
        owned = sum(player.tokens[kind] for player in state.players)
        beside = list(state.markers.values()).count(kind)
        require(owned + beside + state.supply[kind] == len(DISTRICTS), "resources lost")


def referee(record: dict[str, Any], components: dict[str, Any]) -> None:
    """Check a record against the parsed component file; raise Disagreement on the first difference."""
    released = flatten(components)
    agree("format", record["format"], "salon-record-1")
    agree("game", record["game"], "paris")
    agree("rules", record["rules"], 1)
    agree("components", record["components"], components_hash(released))
    agree("overrides of unknown values", sorted(set(record["overrides"]) - set(released) - OPTIONAL), [])
    values = released | record["overrides"]

    seats, options, deal = record["seats"], record["options"], record["deal"]
    if record["seed"] is not None:
        expected = compute_deal(record["seed"], seats, options, values)
        agree("keys of the deal", sorted(deal), sorted(expected))
        for key, value in expected.items():
            agree(f"deal, {key}", deal[key], value)

    state = set_up(deal, seats, options, values)
    for number, move in enumerate(record["moves"].split(), 1):
        where = f"move {number} ({move}), seat {state.active}, decision {state.step}"
        moves = legal_moves(state)
        try:
            check_position(state, moves)
        except Disagreement as error:
            raise Disagreement(f"before {where}: {error}") from error
        if move not in moves:
            raise Disagreement(f"{where}: not legal; legal are {' '.join(sorted(moves)) or 'none, the game is over'}")
        play(state, move)

    result = record["result"]
    agree("game over after the last move", result is not None, state.step == "over")
    if result is not None:
        agree("seats with the same number of turns", len(set(state.turns.values())), 1)
        scores = final_scores(state)
        agree("scores", result["scores"], scores)
        agree("ranking", result["ranking"], final_ranking(state, scores))
