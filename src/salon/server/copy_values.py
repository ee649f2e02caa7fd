"""The size of what a client may send as component values, checked before anything is done with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from salon.server.errors import RequestError

MAX_VALUES = 2_000
MAX_KEY = 100
MAX_TEXT = 200
MAX_ENTRIES = 20
MAX_NUMBER = 10**6


def check_size(values: Mapping[str, Any]) -> None:
    """Refuse values that are too many, too long or too deep to be component values of any game."""
    if len(values) > MAX_VALUES:
        raise RequestError("copy-too-large", 400)
    for key, value in values.items():
        entries = value if isinstance(value, list) else [value]
        if len(key) > MAX_KEY or len(entries) > MAX_ENTRIES or not all(map(_is_small, entries)):
            raise RequestError("bad-copy-value", 400, key=key[:MAX_KEY])


def _is_small(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= MAX_TEXT
    return type(value) is int and abs(value) <= MAX_NUMBER
