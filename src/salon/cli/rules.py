"""`salon rules`: the rulebook of a game, a clause of it, or the player aid."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from salon.cli import arguments
from salon.cli.words import WORDS
from salon.kernel.rulebook import Clause


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("rules", help="read the rulebook", description=__doc__)
    arguments.add_game(command)
    command.add_argument("clause", metavar="CLAUSE", nargs="?", help="a clause like 4.2, or a section like 4")
    command.add_argument("--aid", action="store_true", help="the player aid, one page")
    arguments.add_language(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print what was asked for."""
    game = arguments.chosen_game(chosen)
    console = Console()
    if chosen.aid:
        console.print(game.aid(chosen.lang))
        return 0
    if chosen.clause and "." in chosen.clause:
        console.print(drawn(game.rulebook.clause(chosen.clause, chosen.lang), chosen.lang))
        return 0
    sections = game.rulebook.sections(chosen.lang)
    wanted = [section for section in sections if chosen.clause in (None, section.number)]
    if not wanted:
        game.rulebook.clause(chosen.clause)  # says which clauses there are
    for section in wanted:
        console.print(Text(f"\n{section.number}  {section.title}", style="bold underline"))
        for clause in section.clauses:
            console.print(drawn(clause, chosen.lang))
    return 0


def drawn(clause: Clause, language: str) -> RenderableType:
    """A clause with its number, and what a ruling rests on."""
    lines: list[RenderableType] = [Text.assemble((f"{clause.number:6}", "bold"), clause.text)]
    if clause.ruling:
        ruling = f"{WORDS.text(language, 'ruling')}: {clause.ruling}"
        lines.append(Padding(Text(ruling, style="italic dim"), (0, 0, 0, 6)))
    return Group(*lines)
