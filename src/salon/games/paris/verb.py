"""What the actions of the list do. (The numbers stand in `verb.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
