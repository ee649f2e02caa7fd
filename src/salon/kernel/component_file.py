"""Files of corrections: what differs on an own copy of a game, as TOML that `--components FILE` reads."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from salon.kernel.components import flat_values
from salon.kernel.reasons import SalonError
from salon.kernel.toml_file import NotToml, parse_toml

NAME_KEY = "note"  # readers of component values ignore it


class NotAComponentFile(SalonError):
    """A text that is no TOML."""


def write_corrections(name: str, values: Mapping[str, Any]) -> str:
    """A file with these values under their keys, and the name of the copy.

    >>> print(write_corrections("Ann", {"bank.chaillot": 5, "prices.buy.wood": 3}))
    note = "Ann"
    <BLANKLINE>
    [bank]
    chaillot = 5
    <BLANKLINE>
    [prices.buy]
    wood = 3
    <BLANKLINE>
    """
    tables: dict[str, list[str]] = {}
    for key, value in values.items():
        table, _, entry = key.rpartition(".")
        tables.setdefault(table, []).append(f"{entry} = {_written(value)}")
    lines = [f"{NAME_KEY} = {_written(name)}", "", *tables.pop("", [])]
    for table, entries in tables.items():
        lines += [f"[{table}]", *entries, ""]
    return "\n".join(lines)


def _written(value: Any) -> str:
    """A value as TOML. JSON writes numbers, texts and lists of them in the same way."""
    return json.dumps(value, ensure_ascii=False)


def read_corrections(text: str) -> tuple[str, dict[str, Any]]:
    """The name and the values of a file of corrections; NotAComponentFile if it is none."""
    try:
        table = parse_toml(text)
    except NotToml as error:
        raise NotAComponentFile(str(error)) from None
    values = flat_values(table)
    name = table.get(NAME_KEY, "")
    return name if isinstance(name, str) else "", values
