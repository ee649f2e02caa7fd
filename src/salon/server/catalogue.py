"""What there is to play: games, their options, rules, pieces and components in words, and the computer players."""

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
from salon.kernel.explained import Piece, Section
from salon.kernel.game import Game
from salon.kernel.rulebook import Section as Chapter
from salon.players import LEVELS, PLAYERS, USUAL
from salon.server.computers import level_words
from salon.server.refusals import Refused, language_of

Asking = Request[Any, Any, Any]
Lang = Annotated[str | None, Parameter(query="lang", description="en, de or th")]


def asked_language(request: Asking, lang: str | None) -> str:
    """The language of a request: as it says, else what the browser accepts."""
    return language_of(lang, request.headers.get("accept-language", ""))


@cache
def _packed(make: Callable[..., Any], *about: Any) -> bytes:
    """What never changes while the server runs, as JSON and compressed: made once."""
    return gzip.compress(msgspec.json.encode(make(*about)), 9, mtime=0)


def _lasting(request: Asking, make: Callable[..., Any], *about: Any) -> Response[bytes]:
    body = _packed(make, *about)
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


class ChoiceShown(msgspec.Struct, frozen=True):
    """One value of an option in words."""

    value: str
    words: str


class OptionShown(msgspec.Struct, frozen=True):
    """A choice people make before the deal, in words."""

    name: str
    words: str
    choices: list[ChoiceShown]


class GameShown(msgspec.Struct, frozen=True):
    """A game as it is offered."""

    id: str
    name: str
    about: str
    template: bool
    guided: bool
    seat_counts: list[int]
    options: list[OptionShown]


class PlayerShown(msgspec.Struct, frozen=True):
    """A computer player as it is offered."""

    id: str
    name: str
    level: bool  # one of the named levels, for people; the others are for those who know what they want
    usual: bool  # whoever has no wish gets this one


class ComponentShown(msgspec.Struct, frozen=True):
    """One component value, and how sure it is."""

    key: str
    value: Any
    confidence: str
    source: str


def _game(game: str) -> Game:
    if game not in game_ids():
        raise Refused("no-such-game", 404, game=game[:40])
    return game_by_id(game)


@get("/games")
async def games(request: Asking, lang: Lang = None) -> list[GameShown]:
    """All games, those made to be played first."""
    language = asked_language(request, lang)
    found = sorted((game_by_id(each) for each in game_ids()), key=lambda game: (game.template, game.id))
    return [_game_shown(game, language) for game in found]


def _game_shown(game: Game, language: str) -> GameShown:
    options = [
        OptionShown(name, said, [ChoiceShown(value, called) for value, called in choices])
        for name, said, choices in game.option_words(language)
    ]
    title, about, guided = game.title(language), game.about(language), game.guide is not None
    return GameShown(game.id, title, about, game.template, guided, list(game.seat_counts), options)


@get("/players")
async def players(request: Asking, lang: Lang = None) -> list[PlayerShown]:
    """The computer players, weakest first."""
    language = asked_language(request, lang)
    return [PlayerShown(name, level_words(name, language), name in LEVELS, name == USUAL) for name in PLAYERS]


@get("/games/{game:str}/rulebook", responses={200: ResponseSpec(list[Chapter])})
async def rulebook(request: Asking, game: str, lang: Lang = None) -> Response[bytes]:
    """The rulebook of a game."""
    return _lasting(request, _rulebook, _game(game), asked_language(request, lang))


def _rulebook(game: Game, language: str) -> list[Chapter]:
    return game.rulebook.sections(language)


@get("/games/{game:str}/aid", responses={200: ResponseSpec(list[Section])})
async def aid(request: Asking, game: str, lang: Lang = None) -> Response[bytes]:
    """The player aid of a game."""
    return _lasting(request, _aid, _game(game), asked_language(request, lang))


def _aid(game: Game, language: str) -> list[Section]:
    return game.aid_sections(language)


@get("/games/{game:str}/components", responses={200: ResponseSpec(list[ComponentShown])})
async def components(request: Asking, game: str) -> Response[bytes]:
    """What is printed on the pieces, and how sure that is."""
    return _lasting(request, _components, _game(game))


def _components(game: Game) -> list[ComponentShown]:
    values = game.components.values.values()
    return [ComponentShown(value.key, value.value, value.confidence, value.source) for value in values]


@get("/games/{game:str}/pieces", responses={200: ResponseSpec(dict[str, Piece])})
async def pieces(request: Asking, game: str, seats: int, lang: Lang = None) -> Response[bytes]:
    """Names and explanations of all pieces, at a table of so many seats."""
    found = _game(game)
    if seats not in found.seat_counts:
        raise Refused("no-such-seat", 400)
    return _lasting(request, _pieces, found, asked_language(request, lang), seats)


def _pieces(game: Game, language: str, seats: int) -> dict[str, Piece]:
    return game.explained(language, seats)


HANDLERS = (games, players, rulebook, aid, components, pieces)
