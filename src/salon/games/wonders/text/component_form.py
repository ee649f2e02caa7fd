"""The component values of 7 Wonders as a form: one group for each kind of piece, and what each value is called."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

from salon.games.wonders.vocabulary import COLOURS, RESOURCES
from salon.kernel.component_form import FieldChoice, FormGroup, field_of, tables_of

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

MAX_NUMBER = 30
NO_RESOURCE = "none"  # a board that produces nothing
# The title of the group of each table of the component file.
TITLES = {
    "rules": "form-rules",
    "card": "form-cards",
    "guild": "form-guilds",
    "leader": "form-leaders",
    "city": "form-cities",
    "board": "form-boards",
}
# What the values of a piece are called, by the last word of their key.
LABELS = {
    "age": "form-age",
    "colour": "form-colour",
    "marks": "form-marks",
    "coins": "form-coins",
    "cost": "form-cost",
    "leads_to": "form-leads-to",
    "effects": "form-effects",
    "name": "form-name",
    "set": "form-set",
    "resource": "form-resource",
    "order": "form-order",
}
RULE_LABELS = {
    "coins": "form-rule-coins",
    "leaders_coins": "form-rule-leaders-coins",
    "leaders_dealt": "form-rule-leaders-dealt",
    "sale": "form-rule-sale",
    "leader_sale": "form-rule-leader-sale",
    "trade_price": "form-rule-trade-price",
    "guilds_beyond_seats": "form-rule-guilds",
    "victory": "form-rule-victory",
    "defeat": "form-rule-defeat",
    "coins_a_point": "form-rule-coins-a-point",
    "science_set": "form-rule-science-set",
}


class ComponentForm:
    """The form of a set of components in a language."""

    def __init__(self, game: Wonders, language: str) -> None:
        self.game, self.language = game, language
        self.pieces = game.text.catalogue(language, game.seat_counts[0])
        self.names = Counter(self.pieces[row].name for row in game.components.rows("card"))
        self.text = cache(lambda message: game.text.words.text(language, message))

    def groups(self) -> list[FormGroup]:
        """One group for each kind of piece."""
        c, question = self.game.components, self.text("form-question")
        return [
            FormGroup(
                table,
                self.text(TITLES[table]),
                question,
                [field_of(c, key, self.label(key), self.choices(key), MAX_NUMBER) for key in keys],
            )
            for table, keys in tables_of(c).items()
        ]

    def choices(self, key: str) -> list[FieldChoice] | None:
        """The values that can be printed there, where they are few and known."""
        words = {"colour": COLOURS[:6], "resource": (*RESOURCES, NO_RESOURCE)}.get(key.rpartition(".")[2])
        if words is None:
            return None
        return [FieldChoice(word, value_text(self.game, word, self.language)) for word in words]

    def label(self, key: str) -> str:
        """What a value is called: the piece it is printed on, and what it says."""
        table, *parts = key.split(".")
        if table == "rules":
            return self.text(RULE_LABELS[parts[0]])
        # a stage of a wonder is a piece of its own: "gizah-a-1"
        piece = self.pieces["-".join(parts[:-1])].name
        what, words = self.text(LABELS[parts[-1]]), self.game.text.words
        if table == "card" and self.names[piece] > 1:
            age = self.game.components[f"card.{parts[0]}.age"]
            return words.text(self.language, "form-label-age", piece=piece, age=age, what=what)
        return words.text(self.language, "form-label", piece=piece, what=what)


def value_text(game: Wonders, value: Any, language: str) -> str:
    """A component value in words: colours and resources have their names; costs and effects stay as they are typed."""
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    if value in COLOURS:
        return game.text.words.text(language, f"colour-{value}")
    if value in RESOURCES:
        return game.text.piece_name(language, value)
    return "–" if value == NO_RESOURCE else str(value)
