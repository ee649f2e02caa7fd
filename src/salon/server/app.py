"""The application: routes, errors as one sentence each, and the house that opens and closes with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import text

from salon.kernel.reasons import SalonError
from salon.server import api
from salon.server.house import House, Settings
from salon.server.limits import MESSAGE, Buckets
from salon.server.live import live
from salon.server.pages import HEADERS, Page, page
from salon.server.refusals import Refused, language_of
from salon.server.store import Store

log = logging.getLogger("salon.server")


class Health(msgspec.Struct, frozen=True):
    """How the house is."""

    status: str
    version: str
    tables: int
    connections: int


class Complaint(msgspec.Struct, frozen=True):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    text: str


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Health:
    """Whether the server and its store work, and how many tables are in use."""
    house: House = request.app.state.house
    async with house.store.engine.connect() as connection:
        await connection.execute(text("select 1"))
    connections = sum(len(room.connections) for room in house.rooms.values())
    return Health("closing" if house.closing else "ok", version("salon"), len(house.rooms), connections)


def _complain(request: Request[Any, Any, Any], status: int, refused: Refused) -> Response[Complaint]:
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return Response(Complaint(refused.code, refused.sentence(language)), status_code=status, headers=HEADERS)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Complaint]:
    """Something that cannot be done."""
    return _complain(request, error.status, error)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Complaint]:
    """A request that makes no sense: no such address, a body that cannot be read, one that is too large."""
    codes = {404: "no-such-address", 405: "no-such-address", 413: "too-large"}
    code = codes.get(error.status_code, "bad-message" if error.status_code < 500 else "went-wrong")
    if error.status_code >= 500:
        theirs = "disconnected" in error.detail  # whoever hangs up in the middle of a request is no fault of ours
        log.log(logging.INFO if theirs else logging.ERROR, "%s %s: %s", request.method, request.route_handler, error)
    return _complain(request, error.status_code, Refused(code, what=_what(error)))


def _what(error: HTTPException) -> str:
    """What exactly could not be understood, and where: "seats[0].who: Expected `str`, got `int`"."""
    found = error.extra if isinstance(error.extra, list) else []
    told = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in found if isinstance(each, dict)]
    return "; ".join(told)[:200] or "no JSON"


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Complaint]:
    """A body that is no text, or nested so deeply that nobody can have meant it."""
    return _complain(request, 400, Refused("bad-message", what="no JSON"))


def on_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[Complaint]:
    """A fault of our own: the log gets all of it, the client none."""
    log.error("a request failed", exc_info=error)
    return _complain(request, 500, Refused("went-wrong"))


def make_app(store: Store, settings: Settings | None = None, folder: Page | None = None) -> Litestar:
    """The application on a store."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        app.state.house = house = House(store, chosen)
        await house.open()
        yield
        await house.close()
        await store.close()

    app = Litestar(
        [api.router, live, health, page],
        lifespan=[open_house],
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http_error,
            UnicodeDecodeError: on_unreadable,
            RecursionError: on_unreadable,
            SalonError: on_any_error,
            Exception: on_any_error,
        },
        request_max_body_size=MESSAGE,
        logging_config=None,  # or it would replace ours
        openapi_config=OpenAPIConfig(
            title="Salon", version=version("salon"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    app.state.page = folder or Page()
    app.state.making = Buckets(chosen.tables_an_hour / 3600, chosen.tables_an_hour / 4)
    app.state.joining = Buckets(2, 120)
    return app
