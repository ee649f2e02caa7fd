"""`salon doctor`: look at settings, store, clocks, workers and webhook, and say what to do. Nothing is changed.

It reads the same settings as `salon serve`. The exit code is 1 if something is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from salon.cli.serve import default_store
from salon.cli.settings import add_settings, chosen_settings, require_server

SIGNS = {"good": ("✓", "green"), "note": ("!", "yellow"), "bad": ("✗", "bold red")}


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("doctor", help="check settings, store and workers of a server", description=__doc__)
    command.add_argument("--json", action="store_true", help="as one JSON list, for programs")
    add_settings(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print what was found; 1 if something is broken."""
    require_server()
    from salon.server.doctor import Finding, examine

    settings = chosen_settings(chosen)
    console = Console(highlight=False, soft_wrap=True)
    found: list[Finding] = []

    async def look() -> None:
        async for finding in examine(settings, settings.db or default_store(), os.environ):
            found.append(finding)
            if not chosen.json:
                show(console, finding)

    asyncio.run(look())
    broken = sum(finding.level == "bad" for finding in found)
    if chosen.json:
        print(msgspec.json.encode(found).decode())
    else:
        notes = sum(finding.level == "note" for finding in found)
        console.print(f"\n{broken} broken, {notes} to look at" if broken or notes else "\nEverything is in order.")
    return 1 if broken else 0


def show(console: Console, finding: Any) -> None:
    """A line for what was found, and one for what to do."""
    sign, style = SIGNS[finding.level]
    console.print(Text.assemble((f"{sign} ", style), (f"{finding.about:<10}", "bold"), finding.text))
    if finding.advice:
        console.print(Text(f"{'':12}→ {finding.advice}", style="dim" if finding.level == "good" else ""))
