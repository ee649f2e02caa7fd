"""The component values of Paris as a form: the groups in which an owner looks them up, and names for all values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from salon.games.paris.notation import DISTRICTS, KINDS, LANDMARK_NAMES, PRESTIGE, TOKENS
from salon.kernel.component_form import FieldChoice, FormField, FormGroup, field_of

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

# Every group: its title, its question, and the section it is a part of.
GROUPS = {
    "banks": ("form-banks", "form-banks-question", ""),
    "prices": ("form-prices", "form-prices-question", ""),
    "types": ("form-types", "form-types-question", ""),
    "tokens": ("form-tokens", "form-tokens-question", ""),
    "landmarks": ("form-landmarks", "form-landmarks-question", ""),
    "tile-amounts": ("form-amounts", "form-amounts-question", "form-tiles"),
    "tile-letters": ("form-letters", "form-letters-question", "form-tiles"),
    "tile-copies": ("form-copies", "form-copies-question", "form-tiles"),
    "vp-tiles": ("form-vp-tiles", "form-vp-tiles-question", ""),
    "end-tiles": ("form-end-tiles", "form-question", "form-more"),
    "other": ("form-other", "form-question", "form-more"),
}
# The group of each table of the component file; a table that is not here is in the last one.
GROUP_OF_TABLE = {
    "bank": "banks",
    "prices": "prices",
    "building": "types",
    "marker": "tokens",
    "landmark": "landmarks",
    "vp_tile": "vp-tiles",
    "end_tile": "end-tiles",
}
# What the values of a piece are called, by the last word of their key.
BONUS_LABELS = {
    "francs": "form-tile-francs",
    "points": "form-tile-points",
    "value": "form-tile-value",
    "unit": "form-tile-unit",
    "back": "form-tile-back",
    "effect": "form-tile-effect",
    "letter": "form-tile-letter",
    "each": "form-tile-each",
    "copies": "form-tile-copies",
    "kinds": "form-tile-kinds",
}
LANDMARK_LABELS = {
    "name": "form-landmark-name",
    "marble": "form-landmark-marble",
    "gold": "form-landmark-gold",
    "prestige": "form-landmark-pictures",
    "points": "form-landmark-points",
}
RANK_LABELS = {"first": "form-vp-first", "second": "form-vp-second", "third": "form-vp-third"}
OTHER_LABELS = {
    "set_up.reserve_keys": "form-reserve-keys",
    "set_up.francs": "form-start-francs",
    "set_up.removed": "form-removed",
    "count.bonus_tiles": "form-count-bonus-tiles",
    "count.end_tiles": "form-count-end-tiles",
    "field.values": "form-field-values",
    "cost.wood_for_8": "form-wood-for-8",
    "cost.bonus_at_3": "form-bonus-at-3",
    "points.building_8": "form-points-8",
    "points.keys_for_vp_tile": "form-keys-for-vp-tile",
}
LETTERS = ("A", "B", "C")
BANK_FRANCS = range(2, 8)  # what the six banks pay, in some order
MAX_KEYS = 10


class ComponentForm:
    """The form of a set of components in a language."""

    def __init__(self, game: Paris, language: str) -> None:
        self.game, self.language = game, language
        self.c = game.components

    def groups(self) -> list[FormGroup]:
        """All groups, with every component value in one of them, and the optional values of single fields."""
        fields: dict[str, list[FormField]] = {name: [] for name in GROUPS}
        for key in self.c.all_keys():
            fields[group_of(key)].append(self.field(key))
        return [
            FormGroup(name, self.text(title), self.text(question), fields[name], self.text(section) if section else "")
            for name, (title, question, section) in GROUPS.items()
        ]

    def field(self, key: str) -> FormField:
        """The field of a value."""
        maximum = MAX_KEYS if key.startswith("set_up.keys") else 99
        return field_of(self.c, key, self.label(key), self.choices(key), maximum)

    def choices(self, key: str) -> list[FieldChoice] | None:
        """The values that can be printed there, where they are few and known."""
        table, _, last = key.partition(".")[0], *key.rpartition(".")[1:]
        if table == "bank":
            return [FieldChoice(francs, str(francs)) for francs in BANK_FRANCS]
        if table == "building":
            return self.named(KINDS)
        if table == "marker" or last == "unit":
            return self.named(TOKENS)
        if last == "prestige":
            return self.named(PRESTIGE)
        if table == "landmark" and last == "name":
            return [FieldChoice(name, self.text(name)) for name in LANDMARK_NAMES]
        if last == "letter":
            return [FieldChoice(letter, letter) for letter in LETTERS]
        return None

    def named(self, words: Sequence[str]) -> list[FieldChoice]:
        """Pieces with their names."""
        return [FieldChoice(word, self.name(word)) for word in words]

    def label(self, key: str) -> str:
        """What a value is called."""
        table, *parts = key.split(".")
        if table == "bank":
            return self.text("form-bank", district=self.name(parts[0]))
        if table == "building":
            return self.text("form-building", district=self.name(parts[0]), value=int(parts[1]))
        if table == "marker":
            if len(parts) > 1:
                return self.text("form-marker-one", district=self.name(parts[0]), value=int(parts[1]))
            return self.text("form-marker", value=int(parts[0]))
        if table == "prices":
            return self.text("form-buy" if parts[0] == "buy" else "form-sell", token=self.name(parts[1]))
        if table == "landmark":
            return self.text(LANDMARK_LABELS[parts[1]], name=self.name(f"landmark-{parts[0]}"))
        if table == "bonus_tile":
            facts = {"number": int(parts[0]), "of": int(parts[2]) if len(parts) > 2 else 0}
            return self.text(BONUS_LABELS[parts[1]], **facts)
        if table == "vp_tile":
            return self.text(RANK_LABELS[parts[1]], tile=int(parts[0]))
        if table == "end_tile":
            message = "form-end-count" if parts[1] == "count" else "form-end-gain"
            return self.text(message, tile=self.name(f"end-{parts[0]}"))
        if key.startswith("set_up.keys."):
            return self.text("form-keys", players=int(parts[1]))
        return self.text(OTHER_LABELS[key])

    def name(self, piece: str) -> str:
        """The name of a piece."""
        return self.game.text.piece_name(self.language, piece)

    def text(self, message: str, **facts: Any) -> str:
        """A message of the form."""
        return self.game.text.words.text(self.language, message, **facts)


def group_of(key: str) -> str:
    """The group that asks for a value."""
    table, *parts = key.split(".")
    if table == "bonus_tile":
        return {"letter": "tile-letters", "copies": "tile-copies"}.get(parts[1], "tile-amounts")
    return GROUP_OF_TABLE.get(table, "other")


def value_text(game: Paris, value: Any, language: str) -> str:
    """A component value in words: pieces have their names."""
    if isinstance(value, list):
        return ", ".join(value_text(game, each, language) for each in value) or "–"
    if value in (*KINDS, *TOKENS, *DISTRICTS, *LANDMARK_NAMES):
        return game.text.words.text(language, value)
    return str(value)
