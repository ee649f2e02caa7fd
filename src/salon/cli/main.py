"""The command `salon`: its subcommands and error messages."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from salon import __version__
from salon.cli import admin, arena, bench, components, doctor, play, replay, rules, serve, simulate, work
from salon.kernel.reasons import SalonError

COMMANDS = (serve, work, play, admin, doctor, simulate, arena, replay, rules, components, bench)


def create_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="salon", description="A table for modern board games: play them, simulate them, replay them."
    )
    parser.add_argument("--version", action="version", version=f"salon {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns 0 on success, and 2 after an error message on standard error."""
    _open_missing_streams()
    chosen = create_parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
        return status
    except SalonError as error:
        print(f"salon: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # the reader closed the pipe; avoid an error when Python flushes the output at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeError) as error:
        # for example a full disk, or a terminal that cannot show these letters
        reason = error.strerror if isinstance(error, OSError) else "it cannot show these letters; try PYTHONUTF8=1"
        print(f"salon: the output cannot be written ({reason})", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2


def _open_missing_streams() -> None:
    """Replace missing standard streams by the null device."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
