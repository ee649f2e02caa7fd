"""The HTTP interface of games: options, rulebooks, pieces and components, and the computer players."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from salon.games import game as game_by_id
from salon.games import game_ids
from salon.kernel.catalogue import Piece, Section
from salon.kernel.game import Game
from salon.kernel.rulebook import Chapter
from salon.players import DEFAULT_PLAYER, LEVELS, PLAYERS
from salon.server.bots import level_name
from salon.server.errors import RequestError, choose_language

ComponentValue = int | str | list[int | str]
ApiRequest = Request[Any, Any, Any]
Lang = Annotated[str | None, Parameter(query="lang", description="en, de or th")]


def request_language(request: ApiRequest, lang: str | None) -> str:
    """The language of a request: its parameter, else its Accept-Language header."""
    return choose_language(lang, request.headers.get("accept-language", ""))


@cache
def _compressed(compute: Callable[..., Any], *arguments: Any) -> bytes:
    """A result that never changes while the server runs, as compressed JSON, computed once."""
    return gzip.compress(msgspec.json.encode(compute(*arguments)), 9, mtime=0)


def _cached_response(request: ApiRequest, compute: Callable[..., Any], *arguments: Any) -> Response[bytes]:
    body = _compressed(compute, *arguments)
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


def _documented(data: Any) -> dict[int, ResponseSpec]:
    """What a compressed response contains, for the OpenAPI document."""
    return {200: ResponseSpec(data, generate_examples=False)}


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


class ComponentInfo(msgspec.Struct, frozen=True):
    """One component value, with its confidence and source."""

    key: str
    value: ComponentValue
    confidence: str
    source: str


def _game(game: str) -> Game:
    if game not in game_ids():
        raise RequestError("no-such-game", 404, game=game[:40])
    return game_by_id(game)


@get("/games")
async def games(request: ApiRequest, lang: Lang = None) -> list[GameInfo]:
    """All games; templates for new games come last."""
    language = request_language(request, lang)
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


@get("/games/{game:str}/rulebook", responses=_documented(list[Chapter]))
async def rulebook(request: ApiRequest, game: str, lang: Lang = None) -> Response[bytes]:
    """The rulebook of a game."""
    return _cached_response(request, _rulebook, _game(game), request_language(request, lang))


def _rulebook(game: Game, language: str) -> list[Chapter]:
    return game.text.rulebook.sections(language)


@get("/games/{game:str}/aid", responses=_documented(list[Section]))
async def aid(request: ApiRequest, game: str, lang: Lang = None) -> Response[bytes]:
    """The player aid of a game."""
    return _cached_response(request, _aid, _game(game), request_language(request, lang))


def _aid(game: Game, language: str) -> list[Section]:
    return game.text.player_aid(language)


@get("/games/{game:str}/components", responses=_documented(list[ComponentInfo]))
async def components(request: ApiRequest, game: str) -> Response[bytes]:
    """The component values of a game, each with its confidence and source."""
    return _cached_response(request, _components, _game(game))


def _components(game: Game) -> list[ComponentInfo]:
    values = game.components.values.values()
    return [ComponentInfo(value.key, value.value, value.confidence, value.source) for value in values]


@get("/games/{game:str}/pieces", responses=_documented(dict[str, Piece]))
async def pieces(request: ApiRequest, game: str, seats: int, lang: Lang = None) -> Response[bytes]:
    """The names and explanations of all pieces, for a number of seats."""
    found = _game(game)
    if seats not in found.seat_counts:
        raise RequestError("no-such-seat", 400)
    return _cached_response(request, _pieces, found, request_language(request, lang), seats)


def _pieces(game: Game, language: str, seats: int) -> dict[str, Piece]:
    return game.text.catalogue(language, seats)


HANDLERS = (games, players, rulebook, aid, components, pieces)
