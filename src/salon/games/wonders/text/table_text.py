"""The table as one seat sees it, and the texts that the text view and the terminal share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from salon.games.wonders.rules.constants import FREE_BY_LEADER
from salon.games.wonders.text.effect_text import effect_text
from salon.games.wonders.text.messages import piece_name
from salon.games.wonders.view import CityView, WondersView
from salon.games.wonders.vocabulary import SYMBOLS

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

IN_TURNS = ("turn", "last", "choices", "pick", "debt")
# What the view shows of the cards of a hand, by the phase.
MARKS = {"turn": ("build", "stage"), "last": ("build", "stage"), "recruit": ("recruit", "stage")}
# Effects that are shown elsewhere on the table, or that are over once the card is built.
NOT_IN_FORCE = (
    "makes", "makes-one-of", "makes-other", "makes-same", "points", "coins", "coins-neighbours", "coins-per", "shields",
    "symbol", "symbol-any", "symbol-mask", "pick", "copy-leader", "copy-stage", "diplomacy", "loss", "loss-per", "lay",
    "start", "draw", "recruit",
)  # fmt: skip


class TableText:
    """A view with the words to describe it."""

    def __init__(self, game: Wonders, view: WondersView, language: str, players: list[str]) -> None:
        self.game, self.view, self.language, self.players = game, view, language, players

    def text(self, message: str, **facts: Any) -> str:
        """A message of the game."""
        return self.game.text.words.text(self.language, message, **facts)

    def name(self, piece: str) -> str:
        """The name of a piece."""
        return piece_name(self.game, self.language, piece)

    def place(self, seat: int) -> str:
        """Where a city is, seen from the viewer."""
        if self.view.seat is None:
            return ""
        away = (seat - self.view.seat) % len(self.view.cities)
        return {0: "own", 1: "left", len(self.view.cities) - 1: "right"}.get(away, "far")


class EffectInForce(NamedTuple):
    """A permanent effect of a city: what brings it, what it does, and whether its right was used in this age."""

    source: str
    text: str
    used: bool


def in_turn(view: WondersView) -> bool:
    """Whether this belongs to a turn, and not to the recruiting before the hands of the age are dealt."""
    return view.moment in IN_TURNS and (view.turn > 1 or any(city.hand_size for city in view.cities))


def made_named(table: TableText, city: CityView) -> Iterator[str]:
    """What a city makes in each turn, and apart from it what it does not sell."""
    for resource, count in city.makes.items():
        yield f"{count} {table.name(resource)}" if count > 1 else table.name(resource)
    yield from ("/".join(map(table.name, choice)) for choice in city.makes_one_of)
    if not_sold := ["/".join(map(table.name, choice)) for choice in city.for_itself if choice]:
        yield table.text("board-not-for-sale", list=", ".join(not_sold))


def symbols_named(table: TableText, city: CityView) -> Iterator[tuple[str, int]]:
    """The science symbols of a city by their names, with how many there are of each."""
    named = {symbol: table.name(symbol) for symbol in SYMBOLS}
    named |= {"any": table.text("board-any-symbol"), "mask": table.text("board-mask")}
    for symbol, count in city.symbols.items():
        if count:
            yield named[symbol], count


def leaders_named(table: TableText, city: CityView) -> Iterator[str]:
    """The leaders of a city: recruited, laid on the board, copied."""
    yield from map(table.name, city.leaders)
    for leader in city.laid:
        yield table.text("board-laid", leader=table.name(leader))
    if city.copied:
        yield table.text("board-copied", leader=table.name(city.copied))


def effects_in_force(table: TableText, city: CityView) -> Iterator[EffectInForce]:
    """The permanent effects of cards and leaders that nothing else on the table shows."""
    copied = [city.copied] if city.copied else []
    for source in (*city.cards, *city.leaders, *copied):
        for effect in table.game.pieces.effects_of(source):
            if effect.kind not in NOT_IN_FORCE:
                used = effect.kind == "free-once" and bool(city.free_used & FREE_BY_LEADER)
                yield EffectInForce(
                    table.name(source), effect_text(table.game.text.words, table.language, effect), used
                )
