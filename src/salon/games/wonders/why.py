"""What coins and points come and go for. (The numbers stand in `why.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
