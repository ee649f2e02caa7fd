"""Two worlds of one exchange: what is sent before the deal depends on no part, only on the commitments.

Both worlds have the same events with other parts, of the server and of the other seats. Every commitment is
replaced by its place in the exchange; then every byte sent to every viewer must be the same.
"""

from __future__ import annotations

import random

import pytest

from salon.kernel.fair_deal import commitment_of
from salon.server import events
from salon.server.events import SeatPlan
from salon.server.presenter import Presence, Viewer, first_log_entry, table_view
from salon.server.protocol import encode
from salon.server.table import Table

SEATS = 4
OPENED = events.TableOpened("bids", "", {}, [SeatPlan("person", f"P{seat}") for seat in range(SEATS)])


class World:
    """The parts that everybody gives, by seat and attempt; -1 is the server."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.parts = {(seat, attempt): rng.randbytes(32).hex() for seat in range(-1, SEATS) for attempt in range(4)}
        self.table = Table("world")
        self.table.apply(OPENED, 0.0)
        self.table.apply(events.ServerCommitted(self.parts[-1, 0]), 0.0)

    def views(self, viewer: int | None) -> bytes:
        """What a viewer is sent, with every commitment replaced by whose it is."""
        own = frozenset([viewer] if viewer is not None else [])
        to = Viewer(viewer, own, viewer == 0, "en", True)
        message = encode(table_view(self.table, to, Presence(), first_log_entry(self.table, viewer)))
        for (seat, attempt), part in self.parts.items():
            assert part.encode() not in message
            message = message.replace(commitment_of(part).encode(), f"commitment {seat} {attempt}".encode())
        return message

    def apply(self, step: tuple[str, int]) -> None:
        """Carry out a step of the exchange, with the parts of this world."""
        what, seat = step
        exchange = self.table.exchange
        assert exchange is not None
        part = self.parts[seat, exchange.attempt - 1]
        event: events.Event
        match what:
            case "commit":
                event = events.PartCommitted([seat], commitment_of(part))
            case "reveal":
                event = events.PartRevealed(seat, part)
            case "skip":
                event = events.SkipAgreed([seat])
            case "restart":
                event = events.ExchangeRestarted(seat)
            case _:
                event = events.ExchangeStarted()
        self.table.apply(event, 0.0)


def random_step(table: Table, rng: random.Random) -> tuple[str, int] | None:
    """Any step that is allowed now, short of the deal."""
    exchange = table.exchange
    assert exchange is not None
    steps: list[tuple[str, int]] = []
    if exchange.stage == "open" and exchange.contributions:
        steps.append(("start", 0))
    if exchange.stage != "revealing":
        steps += [("commit", seat) for seat in range(SEATS) if seat not in exchange.committed]
    else:
        steps += [("reveal", seat) for seat in exchange.waiting]
        done = sorted(exchange.committed - exchange.waiting)
        steps += [("skip", seat) for seat in done if exchange.waiting]
        steps += [("restart", seat) for seat in done[:1] if exchange.waiting and exchange.attempt < 4]
    return rng.choice(steps) if steps and not exchange.complete else None


@pytest.mark.parametrize("number", range(40))
def test_what_is_sent_before_the_deal_depends_on_no_part(number: int) -> None:
    rng = random.Random(number)
    worlds = World(2 * number), World(2 * number + 1)
    while (step := random_step(worlds[0].table, rng)) is not None:
        for world in worlds:
            world.apply(step)
        for viewer in (None, *range(SEATS)):
            first, second = (world.views(viewer) for world in worlds)
            assert first == second
    exchanges = [world.table.exchange for world in worlds]
    assert all(exchange is not None and exchange.complete for exchange in exchanges)
