"""How a card left a hand. (The numbers stand in `use.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
