"""Whom 7 Wonders asks what, and when: docs/wonders-notation.md, "Which decision comes when", against whole games.

A game is cut into its questions; who is to be asked next is worked out from what was built since, with the words of
the component file, and not with the rules' own list of pending choices.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.games.wonders.notation import BOARDS, CARDS, COMPONENTS, FIRST_LEADER, FIRST_STAGE, LEADERS
from salon.games.wonders.rules import constants
from salon.kernel.ctypes_mirror import names_of
from salon.kernel.deal import Deal

clause = pytest.mark.clause
GAME = salon.game("wonders")
PHASES = {number: name for name, number in names_of(constants, "PHASE_").items()}
PICKERS = ["halikarnassos", "great-wall", "manneken-pis"]  # before Solomon (3) and the Courtesans Guild (4)
# boards on which there is something to choose come up more often than a fair deal would have them
TELLING = ("roma-b", "abu-simbel", "manneken-pis-a", "halikarnassos", "great-wall-a", "babylon-b")
EAGER = ("stage", "lay", "copy", "recruit")


@dataclass
class Question:
    """One question: what is asked, of whom, the answers, and the table before and after."""

    name: str
    asked: list[int]
    before: Any
    answers: dict[int, list[str]]
    after: Any


def dealt(rng: random.Random, number: int) -> Deal:
    """A deal with everything in play, and with boards on which there is something to choose."""
    options = {"leaders": "yes", "wonder_pack": "yes", "cities": rng.choice(["yes", "yes", "no"])}
    deal = GAME.deal(rng.randint(3, 7), f"questions {number}", **options)
    sets = {"base", *(name for name, choice in options.items() if choice == "yes")}
    usable = [board for board in BOARDS if COMPONENTS[f"board.{board}.set"] in sets]
    telling = [board for board in usable if board.startswith(TELLING)]
    boards: list[str] = []
    for board in (*rng.sample(telling, len(telling)), *rng.sample(usable, len(usable))):
        if board[:-2] not in {other[:-2] for other in boards} and len(boards) < deal.seats:
            boards.append(board)
    deal.content["boards"] = rng.sample(boards, deal.seats)
    return deal


def members(of: int) -> list[int]:
    return [i for i in range(64) if of >> i & 1]


def played(number: int) -> list[Question]:
    """The questions of a game in which builds that bring a question are preferred."""
    rng = random.Random(f"questions {number}")
    position = GAME.start(dealt(rng, number))
    found = []
    while position.waiting:
        asked, before, phase = members(position.waiting), position.snapshot(), position.phase
        answers: dict[int, list[str]] = {}
        while position.waiting and position.phase == phase:
            seat = position.to_act
            texts = [GAME.actions.text(action) for action in position.legal(seat)]
            if seat in answers:
                assert len(texts) > 1 and texts[0].startswith(("at:", "pay:", "free:"))
            liked = [t for t in texts if t.endswith((":courtesans-guild", ":solomon")) and not t.startswith("sell")]
            liked = liked or [text for text in texts if text.startswith(EAGER)]
            text = rng.choice(liked if liked and rng.random() < 0.8 else texts)
            answers.setdefault(seat, []).append(text)
            position.play(seat, GAME.actions.parse(text))
        assert list(answers) == asked, "in the order of the seats, each seat's moves together"
        found.append(Question(PHASES[before.phase], asked, before, answers, position.snapshot()))
    return found


def effects(source: int) -> list[str]:
    """The effects of a card, leader or stage, in the words of the component file."""
    if source >= FIRST_STAGE:
        board, stage = divmod(source - FIRST_STAGE, 4)
        return list(COMPONENTS[f"board.{BOARDS[board]}.{stage + 1}.effects"])
    if source >= FIRST_LEADER:
        return list(COMPONENTS[f"leader.{LEADERS[source - FIRST_LEADER]}.effects"])
    rows = (f"{table}.{CARDS[source]}.effects" for table in ("card", "guild", "city"))
    return list(next(COMPONENTS[row] for row in rows if row in COMPONENTS.values))


def built(before: Any, after: Any, seat: int) -> list[int]:
    """The cards, stages and leaders that a seat has got between two positions."""
    new = [64 * half + i for half in (0, 1) for i in members(after.city[seat][half] & ~before.city[seat][half])]
    new += [FIRST_LEADER + i for i in members(after.leaders[seat] & ~before.leaders[seat])]
    stages = zip(before.stage_source[seat], after.stage_source[seat], strict=True)
    return new + [now - 1 for then, now in stages if now and not then]


def chances(before: Any, after: Any) -> dict[int, str]:
    """The choices that what was built brings, of the seats that can make them."""
    found = {}
    for seat in range(after.seats):
        new = [effect.split()[0] for source in built(before, after, seat) for effect in effects(source)
               if effect.startswith("lay ") or effect in ("recruit", "copy leader")]  # fmt: skip
        assert len(new) < 2
        beside = [(seat + side) % after.seats for side in (1, -1)]
        possible = {
            "lay": after.leaders[seat] & ~after.laid[seat],
            "recruit": after.leaders_in_hand[seat],
            "copy": sum(after.leaders[other] & ~after.laid[other] for other in beside),
        }
        if new and possible[new[0]]:
            found[seat] = new[0]
    return found


def picks(before: Any, after: Any) -> list[tuple[int, int]]:
    """The rights to pick that came up between two positions: place in the order of picks, and seat."""
    found = []
    for seat in range(after.seats):
        for source in built(before, after, seat):
            if "pick" in effects(source):
                board = BOARDS[after.board[seat]][:-2]
                found.append((PICKERS.index(board) if source >= FIRST_STAGE else 3, seat))
        if after.copied_leader[seat] != before.copied_leader[seat] and "pick" in effects(
            FIRST_LEADER + after.copied_leader[seat] - 1
        ):
            found.append((4, seat))
    return found


class QuestionChecker:
    """Goes through the decisions of a game and checks that each had to come."""

    def __init__(self, questions: list[Question]) -> None:
        self.questions, self.at = questions, 0
        self.rights: list[tuple[int, int]] = []
        self.met: Counter[str] = Counter()

    def next_is(self, name: str) -> bool:
        return self.at < len(self.questions) and self.questions[self.at].name == name

    def take(self, name: str, asked: list[int]) -> Question:
        question = self.questions[self.at]
        assert (question.name, question.asked) == (name, asked)
        self.at += 1
        self.met[name] += 1
        return question

    def settle(self, question: Question) -> Any:
        """The choices that the answers to a question bring; the table after them."""
        self.rights += picks(question.before, question.after)
        expected = chances(question.before, question.after)
        if not expected:
            assert not self.next_is("CHOICES")
            return question.after
        choice = self.take("CHOICES", sorted(expected))
        for seat, verb in expected.items():
            (answer,) = choice.answers[seat]
            assert answer.split(":")[0] == verb or (answer == "none" and verb != "copy")
            self.met[verb] += 1
        assert not chances(choice.before, choice.after), "a choice brings no other choice"
        self.rights += picks(choice.before, choice.after)
        return choice.after

    def turn(self, question: Question, last: bool) -> None:
        """All that follows the recruiting or a turn."""
        now = self.settle(question)
        holders = [seat for seat in range(now.seats) for source in now.stage_source[seat]
                   if source and "last-card" in effects(source - 1)]  # fmt: skip
        if last and holders:
            self.settle(self.take("LAST", holders))
        while self.rights and self.next_is("PICK"):
            self.rights.sort()
            place, seat = self.rights.pop(0)
            self.met[f"pick {place}"] += 1
            pick = self.take("PICK", [seat])
            if last:
                assert not any(hand[0] for hand in pick.before.hand), "the last cards are in the pile by now"
            self.settle(pick)
        if self.rights:  # lost: the pile was empty, so nothing has been sold or picked so far
            uses = [use for age in self.questions[self.at].before.played_use for turn in age for use in turn]
            self.met["lost"] += 1
            assert uses.count(2) + uses.count(4) <= sum(self.met[f"pick {place}"] for place in range(5))
            self.rights = []
        if self.next_is("DEBT"):
            before = self.questions[self.at].before
            assert before.with_cities and all(before.coins[seat] for seat in self.questions[self.at].asked)
            self.take("DEBT", self.questions[self.at].asked)

    def game(self) -> Counter[str]:
        """Every question from the first to the last."""
        first = self.questions[0].before
        all_seats = list(range(first.seats))
        for _ in range(3):
            self.take("DRAFT", all_seats)
        for _ in range(3):
            now = self.questions[self.at].before
            recruiters = [seat for seat in all_seats if now.leaders_in_hand[seat]]
            if recruiters:
                self.turn(self.take("RECRUIT", recruiters), last=False)
            for turn in range(1, first.hand_size):
                self.turn(self.take("TURN", all_seats), last=turn == first.hand_size - 1)
        assert self.at == len(self.questions)
        return self.met


@clause("wonders", "3.2")
@clause("wonders", "7.3")
@clause("wonders", "11.16")
@clause("wonders", "12.13")
@clause("wonders", "12.19")
def test_every_question_comes_when_the_notation_says() -> None:
    met: Counter[str] = Counter()
    for number in range(60):
        met += QuestionChecker(played(number)).game()
    wanted = {"RECRUIT", "TURN", "LAST", "CHOICES", "PICK", "DEBT", "lay", "copy", "recruit", "lost"}
    assert wanted | {f"pick {place}" for place in range(5)} <= set(met)


def test_the_page_names_every_kind_of_question() -> None:
    page = (Path(__file__).parents[2] / "docs" / "wonders-notation.md").read_text(encoding="utf-8")
    assert "### Which decision comes when" in page
    assert all(f"`{verb}:…`" in page for verb in ("board", "keep", "lay", "copy", "recruit", "build", "debt"))
