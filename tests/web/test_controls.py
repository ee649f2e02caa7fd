"""What can be pressed is exactly what the server offers, and whatever cannot says why: over moments of real games."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.web.at_paris import rows
from tests.web.conftest import SMALL_LAPTOP, Reader
from tests.web.finished import finished_table

Make = Callable[..., Reader]
MOMENTS = 6


def offered(one: Reader) -> set[str]:
    """Every move that can be reached by pressing what is enabled, hand by hand."""
    legal = set(one.legal)
    enabled = enabled_rows(one)
    found = {each for each in enabled if looks_like_a_move(each)}
    for hand in [each for each in enabled if not looks_like_a_move(each)]:
        found |= behind(one, hand)
    if one.page.locator("button.more").count():
        one.page.locator("button.more").click()
        one.page.locator(".deal").first.wait_for()
        found |= {each for each in enabled_rows(one) if each.startswith(("buy:", "sell:"))}
        one.page.locator("table button.back").click()
    if one.page.locator(".buttons button.main:not(.not)").count():
        found |= {"end"} & legal  # the main button ends the turn when nothing is picked
    return found


def behind(one: Reader, hand: str, depth: int = 0) -> set[str]:
    """The moves behind something that is taken in hand first: a key, then perhaps a landmark."""
    before = set(rows(one))
    one.page.locator(f'[data-row="{hand}"]').first.click()
    one.page.wait_for_timeout(60)
    now = enabled_rows(one)
    found = {each for each in now if looks_like_a_move(each)}
    if depth == 0:
        for further in [each for each in now if not looks_like_a_move(each) and each not in before]:
            found |= behind(one, further, 1)
    one.page.keyboard.press("Escape")
    one.page.wait_for_timeout(30)
    return found


def enabled_rows(one: Reader) -> list[str]:
    found: list[str] = one.page.eval_on_selector_all(
        '[data-row]:not([aria-disabled="true"])', "all => all.map(each => each.dataset.row)"
    )
    return found


def looks_like_a_move(name: str) -> bool:
    """A row names its move in the notation; a key is named by its place, a piece by what it is."""
    plain = name.startswith(("draw", "tile")) or name in ("take", "leave", "search", "pass", "end")
    use = name.startswith("use") and (":" in name or name[3:] not in ("8", "10", "17", "19", "21", "25"))
    return plain or use or ":" in name or ("-" in name and not name.startswith("use"))


def silent(one: Reader) -> list[str]:
    """Controls that are not possible and do not say why."""
    found: list[str] = one.page.evaluate(
        """() => [...document.querySelectorAll('main [aria-disabled="true"], main :disabled')].filter((each) => {
            const described = document.getElementById(each.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
            const words = (each.getAttribute("aria-label") ?? "") + " " + (each.textContent ?? "") + " " + described;
            const title = each.querySelector("title, desc")?.textContent ?? "";
            return (words + title).trim().split(/\\s+/).length < 3;
        }).map((each) => each.outerHTML.slice(0, 160))"""
    )
    return found


def test_the_enabled_controls_are_the_legal_moves_and_every_other_says_why(reader: Make) -> None:
    one = reader("en", SMALL_LAPTOP)
    one.pace("instant")
    table = finished_table(one, "paris")
    moves = len(one.context.request.get(f"/api/tables/{table}/replay").json()["moves"])
    rng = random.Random(9)
    for move in sorted(rng.sample(range(moves - 2), MOMENTS)):
        body = {"move": move, "seat": rng.randrange(2), "player": "random"}
        fork = one.post(f"/tables/{table}/fork", body)["table"]
        one.sent.clear()
        one.open(f"/table/{fork}")
        one.until(lambda: bool(one.sent) and (bool(one.legal) or one.shown["status"] == "over"), "my turn")
        if one.shown["status"] == "over":
            continue
        one.page.locator(".buttons").first.wait_for()
        one.page.wait_for_load_state("networkidle")
        legal = set(one.legal)
        assert offered(one) == legal, f"after move {move}"
        assert silent(one) == [], f"after move {move}"
