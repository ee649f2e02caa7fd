"""The page on a sub-path, as behind a proxy: every link, file, request and WebSocket is below it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tests.server.conftest import Server
from tests.web.conftest import LAPTOP, BrowserUser

# where a press on a link leads, and that everything on a page leads somewhere below the path
LINKS = "all => all.map(each => each.href).filter(href => href.startsWith(location.origin))"


def free_seats(user: BrowserUser) -> int:
    return sum(seat["kind"] == "open" for seat in user.snapshot["seats"])


def play_on_path(user: BrowserUser, path: str) -> None:
    """Open a table with clicks, play a move, find the table again from the first page, and read the rules."""
    page = user.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    user.open(f"{path}/")
    page.locator(f'a.button[href="{path}/new/paris"]').click()
    page.wait_for_url(f"**{path}/new/paris")
    user.open(f"{path}/new/bids")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(f"**{path}/table/*")
    assert f"{path}/join/" in page.locator("input[readonly]").first.input_value()
    user.wait_until(lambda: user.messages, "the table is there")
    while free := free_seats(user):
        page.get_by_role("button", name="Let the computer play").first.click()
        user.wait_until(lambda free=free: free_seats(user) < free, "a computer player sits down")
    page.get_by_role("button", name="Start the game").click()
    user.wait_until(lambda: user.legal, "it is our turn")
    before = user.snapshot["decision"]["id"]
    page.locator(f'button[data-move="{user.legal[0]}"]:enabled').click()
    user.wait_until(lambda: (user.snapshot["decision"] or {}).get("id") != before, "the move was played")
    table = urlsplit(page.url).path
    page.reload()
    page.locator(f'a[href="{path}/"]').first.click()
    page.locator(f'a[href="{table}"]').first.click()
    page.wait_for_url(f"**{table}")
    user.open(f"{path}/rules/paris")
    page.locator(f'a[href^="{path}/rules/paris#"]').first.wait_for()
    links = page.eval_on_selector_all("a[href]", LINKS)
    assert len(links) > 20
    outside = [url for url in asked + links if not urlsplit(url).path.startswith(f"{path}/")]
    assert outside == []
    cookies = user.context.cookies()
    assert [(cookie["name"], cookie["path"]) for cookie in cookies] == [("salon", path or "/")]


def test_the_page_works_on_a_sub_path(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "--base-path", "/salon")
    try:
        user = BrowserUser(chromium, server, "en", LAPTOP)
        play_on_path(user, "/salon")
        user.close()
    finally:
        server.stop()
