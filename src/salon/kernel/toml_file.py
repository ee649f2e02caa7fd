"""Reading TOML that somebody else wrote: bounded in size and time, and with one sentence about what is wrong.

Python's reader takes a time that grows with the square of the length of a dotted key, and any depth until the stack
ends. What Salon reads needs neither.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from salon.kernel.reasons import SalonError

MAX_BYTES = 1 << 20  # the largest released file has 70 kB
MAX_LINE = 4_000  # characters
MAX_PARTS = 12  # of a dotted key
MAX_NUMBER = 10**12
TOO_LARGE = "a number is too large"
PART = r"""(?:"(?:[^"\\]|\\.)*+"|'[^'\n]*'|[\w-]++)[ \t]*"""
LONG_KEY = re.compile(rf"(?<![\w-]){PART}(?:\.[ \t]*{PART}){{{MAX_PARTS},}}")


class NotToml(SalonError):
    """A text that cannot be used; the message says why, and is empty if there is nothing to point at."""


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a text; raises NotToml."""
    if len(text) > MAX_BYTES:
        raise NotToml(f"it is longer than {MAX_BYTES} letters")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise NotToml(f"line {number} is longer than {MAX_LINE} letters")
        if line.count(".") >= MAX_PARTS and LONG_KEY.search(line):
            raise NotToml(f"the key on line {number} has too many parts")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(str(error)) from None
    except RecursionError:
        raise NotToml("it is nested too deeply") from None
    except ValueError:  # more digits than Python reads
        raise NotToml(TOO_LARGE) from None
    if any(isinstance(value, int | float) and not abs(value) <= MAX_NUMBER for value in _values(table)):
        raise NotToml(TOO_LARGE)
    return table


def read_toml(file: Path) -> dict[str, Any]:
    """The tables of a file; raises a SalonError that names the file."""
    text = read_text(file)
    try:
        return parse_toml(text)
    except NotToml as error:
        raise SalonError(f"{file.name}: is not valid TOML: {error}") from None


def read_text(file: Path) -> str:
    """The text of a file of a reasonable size; raises a SalonError that names the file."""
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_BYTES + 1)
    except OSError as error:
        raise SalonError(f"{file}: cannot be read ({error.strerror or error})") from None
    if len(content) > MAX_BYTES:
        raise SalonError(f"{file}: is larger than {MAX_BYTES >> 20} MB")
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise SalonError(f"{file}: is not a text file in UTF-8") from None


def _values(table: dict[str, Any]) -> Iterator[Any]:
    """All values, however deep; without recursion."""
    waiting: list[Any] = [table]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        else:
            yield value
