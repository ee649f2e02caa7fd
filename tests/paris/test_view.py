"""What a seat sees of Paris, as its types say it."""

from __future__ import annotations

import random
from typing import get_args

import salon
from salon.games.paris import view
from salon.games.paris.game import Paris
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.view import PHASES, Phase


def test_the_type_names_every_phase_of_the_rules() -> None:
    assert get_args(Phase) == PHASES


def test_kept_districts_are_those_of_the_position() -> None:
    game = salon.game("paris")
    assert isinstance(game, Paris)
    rng = random.Random("districts")
    for seats in (2, 3, 4):
        position = game.start(game.deal(seats, screens="hidden", seed=f"districts {seats}"))
        assert isinstance(position, ParisPosition)
        while position.waiting:
            districts = view._new_districts(position, position.snapshot())
            for seat in (*range(seats), None):
                seen = game.view(position, seat)
                assert (seen.seat, seen.districts) == (seat, districts)
                assert [each.francs is None for each in seen.seats] == [each != seat for each in range(seats)]
            position.play(position.to_act, rng.choice(position.legal(position.to_act)))
    assert len(game.district_views) <= view.MAX_DISTRICT_VIEWS
