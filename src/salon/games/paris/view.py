"""What a seat sees of Paris: the board, its own screen, and of the others what is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, cast

import msgspec

from salon.games.paris.notation import (
    DISTRICTS,
    END_TILES,
    FIELD_TEXTS,
    KINDS,
    LANDMARKS,
    RESOURCES,
    TOKENS,
    VP_TILES,
)
from salon.games.paris.rules import constants, queries
from salon.games.paris.rules.state import ParisPosition
from salon.games.paris.rules.structures import State
from salon.kernel.ctypes_mirror import names_of

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

Phase = Literal[
    "draw", "place", "action", "marker", "bonus", "prestige", "vp-tile", "searched", "free", "pairs", "over"
]  # fmt: skip
PHASES = cast("tuple[Phase, ...]", tuple(name.lower().replace("_", "-") for name in names_of(constants, "PHASE_")))

MAX_DISTRICT_VIEWS = 5000
FIELDS_IN = constants.FIELDS_IN_DISTRICT
FIELDS = [slice(FIELDS_IN * district, FIELDS_IN * (district + 1)) for district in range(len(DISTRICTS))]
FIELD_MASKS = [((1 << FIELDS_IN) - 1) << fields.start for fields in FIELDS]  # the fields of a district, as a set


class FieldView(msgspec.Struct, frozen=True):
    """A field of a district: its building, if one lies there, its marker, and whose keys lie on it."""

    value: int
    kind: str | None
    marker: str | None
    keys: list[int]  # whose, one entry a key


class LandmarkView(msgspec.Struct, frozen=True):
    """A landmark in a district, and whose keys lie on it."""

    value: int
    keys: list[int]


class DistrictView(msgspec.Struct, frozen=True):
    """A district: `keys` counts those on its places, `sums` is the total of each seat, `leaders` are first."""

    name: str
    bank: list[int]
    fields: list[FieldView]
    landmarks: list[LandmarkView]
    vp_tile: str | None
    keys: int
    sums: list[int]
    leaders: list[int]


class PileView(msgspec.Struct, frozen=True):
    """A pile: how many buildings are left, and the district on the back of the top one."""

    left: int
    district: str | None


class EndTileView(msgspec.Struct, frozen=True):
    """An end-game tile in front of a player; `kind` is None for the others until it is used."""

    kind: str | None
    used: bool


class SeatView(msgspec.Struct, frozen=True):
    """A player's pieces; None for what a screen hides from the viewer."""

    points: int
    keys: int
    reserve: int
    on_arc: bool
    figure: int
    francs: int | None
    tokens: dict[str, int] | None
    tiles: list[int] | None
    tile_count: int
    used_tiles: list[int]
    end_tiles: list[EndTileView]


class ParisView(msgspec.Struct, frozen=True):
    """Everything on the table, as one seat sees it."""

    seat: int | None
    active: int
    start: int
    round: int | None  # while buildings are drawn; after that turns leave no trace to count them by
    stage: Phase
    closing: int
    drawn: str | None
    acquired: int | None
    piles: list[PileView]
    districts: list[DistrictView]
    landmarks: list[str]
    vp_tiles: list[str]
    supply: dict[str, int]
    units: dict[str, int]
    track: list[int]
    copies: list[int]
    end_tiles_left: int
    end_tiles_seen: dict[str, int] | None
    seats: list[SeatView]


def members(mask: int) -> list[int]:
    """The members of a bit set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def view_of(game: Paris, position: ParisPosition, seat: int | None) -> ParisView:
    """The view of a seat, or of a spectator (None)."""
    s: State = position.snapshot()
    public = _public_view(game, position, s)
    if seat is None:
        return public
    seats = [_seat(s, each, seat) if each == seat else shown for each, shown in enumerate(public.seats)]
    return msgspec.structs.replace(public, seat=seat, seats=seats, end_tiles_seen=_seen(game, s, seat))


def _public_view(game: Paris, position: ParisPosition, s: State) -> ParisView:
    """What a spectator sees. It is built once for all who look at a position."""
    state, last = bytes(s), game.last_public_view
    if last is None or last[0] != state:
        last = game.last_public_view = state, _new_public_view(game, position, s)
    return last[1]


def _new_public_view(game: Paris, position: ParisPosition, s: State) -> ParisView:
    numbers = sorted(range(1, 31), key=bytes(s.tile_space).__getitem__)
    copies = bytes(s.tile_copies)
    piles = [PileView(s.pile_end[p] - s.pile_next[p], _top(s, p)) for p in range(3)]
    return ParisView(
        seat=None,
        active=s.active,
        start=s.start,
        round=_round(s, sum(pile.left for pile in piles)),
        stage=PHASES[s.phase],
        closing=s.closing,
        drawn=FIELD_TEXTS[s.drawn] if s.phase == constants.PHASE_PLACE else None,
        acquired=s.acquired - 1 if s.acquired else None,
        piles=[pile for p, pile in enumerate(piles) if p < 2 or s.pile_end[p] > s.pile_end[p - 1]],
        districts=_districts(game, position, s),
        landmarks=[LANDMARKS[i] for i in members(s.landmarks_free)],
        vp_tiles=[VP_TILES[i] for i in members(s.vp_tiles_free)],
        supply=dict(zip(RESOURCES, s.supply, strict=True)),
        units={token: count for token, count in zip(TOKENS, s.units, strict=True) if count},
        track=numbers,
        copies=[copies[number] for number in numbers],
        end_tiles_left=sum(s.end_tiles_left),
        end_tiles_seen=None,
        seats=[_seat(s, seat, None) for seat in range(s.seats)],
    )


def _round(s: State, left: int) -> int | None:
    """The number of the round: as long as there are piles, every turn draws one building."""
    if not left:
        return None
    drawn = s.pile_end[2] - left
    return (drawn if s.phase == constants.PHASE_DRAW else drawn - 1) // s.seats + 1


def _top(s: State, pile: int) -> str | None:
    following = s.pile_next[pile]
    return DISTRICTS[s.pile_order[following] // constants.FIELDS_IN_DISTRICT] if following < s.pile_end[pile] else None


class Board(NamedTuple):
    """The arrays of a position that the districts show, read once: an array of the state is slow to index."""

    building: bytes
    marker: bytes
    owned: list[int]  # by seat
    doubled: bytes
    banks: bytes  # by seat
    landmarks: bytes  # from here on by district
    vp_tiles: bytes
    district_keys: bytes

    @classmethod
    def of(cls, s: State) -> Board:
        """The board of a position."""
        return cls(
            bytes(s.building),
            bytes(s.marker),
            list(s.owned[: s.seats]),
            bytes(s.doubled),
            bytes(s.banks)[: s.seats],
            bytes(s.landmarks_in),
            bytes(s.vp_tile_in),
            bytes(s.keys_in),
        )

    def shown_in(self, district: int) -> tuple[int | bytes, ...]:
        """Everything that the view of a district depends on."""
        fields = FIELDS[district]
        places = FIELD_MASKS[district] | self.landmarks[district] << constants.NUM_FIELDS
        return (
            district, self.building[fields], self.marker[fields], self.landmarks[district], self.vp_tiles[district],
            self.district_keys[district], self.doubled, *(owned & places for owned in self.owned),
            *(bank >> district & 1 for bank in self.banks),
        )  # fmt: skip

    def district(self, position: ParisPosition, district: int) -> DistrictView:
        """A district."""
        seats, places = range(len(self.owned)), range(constants.NUM_FIELDS)[FIELDS[district]]
        return DistrictView(
            name=DISTRICTS[district],
            bank=[seat for seat in seats if self.banks[seat] >> district & 1],
            fields=[self.field(position, place) for place in places],
            landmarks=[self.landmark(position, landmark) for landmark in members(self.landmarks[district])],
            vp_tile=VP_TILES[self.vp_tiles[district] - 1] if self.vp_tiles[district] else None,
            keys=self.district_keys[district],
            sums=[queries.district_total(position, seat, district) for seat in seats],
            leaders=queries.district_leaders(position, district),
        )

    def field(self, position: ParisPosition, place: int) -> FieldView:
        """A field."""
        kind = KINDS[self.building[place] - 1] if self.building[place] else None
        marker = TOKENS[self.marker[place] - 1] if self.marker[place] else None
        return FieldView(queries.place_value(position, place), kind, marker, self.keys(place))

    def landmark(self, position: ParisPosition, landmark: int) -> LandmarkView:
        """A landmark in a district."""
        place = constants.NUM_FIELDS + landmark
        return LandmarkView(queries.place_value(position, place), self.keys(place))

    def keys(self, place: int) -> list[int]:
        """The seats that have keys on a place, one entry a key."""
        found = []
        for seat, owned in enumerate(self.owned):
            if owned >> place & 1:
                found += [seat, seat] if self.doubled[seat] == place + 1 else [seat]
        return found


def _districts(game: Paris, position: ParisPosition, s: State) -> list[DistrictView]:
    """The districts. A move changes few of them: those that were built lately are kept."""
    board, kept, views = Board.of(s), game.district_views, []
    for district in range(len(DISTRICTS)):
        shown = board.shown_in(district)
        view = kept.get(shown)
        if view is None:
            if len(kept) >= MAX_DISTRICT_VIEWS:
                kept.clear()
            view = kept[shown] = board.district(position, district)
        views.append(view)
    return views


def _seat(s: State, seat: int, viewer: int | None) -> SeatView:
    open_screen = viewer == seat or not s.screens_hide
    taken = [i for i in range(s.end_tiles_taken) if s.end_tile_owner[i] == seat]
    row = []
    for i in taken:
        used = bool(s.end_tiles_used >> i & 1)
        row.append(EndTileView(END_TILES[s.end_tile_kind[i]] if used or viewer == seat else None, used))
    unused = members(s.tiles_had[seat] & ~s.tiles_used[seat])
    return SeatView(
        points=s.points[seat],
        keys=s.keys[seat],
        reserve=s.reserve[seat],
        on_arc=bool(s.banks[seat] >> constants.BANK_ARC & 1),
        figure=s.meeple[seat],
        francs=s.francs[seat] if open_screen else None,
        tokens=dict(zip(TOKENS, s.tokens[seat], strict=True)) if open_screen else None,
        tiles=unused if open_screen else None,
        tile_count=len(unused),
        used_tiles=members(s.tiles_used[seat]),
        end_tiles=row,
    )


def _seen(game: Paris, s: State, seat: int) -> dict[str, int] | None:
    """The end-game tiles that were left when the seat last looked, less the one it then took."""
    own = [i for i in range(s.end_tiles_taken) if s.end_tile_owner[i] == seat]
    searching = s.phase == constants.PHASE_SEARCHED and s.active == seat
    if not (own or searching):
        return None
    looked = s.end_tiles_taken if searching else own[-1] + 1
    gone = [END_TILES[s.end_tile_kind[i]] for i in range(looked)]
    counts = {kind: int(game.components[f"end_tile.{kind}.count"]) - gone.count(kind) for kind in END_TILES}
    return {kind: count for kind, count in counts.items() if count}
