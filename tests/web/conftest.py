"""The page in a real browser: Debian's Chromium, driven by Playwright, on a real server."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright

from tests.server.conftest import Server

# The headless shell is the same browser without its windows: a fifth less work for the same page.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("SALON_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
LAPTOP = {"width": 1366, "height": 768}
LOW_LAPTOP = {"width": 1366, "height": 650}  # what a browser leaves of it
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
SMALL_LAPTOP = {"width": 1100, "height": 640}  # whole games: a browser without a graphics card draws less
expect.set_options(timeout=15_000)  # the tests run beside each other
# Without a graphics card shadows cost a fifth of the time; they have no part in layout, names or presses.
WITHOUT_SHADOWS = """addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    style.textContent = "* { filter: none !important; box-shadow: none !important; text-shadow: none !important; }";
    document.head.append(style);
});"""


@pytest.fixture(scope="package")
def server(tmp_path_factory: Any) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("web"))
    yield made
    made.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all pages; it is closed after the last, because it keeps an event loop running."""
    assert CHROMIUM, "the browser tests need Chromium: `make test` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


def also(*values: Any) -> Any:
    """Parameters of a repetition that is left to `make soak`."""
    return pytest.param(*values, marks=pytest.mark.soak)


class BrowserUser:
    """A person at a browser of their own: its page, what the server sent to it, and what went wrong in it."""

    def __init__(self, chromium: Browser, server: Server, language: str, size: dict[str, int], **more: Any) -> None:
        self.server = server
        self.context = chromium.new_context(
            viewport=size, locale=language, base_url=f"http://{server.address}", reduced_motion="reduce", **more
        )
        self.context.set_default_timeout(15_000)
        self.context.add_init_script(WITHOUT_SHADOWS)
        self.context.add_init_script("localStorage.setItem('pace', 'instant')")  # of the moves of others
        self.page: Page = self.context.new_page()
        self.messages: list[dict[str, Any]] = []  # every message that came over a WebSocket
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    @property
    def snapshot(self) -> dict[str, Any]:
        """The table as it was last sent."""
        return next(message for message in reversed(self.messages) if message["is"] == "table")

    @property
    def legal(self) -> list[str]:
        decision = self.snapshot["decision"]
        return [choice["move"] for choice in decision["choices"]] if decision else []

    def open(self, path: str) -> None:
        self.page.goto(path)

    def get(self, path: str) -> Any:
        """A request with this browser's cookie."""
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        """A request with this browser's cookie."""
        answer = self.context.request.post(f"/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    def wait_until(self, so: Callable[[], Any], what: str = "", patience: float = 15.0) -> None:
        """Wait until something is so."""
        for _ in range(int(patience * 40)):
            if so():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"it never came true: {what or so}")

    def until_drawn(self) -> None:
        """Wait until the page has drawn what was pressed."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def tab_to(self, selector: str) -> None:
        """Go there by Tab; a person would see the focus on the way."""
        for _ in range(200):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def close(self) -> None:
        self.context.close()
        # what the browser itself says of a lost connection, and of an answer like "no such table"
        expected = ("WebSocket connection", "net::ERR", "status of 404")
        assert [fault for fault in self.errors if not any(each in fault for each in expected)] == []


@pytest.fixture
def new_user(chromium: Browser, server: Server) -> Iterator[Callable[..., BrowserUser]]:
    """Makes readers; each is an own browser profile. At the end none may have met an error."""
    made: list[BrowserUser] = []

    def make(language: str = "en", size: dict[str, int] = LAPTOP, **more: Any) -> BrowserUser:
        made.append(BrowserUser(chromium, server, language, size, **more))
        return made[-1]

    yield make
    for each in made:
        each.close()
