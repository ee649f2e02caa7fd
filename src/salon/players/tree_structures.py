"""The C structures of the rules as `ctypes` mirrors. Generated from `tree.pxd` by `make types`: do not edit."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING


class Node(ctypes.Structure):
    """An action of a seat in the tree of one seat."""

    _fields_ = [
        ("total", ctypes.c_double),
        ("visits", ctypes.c_int32),
        ("first_child", ctypes.c_int32),
        ("next_sibling", ctypes.c_int32),
        ("action", ctypes.c_int16),
        ("seat", ctypes.c_int16),
    ]
    if TYPE_CHECKING:
        total: float  # sum of the values for the seat that acts
        visits: int
        first_child: int  # 0: none
        next_sibling: int  # 0: none
        action: int
        seat: int
