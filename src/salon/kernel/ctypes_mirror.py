"""What C gives compiled rules, for rules that run uncompiled: local arrays, and structures with the same bytes.

A game's position is a C structure, declared in a `.pxd` header. `headers.py` generates the `ctypes` mirror of it: same
fields, same widths, same wrap-around, same bytes. Uncompiled rules work on the mirror itself; compiled or not,
`Position.snapshot()` hands out a copy of it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Protocol, overload

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


class IntArray(Protocol):
    """A field of a structure that is an array of integers."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    @overload
    def __setitem__(self, index: int, value: int) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: Any) -> None: ...


class IntMatrix(Protocol):
    """A field of a structure that is an array of arrays of integers."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[IntArray]: ...
    def __getitem__(self, index: int) -> IntArray: ...


class IntCube(Protocol):
    """A field of a structure that is an array of matrices of integers."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> IntMatrix: ...


class FloatArray(Protocol):
    """A field of a structure that is an array of floating point numbers."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> float: ...
    def __setitem__(self, index: int, value: float) -> None: ...


def buffer(kind: str, length: int) -> Any:
    """An array of C numbers, in place of a local C array."""
    return (TYPES[kind] * length)()


def names_of(constants: ModuleType, prefix: str) -> dict[str, int]:
    """The constants of a generated module that begin with a prefix, by the rest of their names."""
    return {name.removeprefix(prefix): value for name, value in vars(constants).items() if name.startswith(prefix)}


def as_python(value: Any) -> Any:
    """A structure or array of C numbers as dictionaries, lists and ints, to compare or print."""
    if isinstance(value, ctypes.Structure):
        fields: Any = value._fields_
        return {field[0]: as_python(getattr(value, field[0])) for field in fields}
    if isinstance(value, ctypes.Array):
        return [as_python(item) for item in value]
    return value
