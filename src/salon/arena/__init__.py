"""The arena: matches between computer players, with ratings and confidence intervals."""

from __future__ import annotations

from salon.arena.match import Match, Outcome, create_match, match_game, play_game
from salon.arena.match_file import MatchFile, read_seed
from salon.arena.report import Report, create_report
from salon.arena.run import play_games

__all__ = [
    "Match", "MatchFile", "Outcome", "Report", "create_match", "create_report", "match_game", "play_game", "play_games",
    "read_seed",
]  # fmt: skip
