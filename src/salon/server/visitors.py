"""Who asks: a browser is known by one secret in a cookie that scripts cannot read."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from salon.server.house import Settings
from salon.server.secrets import hashed, new_secret

COOKIE = "salon"
YEAR = 365 * 24 * 3600

Asker = ASGIConnection[Any, Any, Any, Any]


def visitor_of(asker: Asker) -> str | None:
    """The hash of the browser's secret, if it has one."""
    secret = asker.cookies.get(COOKIE)
    return hashed(secret) if secret and len(secret) <= 64 else None


def new_visitor(settings: Settings) -> tuple[str, Cookie]:
    """A new secret for a browser: its hash, and the cookie that carries it."""
    secret = new_secret()
    cookie = Cookie(COOKIE, value=secret, httponly=True, samesite="strict", max_age=YEAR, secure=settings.secure)
    return hashed(secret), cookie


def origin_is_ours(asker: Asker, settings: Settings) -> bool:
    """Whether the page that asks is our own; programs that are no browsers say nothing and are no danger."""
    origin = asker.headers.get("origin")
    if not origin:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return host == asker.headers.get("host") or origin in settings.origins
