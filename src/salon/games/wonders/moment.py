"""The moments of a game: which decision is pending. (The numbers stand in `moment.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
