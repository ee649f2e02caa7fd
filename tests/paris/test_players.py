"""The computer players at a table of Paris."""

from __future__ import annotations

import pytest

import salon
from salon import Rng
from salon.players import choose_action, create_player
from tests.players.bot_games import played_among


def test_greedy_beats_three_random_players() -> None:
    """A sample of what `make soak` measures over 200 games."""
    won = 0
    for number in range(40):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        won += played_among(salon.game("paris"), names, f"greedy {number}").ranking()[number % 4] == 1
    assert won >= 35


@pytest.mark.parametrize("name", ["random", "greedy", "gentle"])
@pytest.mark.parametrize("game", salon.game_ids())
def test_every_player_plays_every_game_and_plays_the_same_again(name: str, game: str) -> None:
    names = [name] * salon.game(game).seat_counts[0]
    first, second = (played_among(salon.game(game), names, "again") for _ in range(2))
    assert first == second and first.waiting == 0


@pytest.mark.parametrize("name", ["random", "greedy", "gentle"])
def test_a_player_chooses_the_same_in_every_world_its_seat_cannot_tell_apart(name: str) -> None:
    game = salon.game("paris")
    position = game.start(game.deal(3, "worlds"))
    rng = Rng("moves")
    for _ in range(300):
        if not position.waiting:
            break
        seat = position.to_act
        other = position.known_to(seat, Rng("another world", position.phase))
        choices = [
            choose_action(create_player(name, game, Rng("same")), world, seat, Rng("known"))
            for world in (position, other)
        ]
        assert choices[0] == choices[1] and choices[0][1] == ""
        position.play(seat, rng.choice(position.legal(seat)))
