"""A city of 7 Wonders in a terminal: its wonder, what it makes, its symbols and tokens, its cards by colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from salon.games.wonders.drawing import (
    BUILT,
    Coloured,
    Flow,
    badge,
    brings,
    by_colour,
    colour_of,
    coloured,
    flowing,
    indented,
    listed,
    stage_text,
)
from salon.games.wonders.effect_words import effect_words
from salon.games.wonders.view import CityView
from salon.games.wonders.vocabulary import SIDES, SYMBOLS, read_effect

if TYPE_CHECKING:
    from salon.games.wonders.terminal import Board

MANY = 6  # seats from which cities that are no neighbours are drawn short
LABELS = ("wonder", "power", "makes", "science", "conflicts", "cards", "effects", "holds", "may-hold")
# Effects that are seen elsewhere on the table, or done with once the card lies there.
NOT_IN_FORCE = (
    "MAKES", "MAKES_ONE_OF", "MAKES_OTHER", "MAKES_SAME", "POINTS", "COINS", "COINS_NEIGHBOURS", "COINS_PER", "SHIELDS",
    "SYMBOL", "SYMBOL_ANY", "SYMBOL_MASK", "PICK", "COPY_LEADER", "COPY_STAGE", "DIPLOMACY", "LOSS", "LAY", "START",
    "DRAW", "RECRUIT",
)  # fmt: skip
BY_STAGE, BY_LEADER = 1, 2  # whose right to build for nothing was used, in `CityView.free_used`


def draw_city(board: Board, seat: int, roomy: bool) -> Iterator[RenderableType]:
    """A city: its title, its numbers, and what lies there."""
    city, place = board.view.cities[seat], board.place(seat)
    yield _title(board, seat)
    if city.board is None:
        return
    if place == "far" and len(board.view.cities) >= MANY:
        yield indented(Flow([*_numbers(board, city), *_short(board, city)]))
        return
    yield indented(Flow([*_numbers(board, city), *_in_hand(board, city)]))
    facts = _facts(board, seat, roomy)
    if roomy:
        both = Table.grid(padding=(0, 3, 0, 0), expand=True)
        both.add_column(ratio=3)
        both.add_column(ratio=2)
        both.add_row(_grid(board, facts), by_colour(_groups(board, city)))
        yield both
    else:
        cards = list(flowing(_groups(board, city)))
        yield _grid(board, [*facts, ("cards", Flow(cards, " "))] if cards else facts)


def _title(board: Board, seat: int) -> Rule:
    city, place = board.view.cities[seat], board.place(seat)
    title = Text().append(board.players[seat], style="bold")
    title.append(" · ", style="dim").append(board.name(city.board) if city.board else board.text("board-no-board"))
    if place:
        title.append(f" ({board.text('board-place', place=place)})", style="dim")
    line, style = ("━", "bold") if place == "own" else ("─", "dim")
    return Rule(title, align="left", characters=line, style=style)


def _numbers(board: Board, city: CityView) -> Iterator[Text | str]:
    """Coins, shields, points, and what is there only now and then."""
    yield Text(board.text("cost-coins", coins=city.coins), style="bold yellow")
    yield Text(board.text("effect-shields", amount=city.shields), style="bold red")
    over = board.view.moment == "over"
    yield board.text("effect-points", amount=city.points) if over else board.text("board-points", points=city.points)
    if city.debts:
        yield Text(board.text("board-debts", debts=city.debts), style="bold magenta")
    if city.diplomat:
        yield Text(board.text("board-diplomacy"), style="bold cyan")


def _in_hand(board: Board, city: CityView) -> Iterator[Text]:
    """How many cards and leaders are in the hand."""
    if city.hand_size:
        yield Text(board.text("board-hand-size", cards=city.hand_size), style="dim")
    if city.leaders_in_hand:
        yield Text(board.text("board-leaders-held", leaders=city.leaders_in_hand), style="dim")


def _short(board: Board, city: CityView) -> Iterator[Text | str]:
    """A city far away in a few words: stages, tokens, symbols, cards by colour, leaders."""
    built = sum(stage.built is not None for stage in city.stages)
    yield board.text("board-stage-count", built=built, stages=len(city.stages))
    if tokens := _tokens(board, city):
        yield tokens
    yield from _symbols(board, city)
    if groups := _groups(board, city):
        yield Text(" ").join(badge(colour, count) for colour, count, _ in groups)
    if city.leaders or city.laid:
        yield ", ".join(leaders_named(board, city))


def _label_width(board: Board) -> int:
    """Room for the longest label, so that all cities are aligned."""
    return max(cell_len(board.text(f"board-{label}")) for label in LABELS)


def _grid(board: Board, rows: Iterable[tuple[str, RenderableType]]) -> Padding:
    """Rows with their labels."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=_label_width(board))
    grid.add_column()
    for label, row in rows:
        grid.add_row(board.text(f"board-{label}"), row)
    return indented(grid)


def _facts(board: Board, seat: int, roomy: bool) -> Iterator[tuple[str, RenderableType]]:
    """What is to be known of a city besides its cards, each with its label."""
    city, own = board.view.cities[seat], board.place(seat) == "own"
    assert city.board is not None
    yield "wonder", Flow(_stages(board, seat, roomy or own), "   ")
    if board.game.effects_of(city.board):
        yield "power", Text(brings(board.game, board.language, city.board))
    if makes := list(made_named(board, city)):
        yield "makes", Flow(makes, ", ")
    if symbols := list(_symbols(board, city)):
        yield "science", Flow(symbols, ", ")
    if tokens := _tokens(board, city):
        yield "conflicts", tokens
    if own and (effects := list(in_force(board, city))):
        yield "effects", Flow(effects)
    if city.may_hold:
        yield (
            "holds" if len(city.may_hold) == city.hand_size else "may-hold",
            Text(listed(board.game, board.language, city.may_hold), style="dim"),
        )


def _stages(board: Board, seat: int, costs: bool) -> Iterator[Text]:
    """The stages of a board: built or not, what they bring, and what those still to come cost."""
    city = board.view.cities[seat]
    for number, stage in enumerate(city.stages, 1):
        if stage.built:
            yield _built(board, city, number, stage.built, stage.under)
        else:
            source = meant(board, seat, f"{city.board}-{number}")
            yield stage_text(board.game, board.language, number, source, costs)


def _built(board: Board, city: CityView, number: int, source: str, under: str | None) -> Text:
    """A stage that is built, with the card under it if it is known, and whether its right was used."""
    text = Text().append(f"{BUILT}{number} ", style="bold green")
    text.append(brings(board.game, board.language, source), style="green")
    notes = [board.text("board-under", card=board.name(under))] if under else []
    if city.free_used & BY_STAGE and "FREE_ONCE" in _kinds(board, source):
        notes.append(board.text("board-used"))
    return text.append(f" ({', '.join(notes)})", style="dim") if notes else text


def _kinds(board: Board, source: str) -> list[str]:
    return [read_effect(text).kind for text in board.game.effects_of(source)]


def meant(board: Board, seat: int, source: str) -> str:
    """The stage of a neighbour that a stage copies; the stage itself if it copies none, or one to be chosen."""
    effect = read_effect(board.game.effects_of(source)[0])
    if effect.kind != "COPY_STAGE":
        return source
    step = 1 if effect.what == SIDES["left"] else -1
    copied = board.view.cities[(seat + step) % len(board.view.cities)].board
    if copied is None or board.game.components[f"board.{copied}.order"] == "any":
        return source
    return f"{copied}-{effect.amount or board.game.stages_of(copied)}"


def made_named(board: Board, city: CityView) -> Iterator[str]:
    """What a city makes in each turn, and apart from it what it does not sell."""
    for resource, count in city.makes.items():
        yield f"{count} {board.name(resource)}" if count > 1 else board.name(resource)
    choices = ["/".join(map(board.name, choice)) for choice in (*city.makes_one_of, *city.for_itself)]
    sold = sum(_sells_choice(board, card) for card in city.cards)  # these stand first
    yield from choices[:sold]
    if kept := [choice for choice in choices[sold:] if choice]:
        yield board.text("board-not-for-sale", list=", ".join(kept))


def _sells_choice(board: Board, card: str) -> bool:
    """Whether neighbours can buy one of several resources that a card makes."""
    return colour_of(board.game, card) in ("brown", "grey") and "MAKES_ONE_OF" in _kinds(board, card)


def symbols_named(board: Board, city: CityView) -> Iterator[tuple[str, int]]:
    """The science symbols of a city by their names, with how many there are of each."""
    named = {symbol: board.name(symbol) for symbol in SYMBOLS}
    named |= {"any": board.text("board-any-symbol"), "mask": board.text("board-mask")}
    for symbol, count in city.symbols.items():
        if count:
            yield named[symbol], count


def _symbols(board: Board, city: CityView) -> Iterator[Text]:
    for name, count in symbols_named(board, city):
        yield Text(f"{name} ×{count}", style="green")


def _tokens(board: Board, city: CityView) -> Text | None:
    """The conflict tokens by their values."""
    facts = board.game.word_facts(board.language)
    text = Text()
    for age, count in enumerate(city.victories, 1):
        text.append(f"+{facts[f'victory_{age}']} " * count, style="red")
    text.append(f"−{facts['rules_defeat']} " * city.defeats, style="dim red")
    text.rstrip()
    return text if text else None


def leaders_named(board: Board, city: CityView) -> Iterator[str]:
    """The leaders of a city: recruited, laid on the board, copied."""
    yield from map(board.name, city.leaders)
    for leader in city.laid:
        yield board.text("board-laid", leader=board.name(leader))
    if city.copied:
        yield board.text("board-copied", leader=board.name(city.copied))


def in_force(board: Board, city: CityView) -> Iterator[Text]:
    """The lasting effects of cards and leaders that no other row tells."""
    copied = [city.copied] if city.copied else []
    for source in (*city.cards, *city.leaders, *copied):
        for effect in board.game.effects_of(source):
            kind = read_effect(effect).kind
            if kind in NOT_IN_FORCE:
                continue
            text = Text().append(f"{board.name(source)}: ", style="dim")
            text.append(effect_words(board.game.words, board.language, effect))
            used = kind == "FREE_ONCE" and city.free_used & BY_LEADER
            yield text.append(f" ({board.text('board-used')})", style="dim") if used else text


def _groups(board: Board, city: CityView) -> list[Coloured]:
    """The cards and leaders of a city by colour."""
    leaders = list(leaders_named(board, city))
    white = [("white", len(city.leaders) + len(city.laid), leaders)] if leaders else []
    return coloured(board.game, board.language, city.cards) + white
