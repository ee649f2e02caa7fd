"""The component file of 7 Wonders: its values never change once released, and doubts are marked as such."""

from __future__ import annotations

import salon


def test_a_released_file_never_changes() -> None:
    """Records name this hash: a correction is a new file beside the old one, not an edit. Annotations are not in it."""
    assert salon.game("wonders").components.released == "ad0166c4f5548772"


def test_values_on_which_sources_disagree_say_so() -> None:
    values = salon.game("wonders").components.values.values()
    disputed = {value.key: value.source for value in values if value.confidence == "disputed"}
    assert [*disputed] == [
        "city.hideout.effects",
        "city.sepulcher.cost",
        "city.sepulcher.effects",
        "city.slave-market.cost",
        "leader.semiramis.coins",
    ]
    assert all("; another " in source for source in disputed.values())
