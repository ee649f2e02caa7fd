"""Component values as data: what is printed on the pieces of a game, each with its confidence and source.

A file is TOML. Every table says `confidence` and `source` for its values (tables inside inherit them), and
`except` names single values that rest on something else: `except = { prestige = "assumed own" }`. A file of
corrections holds only the values that are different on somebody's own copy of the game.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.reasons import SalonError

CONFIDENCES = ("seed", "sourced", "inferred", "assumed", "own copy")
ABOUT = {"confidence", "source", "except", "note"}


class ComponentsError(SalonError):
    """A component file that cannot be used: which key, why, and on which line."""

    def __init__(self, key: str, reason: str, file: Path | None = None, line: int | None = None) -> None:
        self.key, self.reason, self.file, self.line = key, reason, file, line
        where = f"{file.name}, line {line}: " if file and line else f"{file.name}: " if file else ""
        super().__init__(f"{where}{key}: {reason}")

    def in_file(self, file: Path) -> ComponentsError:
        """The same fault, with the file and the line on which its key stands."""
        return self if self.file else ComponentsError(self.key, self.reason, file, _line_of(self.key, file))


class Value(msgspec.Struct, frozen=True):
    """One component value: where it stands, what it is, and how sure that is."""

    key: str
    value: Any
    confidence: str
    source: str


class Components:
    """All component values of a game, by their keys: "landmark.15.marble"."""

    def __init__(self, values: list[Value], released: str = "", overrides: dict[str, Any] | None = None) -> None:
        self.values = {value.key: value for value in values}
        self.overrides = overrides or {}
        self.released = released or self._hash()

    @classmethod
    def read(cls, file: Path) -> Components:
        """Read a complete file."""
        return cls(list(_values(_parsed(file), "", "", "", file)))

    def _hash(self) -> str:
        plain = {key: value.value for key, value in self.values.items()}
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    @cached_property
    def hash(self) -> str:
        """The hash of all values, corrections included: two tables with the same hash show the same numbers."""
        return self._hash()

    def __getitem__(self, key: str) -> Any:
        return self.values[key].value

    def rows(self, table: str) -> list[str]:
        """The names of the rows of a table, in the order of the file: rows("landmark") is ["9", "10", …]."""
        found = (key.split(".")[1] for key in self.values if key.startswith(table + "."))
        return list(dict.fromkeys(found))

    def assumed(self, keys: Iterable[str]) -> bool:
        """Whether any of these values is only our proposal."""
        return any(self.values[key].confidence == "assumed" for key in keys)

    def counts(self) -> dict[str, int]:
        """How many values there are of each confidence."""
        found = [value.confidence for value in self.values.values()]
        return {confidence: found.count(confidence) for confidence in CONFIDENCES if confidence in found}

    def overridden_by(self, file: Path) -> Components:
        """These components with the single values of a file of corrections."""
        changes: dict[str, Any] = {}
        for key, value in _flat(_parsed(file)):
            changes[key] = value
        try:
            return self.overridden(changes)
        except ComponentsError as error:
            raise error.in_file(file) from None

    def overridden(self, changes: dict[str, Any]) -> Components:
        """These components with some values replaced, as somebody saw them on an own copy."""
        for key, change in changes.items():
            if key not in self.values:
                raise ComponentsError(key, "there is no such value")
            _check_type(key, change, self[key])
        values = []
        for value in self.values.values():
            if value.key in changes and changes[value.key] != value.value:
                value = Value(value.key, changes[value.key], "own copy", "overrides")
            values.append(value)
        really = {key: change for key, change in changes.items() if change != self[key]}
        return Components(values, self.released, {**self.overrides, **really})


def corrected_keys(file: Path) -> list[str]:
    """The keys of the values that a file of corrections names."""
    return [key for key, _ in _flat(_parsed(file))]


def _parsed(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SalonError(f"{file}: cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError:
        raise SalonError(f"{file}: is not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise SalonError(f"{file.name}: is not valid TOML: {error}") from None


def _values(table: dict[str, Any], prefix: str, confidence: str, source: str, file: Path) -> Iterator[Value]:
    confidence, source = table.get("confidence", confidence), table.get("source", source)
    exceptions = table.get("except", {})
    for name, value in table.items():
        key = prefix + name
        if name in ABOUT:
            continue
        sure, _, rests_on = exceptions.get(name, f"{confidence} {source}").partition(" ")
        if isinstance(value, dict):
            yield from _values(value, key + ".", sure, rests_on, file)
            continue
        if sure not in CONFIDENCES or not rests_on:
            raise ComponentsError(key, "has no confidence and source", file, _line_of(key, file))
        yield Value(key, value, sure, rests_on)


def _flat(table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if name in ABOUT:
            continue
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value


def _check_type(key: str, value: Any, like: Any) -> None:
    """A value must be of the kind of the one it replaces: a number, a word, or a list of those."""
    kinds = {int: "a whole number", str: "a word", list: "a list"}
    if type(value) is not type(like):
        raise ComponentsError(key, f"must be {kinds[type(like)]}, not {value!r}")
    if isinstance(value, list) and like:
        for entry in value:
            if type(entry) is not type(like[0]):
                raise ComponentsError(key, f"must be a list of {kinds[type(like[0])][2:]}s, not {value!r}")


def _line_of(key: str, file: Path) -> int | None:
    """The line on which a key stands, for messages; its table's line if it stands inside one."""
    section, best, best_length = "", None, 0
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
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
