"""The games of Salon: every folder here is one, complete in itself."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.components import Components, ComponentsError, corrected_keys
from salon.kernel.game import Game
from salon.kernel.reasons import SalonError


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def _game_class(game_id: str) -> type[Game]:
    if game_id not in game_ids():
        raise SalonError(f"there is no game {game_id!r}: choose one of {', '.join(game_ids())}")
    game_class: type[Game] = importlib.import_module(f"salon.games.{game_id}").GAME
    return game_class


@cache
def _standard(game_id: str) -> Game:
    return _game_class(game_id)()


@lru_cache(maxsize=64)
def _corrected(game_id: str, corrections: bytes) -> Game:
    return _game_class(game_id)(_standard(game_id).components.overridden(msgspec.json.decode(corrections)))


def corrected_game(game_id: str, corrections: Mapping[str, Any]) -> Game:
    """A game with some component values replaced; the same corrections give the same object."""
    if not corrections:
        return _standard(game_id)
    return _corrected(game_id, msgspec.json.encode(dict(sorted(corrections.items()))))


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


def game_of_components(file: Path) -> Game:
    """The game whose component values a file corrects: the one that knows its first key."""
    keys = corrected_keys(file)
    if not keys:
        raise SalonError(f"{file}: corrects no value")
    for game_id in game_ids():
        if keys[0] in _standard(game_id).components.values:
            return game(game_id, file)
    raise SalonError(f"{file}: no game has a value {keys[0]!r}; `salon components GAME` lists those of a game")
