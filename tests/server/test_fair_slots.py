"""Computations take fair turns: one client that asks for much delays another by one computation at most."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.server.fair_slots import FairSlots, Turns

pytestmark = pytest.mark.one_store

GROUP = st.tuples(st.sampled_from("ab"), st.sampled_from("xyz"), st.sampled_from("12"))


async def served(groups: list[tuple[str, ...]], slots: int = 1) -> list[tuple[str, ...]]:
    """The order in which waiting groups are served, when all have asked before the first slot is free."""
    order: list[tuple[str, ...]] = []
    fair = FairSlots(slots)
    for _ in range(slots):
        await fair.acquire("before")

    async def work(group: tuple[str, ...]) -> None:
        async with fair.slot(*group):
            order.append(group)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work(group)) for group in groups]
    await asyncio.sleep(0)
    assert fair.waiting == len(groups)
    fair._asked.clear()  # as if nobody else had been active
    for _ in range(slots):
        fair.release("before")
    await asyncio.gather(*tasks)
    assert fair.waiting == 0
    return order


def test_a_newcomer_waits_for_one_computation_of_a_busy_visitor() -> None:
    busy = [("1.2.3.4", "busy", f"table {number}") for number in range(50)]
    order = asyncio.run(served([*busy, ("5.6.7.8", "other", "table")]))
    assert order.index(("5.6.7.8", "other", "table")) == 1


def test_cookies_are_free_to_make_and_do_not_help() -> None:
    busy = [("1.2.3.4", f"cookie {number}", "table") for number in range(50)]
    order = asyncio.run(served([*busy, ("5.6.7.8", "other", "table")]))
    assert order.index(("5.6.7.8", "other", "table")) == 1


def test_visitors_of_one_address_and_tables_of_one_visitor_take_turns() -> None:
    asked = [("a", "x", "1")] * 3 + [("a", "x", "2")] + [("a", "y", "1")]
    assert asyncio.run(served(asked)) == [
        ("a", "x", "1"), ("a", "y", "1"), ("a", "x", "2"), ("a", "x", "1"), ("a", "x", "1"),
    ]  # fmt: skip


@given(st.lists(GROUP, max_size=40), st.integers(1, 3))
def test_everybody_is_served_once_and_addresses_in_turn(groups: list[tuple[str, ...]], slots: int) -> None:
    order = asyncio.run(served(groups, slots))
    assert Counter(order) == Counter(groups)
    left = Counter(group[0] for group in groups)
    previous = ""
    for group in order:
        waiting = {address for address, count in left.items() if count}
        assert group[0] != previous or waiting == {previous}, "an address was served twice while another waited"
        left[group[0]] -= 1
        previous = group[0]


def test_the_last_slot_is_kept_for_others_while_they_are_active() -> None:
    async def test() -> None:
        fair = FairSlots(2)
        await fair.acquire("other", "x")
        fair.release("other")
        await fair.acquire("busy", "x")
        second = asyncio.create_task(fair.acquire("busy", "y"))
        await asyncio.sleep(0)
        assert not second.done() and fair.waiting == 1
        await asyncio.wait_for(fair.acquire("other", "x"), 1)
        fair.release("other")
        assert not second.done()
        del fair._asked["other"]  # as if a while had passed
        fair._check_again()
        await asyncio.wait_for(second, 1)

    asyncio.run(test())


def test_alone_an_address_gets_all_slots() -> None:
    async def test() -> None:
        fair = FairSlots(2)
        await asyncio.wait_for(asyncio.gather(fair.acquire("one", "x"), fair.acquire("one", "y")), 1)

    asyncio.run(test())


def test_whoever_gives_up_waiting_takes_no_slot() -> None:
    async def test() -> None:
        fair = FairSlots(1)
        await fair.acquire("first")
        waiting = [asyncio.create_task(fair.acquire(name)) for name in ("gives up", "given up while served", "stays")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        fair.release("first")  # hands the slot to the second …
        waiting[1].cancel()  # … which does not want it any more
        await asyncio.wait_for(waiting[2], 1)
        fair.release("stays")
        await asyncio.wait_for(fair.acquire("last"), 1)

    asyncio.run(test())


def test_no_group_is_kept_when_nobody_waits() -> None:
    turns = Turns()
    loop = asyncio.new_event_loop()
    for number in range(100):
        turns.add(loop.create_future(), ("address", str(number)))
    while turns.next() is not None:
        pass
    loop.close()
    assert turns.is_empty and not turns._groups
