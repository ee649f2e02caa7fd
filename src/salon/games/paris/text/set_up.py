"""What lies on the table in Paris, and in which order it is laid out; every number comes from the components."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from salon.games.paris.deal import pile_sizes
from salon.games.paris.notation import DISTRICTS, RESOURCES, TOKENS, VALUES
from salon.kernel.learning import Amount

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

PILES = 3  # the printed set-up; two are an option


def parts(game: Paris) -> list[Amount]:
    """The material in the box."""
    facts = _facts(game)
    counts = {
        "board": 1,
        "buildings": facts["fields"],
        "landmarks": facts["landmarks"],
        "resources": facts["resources"],
        "prestige": facts["prestige"],
        "bonus-tiles": facts["bonus_tiles"],
        "vp-tiles": facts["vp_tiles"],
        "end-tiles": facts["end_tiles"],
        "keys": facts["keys_each"] * facts["colours"],
        "meeples": facts["colours"],
        "screens": facts["colours"],
        "francs": None,
    }
    return [Amount(name, count, facts) for name, count in counts.items()]


def set_up_steps(game: Paris, seats: int) -> list[Amount]:
    """The steps of the set-up, each with the pieces it lays."""
    facts = set_up_facts(game, seats)
    counts = {
        "tokens": facts["fields"],
        "removed": facts["removed"],
        "piles": facts["fields"] - facts["removed"],
        "landmarks": facts["landmarks"],
        "vp-tiles": facts["vp_tiles"],
        "bonus-tiles": facts["tiles"],
        "end-tiles": facts["end_tiles"],
        "own-keys": facts["keys"] * seats,
        "reserve": facts["reserve"] * seats,
    }
    return [Amount(name, count, facts) for name, count in counts.items()]


def set_up_facts(game: Paris, seats: int) -> dict[str, Any]:
    """The numbers of the set-up for a number of players."""
    c, facts = game.components, _facts(game)
    keys, reserve = c[f"set_up.keys.{seats}"], c["set_up.reserve_keys"]
    copies = [c[f"bonus_tile.{number}.copies.{seats}"] for number in game.pieces.tiles]
    sizes = pile_sizes(facts["fields"] - c["set_up.removed"], {"piles": str(PILES)})
    return facts | {
        "seats": seats,
        "removed": c["set_up.removed"],
        "piles": PILES,
        "pile_list": " + ".join(map(str, sizes)),
        "tiles": sum(copies),
        "stacked": sum(1 for each in copies if each > 1),
        "keys": keys,
        "reserve": reserve,
        "francs": c["set_up.francs"],
        "tiles_out": facts["bonus_tiles"] - sum(copies),
        "keys_out": facts["keys_each"] - keys - reserve,
        "colours_out": facts["colours"] - seats,
    }


def _facts(game: Paris) -> dict[str, Any]:
    """The numbers that do not depend on the players."""
    c, pieces = game.components, game.pieces
    tokens = Counter(c[f"marker.{district}.{value}"] for district in DISTRICTS for value in VALUES)
    return {
        "fields": len(DISTRICTS) * len(VALUES),
        "resources": sum(tokens[token] for token in RESOURCES),
        "prestige": sum(tokens[token] for token in TOKENS if token not in RESOURCES),
        **{token.replace("-", "_"): tokens[token] for token in TOKENS},
        "landmarks": len(pieces.landmarks),
        "lowest": min(each.value for each in pieces.landmarks.values()),
        "highest": max(each.value for each in pieces.landmarks.values()),
        "vp_tiles": len(pieces.vp_tiles),
        "first_list": ", ".join(str(tile.points[0]) for tile in pieces.vp_tiles.values()),
        "bonus_tiles": c["count.bonus_tiles"],
        "spaces": len(pieces.tiles),
        "end_tiles": c["count.end_tiles"],
        "keys_each": max(c[f"set_up.keys.{seats}"] for seats in game.seat_counts) + c["set_up.reserve_keys"],
        "colours": game.seat_counts[-1],
    }
