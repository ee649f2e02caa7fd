"""A whole game among computer players."""

from __future__ import annotations

from salon import Game, Position, Rng
from salon.players import choose_action, create_player


def played_among(game: Game, names: list[str], seed: str, **options: str) -> Position:
    """The end of a game among players of these names; each is given what its seat knows."""
    position = game.start(game.deal(len(names), seed, **options))
    seats = [create_player(name, game, Rng(seed, "seat", seat)) for seat, name in enumerate(names)]
    rng = Rng(seed, "what they know")
    while position.waiting:
        seat = position.to_act
        action, fault = choose_action(seats[seat], position, seat, rng)
        assert fault == ""
        position.play(seat, action)
    return position
