"""The table of Paris in sentences, for people who read or listen rather than look: it is complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from salon.games.paris.notation import DISTRICTS, FIELD_TEXTS, RESOURCES, SHORT
from salon.games.paris.text.messages import piece_name, tile_effect, vp_tile_points
from salon.games.paris.view import DistrictView, EndTileView, FieldView, ParisView, SeatView
from salon.kernel.catalogue import Section

if TYPE_CHECKING:
    from salon.games.paris.game import Paris


def round_label(game: Paris, view: ParisView, language: str) -> str:
    """The round while it can be counted, then how near the end is."""
    text = game.text.words.text
    if view.stage == "over":
        return ""
    if view.closing:
        return text(language, "round-last-but-one" if view.closing == 1 else "round-last")
    if view.round is None:
        return text(language, "round-piles-empty")
    return text(language, "round-number", round=view.round)


class TextView:
    """A view, in sentences."""

    def __init__(self, game: Paris, view: ParisView, language: str, players: list[str]) -> None:
        self.game, self.view, self.language, self.players = game, view, language, players

    def text(self, message: str, **facts: Any) -> str:
        """Words of the game."""
        return self.game.text.words.text(self.language, message, **facts)

    def name(self, piece: str) -> str:
        """The name of a piece."""
        return piece_name(self.game, self.language, piece)

    def effect(self, number: int) -> str:
        """What a bonus tile does."""
        return tile_effect(self.game, self.language, number, len(self.view.seats))

    def sections(self) -> list[Section]:
        """The whole table: turn, the viewer's pieces, the other players, districts, what is beside the board."""
        view = self.view
        own = [] if view.seat is None else [Section(self.text("told-yours"), list(self.seat(view.seat)))]
        others = [seat for seat in range(len(view.seats)) if seat != view.seat]
        arc = [seat for seat, each in enumerate(view.seats) if each.on_arc]
        return [
            Section(self.text("told-now"), list(self.now())),
            *own,
            *(Section(self.players[seat], list(self.seat(seat))) for seat in others),
            *(Section(self.name(district.name), list(self.district(district))) for district in view.districts),
            Section(self.text("piece-arc-name"), [self.keys(arc)]),
            Section(self.text("told-track"), list(self.track())),
            Section(self.text("told-beside"), list(self.beside())),
        ]

    # --- the turn and the players --------------------------------------------------------------------

    def now(self) -> Iterator[str]:
        """Whose turn it is and what has to be decided."""
        view = self.view
        if view.stage == "over":
            yield self.text("told-over")
            return
        stage = self.text(f"stage-{view.stage}")
        if view.seat == view.active:
            yield self.text("told-your-turn", stage=stage)
        else:
            yield self.text("told-turn", player=self.players[view.active], stage=stage)
        yield self.text("told-round", round=round_label(self.game, view, self.language))
        yield self.text("told-start", player=self.players[view.start])
        if view.drawn is not None:
            district = DISTRICTS[SHORT.index(view.drawn[:2])]
            kind = self.game.components[f"building.{district}.{view.drawn[2:]}"]
            yield self.text("told-drawn", kind=self.name(kind), value=int(view.drawn[2:]))
        if view.acquired is not None:
            place = FIELD_TEXTS[view.acquired] if view.acquired < 36 else f"landmark-{view.acquired - 36 + 9}"
            yield self.text("told-acquired", place=self.name(place))
        if view.units:
            yield self.text("told-units", units=self.counted(view.units))
        if view.closing:
            yield self.text("board-closing", closing=view.closing)

    def counted(self, tokens: dict[str, int]) -> str:
        """Tokens with how many there are of each; those of which there are none are left out."""
        some = ((token, count) for token, count in tokens.items() if count)
        return ", ".join(self.text("told-count", count=count, token=self.name(token)) for token, count in some)

    def seat(self, seat: int) -> Iterator[str]:
        """The pieces of a player."""
        each = self.view.seats[seat]
        yield self.text("told-points", points=each.points)
        yield self.text("told-francs-hidden") if each.francs is None else self.text("told-francs", francs=each.francs)
        yield self.text("told-keys", keys=each.keys, reserve=each.reserve)
        places = ", ".join(map(self.name, self.places(seat)))
        yield self.text("told-key-places", places=places) if places else self.text("told-no-key-places")
        if each.tokens is None:
            yield self.text("told-tokens-hidden")
        else:
            tokens = self.counted(each.tokens)
            yield self.text("told-tokens", tokens=tokens) if tokens else self.text("told-no-tokens")
        yield from self.tiles(seat, each)
        yield self.text("told-figure", space=each.figure) if each.figure else self.text("told-figure-start")
        if each.end_tiles:
            yield self.text("told-end-tiles", tiles=", ".join(map(self.end_tile, each.end_tiles)))

    def places(self, seat: int) -> Iterator[str]:
        """The places of a player's keys, one entry a key."""
        for short, district in zip(SHORT, self.view.districts, strict=True):
            if seat in district.bank:
                yield f"{short}$"
            for field in district.fields:
                yield from [f"{short}{field.value}"] * field.keys.count(seat)
            for landmark in district.landmarks:
                yield from [f"{short}/{landmark.value}"] * landmark.keys.count(seat)
        if self.view.seats[seat].on_arc:
            yield "arc"

    def tiles(self, seat: int, each: SeatView) -> Iterator[str]:
        """The bonus tiles of a player; the viewer's own with what they do."""
        if each.tiles is None:
            yield self.text("told-tiles-hidden", count=each.tile_count)
        elif not each.tiles:
            yield self.text("told-no-tiles")
        elif seat == self.view.seat:
            for number in each.tiles:
                yield self.text("told-tile", number=number, effect=self.effect(number))
        else:
            yield self.text("told-tiles", numbers=", ".join(map(str, each.tiles)))
        if each.used_tiles:
            yield self.text("told-used-tiles", numbers=", ".join(map(str, each.used_tiles)))

    def end_tile(self, tile: EndTileView) -> str:
        """An end-game tile: face down, known, or used."""
        if tile.kind is None:
            return self.text("told-face-down")
        name = self.name(f"end-{tile.kind}")
        return self.text("told-used", tile=name) if tile.used else name

    # --- the districts -------------------------------------------------------------------------------

    def keys(self, seats: list[int]) -> str:
        """The owners of the keys on a place."""
        players = ", ".join(self.players[seat] for seat in seats)
        return self.text("told-keys-of", count=len(seats), players=players) if seats else self.text("told-no-key")

    def district(self, district: DistrictView) -> Iterator[str]:
        """A district: bank, fields, landmarks, sums, VP tile."""
        francs = self.game.pieces.banks[district.name].francs
        yield self.text("told-bank", francs=francs, keys=self.keys(district.bank))
        for field in district.fields:
            yield self.field(field)
        for landmark in district.landmarks:
            name = self.name(f"landmark-{landmark.value}")
            yield self.text("told-landmark", name=name, keys=self.keys(landmark.keys))
        if not district.landmarks:
            yield self.text("told-no-landmark")
        yield self.text("told-crowd", keys=district.keys)
        if district.keys:
            sums = zip(self.players, district.sums, strict=True)
            said = ", ".join(self.text("told-sum", player=player, sum=total) for player, total in sums if total)
            yield self.text("told-sums", sums=said)
            yield self.leader(district)
        yield self.vp_tile(district.vp_tile)

    def field(self, field: FieldView) -> str:
        """A field with its building, marker and keys."""
        facts: dict[str, Any] = {"value": field.value}
        if field.kind is not None:
            facts |= {"kind": self.name(field.kind), "keys": self.keys(field.keys)}
        if field.marker is not None:
            facts["marker"] = self.name(field.marker)
        if field.kind is None:
            return self.text("told-field-open-marker" if field.marker else "told-field-open", **facts)
        return self.text("told-field-marker" if field.marker else "told-field", **facts)

    def leader(self, district: DistrictView) -> str:
        """Who is first."""
        ahead = [self.players[seat] for seat in district.leaders]
        if len(ahead) == 1:
            return self.text("told-leader", player=ahead[0])
        return self.text("told-leaders", players=", ".join(ahead))

    def vp_points(self, tile: str) -> str:
        """The name of a VP tile."""
        return str(vp_tile_points(self.game, tile))

    def vp_tile(self, tile: str | None) -> str:
        """The VP tile of a district, with its points."""
        if tile is None:
            return self.text("told-no-vp-tile")
        ranks = ("first", "second") if len(self.players) == 2 else ("first", "second", "third")
        points = dict(zip(ranks, self.game.pieces.vp_tiles[tile].points, strict=False))
        return self.text("told-vp-tile-two" if len(ranks) == 2 else "told-vp-tile", tile=points["first"], **points)

    # --- beside the districts ------------------------------------------------------------------------

    def track(self) -> Iterator[str]:
        """Every space of the bonus track, with the figures that are there."""
        at: dict[int, list[str]] = {}
        for player, each in zip(self.players, self.view.seats, strict=True):
            at.setdefault(each.figure, []).append(player)
        if 0 in at:
            yield self.text("told-figures-start", players=", ".join(at[0]))
        for space, (number, copies) in enumerate(zip(self.view.track, self.view.copies, strict=True), 1):
            facts: dict[str, Any] = {"space": space, "number": number}
            if copies:
                facts["effect"] = self.effect(number)
            if copies > 1:
                facts["copies"] = copies
            message = "told-space-empty" if not copies else "told-space" if copies == 1 else "told-space-copies"
            line = self.text(message, **facts)
            if space in at:
                line += " " + self.text("told-figures", count=len(at[space]), players=", ".join(at[space]))
            yield line

    def beside(self) -> Iterator[str]:
        """Piles, supply, landmarks, VP tiles and end-game tiles."""
        view = self.view
        for number, pile in enumerate(view.piles, 1):
            if pile.district:
                yield self.text("told-pile", pile=number, left=pile.left, district=self.name(pile.district))
            else:
                yield self.text("told-pile-empty", pile=number)
        supply = self.counted({token: view.supply[token] for token in RESOURCES})
        yield self.text("told-supply", tokens=supply) if supply else self.text("told-supply-empty")
        if view.landmarks:
            yield self.text("told-free-landmarks", landmarks=", ".join(map(self.name, view.landmarks)))
        else:
            yield self.text("told-no-free-landmarks")
        if view.vp_tiles:
            yield self.text("told-free-vp-tiles", tiles=", ".join(map(self.vp_points, view.vp_tiles)))
        else:
            yield self.text("told-no-free-vp-tiles")
        yield self.text("told-end-left", count=view.end_tiles_left)
        if view.end_tiles_seen:
            tiles = ", ".join(
                self.text("told-times", count=count, tile=self.name(f"end-{kind}"))
                for kind, count in view.end_tiles_seen.items()
            )
            searching = view.stage == "searched" and view.active == view.seat
            yield self.text("told-end-seen-now" if searching else "told-end-seen", tiles=tiles)
