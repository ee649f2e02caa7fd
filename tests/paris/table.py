"""A table for tests: put the pieces where a rule needs them, play moves by their notation, look at the result.

t = Table(seats=3)
t.action(francs=10)                     # seat 0 is to act, with 10 francs
t.build("Mo1", "Mo4").key(0, "Mo1")
t.play("Mo1-Mo4")
assert t.francs(0) == 7
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import salon
from salon.games.paris.notation import DISTRICTS, END_TILES, FIELD_TEXTS, LANDMARKS, SHORT, TOKENS, VP_TILES
from salon.games.paris.rules import constants
from salon.kernel.components import Components
from salon.kernel.ctypes_mirror import names_of
from salon.kernel.events import Event
from salon.kernel.game import Game
from salon.kernel.reasons import Reason

OVERRIDES = dict[str, Any]
PHASES = names_of(constants, "PHASE_")


class Table:
    """A game of Paris whose pieces can be laid out by hand. Seat 0 is start player and active seat."""

    def __init__(self, seats: int = 2, seed: str = "test", changes: OVERRIDES | None = None, **options: str) -> None:
        self.game: Game = salon.game("paris")
        if changes:
            components: Components = self.game.components.overridden(changes)
            self.game = type(self.game)(components)
        deal = self.game.deal(seats, seed, **options)
        deal.content["start"] = 0
        self.deal = deal
        self.position = self.game.start(deal)

    # --- laying out ---------------------------------------------------------------------------------

    @contextmanager
    def edit(self) -> Iterator[Any]:
        """Change any field of the structure (see rules/state.pxd) by hand."""
        state = self.position.snapshot()
        yield state
        self.position.load(state)

    @property
    def state(self) -> Any:
        """A copy of the structure, to read."""
        return self.position.snapshot()

    def phase(self, name: str, seat: int = 0) -> Table:
        """Make it the seat's decision, e.g. "ACTION", "FREE", "DRAW"."""
        with self.edit() as s:
            s.phase, s.active = PHASES[name], seat
        return self

    def action(self, seat: int = 0, francs: int | None = None) -> Table:
        """The seat has drawn and is to take its main action."""
        self.phase("ACTION", seat)
        if francs is not None:
            self.give(seat, francs=francs)
        return self

    def give(self, seat: int = 0, francs: int | None = None, keys: int | None = None, points: int | None = None,
             tiles: tuple[int, ...] = (), used: tuple[int, ...] = (), figure: int | None = None,
             **tokens: int) -> Table:  # fmt: skip
        """Set a seat's francs, keys, points, figure; give it bonus tiles; set tokens (gold_prestige=2)."""
        with self.edit() as s:
            if francs is not None:
                s.francs[seat] = francs
            if keys is not None:
                s.keys[seat] = keys
            if points is not None:
                s.points[seat] = points
            if figure is not None:
                s.meeple[seat] = figure
            for number in (*tiles, *used):
                s.tiles_had[seat] |= 1 << number
                s.tile_copies[number] -= 1
                if s.tile_copies[number] == 0:
                    s.tiles_on_track &= ~(1 << number)
            for number in used:
                s.tiles_used[seat] |= 1 << number
            for token, count in tokens.items():
                s.tokens[seat][TOKENS.index(token.replace("_", "-"))] = count
        return self

    def build(self, *fields: str) -> Table:
        """Put the buildings of these fields ("Mo4") onto them."""
        with self.edit() as s:
            for field in fields:
                place = FIELD_TEXTS.index(field)
                district = DISTRICTS[place // 6]
                kind = self.game.components[f"building.{district}.{field[2:]}"]
                s.building[place] = self.game.piece_ids["kind"].index(kind) + 1
                s.built |= 1 << place
        return self

    def landmark(self, district: str, *values: int) -> Table:
        """Add landmarks of these values, rising, to a district ("Mo")."""
        with self.edit() as s:
            for value in values:
                s.landmarks_free &= ~(1 << (value - 9))
                s.landmarks_in[SHORT.index(district)] |= 1 << (value - 9)
                s.highest_landmark[SHORT.index(district)] = value - 8
                s.built |= 1 << (36 + value - 9)
        return self

    def key(self, seat: int, *places: str) -> Table:
        """Put keys of a seat: "Mo4" on a building, "12" on a landmark, "Mo$" on a bank, "Arc"; twice = tile 9."""
        with self.edit() as s:
            for place in places:
                if place == "Arc":
                    s.banks[seat] |= 1 << 6
                elif place.endswith("$"):
                    s.banks[seat] |= 1 << SHORT.index(place[:2])
                else:
                    landmark = place in LANDMARKS
                    number = 36 + LANDMARKS.index(place) if landmark else FIELD_TEXTS.index(place)
                    if s.owned[seat] >> number & 1:
                        s.doubled[seat] = number + 1
                    s.owned[seat] |= 1 << number
                    row = (
                        next(d for d in range(6) if s.landmarks_in[d] >> (number - 36) & 1) if landmark else number // 6
                    )
                    s.keys_in[row] += 1
        return self

    def no_markers(self, *fields: str) -> Table:
        """Take the markers beside these fields (all if none is named) out of the game."""
        with self.edit() as s:
            for field in fields or FIELD_TEXTS:
                s.marker[FIELD_TEXTS.index(field)] = 0
        return self

    def vp_tile(self, points: int, district: str) -> Table:
        """Put a VP tile on a district."""
        with self.edit() as s:
            s.vp_tiles_free &= ~(1 << VP_TILES.index(str(points)))
            s.vp_tile_in[SHORT.index(district)] = VP_TILES.index(str(points)) + 1
        return self

    def supply(self, wood: int = 0, marble: int = 0, gold: int = 0) -> Table:
        """Put resources into the supply."""
        with self.edit() as s:
            s.supply[:] = [wood, marble, gold]
        return self

    def empty_piles(self) -> Table:
        """All buildings have been drawn (put them on the board with build() where it matters)."""
        with self.edit() as s:
            s.pile_next[:] = list(s.pile_end)
        return self

    def end_tile(self, seat: int, kind: str, used: bool = False) -> Table:
        """Let a seat have taken an end-game tile of a kind ("francs", "point", "wood", …)."""
        with self.edit() as s:
            number = END_TILES.index(kind)
            s.end_tiles_left[number] -= 1
            s.end_tile_owner[s.end_tiles_taken], s.end_tile_kind[s.end_tiles_taken] = seat, number
            if used:
                s.end_tiles_used |= 1 << s.end_tiles_taken
            else:
                s.end_tiles_usable[seat] |= 1 << number
            s.end_tiles_taken += 1
        return self

    # --- playing ------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """The seat to decide; -1 at the end."""
        return self.position.waiting.bit_length() - 1

    @property
    def now(self) -> str:
        """The name of the pending decision: "ACTION", "MARKER", "BONUS", …"""
        return list(PHASES)[self.state.phase]

    def play(self, *moves: str) -> list[Event]:
        """Let the active seat play moves by their notation; returns all events, as that seat sees them."""
        events: list[Event] = []
        for move in moves:
            seat, action = self.active, self.game.actions.parse(move)
            happened = self.game.events(self.position, seat, action, seat) if self.can(move) else []
            self.position.play(seat, action)
            events += happened
        return events

    def can(self, move: str) -> bool:
        """Whether the active seat may play the move now."""
        return self.why(move) is None

    def why(self, move: str) -> Reason | None:
        """Why the active seat may not play the move; None if it may."""
        return self.game.why_not(self.position, self.active, self.game.actions.parse(move))

    def code(self, move: str) -> str:
        """The code of the reason why the move is refused ("" if it is legal)."""
        reason = self.why(move)
        return reason.code if reason else ""

    def legal(self) -> set[str]:
        """All legal moves of the active seat."""
        return {self.game.actions.text(action) for action in self.position.legal(self.active)}

    def finish(self) -> Table:
        """Jump to the end: the active seat ends the turn that ends the last round."""
        with self.edit() as s:
            s.closing, s.phase, s.active = 2, PHASES["FREE"], (s.start - 1) % s.seats
        self.play("end")
        return self

    # --- looking ------------------------------------------------------------------------------------

    def francs(self, seat: int = 0) -> int:
        """The francs of a seat."""
        return int(self.state.francs[seat])

    def points(self, seat: int = 0) -> int:
        """The points of a seat."""
        return int(self.state.points[seat])

    def tokens(self, seat: int = 0) -> dict[str, int]:
        """The real tokens of a seat, those it has."""
        return {token: n for token, n in zip(TOKENS, self.state.tokens[seat], strict=True) if n}

    def units(self) -> dict[str, int]:
        """The units of tiles used this turn."""
        return {token: n for token, n in zip(TOKENS, self.state.units, strict=True) if n}

    def tiles(self, seat: int = 0) -> set[int]:
        """The unused bonus tiles of a seat."""
        mask = self.state.tiles_had[seat] & ~self.state.tiles_used[seat]
        return {number for number in range(1, 31) if mask >> number & 1}

    def holds(self, seat: int, place: str) -> bool:
        """Whether the seat has a key on a place ("Mo4", "12")."""
        number = 36 + LANDMARKS.index(place) if place in LANDMARKS else FIELD_TEXTS.index(place)
        return bool(self.state.owned[seat] >> number & 1)

    def ranking(self) -> list[int]:
        """The final places of all seats."""
        return self.position.ranking()
