"""The arena: matches between computer players, with ratings and confidence intervals."""

from __future__ import annotations

from salon.arena.match import Match, Outcome, create_match, match_game, play_game
from salon.arena.match_file import MatchFile, read_seed
from salon.arena.report import Report, create_report
from salon.arena.run import play_games
from salon.arena.runner import Runner, open_runner
from salon.arena.simulation import RandomGame, Simulation, create_simulation

__all__ = [
    "Match", "MatchFile", "Outcome", "RandomGame", "Report", "Runner", "Simulation", "create_match", "create_report",
    "create_simulation", "match_game", "open_runner", "play_game", "play_games", "read_seed",
]  # fmt: skip
