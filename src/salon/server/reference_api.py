"""The HTTP interface of what people look up: rulebook, player aid, pieces and component values.

Those of a game have the component values that new tables of this server get; those of a table have the values the
table is played with. Responses are computed once for each set of values and language.
"""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Protocol, cast

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from salon.games import corrected_game, game_ids
from salon.kernel.catalogue import Piece, Section
from salon.kernel.game import Game
from salon.kernel.learning import Learning, learning
from salon.kernel.rulebook import Chapter
from salon.server.errors import RequestError, choose_language
from salon.server.examples import ExampleView, example_views
from salon.server.settings import OwnCopy
from salon.server.table_manager import TableManager

ComponentValue = int | str | list[int | str]
ApiRequest = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, de or th")]


class ComponentInfo(msgspec.Struct, frozen=True):
    """One component value, with its confidence and source, and the value of the released components."""

    key: str
    value: ComponentValue
    confidence: str
    source: str
    released: ComponentValue | None


def request_language(request: ApiRequest, lang: str | None) -> str:
    """The language of a request: its parameter, else its Accept-Language header."""
    return choose_language(lang, request.headers.get("accept-language", ""))


# --- what is looked up -----------------------------------------------------------------------------------


def _rulebook(game: Game, language: str, seats: int) -> list[Chapter]:
    return game.text.rulebook.sections(language)


def _aid(game: Game, language: str, seats: int) -> list[Section]:
    return game.text.player_aid(language)


def _pieces(game: Game, language: str, seats: int) -> dict[str, Piece]:
    return game.text.catalogue(language, seats)


def _examples(game: Game, language: str, seats: int) -> list[ExampleView]:
    return example_views(game, language)


def _learning(game: Game, language: str, seats: int) -> Learning:
    return learning(game, language)


def _components(game: Game, language: str, seats: int) -> list[ComponentInfo]:
    released = type(game).released(game.components.released)
    return [
        ComponentInfo(
            value.key,
            value.value,
            value.confidence,
            value.source,
            released[value.key] if value.key in released.values else None,
        )
        for value in game.components.values.values()
    ]


class Content(Protocol):
    """Computes what is looked up, in a language, for a number of seats."""

    __name__: str

    def __call__(self, game: Game, language: str, seats: int, /) -> Any:
        """The content."""


async def _response(request: ApiRequest, content: Content, game: Game, lang: str | None, seats: int) -> Response[bytes]:
    language = request_language(request, lang)
    tag = f'"{game.components.hash}-{language}-{seats}"'
    headers = {"Vary": "Accept-Encoding, Accept-Language", "Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    key = content.__name__, game.id, game.components.hash, language, str(seats)
    manager = manager_of(request)
    body = await manager.answers.get(
        key, lambda: manager.background.run(lambda: _compress(content(game, language, seats)))
    )
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


def _compress(content: Any) -> bytes:
    return gzip.compress(msgspec.json.encode(content), 9, mtime=0)


def _documented(data: Any) -> dict[int, ResponseSpec]:
    """What a compressed response contains, for the OpenAPI document."""
    return {200: ResponseSpec(data, generate_examples=False)}


# --- of a game -------------------------------------------------------------------------------------------


def manager_of(request: ApiRequest) -> TableManager:
    """The table manager of the application."""
    return cast(TableManager, request.app.state.manager)


def default_game(manager: TableManager, game: str) -> Game:
    """A game with the component values that new tables of this server get."""
    if game not in game_ids():
        raise RequestError("no-such-game", 404, game=game[:40])
    return corrected_game(game, manager.settings.copies.get(game, OwnCopy()).values)


async def _of_game(
    request: ApiRequest, content: Content, game: str, lang: str | None, seats: int | None = None
) -> Response[bytes]:
    found = default_game(manager_of(request), game)
    if seats is not None and seats not in found.seat_counts:
        raise RequestError("no-such-seat", 400)
    return await _response(request, content, found, lang, seats or found.seat_counts[0])


@get("/games/{game:str}/rulebook", responses=_documented(list[Chapter]))
async def rulebook(request: ApiRequest, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The rulebook of a game."""
    return await _of_game(request, _rulebook, game, lang)


@get("/games/{game:str}/examples", responses=_documented(list[ExampleView]))
async def examples(request: ApiRequest, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The worked examples of the rulebook of a game, each with the position before and after it."""
    return await _of_game(request, _examples, game, lang)


@get("/games/{game:str}/learning", responses=_documented(Learning))
async def game_learning(request: ApiRequest, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """What stands beside the lessons of the rulebook: material, set-up and glossary of a game."""
    return await _of_game(request, _learning, game, lang)


@get("/games/{game:str}/aid", responses=_documented(list[Section]))
async def aid(request: ApiRequest, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The player aid of a game."""
    return await _of_game(request, _aid, game, lang)


@get("/games/{game:str}/components", responses=_documented(list[ComponentInfo]))
async def components(request: ApiRequest, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The component values of a game, each with its confidence and source."""
    return await _of_game(request, _components, game, lang)


@get("/games/{game:str}/pieces", responses=_documented(dict[str, Piece]))
async def pieces(request: ApiRequest, game: FromPath[str], seats: FromQuery[int], lang: Lang = None) -> Response[bytes]:
    """All pieces of a game as data and in words, for a number of seats."""
    return await _of_game(request, _pieces, game, lang, seats)


# --- of a table ------------------------------------------------------------------------------------------


async def _of_table(request: ApiRequest, content: Content, table: str, lang: str | None) -> Response[bytes]:
    found = (await manager_of(request).get(table)).table
    return await _response(request, content, found.game, lang, len(found.seats))


@get("/tables/{table:str}/rules", responses=_documented(list[Chapter]))
async def table_rules(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The rulebook, with the component values of a table."""
    return await _of_table(request, _rulebook, table, lang)


@get("/tables/{table:str}/examples", responses=_documented(list[ExampleView]))
async def table_examples(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The worked examples of the rulebook, with the component values of a table."""
    return await _of_table(request, _examples, table, lang)


@get("/tables/{table:str}/learning", responses=_documented(Learning))
async def table_learning(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """What stands beside the lessons, with the component values of a table."""
    return await _of_table(request, _learning, table, lang)


@get("/tables/{table:str}/aid", responses=_documented(list[Section]))
async def table_aid(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The player aid, with the component values of a table."""
    return await _of_table(request, _aid, table, lang)


@get("/tables/{table:str}/components", responses=_documented(list[ComponentInfo]))
async def table_components(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The component values that a table is played with."""
    return await _of_table(request, _components, table, lang)


@get("/tables/{table:str}/pieces", responses=_documented(dict[str, Piece]))
async def table_pieces(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """All pieces of a table as data and in words."""
    return await _of_table(request, _pieces, table, lang)


HANDLERS = (
    rulebook, examples, game_learning, aid, components, pieces,
    table_rules, table_examples, table_learning, table_aid, table_components, table_pieces,
)  # fmt: skip
