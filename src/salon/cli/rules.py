"""`salon rules`: the rulebook of a game to learn from or to look up, a clause of it, or the player aid."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from salon.cli import arguments
from salon.cli.words import WORDS
from salon.kernel.rulebook import Chapter, Clause, plain_text


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("rules", help="read the rulebook", description=__doc__)
    arguments.add_game(command)
    command.add_argument("clause", metavar="CLAUSE", nargs="?", help="a clause like 4.2, or a section like 4")
    command.add_argument("--learn", action="store_true", help="the lessons instead of the clauses")
    command.add_argument("--aid", action="store_true", help="the player aid, one page")
    arguments.add_language(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print rules or the player aid."""
    game = arguments.chosen_game(chosen)
    console = Console()
    if chosen.aid:
        console.print(game.terminal.player_aid(chosen.lang))
        return 0
    if chosen.clause and "." in chosen.clause:
        console.print(render_clause(game.text.rulebook.clause(chosen.clause, chosen.lang), chosen.lang))
        return 0
    sections = game.text.rulebook.sections(chosen.lang)
    selected = [section for section in sections if chosen.clause in (None, section.number)]
    if not selected:
        game.text.rulebook.clause(chosen.clause)  # raises an error that lists the clauses
    for section in selected:
        console.print(Text(f"\n{section.number}  {section.title}", style="bold underline"))
        if chosen.learn:
            console.print(render_lesson(section, chosen.lang))
            continue
        for clause in section.clauses:
            console.print(render_clause(clause, chosen.lang))
    return 0


def render_lesson(chapter: Chapter, language: str) -> RenderableType:
    """What teaches a chapter: paragraphs, steps, and common mistakes."""
    lines: list[RenderableType] = [Padding(Text(plain_text(text)), (0, 0, 1, 6)) for text in chapter.lesson]
    lines += [
        Padding(Text.assemble((f"{number:>3}  ", "bold"), plain_text(text)), (0, 0, 0, 6))
        for number, text in enumerate(chapter.steps, 1)
    ]
    if chapter.mistakes:
        lines.append(Padding(Text(WORDS.text(language, "mistakes"), style="bold"), (1, 0, 0, 6)))
        lines += [
            Padding(Text.assemble(("  ✗  ", "bold"), plain_text(text)), (0, 0, 0, 6)) for text in chapter.mistakes
        ]
    return Group(*lines)


def render_clause(clause: Clause, language: str) -> RenderableType:
    """A clause with its number, and the reason for a ruling."""
    lines: list[RenderableType] = [Text.assemble((f"{clause.number:6}", "bold"), clause.text)]
    if clause.ruling:
        ruling = f"{WORDS.text(language, 'ruling')}: {clause.ruling}"
        lines.append(Padding(Text(ruling, style="italic dim"), (0, 0, 0, 6)))
    return Group(*lines)
