"""What can be pressed is exactly what the server offers, and whatever cannot be pressed says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from salon import Record
from tests.server.stored_tables import record_of
from tests.web.conftest import SMALL_LAPTOP, BrowserUser
from tests.web.paris_page import rows
from tests.web.seeded_tables import open_table
from tests.web.wonders_page import ALL_IN, USES, build_first, choosing_card, whole_choices

NewUser = Callable[..., BrowserUser]
Point = tuple[int, int, list[str]]  # a point of a game: the moves made before, whose turn it is, the legal moves


def points(record: Record) -> Iterator[Point]:
    """Every point of a game at which a seat has a choice and no other seat has chosen before it."""
    position = record.game.start(record.deal)
    phase = None
    for number, (seat, action) in enumerate(record.played()):
        legal = [record.game.actions.text(each) for each in position.legal(seat)]
        if position.phase != phase and len(legal) > 1:
            yield number, seat, legal
        phase = position.phase
        position.play(seat, action)


def richest(record: Record, has: Callable[[list[str]], bool]) -> Point:
    """Among the points with certain legal moves, the one with the most of them."""
    return max((point for point in points(record) if has(point[2])), key=lambda point: len(point[2]))


def go_to(user: BrowserUser, record: Record, point: Point) -> None:
    """Open a table at this point of the game."""
    number, seat, legal = point
    open_table(user, Record(record.game, record.deal, record.actions[:number]), seat=seat)
    user.wait_until(lambda: bool(user.legal), "it is my turn")
    assert sorted(user.legal) == sorted(legal)
    user.page.locator(".buttons").first.wait_for()
    user.page.wait_for_load_state("networkidle")


def unexplained(user: BrowserUser) -> list[str]:
    """Controls that are not possible and do not say why."""
    found: list[str] = user.page.evaluate(
        """() => [...document.querySelectorAll('main [aria-disabled="true"], main :disabled')].filter((each) => {
            const described = document.getElementById(each.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
            const words = (each.getAttribute("aria-label") ?? "") + " " + (each.textContent ?? "") + " " + described;
            const title = each.querySelector("title, desc")?.textContent ?? "";
            return (words + title).trim().split(/\\s+/).length < 3;
        }).map((each) => each.outerHTML.slice(0, 160))"""
    )
    return found


# --- Paris ------------------------------------------------------------------------------------------------


def offered(user: BrowserUser) -> set[str]:
    """Every move that can be reached by pressing what is enabled, piece by piece."""
    legal = set(user.legal)
    enabled = enabled_rows(user)
    found = {each for each in enabled if is_move(each)}
    for piece in [each for each in enabled if not is_move(each)]:
        found |= behind(user, piece)
    if user.page.locator("button.more").count():
        user.page.locator("button.more").click()
        user.page.locator(".deal").first.wait_for()
        found |= {each for each in enabled_rows(user) if each.startswith(("buy:", "sell:"))}
        user.page.locator("table button.back").click()
    if user.page.locator(".buttons button.main:not(.not)").count():
        found |= {"end"} & legal  # the main button ends the turn when nothing is picked
    return found


def behind(user: BrowserUser, piece: str, depth: int = 0) -> set[str]:
    """The moves behind something that is taken in hand first: a key, then perhaps a landmark."""
    before = set(rows(user))
    user.page.locator(f'[data-row="{piece}"]').first.click()
    user.until_drawn()
    now = enabled_rows(user)
    found = {each for each in now if is_move(each)}
    if depth == 0:
        for further in [each for each in now if not is_move(each) and each not in before]:
            found |= behind(user, further, 1)
    user.page.keyboard.press("Escape")
    user.until_drawn()
    return found


def enabled_rows(user: BrowserUser) -> list[str]:
    found: list[str] = user.page.eval_on_selector_all(
        '[data-row]:not([aria-disabled="true"])', "all => all.map(each => each.dataset.row)"
    )
    return found


def is_move(name: str) -> bool:
    """A row names its move in the notation; a key is named by its place, a piece by what it is."""
    plain = name.startswith(("draw", "tile")) or name in ("take", "leave", "search", "pass", "end")
    use = name.startswith("use") and (":" in name or name[3:] not in ("8", "10", "17", "19", "21", "25"))
    return plain or use or ":" in name or ("-" in name and not name.startswith("use"))


PARIS = {
    "action": lambda legal: any(move.startswith("key:") for move in legal),
    "marker": lambda legal: "take" in legal,
    "bonus tile": lambda legal: any(move.startswith("tile") for move in legal),
    "VP tile": lambda legal: any(move.startswith("vp") for move in legal),
    "prestige": lambda legal: any(move.startswith("discard:") for move in legal),
    "end tile": lambda legal: any(move.startswith("choose:") for move in legal),
}


def test_paris_offers_exactly_the_legal_moves_and_says_why_not(new_user: NewUser) -> None:
    user = new_user("en", SMALL_LAPTOP)
    record = record_of("paris", 2, "finished")
    for name, has in PARIS.items():
        go_to(user, record, richest(record, has))
        assert offered(user) == set(user.legal), name
        assert unexplained(user) == [], name


# --- 7 Wonders --------------------------------------------------------------------------------------------


def playable(user: BrowserUser) -> list[str]:
    """Every whole move that the main button plays, after each combination of what can be pressed before."""
    if not choosing_card(user.snapshot):
        return [picked for each in user.page.locator(".options [data-row]").all() for picked in press(user, each)]
    found = []
    for card in range(user.page.locator(".hand [data-row]").count()):
        found += press(user, user.page.locator(".hand [data-row]").nth(card), uses)
        user.page.keyboard.press("Escape")
    return found


def press(user: BrowserUser, control, then: Callable[[BrowserUser], list[str]] | None = None) -> list[str]:  # type: ignore[no-untyped-def]
    """Press one control; the moves that it leads to."""
    control.click()
    return then(user) if then else [user.page.locator(".buttons button.main").get_attribute("data-move") or ""]


def uses(user: BrowserUser) -> list[str]:
    """With a card in hand: what becomes of it, if there is a choice, then the stages."""
    labels = user.page.locator(".question label", has=user.page.locator(USES)).all()
    return [move for each in labels for move in press(user, each, stages)] if labels else stages(user)


def stages(user: BrowserUser) -> list[str]:
    """Which stage, if there is a choice, then the payments."""
    buttons = user.page.locator('.question [data-row^="at:"]').all()
    return [move for each in buttons for move in press(user, each, payments)] if buttons else payments(user)


def payments(user: BrowserUser) -> list[str]:
    """Whom to pay, if there is a choice."""
    labels = user.page.locator(".question label:has(input[data-row])").all()
    if labels:
        return [move for each in labels for move in press(user, each)]
    return [user.page.locator(".buttons button.main").get_attribute("data-move") or ""]


def can(*kinds: str, but_not: str = "never") -> Callable[[list[str]], bool]:
    """Legal moves of all these kinds, and none of another."""

    def has(legal: list[str]) -> bool:
        found = {move.partition(":")[0] for move in legal}
        return set(kinds) <= found and but_not not in found

    return has


WONDERS = {
    "draft": can("keep"),
    "recruit": can("recruit", "sell"),
    "a stage can be built": can("build", "stage", "sell"),
    "no stage can be built": can("build", "sell", but_not="stage"),
    "debt": can("debt"),
    "copy": can("copy"),
}


@pytest.mark.parametrize("name", WONDERS)
def test_7_wonders_offers_exactly_the_legal_moves(new_user: NewUser, name: str) -> None:
    user = new_user("en", SMALL_LAPTOP)
    record = record_of("wonders", 3, "e", options=ALL_IN, choose=build_first)
    go_to(user, record, richest(record, WONDERS[name]))
    expected = whole_choices(user.snapshot)
    offered = playable(user)
    assert sorted(set(offered)) == sorted(set(expected))
    assert {move.split(" ")[0] for move in offered} == set(user.legal)
    assert unexplained(user) == []
