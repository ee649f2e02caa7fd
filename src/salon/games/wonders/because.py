"""Why an action is refused. (The numbers stand in `because.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
