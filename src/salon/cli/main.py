"""The command `salon`: what it understands, and how it tells what went wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from salon.cli import bench, components, play, replay, rules, simulate
from salon.kernel.reasons import SalonError

COMMANDS = (play, simulate, replay, rules, components, bench)


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
