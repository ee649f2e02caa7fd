"""The kinds of effects of cards, leaders and stages. (The numbers stand in `effect.pxd`.)"""

from __future__ import annotations

from salon.kernel import plain

__getattr__ = plain.publish(globals(), __file__)
