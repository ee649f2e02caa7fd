"""What Paris checks at length, for `make soak`: its accounts, and its greedy player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import salon
from salon import Rng
from salon.games.paris.notation import TOKENS
from salon.games.paris.rules import constants
from salon.kernel.playout import Playout
from salon.testing import some_deals
from tests.paris.test_accounts import check_accounts, pieces
from tests.paris.test_players import play


def accounts_at_the_end(count: int) -> None:
    """all pieces are there at the end, and francs are what the events add up to."""
    game = salon.game("paris")
    for number, deal in enumerate(some_deals(game, count, "soak")):
        position = game.start(deal)
        start, before = pieces(position), list(position.snapshot().francs)
        francs = [0] * deal.seats
        left: Counter[str] = Counter()
        for action in Playout().game(position.copy(), Rng("soak", number)):
            for kind, seat, first, second, _ in position.notes(position.to_act, action):
                if kind == constants.EVENT_FRANCS:
                    francs[seat] += first
                elif kind == constants.EVENT_TOKEN and first < 0 and second >= 3:
                    left[TOKENS[second]] -= first  # prestige that was spent leaves the game
        end = pieces(position)
        assert {piece: end[piece] + left[piece] for piece in end} == start
        assert [before[seat] + francs[seat] for seat in range(deal.seats)] == list(
            position.snapshot().francs[: deal.seats]
        )


def accounts_after_every_move(count: int) -> None:
    """after every move all pieces are there, and every change has its event."""
    game = salon.game("paris")
    for number, deal in enumerate(some_deals(game, count, "accounts")):
        check_accounts(game, deal, Rng("soak accounts", number))


def greedy(count: int) -> str:
    """greedy against three random players."""
    won = 0
    for number in range(count):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        won += play(salon.game("paris"), names, f"soak {number}").ranking()[number % 4] == 1
    assert won >= 0.9 * count
    return f"greedy won {won} of {count} games against three random players"


PARTS: list[tuple[Callable[[int], str | None], int]] = [
    (accounts_at_the_end, 100_000),
    (accounts_after_every_move, 2_000),
    (greedy, 200),
]
