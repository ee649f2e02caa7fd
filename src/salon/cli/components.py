"""`salon components`: every component value of a game, with its confidence and source."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from salon.cli import arguments
from salon.cli.files import write_atomically
from salon.kernel.components import Components, Value
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError

STYLES = {
    "seed": "green",
    "sourced": "green",
    "disputed": "yellow",
    "inferred": "yellow",
    "assumed": "red",
    "own copy": "cyan",
}


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("components", help="list the component values", description=__doc__)
    arguments.add_game(command)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--write", metavar="FILE", type=Path, help="write all values to a new TOML file, to edit them")
    form.add_argument("--json", action="store_true", help="print a JSON list of key, value, confidence and source")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the values and a count for each confidence, or write them to a file."""
    game = arguments.chosen_game(chosen)
    if chosen.write:
        write(game, chosen.write)
        return 0
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(list(game.components.values.values())), indent=2).decode())
        return 0
    console = Console()
    if console.is_terminal:
        console.print(table(game.components))
        for line in summary(game.components):
            console.print(line)
        return 0
    for value in game.components.values.values():
        print(value.key, one_line(value.value), value.confidence, value.source, sep="\t")
    for line in summary(game.components):
        print(f"# {line}")
    return 0


def table(components: Components) -> Table:
    """The values as a table for the terminal."""
    drawn = Table("key", "value", "confidence", "source")
    for value in components.values.values():
        style = STYLES[value.confidence]
        drawn.add_row(value.key, escape(one_line(value.value)), f"[{style}]{value.confidence}[/]", escape(value.source))
    return drawn


def one_line(value: Any) -> str:
    """A value on one line: words as they are, numbers and lists as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def summary(components: Components) -> Iterator[str]:
    """How many values there are of each confidence, and in all."""
    for confidence, count in components.counts().items():
        yield f"{count:4} {confidence}"
    yield (
        f"{len(components.values):4} values, released file {components.released}, "
        f"{len(components.overrides)} overridden"
    )


# --- a file to edit --------------------------------------------------------------------------------------


def write(game: Game, file: Path) -> None:
    """Write all values to a new file; an existing file may be a person's own copy and is never overwritten."""
    if file.exists():
        raise SalonError(f"{file}: exists already and was not changed; choose another name")
    write_atomically(file, "\n".join(toml_lines(game, file.name)))


def toml_lines(game: Game, name: str) -> Iterator[str]:
    """Every value in its table with its confidence and source behind it; optional values as comments."""
    yield f"# {game.text.title('en')}: the component values as Salon knows them, each with its confidence and source."
    yield "# Change what differs on your copy; lines that you do not change may stay or go. Then play with"
    yield f"#   salon play {game.id} --components {name}"
    components = game.components
    for path, keys in _tables(components).items():
        header = f"[{'.'.join(map(_bare, path.split('.')))}]"
        only_comments = not any(key in components.values for key in keys)
        yield ""
        yield f"# {header}" if only_comments else header
        for key in keys:
            yield _line(components, key)


def _tables(components: Components) -> dict[str, list[str]]:
    """All keys by their tables, in the order of the released file; a table comes before those inside it."""
    found: dict[str, list[str]] = {}
    for key in components.all_keys():
        parts = key.split(".")
        for length in range(1, len(parts)):
            found.setdefault(".".join(parts[:length]), [])
        found[".".join(parts[:-1])].append(key)
    return {path: inside for path, inside in found.items() if inside}


def _line(components: Components, key: str) -> str:
    value: Value = components.value_of(key)
    entry = f"{_bare(key.rpartition('.')[2])} = {json.dumps(value.value, ensure_ascii=False)}"
    if key not in components.values:
        return f"# {entry}  # if it differs from {components.optional[key]}"
    return f"{entry}  # {value.confidence}: {value.source}"


def _bare(name: str) -> str:
    """A part of a key as TOML writes it."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
