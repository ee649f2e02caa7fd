"""The component file of 7 Wonders: its values never change once released, and doubts are marked as such."""

from __future__ import annotations

import pytest

import salon


def test_a_released_file_never_changes() -> None:
    """Records name this hash: a correction is a new file beside the old one, not an edit. Annotations are not in it."""
    assert salon.game("wonders").components.released == "ad0166c4f5548772"


@pytest.mark.parametrize("key", ["hideout.effects", "sepulcher.cost", "sepulcher.effects", "slave-market.cost"])
def test_values_on_which_sources_disagree_say_so(key: str) -> None:
    value = salon.game("wonders").components.values[f"city.{key}"]
    assert value.confidence == "sourced" and "; another " in value.source
