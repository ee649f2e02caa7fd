"""The C structures of the rules in plain Python: what makes one source run at two speeds.

A game's position is a C structure, declared in the `.pxd` beside its rules. `structure()` reads that
declaration and makes the `ctypes` twin: same fields, same widths, same wrap-around, same bytes. Uncompiled
rules work on the twin itself; compiled or not, `Position.snapshot()` hands out a copy of it to whoever wants
to read a position from Python.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

TYPES: dict[str, Any] = {
    "int8_t": ctypes.c_int8,
    "uint8_t": ctypes.c_uint8,
    "int16_t": ctypes.c_int16,
    "uint16_t": ctypes.c_uint16,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "short": ctypes.c_short,
    "int": ctypes.c_int,
    "long long": ctypes.c_longlong,
    "double": ctypes.c_double,
}
FIELD = re.compile(r"\s+(\w+)\s+(\w+)((?:\[\d+\])*)\s*(?:#.*)?$")


@cache
def structure(module_file: str, name: str) -> Any:
    """The `ctypes` twin of the structure `name` in the `.pxd` beside a module.

    The `.pxd` holds one field a line, with its sizes as numbers: `uint8_t tokens[4][6]`.
    """
    header = Path(module_file).with_suffix("")
    # a compiled module's file is `position.cpython-311-….so`: its header is `position.pxd`
    header = header.with_name(header.name.split(".")[0] + ".pxd")
    lines = iter(header.read_text(encoding="utf-8").splitlines())
    opening = f"ctypedef struct {name}:"
    if not any(line.strip() == opening for line in lines):
        raise LookupError(f"{header.name} has no structure {name}")
    fields: list[tuple[str, Any]] = []
    for line in lines:
        if line and not line[0].isspace():
            break
        if not line.strip() or line.strip().startswith("#"):
            continue
        match = FIELD.match(line)
        if match is None:
            raise ValueError(f"{header.name}: cannot read the field {line.strip()!r} of {name}")
        kind, field, sizes = match.groups()
        ctype = TYPES[kind]
        for size in reversed(re.findall(r"\d+", sizes)):
            ctype = ctype * int(size)
        fields.append((field, ctype))
    return type(name, (ctypes.Structure,), {"_fields_": fields})


def publish(module: dict[str, Any], module_file: str) -> Callable[[str], int]:
    """Give a module the numbered names of the `cdef enum` in the `.pxd` beside it.

    Returns the module's `__getattr__`, which tells the type checkers that any name is a number and tells
    people that a wrong one is wrong.
    """
    text = Path(module_file).with_suffix(".pxd").read_text(encoding="utf-8")
    names = {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)", text, re.MULTILINE)}
    module.update(names, NAMES=names)

    def missing(name: str) -> int:
        raise AttributeError(f"there is no {name} in {Path(module_file).name}")

    return missing


def buffer(kind: str, length: int) -> Any:
    """An array of C numbers, in place of a local C array."""
    return (TYPES[kind] * length)()


def as_python(value: Any) -> Any:
    """A structure or array of C numbers as dictionaries, lists and ints, to compare or print."""
    if isinstance(value, ctypes.Structure):
        fields: Any = value._fields_
        return {field[0]: as_python(getattr(value, field[0])) for field in fields}
    if isinstance(value, ctypes.Array):
        return [as_python(item) for item in value]
    return value
