"""The table of 7 Wonders in sentences, for people who read or listen rather than look: it is complete."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from salon.games.wonders.text.piece_text import (
    ROMAN,
    board_text,
    coloured,
    effects_of_source,
    listed,
    piece_text,
    stage_text_of,
)
from salon.games.wonders.text.table_text import (
    MARKS,
    TableText,
    effects_in_force,
    in_turn,
    leaders_named,
    made_named,
    symbols_named,
)
from salon.games.wonders.view import CityView, HandCard, WondersView
from salon.kernel.catalogue import Section

if TYPE_CHECKING:
    from salon.games.wonders.game import Wonders


def round_label(game: Wonders, view: WondersView, language: str) -> str:
    """The age and the turn."""
    text = game.text.words.text
    if view.moment == "over":
        return ""
    if view.moment in ("boards", "draft"):
        return text(language, "round-before")
    if in_turn(view):
        return text(language, "round-turn", age=ROMAN[view.age], turn=view.turn)
    return text(language, "round-leaders", age=ROMAN[view.age])


class TextView(TableText):
    """A view, in sentences."""

    def sections(self) -> list[Section]:
        """The whole table: what is decided, the own hand, then the cities from the own one to the left."""
        view = self.view
        found = [Section(self.text("told-now"), list(self.now()))]
        if view.ways:
            found.append(Section(self.text("told-ways"), list(self.ways())))
        if view.boards and view.moment == "boards":
            boards = [
                self.text("told-board", board=self.name(board), text=self.with_stages(board)) for board in view.boards
            ]
            found.append(Section(self.text("board-boards"), boards))
        found += self.held()
        if view.pile:
            found.append(Section(self.text("board-pile"), [self.card(card) for card in view.pile]))
        first = view.seat or 0
        for away in range(len(view.cities)):
            seat = (first + away) % len(view.cities)
            found.append(Section(self.title(seat), list(self.city(seat))))
        return found

    # --- the viewer -------------------------------------------------------------------------------

    def now(self) -> Iterator[str]:
        """Age and turn, what has to be decided, and what is chosen so far."""
        view = self.view
        if in_turn(view):
            side = "left" if view.to_left else "right"
            facts = {"age": ROMAN[view.age], "turn": view.turn, "turns": view.turns}
            yield self.text("told-turn", side=side, **facts)
        elif view.moment == "recruit":
            yield self.text("told-age", age=ROMAN[view.age])
        yield self.text("board-moment", moment=view.moment)
        yield self.text("told-discards", cards=view.discarded)
        if view.loss:
            yield self.text("board-loss", coins=view.loss)
        if view.choice:
            yield self.text("board-choice", choice=view.choice)
        if view.chosen:
            yield self.text("told-chosen", moves=", ".join(map(self.name, view.chosen)))
        if view.sold:
            yield self.text("told-sold", cards=listed(self.game, self.language, view.sold))

    def ways(self) -> Iterator[str]:
        """The ways to pay that are offered, with what they do to the own coins."""
        for way in self.view.ways:
            message = "told-way-less" if way.change < 0 else "told-way"
            yield self.text(message, way=self.name(way.move), coins=abs(way.change))

    def held(self) -> Iterator[Section]:
        """The packet, the leaders and the hand of the viewer."""
        view = self.view
        if view.packet:
            yield Section(self.text("board-packet"), [self.card(leader) for leader in view.packet])
        if view.leaders_in_hand and view.moment != "recruit":
            yield Section(self.text("board-leaders-in-hand"), [self.card(leader) for leader in view.leaders_in_hand])
        if view.hand:
            title = "board-leaders-in-hand" if view.moment == "recruit" else "board-hand"
            yield Section(self.text(title), [self.in_hand(card) for card in view.hand])

    def card(self, piece: str) -> str:
        """A card or leader with its complete text."""
        return self.text("told-card", card=self.name(piece), text=piece_text(self.game, self.language, piece))

    def in_hand(self, card: HandCard) -> str:
        """A card of the hand, and what can be done with it while nothing is chosen."""
        said = self.card(card.card)
        if self.view.moment not in MARKS or self.view.chosen:
            return said
        if self.view.moment == "recruit":
            build = "told-can-recruit" if card.build else "told-cannot-recruit"
        else:
            build = "told-can-build" if card.build else "told-cannot-build"
        stage = "told-can-stage" if card.stage else "told-cannot-stage"
        return f"{said} {self.text(build)} {self.text(stage)}"

    def with_stages(self, board: str) -> str:
        """A board with all its stages."""
        stages = (f"{board}-{number}" for number in range(1, len(self.game.pieces.boards[board].stages) + 1))
        said = (f"{self.name(stage)}: {stage_text_of(self.game, self.language, stage)}" for stage in stages)
        return " ".join((board_text(self.game, self.language, board), *said))

    # --- cities --------------------------------------------------------------------------------------

    def title(self, seat: int) -> str:
        """Whose city it is."""
        board = self.view.cities[seat].board
        name = self.name(board) if board else self.text("board-no-board")
        return self.text("told-city", player=self.players[seat], board=name)

    def city(self, seat: int) -> Iterator[str]:
        """Everything about a city that the viewer can know."""
        city, place = self.view.cities[seat], self.place(seat)
        if place:
            yield self.text("told-place", place=place)
        if city.board is None:
            yield self.text("told-no-board")
            return
        yield from self.numbers(city)
        if power := effects_of_source(self.game, self.language, city.board):
            yield self.text("told-power", effects=power)
        yield from self.stages(seat)
        makes = ", ".join(made_named(self, city))
        yield self.text("told-makes", list=makes) if makes else self.text("told-makes-nothing")
        if symbols := self.counted(symbols_named(self, city)):
            yield self.text("told-symbols", list=symbols)
        yield from self.tokens(city)
        yield from self.cards(city)
        if place == "own":
            for effect in effects_in_force(self, city):
                used = f" ({self.text('board-used')})" if effect.used else ""
                yield self.text("told-in-force", effect=f"{effect.source}: {effect.text}{used}")
        if city.free_used:
            yield self.text("told-free-used")
        if city.may_hold:
            message = "told-holds" if len(city.may_hold) == city.hand_size else "told-may-hold"
            yield self.text(message, cards=listed(self.game, self.language, city.may_hold))

    def numbers(self, city: CityView) -> Iterator[str]:
        """Coins, shields, points, and how much is in the hand."""
        yield self.text("told-coins", coins=city.coins)
        yield self.text("told-shields", shields=city.shields)
        yield self.text("told-points", points=city.points)
        if city.hand_size:
            yield self.text("told-hand", cards=city.hand_size)
        if city.leaders_in_hand:
            yield self.text("told-leaders-held", leaders=city.leaders_in_hand)
        if city.debts:
            yield self.text("told-debts", debts=city.debts)
        if city.diplomat:
            yield self.text("told-diplomacy")

    def stages(self, seat: int) -> Iterator[str]:
        """The stages of a wonder: built or not, what they cost and bring."""
        city = self.view.cities[seat]
        for number, stage in enumerate(city.stages, 1):
            if not stage.built:
                text = stage_text_of(self.game, self.language, stage.means)
                yield self.text("told-stage", stage=number, text=text)
                continue
            effects = effects_of_source(self.game, self.language, stage.built)
            said = self.text("told-stage-built", stage=number, effects=effects)
            yield f"{said} {self.text('told-stage-under', card=self.name(stage.under))}" if stage.under else said

    def counted(self, named: Iterable[tuple[str, int]]) -> str:
        """Names with how many there are of each."""
        return ", ".join(self.text("told-count", count=count, name=name) for name, count in named)

    def tokens(self, city: CityView) -> Iterator[str]:
        """The conflict tokens by age."""
        won = [(age, count) for age, count in enumerate(city.victories, 1) if count]
        if won:
            said = (self.text("told-victory", count=count, age=ROMAN[age]) for age, count in won)
            yield self.text("told-victories", list=", ".join(said))
        if city.defeats:
            yield self.text("told-defeats", count=city.defeats)

    def cards(self, city: CityView) -> Iterator[str]:
        """The cards of a city by colour, and its leaders."""
        groups = coloured(self.game, self.language, city.cards)
        leaders = list(leaders_named(self, city))
        for colour, _, names in groups:
            yield self.text("told-cards", colour=self.text(f"colour-{colour}"), cards=", ".join(names))
        if leaders:
            yield self.text("told-leaders", leaders=", ".join(leaders))
        if not groups and not leaders:
            yield self.text("told-no-cards")
