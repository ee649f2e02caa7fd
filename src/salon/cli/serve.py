"""`salon serve`: serve tables to browsers, on this machine or over a network.

Tables are stored in one SQLite file; a move is on disk before it is acknowledged. Stop with Ctrl-C: nothing is lost.
"""

from __future__ import annotations

import argparse
import logging
import os
import threading
from pathlib import Path
from typing import Any

import msgspec

from salon.cli.files import data_folder
from salon.cli.settings import add_settings, chosen_settings, require_server
from salon.games import game_of_components
from salon.kernel.reasons import SalonError
from salon.server.settings import OwnCopy, Settings, unknown_variables


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("serve", help="open the table in the browser", description=__doc__)
    command.add_argument("--open", action="store_true", help="open a browser; use the next port if this one is taken")
    add_settings(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    require_server()
    # imported here: other commands do not need the server's libraries
    from salon.server.outbox import check_webhook
    from salon.server.processes import ProcessGroup
    from salon.server.run import bind_socket, configure_logging, prepare_store, serve
    from salon.server.store import sqlite_path

    settings = chosen_settings(chosen)
    settings = msgspec.structs.replace(settings, copies=own_copies([Path(file) for file in settings.components]))
    if settings.webhook:
        check_webhook(settings.webhook)
    listener = bind_socket(settings.host, settings.port, attempts=20 if chosen.open else 1)
    address = page_address(settings, listener.getsockname()[1])

    def announce() -> None:
        print(f"Salon is open at {address} (Ctrl-C closes it; no game is lost)", flush=True)
        if chosen.open:
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    configure_logging(settings.log_level, settings.log_format)
    for name in unknown_variables(os.environ):
        logging.getLogger("salon.server").warning("%s is not a setting", name)
    db = settings.db or default_store()
    if settings.processes == 1:
        return serve(listener, db, settings, announce)
    if sqlite_path(db) is not None:
        raise SalonError(f"--processes {settings.processes}: several need PostgreSQL; name it with --db postgresql://…")
    prepare_store(db)
    return ProcessGroup(listener, db, settings).run(announce)


def page_address(settings: Settings, port: int) -> str:
    """The address of the page, for people on this machine."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    display_host = "localhost" if host in ("0.0.0.0", "[::]", "127.0.0.1") else host
    return f"http://{display_host}:{port}{settings.base_path}/"


def own_copies(files: list[Path]) -> dict[str, OwnCopy]:
    """The own copy of each game that a file of component values is for."""
    copies: dict[str, OwnCopy] = {}
    for file in files:
        found = game_of_components(file)
        if found.id in copies:
            raise SalonError(f"{file}: {found.id} has two files of components; name one of them")
        copies[found.id] = OwnCopy(file.stem, found.components.overrides)
    return copies


def default_store() -> Path:
    """The default location of the store."""
    return data_folder() / "tables.db"
