"""The stages of a turn: which decision is pending. (The numbers stand in `stage.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
