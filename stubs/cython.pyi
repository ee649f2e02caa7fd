"""The names of Cython's pure Python mode that Salon uses, for the type checkers."""

import builtins
from contextlib import AbstractContextManager
from typing import Any

compiled: bool
nogil: AbstractContextManager[None]

int = builtins.int
short = builtins.int
longlong = builtins.int
uint = builtins.int
ulonglong = builtins.int
bint = builtins.bool
double = builtins.float

p_short = Any
p_int = Any
p_longlong = Any
p_ulonglong = Any

def address(thing: Any) -> Any: ...
def sizeof(thing: Any) -> builtins.int: ...
def cast(kind: Any, thing: Any) -> Any: ...
