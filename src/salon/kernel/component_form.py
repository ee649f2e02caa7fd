"""The component values of a game as a form: groups of fields with labels, for owners of the game who correct them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from salon.kernel.components import Components

OwnValue = int | str | list[int | str]  # a component value, as an own copy has it


class FieldChoice(msgspec.Struct, frozen=True):
    """One of the values that a field can have, and its name."""

    value: int | str
    label: str


class FormField(msgspec.Struct, frozen=True):
    """One component value to look up on a copy of the game.

    A field with choices offers them. A number has a minimum and a maximum. A list or a text has neither.
    An optional field names the key whose value it has as long as it has none of its own.
    """

    key: str
    label: str
    value: OwnValue
    confidence: str
    source: str
    choices: list[FieldChoice] | None = None
    minimum: int | None = None
    maximum: int | None = None
    default_key: str = ""


class FormGroup(msgspec.Struct, frozen=True):
    """Fields that one question asks for. Groups of one `section` are parts of a larger group, counted together."""

    id: str
    title: str
    question: str
    fields: list[FormField]
    section: str = ""


class Difference(msgspec.Struct, frozen=True):
    """A value that is different on an own copy, with both values in words."""

    key: str
    label: str
    released: str
    own: str


def readable(name: str) -> str:
    """A key, or a part of one, as words: "wood_for_8" is "wood for 8"."""
    return name.replace("_", " ").replace("-", " ")


def field_of(
    c: Components, key: str, label: str, choices: list[FieldChoice] | None = None, maximum: int = 99
) -> FormField:
    """The field of a component value; numbers are from 0 to the maximum."""
    value = c.value_of(key)
    least, most = (0, maximum) if isinstance(value.value, int) else (None, None)
    default_key = c.optional.get(key, "")
    return FormField(key, label, value.value, value.confidence, value.source, choices, least, most, default_key)


def tables_of(c: Components) -> dict[str, list[str]]:
    """The keys of the components by their first part, in the order of the file."""
    found: dict[str, list[str]] = {}
    for key in c.all_keys():
        found.setdefault(key.partition(".")[0], []).append(key)
    return found


def labels_of(groups: Iterable[FormGroup]) -> dict[str, str]:
    """The label of every field by its key."""
    return {field.key: field.label for group in groups for field in group.fields}
