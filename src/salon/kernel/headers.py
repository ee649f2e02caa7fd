"""Python modules generated from the C header of a game: named constants, and structures as `ctypes` mirrors.

`python -m salon.kernel.headers HEADER …` writes `constants.py` and `structures.py` beside each `state.pxd` (for another
header `tree.pxd`: `tree_structures.py`). With `--check` it only lists those that are stale. `make types` runs it for
all headers.

A header has enums with one member a line, and structures with one field a line and sizes as numbers:
`uint8_t tokens[4][6]  # wood, marble, gold`. Comments are carried over.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from pathlib import Path

import msgspec

ENUM = re.compile(r"cdef enum:$")
MEMBER = re.compile(r"    (\w+) = (-?\d+)\s*(?:# *(.*))?$")
STRUCTURE = re.compile(r"ctypedef struct (\w+):$")
FIELD = re.compile(r"    (\w+(?: long)?)\s+(\w+)((?:\[\d+\])*)\s*(?:# *(.*))?$")
GENERATED = "Generated from `{header}` by `make types`: do not edit."
LINE_LENGTH = 120
C_TYPES = {"short": "c_short", "int": "c_int", "long long": "c_longlong", "double": "c_double"}


class Enum(msgspec.Struct):
    """A group of named constants, with the comment above it."""

    comment: str
    members: list[tuple[str, int, str]]


class Field(msgspec.Struct):
    """A field of a structure."""

    kind: str
    name: str
    sizes: list[int]
    comment: str


class Structure(msgspec.Struct):
    """A C structure, with the comment above it."""

    name: str
    comment: str
    fields: list[Field]


def read_header(file: Path) -> tuple[list[Enum], list[Structure]]:
    """The enums and structures of a `.pxd`."""
    enums: list[Enum] = []
    structures: list[Structure] = []
    inside: Enum | Structure | None = None
    comment: list[str] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            comment.append(line.lstrip("# "))
            continue
        if ENUM.match(line):
            inside = Enum(" ".join(comment), [])
            enums.append(inside)
        elif match := STRUCTURE.match(line):
            inside = Structure(match[1], " ".join(comment), [])
            structures.append(inside)
        elif line.strip() and not line[0].isspace():
            inside = None
        elif line.strip() and inside is not None:
            _read_line(inside, line, f"{file.name}, line {number}")
        comment = []
    return enums, structures


def _read_line(inside: Enum | Structure, line: str, where: str) -> None:
    match = (MEMBER if isinstance(inside, Enum) else FIELD).match(line)
    if match is None:
        raise ValueError(f"{where}: cannot read {line.strip()!r}")
    if isinstance(inside, Enum):
        inside.members.append((match[1], int(match[2]), match[3] or ""))
    else:
        sizes = [int(size) for size in re.findall(r"\d+", match[3])]
        inside.fields.append(Field(match[1], match[2], sizes, match[4] or ""))


def constants_module(header: str, enums: list[Enum]) -> str:
    """The text of `constants.py`."""
    lines = [f'"""The named constants of the rules. {GENERATED.format(header=header)}"""', ""]
    lines += ["from typing import Final"]
    for enum in enums:
        lines.append("")
        if enum.comment:
            lines.append(f"# {enum.comment}")
        for name, value, comment in enum.members:
            lines.append(f"{name}: Final = {value}" + (f"  # {comment}" if comment else ""))
    return "\n".join(lines) + "\n"


def structures_module(header: str, structures: list[Structure]) -> str:
    """The text of `structures.py`."""
    used = {_python_type(field) for structure in structures for field in structure.fields}
    names = [name for name in ("FloatArray", "IntArray", "IntCube", "IntMatrix") if name in used]
    lines = [f'"""The C structures of the rules as `ctypes` mirrors. {GENERATED.format(header=header)}"""', ""]
    lines += ["from __future__ import annotations", "", "import ctypes", "from typing import TYPE_CHECKING"]
    if names:
        imported = ", ".join(names)
        lines += ["", "if TYPE_CHECKING:", f"    from salon.kernel.ctypes_mirror import {imported}"]
    for structure in structures:
        lines += ["", "", f"class {structure.name}(ctypes.Structure):"]
        lines += [*_docstring(structure.comment or f"The structure {structure.name}."), "", "    _fields_ = ["]
        lines += [f'        ("{field.name}", {_ctype(field)}),' for field in structure.fields]
        lines += ["    ]", "    if TYPE_CHECKING:"]
        for field in structure.fields:
            comment = f"  # {field.comment}" if field.comment else ""
            lines.append(f"        {field.name}: {_python_type(field)}{comment}")
    return "\n".join(lines) + "\n"


def _docstring(text: str) -> list[str]:
    """A docstring of one line, or of a first sentence and the rest."""
    if len(text) + 10 <= LINE_LENGTH:
        return [f'    """{text}"""']
    first, _, rest = text.partition(". ")
    return [f'    """{first}.', "", *(f"    {line}" for line in textwrap.wrap(rest, LINE_LENGTH - 4)), '    """']


def _python_type(field: Field) -> str:
    if field.kind == "double":
        return ("float", "FloatArray")[len(field.sizes)]
    return ("int", "IntArray", "IntMatrix", "IntCube")[len(field.sizes)]


def _ctype(field: Field) -> str:
    kind = C_TYPES.get(field.kind) or "c_" + field.kind.removesuffix("_t")
    text = f"ctypes.{kind}"
    for depth, size in enumerate(reversed(field.sizes)):
        text = f"({text}) * {size}" if depth else f"{text} * {size}"
    return text


def generated_files(header: Path) -> dict[Path, str]:
    """The generated modules of a header, with their text."""
    enums, structures = read_header(header)
    prefix = "" if header.stem == "state" else f"{header.stem}_"
    found = {}
    if enums:
        found[header.with_name(f"{prefix}constants.py")] = constants_module(header.name, enums)
    if structures:
        found[header.with_name(f"{prefix}structures.py")] = structures_module(header.name, structures)
    return found


def main() -> int:
    """Write or check the modules of all headers that are named."""
    parser = argparse.ArgumentParser(prog="python -m salon.kernel.headers", description=__doc__)
    parser.add_argument("headers", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a module is stale")
    chosen = parser.parse_args()
    stale = False
    for header in chosen.headers:
        for file, text in generated_files(header).items():
            if file.exists() and file.read_text(encoding="utf-8") == text:
                continue
            stale = True
            print(f"{file}: {'is stale: run `make types`' if chosen.check else 'written'}")
            if not chosen.check:
                file.write_text(text, encoding="utf-8")
    return 1 if stale and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
