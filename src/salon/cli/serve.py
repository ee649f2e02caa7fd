"""`salon serve`: serve tables to browsers, on this machine or over a network.

Tables are stored in one SQLite file; a move is on disk before it is acknowledged. Stop with Ctrl-C: nothing is lost.
"""

from __future__ import annotations

import argparse
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from salon.cli.play import data_folder
from salon.games import game_of_components
from salon.kernel.reasons import SalonError
from salon.players import DEFAULT_PLAYER, PLAYERS

if TYPE_CHECKING:
    from salon.server.settings import OwnCopy

PORT = 8000


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("serve", help="open the table in the browser", description=__doc__)
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    command.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0: any that is free")
    command.add_argument("--db", metavar="URL", help="a database URL or an SQLite file (default: in your data folder)")
    command.add_argument("--open", action="store_true", help="open a browser; use the next port if this one is taken")
    command.add_argument("--https", action="store_true", help="a reverse proxy serves HTTPS: mark cookies as secure")
    command.add_argument("--origin", action="append", default=[], metavar="URL", help="a further address of the page")
    command.add_argument("--webhook", metavar="URL", help="post a notice here when a person must act")
    command.add_argument(
        "--components",
        action="append",
        default=[],
        type=Path,
        metavar="FILE",
        help="component values of your own copy, for new tables; can be given once for each game",
    )
    command.add_argument(
        "--grace",
        type=float,
        default=120.0,
        metavar="SECONDS",
        help="until a computer player may play for an absent person",
    )
    command.add_argument(
        "--stand-in",
        choices=PLAYERS,
        default=DEFAULT_PLAYER,
        help=f"plays for a person who leaves (default: {DEFAULT_PLAYER})",
    )
    command.add_argument(
        "--tables-an-hour",
        type=float,
        default=300.0,
        metavar="N",
        help="tables created from one address (default: 300)",
    )
    command.add_argument(
        "--acts-a-second",
        type=float,
        default=30.0,
        metavar="N",
        help="commands of one connection, on average (default: 30)",
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    # imported here: other commands do not need the server's libraries
    from salon.server.run import bind_socket, configure_logging, serve, store_url
    from salon.server.settings import Settings

    settings = Settings(
        grace=chosen.grace,
        stand_in=chosen.stand_in,
        webhook=chosen.webhook,
        origins=tuple(chosen.origin),
        tables_per_hour=chosen.tables_an_hour,
        commands_per_second=chosen.acts_a_second,
        secure=chosen.https,
        copies=own_copies(chosen.components),
    )
    url = store_url(chosen.db or default_store())
    listener = bind_socket(chosen.host, chosen.port, attempts=20 if chosen.open else 1)
    host = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
    display_host = "localhost" if host in ("0.0.0.0", "[::]", "127.0.0.1") else host
    address = f"http://{display_host}:{listener.getsockname()[1]}/"
    print(f"Salon is open at {address} (Ctrl-C closes it; no game is lost)", flush=True)
    configure_logging()
    if chosen.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    return serve(listener, url, settings)


def own_copies(files: list[Path]) -> dict[str, OwnCopy]:
    """The own copy of each game that a file of component values is for."""
    from salon.server.settings import OwnCopy

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


def _open_browser(address: str) -> None:
    """Open a browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
