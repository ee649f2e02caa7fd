"""What is in the cities of a table of 7 Wonders, by name, and tables whose cities are drawn at random.

For the independent checks of payments and points: it reads the component file and the pieces of a snapshot, and
nothing that Salon derives from them.
"""

from __future__ import annotations

import tomllib
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import salon
from tests.wonders.table import Table

COMPONENTS = tomllib.loads(
    (Path(salon.__file__).parent / "games/wonders/components/1.toml").read_text(encoding="utf-8")
)
_ABOUT = ("confidence", "source", "except")
ROWS: dict[str, dict[str, Any]] = {}
for _table, _colour in (("card", ""), ("guild", "purple"), ("city", "black"), ("leader", "white")):
    for _name, _row in COMPONENTS[_table].items():
        if _name not in _ABOUT:
            ROWS[_name] = {"name": _name, "colour": _colour, "cost": [], "leads_to": [], "table": _table, **_row}
CARDS = [name for name, row in ROWS.items() if row["table"] != "leader"]
LEADERS = [name for name, row in ROWS.items() if row["table"] == "leader"]
BOARDS = {name: row for name, row in COMPONENTS["board"].items() if name not in _ABOUT}
NUMBER_OF_BOARD = {name: number for number, name in enumerate(BOARDS)}
STAGES = {name: sum(str(stage) in row for stage in range(1, 5)) for name, row in BOARDS.items()}
FIRST_STAGE = len(CARDS) + len(LEADERS)

Stage = tuple[str, int]  # a board and the number of its stage, from 1


@dataclass
class City:
    """The pieces of one player."""

    board: str
    coins: int = 0
    cards: list[str] = field(default_factory=list)
    leaders: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    copied: str | None = None
    stages: dict[int, Stage] = field(default_factory=dict)  # by place: what was built there
    under: dict[int, str] = field(default_factory=dict)  # by place: the card or leader under it
    victories: tuple[int, ...] = (0, 0, 0)
    defeats: int = 0
    debts: int = 0
    free_used: int = 0

    def of_colour(self, *colours: str) -> int:
        """How many cards of these colours are face up."""
        return sum(ROWS[piece]["colour"] in colours for piece in (*self.cards, *self.leaders))

    def active_leaders(self) -> list[str]:
        """The leaders whose effect the player has."""
        return [leader for leader in self.leaders if leader not in self.laid] + ([self.copied] if self.copied else [])

    def effects(self) -> list[list[str]]:
        """All effects the player has, word by word."""
        pieces = [ROWS[piece]["effects"] for piece in (*self.cards, *self.active_leaders())]
        stages = [stage_row(stage)["effects"] for stage in self.stages.values()]
        return [text.split() for texts in (*pieces, *stages, BOARDS[self.board]["effects"]) for text in texts]


@cache
def stage_row(stage: Stage) -> dict[str, Any]:
    """The component values of a stage."""
    row: dict[str, Any] = BOARDS[stage[0]][str(stage[1])]
    return row


def members(mask: int) -> list[int]:
    """The members of a bit set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def cities_of(s: Any) -> list[City]:
    """The cities of a snapshot."""
    boards = list(BOARDS)
    found = []
    for seat in range(s.seats):
        city = City(boards[s.board[seat]], s.coins[seat])
        city.cards = [CARDS[64 * half + i] for half in (0, 1) for i in members(s.city[seat][half])]
        city.leaders = [LEADERS[i] for i in members(s.leaders[seat])]
        city.laid = [LEADERS[i] for i in members(s.laid[seat])]
        city.copied = LEADERS[s.copied_leader[seat] - 1] if s.copied_leader[seat] else None
        for place in members(s.stages_built[seat]):
            board, stage = divmod(s.stage_source[seat][place] - 1 - FIRST_STAGE, 4)
            city.stages[place] = (boards[board], stage + 1)
            when = s.under_stage[seat][place] - 1
            if when >= 64:
                city.under[place] = LEADERS[s.leader_face_down[(when - 64) // 8][seat] - 1]
            elif when >= 0:
                city.under[place] = CARDS[s.played_card[when // 8][when % 8][seat] - 1]
        city.victories = tuple(s.victories[seat])
        city.defeats, city.debts, city.free_used = s.defeats[seat], s.debts[seat], s.free_used[seat]
        found.append(city)
    return found


def neighbours(seat: int, seats: int) -> tuple[int, int]:
    """The seats to the left and to the right (1.2)."""
    return (seat + 1) % seats, (seat - 1) % seats


def copies(board: str, place: int, left: str, right: str) -> list[Stage]:
    """The stages that may be built at a place of a board: its own one, or those it copies (11.10-11.12)."""
    words = stage_row((board, place + 1))["effects"][0].split() if stage_row((board, place + 1))["effects"] else []
    if words[:2] != ["copy", "stage"]:
        return [(board, place + 1)]
    other = left if words[2] == "left" else right
    if BOARDS[other]["order"] == "any":
        return [(other, stage + 1) for stage in range(STAGES[other])]
    return [(other, STAGES[other] if words[3] == "last" else int(words[3]))]


# --- tables drawn at random -------------------------------------------------------------------------------


# What changes prices and costs: drawn more often, because it matters most when it comes together.
FOR_TRADE = [
    piece
    for piece, row in ROWS.items()
    for text in row["effects"]
    if text.split()[0] in ("trade", "dock", "bank", "cheaper", "free", "stages-free")
    or (text.startswith("makes") and row["colour"] not in ("brown", "grey"))
    or text.endswith(("on trade", "on chain", "on bank"))
]


def random_cities(rng: Random, seats: int) -> list[City]:
    """Cities with boards of all sets, cards of all ages, built stages, leaders and coins."""
    wonders = sorted({board[:-2] for board in BOARDS})
    cities = [City(f"{wonder}-{rng.choice('ab')}") for wonder in rng.sample(wonders, seats)]
    leaders = sorted(LEADERS, key=lambda leader: rng.random() * (3 if leader in FOR_TRADE else 1))
    many = rng.choice((1, 4, 6))
    traders = rng.randrange(2)
    for seat, city in enumerate(cities):
        city.coins = rng.randrange(13)
        for colour, most in (("brown", many), ("grey", 3), ("black", many), ("", 12), ("trade", 10 * traders)):
            cards = [card for card in CARDS if ROWS[card]["colour"] == colour or not colour]
            cards = cards or [card for card in FOR_TRADE if card in CARDS]
            for card in rng.sample(cards, rng.randrange(most + 1)):
                if ROWS[card]["name"] not in (ROWS[other]["name"] for other in city.cards):
                    city.cards.append(card)
        city.cards.sort(key=CARDS.index)
        city.leaders = sorted((leaders.pop() for _ in range(rng.randrange(6))), key=LEADERS.index)
        left, right = (cities[other].board for other in neighbours(seat, seats))
        places = range(STAGES[city.board])
        built = rng.randrange(len(places) + 1)
        for place in sorted(rng.sample(places, built)) if BOARDS[city.board]["order"] == "any" else places[:built]:
            city.stages[place] = rng.choice(copies(city.board, place, left, right))
            city.under[place] = rng.choice(CARDS)
        lays = sum(stage_row(stage)["effects"][0].startswith("lay") for stage in city.stages.values())
        laid = rng.sample(city.leaders, min(lays, rng.randrange(3), len(city.leaders)))
        city.laid = sorted(laid, key=LEADERS.index)
        city.free_used = rng.choice((0, 0, 0, 1, 2, 3))
        city.victories = (rng.randrange(3), rng.randrange(3), rng.randrange(3))
        city.defeats, city.debts = rng.randrange(7), rng.randrange(6)
    for seat, city in enumerate(cities):
        if "courtesans-guild" in city.cards:
            near = [cities[other] for other in neighbours(seat, seats)]
            city.copied = rng.choice([None, *(leader for other in near for leader in other.active_leaders())])
    return cities


@cache
def _empty_table(seats: int, age: int) -> Table:
    return Table(*list(BOARDS)[: 2 * seats : 2], leaders="yes", cities="yes", wonder_pack="yes").age(age)


def table_of(cities: list[City], age: int) -> Table:
    """A table with these cities, at the beginning of an age."""
    empty = _empty_table(len(cities), age)
    table = copy(empty)
    table.position = empty.position.copy()
    with table.edit() as s:
        for seat, city in enumerate(cities):
            s.board[seat] = NUMBER_OF_BOARD[city.board]
            for number in map(CARDS.index, city.cards):
                s.city[seat][number // 64] |= 1 << number % 64
            s.leaders[seat] = sum(1 << LEADERS.index(leader) for leader in city.leaders)
            s.laid[seat] = sum(1 << LEADERS.index(leader) for leader in city.laid)
            s.copied_leader[seat] = LEADERS.index(city.copied) + 1 if city.copied else 0
            for place, (board, stage) in city.stages.items():
                s.stages_built[seat] |= 1 << place
                s.stage_source[seat][place] = FIRST_STAGE + 4 * NUMBER_OF_BOARD[board] + stage
                piece = city.under[place]
                if piece in LEADERS:  # used in the recruiting of an age
                    s.under_stage[seat][place] = 64 + 8 * place + 1
                    s.leader_face_down[place][seat] = LEADERS.index(piece) + 1
                else:
                    s.under_stage[seat][place] = 1 + place
                    s.played_card[0][place][seat], s.played_use[0][place][seat] = CARDS.index(piece) + 1, 3
            s.coins[seat], s.free_used[seat] = city.coins, city.free_used
            s.victories[seat][:] = city.victories
            s.defeats[seat], s.debts[seat] = city.defeats, city.debts
    return table
