"""The pages around a game: every one in three languages, on a laptop and on a phone, without faults for anybody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.kernel.words import LANGUAGES
from tests.server.conftest import Server
from tests.web.conftest import LAPTOP, PHONE, Reader

Make = Callable[..., Reader]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ABOUT = ("new", "rules", "aid", "components")
WORDS_OF_OTHERS = (".de-", ".th-")


def look(one: Reader) -> list[str]:
    """What is wrong with the page as it is shown: findings of axe, sideways scrolling, words that are missing."""
    wrong = []
    wide = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if wide > 0:
        wrong.append(f"scrolls sideways by {wide}")
    # by the debugger: the page's own policy lets no foreign script in
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = one.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    for each in found["violations"]:
        if each["impact"] in ("serious", "critical"):
            where = [node["target"] for node in each["nodes"]][:3]
            wrong.append(f"{each['id']}: {each['help']} at {json.dumps(where)}")
    return wrong


@pytest.mark.parametrize(("game", "language", "size"), [("paris", "en", LAPTOP), ("wonders", "th", PHONE)])
def test_every_page_is_whole_and_accessible(reader: Make, game: str, language: str, size: dict[str, int]) -> None:
    one = reader(language, size)
    for path in ("/", *(f"/{page}/{game}" for page in ABOUT), "/join/none#secret", "/nowhere"):
        one.open(path)
        one.page.locator("h1").first.wait_for(state="attached")
        one.page.wait_for_load_state("networkidle")
        assert one.page.evaluate("document.documentElement.lang") == language
        assert look(one) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["paris", "wonders"])
def test_a_player_aid_is_one_page_on_paper_and_draws_its_signs(reader: Make, game: str, language: str) -> None:
    one = reader(language, LAPTOP)
    signs = sum(len(section.signs) for section in salon.game(game).aid_sections(language))
    assert (signs > 0) == (game == "wonders")
    one.open(f"/aid/{game}")
    one.page.locator("article section").first.wait_for()
    one.until(lambda: one.page.locator("li .sign > *").count() == signs, "every sign is drawn")
    sizes = one.page.locator("li .sign > *").evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
    assert all(width > 10 for width in sizes)
    paper = one.page.pdf(prefer_css_page_size=True)
    assert re.findall(rb"/Type /Pages\b.*?/Count (\d+)", paper, re.DOTALL) == [b"1"]


def test_the_language_changes_everything_at_once_and_for_this_browser_only(reader: Make) -> None:
    one, other = reader(), reader()
    table = one.post("/tables", {"game": "paris", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]})
    for each in (one, other):
        each.open(f"/table/{table['table']}")
        each.page.get_by_role("button", name="Menu").wait_for()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Deutsch").click()
    one.page.get_by_role("button", name="Menü").wait_for()
    one.until(lambda: "Chaillot" not in str(one.shown["decision"]) or "ziehen" in str(one.shown["decision"]).lower())
    assert other.page.get_by_role("button", name="Menu").count() == 1
    one.page.reload()
    one.page.get_by_role("button", name="Menü").wait_for()


def test_the_first_page_load_is_small(reader: Make, server: Server) -> None:
    one = reader()
    sizes: dict[str, int] = {}
    one.page.on("response", lambda answer: sizes.update({answer.url: int(answer.headers.get("content-length", 0))}))
    one.open("/")
    one.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) <= 200_000, sizes
    assert not any(part in url for part in WORDS_OF_OTHERS for url in sizes), "words nobody reads are not loaded"


def test_the_answers_carry_strict_headers(reader: Make) -> None:
    one = reader()
    headers = one.context.request.get("/").headers
    assert "script-src 'self'" in headers["content-security-policy"] and "unsafe-eval" not in str(headers)
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
