"""What a seat sees of Paris, as its types say it."""

from __future__ import annotations

from typing import get_args

from salon.games.paris.view import PHASES, Phase


def test_the_type_names_every_phase_of_the_rules() -> None:
    assert get_args(Phase) == PHASES
