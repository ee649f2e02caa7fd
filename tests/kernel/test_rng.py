"""Random streams: the same numbers everywhere, nothing to do with each other, fair."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon import Rng


def test_the_numbers_of_a_named_stream_never_change() -> None:
    rng = Rng("7", "test")
    assert [rng.below(1000) for _ in range(8)] == [622, 765, 751, 375, 195, 150, 272, 154]


def test_names_are_kept_apart() -> None:
    assert [Rng("ab", "c").below(1 << 30)] != [Rng("a", "bc").below(1 << 30)]


@given(st.integers(1, 2**32 - 1))
def test_numbers_are_below_the_bound(bound: int) -> None:
    rng = Rng("bound", bound)
    assert all(0 <= rng.below(bound) < bound for _ in range(5))


@pytest.mark.parametrize("bound", [0, -1, 2**32])
def test_an_impossible_bound_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="must be from 1 to"):
        Rng("x").below(bound)


def test_shuffles_are_uniform() -> None:
    rng = Rng("shuffle")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24000):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        found[tuple(things)] += 1
    assert len(found) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 70
