"""The HTTP interface of own copies: component values as a form, checked, written to a file and read from one.

A copy belongs to the browser that asks. Nothing of it is stored here; only a table that is created with one keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from salon.games import corrected_game, game_ids
from salon.games import game as game_by_id
from salon.kernel.catalogue import Piece
from salon.kernel.component_file import NotAComponentFile, read_corrections, write_corrections
from salon.kernel.component_form import Difference, FormGroup, OwnValue, labels_of
from salon.kernel.game import Game
from salon.server.copy_values import MAX_KEY, check_size
from salon.server.errors import RequestError, words
from salon.server.reference_api import ApiRequest, Lang, manager_of, request_language
from salon.server.seating import clean_name
from salon.server.settings import OwnCopy

MAX_FILE_BYTES = 131_072  # a file may hold every value of a game, each with a comment


class ValuesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of an own copy, by their keys."""

    values: dict[str, OwnValue]


class ImportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of corrections."""

    toml: str


class ValueFault(msgspec.Struct, frozen=True):
    """Why no game could be played with a value."""

    key: str
    text: str


class CheckedCopy(msgspec.Struct, frozen=True):
    """What is wrong with the values of an own copy, and in what they differ from the released ones."""

    faults: list[ValueFault]
    differences: list[Difference]


class ImportedCopy(msgspec.Struct, frozen=True):
    """The copy that a file describes: its name, the values that can be used, and what is wrong with the file."""

    name: str
    values: dict[str, OwnValue]
    faults: list[ValueFault]


def _released_game(request: ApiRequest, game: str) -> Game:
    """A game with its released values."""
    if game not in game_ids():
        raise RequestError("no-such-game", 404, game=game[:40])
    return game_by_id(game)


def copy_faults(game: Game, values: Mapping[str, Any], language: str) -> list[ValueFault]:
    """Everything that is wrong with values, each with a sentence that names the value."""
    own = game.components.overridden(_usable(game, values))
    found = [*game.components.faults_of(values), *type(game).component_faults(own)]
    labels = _labels(game, language) if found else {}
    return [
        ValueFault(
            fault.key,
            words().text(
                language,
                "value-fault",
                label=labels.get(fault.key, fault.key[:MAX_KEY]),
                fault=game.text.fault_text(fault, language),
            ),
        )
        for fault in found
    ]


def require_possible(game: str, values: Mapping[str, Any], language: str) -> None:
    """Refuse values that no game could be played with, with the sentence of the first fault."""
    check_size(values)
    faults = copy_faults(game_by_id(game), values, language) if game in game_ids() else []
    if faults:
        raise RequestError("impossible-copy", 400, text=faults[0].text)


def _labels(game: Game, language: str) -> dict[str, str]:
    """What values are called, and whole tables of them."""
    groups = game.text.component_form(language)
    tables = {field.key.partition(".")[0]: group.section or group.title for group in groups for field in group.fields}
    return tables | labels_of(groups)


def _differences(game: Game, values: Mapping[str, Any], language: str) -> list[Difference]:
    """The differences of values that may be impossible: those of unknown keys or a wrong type are left out."""
    return game.text.differences(language, game.components.overridden(_usable(game, values)))


def _usable(game: Game, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values whose keys and types are right."""
    wrong = {fault.key for fault in game.components.faults_of(values)}
    return {key: value for key, value in values.items() if key not in wrong}


# --- own copies ------------------------------------------------------------------------------------------


@get("/games/{game:str}/component-form")
async def component_form(request: ApiRequest, game: FromPath[str], lang: Lang = None) -> list[FormGroup]:
    """The component values of a game as a form."""
    return _released_game(request, game).text.component_form(request_language(request, lang))


@post("/games/{game:str}/components/check", status_code=200, cost=3)
async def check_copy(
    request: ApiRequest, game: FromPath[str], data: JSONBody[ValuesRequest], lang: Lang = None
) -> CheckedCopy:
    """What is wrong with the values of an own copy, and in what they differ from the released ones."""
    check_size(data.values)
    found, language = _released_game(request, game), request_language(request, lang)
    return CheckedCopy(copy_faults(found, data.values, language), _differences(found, data.values, language))


@post("/games/{game:str}/components/pieces", status_code=200, cost=3)
async def copy_pieces(
    request: ApiRequest, game: FromPath[str], data: JSONBody[ValuesRequest], seats: FromQuery[int], lang: Lang = None
) -> dict[str, Piece]:
    """All pieces as an own copy shows them, for a number of seats."""
    found, language = _released_game(request, game), request_language(request, lang)
    if seats not in found.seat_counts:
        raise RequestError("no-such-seat", 400)
    require_possible(game, data.values, language)
    return corrected_game(game, data.values).text.catalogue(language, seats)


@post("/games/{game:str}/components/export", status_code=200, cost=3)
async def export_copy(request: ApiRequest, game: FromPath[str], data: JSONBody[OwnCopy]) -> Response[str]:
    """The file of an own copy, for `--components FILE`."""
    check_size(data.values)
    found = _released_game(request, game)
    values = found.components.overridden(_usable(found, data.values)).overrides
    text = write_corrections(clean_name(data.name), values)
    headers = {"Content-Disposition": f'attachment; filename="{found.id}-copy.toml"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


@post("/games/{game:str}/components/import", status_code=200, cost=5, request_max_body_size=2 * MAX_FILE_BYTES)
async def import_copy(
    request: ApiRequest, game: FromPath[str], data: JSONBody[ImportRequest], lang: Lang = None
) -> ImportedCopy:
    """Read the file of an own copy."""
    found, language = _released_game(request, game), request_language(request, lang)
    if len(data.toml.encode("utf-8", "replace")) > MAX_FILE_BYTES:
        raise RequestError("too-large", 413)
    try:
        name, values = read_corrections(data.toml)
    except NotAComponentFile as error:
        code = "no-copy-file-at" if str(error) else "no-copy-file"
        raise RequestError(code, 400, what=str(error)[:120]) from None
    check_size(values)
    usable = _usable(found, values)
    faults = copy_faults(found, values, language)
    return ImportedCopy(clean_name(name), found.components.overridden(usable).overrides, faults)


@get("/tables/{table:str}/differences")
async def table_differences(request: ApiRequest, table: FromPath[str], lang: Lang = None) -> list[Difference]:
    """In which component values a table differs from the released ones."""
    game = (await manager_of(request).get(table)).table.game
    return game.text.differences(request_language(request, lang))


HANDLERS = (component_form, check_copy, copy_pieces, export_copy, import_copy, table_differences)
