"""A game without a board of its own: the view in words, the legal moves as buttons, all at the same time."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.conftest import Reader

Make = Callable[..., Reader]


def buttons(reader: Reader) -> list[str]:
    """The moves that can be pressed now."""
    moves = "all => all.map(each => each.dataset.move)"
    found: list[str] = reader.page.eval_on_selector_all("button[data-move]:enabled", moves)
    return sorted(found)


def press(reader: Reader, move: str) -> None:
    before = reader.shown["decision"]["id"]
    reader.page.locator(f'button[data-move="{move}"]:enabled').click()
    reader.until(lambda: (reader.shown["decision"] or {}).get("id") != before, f"{move} was played")
    settle(reader)


def settle(reader: Reader) -> None:
    """Wait until the page offers exactly what the server sent."""
    reader.until(lambda: buttons(reader) == sorted(reader.legal) or not reader.legal, f"{reader.legal} are offered")


def two_at_a_table(make: Make) -> tuple[Reader, Reader]:
    """A host who invites, and a guest who comes by the link: as people do it, with clicks."""
    host, guest = make(), make("de")
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
        each.until(lambda each=each: each.sent and each.shown["status"] == "playing", "the game begins")
        settle(each)
    return host, guest


def test_two_browsers_choose_at_once_and_one_changes_its_mind(reader: Make) -> None:
    host, guest = two_at_a_table(reader)
    first, second = host.legal[0], host.legal[-1]
    press(host, first)
    press(host, "coins0")
    guest.until(lambda: guest.shown["seats"][0]["chosen"], "the guest sees that the host has chosen")
    assert guest.shown["view"]["bids"] == []
    host.page.get_by_role("button", name="Take back").click()
    host.until(lambda: second in host.legal, "the host chooses anew")
    settle(host)
    guest.until(lambda: not guest.shown["seats"][0]["chosen"], "the guest sees that the host thinks again")
    press(host, second)
    press(host, "coins0")
    press(guest, guest.legal[0])
    press(guest, "coins0")
    host.until(lambda: host.shown["view"]["bids"], "all is revealed")
    assert host.shown["view"]["bids"][0][0] == int(second.removeprefix("card"))
    while True:
        host.until(lambda: host.legal or guest.legal or host.shown["status"] == "over", "somebody can move")
        if host.shown["status"] == "over":
            break
        mover = host if host.legal else guest
        settle(mover)
        press(mover, mover.legal[0])
    host.page.get_by_text("Total").first.wait_for()
    guest.page.get_by_text("Summe").first.wait_for()
