"""The texts of Bids: actions, the catalogue of pieces, and the table in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from salon.games.bids.rules.constants import ACTION_COINS, ACTION_PRIZE
from salon.games.bids.view import BidsView
from salon.kernel.catalogue import Piece, Section
from salon.kernel.text import GameText

# The pieces: the clause of each, and the component values its text names.
PIECES = {
    "points": ("1.5", ()),
    "prizes": ("1.4", ()),
    "coins": ("1.3", ("bid.coin_adds",)),
    "cards": ("1.2", ()),
}


class BidsText(GameText):
    """The words of Bids."""

    def action_text(self, view: BidsView, action: int, language: str) -> str:
        """A bid or a pick in words."""
        if action < ACTION_COINS:
            return self.words.text(language, "move-card", card=action + 1)
        if action < ACTION_PRIZE:
            return self.words.text(language, "move-coins", coins=action - ACTION_COINS)
        return self.words.text(language, "move-prize", prize=view.prizes[action - ACTION_PRIZE])

    def variables(self, language: str) -> dict[str, Any]:
        """The component values that the rulebook mentions."""
        return {key.replace(".", "_"): value.value for key, value in self.game.components.values.items()}

    def catalogue(self, language: str, seats: int) -> dict[str, Piece]:
        """The few things the game has."""
        variables = self.variables(language)
        found = {}
        for name, (clause, keys) in PIECES.items():
            title = self.words.text(language, "piece-cards-name" if name == "cards" else name)
            text = self.words.text(language, f"piece-{name}", **variables)
            found[name] = Piece(title, text, clause, self.game.components.assumed(keys))
        return found

    def text_view(self, view: BidsView, language: str, players: list[str]) -> list[Section]:
        """The view in sentences: the round, the viewer's cards, every player."""
        text = self.words.text
        found = [Section(text(language, "told-now"), list(self._now(view, language)))]
        if view.seat is not None:
            found.append(Section(text(language, "told-yours"), list(self._own(view, language))))
        for seat, player in enumerate(players):
            lines = [text(language, "told-player", points=view.points[seat], coins=view.coins[seat])]
            if view.bids:
                card, coins = view.bids[seat]
                lines.append(text(language, "told-shown", card=card, coins=coins))
            found.append(Section(player, lines))
        return found

    def _now(self, view: BidsView, language: str) -> Iterator[str]:
        if not view.prizes:
            yield self.words.text(language, "told-over")
            return
        yield self.round_label(view, language)
        prizes = ", ".join(str(prize) for prize, gone in zip(view.prizes, view.taken, strict=True) if not gone)
        yield self.words.text(language, "told-prizes", prizes=prizes)

    def _own(self, view: BidsView, language: str) -> Iterator[str]:
        text = self.words.text
        cards = ", ".join(map(str, view.hand))
        yield text(language, "told-hand", cards=cards) if cards else text(language, "told-hand-empty")
        if view.bid:
            card, coins = view.bid
            if coins < 0:  # the card is chosen, the coins are not
                yield text(language, "told-bid-card", card=card)
            else:
                yield text(language, "told-bid", card=card, coins=coins)

    def round_label(self, view: BidsView, language: str) -> str:
        """The round."""
        return self.words.text(language, "round-number", round=view.round + 1) if view.prizes else ""
