"""`SALON_PURE=1`: run the rules as plain Python even where they have been compiled.

For debugging, coverage and the proof that both speeds play the same game.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the modules of `salon` by their source files alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source file of a module below `salon`, or None for all other modules."""
        if not name.startswith("salon.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Prefer source files to compiled modules in all imports from now on."""
    sys.meta_path.insert(0, SourceOnly)
