"""A game without a board of its own: the view in words, the legal moves as buttons, all at the same time."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.conftest import BrowserUser

NewUser = Callable[..., BrowserUser]


def buttons(user: BrowserUser) -> list[str]:
    """The moves that can be pressed now."""
    moves = "all => all.map(each => each.dataset.move)"
    found: list[str] = user.page.eval_on_selector_all("button[data-move]:enabled", moves)
    return sorted(found)


def press(user: BrowserUser, move: str) -> None:
    before = user.snapshot["decision"]["id"]
    user.page.locator(f'button[data-move="{move}"]:enabled').click()
    user.wait_until(lambda: (user.snapshot["decision"] or {}).get("id") != before, f"{move} was played")
    settle(user)


def settle(user: BrowserUser) -> None:
    """Wait until the page offers exactly what the server sent."""
    user.wait_until(lambda: buttons(user) == sorted(user.legal) or not user.legal, f"{user.legal} are offered")


def two_at_a_table(new_user: NewUser) -> tuple[BrowserUser, BrowserUser]:
    """A host who invites, and a guest who comes by the link: as people do it, with clicks."""
    host, guest = new_user(), new_user("de")
    host.open("/new/bids")
    seats = host.page.get_by_role("combobox")
    seats.nth(1).select_option("invited")
    while host.page.get_by_role("button", name="Remove").count():
        host.page.get_by_role("button", name="Remove").last.click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    link = host.page.locator("input[readonly]").first.input_value()
    guest.open(link)
    guest.page.get_by_label("Dein Name").fill("Berta")
    assert guest.page.evaluate("location.hash") == "", "the secret does not stay in the address"
    guest.page.get_by_role("button", name="Platz nehmen").click()
    guest.page.wait_for_url("**/table/*")
    host.page.get_by_text("Berta").wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for each in (host, guest):
        each.wait_until(lambda each=each: each.messages and each.snapshot["status"] == "playing", "the game begins")
        settle(each)
    return host, guest


def test_two_browsers_choose_at_once_and_one_changes_its_mind(new_user: NewUser) -> None:
    host, guest = two_at_a_table(new_user)
    first, second = host.legal[0], host.legal[-1]
    press(host, first)
    press(host, "coins0")
    guest.wait_until(lambda: guest.snapshot["seats"][0]["chosen"], "the guest sees that the host has chosen")
    assert guest.snapshot["view"]["bids"] == []
    host.page.get_by_role("button", name="Take back").click()
    host.wait_until(lambda: second in host.legal, "the host chooses anew")
    settle(host)
    assert guest.snapshot["seats"][0]["chosen"], "that somebody thinks again is not visible"
    press(host, second)
    press(host, "coins0")
    press(guest, guest.legal[0])
    press(guest, "coins0")
    host.wait_until(lambda: host.snapshot["view"]["bids"], "all is revealed")
    assert host.snapshot["view"]["bids"][0][0] == int(second.removeprefix("card"))
    while True:
        host.wait_until(lambda: host.legal or guest.legal or host.snapshot["status"] == "over", "a person can move")
        if host.snapshot["status"] == "over":
            break
        mover = host if host.legal else guest
        settle(mover)
        press(mover, mover.legal[0])
    host.page.get_by_text("Total").first.wait_for()
    guest.page.get_by_text("Summe").first.wait_for()
