"""Settings that do not go together, or that are probably not meant."""

from __future__ import annotations

import ipaddress
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from salon.kernel.reasons import SalonError
from salon.server.doctor.finding import Finding, count
from salon.server.run import files_needed
from salon.server.settings import Settings, unknown_variables
from salon.server.store import sqlite_path

NEAR = ("localhost", "127.0.0.1", "::1")


def examine_settings(settings: Settings, db: str | Path, environment: Mapping[str, str]) -> Iterator[Finding]:
    """What the settings say about each other."""
    found = [*_unknown(environment), *_reached(settings), *_processes(settings, db), *_files(settings)]
    yield from found
    if not found:
        where = f"{settings.host}:{settings.port}{settings.base_path}"
        yield Finding("settings", "good", f"to be served at {where}, by {count(settings.processes, 'process')}")


def _unknown(environment: Mapping[str, str]) -> Iterator[Finding]:
    for name in unknown_variables(environment):
        yield Finding("settings", "note", f"{name} is not a setting", "docs/hosting.md lists all of them")


def _reached(settings: Settings) -> Iterator[Finding]:
    """Who can reach the server, and how."""
    is_open = settings.host not in NEAR
    if is_open and not settings.https and not settings.trusted_proxies:
        yield Finding(
            "settings", "note", f"everybody who reaches {settings.host} can use the page, without encryption",
            "on the internet, put a proxy with TLS before it (deploy/Caddyfile), and use --https and --trusted-proxy",
        )  # fmt: skip
    if settings.https and not (settings.names or settings.origins):
        yield Finding(
            "settings", "bad", "with --https the page is reached by a name, and no name is set: it would be refused",
            "name the host with --name tables.example.org",
        )  # fmt: skip
    if settings.https and not settings.trusted_proxies:
        yield Finding(
            "settings", "bad", "no proxy is trusted: all people have its address, and share the limits of one",
            "name the address of the proxy with --trusted-proxy 127.0.0.1",
        )  # fmt: skip
    for proxy in settings.trusted_proxies:
        try:
            everybody = ipaddress.ip_network(proxy, strict=False).prefixlen == 0
        except ValueError:
            yield Finding("settings", "bad", f"--trusted-proxy {proxy!r} is neither an address nor a network")
            continue
        if everybody:
            yield Finding(
                "settings", "bad", f"--trusted-proxy {proxy} trusts everybody: anyone can pretend to have any address",
                "name the address of the proxy only",
            )  # fmt: skip


def _processes(settings: Settings, db: str | Path) -> Iterator[Finding]:
    try:
        in_file = sqlite_path(db) is not None
    except SalonError:
        return
    if in_file and settings.processes > 1:
        yield Finding(
            "settings", "bad", f"{settings.processes} processes cannot share a file",
            "keep the tables in PostgreSQL: --db postgresql://…, after `salon move-store FILE URL`",
        )  # fmt: skip


def _files(settings: Settings) -> Iterator[Finding]:
    """Whether enough files may be open at the same time."""
    if sys.platform == "win32":
        return
    import resource

    needed, (_, hard) = files_needed(settings.max_connections), resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard not in (resource.RLIM_INFINITY, -1) and hard < needed:
        yield Finding(
            "settings", "bad", f"{settings.max_connections} connections need {needed} open files; {hard} are allowed",
            "raise LimitNOFILE of the service (or ulimit -n), or lower --max-connections",
        )  # fmt: skip
