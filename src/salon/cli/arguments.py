"""Arguments shared by several commands."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from salon.games import game as game_by_id
from salon.games import game_ids
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError
from salon.kernel.words import LANGUAGES

MAX_JOBS = 256


def add_game(command: argparse.ArgumentParser, optional: bool = False) -> None:
    """Add the game, and a file that overrides its component values."""
    command.add_argument(
        "game", metavar="GAME", nargs="?" if optional else None, help=f"one of {', '.join(game_ids())}"
    )
    command.add_argument(
        "--components", metavar="FILE", help="TOML file with component values as they are on your copy of the game"
    )


def add_deal(command: argparse.ArgumentParser) -> None:
    """Add the seed and options of a deal."""
    command.add_argument("--seed", help="the same seed gives the same game (default: a new one each time)")
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of a game."""
    command.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a choice about the game; may be repeated"
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """Add the language."""
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words (default: en)")


def add_runner(command: argparse.ArgumentParser, jobs: str) -> None:
    """Add where games are played, and how many at a time."""
    command.add_argument("--jobs", type=int, metavar="N", help=f"games at a time (default: {jobs})")
    command.add_argument(
        "--on",
        metavar="ray[=ADDRESS]",
        help="play on a Ray cluster: a new one on this machine, or the one at ADDRESS (default: processes of this "
        "machine)",
    )


def chosen_jobs(chosen: argparse.Namespace) -> int | None:
    """The chosen number of games at a time."""
    jobs: int | None = chosen.jobs
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise SalonError(f"--jobs {jobs}: must be from 1 to {MAX_JOBS}")
    return jobs


def chosen_game(chosen: argparse.Namespace) -> Game:
    """The chosen game, with its components."""
    return game_by_id(chosen.game, chosen.components)


def chosen_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """The chosen options, given as NAME=VALUE."""
    options = {}
    for text in chosen.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise SalonError(f"--option {text!r} is not of the form NAME=VALUE")
        options[name] = value
    return options


def render_board(board: Any) -> Any:
    """A board for the terminal; plain text is not parsed for markup."""
    return Text(board) if isinstance(board, str) else board


def offered_games() -> list[str]:
    """All games; templates for new games come last."""
    return sorted(game_ids(), key=lambda game_id: (game_by_id(game_id).template, game_id))
