"""The application: routes, error responses, and the table manager that starts and stops with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from salon import __version__
from salon.kernel.reasons import SalonError
from salon.server import api
from salon.server.client_address import TrustedProxies
from salon.server.errors import RequestError, choose_language, words
from salon.server.limits import MAX_MESSAGE_BYTES
from salon.server.metrics_api import MetricsPlugin
from salon.server.request_limits import RequestLimits
from salon.server.settings import Settings
from salon.server.static_files import PAGE_HEADERS, StaticFiles, static_file
from salon.server.store import Store
from salon.server.table_manager import TableManager
from salon.server.websocket import table_socket

log = logging.getLogger("salon.server")


class Health(msgspec.Struct, frozen=True):
    """The state of the server: "ok", "closing", or why nothing can be saved; and the same as a sentence."""

    status: str
    text: str
    version: str
    tables: int
    connections: int


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an error response: a code for programs, a sentence for people."""

    code: str
    text: str


@get("/health", cost=0.2)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server works and what is played is kept (else 503), and how many tables are in memory."""
    manager: TableManager = request.app.state.manager
    problem = await manager.store.check()
    status = problem or ("closing" if manager.closing else "ok")
    language = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    connections = sum(len(active.connections) for active in manager.tables.values())
    body = Health(status, words().text(language, f"health-{status}"), __version__, len(manager.tables), connections)
    return Response(body, status_code=503 if problem else 200)


def _error_response(request: Request[Any, Any, Any], status: int, error: RequestError) -> Response[ErrorBody]:
    language = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return Response(ErrorBody(error.code, error.message(language)), status_code=status, headers=PAGE_HEADERS)


def on_request_error(request: Request[Any, Any, Any], error: RequestError) -> Response[ErrorBody]:
    """A request that is refused."""
    return _error_response(request, error.status, error)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """An invalid request: no such path, a body that cannot be decoded or is too large."""
    codes = {404: "no-such-address", 405: "no-such-address", 413: "too-large"}
    code = codes.get(error.status_code, "bad-message" if error.status_code < 500 else "went-wrong")
    if error.status_code >= 500:
        disconnected = "disconnected" in error.detail  # a client that hangs up is not an error of the server
        level = logging.INFO if disconnected else logging.ERROR
        log.log(level, "%s %s: %s", request.method, request.route_handler, error)
    return _error_response(request, error.status_code, RequestError(code, what=_validation_details(error)))


def _validation_details(error: HTTPException) -> str:
    """What could not be decoded, and where: "seats[0].who: Expected `str`, got `int`"."""
    items = error.extra if isinstance(error.extra, list) else []
    details = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in items if isinstance(item, dict)
    ]
    return "; ".join(details)[:200] or "no JSON"


def on_undecodable(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A body that is not UTF-8, or nested too deeply."""
    return _error_response(request, 400, RequestError("bad-message", what="no JSON"))


def on_internal_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """An internal error: the log gets the details, the client does not."""
    log.error("a request failed", exc_info=error)
    return _error_response(request, 500, RequestError("went-wrong"))


EXCEPTION_HANDLERS: Any = {
    RequestError: on_request_error,
    HTTPException: on_http_error,
    UnicodeDecodeError: on_undecodable,
    RecursionError: on_undecodable,
    SalonError: on_internal_error,
    Exception: on_internal_error,
}


def create_app(store: Store, settings: Settings | None = None, static_files: StaticFiles | None = None) -> Litestar:
    """The application for a store."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        app.state.manager = manager = TableManager(store, settings)
        await manager.start()
        yield
        await manager.stop()
        await store.close()

    app = Litestar(
        [api.router, table_socket, health, static_file],
        path=settings.base_path or None,
        lifespan=[lifespan],
        middleware=[RequestLimits()],
        plugins=[MetricsPlugin(settings.metrics_token)],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=MAX_MESSAGE_BYTES,
        logging_config=None,  # keep ours
        openapi_config=OpenAPIConfig(
            title="Salon", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    app.state.trusted_proxies = TrustedProxies(settings.trusted_proxies)
    app.state.static_files = static_files or StaticFiles(base_path=settings.base_path)
    return app
