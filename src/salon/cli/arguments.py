"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from salon.games import game as game_by_id
from salon.games import game_ids
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError
from salon.kernel.words import LANGUAGES


def add_game(command: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game, and a file that corrects its component values."""
    command.add_argument(
        "game", metavar="GAME", nargs="?" if optional else None, help=f"one of {', '.join(game_ids())}"
    )
    command.add_argument(
        "--components", metavar="FILE", help="TOML file with component values as they are on your copy of the game"
    )


def add_deal(command: argparse.ArgumentParser) -> None:
    """What a deal is drawn from."""
    command.add_argument("--seed", help="the same seed gives the same game (default: a new one each time)")
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    """Choices about a game."""
    command.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a choice about the game; may be repeated"
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """The language of words."""
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words (default: en)")


def chosen_game(chosen: argparse.Namespace) -> Game:
    """The game that was asked for, with its components."""
    return game_by_id(chosen.game, chosen.components)


def chosen_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """The options that were asked for, as NAME=VALUE."""
    options = {}
    for text in chosen.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise SalonError(f"--option {text!r} is not of the form NAME=VALUE")
        options[name] = value
    return options


def drawing(board: Any) -> Any:
    """A board for the terminal: plain text is shown as it is, whatever brackets names in it have."""
    return Text(board) if isinstance(board, str) else board


def games_for_people() -> list[str]:
    """The games to offer, those made to be played before those made as examples."""
    return sorted(game_ids(), key=lambda game_id: (game_by_id(game_id).template, game_id))
