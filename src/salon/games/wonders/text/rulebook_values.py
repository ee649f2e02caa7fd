"""The component values that the rulebook and the lessons mention, by the names of their variables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from salon.games.wonders.text.effect_text import effects_text

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

RULES_IN_COINS = ("coins", "leaders_coins", "sale", "leader_sale", "trade_price", "coins_a_point")
# The pieces whose effects the texts tell in full: "effect_workers_guild" is what that card does.
TOLD = (
    "east-trading-post", "west-trading-post", "marketplace", "olympia-b-1", "workers-guild", "shipowners-guild",
    "manneken-pis-a", "archimedes", "hammurabi", "leonidas", "imhotep",
    "clandestine-dock-west", "clandestine-dock-east",
)  # fmt: skip


class Printed(NamedTuple):
    """A number that is printed on some pieces: in their effects of this kind."""

    noun: str  # the message that joins the number with its noun; "" for the number alone
    kind: str
    pieces: tuple[str, ...]


COINS, POINTS, SHIELDS = "cost-coins coins", "count-points n", "effect-shields amount"
PRINTED = {
    "start_counted": Printed(COINS, "start", ("manneken-pis-a", "manneken-pis-b")),
    "manneken_pis_coins_counted": Printed(COINS, "coins", ("manneken-pis-b-1",)),
    "manneken_pis_points_counted": Printed(POINTS, "points", ("manneken-pis-b-1",)),
    "manneken_pis_shields_counted": Printed(SHIELDS, "shields", ("manneken-pis-b-1",)),
    "great_wall_coins_counted": Printed(COINS, "coins", ("great-wall-a-1",)),
    "great_wall_shields_counted": Printed(SHIELDS, "shields", ("great-wall-a-3",)),
    "great_wall_gift_counted": Printed(COINS, "coins", ("great-wall-b-1",)),
    "great_wall_gift_neighbours_counted": Printed(COINS, "coins-neighbours", ("great-wall-b-1",)),
    "great_wall_loss_counted": Printed(COINS, "loss", ("great-wall-b-3",)),
    "stonehenge_a_points_counted": Printed(POINTS, "points-per", ("stonehenge-a-3",)),
    "stonehenge_b_coins_counted": Printed(COINS, "coins-per", ("stonehenge-b-1",)),
    "stonehenge_b_points_counted": Printed(POINTS, "points-per", ("stonehenge-b-1",)),
    "stonehenge_colour_counted": Printed(POINTS, "points-per", ("stonehenge-b-2",)),
    "laid_counted": Printed(POINTS, "lay", ("abu-simbel-a-3", "abu-simbel-b-1", "abu-simbel-b-2")),
    "roma_less_counted": Printed(COINS, "leaders-less", ("roma-b",)),
    "roma_neighbours_counted": Printed(COINS, "leaders-next-door", ("roma-b",)),
    "roma_coins_counted": Printed(COINS, "coins", ("roma-b-1",)),
    "roma_draws": Printed("", "draw", ("roma-b-1",)),
    "quarry_stones": Printed("", "makes", ("quarry",)),
    "bilkis_counted": Printed(COINS, "bank", ("bilkis",)),
    "hatshepsut_counted": Printed(COINS, "coins-on", ("hatshepsut",)),
    "vitruvius_counted": Printed(COINS, "coins-on", ("vitruvius",)),
    "xenophon_counted": Printed(COINS, "coins-on", ("xenophon",)),
    "nero_counted": Printed(COINS, "coins-on", ("nero",)),
    "aristotle_counted": Printed(POINTS, "set-bonus", ("aristotle",)),
    "diocletian_counted": Printed(COINS, "coins-on", ("diocletian",)),
    "berenice_counted": Printed(COINS, "coins-on", ("berenice",)),
    "semiramis_counted": Printed(SHIELDS, "shields-per", ("semiramis",)),
    "gambling_den_counted": Printed(COINS, "coins", ("gambling-den",)),
    "gambling_den_neighbours_counted": Printed(COINS, "coins-neighbours", ("gambling-den",)),
    "gambling_house_counted": Printed(COINS, "coins", ("gambling-house",)),
    "gambling_house_neighbours_counted": Printed(COINS, "coins-neighbours", ("gambling-house",)),
}


def variables(game: Wonders, language: str) -> dict[str, Any]:
    """The values that the rulebook mentions, by the names it uses; "rules_sale_counted" is "3 coins"."""
    c, text = game.components, game.text.words.text
    facts: dict[str, Any] = {
        f"rules_{name}": c[f"rules.{name}"] for name in c.rows("rules") if isinstance(c[f"rules.{name}"], int)
    }
    facts |= {f"victory_{age}": c["rules.victory"][age - 1] for age in (1, 2, 3)}
    for name in RULES_IN_COINS:
        facts[f"rules_{name}_counted"] = text(language, "cost-coins", coins=c[f"rules.{name}"])
    facts["rules_science_set_counted"] = text(language, "count-points", n=c["rules.science_set"])
    for name in TOLD:
        effects = effects_text(game.text.words, language, game.pieces.effects_of(name))
        facts[f"effect_{name.replace('-', '_')}"] = effects
    for name, printed in PRINTED.items():
        number = _number(game, printed)
        message, _, fact = printed.noun.partition(" ")
        facts[name] = text(language, message, **{fact: number}) if message else number
    return facts


def _number(game: Wonders, printed: Printed) -> int | str:
    """The number on the pieces; "2/3" where they differ."""
    effects = (effect for piece in printed.pieces for effect in game.pieces.effects_of(piece))
    found = sorted({effect.amount for effect in effects if effect.kind == printed.kind})
    return found[0] if len(found) == 1 else "/".join(map(str, found)) or 0
