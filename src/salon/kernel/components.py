"""Component values as data: what is printed on the pieces of a game, each with its confidence and source.

A file is TOML. Every table says `confidence` and `source` for its values (tables inside inherit them), and
`except` gives single values another confidence and source: `except = { prestige = "assumed own" }`. A file of
corrections holds only the values that are different on a person's own copy of the game.

A game may name optional values, each with the key it defaults to: a copy on which the token beside one field is
another one has `marker.chaillot.1`, every other copy only `marker.1`. No released file contains them.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.reasons import SalonError
from salon.kernel.toml_file import read_text, read_toml
from salon.kernel.words import Words

CONFIDENCES = ("seed", "sourced", "disputed", "inferred", "assumed", "own copy")
MAX_SHOWN = 100  # characters of a wrong value in a message
METADATA_KEYS = {"confidence", "source", "except", "note"}


class ComponentsError(SalonError):
    """A component file that cannot be used: which key, why, and on which line."""

    def __init__(self, key: str, reason: str, file: Path | None = None, line: int | None = None) -> None:
        self.key, self.reason, self.file, self.line = key, reason, file, line
        where = f"{file.name}, line {line}: " if file and line else f"{file.name}: " if file else ""
        super().__init__(f"{where}{key}: {reason}")

    def in_file(self, file: Path) -> ComponentsError:
        """The same fault, with the file and the line of its key."""
        return self if self.file else ComponentsError(self.key, self.reason, file, _line_of(self.key, file))


class Fault(msgspec.Struct, frozen=True):
    """An error in component values: the key, and the reason as a message with its facts.

    `code` names the message `component-CODE` of the kernel's words or of the game's.
    """

    key: str
    code: str
    facts: dict[str, int | str] = {}


class Value(msgspec.Struct, frozen=True):
    """One component value: its key, the value itself, and how sure it is."""

    key: str
    value: Any
    confidence: str
    source: str


class Components:
    """All component values of a game, by their keys: "landmark.15.marble"."""

    def __init__(
        self,
        values: list[Value],
        released: str = "",
        overrides: dict[str, Any] | None = None,
        optional: Mapping[str, str] | None = None,
    ) -> None:
        self.values = {value.key: value for value in values}
        self.overrides = overrides or {}
        self.optional = optional or {}  # keys that need no value of their own, with the keys they default to
        self.released = released or self._hash()

    @classmethod
    def read(cls, file: Path, optional: Mapping[str, str] | None = None) -> Components:
        """Read a complete file."""
        return cls(list(_values(read_toml(file), "", "", "", file)), optional=optional)

    def _hash(self) -> str:
        plain = {key: value.value for key, value in self.values.items()}
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    @cached_property
    def hash(self) -> str:
        """The hash of all values, corrections included: two tables with the same hash show the same numbers."""
        return self._hash()

    def __getitem__(self, key: str) -> Any:
        return self.value_of(key).value

    def value_of(self, key: str) -> Value:
        """The value of a key with its confidence and source; an optional key may have those of its default."""
        if key not in self.values and key in self.optional:
            return self.values[self.optional[key]]
        return self.values[key]

    def all_keys(self) -> list[str]:
        """The keys of all values in the order of the file, then the optional ones that have no value."""
        return list(dict.fromkeys((*self.values, *self.optional)))

    def rows(self, table: str) -> list[str]:
        """The names of the rows of a table, in the order of the file: rows("landmark") is ["9", "10", …]."""
        found = (key.split(".")[1] for key in self.values if key.startswith(table + "."))
        return list(dict.fromkeys(found))

    def assumed(self, keys: Iterable[str]) -> bool:
        """Whether any of these values is only our proposal."""
        return any(self.value_of(key).confidence == "assumed" for key in keys)

    def counts(self) -> dict[str, int]:
        """How many values there are of each confidence."""
        found = [value.confidence for value in self.values.values()]
        return {confidence: found.count(confidence) for confidence in CONFIDENCES if confidence in found}

    def overridden_by(self, file: Path) -> Components:
        """These components with the single values of a file of corrections."""
        changes: dict[str, Any] = {}
        for key, value in _flat(read_toml(file)):
            changes[key] = value
        try:
            return self.overridden(changes)
        except ComponentsError as error:
            raise error.in_file(file) from None

    def faults_of(self, changes: Mapping[str, Any]) -> list[Fault]:
        """What is wrong with these changes in any game: keys that do not exist, values of another type."""
        found = []
        for key, change in changes.items():
            if key not in self.values and key not in self.optional:
                found.append(Fault(key, "unknown"))
            else:
                found += _type_faults(key, change, self[key])
        return found

    def overridden(self, changes: Mapping[str, Any]) -> Components:
        """These components with some values replaced, as they are on a person's own copy."""
        faults = self.faults_of(changes)
        if faults:
            fault = faults[0]
            raise ComponentsError(fault.key, _words().text("en", f"component-{fault.code}", **fault.facts))
        values = dict(self.values)
        differences: dict[str, Any] = {}
        # optional keys come last, because a change of the key they default to changes them too
        for key in sorted(changes, key=lambda key: key in self.optional):
            now = values[key] if key in values else values[self.optional[key]]
            if changes[key] != now.value:
                values[key] = Value(key, changes[key], "own copy", "overrides")
                differences[key] = changes[key]
        return Components(list(values.values()), self.released, {**self.overrides, **differences}, self.optional)


def corrected_keys(file: Path) -> list[str]:
    """The keys of the values that a file of corrections names."""
    return [key for key, _ in _flat(read_toml(file))]


def _values(table: dict[str, Any], prefix: str, confidence: str, source: str, file: Path) -> Iterator[Value]:
    confidence, source = table.get("confidence", confidence), table.get("source", source)
    exceptions = table.get("except", {})
    for name, value in table.items():
        key = prefix + name
        if name in METADATA_KEYS:
            continue
        value_confidence, _, value_source = exceptions.get(name, f"{confidence} {source}").partition(" ")
        if isinstance(value, dict):
            yield from _values(value, key + ".", value_confidence, value_source, file)
            continue
        if value_confidence not in CONFIDENCES or not value_source:
            raise ComponentsError(key, "has no confidence and source", file, _line_of(key, file))
        yield Value(key, value, value_confidence, value_source)


def _flat(table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if name in METADATA_KEYS:
            continue
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value


def _type_faults(key: str, value: Any, like: Any) -> list[Fault]:
    """A value must be of the type of the one it replaces: a number, a word, or a list of those."""
    codes = {int: "not-a-number", str: "not-a-word", list: "not-a-list"}
    codes_of_lists = {int: "not-numbers", str: "not-words"}
    if type(value) is not type(like):
        return [Fault(key, codes[type(like)], {"value": _shown(value)})]
    if isinstance(value, list):
        entry = type(like[0]) if like else str
        if any(type(each) is not entry for each in value):
            return [Fault(key, codes_of_lists[entry], {"value": _shown(value)})]
    return []


def _shown(value: Any) -> str:
    """A value in a message, cut if it is long."""
    text = repr(value)
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}…"


@cache
def _words() -> Words:
    return Words(Path(__file__).parent / "words")


def _line_of(key: str, file: Path) -> int | None:
    """The line of a key, for messages; the line of its table if the key has none of its own."""
    section, best, best_length = "", None, 0
    for number, line in enumerate(read_text(file).splitlines(), 1):
        header = re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line)
        entry = re.match(r"\s*([\w.\"'-]+)\s*=", line)
        if header:
            section = header[1]
            here = section
        elif entry:
            here = f"{section}.{entry[1]}" if section else entry[1]
        else:
            continue
        here = re.sub(r"[\s\"']", "", here)
        if (key == here or key.startswith(here + ".")) and len(here) >= best_length:
            best, best_length = number, len(here)
    return best


def flat_values(table: dict[str, Any]) -> dict[str, Any]:
    """The values of a parsed file by their keys, without what the file says about them."""
    return dict(_flat(table))
