"""Everything at full size, for `make soak`: what the tests sample.

For every game: 100,000 random games with mixed seats and options end, replay from their records to the same
position and score what their events add up to; both speeds play 10,000 of them alike; the contract holds over
many deals. Then what each game checks at length besides: see `at_length.py` in the folder of its tests.
"""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
import time
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent))

import salon
from salon import Position, Record, Rng
from salon.kernel.playout import Playout
from salon.kernel.record import result_of
from salon.testing import check_game, some_deals


def random_games(game: salon.Game, count: int, bar: Progress) -> None:
    """Random games end, and their records replay to the same position."""
    task = bar.add_task(f"{game.id}: {count} random games", total=count)
    for number, deal in enumerate(some_deals(game, count, "soak")):
        position = game.start(deal)
        actions = Playout().game(position, Rng("soak", number))
        record = Record(game, deal, actions, result_of(position))
        assert replayed(game, record).digest() == position.digest(), number
        if number % 100 == 99:
            Record.from_json(record.to_json(), salon.game).verify()
            bar.update(task, completed=number + 1)


def replayed(game: salon.Game, record: Record) -> Position:
    """Replay a record; at the end the points are what the notes add up to."""
    position = game.start(record.deal)
    brings = {number for number, kind in game.event_types.items() if kind.counts == "points"}
    points = [0] * record.deal.seats
    for action in record.actions:
        for kind, seat, amount, _, _ in position.notes(position.to_act, action):
            if kind in brings:
                points[seat] += amount
    assert points == position.scores()
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


def at_length(game: salon.Game, share: float, bar: Progress) -> None:
    """What a game checks besides: the functions in its `PARTS`, each with how often it is to be done."""
    if not (Path(__file__).parent / game.id / "at_length.py").exists():
        return
    for part, count in importlib.import_module(f"tests.{game.id}.at_length").PARTS:
        times = max(round(count * share), 5)
        task = bar.add_task(f"{game.id}: {part.__doc__.rstrip('.')} ({times})", total=None)
        said = part(times)
        if said:
            bar.console.print(f"{game.id}: {said}")
        bar.update(task, total=1, completed=1)


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games of each game (default: 100000)")
    parser.add_argument("--game", choices=salon.game_ids(), action="append", help="only this game; may be repeated")
    chosen = parser.parse_args()
    begin = time.monotonic()
    with Progress() as bar:
        for game_id in chosen.game or salon.game_ids():
            game = salon.game(game_id)
            random_games(game, chosen.games, bar)
            both_speeds(game, max(chosen.games // 10, 10), bar)
            task = bar.add_task(f"{game_id}: the contract", total=20)
            for part in range(20):
                check_game(game, games=12, seed=f"soak {part}")
                bar.advance(task)
            at_length(game, chosen.games / 100_000, bar)
    print(f"all held, in {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()
