"""What the page costs: bytes over the wire until the first page or a table is drawn, and the time to open a replay.

    python bench/page.py --rounds 7 --write

Every page is opened in a browser profile of its own, so that nothing is cached. Needs Debian's Chromium.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from results_page import circumstances, put, versions
from results_page import table as in_columns

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.conftest import Server
from tests.server.stored_tables import record_of
from tests.web.conftest import CHROMIUM, FLAGS, LAPTOP, BrowserUser
from tests.web.seeded_tables import seat_people
from tests.web.transfer import loaded_bytes

MOVES = 300
MAX_BYTES = {"the first page": 200_000, "a table": 300_000}
MAX_SECONDS = 1.0  # to open a replay


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--write", action="store_true", help="write the section of bench/RESULTS.md")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        body = sizes(browser, server) + "\n" + replay(browser, server, chosen.rounds)
        browser.close()
        server.stop()
    print(body)
    if chosen.write:
        head = f"`python bench/page.py --rounds {chosen.rounds} --write`\n\n{circumstances()}\n{versions()}\n"
        put("The page", f"{head}\n{body}")


def sizes(browser: Browser, server: Server) -> str:
    """Bytes over the wire for the first page and a table of either game, in three languages."""
    rows = []
    for language in ("en", "de", "th"):
        for name, game in (("the first page", ""), ("a table", "paris"), ("a table", "wonders")):
            user = BrowserUser(browser, server, language, LAPTOP)
            path = f"/table/{open_table(user, game)}" if game else "/"
            size = loaded_bytes(user, path)
            most = MAX_BYTES[name]
            rows.append([f"{name} {game}".strip(), language, f"{size / 1000:.0f}", f"{most / 1000:.0f}"])
            user.close()
    return in_columns(["page", "language", "kB", "at most"], rows, 2)


def open_table(user: BrowserUser, game: str) -> str:
    seats = 3
    record = record_of(game, seats, "page", stop=lambda position, seat, legal: seat == 0 and len(legal) > 3)
    return seat_people(record, [user, *["random"] * (seats - 1)])


def replay(browser: Browser, server: Server, rounds: int) -> str:
    """Seconds from the address to the drawn board and bar of a finished game of many moves."""
    owner = BrowserUser(browser, server, "en", LAPTOP)
    number = next(n for n in range(100) if len(record_of("paris", 4, f"replay {n}").actions) >= MOVES)
    record = record_of("paris", 4, f"replay {number}")
    table = seat_people(record, [owner, "random", "random", "random"])
    seconds = []
    for _ in range(rounds):
        user = BrowserUser(browser, server, "en", LAPTOP)
        began = time.perf_counter()
        user.open(f"/replay/{table}/{MOVES}")
        user.page.locator("[data-board], main svg").first.wait_for()
        user.page.get_by_role("slider").first.wait_for()
        seconds.append(time.perf_counter() - began)
        user.close()
    owner.close()
    return (
        f"A replay of {len(record.actions)} moves opens in **{median(seconds):.2f} s** (median of {rounds}, "
        f"{min(seconds):.2f} to {max(seconds):.2f}; target: at most {MAX_SECONDS:.0f} s)."
    )


if __name__ == "__main__":
    main()
