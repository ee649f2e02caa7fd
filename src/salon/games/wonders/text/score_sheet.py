"""Where the points of the score sheet come from, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from salon.games.wonders.notation import PIECES
from salon.games.wonders.rules import queries
from salon.games.wonders.rules.state import WondersPosition
from salon.games.wonders.text.effect_text import effects_text
from salon.games.wonders.text.event_types import PIECE_IDS
from salon.games.wonders.text.piece_text import ROMAN
from salon.games.wonders.vocabulary import SYMBOLS
from salon.kernel.sheet import Entry, Line, Sheet, Source, SourceGroup

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

ROWS = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
# The pieces behind the names that events use; of cards of one name any will do.
PIECE_OF_NAME = dict(zip(PIECE_IDS["piece"], PIECES, strict=True))


def sheet_rows(options: Mapping[str, str]) -> list[str]:
    """The categories in the order of the rulebook, with those of the extensions that are played."""
    more = ["leaders"] if options["leaders"] == "yes" else []
    more += ["black", "debt"] if options["cities"] == "yes" else []
    return [f"why-{row}" for row in (*ROWS, *more)]


class SheetText:
    """Explains the categories of one finished game."""

    def __init__(
        self, game: Wonders, position: WondersPosition, sheet: Sheet, language: str, players: list[str]
    ) -> None:
        self.game, self.position, self.sheet = game, position, sheet
        self.language, self.players = language, players
        self.view = game.view_of(position, None)

    def groups(self, category: str) -> list[SourceGroup]:
        """The sources of a category, seat by seat."""
        explain = {
            "why-military": self._conflicts,
            "why-treasury": self._coins,
            "why-wonder": self._stages,
            "why-science": self._symbols,
            "why-debt": self._debts,
        }.get(category, self._pieces)
        found = []
        for seat in range(len(self.players)):
            sources = list(explain(seat, self.sheet.line(seat, category)))
            found += [SourceGroup(sources)] if sources else []
        return found

    def _text(self, message: str, **facts: int | str) -> str:
        return self.game.text.words.text(self.language, message, **facts)

    def _conflicts(self, seat: int, line: Line) -> Iterator[Source]:
        """The tokens, by age and opponent."""
        for cause in line.behind:
            facts = cause.event.facts
            won = cause.event.name == "victory"
            yield Source(
                seat,
                int(facts["worth"]) if won else -int(facts["worth"]),
                self._text(
                    "sheet-victory" if won else "sheet-defeat",
                    age=ROMAN[int(facts["age"])],
                    against=self.players[int(facts["against"])],
                ),
                cause.move,
            )

    def _coins(self, seat: int, line: Line) -> Iterator[Source]:
        each = int(self.game.components["rules.coins_a_point"])
        yield Source(
            seat,
            line.points,
            self._text("sheet-coins", coins=self.view.cities[seat].coins, each=each),
            self.sheet.moves,
        )

    def _debts(self, seat: int, line: Line) -> Iterator[Source]:
        if debts := self.view.cities[seat].debts:
            yield Source(seat, line.points, self._text("sheet-debts", debts=debts), self.sheet.moves)

    def _stages(self, seat: int, line: Line) -> Iterator[Source]:
        """Every stage that is built, also those that bring something else, and leaders laid on the board."""
        left = list(line.entries)
        for number, stage in enumerate(self.view.cities[seat].stages, 1):
            if not stage.built:
                continue
            own = [entry for entry in left if entry.event.facts["what"] == stage.built]
            left = [entry for entry in left if entry not in own]
            effects = effects_text(self.game.text.words, self.language, self.game.pieces.effects_of(stage.built))
            points = sum(entry.points for entry in own)
            yield Source(seat, points, self._text("sheet-stage", stage=number, effects=effects), self.sheet.moves)
        for entry in left:
            yield self._piece(seat, entry)

    def _symbols(self, seat: int, line: Line) -> Iterator[Source]:
        """How many of each symbol count, symbols of choice in their best use, and the sets of three."""
        city = self.view.cities[seat]
        counts = [city.symbols[symbol] for symbol in SYMBOLS]
        could = [event.facts for event in line.instead]
        if could:
            best = max(could, key=lambda facts: int(facts["points"]))
            counts = [own + int(more) for own, more in zip(counts, str(best["split"]).split("-")[1:], strict=True)]
        points = {str(entry.event.facts["what"]): entry.points for entry in line.entries}
        for symbol, count in zip(SYMBOLS, counts, strict=True):
            if count:
                name = self.game.text.piece_name(self.language, symbol)
                text = self._text("sheet-symbols", count=count, symbol=name)
                yield Source(seat, points.get(symbol, 0), text, self.sheet.moves)
        if sets := queries.complete_sets(*counts):
            yield Source(seat, points.get("science-sets", 0), self._text("sheet-sets", sets=sets), self.sheet.moves)

    def _pieces(self, seat: int, line: Line) -> Iterator[Source]:
        for entry in line.entries:
            yield self._piece(seat, entry)

    def _piece(self, seat: int, entry: Entry) -> Source:
        """A card or leader, with how much of what it counts each city has."""
        what = str(entry.event.facts["what"])
        name = self.game.text.piece_name(self.language, what)
        counted = {}
        if what in PIECE_OF_NAME:
            counted = queries.counted_in(self.position, seat, PIECES.index(PIECE_OF_NAME[what]))
        if counted:
            effects = [each for each in self.game.pieces.effects_of(PIECE_OF_NAME[what]) if each.kind == "points-per"]
            counts = [
                self._text("sheet-count", player=self.players[city], count=count) if len(counted) > 1 else str(count)
                for city, count in counted.items()
            ]
            name = self._text(
                "sheet-counted",
                piece=name,
                effects=effects_text(self.game.text.words, self.language, effects),
                counts=", ".join(counts),
            )
        return Source(seat, entry.points, name, entry.move)
