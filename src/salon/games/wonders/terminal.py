"""The table of 7 Wonders in a terminal: the cities in the order of the table, the own hand, what there is to choose.

Cities stand one below the other, each above its left neighbour: a hand that goes to the left goes down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from salon.games.wonders.drawing import BUILT, OPEN, SHAPES, Flow, badge, boards_table, brings, colour_of, cost_of, names
from salon.games.wonders.effect_words import effect_words
from salon.games.wonders.parts import table_row
from salon.games.wonders.view import CityView, HandCard, StageView, WondersView
from salon.games.wonders.vocabulary import COLOURS, SYMBOLS, read_effect
from salon.games.wonders.wording import piece_words

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders

ROOMY = 112  # columns from which cards stand beside the facts of their city
MANY = 6  # seats from which cities that are no neighbours are drawn short
ROMAN = ("", "I", "II", "III")
BEFORE_THE_AGES = ("boards", "draft", "over")
IN_TURNS = ("turn", "last", "choices", "pick", "debt")
LABELS = ("wonder", "power", "makes", "science", "conflicts", "cards", "leaders", "effects", "may-hold")
# Effects that are seen elsewhere on the table, or done with once the card lies there.
NOT_IN_FORCE = (
    "MAKES", "MAKES_ONE_OF", "MAKES_OTHER", "MAKES_SAME", "POINTS", "COINS", "COINS_NEIGHBOURS", "COINS_PER", "SHIELDS",
    "SYMBOL", "SYMBOL_ANY", "SYMBOL_MASK", "PICK", "COPY_LEADER", "COPY_STAGE", "DIPLOMACY", "LOSS", "LAY", "START",
    "DRAW", "RECRUIT",
)  # fmt: skip
BY_STAGE, BY_LEADER = 1, 2  # whose right to build for nothing was used, in `CityView.free_used`


class Board:
    """The whole table, as the seat of the view sees it; compact where the terminal is narrow."""

    def __init__(self, game: Wonders, view: WondersView, language: str, players: list[str]) -> None:
        self.game, self.view, self.language, self.players = game, view, language, players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        roomy = options.max_width >= ROOMY
        yield _head(self)
        yield _legend(self)
        for seat in self.order():
            yield from _city(self, seat, roomy)
        yield from _own(self)

    def text(self, message: str, **facts: Any) -> str:
        """Words of the game."""
        return self.game.words.text(self.language, message, **facts)

    def name(self, piece: str) -> str:
        """The name of a piece."""
        return piece_words(self.game, self.language, piece)

    def brings(self, source: str) -> str:
        """What a card, leader, stage or board does."""
        return brings(self.game, self.language, source)

    def order(self) -> list[int]:
        """The seats from the right neighbour on; for who only watches, from the first."""
        seats = len(self.view.cities)
        first = 0 if self.view.seat is None else self.view.seat - 1
        return [(first + i) % seats for i in range(seats)]

    def place(self, seat: int) -> str:
        """Where a city lies, seen from the viewer."""
        if self.view.seat is None:
            return ""
        away = (seat - self.view.seat) % len(self.view.cities)
        return {0: "own", 1: "left", len(self.view.cities) - 1: "right"}.get(away, "far")

    def label_width(self) -> int:
        """Room for the longest label, so that all cities are aligned."""
        return max(cell_len(self.text(f"board-{label}")) for label in LABELS)


# --- the head -------------------------------------------------------------------------------------------


def _head(board: Board) -> Padding:
    """Age, turn, direction and discard pile; below, what is decided now."""
    view = board.view
    facts = []
    if view.moment not in BEFORE_THE_AGES:
        facts.append(board.text("board-age", age=ROMAN[view.age]))
    if view.moment in IN_TURNS:
        facts.append(board.text("board-turn", turn=view.turn, turns=view.turns))
        facts.append(board.text("board-passing", side="left" if view.to_left else "right"))
    facts.append(board.text("board-discards", cards=view.discarded))
    head = Text().append(" · ".join(facts), style="bold")
    head.append("\n" + board.text("board-moment", moment=view.moment))
    return Padding(head, (0, 1), style="white on grey23")


def _legend(board: Board) -> Flow:
    """The signs of the colours that are in the game."""
    missing = {"black": board.view.with_cities, "white": board.view.with_leaders}
    shown = [colour for colour in COLOURS if missing.get(colour, True)]
    return Flow((f"{SHAPES[colour]} {board.text(f'colour-{colour}')}" for colour in shown), "  ")


# --- cities ---------------------------------------------------------------------------------------------


def _city(board: Board, seat: int, roomy: bool) -> Iterator[RenderableType]:
    """A city: its title, its numbers, and what lies there."""
    city, place = board.view.cities[seat], board.place(seat)
    yield _title(board, seat)
    if place == "far" and len(board.view.cities) >= MANY:
        yield _indented(Flow([*_numbers(board, city), *_short(board, city)]))
        return
    yield _indented(Flow(_numbers(board, city)))
    facts = _facts(board, seat, roomy)
    if roomy:
        both = Table.grid(padding=(0, 3, 0, 0), expand=True)
        both.add_column(ratio=3)
        both.add_column(ratio=2)
        both.add_row(_grid(board, facts), _by_colour(board, city.cards))
        yield both
    else:
        cards = (("cards", Flow(_flowing(board, city.cards), " ")),) if city.cards else ()
        yield _grid(board, [*facts, *cards])


def _indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 1))


def _title(board: Board, seat: int) -> Rule:
    city, place = board.view.cities[seat], board.place(seat)
    title = Text().append(board.players[seat], style="bold")
    title.append(" · ", style="dim").append(board.name(city.board) if city.board else board.text("board-no-board"))
    if place:
        title.append(f" ({board.text('board-place', place=place)})", style="dim")
    return Rule(title, align="left", characters="━" if place == "own" else "─", style="bold" if place == "own" else "dim")


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
    groups = [badge(colour, len(cards)) for colour, cards in _groups(board, city.cards)]
    if groups:
        yield Text(" ").join(groups)
    for leader in _leaders(board, city):
        yield badge("white").append(f" {leader}")


def _grid(board: Board, rows: Iterable[tuple[str, RenderableType]]) -> Table:
    """Rows with their labels."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=board.label_width())
    grid.add_column()
    for label, row in rows:
        grid.add_row(board.text(f"board-{label}"), row)
    table = Table.grid(padding=(0, 0, 0, 1))
    table.add_row(grid)
    return table


def _facts(board: Board, seat: int, roomy: bool) -> Iterator[tuple[str, RenderableType]]:
    """What is to be known of a city besides its cards, each with its label."""
    city, own = board.view.cities[seat], board.place(seat) == "own"
    if city.board is None:
        return
    yield "wonder", Flow(_stages(board, seat, roomy or own), "   ")
    if board.game.effects_of(city.board):
        yield "power", Text(board.brings(city.board))
    if makes := list(_makes(board, city)):
        yield "makes", Flow(makes, ", ")
    if symbols := list(_symbols(board, city)):
        yield "science", Flow(symbols, ", ")
    if tokens := _tokens(board, city):
        yield "conflicts", tokens
    if leaders := list(_leaders(board, city)):
        yield "leaders", Flow(leaders, ", ")
    if own and (effects := list(_in_force(board, city))):
        yield "effects", Flow(effects)
    if city.may_hold:
        yield "may-hold", Text(names(board.game, board.language, city.may_hold), style="dim")


def _stages(board: Board, seat: int, costs: bool) -> Iterator[Text]:
    """The stages of a board: built or not, what they bring, and what those still to come cost."""
    city = board.view.cities[seat]
    for number, stage in enumerate(city.stages, 1):
        source = stage.built or _meant(board, seat, f"{city.board}-{number}")
        text = Text().append(*((f"{BUILT}{number} ", "bold green") if stage.built else (f"{OPEN}{number} ", "bold")))
        text.append(board.brings(source), style="green" if stage.built else "")
        notes = list(_notes(board, city, stage, source, costs))
        yield text.append(f" ({', '.join(notes)})", style="dim") if notes else text


def _notes(board: Board, city: CityView, stage: StageView, source: str, costs: bool) -> Iterator[str]:
    """What stands behind a stage: its cost while it is not built; the card under it, a right that was used."""
    if stage.built is None:
        cost = cost_of(board.game, board.language, source) if costs else ""
        if cost:
            yield cost
    if stage.under:
        yield board.text("board-under", card=board.name(stage.under))
    if stage.built and city.free_used & BY_STAGE and "FREE_ONCE" in _kinds(board, source):
        yield board.text("board-used")


def _kinds(board: Board, source: str) -> list[str]:
    return [read_effect(text).kind for text in board.game.effects_of(source)]


def _meant(board: Board, seat: int, source: str) -> str:
    """The stage of a neighbour that a stage copies; the stage itself if it copies none, or one to be chosen."""
    effect = read_effect(board.game.effects_of(source)[0])
    if effect.kind != "COPY_STAGE":
        return source
    step = 1 if board.game.effects_of(source)[0].split()[2] == "left" else -1
    copied = board.view.cities[(seat + step) % len(board.view.cities)].board
    if copied is None or board.game.components[f"board.{copied}.order"] == "any":
        return source
    return f"{copied}-{effect.amount or board.game.stages_of(copied)}"


def _makes(board: Board, city: CityView) -> Iterator[str]:
    """What a city makes in each turn, and apart from it what it does not sell."""
    for resource, count in city.makes.items():
        yield f"{count} {board.name(resource)}" if count > 1 else board.name(resource)
    choices = ["/".join(map(board.name, choice)) for choice in city.makes_one_of]
    sold = sum(_sells_choice(board, card) for card in city.cards)  # these stand first
    yield from choices[:sold]
    if kept := [choice for choice in choices[sold:] if choice]:
        yield board.text("board-not-for-sale", list=", ".join(kept))


def _sells_choice(board: Board, card: str) -> bool:
    """Whether neighbours can buy one of several resources that a card makes."""
    return colour_of(board.game, card) in ("brown", "grey") and "MAKES_ONE_OF" in _kinds(board, card)


def _symbols(board: Board, city: CityView) -> Iterator[Text]:
    """Science symbols with how many there are of each."""
    named = {symbol: board.name(symbol) for symbol in SYMBOLS}
    named |= {"any": board.text("board-any-symbol"), "mask": board.text("board-mask")}
    for symbol, count in city.symbols.items():
        if count:
            yield Text(f"{named[symbol]} ×{count}", style="green")


def _tokens(board: Board, city: CityView) -> Text | None:
    """The conflict tokens by their values."""
    facts = board.game.word_facts(board.language)
    text = Text()
    for age, count in enumerate(city.victories, 1):
        text.append(f"+{facts[f'victory_{age}']} " * count, style="red")
    text.append(f"−{facts['rules_defeat']} " * city.defeats, style="dim red")
    text.rstrip()
    return text if text else None


def _leaders(board: Board, city: CityView) -> Iterator[str]:
    """The leaders of a city: recruited, laid on the board, copied."""
    yield from map(board.name, city.leaders)
    for leader in city.laid:
        yield board.text("board-laid", leader=board.name(leader))
    if city.copied:
        yield board.text("board-copied", leader=board.name(city.copied))


def _in_force(board: Board, city: CityView) -> Iterator[Text]:
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


# --- cards ----------------------------------------------------------------------------------------------


def _groups(board: Board, cards: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Cards by colour, in the order of the colours."""
    coloured = sorted(((COLOURS.index(colour_of(board.game, card)), card) for card in cards), key=lambda pair: pair[0])
    return [(COLOURS[colour], [card for _, card in group]) for colour, group in groupby(coloured, key=lambda pair: pair[0])]


def _by_colour(board: Board, cards: list[str]) -> Table:
    """Cards in one line for each colour."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for colour, group in _groups(board, cards):
        grid.add_row(badge(colour, len(group)), Flow(map(board.name, group), ", "))
    return grid


def _flowing(board: Board, cards: list[str]) -> Iterator[Text]:
    """Cards one after the other, each colour with its sign in front."""
    for colour, group in _groups(board, cards):
        for i, card in enumerate(group):
            text = badge(colour, len(group)).append(" ") if i == 0 else Text()
            yield text.append(board.name(card) + ("," if i < len(group) - 1 else ""))


# --- the own seat ---------------------------------------------------------------------------------------


def _own(board: Board) -> Iterator[RenderableType]:
    """What only the own chair sees: hand, leaders, packet, what is chosen and what there is to choose."""
    view = board.view
    if view.seat is None:
        return
    if view.moment == "boards":
        yield _heading(board, "boards")
        yield boards_table(board.game, board.language, view.boards)
    if view.packet:
        yield from _table(board, "packet", [HandCard(leader, False, False) for leader in view.packet], False)
    if view.leaders_in_hand and view.moment != "recruit":
        leaders = [HandCard(leader, False, False) for leader in view.leaders_in_hand]
        yield from _table(board, "leaders-in-hand", leaders, False)
    if view.hand:
        yield from _table(board, "hand", view.hand, view.moment in ("turn", "last", "recruit") and not view.chosen)
    yield from _notices(board)


def _heading(board: Board, heading: str) -> Rule:
    title = Text(board.text(f"board-{heading}"), style="bold")
    return Rule(title, align="left", characters="═", style="dim")


def _table(board: Board, heading: str, cards: list[HandCard], marks: bool) -> Iterator[RenderableType]:
    """Cards or leaders with cost and effects; with marks, whether each can be built or used for a stage."""
    yield _heading(board, heading)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=marks)
    table.add_column("", max_width=28)
    table.add_column(board.text("board-cost"), max_width=24)
    table.add_column(board.text("board-brings"), ratio=1)
    for column in ("build", "stage") if marks else ():
        table.add_column(board.text(f"board-{column}"), justify="center", no_wrap=True)
    for card in cards:
        usable = (_mark(card.build), _mark(card.stage)) if marks else ()
        cost = cost_of(board.game, board.language, card.card)
        table.add_row(_named(board, card.card), cost, _told(board, card.card), *usable)
    yield _indented(table)


def _mark(possible: bool) -> Text:
    return Text("✓", style="bold green") if possible else Text("–", style="dim")


def _named(board: Board, piece: str) -> Text:
    return badge(colour_of(board.game, piece)).append(f" {board.name(piece)}", style="bold")


def _told(board: Board, piece: str) -> Text:
    """What a card brings, and the chains it stands in."""
    text = Text(board.brings(piece))
    row = table_row(board.game.components, piece)
    if before := _before(board, piece):
        own = board.view.cities[board.view.seat or 0].cards
        style = "bold green" if set(before) & set(own) else "dim"
        text.append("\n" + board.text("board-free-with", list=names(board.game, board.language, before)), style=style)
    if row["leads_to"]:
        after = names(board.game, board.language, row["leads_to"])
        text.append(" · " if before else "\n", style="dim").append(board.text("board-leads-to", list=after), style="dim")
    return text


def _before(board: Board, piece: str) -> list[str]:
    """The cards that make this one free."""
    components = board.game.components
    return [card for card in components.rows("card") if piece in components[f"card.{card}.leads_to"]]


def _notices(board: Board) -> Iterator[RenderableType]:
    """The discard pile for who picks, the cards one knows to lie there, a loss, and what is chosen so far."""
    view = board.view
    if view.pile:
        yield _heading(board, "pile")
        yield _indented(Flow(_flowing(board, view.pile), " "))
    elif view.sold and view.moment != "over":
        yield Text(f"{board.text('board-sold')}: {names(board.game, board.language, view.sold)}", style="dim")
    if view.loss:
        yield Text(board.text("board-loss", coins=view.loss), style="bold red")
    if view.choice:
        yield Text(board.text("board-choice", choice=view.choice), style="bold")
    if view.chosen:
        yield Text.assemble((f"{board.text('board-chosen')}: ", "bold green"), " · ".join(map(board.name, view.chosen)))
