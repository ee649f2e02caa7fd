"""The pages around a game: every one in three languages, on a laptop and on a phone, without faults."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest

import salon
from salon.kernel.words import LANGUAGES
from tests.server.stored_tables import record_of
from tests.web.accessibility import page_faults
from tests.web.conftest import LAPTOP, PHONE, BrowserUser
from tests.web.layout import SETTLED
from tests.web.paris_page import before_move
from tests.web.seeded_tables import seat_people
from tests.web.transfer import loaded_bytes

NewUser = Callable[..., BrowserUser]
GAME_PAGES = ("new", "rules", "aid", "components")
OTHER_LANGUAGES = (".de-", ".th-")


@pytest.mark.parametrize(("game", "language", "size"), [("paris", "en", LAPTOP), ("wonders", "th", PHONE)])
def test_every_page_is_whole_and_accessible(new_user: NewUser, game: str, language: str, size: dict[str, int]) -> None:
    user = new_user(language, size, color_scheme="light" if size is LAPTOP else "dark")
    for path in ("/", *(f"/{page}/{game}" for page in GAME_PAGES), "/join/none#secret", "/nowhere"):
        user.open(path)
        user.page.wait_for_load_state("networkidle")  # before it, there is little to look at
        user.page.evaluate(SETTLED)
        assert user.page.evaluate("document.documentElement.lang") == language
        assert page_faults(user) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["paris", "wonders"])
def test_a_player_aid_is_one_page_on_paper_and_draws_its_signs(new_user: NewUser, game: str, language: str) -> None:
    user = new_user(language, LAPTOP)
    signs = sum(len(section.icons) for section in salon.game(game).text.player_aid(language))
    assert signs
    user.open(f"/aid/{game}")
    user.page.locator("article section").first.wait_for()
    drawn = user.page.locator("li .sign:has(svg) > *")
    user.wait_until(lambda: drawn.count() == signs, "every sign is drawn")
    sizes = drawn.evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
    assert all(width > 10 for width in sizes)
    user.page.evaluate(SETTLED)  # with a substitute for a font that is not there yet it would not fit
    paper = user.page.pdf(prefer_css_page_size=True)
    assert re.findall(rb"/Type /Pages\b.*?/Count (\d+)", paper, re.DOTALL) == [b"1"]


def test_the_language_changes_everything_at_once_and_for_this_browser_only(new_user: NewUser) -> None:
    user, other = new_user(), new_user()
    table = seat_people(record_of("paris", 2, "language", stop=before_move(0)), [user, "random"])
    for each in (user, other):
        each.open(f"/table/{table}")
        each.page.get_by_role("button", name="Menu").wait_for()
    user.page.get_by_role("button", name="Menu").click()
    user.page.get_by_role("button", name="Deutsch").click()
    user.page.get_by_role("button", name="Menü").wait_for()

    def in_german() -> bool:
        return "ziehen" in str(user.snapshot["decision"]).lower()

    user.wait_until(in_german, "the moves are named in German")
    assert other.page.get_by_role("button", name="Menu").count() == 1
    user.page.reload()
    user.page.get_by_role("button", name="Menü").wait_for()


def test_the_first_page_load_is_small(new_user: NewUser) -> None:
    user = new_user()
    addresses: list[str] = []
    user.page.on("response", lambda answer: addresses.append(answer.url))
    assert loaded_bytes(user, "/") <= 200_000
    assert not any(part in url for part in OTHER_LANGUAGES for url in addresses), "words of other languages"
    assert not any("latin-ext" in url for url in addresses), "letters that no text here has"
    assert loaded_bytes(new_user("th"), "/") <= 200_000


@pytest.mark.parametrize("game", ["paris", "wonders"])
def test_a_table_load_is_small(new_user: NewUser, game: str) -> None:
    user = new_user("th")  # with fonts of its own it needs the most
    record = record_of(game, 3, "small", stop=lambda _, seat, legal: seat == 0 and len(legal) > 3)
    table = seat_people(record, [user, "random", "random"])
    assert loaded_bytes(user, f"/table/{table}") <= 300_000


def test_files_are_sent_in_the_smallest_encoding_that_is_understood(new_user: NewUser) -> None:
    user = new_user()
    with httpx.Client(base_url=f"http://{user.server.address}") as client:
        script = re.findall(r'src="/(assets/[^"]+\.js)"', client.get("/").text)[0]
        sizes = {}
        for accepted in ("br, gzip", "gzip", "identity"):
            with client.stream("GET", script, headers={"Accept-Encoding": accepted}) as answer:
                pass  # what it is compressed with need not be known here
            assert answer.headers.get("content-encoding", "identity") == accepted.partition(",")[0]
            assert answer.headers["vary"] == "Accept-Encoding"
            sizes[accepted] = int(answer.headers["content-length"])
        assert sizes["br, gzip"] < sizes["gzip"] < sizes["identity"] / 2


def test_the_answers_carry_strict_headers(new_user: NewUser) -> None:
    user = new_user()
    headers = user.context.request.get("/").headers
    assert "script-src 'self'" in headers["content-security-policy"] and "unsafe-eval" not in str(headers)
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
