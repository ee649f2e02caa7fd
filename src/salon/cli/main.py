"""The command `salon`: what it understands, and how it tells what went wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from salon.cli import arena, bench, components, keep, play, replay, rules, serve, simulate
from salon.kernel.reasons import SalonError

COMMANDS = (serve, play, keep, simulate, arena, replay, rules, components, bench)


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    made = argparse.ArgumentParser(
        prog="salon", description="A table for modern board games: play them, simulate them, replay them."
    )
    made.add_argument("--version", action="version", version=f"salon {version('salon')}")
    commands = made.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add_to(commands)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 is success, 2 a mistake that one line on standard error names."""
    _open_missing_streams()
    chosen = parser().parse_args(arguments)
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
        # whoever reads our output has seen enough; do not complain when Python flushes it at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeError) as error:
        # a full disk, or a terminal that cannot show the words
        reason = error.strerror if isinstance(error, OSError) else "it cannot show these letters; try PYTHONUTF8=1"
        print(f"salon: the output cannot be written ({reason})", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2


def _open_missing_streams() -> None:
    """A process may be started without standard streams; nothing is then what comes from and goes to them."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
