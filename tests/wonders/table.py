"""A table for tests of 7 Wonders: set up cities and hands, play moves by notation, look at the result.

t = Table("rhodos-a", "gizah-a", "babylon-a")      # one board a seat; seat 1 is the left neighbour of seat 0
t.city(0, "lumber-yard").hand(0, "stockade", "altar").coins(0, 5)
t.turn({0: "build:stockade"})                      # the others sell their first card
assert t.has(0, "stockade") and t.coins_of(0) == 5
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import salon
from salon.games.wonders.notation import CARDS, FIRST_STAGE, LEADERS
from salon.games.wonders.rules import constants, queries
from salon.kernel.ctypes_mirror import names_of
from salon.kernel.events import Event
from salon.kernel.game import Game
from salon.kernel.reasons import Reason

# Cards for hands whose content does not matter: free, and of different names, for each age.
FILLING = {
    0: ("lumber-yard", "stone-pit", "clay-pool", "ore-vein", "loom-1", "glassworks-1", "press-1", "altar"),
    1: ("sawmill", "quarry", "brickyard", "foundry", "loom-2", "glassworks-2", "press-2", "vineyard"),
    2: ("pantheon", "gardens", "town-hall", "palace", "senate", "haven", "arena", "lighthouse"),
}


class Table:
    """A game whose pieces can be laid out by hand. Every seat begins with nothing but its board and 3 coins."""

    def __init__(self, *boards: str, changes: dict[str, Any] | None = None, seed: str = "test", **options: str) -> None:
        boards = boards or ("rhodos-a", "gizah-a", "babylon-a")
        self.game: Game = salon.game("wonders")
        if changes:
            self.game = type(self.game)(self.game.components.overridden(changes))
        sets = {self.game.components[f"board.{board}.set"] for board in boards}
        for name in sets & {"leaders", "cities", "wonder_pack"}:
            options.setdefault(name, "yes")
        if any("abu-simbel" in board for board in boards):
            options.setdefault("leaders", "yes")
        deal = self.game.deal(len(boards), seed, **options)
        deal.content["boards"] = list(boards)
        self.position = self.game.start(deal)
        self.seats = len(boards)
        with self.edit() as s:
            for seat in range(self.seats):
                s.leaders_in_hand[seat] = s.draft_packet[seat] = 0
            for step in range(4):
                s.draft_kept[step][:] = [0] * 7
        self.age(1)

    # --- laying out ---------------------------------------------------------------------------------

    @contextmanager
    def edit(self) -> Iterator[Any]:
        """Change any field of the structure (see rules/state.pxd) by hand; what follows from cities is made anew."""
        state = self.position.snapshot()
        yield state
        self.position.load(state)
        queries.recompute(self.position)

    @property
    def state(self) -> Any:
        """A copy of the structure, to read."""
        return self.position.snapshot()

    def age(self, age: int, turn: int = 1) -> Table:
        """Begin a turn of an age: all are to choose a card; every hand gets as many filling cards as is right."""
        with self.edit() as s:
            s.age, s.turn, s.step = age - 1, turn - 1, 0
            s.course = 2 if s.turn == s.hand_size - 2 else 1
            s.phase, s.deciding, s.decided = constants.PHASE_TURN, (1 << self.seats) - 1, 0
            for each in range(age):
                s.future_hands[each][:] = [0] * 56
            for seat in range(self.seats):
                count = s.hand_size - s.turn
                cards = sorted(CARDS.index(card) + 1 for card in FILLING[s.age][:count])
                s.hand[seat][:] = cards + [0] * (8 - count)
        return self

    def recruiting(self, age: int = 1) -> Table:
        """The recruiting of an age: all who have leaders in hand are to choose one (see `leaders_in_hand`)."""
        with self.edit() as s:
            s.age, s.turn, s.step, s.course = age - 1, 0, 0, 0
            s.phase, s.decided = constants.PHASE_RECRUIT, 0
            s.deciding = sum(1 << seat for seat in range(self.seats) if s.leaders_in_hand[seat])
            for seat in range(self.seats):
                s.hand[seat][:] = [0] * 8
            if not s.future_hands[s.age][0]:
                for i in range(self.seats * s.hand_size):
                    s.future_hands[s.age][i] = CARDS.index(FILLING[s.age][i % s.hand_size]) + 1
        return self

    def city(self, seat: int, *cards: str) -> Table:
        """Put cards into a city, as if built earlier."""
        with self.edit() as s:
            for card in map(CARDS.index, cards):
                s.city[seat][card // 64] |= 1 << card % 64
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Give a seat these cards in hand, filled up with others of the age to the right number."""
        with self.edit() as s:
            count = sum(card > 0 for card in s.hand[seat])
            fill = [card for card in FILLING[s.age] if card not in cards]
            both = [*cards, *fill][: max(count, len(cards))]
            s.hand[seat][:] = sorted(CARDS.index(card) + 1 for card in both) + [0] * (8 - len(both))
        return self

    def coins(self, seat: int, coins: int) -> Table:
        """Set the coins of a seat."""
        with self.edit() as s:
            s.coins[seat] = coins
        return self

    def stages(self, seat: int, *stages: int) -> Table:
        """Build these stages (1 is the first) of the own board, as if earlier."""
        with self.edit() as s:
            for stage in stages:
                s.stages_built[seat] |= 1 << (stage - 1)
                s.stage_source[seat][stage - 1] = FIRST_STAGE + 4 * s.board[seat] + stage
                # under it, a card that left the hand in the first age
                s.under_stage[seat][stage - 1] = 1
                s.played_card[0][0][seat], s.played_use[0][0][seat] = CARDS.index("altar") + 1, 3
        return self

    def leaders(self, seat: int, *leaders: str) -> Table:
        """Put leaders into play, as if recruited earlier."""
        with self.edit() as s:
            for leader in map(LEADERS.index, leaders):
                s.leaders[seat] |= 1 << leader
        return self

    def leaders_in_hand(self, seat: int, *leaders: str) -> Table:
        """Give a seat leaders in hand."""
        with self.edit() as s:
            s.leaders_in_hand[seat] = sum(1 << LEADERS.index(leader) for leader in leaders)
        return self

    def discarded(self, *cards: str) -> Table:
        """Put cards into the discard pile: sold in the first turns of the first age by the last seat."""
        with self.edit() as s:
            for i, card in enumerate(cards):
                s.played_card[0][i][self.seats - 1], s.played_use[0][i][self.seats - 1] = CARDS.index(card) + 1, 2
        return self

    def tokens(self, seat: int, victories: tuple[int, int, int] = (0, 0, 0), defeats: int = 0) -> Table:
        """Set the conflict tokens of a seat: victories by age, and defeats."""
        with self.edit() as s:
            s.victories[seat][:] = victories
            s.defeats[seat] = defeats
        return self

    # --- playing ------------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> Table:
        """Play moves by their notation, one after another, for one seat."""
        for move in moves:
            self.position.play(seat, self.game.actions.parse(move))
        return self

    def turn(self, moves: dict[int, str | list[str]]) -> list[Event]:
        """All choose: the given moves, and the others sell their first card; the events of the reveal for all.

        The events are those a seat sees of itself, of all seats together (nothing is hidden).
        """
        waiting = [seat for seat in range(self.seats) if self.position.waiting >> seat & 1]
        for seat in waiting[:-1]:
            self.play(seat, *self._moves(seat, moves))
        last = waiting[-1]
        *first, final = self._moves(last, moves)
        self.play(last, *first)
        action = self.game.actions.parse(final)
        before = self.position.copy()
        self.position.play(last, action)
        events_by_seat = [self.game.events(before, last, action, seat) for seat in range(self.seats)]
        common = self.game.events(before, last, action, None)
        seen = [event for seat, events in enumerate(events_by_seat) for event in events if event.seat == seat]
        return seen + [event for event in common if event.seat is None]

    def _moves(self, seat: int, moves: dict[int, str | list[str]]) -> list[str]:
        if seat in moves:
            chosen = moves[seat]
            return [chosen] if isinstance(chosen, str) else chosen
        sales = [text for text in self.legal(seat) if text.startswith("sell:")]
        return sales[:1]

    # --- looking ------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, in notation."""
        return [self.game.actions.text(action) for action in self.position.legal(seat)]

    def why_not(self, seat: int, move: str) -> Reason | None:
        """The reason against a move; None if it is legal."""
        return self.game.why_not(self.position, seat, self.game.actions.parse(move))

    def ways(self, seat: int, move: str) -> list[str]:
        """The ways to pay that are offered for a build or stage; a single one is chosen at once, and named here too."""
        position = self.position.copy()
        position.play(seat, self.game.actions.parse(move))
        s = position.snapshot()
        if s.chosen_way[seat]:
            return [self.game.actions.text(self.game.actions.parse("free:chain") + s.chosen_way[seat] - 1)]
        return [self.game.actions.text(action) for action in position.legal(seat)]

    def coins_of(self, seat: int) -> int:
        """The coins of a seat."""
        return int(self.state.coins[seat])

    def has(self, seat: int, card: str) -> bool:
        """Whether a card is in a city, or a leader in play."""
        s = self.state
        if card in LEADERS:
            return bool(s.leaders[seat] >> LEADERS.index(card) & 1)
        number = CARDS.index(card)
        return bool(s.city[seat][number // 64] >> number % 64 & 1)

    def points(self, seat: int) -> int:
        """The points of everything that is public."""
        return self.position.scores()[seat]

    def phase(self) -> str:
        """Which decision is pending: "TURN", "PICK", …"""
        names: dict[str, int] = names_of(constants, "PHASE_")  # type: ignore[assignment]
        return next(name for name, number in names.items() if number == self.state.phase)

    def end(self) -> Table:
        """Let all seats sell until the game is over."""
        while self.position.waiting:
            seat = self.position.to_act
            legal = self.legal(seat)
            sales = [text for text in legal if text.startswith(("sell:", "none", "debt:"))]
            self.play(seat, (sales or legal)[0])
        return self
