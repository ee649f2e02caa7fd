"""Salon against a referee that was written from the documents alone: deals, legal moves, results."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import salon
from salon import Record, Rng
from salon.testing import some_deals
from tests.paris import referee as independent

RELEASED = tomllib.loads((salon.game("paris").folder / "components" / "1.toml").read_text(encoding="utf-8"))
GOLDEN = Path(__file__).parent.parent / "golden" / "paris.jsonl"

# Components under which random games come to what they hardly ever reach with the printed ones.
VARIANTS: dict[str, dict[str, Any]] = {
    "printed": {},
    "rich": {"set_up.francs": 60, "cost.wood_for_8": 0},
    "landmarks": {"set_up.francs": 90} | {f"landmark.{v}.{r}": 0 for v in range(9, 17) for r in ("marble", "gold")},
    "crowded": {"set_up.francs": 50, "points.keys_for_vp_tile": 2}
    | {f"bonus_tile.{n}.copies.{seats}": 2 for n in (9, 16, 17, 25, 23, 24) for seats in (3, 4)}
    | {f"bonus_tile.{n}.copies.4": 2 for n in (6, 11, 15, 18, 26, 28)},
    "own copy": {"set_up.francs": 90, "marker.chaillot.1": "silver", "marker.belleville.2": "bronze"}
    | {"building.montmartre.1": "theatre", "building.la-villette.5": "bakery"}
    | {f"landmark.{v}.{r}": 0 for v in range(9, 17) for r in ("marble", "gold")}
    | {f"landmark.{v}.prestige": ["bronze", "silver", "gold-prestige"] * 2 for v in range(9, 17)}
    | {f"landmark.{v}.points": [1, 2, 3, 4, 5, 6] for v in range(9, 17)},
}


def test_the_golden_games_agree() -> None:
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        independent.referee(json.loads(line), RELEASED)


def test_an_edited_game_is_found_out() -> None:
    record = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    record["result"]["scores"][0] += 1
    with pytest.raises(independent.Disagreement, match="scores"):
        independent.referee(record, RELEASED)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("part", range(3))
def test_at_every_decision_both_know_the_same_legal_moves(variant: str, part: int) -> None:
    changes = VARIANTS[variant]
    standard = salon.game("paris")
    game = type(standard)(standard.components.overridden(changes))
    values = independent.flatten(RELEASED) | changes
    for number, deal in enumerate(some_deals(game, 4, f"{variant} {part}")):
        rng = Rng("referee", variant, part, number)
        position = game.start(deal)
        state = independent.set_up(deal.content, deal.seats, deal.options, values)
        moves: list[tuple[int, int]] = []
        while position.waiting:
            seat = position.to_act
            legal = position.legal(seat)
            texts = [game.actions.text(action) for action in legal]
            assert set(texts) == independent.legal_moves(state), [game.actions.text(action) for _, action in moves]
            # trade seldom: it makes games long and says little
            kept = [i for i, text in enumerate(texts) if not text.startswith(("buy:", "sell:"))]
            chosen = rng.choice(kept) if kept and rng.below(5) else rng.below(len(legal))
            position.play(seat, legal[chosen])
            independent.play(state, texts[chosen])
            moves.append((seat, legal[chosen]))
        independent.referee(json.loads(Record.of(game, deal, moves).to_json()), RELEASED)
