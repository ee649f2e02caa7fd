"""The games of Salon: every folder here is one, complete in itself."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from salon.kernel.components import Components, ComponentsError
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _game_class(game_id: str) -> type[Game]:
    if game_id not in game_ids():
        raise SalonError(f"there is no game {game_id!r}: choose one of {', '.join(game_ids())}")
    made: type[Game] = importlib.import_module(f"salon.games.{game_id}").GAME
    return made


@cache
def _standard(game_id: str) -> Game:
    return _game_class(game_id)()


def game(game_id: str, components: str | Path | Components | None = None) -> Game:
    """A game by its id, with the newest released components or with a file that corrects some of them."""
    if components is None:
        return _standard(game_id)
    if isinstance(components, Components):
        return _game_class(game_id)(components)
    file = Path(components)
    try:
        return _game_class(game_id)(_game_class(game_id).released().overridden_by(file))
    except ComponentsError as error:
        raise error.in_file(file) from None
