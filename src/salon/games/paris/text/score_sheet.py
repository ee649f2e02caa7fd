"""Where the points of the score sheet come from, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.paris.notation import DISTRICTS, VP_TILES
from salon.games.paris.rules import queries
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.text.messages import tile_effect
from salon.games.paris.view import DistrictView
from salon.kernel.events import Event
from salon.kernel.sheet import Sheet, Source, SourceGroup

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

# The categories in the order of the rulebook.
SHEET_ROWS = tuple(f"why-{row}" for row in ("building", "prestige", "tile", "pairs", "end-tile", "district"))


class SheetText:
    """Explains the categories of one finished game."""

    def __init__(self, game: Paris, position: ParisPosition, sheet: Sheet, language: str, players: list[str]) -> None:
        self.game, self.position, self.sheet = game, position, sheet
        self.language, self.players = language, players

    def groups(self, category: str) -> list[SourceGroup]:
        """The sources of a category: by district, or seat by seat."""
        if category == "why-district":
            districts = self.game.view_of(self.position, None).districts
            return [self._district(number, view) for number, view in enumerate(districts)]
        lines = [self.sheet.line(seat, category) for seat in range(len(self.players))]
        return [
            SourceGroup([Source(seat, entry.points, self._what(entry.event), entry.move) for entry in line.entries])
            for seat, line in enumerate(lines)
            if line.entries
        ]

    def _text(self, message: str, **facts: int | str) -> str:
        return self.game.text.words.text(self.language, message, **facts)

    def _what(self, event: Event) -> str:
        """What brought the points of one event: a bonus tile with what it does, a landmark, a district."""
        what = str(event.facts["what"])
        name = self.game.text.piece_name(self.language, what)
        if what.startswith("tile-"):
            number = int(what.removeprefix("tile-"))
            effect = tile_effect(self.game, self.language, number, len(self.players))
            return self._text("sheet-tile", tile=name, effect=effect)
        if what.startswith("end-"):
            return self._text("sheet-end-tile")
        return name

    def _district(self, number: int, district: DistrictView) -> SourceGroup:
        """A district: its VP tile, and of each seat the rank, the total, and what adds up to it."""
        title = self.game.text.piece_name(self.language, DISTRICTS[number])
        if district.vp_tile is None:
            return SourceGroup([], title, self._text("sheet-no-vp-tile"))
        tile = VP_TILES.index(district.vp_tile)
        ranks = {seat: queries.rank_in(self.position, seat, number) for seat, sum_ in enumerate(district.sums) if sum_}
        sources = []
        for seat in sorted(ranks, key=lambda seat: ranks[seat]):
            points = queries.points_of_rank(self.position, seat, number, tile)
            # the second of two seats needs half of the first one's total (15.6)
            is_short = len(self.players) == 2 and ranks[seat] == 2 and not points
            text = self._text(
                "sheet-district-short" if is_short else "sheet-district",
                place=ranks[seat],
                total=district.sums[seat],
                pieces=self._pieces(district, seat),
            )
            sources.append(Source(seat, points, text, self._move(seat, DISTRICTS[number])))
        worth = " · ".join(map(str, self.game.pieces.vp_tiles[district.vp_tile].points))
        return SourceGroup(sources, title, self._text("sheet-vp-tile", worth=worth))

    def _pieces(self, district: DistrictView, seat: int) -> str:
        """The buildings and landmarks of a seat in a district, one for each key."""
        names = [
            self._text("sheet-building", kind=self._text(field.kind), value=field.value)
            for field in district.fields
            for owner in field.keys
            if owner == seat and field.kind
        ]
        names += [
            self.game.text.piece_name(self.language, f"landmark-{landmark.value}")
            for landmark in district.landmarks
            for owner in landmark.keys
            if owner == seat
        ]
        return " + ".join(names)

    def _move(self, seat: int, district: str) -> int:
        """The move that brought the points of a district, or the last one."""
        entries = self.sheet.line(seat, "why-district").entries
        own = [entry.move for entry in entries if entry.event.facts["what"] == district]
        return own[0] if own else self.sheet.moves
