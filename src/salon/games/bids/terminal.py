"""The table of Bids in a terminal: a few lines of text."""

from __future__ import annotations

from salon.games.bids.view import BidsView
from salon.kernel.terminal import GameTerminal


class BidsTerminal(GameTerminal):
    """What Bids draws for the terminal."""

    def board(self, view: BidsView, language: str, players: list[str]) -> str:
        """The view as a few lines."""
        text = self.game.text.words.text
        prizes = " ".join("·" if gone else str(prize) for prize, gone in zip(view.prizes, view.taken, strict=True))
        lines = [text(language, "bids-prizes", round=view.round + 1, prizes=prizes)]
        for seat, player in enumerate(players):
            facts = {"player": player, "coins": view.coins[seat], "points": view.points[seat]}
            lines.append(text(language, "bids-player", **facts))
        lines.append(text(language, "bids-hand", cards=" ".join(map(str, view.hand))))
        return "\n".join(lines)
