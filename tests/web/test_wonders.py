"""7 Wonders in the browser: whole games by mouse and by keys, and two people who choose at once."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import salon
from salon import Position, Record
from salon.kernel.events import Event
from salon.server.compound_move import before_last_move
from tests.server.stored_tables import record_of
from tests.web.accessibility import page_faults
from tests.web.conftest import PHONE, SMALL_LAPTOP, BrowserUser, also
from tests.web.seeded_tables import seat_people
from tests.web.wonders_page import ALL_IN, KeyboardPlayer, Player, before_card, sit_down, use_of, whole_choices

NewUser = Callable[..., BrowserUser]


def test_a_whole_game_by_mouse(new_user: NewUser) -> None:
    user = new_user("en", SMALL_LAPTOP)
    sit_down(user)
    player = Player(user, 2)
    player.play_on()
    assert player.decisions >= 18
    user.page.get_by_role("rowheader", name="Total").wait_for()
    total = user.snapshot["result"]["scores"][0]
    assert str(total) in user.page.locator("section", has_text="Total").last.inner_text()
    assert page_faults(user) == []


@pytest.mark.parametrize(("decisions", "age", "least"), [(21, 3, 6), also(0, 1, 24)])
def test_a_game_with_everything_by_keyboard_alone(new_user: NewUser, decisions: int, age: int, least: int) -> None:
    user = new_user("de", SMALL_LAPTOP)
    sit_down(user, 7, ALL_IN, decisions=decisions)
    assert user.snapshot["view"]["age"] == age
    player = KeyboardPlayer(user, 3)
    player.play_on()
    assert player.decisions >= least
    user.page.get_by_role("rowheader", name="Summe").wait_for()


@pytest.mark.parametrize("language", ["th", also("de")])
def test_turns_on_a_phone(new_user: NewUser, language: str) -> None:
    user = new_user(language, PHONE, has_touch=True, is_mobile=True)
    sit_down(user, 4, {"leaders": "yes"})
    player = Player(user, 4)
    for number in range(7):
        assert player.my_turn()
        choice = player.choose()
        if number in (0, 5):  # leaders are kept; cards are built
            assert page_faults(user) == []
            player.reach(choice)
            assert page_faults(user) == []
            user.page.keyboard.press("Escape")
            player.my_turn()
        player.play(choice)


# --- previews ----------------------------------------------------------------


class PreviewRecorder(Player):
    """A player who notes what the preview of each choice said, and what the log said afterwards."""

    def __init__(self, user: BrowserUser, seed: int) -> None:
        super().__init__(user, seed)
        self.notes: list[tuple[int, str, list[str], list[str]]] = []  # phase, choice, preview, log

    def play(self, choice: str) -> None:
        user = self.user
        phase, before = int(user.snapshot["decision"]["id"].split(".")[0]), len(user.messages)
        super().play(choice)
        self.my_turn()
        looked = [message["moves"] for message in user.messages[before:] if message["is"] == "looked"]
        preview_lines = next(moves[choice]["lines"] for moves in reversed(looked) if choice in moves)
        tables = [message for message in user.messages[before:] if message["is"] == "table"]
        lines = {line["number"]: line["text"] for table in tables for line in table["lines"]}
        self.notes.append((phase, choice, preview_lines, list(lines.values())))


def test_the_preview_of_a_choice_comes_true(new_user: NewUser) -> None:
    user = new_user("en", SMALL_LAPTOP)
    table = sit_down(user, 4, ALL_IN, decisions=11)
    player = PreviewRecorder(user, 6)
    player.play_on()
    assert player.decisions >= 10
    game = salon.game("wonders")
    record = Record.from_json(user.context.request.get(f"/api/tables/{table}/record").body(), salon.game)
    names = [seat["name"] for seat in user.snapshot["seats"]]
    sure = {kind.name for kind in game.event_types.values() if not kind.estimate}
    begin, played = phases(record), events_in_phases(record)
    for phase, choice, preview_lines, lines in player.notes:
        at, action = before_last_move(game, begin[phase], 0, choice, "en")
        preview = game.preview(at, 0, action)
        events = preview.later or preview.events
        assert preview_lines == [each.text for each in game.text.sentences(events, "en", names)], choice
        certain = Counter(str(event) for event in events if event.name in sure and event.seat == 0)
        came = Counter(str(event) for events_seen in played[phase] for event in events_seen)
        assert certain <= came, f"{choice}: {certain - came}"
        told = Counter(each.text for seen in played[phase] for each in game.text.sentences(seen, "en", names))
        assert told <= Counter(lines), f"{choice}: {told - Counter(lines)}"


def phases(record: Record) -> dict[int, Position]:
    """The position at the beginning of each phase of a game."""
    position = record.game.start(record.deal)
    found = {position.phase: position.copy()}
    for seat, action in record.played():
        position.play(seat, action)
        found.setdefault(position.phase, position.copy())
    return found


def events_in_phases(record: Record) -> dict[int, list[list[Event]]]:
    """What the first seat saw happen in each phase of a game: the events of each move that settled something."""
    position = record.game.start(record.deal)
    found: dict[int, list[list[Event]]] = {}
    for seat, action in record.played():
        phase = position.phase
        events = record.game.events_of(position.play_and_note(seat, action)[1], 0)
        found.setdefault(phase, []).append([event for event in events if event.name != "chose"])
    return found


# --- what the reveal brought -----------------------------------------------------------------------------


def test_the_reveal_is_gone_through_step_by_step_and_each_step_is_lit(new_user: NewUser) -> None:
    user = new_user("en", SMALL_LAPTOP)
    sit_down(user)
    player = Player(user, 5)
    player.my_turn()
    player.play(player.choose())  # what came before the first reveal is not in the second
    player.my_turn()
    player.play(next(choice for choice in whole_choices(user.snapshot) if use_of(choice) == "build"))
    player.my_turn()
    steps = user.page.locator(".lately .step")
    texts = steps.all_inner_texts()
    lines = {line["text"]: line for message in user.messages if message["is"] == "table" for line in message["lines"]}
    built = [lines[text] for text in texts if lines[text]["event"] == "built"]
    assert built[0]["seat"] == 0 and texts[0] == built[0]["text"], "what happened to me comes first"
    pieces = user.context.request.get("/api/games/wonders/pieces?seats=3").json()
    onwards = user.page.get_by_role("button", name="the next step")
    for text in texts:
        onwards.click()
        user.wait_until(
            lambda text=text: steps.and_(user.page.locator(".on")).all_inner_texts() == [text], f"at {text}"
        )
        lit = " ".join(user.page.locator(".pointed").all_inner_texts())
        seat, facts = lines[text]["seat"], lines[text]["facts"]
        if seat:
            assert user.snapshot["seats"][seat]["name"] in lit, text
        elif lines[text]["event"] == "built":
            assert pieces[facts["card"]]["name"] in lit.replace("\u00ad", ""), text
    assert onwards.is_disabled()
    player.play(player.choose())
    player.my_turn()
    assert not user.page.locator(".pointed").count(), "nothing is lit until a step is selected"


# --- two people -----------------------------------------------------------------------------------------


def updates_since(user: BrowserUser, begin: int) -> list[dict[str, Any]]:
    """What a person was sent since a message, without who is there and whether the first seat has chosen."""
    messages = json.loads(json.dumps([message for message in user.messages[begin:] if message["is"] == "table"]))
    for message in messages:
        for seat in message["seats"]:
            del seat["present"]
        del message["seats"][0]["waiting"], message["seats"][0]["chosen"]
        message["lines"] = [line for line in message["lines"] if line["event"] != "joined"]
    found: list[dict[str, Any]] = messages
    return found


def names(user: BrowserUser, choice: str) -> list[str]:
    """The card of a choice, as anything that is sent to a person could call it."""
    card = choice.split(" ")[0].partition(":")[2]
    pieces = user.context.request.get("/api/games/wonders/pieces?seats=3").json()
    return [card, pieces[card]["name"]]


def test_two_people_choose_at_once(new_user: NewUser) -> None:
    host, guest = new_user("en", SMALL_LAPTOP), new_user("de", PHONE)
    table = seat_people(record_of("wonders", 3, "two people", stop=before_card(0)), [host, "random", guest])
    for each in (host, guest):
        each.open(f"/table/{table}")
    ann, berta = Player(host, 1), Player(guest, 2)
    for each in (host, guest):
        each.wait_until(lambda each=each: each.messages, "the table is shown")
    assert ann.my_turn() and berta.my_turn()
    guest.wait_until(lambda: guest.snapshot["seats"][1]["chosen"], "the computer has chosen")
    begin = len(guest.messages) - 1
    choices = whole_choices(host.snapshot)
    first = next(choice for choice in choices if use_of(choice) == "build")
    second = next(choice for choice in choices if use_of(choice) == "sell" and first.split(":")[1] not in choice)
    has_chosen = guest.page.get_by_role("button", name=re.compile("Ann.*hat gewählt")).first
    is_choosing = guest.page.get_by_role("button", name=re.compile("Ann.*wählt noch")).first

    is_choosing.wait_for()
    ann.play(first)
    has_chosen.wait_for()
    ann.think_again()
    ann.my_turn()
    assert has_chosen.is_visible() and not is_choosing.count(), "that somebody thinks again is not visible"
    guest.page.reload()
    guest.wait_until(lambda: guest.page.locator(".hand [data-row]").count() > 0, "the hand is there again")
    ann.play(second)
    has_chosen.wait_for()
    host.page.reload()
    host.page.get_by_role("button", name="Choose again").wait_for()
    raised = host.page.locator('.hand [aria-pressed="true"]')
    raised.wait_for()
    assert raised.get_attribute("data-row") == second.partition(":")[2]
    sent = updates_since(guest, begin)
    assert len(sent) > 1 and all(message == sent[0] for message in sent), "nothing sent depends on what is chosen"
    for message in sent:
        out = message["view"].pop("out")  # what the guest has not seen is somewhere: this lists all of it
        for name in (*names(guest, first), *names(guest, second)):
            assert name not in json.dumps(message, ensure_ascii=False), f"{name} is sent"
        assert {names(guest, first)[0], names(guest, second)[0]} <= set(out), "or else the guest could know it"

    berta.my_turn()
    theirs = berta.choose()
    berta.play(theirs)
    for each in (host, guest):
        each.wait_until(lambda each=each: each.snapshot["view"]["turn"] == 2, "all is revealed")
    lines = [line for message in guest.messages if message["is"] == "table" for line in message["lines"]]
    assert any(line["event"] == "sold" and line["seat"] == 0 for line in lines)
    assert names(guest, second)[1] not in json.dumps(lines, ensure_ascii=False), "sold face down"
    assert ann.my_turn() and berta.my_turn()
    for each, other in ((host, "Berta"), (guest, "Ann")):  # the first seat and the last read what the reveal brought
        each.page.locator(".lately", has_text=other).wait_for(timeout=5_000)
