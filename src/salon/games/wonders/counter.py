"""What effects count. (The numbers stand in `counter.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
