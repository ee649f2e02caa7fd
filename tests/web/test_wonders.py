"""7 Wonders in the browser: whole games by mouse and by keys, two people who choose at once, and what fits where."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import salon
from salon import Position, Record
from salon.server.one_choice import last_of
from tests.web.at_wonders import ALL_IN, KeyboardPlayer, Player, sit_down, use_of, whole_choices
from tests.web.conftest import PHONE, SMALL_LAPTOP, Reader
from tests.web.long_wonders import moments
from tests.web.test_pages import look

Make = Callable[..., Reader]
TABLET = {"width": 820, "height": 1180}
LOW_LAPTOP = {"width": 1366, "height": 650}


def test_a_whole_game_by_mouse(reader: Make) -> None:
    one = reader("en", SMALL_LAPTOP)
    sit_down(one)
    player = Player(one, 2)
    player.play_on()
    assert player.decisions >= 18
    one.page.get_by_text("Total").first.wait_for()
    total = one.shown["result"]["scores"][0]
    assert str(total) in one.page.locator("section", has_text="Total").last.inner_text()
    assert look(one) == []


def test_a_whole_game_with_everything_by_keyboard_alone(reader: Make) -> None:
    one = reader("de", SMALL_LAPTOP)
    sit_down(one, 7, ALL_IN)
    player = KeyboardPlayer(one, 3)
    player.play_on()
    assert player.decisions >= 21
    one.page.get_by_text("Summe").first.wait_for()


@pytest.mark.parametrize("language", ["de", "th"])
def test_turns_on_a_phone(reader: Make, language: str) -> None:
    one = reader(language, PHONE, has_touch=True, is_mobile=True)
    sit_down(one, 4, {"leaders": "yes"})
    player = Player(one, 4)
    for number in range(7):
        assert player.my_turn()
        choice = player.choose()
        if number in (0, 5):  # leaders are kept; cards are built
            assert look(one) == []
            player.reach(choice)
            assert look(one) == []
            one.page.keyboard.press("Escape")
            player.my_turn()
        player.play(choice)


# --- what is foreseen, and what comes ----------------------------------------------------------------


class Watcher(Player):
    """A player who writes down what was foreseen of each choice, and what was told afterwards."""

    def __init__(self, one: Reader, seed: int) -> None:
        super().__init__(one, seed)
        self.notes: list[tuple[int, str, list[str], list[str]]] = []  # phase, choice, foreseen, told

    def play(self, choice: str) -> None:
        one = self.one
        phase, before = int(one.shown["decision"]["id"].split(".")[0]), len(one.sent)
        super().play(choice)
        self.my_turn()
        looked = [message["moves"] for message in one.sent[before:] if message["is"] == "looked"]
        foreseen = next(moves[choice]["lines"] for moves in reversed(looked) if choice in moves)
        tables = [message for message in one.sent[before:] if message["is"] == "table"]
        told = {line["number"]: line["text"] for table in tables for line in table["lines"]}
        self.notes.append((phase, choice, foreseen, list(told.values())))


def test_what_is_foreseen_of_a_choice_comes_true(reader: Make) -> None:
    one = reader("en", SMALL_LAPTOP)
    table = sit_down(one, 4, ALL_IN)
    player = Watcher(one, 6)
    player.play_on()
    game = salon.game("wonders")
    record = Record.from_json(one.context.request.get(f"/api/tables/{table}/record").body(), salon.game)
    names = [seat["name"] for seat in one.shown["seats"]]
    sure = {kind.name for kind in game.event_kinds.values() if not kind.estimate}
    begin = phases(record)
    for phase, choice, foreseen, told in player.notes:
        at, action = last_of(game, begin[phase], 0, choice, "en")
        preview = game.preview(at, 0, action)
        events = preview.later or preview.events
        assert foreseen == [game.tell(event, "en", names) for event in events], choice
        certain = Counter(game.tell(event, "en", names) for event in events if event.name in sure and event.seat == 0)
        assert certain <= Counter(told), f"{choice}: {certain - Counter(told)}"


def phases(record: Record) -> dict[int, Position]:
    """The position at the beginning of each phase of a game."""
    position = record.game.start(record.deal)
    found = {position.phase: position.copy()}
    for seat, action in record.played():
        position.play(seat, action)
        found.setdefault(position.phase, position.copy())
    return found


# --- what the reveal brought -----------------------------------------------------------------------------


def test_the_reveal_is_gone_through_step_by_step_and_each_step_is_lit(reader: Make) -> None:
    one = reader("en", SMALL_LAPTOP)
    sit_down(one)
    player = Player(one, 5)
    player.my_turn()
    player.play(next(choice for choice in whole_choices(one.shown) if use_of(choice) == "build"))
    player.my_turn()
    steps = one.page.locator(".lately .step")
    texts = steps.all_inner_texts()
    told = {line["text"]: line for message in one.sent if message["is"] == "table" for line in message["lines"]}
    built = [told[text] for text in texts if told[text]["event"] == "built"]
    assert built[0]["seat"] == 0 and texts[0] == built[0]["text"], "what happened to me comes first"
    pieces = one.context.request.get("/api/games/wonders/pieces?seats=3").json()
    onwards = one.page.get_by_role("button", name="the next step")
    for text in texts:
        onwards.click()
        one.until(lambda text=text: steps.and_(one.page.locator(".on")).all_inner_texts() == [text], f"at {text}")
        lit = " ".join(one.page.locator(".pointed").all_inner_texts())
        seat, facts = told[text]["seat"], told[text]["facts"]
        if seat:
            assert one.shown["seats"][seat]["name"] in lit, text
        elif told[text]["event"] == "built":
            assert pieces[facts["card"]]["name"] in lit.replace("\u00ad", ""), text
    assert onwards.is_disabled()
    player.play(player.choose())
    player.my_turn()
    assert not one.page.locator(".pointed").count(), "nothing is lit until somebody looks at a step"


# --- two people -----------------------------------------------------------------------------------------


def told(one: Reader, begin: int) -> list[dict[str, Any]]:
    """What a person was sent since a message, without who is there and whether the first seat has chosen."""
    messages = json.loads(json.dumps([message for message in one.sent[begin:] if message["is"] == "table"]))
    for message in messages:
        for seat in message["seats"]:
            del seat["present"]
        del message["seats"][0]["waiting"], message["seats"][0]["chosen"]
    found: list[dict[str, Any]] = messages
    return found


def names(one: Reader, choice: str) -> list[str]:
    """The card of a choice, as anything that is sent to a person could call it."""
    card = choice.split(" ")[0].partition(":")[2]
    pieces = one.context.request.get("/api/games/wonders/pieces?seats=3").json()
    return [card, pieces[card]["name"]]


def test_two_people_choose_at_once(reader: Make) -> None:
    host, guest = reader("en", SMALL_LAPTOP), reader("de", PHONE)
    seats = [{"who": "me", "name": "Ann"}, {"who": "computer", "player": "random"}, {"who": "invited"}]
    made = host.post("/tables", {"game": "wonders", "seats": seats})
    guest.post(f"/tables/{made['table']}/join", {"secret": made["invitation"], "name": "Berta"})
    for each in (host, guest):
        each.pace("instant")
        each.open(f"/table/{made['table']}")
    host.page.get_by_role("button", name="Start the game").click()
    ann, berta = Player(host, 1), Player(guest, 2)
    for each in (host, guest):
        each.until(lambda each=each: each.sent and each.shown["status"] == "playing", "the game begins")
    assert ann.my_turn() and berta.my_turn()
    guest.until(lambda: guest.shown["seats"][1]["chosen"], "the computer has chosen")
    begin = len(guest.sent) - 1
    choices = whole_choices(host.shown)
    first = next(choice for choice in choices if use_of(choice) == "build")
    second = next(choice for choice in choices if use_of(choice) == "sell" and first.split(":")[1] not in choice)
    has_chosen = guest.page.get_by_role("button", name=re.compile("Ann.*hat gewählt")).first
    is_choosing = guest.page.get_by_role("button", name=re.compile("Ann.*wählt noch")).first

    is_choosing.wait_for()
    ann.play(first)
    has_chosen.wait_for()
    ann.think_again()
    is_choosing.wait_for()
    ann.my_turn()
    guest.page.reload()
    guest.until(lambda: guest.page.locator(".hand [data-row]").count() > 0, "the hand lies there again")
    ann.play(second)
    has_chosen.wait_for()
    host.page.reload()
    host.page.get_by_role("button", name="Think again").wait_for()
    raised = host.page.locator('.hand [aria-pressed="true"]')
    raised.wait_for()
    assert raised.get_attribute("data-row") == second.partition(":")[2]
    sent = told(guest, begin)
    assert len(sent) > 4 and all(message == sent[0] for message in sent), "nothing sent depends on what is chosen"
    for message in sent:
        out = message["view"].pop("out")  # what the guest has not seen is somewhere: this lists all of it
        for name in (*names(guest, first), *names(guest, second)):
            assert name not in json.dumps(message, ensure_ascii=False), f"{name} is told"
        assert {names(guest, first)[0], names(guest, second)[0]} <= set(out), "or else the guest could know it"

    berta.my_turn()
    theirs = berta.choose()
    berta.play(theirs)
    for each in (host, guest):
        each.until(lambda each=each: each.shown["view"]["turn"] == 2, "all is revealed")
    lines = [line for message in guest.sent if message["is"] == "table" for line in message["lines"]]
    assert any(line["event"] == "sold" and line["seat"] == 0 for line in lines)
    assert names(guest, second)[1] not in json.dumps(lines, ensure_ascii=False), "sold face down"
    assert ann.my_turn() and berta.my_turn()
    for each, other in ((host, "Berta"), (guest, "Ann")):  # the first seat and the last read what the reveal brought
        each.page.locator(".lately", has_text=other).wait_for(timeout=5_000)


# --- what fits --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language", "size"), [(7, "de", LOW_LAPTOP), (5, "th", PHONE), (3, "en", TABLET)])
def test_everything_fits_in_the_middle_of_a_game(reader: Make, seats: int, language: str, size: dict[str, int]) -> None:
    one = reader(language, size)
    sit_down(one, seats, ALL_IN, decisions=17)
    assert [(moment, found) for moment, found in moments(Player(one, seats)) if found] == []
