"""All worlds a seat of 7 Wonders cannot tell apart, found by brute force from what it observed, for tests.

An observation is a set of places and the cards in them together: a hand that was held (all cards that left it
from then on, and what is still in it), the discard pile that was looked through, the deck of an age. A world is
a way to put cards in all places that agrees with every observation. Small situations only.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from salon import Rng
from salon.games.wonders.deal import black_cards, cards_of_age, guilds_in_play, leaders_in_play
from salon.games.wonders.notation import CARDS, LEADERS, SOURCES
from salon.games.wonders.rules import constants
from tests.wonders.observer import GAME, ObservedGame, leaders_of, seat_of_hand

Place = tuple[Any, ...]
World = tuple[Any, ...]
MARKER = "stonehenge-b-2"
DRAWS = int(os.environ.get("SALON_DRAWS", "8000"))  # of worlds that are compared; `make soak` draws more


class TooMany(Exception):
    """More worlds than can be searched."""


def turned_up(game: ObservedGame) -> set[tuple[int, int, int | None]]:
    """The age, seat and turn (None: recruiting) of what was under a marker, turned up at the end (11.8)."""
    s = game.position.snapshot()
    found: set[tuple[int, int, int | None]] = set()
    for seat in range(game.seats if s.phase == constants.PHASE_OVER else 0):
        for source, under in zip(s.stage_source[seat], s.under_stage[seat], strict=True):
            if source and SOURCES[source - 1] == MARKER:
                when = under - 1
                found.add((when % 64 // 8, seat, None if when >= 64 else when % 8))
    return found


class CardObservations:
    """What a seat (None: a spectator) observed of the cards of one age."""

    def __init__(self, game: ObservedGame, age: int, seat: int | None) -> None:
        self.game, self.age, self.seat = game, age, seat
        self.exact: list[tuple[frozenset[Place], Counter[str]]] = []
        self.at_least: list[tuple[frozenset[Place], str, int]] = []
        self.s = game.position.snapshot()
        self.places = self._places()
        self._known()
        if seat is not None:
            self._views(seat)
        self._pile()
        self._simplify()

    def _places(self) -> list[Place]:
        """Where the cards of the age are: where they went when they left a hand, and in the hands."""
        left: list[Place] = [(turn, who) for (age, turn, who) in sorted(self.game.left) if age == self.age]
        if self.age == self.s.age:
            left += [("hand", who, i) for who in range(self.game.seats) for i in range(8) if self.s.hand[who][i]]
        return left

    def true_card(self, place: Place) -> str:
        if place[0] == "hand":
            return str(CARDS[self.s.hand[place[1]][place[2]] - 1])
        return self.game.left[(self.age, *place)][0]

    def _known(self) -> None:
        """Open cards, the own ones, and a marker turned up."""
        shown = turned_up(self.game)
        for place in self.places:
            own = self.seat is not None and place[1] == self.seat
            if place[0] != "hand" and not own:
                own = self.game.left[(self.age, *place)][1] == "open" or (self.age, place[1], place[0]) in shown
            if own:
                self.exact.append((frozenset([place]), Counter([self.true_card(place)])))

    def _views(self, seat: int) -> None:
        """A hand that was held: what left it from then on, and what is still in it."""
        n, last = self.game.seats, self.game.last
        for (age, turn, who), held in self.game.held.items():
            if age != self.age or who != seat:
                continue
            inside: set[Place] = set()
            for later in range(turn, last):
                inside.add((later, seat_of_hand(age, seat, later - turn, n)))
            end = seat_of_hand(age, seat, last - 1 - turn, n)
            inside.add((last, end))
            if age == self.s.age:
                holder = seat_of_hand(age, seat, self.s.turn - turn, n)
                inside |= {("hand", holder, i) for i in range(8)}
            self.exact.append((frozenset(inside & set(self.places)), Counter(held)))

    def _pile(self) -> None:
        """A pile that was looked through: all that came to it by then; a card picked had come to it."""
        colours = set(cards_of_age(GAME.components, self.age + 1, self.game.seats)) | self.specials()
        for (age, turn), before, who, pile in self.game.looks:
            picked = Counter(card for _, _, card in self.game.picks[:before] if card)
            there = Counter({card: n for card, n in (pile + picked).items() if card in colours})
            if who == self.seat:
                self.exact.append((self._sold_by(age, turn), there))
        for i, ((age, turn), _, card) in enumerate(self.game.picks):
            if card in colours:
                times = sum(other == card for _, _, other in self.game.picks[: i + 1])
                self.at_least.append((self._sold_by(age, turn), str(card), times))

    def specials(self) -> set[str]:
        """Guilds and black cards that could be in this age."""
        found = set(black_cards(GAME.components, self.age + 1, self.game.deal.options))
        return found | set(guilds_in_play(GAME.components, self.game.deal.options) if self.age == 2 else [])

    def _sold_by(self, age: int, turn: int) -> frozenset[Place]:
        return frozenset(
            place
            for place in self.places
            if place[0] != "hand"
            and (self.age, place[0]) <= (age, turn)
            and self.game.left[(self.age, *place)][1] in ("sold", "left")
        )

    def _simplify(self) -> None:
        """Where one observation is part of another, the rest of the larger one is known as well."""
        again = True
        while again:
            again = False
            for i, (large, cards) in enumerate(self.exact):
                for j, (small, less) in enumerate(self.exact):
                    if i != j and small and small <= large and not (small == large and i < j):
                        assert less <= cards
                        large, cards, again = large - small, cards - less, True
                self.exact[i] = large, cards
            self.exact = [each for each in self.exact if each[0]]

    def deck(self) -> tuple[Counter[str], list[set[str]], list[int]]:
        """The most there can be of each card; the sets of which only some are in, and how many of each."""
        c, seats = GAME.components, self.game.seats
        deck = Counter(cards_of_age(c, self.age + 1, seats))
        blacks = set(black_cards(c, self.age + 1, self.game.deal.options))
        guilds = self.specials() - blacks
        extras, numbers = [blacks, guilds], [seats if blacks else 0, seats + 2 if guilds else 0]
        return deck + Counter(blacks | guilds), extras, numbers

    def worlds(self, most: int = 100000) -> dict[World, float]:
        """All worlds with their weights: in how many orders the cards of the hands can be in their places."""
        deck, extras, numbers = self.deck()
        # places bound most come first, and slots of a hand in order
        sizes = {p: min((len(s) for s, _ in self.exact if p in s), default=99) for p in self.places}
        order = sorted(self.places, key=lambda p: (sizes[p], str(p[0]), p[1:]))
        rules = {p: [cards for inside, cards in self.exact if p in inside] for p in order}
        kinds = {card: k for k, extra in enumerate(extras) for card in extra}
        laid: dict[Place, str] = {}
        found: dict[World, float] = {}
        steps = 0

        def place_from(i: int) -> None:
            nonlocal steps
            steps += 1
            if steps > 20 * most or len(found) > most:
                raise TooMany
            if i == len(order):
                if all(sum(laid[p] == card for p in ps) >= times for ps, card, times in self.at_least):
                    found[self._key(laid)] = self._orders(laid)
                return
            place = order[i]
            least = laid.get(("hand", place[1], place[2] - 1), "") if place[0] == "hand" else ""
            choices = set(deck)
            for cards in rules[place]:
                choices &= set(+cards)
            for card in sorted(choices):
                if deck[card] == 0 or (least and CARDS.index(card) < CARDS.index(least)):
                    continue
                if card in kinds and numbers[kinds[card]] == 0:
                    continue
                for cards in (deck, *rules[place]):
                    cards[card] -= 1
                if card in kinds:
                    numbers[kinds[card]] -= 1
                laid[place] = card
                place_from(i + 1)
                del laid[place]
                if card in kinds:
                    numbers[kinds[card]] += 1
                for cards in (deck, *rules[place]):
                    cards[card] += 1

        place_from(0)
        return found

    def _key(self, laid: dict[Place, str]) -> World:
        return tuple(CARDS.index(laid[place]) + 1 for place in self.places)

    def _orders(self, laid: dict[Place, str]) -> float:
        ways = 1
        for who in range(self.game.seats):
            hand = Counter(card for place, card in laid.items() if place[0] == "hand" and place[1] == who)
            ways *= math.factorial(hand.total())
            for copies in hand.values():
                ways //= math.factorial(copies)
        return float(ways)

    def projection(self, world: bytes) -> World:
        """The same of a drawn world, read straight from its block."""
        state = GAME.state_type
        left, hand = state.played_card.offset + 56 * self.age, state.hand.offset
        return tuple(world[hand + 8 * p[1] + p[2] if p[0] == "hand" else left + 7 * p[0] + p[1]] for p in self.places)


# --- leaders ------------------------------------------------------------------------------------------------


class LeaderObservations:
    """What a seat (None: a spectator) observed of the leaders. Those it never saw are alike to it: "?"."""

    def __init__(self, game: ObservedGame, seat: int | None) -> None:
        self.game, self.seat, n = game, seat, game.seats
        s = self.s = game.position.snapshot()
        self.places: list[Place] = [key for key in sorted(game.kept) if key[1] != seat]
        if s.phase == constants.PHASE_DRAFT:
            for who in range(n):
                if who != seat:
                    self.places += [("packet", who, i) for i in range(s.draft_packet[who].bit_count())]
        for who, (_, leaders) in game.drawn.items():
            if who != seat:
                self.places += [("drawn", who, i) for i in range(len(leaders))]
        self.segments: list[tuple[set[Place], set[str]]] = []
        views = sorted((step for step, who in game.packets if who == seat), reverse=True)
        for turn in views:
            inside: set[Place] = set()
            for step in range(turn, 4):
                inside.add((step, (seat_or(seat) - (step - turn)) % n))
            if s.phase == constants.PHASE_DRAFT:
                holder = (seat_or(seat) - (s.turn - turn)) % n
                inside |= {("packet", holder, i) for i in range(4)}
            held = set(game.packets[turn, seat_or(seat)])
            held -= {game.kept.get((step, seat_or(seat)), "") for step in range(turn, 4)}
            for later, gone in self.segments:  # the same packet, seen again later
                if later & inside:
                    inside, held = inside - later, held - gone
            inside &= set(self.places)
            self.segments.append((inside, held))
        shown: dict[tuple[int, str], int] = {(who, leader): phase for phase, who, leader in game.recruited}
        marks = turned_up(game)
        self.uses = dict(game.face_down)
        for (age, who), (phase, leader) in game.face_down.items():
            if who == seat or (age, who, None) in marks:
                del self.uses[age, who]
                if who != seat:
                    shown[who, leader] = phase
        self.shown = {key: phase for key, phase in shown.items() if key[0] != seat}
        self.marked = {(age, who) for age, who, turn in marks if turn is None}
        own = {leader for (_, who), leader in game.kept.items() if who == seat}
        own |= set(game.drawn.get(seat_or(seat), (0, []))[1])
        packets = [packet for (_, who), packet in game.packets.items() if who == seat]
        self.named = own.union(*packets) | {leader for _, leader in self.shown}
        self.alike = len(leaders_in_play(GAME.components, game.deal.options)) - len(self.named)

    def _candidates(self, place: Place, laid: dict[Place, str]) -> Iterator[str]:
        used = set(laid.values())
        for inside, leaders in self.segments:
            if place in inside:
                yield from sorted(leaders - used)
                return
        seen = set().union(*(leaders for _, leaders in self.segments))
        yield "?"
        for (who, leader), phase in self.shown.items():
            if who != place[1] or place[0] == "packet" or leader in seen | used:
                continue
            if place[0] != "drawn" or phase > self.game.drawn[who][0]:
                yield leader

    def worlds(self, most: int = 10000) -> dict[World, float]:
        """All worlds with their weights: the ways to name those that are alike, and to use some face down."""
        found: Counter[World] = Counter()
        laid: dict[Place, str] = {}
        steps = 0

        def place_from(i: int) -> None:
            nonlocal steps
            steps += 1
            if steps > 10 * most or len(found) > most:
                raise TooMany
            if i < len(self.places):
                for leader in list(self._candidates(self.places[i], laid)):
                    laid[self.places[i]] = leader
                    place_from(i + 1)
                    del laid[self.places[i]]
                return
            where = {leader: place for place, leader in laid.items() if leader != "?"}
            if all(where.get(leader, ("", -1))[1] == who for who, leader in self.shown):
                unnamed = sum(leader == "?" for leader in laid.values())
                self._use(laid, sorted(self.uses), [], float(math.perm(self.alike, unnamed)), found)

        place_from(0)
        return dict(found)

    def _use(
        self, laid: dict[Place, str], left: list[tuple[int, int]], used: list[Place], weight: float, found: Any
    ) -> None:
        """Choose, for each leader used face down, the place it came from."""
        if not left:
            row = [laid[place] for place in self.places if place[0] != "packet"]
            packets = [tuple(sorted(laid[p] for p in self.places if p[:2] == ("packet", who))) for who in range(7)]
            found[(*row, *packets, *(laid[place] for place in used))] += weight
            return
        who, phase = left[0][1], self.uses[left[0]][0]
        for place in self.places:
            early = place[0] != "drawn" or phase > self.game.drawn[place[1]][0]
            if place[1] == who and place[0] != "packet" and early and place not in used:
                if (who, laid[place]) in self.shown:
                    continue
                self._use(laid, left[1:], [*used, place], weight, found)

    def projection(self, block: bytes) -> World:
        """The same of a drawn world."""
        world = GAME.state_type.from_buffer_copy(block)

        def name(number: int) -> str:
            leader = LEADERS[number - 1]
            return leader if leader in self.named else "?"

        row = []
        for place in self.places:
            if place[0] == "drawn":
                row.append(name(world.leaders_drawn[list(world.drew_leaders).index(place[1] + 1)][place[2]]))
            elif place[0] != "packet":
                row.append(name(world.draft_kept[place[0]][place[1]]))
        packets: list[tuple[str, ...]] = []
        for who in range(7):
            packet = world.draft_packet[who] if who != self.seat and world.phase == constants.PHASE_DRAFT else 0
            inside = leaders_of(packet) if packet else []
            packets.append(tuple(sorted(leader if leader in self.named else "?" for leader in inside)))
        used = [name(world.leader_face_down[age][who]) for age, who in sorted(self.uses)]
        return (*row, *packets, *used)


def seat_or(seat: int | None) -> int:
    """The seat, or one that is not there for a spectator."""
    return -1 if seat is None else seat


# --- comparing ----------------------------------------------------------------------------------------------


def compare(
    game: ObservedGame,
    seat: int | None,
    worlds: dict[World, float],
    projection: Callable[[bytes], World],
    draws: int = DRAWS,
    seed: str = "worlds",
) -> float:
    """Drawn worlds are exactly the given ones, each as often as its weight says; by how many deviations they differ.

    As `check_uniform` does it, for a part of the world.
    """
    rng = Rng(seed)
    found: Counter[World] = Counter()
    for _ in range(draws):
        found[projection(game.position.known_to(seat, rng).to_bytes())] += 1
    strange = set(found) - set(worlds)
    assert not strange, f"{len(strange)} of {len(found)} worlds drawn can be ruled out by the seat"
    total = sum(worlds.values())
    expected = {world: draws * weight / total for world, weight in worlds.items()}
    # worlds that are too rare to be counted one by one are counted together
    rare = [world for world in worlds if expected[world] < 5]
    cells = [(found[world], expected[world]) for world in worlds if expected[world] >= 5]
    if rare:
        cells.append((sum(found[world] for world in rare), sum(expected[world] for world in rare)))
    chi = sum((seen - hoped) ** 2 / hoped for seen, hoped in cells)
    freedom = max(len(cells) - 1, 1)
    deviations = (chi - freedom - 10) / math.sqrt(2 * freedom)
    assert deviations < 5, f"not uniform over {len(worlds)} worlds: chi-square {chi:.0f} of {freedom}"
    return deviations
