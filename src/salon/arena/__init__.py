"""The arena: computer players against each other, over many games, with numbers that can be trusted."""

from __future__ import annotations

from salon.arena.kept import Kept, kept_seed
from salon.arena.match import Match, Outcome, game_of, match_of, play_game
from salon.arena.report import Report, report
from salon.arena.run import play

__all__ = ["Kept", "Match", "Outcome", "Report", "game_of", "kept_seed", "match_of", "play", "play_game", "report"]
