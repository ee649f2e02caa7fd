"""What a seat sees of Paris, as its types say it."""

from __future__ import annotations

import random
from typing import get_args

import salon
from salon.games.paris import view
from salon.games.paris.game import Paris
from salon.games.paris.notation import DISTRICTS
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.view import PHASES, Phase


def test_the_type_names_every_phase_of_the_rules() -> None:
    assert get_args(Phase) == PHASES


def test_kept_districts_are_those_of_the_position() -> None:
    game = salon.game("paris")
    assert isinstance(game, Paris)
    rng = random.Random("districts")
    for number, seats in enumerate((2, 3, 4) * 3):
        position = game.start(game.deal(seats, screens="hidden", seed=f"districts {number}"))
        assert isinstance(position, ParisPosition)
        while position.waiting:
            board = view.Board.of(position.snapshot())
            districts = [board.district(position, number) for number in range(len(DISTRICTS))]
            for seat in (*range(seats), None):
                seen = game.view(position, seat)
                assert (seen.seat, seen.districts) == (seat, districts)
                assert [each.francs is None for each in seen.seats] == [each != seat for each in range(seats)]
            position.play(position.to_act, rng.choice(position.legal(position.to_act)))
    assert len(game.district_views) <= view.MAX_DISTRICT_VIEWS
