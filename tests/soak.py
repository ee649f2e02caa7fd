"""Everything at full size, for `make soak`: what the tests sample.

100,000 random games with mixed seats and options end; replayed from their records they come to the same
position, with every piece still there and all francs and points as noted; both speeds play 10,000 of them;
every game keeps the contract over many deals; after every move of 2,000 games all pieces are there and every
change has its event; the greedy player meets three random ones.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent))

import salon
from salon import Position, Record, Rng
from salon.games.paris import noted
from salon.games.paris.notation import TOKENS
from salon.kernel.playout import Playout
from salon.kernel.record import result_of
from salon.testing import check_game, some_deals
from tests.paris.test_accounts import check_accounts, pieces
from tests.paris.test_players import play


def random_games(game: salon.Game, count: int, bar: Progress) -> None:
    """Random games end, and their records replay to the same position."""
    task = bar.add_task(f"{game.id}: {count} random games", total=count)
    for number, deal in enumerate(some_deals(game, count, "soak")):
        position = game.start(deal)
        actions = Playout().game(position, Rng("soak", number))
        record = Record(game, deal, actions, result_of(position))
        again = replayed_with_accounts(game, record)
        assert again.digest() == position.digest(), number
        if number % 100 == 99:
            Record.from_json(record.to_json(), salon.game).verify()
            bar.update(task, completed=number + 1)


def replayed_with_accounts(game: salon.Game, record: Record) -> Position:
    """Replay a record; at the end all pieces are there, and francs and points are what the notes add up to."""
    position = game.start(record.deal)
    seats = record.deal.seats
    quantities = {number: kind.counts for number, kind in game.event_kinds.items() if kind.counts}
    totals = {"points": [0] * seats, "francs": [0] * seats}
    before = (pieces(position), list(position.snapshot().francs)) if game.id == "paris" else None
    left: Counter[str] = Counter()
    for action in record.actions:
        for kind, seat, first, second, _ in position.notes(position.to_act, action):
            if kind in quantities:
                totals.setdefault(quantities[kind], [0] * seats)[seat] += first
            elif kind == noted.TOKEN and game.id == "paris" and first < 0 and second >= 3:
                left[TOKENS[second]] -= first  # prestige that was spent leaves the game
    assert totals["points"] == position.scores()
    if before is not None:
        after = pieces(position)
        assert {piece: after[piece] + left[piece] for piece in after} == before[0]
        francs = position.snapshot().francs
        assert all(before[1][seat] + totals["francs"][seat] == francs[seat] for seat in range(seats))
    return position


def both_speeds(game: salon.Game, count: int, bar: Progress) -> None:
    """Compiled and uncompiled rules give the same fingerprints."""
    task = bar.add_task(f"{game.id}: {count} games at both speeds", total=None)
    command = [sys.executable, "-m", "salon.testing", game.id, str(count), "soak"]
    outputs = []
    for pure in "01":
        environment = {**os.environ, "SALON_PURE": pure}
        outputs.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True))
    assert [done.stderr.strip() for done in outputs] == ["compiled", "uncompiled"]
    assert outputs[0].stdout == outputs[1].stdout
    bar.update(task, total=1, completed=1)


def accounts(count: int, bar: Progress) -> None:
    """After every move of whole games every piece is there, and every change has its event."""
    game = salon.game("paris")
    task = bar.add_task(f"paris: the accounts of {count} games", total=count)
    for number, deal in enumerate(some_deals(game, count, "accounts")):
        check_accounts(game, deal, Rng("soak accounts", number))
        bar.advance(task)


def greedy(count: int, bar: Progress) -> float:
    """The share of games the greedy player wins against three random ones."""
    task = bar.add_task(f"paris: greedy against three random players, {count} games", total=count)
    won = 0
    for number in range(count):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        won += play(salon.game("paris"), names, f"soak {number}").ranking()[number % 4] == 1
        bar.advance(task)
    return won / count


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games of each game (default: 100000)")
    chosen = parser.parse_args()
    begin = time.monotonic()
    with Progress() as bar:
        for game_id in salon.game_ids():
            random_games(salon.game(game_id), chosen.games, bar)
            both_speeds(salon.game(game_id), max(chosen.games // 10, 10), bar)
            task = bar.add_task(f"{game_id}: the contract", total=20)
            for part in range(20):
                check_game(salon.game(game_id), games=12, seed=f"soak {part}")
                bar.advance(task)
        accounts(max(chosen.games // 50, 10), bar)
        share = greedy(200, bar)
    print(f"greedy won {share:.1%} of 200 games against three random players")
    assert share >= 0.9
    print(f"all held, in {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()
