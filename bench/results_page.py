"""The page of results, `bench/RESULTS.md`: each command writes its own section and leaves the others alone.

A section names the machine and the versions, but no path and no address: the page is kept in the repository.
"""

import os
import platform
import re
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PAGE = Path(__file__).resolve().parent / "RESULTS.md"
HEAD = "# Results\n\nEach section is written by the command it names.\n"


def put(heading: str, body: str, page: Path = PAGE) -> None:
    """Write a section, in place of the one with the same heading or as the last."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    sections = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n?)*)", old, flags=re.M))
    sections[heading] = f"\n{body.strip()}\n\n"
    parts = (f"## {name}\n{text}" for name, text in sections.items())
    page.write_text(HEAD + "\n" + "".join(parts).rstrip() + "\n", encoding="utf-8")


def circumstances() -> str:
    """When and where it was measured, as the first lines of a section's list."""
    when = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
    return f"- Date: {when}\n- Machine: {processor()}, {os.cpu_count()} cores, {platform.system()}"


def versions(**others: str) -> str:
    """The line of versions: Python, Salon and whatever else took part."""
    all_of_them = {"Python": platform.python_version(), "salon": version_of("salon"), **others}
    return "- Versions: " + ", ".join(f"{name} {number}" for name, number in all_of_them.items())


def table(head: list[str], lines: list[list[str]], words: int) -> str:
    """A table whose first columns hold words, the others numbers."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, rule, *lines]) + "\n"


def processor() -> str:
    """The model of this machine's processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def version_of(package: str) -> str:
    """The version of a package beside this Python."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
