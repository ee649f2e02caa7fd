"""The table of Paris in a terminal: districts, players and what is beside the board.

Keys are shown by seat as ● ■ ▲ ◆, so that colour is never the only sign.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from salon.games.paris.notation import RESOURCES, SHORT, TOKENS
from salon.games.paris.text.messages import piece_name, tile_effect, vp_tile_points
from salon.games.paris.view import DistrictView, EndTileView, ParisView, SeatView
from salon.kernel.catalogue import Section
from salon.kernel.terminal import GameTerminal

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

SHAPES = "●■▲◆"
ROOMY = 112  # columns from which names are written out
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
# One letter a token, beside its colour: resources are capitals, prestige small letters.
LETTERS = dict(zip(TOKENS, "WMGbsg", strict=True))
TOKEN_COLOURS = dict(zip(TOKENS, ("yellow", "white", "bright_yellow", "red", "cyan", "bright_yellow"), strict=True))


class ParisTerminal(GameTerminal):
    """What Paris draws for the terminal."""

    game: Paris

    def board(self, view: ParisView, language: str, players: list[str]) -> RenderableType:
        """The whole table."""
        return Board(self.game, view, language, players)

    def player_aid(self, language: str) -> RenderableType:
        """The player aid: titles beside their lines."""
        page = Table.grid(padding=(0, 2))
        page.add_column(style="bold", max_width=24)
        page.add_column()
        for section in self.game.text.player_aid(language):
            page.add_row(section.title, section_lines(section))
        title = self.game.text.words.text(language, "aid-title")
        return Group(Text(title, style="bold underline"), Text(), page)


def section_lines(section: Section) -> RenderableType:
    """The lines of a section, with what each is about; names on an own copy are no markup."""
    lines = Table.grid(padding=(0, 1))
    heads = section.heads if any(section.heads) else []
    for head, line in zip_longest(heads, section.lines, fillvalue=""):
        lines.add_row(*([Text(head)] if heads else []), Text(line))
    return Group(Text(section.note), lines) if section.note else lines


class Board:
    """The whole table, as the seat of the view sees it; compact where the terminal is narrow."""

    def __init__(self, game: Paris, view: ParisView, language: str, players: list[str]) -> None:
        self.game, self.view, self.language, self.players = game, view, language, players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        game, view, language = self.game, self.view, self.language
        yield _districts(game, view, language, options.max_width < ROOMY)
        yield Text(game.text.words.text(language, "board-legend"), style="dim")
        yield _players(game, view, language, self.players)
        yield _beside(game, view, language)
        if view.closing:
            yield Text(game.text.words.text(language, "board-closing", closing=view.closing), style="bold red")


def keys(seats: list[int]) -> Text:
    """Keys as coloured shapes."""
    text = Text()
    for seat in seats:
        text.append(SHAPES[seat], style=COLOURS[seat])
    return text


def _districts(game: Paris, view: ParisView, language: str, compact: bool) -> Table:
    text = game.text.words.text
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0)) if compact else Table(pad_edge=False, show_edge=False)
    table.add_column("" if compact else text(language, "board-district"), no_wrap=True)
    table.add_column(text(language, "board-bank"), no_wrap=True)
    for value in (1, 2, 3, 4, 5, 8):
        table.add_column(str(value), no_wrap=True)
    for heading in ("landmarks", "vp", "sums"):
        words = text(language, f"board-{heading}")
        table.add_column(words[:5] if compact else words, no_wrap=True)
    for district, short in zip(view.districts, SHORT, strict=True):
        name = short if compact else piece_name(game, language, district.name)
        table.add_row(name, *_district(game, district, language))
    arc = [seat for seat, each in enumerate(view.seats) if each.on_arc]
    table.add_row(text(language, "board-arc"), keys(arc))
    return table


def _district(game: Paris, district: DistrictView, language: str) -> list[RenderableType]:
    row: list[RenderableType] = [Text(f"{game.pieces.banks[district.name].francs} ") + keys(district.bank)]
    for field in district.fields:
        cell = Text()
        if field.kind is None:
            cell.append("·", style="dim")
        else:
            cell.append(game.text.words.part(language, field.kind, "short") + " ")
        if field.marker:
            cell.append(LETTERS[field.marker], style=f"dim {TOKEN_COLOURS[field.marker]}")
        row.append(cell + keys(field.keys))
    landmarks = Text()
    for landmark in district.landmarks:
        landmarks.append(f"{landmark.value}")
        landmarks += keys(landmark.keys)
        landmarks.append(" ")
    vp_tile = str(vp_tile_points(game, district.vp_tile)) if district.vp_tile else ""
    row += [landmarks, vp_tile, " ".join(str(total) for total in district.sums)]
    return row


def _players(game: Paris, view: ParisView, language: str, players: list[str]) -> Table:
    text = game.text.words.text
    table = Table(pad_edge=False, show_edge=False)
    for heading in ("player", "points", "francs", "keys", "tokens", "tiles", "figure", "end-tiles"):
        table.add_column(text(language, f"board-{heading}"))
    for seat, (player, each) in enumerate(zip(players, view.seats, strict=True)):
        name = Text("▶ " if seat == view.active else "  ") + keys([seat]) + Text(f" {player}")
        table.add_row(
            name,
            str(each.points),
            "?" if each.francs is None else str(each.francs),
            str(each.keys),
            _tokens(each, text(language, "board-none")),
            _tiles(each),
            str(each.figure),
            " ".join(_end_tile(game, language, tile) for tile in each.end_tiles),
        )
    return table


def _tokens(seat: SeatView, none: str) -> Text:
    if seat.tokens is None:
        return Text("?")
    text = Text()
    for token, count in seat.tokens.items():
        text.append(LETTERS[token] * count, style=TOKEN_COLOURS[token])
    return text if text.plain else Text(none)


def _tiles(seat: SeatView) -> Text:
    text = Text(f"? ×{seat.tile_count}" if seat.tiles is None else " ".join(map(str, seat.tiles)))
    if seat.used_tiles:
        text.append(f" ({' '.join(map(str, seat.used_tiles))})", style="dim")
    return text


def _end_tile(game: Paris, language: str, tile: EndTileView) -> str:
    """Face down, known, or used (in parentheses)."""
    if tile.kind is None:
        return "?"
    name = piece_name(game, language, f"end-{tile.kind}")
    return f"({name})" if tile.used else name


def _beside(game: Paris, view: ParisView, language: str) -> Table:
    """What is beside the board: piles, supply, landmarks, VP tiles, the track ahead, end-game tiles."""
    text = game.text.words.text
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    if any(pile.left for pile in view.piles):
        piles = [
            text(language, "board-pile", left=pile.left, district=text(language, pile.district))
            if pile.district
            else text(language, "board-pile-empty")
            for pile in view.piles
        ]
        grid.add_row(text(language, "board-piles"), " · ".join(piles))
    none = text(language, "board-none")
    supply = ", ".join(f"{view.supply[r]} {text(language, r)}" for r in RESOURCES if view.supply[r])
    grid.add_row(text(language, "board-supply"), supply or none)
    grid.add_row(text(language, "board-free-landmarks"), " ".join(view.landmarks) or none)
    grid.add_row(
        text(language, "board-free-vp-tiles"),
        " ".join(str(vp_tile_points(game, tile)) for tile in view.vp_tiles) or none,
    )
    if view.seat is not None:
        grid.add_row(text(language, "board-track"), _ahead(game, view, language))
    if view.units:
        units = ", ".join(f"{count} {text(language, token)}" for token, count in view.units.items())
        grid.add_row(text(language, "board-units"), units)
    left = str(view.end_tiles_left)
    if view.stage == "searched" and view.end_tiles_seen:
        names = (piece_name(game, language, f"end-{kind}") for kind in view.end_tiles_seen)
        left += ": " + ", ".join(f"{n} × {name}" for name, n in zip(names, view.end_tiles_seen.values(), strict=True))
    grid.add_row(text(language, "board-end-left"), left)
    if view.drawn is not None:
        district = {s: d.name for s, d in zip(SHORT, view.districts, strict=True)}
        kind = game.components[f"building.{district[view.drawn[:2]]}.{view.drawn[2:]}"]
        words = text(language, "board-drawn", kind=text(language, kind), value=int(view.drawn[2:]))
        grid.add_row("", words)
    return grid


def _ahead(game: Paris, view: ParisView, language: str, shown: int = 3) -> str:
    """The next bonus tiles a figure can reach, with what they do, and the numbers of the rest."""
    own = view.seats[view.seat or 0]
    had = {*(own.tiles or []), *own.used_tiles}
    numbers = [
        number
        for space, (number, copies) in enumerate(zip(view.track, view.copies, strict=True), 1)
        if copies and space > own.figure and number not in had
    ]
    seats = len(view.seats)
    near = [f"{number}: {tile_effect(game, language, number, seats)}" for number in numbers[:shown]]
    rest = " ".join(map(str, numbers[shown:]))
    return "; ".join([*near, rest] if rest else near) or game.text.words.text(language, "board-none")
