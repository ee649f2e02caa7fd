"""The HTTP interface of games and computer players: what can be chosen for a new table."""

from __future__ import annotations

import msgspec
from litestar import get

from salon.games import game as game_by_id
from salon.games import game_ids
from salon.kernel.game import Game
from salon.players import DEFAULT_PLAYER, LEVELS, PLAYERS
from salon.players.names import level_name
from salon.server.reference_api import ApiRequest, Lang, manager_of, request_language


class OptionChoice(msgspec.Struct, frozen=True):
    """One value of an option, with its name."""

    value: str
    words: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, chosen before the deal."""

    name: str
    words: str
    choices: list[OptionChoice]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    name: str
    about: str  # "2 to 4 players · about an hour"
    template: bool  # an example for makers of games
    guided: bool  # it has a guided first game
    seat_counts: list[int]
    options: list[OptionInfo]


class PlayerInfo(msgspec.Struct, frozen=True):
    """A computer player that can be chosen."""

    id: str
    name: str
    level: bool  # one of the levels that are offered to everybody
    is_default: bool = msgspec.field(name="usual")


@get("/games")
async def games(request: ApiRequest, lang: Lang = None) -> list[GameInfo]:
    """All games; templates for new games come last."""
    language = request_language(request, lang)
    manager = manager_of(request)
    return await manager.answers.get(("games", language), lambda: manager.background.run(lambda: _all_games(language)))


def _all_games(language: str) -> list[GameInfo]:
    ordered = sorted((game_by_id(game_id) for game_id in game_ids()), key=lambda game: (game.template, game.id))
    return [_game_info(game, language) for game in ordered]


def _game_info(game: Game, language: str) -> GameInfo:
    options = [
        OptionInfo(name, text, [OptionChoice(value, choice_text) for value, choice_text in choices])
        for name, text, choices in game.text.option_labels(language)
    ]
    title, about, guided = game.text.title(language), game.text.about(language), game.text.guide is not None
    return GameInfo(game.id, title, about, game.template, guided, list(game.seat_counts), options)


@get("/players")
async def players(request: ApiRequest, lang: Lang = None) -> list[PlayerInfo]:
    """The computer players, weakest first."""
    language = request_language(request, lang)
    return [PlayerInfo(name, level_name(name, language), name in LEVELS, name == DEFAULT_PLAYER) for name in PLAYERS]


HANDLERS = (games, players)
