"""Who sends a request: a visitor is identified by a token in a cookie that scripts cannot read."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from salon.server.settings import Settings
from salon.server.tokens import hash_token, new_token

COOKIE = "salon"
COOKIE_MAX_AGE = 365 * 24 * 3600
MAX_TOKEN_LENGTH = 64

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def visitor_of(connection: AnyConnection) -> str | None:
    """The visitor of a request: the hash of its token, or None without one."""
    token = connection.cookies.get(COOKIE)
    return hash_token(token) if token and len(token) <= MAX_TOKEN_LENGTH else None


def new_visitor(settings: Settings, is_https: bool) -> tuple[str, Cookie]:
    """A new visitor, and the cookie that carries its token; a secure one is sent by HTTPS only."""
    token = new_token()
    cookie = Cookie(
        COOKIE,
        value=token,
        path=settings.base_path or "/",
        httponly=True,
        samesite="strict",
        max_age=COOKIE_MAX_AGE,
        secure=settings.https or is_https,
    )
    return hash_token(token), cookie


def origin_allowed(connection: AnyConnection, settings: Settings) -> bool:
    """Whether the request comes from our own page, or from a program that sends no Origin header."""
    origin = connection.headers.get("origin")
    if not origin:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # not a URL
        return False
    return host == connection.headers.get("host") or origin in settings.origins
