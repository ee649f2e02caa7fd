"""Settings of the server as flags of a command, and the check that the server is installed."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

from salon.kernel.reasons import SalonError
from salon.server.settings import CONFIG, SETTINGS, Settings, read_settings

SERVER_PACKAGES = ("litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic", "prometheus_client")


def require_server() -> None:
    """Raise SalonError if the packages of the server are not installed."""
    if any(find_spec(package) is None for package in SERVER_PACKAGES):
        raise SalonError("this command needs the server; install it with: pip install 'salon[serve]'")


def add_settings(command: argparse.ArgumentParser, *keys: str) -> None:
    """Add the flags of these settings, or of all, and the file they can be read from."""
    command.add_argument(
        "--config", type=Path, metavar="FILE", help=f"a TOML file of settings (default: the one that {CONFIG} names)"
    )
    for key in keys or SETTINGS:
        row = SETTINGS[key]
        about = f"{row.meta.description}".replace("%", "%%")
        if row.default not in (None, "", (), False):
            shown = ", ".join(row.default) if row.is_list else row.default
            about += f" (default: {shown})"
        if row.kind is bool:
            command.add_argument(*row.flags, dest=key, action=argparse.BooleanOptionalAction, help=about)
        elif row.is_list:
            command.add_argument(*row.flags, dest=key, action="append", metavar=row.metavar, help=about)
        else:
            command.add_argument(*row.flags, dest=key, metavar=row.metavar, help=about)


def chosen_settings(chosen: argparse.Namespace) -> Settings:
    """The settings from the command line, the environment and the file."""
    return read_settings(vars(chosen), os.environ, chosen.config)
