"""Bit sets in plain Python: what `bits.pxd` maps to single machine instructions in the compiled rules."""

from __future__ import annotations


def bit(i: int) -> int:
    """The set that holds only `i`."""
    return 1 << i


def popcount(x: int) -> int:
    """How many members the set has."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The smallest member of a set that is not empty."""
    return (x & -x).bit_length() - 1
