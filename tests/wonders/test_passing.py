"""To which side hands are passed, and that the log says so: left in Age I and III, right in Age II."""

from __future__ import annotations

import pytest

from tests.wonders.table import Table

clause = pytest.mark.clause


@clause("wonders", "3.5")
@pytest.mark.parametrize(("age", "direction", "next_seat"), [(1, "left", 1), (2, "right", -1), (3, "left", 1)])
def test_the_log_tells_the_side_to_which_the_hands_really_went(age: int, direction: str, next_seat: int) -> None:
    t = Table("rhodos-a", "gizah-a", "babylon-a", "olympia-a").age(age)
    for seat in range(4):  # hands that can be told apart
        with t.edit() as s:
            s.hand[seat][:] = [*sorted(s.hand[seat][i] for i in range(7) if i != seat), 0, 0]
    sold: dict[int, str | list[str]] = {seat: t.legal(seat)[-1] for seat in range(4)}
    before = [list(t.state.hand[seat]) for seat in range(4)]
    events = t.turn(sold)
    passed = [event for event in events if event.name == "passed"]
    assert [(event.seat, event.facts) for event in passed] == [(None, {"direction": f"direction-{direction}"})]
    for seat in range(4):
        kept = [card for card in before[seat] if card][:-1]  # the last one was sold
        assert [card for card in t.state.hand[(seat + next_seat) % 4] if card] == kept


@clause("wonders", "3.5")
@pytest.mark.parametrize(("age", "word"), [(1, "left"), (2, "right"), (3, "left")])
@pytest.mark.parametrize("language", ["en", "de", "th"])
def test_the_side_is_said_in_every_language(age: int, word: str, language: str) -> None:
    t = Table().age(age)
    passed = next(event for event in t.turn({}) if event.name == "passed")
    side = {"en": word, "de": {"left": "links", "right": "rechts"}[word], "th": {"left": "ซ้าย", "right": "ขวา"}[word]}
    assert side[language] in t.game.text.event_text(passed, language, ["Ann", "Bo", "Cy"])


@clause("wonders", "3.5")
@pytest.mark.parametrize(("age", "to_left"), [(1, True), (2, False), (3, True)])
@pytest.mark.parametrize("seat", [0, None])
def test_the_view_names_the_side_to_which_hands_will_go(age: int, to_left: bool, seat: int | None) -> None:
    t = Table().age(age)
    assert t.game.view(t.position, seat).to_left is to_left
