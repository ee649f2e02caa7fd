"""Salon's random numbers: named streams that give the same numbers on every machine, compiled or not.

The generator is xoshiro256** by Blackman and Vigna (public domain). A stream is named by words, the first
of which is usually a seed: `Rng("7", "my game", "cards")`. The 256 bits of SHA-256 over the words are
its state at the start, so streams of different names are independent, and one more draw in one of them
changes no other.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any

import cython

if not cython.compiled:
    from salon.kernel.bits import lowest, popcount

WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF


def rotate_left(x: cython.ulonglong, by: cython.int) -> cython.ulonglong:
    """The 64 bits of `x`, rotated to the left by `by` bits."""
    return ((x << by) & WORD) | (x >> (64 - by))


class Rng:
    """One stream of random numbers."""

    def __init__(self, *names: str | int) -> None:
        # A separator that no seed or name contains keeps ("ab", "c") and ("a", "bc") apart.
        text = "\x1f".join(str(name) for name in names)
        start = hashlib.sha256(text.encode()).digest()
        self.a = int.from_bytes(start[0:8], "little")
        self.b = int.from_bytes(start[8:16], "little")
        self.c = int.from_bytes(start[16:24], "little")
        self.d = int.from_bytes(start[24:32], "little")

    def draw(self) -> cython.ulonglong:
        """The next 64 bits. (The masks are the arithmetic of C where Python runs this.)"""
        result: cython.ulonglong = (rotate_left((self.b * 5) & WORD, 7) * 9) & WORD
        shifted: cython.ulonglong = (self.b << 17) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = rotate_left(self.d, 45)
        return result

    def under(self, n: cython.uint) -> cython.uint:
        """A number from 0 to n - 1, each equally likely (Lemire's multiplication, with rejection)."""
        product: cython.ulonglong = (self.draw() >> 32) * n
        floor: cython.ulonglong
        if (product & HALF) < n:
            floor = (HALF + 1 - n) % n
            while (product & HALF) < floor:
                product = (self.draw() >> 32) * n
        return product >> 32

    def member(self, of: cython.ulonglong) -> cython.int:
        """A member of a bit set that is not empty, each equally likely."""
        skip: cython.int = self.under(popcount(of))
        while skip:
            of &= of - 1
            skip -= 1
        return lowest(of)

    def weighted(self, weights: cython.p_int, count: cython.int) -> cython.int:
        """The index of one of `count` weights, with a probability proportional to its weight; their sum is not 0."""
        i: cython.int
        left: cython.int = 0
        for i in range(count):
            left += weights[i]
        left = self.under(left)
        for i in range(count):
            left -= weights[i]
            if left < 0:
                return i
        return count - 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= HALF:
            raise ValueError(f"a random number below {n}: the bound must be from 1 to {HALF}")
        return self.under(n)

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Put the things into a random order, in place (Fisher-Yates from the end)."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def choice(self, things: Any) -> Any:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]
