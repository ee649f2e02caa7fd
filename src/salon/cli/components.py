"""`salon components`: every component value of a game, with its confidence and source."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from salon.cli import arguments

STYLES = {"seed": "green", "sourced": "green", "inferred": "yellow", "assumed": "red", "own copy": "cyan"}


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("components", help="list the component values", description=__doc__)
    arguments.add_game(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the values and a count for each confidence."""
    components = arguments.chosen_game(chosen).components
    console = Console()
    table = Table("key", "value", "confidence", "source")
    for value in components.values.values():
        style = STYLES[value.confidence]
        table.add_row(value.key, escape(str(value.value)), f"[{style}]{value.confidence}[/]", escape(value.source))
    console.print(table)
    for confidence, count in components.counts().items():
        console.print(f"{count:4} {confidence}")
    console.print(
        f"{len(components.values):4} values, released file {components.released}, "
        f"{len(components.overrides)} overridden"
    )
    return 0
