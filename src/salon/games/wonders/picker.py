"""Who picks from the discard pile, in order. (The numbers stand in `picker.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
