"""A city of 7 Wonders in a terminal: its wonder, what it makes, its symbols and tokens, its cards by colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from salon.games.wonders.rules.constants import FREE_BY_STAGE
from salon.games.wonders.terminal.drawing import BUILT, Flow, badge, by_colour, flowing, indented, stage_text
from salon.games.wonders.text.piece_text import Coloured, coloured, listed, short_effects
from salon.games.wonders.text.table_text import (
    TableText,
    effects_in_force,
    leaders_named,
    made_named,
    symbols_named,
)
from salon.games.wonders.view import CityView

MANY_SEATS = 6  # seats from which cities that are no neighbours are drawn short
LABELS = ("wonder", "power", "makes", "science", "conflicts", "cards", "effects", "holds", "may-hold")


def draw_city(table: TableText, seat: int, roomy: bool) -> Iterator[RenderableType]:
    """A city: its title, its numbers, and its cards."""
    city, place = table.view.cities[seat], table.place(seat)
    yield _title(table, seat)
    if city.board is None:
        return
    if place == "far" and len(table.view.cities) >= MANY_SEATS:
        yield indented(Flow([*_numbers(table, city), *_short(table, city)]))
        return
    yield indented(Flow([*_numbers(table, city), *_in_hand(table, city)]))
    facts = _facts(table, seat, roomy)
    if roomy:
        both = Table.grid(padding=(0, 3, 0, 0), expand=True)
        both.add_column(ratio=3)
        both.add_column(ratio=2)
        both.add_row(_grid(table, facts), by_colour(_groups(table, city)))
        yield both
    else:
        cards = list(flowing(_groups(table, city)))
        yield _grid(table, [*facts, ("cards", Flow(cards, " "))] if cards else facts)


def _title(table: TableText, seat: int) -> Rule:
    city, place = table.view.cities[seat], table.place(seat)
    title = Text().append(table.players[seat], style="bold")
    title.append(" · ", style="dim").append(table.name(city.board) if city.board else table.text("board-no-board"))
    if place:
        title.append(f" ({table.text('board-place', place=place)})", style="dim")
    line, style = ("━", "bold") if place == "own" else ("─", "dim")
    return Rule(title, align="left", characters=line, style=style)


def _numbers(table: TableText, city: CityView) -> Iterator[Text | str]:
    """Coins, shields, points, and debts and diplomacy if there are any."""
    yield Text(table.text("cost-coins", coins=city.coins), style="bold yellow")
    yield Text(table.text("effect-shields", amount=city.shields), style="bold red")
    over = table.view.moment == "over"
    yield table.text("effect-points", amount=city.points) if over else table.text("board-points", points=city.points)
    if city.debts:
        yield Text(table.text("board-debts", debts=city.debts), style="bold magenta")
    if city.diplomat:
        yield Text(table.text("board-diplomacy"), style="bold cyan")


def _in_hand(table: TableText, city: CityView) -> Iterator[Text]:
    """How many cards and leaders are in the hand."""
    if city.hand_size:
        yield Text(table.text("board-hand-size", cards=city.hand_size), style="dim")
    if city.leaders_in_hand:
        yield Text(table.text("board-leaders-held", leaders=city.leaders_in_hand), style="dim")


def _short(table: TableText, city: CityView) -> Iterator[Text | str]:
    """A city that is no neighbour, in a few words: stages, tokens, symbols, cards by colour, leaders."""
    built = sum(stage.built is not None for stage in city.stages)
    yield table.text("board-stage-count", built=built, stages=len(city.stages))
    if tokens := _tokens(table, city):
        yield tokens
    yield from _symbols(table, city)
    if groups := _groups(table, city):
        yield Text(" ").join(badge(colour, count) for colour, count, _ in groups)
    if city.leaders or city.laid:
        yield ", ".join(leaders_named(table, city))


def _label_width(table: TableText) -> int:
    """Room for the longest label, so that all cities are aligned."""
    return max(cell_len(table.text(f"board-{label}")) for label in LABELS)


def _grid(table: TableText, rows: Iterable[tuple[str, RenderableType]]) -> Padding:
    """Rows with their labels."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=_label_width(table))
    grid.add_column()
    for label, row in rows:
        grid.add_row(table.text(f"board-{label}"), row)
    return indented(grid)


def _facts(table: TableText, seat: int, roomy: bool) -> Iterator[tuple[str, RenderableType]]:
    """What is to be known of a city besides its cards, each with its label."""
    city, own = table.view.cities[seat], table.place(seat) == "own"
    assert city.board is not None
    yield "wonder", Flow(_stages(table, seat, roomy or own), "   ")
    if table.game.pieces.effects_of(city.board):
        yield "power", Text(short_effects(table.game, table.language, city.board))
    if makes := list(made_named(table, city)):
        yield "makes", Flow(makes, ", ")
    if symbols := list(_symbols(table, city)):
        yield "science", Flow(symbols, ", ")
    if tokens := _tokens(table, city):
        yield "conflicts", tokens
    if own and (effects := list(_in_force(table, city))):
        yield "effects", Flow(effects)
    if city.may_hold:
        yield (
            "holds" if len(city.may_hold) == city.hand_size else "may-hold",
            Text(listed(table.game, table.language, city.may_hold), style="dim"),
        )


def _stages(table: TableText, seat: int, costs: bool) -> Iterator[Text]:
    """The stages of a board: built or not, what they bring, and what those still to come cost."""
    city = table.view.cities[seat]
    for number, stage in enumerate(city.stages, 1):
        if stage.built:
            yield _built(table, city, number, stage.built, stage.under)
        else:
            yield stage_text(table.game, table.language, number, stage.means, costs)


def _built(table: TableText, city: CityView, number: int, source: str, under: str | None) -> Text:
    """A stage that is built, with the card under it if it is known, and whether its right was used."""
    text = Text().append(f"{BUILT}{number} ", style="bold green")
    text.append(short_effects(table.game, table.language, source), style="green")
    notes = [table.text("board-under", card=table.name(under))] if under else []
    effects = table.game.pieces.effects_of(source)
    if city.free_used & FREE_BY_STAGE and any(effect.kind == "free-once" for effect in effects):
        notes.append(table.text("board-used"))
    return text.append(f" ({', '.join(notes)})", style="dim") if notes else text


def _symbols(table: TableText, city: CityView) -> Iterator[Text]:
    for name, count in symbols_named(table, city):
        yield Text(f"{name} ×{count}", style="green")


def _tokens(table: TableText, city: CityView) -> Text | None:
    """The conflict tokens by their values."""
    facts = table.game.text.variables(table.language)
    text = Text()
    for age, count in enumerate(city.victories, 1):
        text.append(f"+{facts[f'victory_{age}']} " * count, style="red")
    text.append(f"−{facts['rules_defeat']} " * city.defeats, style="dim red")
    text.rstrip()
    return text if text else None


def _groups(table: TableText, city: CityView) -> list[Coloured]:
    """The cards and leaders of a city by colour."""
    leaders = list(leaders_named(table, city))
    white = [("white", len(city.leaders) + len(city.laid), leaders)] if leaders else []
    return coloured(table.game, table.language, city.cards) + white


def _in_force(table: TableText, city: CityView) -> Iterator[Text]:
    """The permanent effects that no other row shows."""
    for effect in effects_in_force(table, city):
        text = Text().append(f"{effect.source}: ", style="dim").append(effect.text)
        yield text.append(f" ({table.text('board-used')})", style="dim") if effect.used else text
