"""An observer for tests of 7 Wonders: what each seat saw in a game, and whether a drawn world would have shown it.

Everything here comes from the moves and from the cards in the hands when they were held, never from the fields in
which the rules keep what they need for drawing hidden cards anew.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import salon
from salon import Deal, Position, Rng
from salon.games.wonders.notation import BOARDS, CARDS, LEADERS
from salon.games.wonders.rules import constants

GAME = salon.game("wonders")
PRIVATE = tuple(name for name, kind in GAME.visibility.items() if kind == "private")
BY_CARD = (constants.PHASE_TURN, constants.PHASE_LAST, constants.PHASE_RECRUIT)
# Boards that bring picks, draws, markers and last cards.
TELLING = ("halikarnassos-b", "great-wall-a", "manneken-pis-a", "roma-b", "stonehenge-b", "babylon-b")
# How to play: at random, mostly openly, or so that there is something to pick and somebody who picks.
OPENLY = ("build:", "pay:", "free:", "at:", "recruit:")
ANY: tuple[tuple[str, ...], ...] = (("",),)
OPEN_MOSTLY = (OPENLY, OPENLY, OPENLY, ("",))
PICKING = (OPENLY, OPENLY, OPENLY, ("stage:", *OPENLY), ("stage:", "at:4", *OPENLY), ("sell:", *OPENLY))
SELLING = (("stage:", "sell:", "at:4"), ("sell:",), ("",))
STAGES = (("stage:", *OPENLY), OPENLY, ("",))


def leaders_of(mask: int) -> list[str]:
    """The leaders of a set."""
    return [leader for i, leader in enumerate(LEADERS) if mask >> i & 1]


def cards_of(row: Any) -> list[str]:
    """The cards of a row of numbers, each the card plus 1 or 0 for none."""
    return [CARDS[number - 1] for number in row if number]


def seat_of_hand(age: int, seat: int, turns: int, seats: int) -> int:
    """Where a hand is so many turns after a seat held it: to the left (the next seat) in Ages I and III (3.5)."""
    return (seat - turns) % seats if age == 1 else (seat + turns) % seats


class ObservedGame:
    """A game in progress, and everything that was built, sold or picked in it, by whom and when."""

    def __init__(self, deal: Deal, coins: int | None = None) -> None:
        self.deal = deal
        self.position = GAME.start(deal)
        if coins is not None:
            s = self.position.snapshot()
            s.coins[: deal.seats] = [coins] * deal.seats
            self.position.load(s)
        self.seats = deal.seats
        self.moves: list[tuple[int, int, int]] = []  # phase, seat, action
        self.held: dict[tuple[int, int, int], Counter[str]] = {}  # hand by age, turn, seat
        self.left: dict[tuple[int, int, int], tuple[str, str]] = {}  # card and how it left, by age, turn, seat
        self.packets: dict[tuple[int, int], set[str]] = {}  # leaders to choose from, by step and seat
        self.kept: dict[tuple[int, int], str] = {}  # by step and seat
        self.recruited: list[tuple[int, int, str]] = []  # phase, seat, leader
        self.face_down: dict[tuple[int, int], tuple[int, str]] = {}  # phase and leader, by age and seat
        self.drawn: dict[int, tuple[int, list[str]]] = {}  # phase and leaders, by seat
        self.picks: list[tuple[tuple[int, int], int, str | None]] = []  # age and turn, seat, card
        self.looks: list[tuple[tuple[int, int], int, int, Counter[str]]] = []  # age and turn, picks before, seat, pile
        self.pending: dict[int, str] = {}
        self._look()

    @property
    def last(self) -> int:
        """The number of the turn in which last cards leave hands."""
        return int(self.position.snapshot().hand_size) - 1

    def pile(self) -> Counter[str]:
        """The cards in the discard pile."""
        pile = Counter(card for card, how in self.left.values() if how in ("sold", "left"))
        pile.subtract(card for _, _, card in self.picks if card)
        return +pile

    def _when(self, s: Any) -> tuple[int, int]:
        """The age and the turn up to which cards have left hands; -1 for the recruiting of an age."""
        turn = {0: -1, 1: s.turn, 2: s.hand_size - 1}[s.course]
        return s.age, turn

    def _look(self) -> None:
        """A phase begins: note what the seats hold in their hands and see in the pile."""
        s = self.position.snapshot()
        for seat in range(self.seats):
            if s.phase == constants.PHASE_TURN:
                self.held[s.age, s.turn, seat] = Counter(cards_of(s.hand[seat]))
            elif s.phase == constants.PHASE_DRAFT:
                self.packets[s.turn, seat] = set(leaders_of(s.draft_packet[seat]))
        if s.phase == constants.PHASE_PICK:
            seat = s.deciding.bit_length() - 1
            self.looks.append((self._when(s), len(self.picks), seat, self.pile()))

    def play(self, seat: int, action: int) -> None:
        """Play a move, and note what it did when its phase is over."""
        before = self.position.snapshot()
        hands = [set(leaders_of(mask)) for mask in before.leaders_in_hand[: self.seats]]
        text = GAME.actions.text(action)
        self.moves.append((self.position.phase, seat, action))
        if before.phase == constants.PHASE_PICK:
            self.picks.append((self._when(before), seat, None if text == "none" else text.partition(":")[2]))
        elif not text.startswith(("at:", "pay:", "free:")):
            self.pending[seat] = text
        self.position.play(seat, action)
        if self.position.phase == before.phase_number:
            return
        for each, chosen in self.pending.items():
            self._resolve(before, each, *chosen.partition(":")[::2])
        self.pending = {}
        after = self.position.snapshot()
        for each in range(self.seats):
            more = set(leaders_of(after.leaders_in_hand[each])) - hands[each]
            if before.phase != constants.PHASE_DRAFT and more:
                self.drawn[each] = (before.phase_number, sorted(more))
        if before.course == 2:
            self._leave_last_cards(before, after)
        self._look()

    def _resolve(self, before: Any, seat: int, verb: str, piece: str) -> None:
        when = before.age, self.last if before.phase == constants.PHASE_LAST else before.turn, seat
        if verb == "keep":
            self.kept[before.turn, seat] = piece
            if before.turn == 2:
                holder = (seat - 1) % self.seats
                (self.kept[3, holder],) = self.packets[2, seat] - {piece}
        elif verb == "recruit":
            self.recruited.append((before.phase_number, seat, piece))
        elif piece in LEADERS and verb in ("stage", "sell"):
            self.face_down[before.age, seat] = before.phase_number, piece
        elif verb in ("build", "stage", "sell") and before.phase in BY_CARD:
            self.left[when] = piece, {"build": "open", "stage": "under", "sell": "sold"}[verb]

    def _leave_last_cards(self, before: Any, after: Any) -> None:
        """The last cards go to the pile when all who may play theirs have done so."""
        for seat in range(self.seats):
            over = after.age != before.age or after.phase == constants.PHASE_OVER or not after.hand[seat][0]
            if over and (before.age, self.last, seat) not in self.left:
                rest = Counter(self.held[before.age, self.last - 1, seat])
                rest.subtract([self.left[before.age, self.last - 1, seat][0]])
                (card,) = (+rest).elements()
                self.left[before.age, self.last, seat] = card, "left"


def play_on(game: ObservedGame, rng: Rng, moves: int, wishes: tuple[tuple[str, ...], ...] = ANY) -> None:
    """Play so many random moves; for each a wish is drawn, and moves that begin with it are preferred."""
    for _ in range(moves):
        waiting = [seat for seat in range(game.seats) if game.position.waiting >> seat & 1]
        if not waiting:
            return
        seat = rng.choice(waiting)
        legal = game.position.legal(seat)
        wish = wishes[rng.below(len(wishes))]
        wished = [action for action in legal if GAME.actions.text(action).startswith(wish)]
        game.play(seat, rng.choice(wished or legal))


# --- whether a world would have shown the same --------------------------------------------------------------


def sight(position: Position, seat: int | None) -> bytes:
    """Everything that is public, and what the seat alone knows: by section 14."""
    s, full, blank = position.snapshot(), position.snapshot(), GAME.state_type()
    true = {name: getattr(full, name) for name in PRIVATE}
    for name in PRIVATE:
        setattr(s, name, getattr(blank, name))
    for age in range(3):
        for turn in range(8):
            for each in range(s.seats):
                if each == seat or s.played_use[age][turn][each] == 1:
                    s.played_card[age][turn][each] = true["played_card"][age][turn][each]
    pile: list[int] = []
    if seat is not None:
        for name in ("hand", "leaders_in_hand", "chosen", "chosen_stage", "chosen_way"):
            getattr(s, name)[seat] = true[name][seat]
        s.decided = true["decided"] & 1 << seat
        if s.phase == constants.PHASE_DRAFT:
            s.draft_packet[seat] = true["draft_packet"][seat]
        for name in ("leader_face_down", "draft_kept"):
            for row, kept in zip(getattr(s, name), true[name], strict=True):
                row[seat] = kept[seat]
        for draw, who in enumerate(s.drew_leaders):
            if who == seat + 1:
                s.leaders_drawn[draw] = true["leaders_drawn"][draw]
        if s.phase == constants.PHASE_PICK and s.deciding == 1 << seat:
            pile = sorted(
                true["played_card"][age][turn][each]
                for age in range(3)
                for turn in range(8)
                for each in range(s.seats)
                if s.played_use[age][turn][each] in (2, 4)
            )
    return bytes(s) + bytes(pile)


def deal_of(world: Any, deal: Deal) -> Deal:
    """The deal from which a world came, by the cards and leaders that left each hand."""
    ages: list[list[list[str]]] = []
    n, size = deal.seats, world.hand_size
    for age in range(3):
        if world.future_hands[age][0]:
            hands = [cards_of(world.future_hands[age][seat * size : (seat + 1) * size]) for seat in range(n)]
        else:
            hands = []
            for first in range(n):
                holders = [seat_of_hand(age, first, turn, n) for turn in range(size - 1)]
                row = [world.played_card[age][turn][holder] for turn, holder in enumerate(holders)]
                row.append(world.played_card[age][size - 1][holders[-1]])
                if age == world.age:
                    row += world.hand[holders[world.turn]]
                hands.append(sorted(cards_of(row), key=CARDS.index))
        ages.append(hands)
    packets: list[list[str]] = []
    for first in range(n if world.with_leaders else 0):
        kept = [world.draft_kept[step][(first - step) % n] for step in range(4)]
        packet = [LEADERS[leader - 1] for leader in kept if leader]
        if world.phase in (constants.PHASE_DRAFT, constants.PHASE_BOARDS):
            packet += leaders_of(world.draft_packet[(first - world.turn) % n])
        packets.append(sorted(packet, key=LEADERS.index))
    spare = [
        LEADERS[leader - 1]
        for leader in (*world.leaders_drawn[0], *world.leaders_drawn[1], *world.unused_leaders)
        if leader
    ]
    content = deal.content | {"ages": ages, "leaders": packets, "spare": spare}
    return Deal(deal.game, n, deal.options, None, content)


def move_in(world: Any, before: Any, seat: int, action: int) -> int:
    """What a seat did in the world where it really made a move: the same, with another card if face down."""
    verb, _, piece = GAME.actions.text(action).partition(":")
    if verb == "keep":
        return GAME.actions.parse(f"keep:{LEADERS[world.draft_kept[before.turn][seat] - 1]}")
    if verb not in ("stage", "sell"):
        return action
    if piece in LEADERS:
        return GAME.actions.parse(f"{verb}:{LEADERS[world.leader_face_down[before.age][seat] - 1]}")
    turn = before.hand_size - 1 if before.phase == constants.PHASE_LAST else before.turn
    return GAME.actions.parse(f"{verb}:{CARDS[world.played_card[before.age][turn][seat] - 1]}")


def check_world(game: ObservedGame, seat: int | None, world: Position) -> None:
    """The world, dealt and played from the start with the same open moves, shows the seat the same at every phase.

    Its deal has exactly the right cards (the deal is checked), it ends in the world itself, and the seat has seen
    the same hands, packets, piles and open cards on the way.
    """
    end = world.snapshot()
    true, other = GAME.start(game.deal), GAME.start(deal_of(end, game.deal))
    assert sight(true, seat) == sight(other, seat), (seat, "at the beginning")
    now = game.position.phase
    for phase, each, action in game.moves:
        if phase == now and each != seat:
            continue
        before = true.snapshot()
        changed = move_in(end, before, each, action) if each != seat else action
        true.play(each, action)
        other.play(each, changed)
        if true.phase != phase or each == seat:
            assert sight(true, seat) == sight(other, seat), (seat, before.age, before.turn, GAME.actions.text(action))
    assert other.to_bytes() == world.to_bytes(), (seat, "the world is not where its own history leads")


def some_game(number: int, seed: str) -> tuple[ObservedGame, Rng]:
    """A game with mixed seats and sets, often with boards that reveal something."""
    rng = Rng(seed, "observer", number)
    options = {name: ("no", "yes")[rng.below(3) > 0] for name in ("leaders", "cities", "wonder_pack")}
    options["boards"] = ("dealt", "chosen")[rng.below(8) == 0]
    deal = GAME.deal(3 + number % 5, f"{seed}/{number}", **options)
    sets = {"base"} | {name for name in ("leaders", "cities", "wonder_pack") if options[name] == "yes"}
    telling = [board for board in TELLING if GAME.components[f"board.{board}.set"] in sets]
    rng.shuffle(telling)
    boards = deal.content["boards"]
    if options["boards"] == "dealt":
        for place in range(rng.below(4)):
            others = [board[:-2] for i, board in enumerate(boards) if i != place]
            free = [board for board in telling if board[:-2] not in others]
            if free:
                boards[place] = free[0]
    assert set(boards) <= set(BOARDS)
    return ObservedGame(deal), rng


def check(count: int, seed: str, first: int = 0) -> None:
    """Random games with all sets: worlds drawn at random moments would have shown the seat all it saw."""
    for number in range(first, first + count):
        game, rng = some_game(number, seed)
        wishes = (ANY, OPEN_MOSTLY, STAGES)[rng.below(3)]
        while game.position.waiting:
            play_on(game, rng, 1 + rng.below(40 * game.seats), wishes)
            for seat in (rng.below(game.seats), None if rng.below(4) == 0 else rng.below(game.seats)):
                world = game.position.known_to(seat, Rng(seed, "world", number, len(game.moves)))
                check_world(game, seat, world)
                again = world.known_to(seat, Rng(number))
                assert again == game.position.known_to(seat, Rng(number)), (number, seat, "not canonical")
