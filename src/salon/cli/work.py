"""`salon work`: play for computer players on the PostgreSQL database of servers, answer hints, deliver notices.

Any number of workers may run, on any machine that reaches the database. Stop with Ctrl-C: another one takes over.
"""

from __future__ import annotations

import argparse
from typing import Any

from salon.cli.settings import add_settings, chosen_settings, require_server
from salon.kernel.reasons import SalonError


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("work", help="play for the computer players of other servers", description=__doc__)
    add_settings(
        command, "db", "bot_threads", "host", "metrics_port", "metrics_token", "webhook", "log_level", "log_format"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Work until stopped."""
    require_server()
    from salon.server.outbox import check_webhook
    from salon.server.run import configure_logging
    from salon.server.run_worker import work

    settings = chosen_settings(chosen)
    if settings.db is None:
        raise SalonError("name the database of the servers with --db postgresql://…")
    if settings.webhook:
        check_webhook(settings.webhook)
    configure_logging(settings.log_level, settings.log_format)
    return work(settings.db, settings, lambda: print("The worker is ready (Ctrl-C stops it)", flush=True))
