"""What 7 Wonders checks at length, for `make soak`."""

from __future__ import annotations

from collections.abc import Callable

import salon
from salon import Rng
from salon.testing import some_deals
from tests.web import wonders_soak
from tests.wonders import observer, payments, scorer
from tests.wonders.test_accounts import check_accounts
from tests.wonders.test_players import play


def accounts(count: int) -> None:
    """after every move all cards and leaders are there, and every coin has its event."""
    game = salon.game("wonders")
    for number, deal in enumerate(some_deals(game, count, "soak accounts")):
        check_accounts(game, deal, Rng("soak accounts", number))


def scores(count: int) -> None:
    """an independent scorer agrees with the score and the sheet."""
    scorer.compare(count, "soak")
    scorer.compare_cities(count // 20, "soak")


def ways_to_pay(count: int) -> None:
    """ways to pay in random cities are those a brute-force enumeration finds."""
    payments.compare(count, "soak")


def knowledge(count: int) -> None:
    """re-dealt worlds show every seat what it has seen."""
    observer.check(count, "soak")


def greedy(count: int) -> str:
    """greedy against three random players."""
    won = 0
    for number in range(count):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        won += play(salon.game("wonders"), names, f"soak {number}", {}).ranking()[number % 4] == 1
    assert won >= 0.9 * count
    return f"greedy won {won} of {count} games against three random players"


PARTS: list[tuple[Callable[[int], str | None], int]] = [
    (accounts, 2_000),
    (scores, 20_000),
    (ways_to_pay, 5_000),
    (knowledge, 1_000),
    (greedy, 200),
    (wonders_soak.by_mouse, 40),
    (wonders_soak.fitting, 36),
]
