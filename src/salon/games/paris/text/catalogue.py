"""The catalogue of pieces: name, what a piece costs and brings, and the clause that explains it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from salon.games.paris.notation import (
    DISTRICTS,
    FIELD_TEXTS,
    KINDS,
    LANDMARKS,
    RESOURCES,
    SHORT,
    TARGET_TEXTS,
    TOKENS,
    VALUES,
)
from salon.games.paris.pieces import RANKS, Landmark, VpTile, with_icons
from salon.games.paris.text.messages import tile_effect
from salon.kernel.catalogue import CatalogueBuilder, Piece

if TYPE_CHECKING:
    from salon.games.paris.game import Paris

Pieces = Iterator[tuple[str, Piece]]


class Catalogue(CatalogueBuilder):
    """The pieces of a table, described in a language."""

    game: Paris

    def __init__(self, game: Paris, language: str, seats: int) -> None:
        super().__init__(game, language)
        self.seats = seats

    def all(self) -> dict[str, Piece]:
        """Every piece, and every place by its notation."""
        found = dict((*self.general(), *self.kinds(), *self.tokens(), *self.tiles(), *self.landmarks()))
        found |= dict((*self.vp_tiles(), *self.end_tiles(), *self.districts(), *self.values()))
        return found | dict(self.places(found))

    def general(self) -> Pieces:
        """What every player has."""
        for name, clause in (("francs", "7.1"), ("keys", "1.3"), ("points", "16.1")):
            yield name, self.piece(self.name(name), self.text(f"piece-{name}"), clause)
        yield "arc", self.piece(self.text("piece-arc-name"), self.text("piece-arc"), "6.4")

    def kinds(self) -> Pieces:
        """The six kinds of building, with the fields they belong on."""
        for kind in KINDS:
            keys = {f"building.{d}.{value}": (d, value) for d in DISTRICTS for value in VALUES}
            own = {key: place for key, place in keys.items() if self.components[key] == kind}
            places = ", ".join(
                self.text("place-name", district=self.name(district), value=value) for district, value in own.values()
            )
            text = self.text("piece-kind", places=places or self.text("board-none"))
            yield kind, self.piece(self.name(kind), text, "1.4", own)

    def tokens(self) -> Pieces:
        """Resources and prestige with their prices."""
        for token, prices in self.game.pieces.tokens.items():
            keys = [f"prices.sell.{token}"]
            facts = {"sell": prices.sell}
            message, clause = "piece-prestige", "11.2"
            if token in RESOURCES:
                keys.append(f"prices.buy.{token}")
                facts["buy"] = prices.buy or 0
                message, clause = "piece-material", "11.1"
            if token == "wood":
                keys.append("cost.wood_for_8")
                facts["needs"] = self.components["cost.wood_for_8"]
                message = "piece-wood"
            yield token, self.piece(self.name(token), self.text(message, **facts), clause, keys, prices)

    def tiles(self) -> Pieces:
        """The bonus tiles, with their effects from the components."""
        for number, tile in self.game.pieces.tiles.items():
            row = f"bonus_tile.{number}."
            beside = (f"{row}letter", f"{row}copies.")
            keys = [key for key in self.components.values if key.startswith(row) and not key.startswith(beside)]
            effect = tile_effect(self.game, self.language, number, self.seats)
            data = with_icons(tile, self.seats)
            yield f"tile-{number}", self.piece(self.name(f"tile-{number}"), effect, f"13.{number}", keys, data)

    def landmarks(self) -> Pieces:
        """The landmarks: cost, and the prestige they picture."""
        for value, landmark in self.game.pieces.landmarks.items():
            cost, pictures = self.cost(landmark), self.pictures(landmark)
            text = self.text("piece-landmark", francs=landmark.value, cost=cost, pictures=pictures)
            keys = [key for key in self.components.values if key.startswith(f"landmark.{value}.")]
            yield f"landmark-{value}", self.piece(self.name(f"landmark-{value}"), text, "8.1", keys, landmark)

    def cost(self, landmark: Landmark) -> str:
        """The resources of a landmark."""
        resources = {"marble": landmark.marble, "gold": landmark.gold}
        said = [self.text(f"piece-{token}", **{token: count}) for token, count in resources.items() if count]
        return ", ".join(said) or self.text("board-none")

    def pictures(self, landmark: Landmark) -> str:
        """The prestige pictured on a landmark, each with its points."""
        said = [
            self.text("piece-picture", token=self.name(each.token), points=each.points) for each in landmark.pictures
        ]
        return ", ".join(said) or self.text("board-none")

    def vp_tiles(self) -> Pieces:
        """The VP tiles; with two players there is no third, and the second needs half."""
        ranks = RANKS[:2] if self.seats == 2 else RANKS
        message, clause = ("piece-vp-tile-two", "15.6") if self.seats == 2 else ("piece-vp-tile", "15.3")
        for tile, printed in self.game.pieces.vp_tiles.items():
            points = printed.points[: len(ranks)]
            text = self.text(message, **dict(zip(ranks, points, strict=True)))
            keys = [f"vp_tile.{tile}.{rank}" for rank in ranks]
            yield f"vp-{tile}", self.piece(self.name(f"vp-{tile}"), text, clause, keys, VpTile(points))

    def end_tiles(self) -> Pieces:
        """The end-game tiles."""
        for kind, tile in self.game.pieces.end_tiles.items():
            name = self.name(f"end-{kind}")
            if kind in TOKENS:
                text, keys = self.text("piece-end-unit", token=self.name(kind)), []
            else:
                text = self.text("piece-end-gain", effect=name)
                keys = [f"end_tile.{kind}.{'francs' if kind == 'francs' else 'points'}"]
            yield f"end-{kind}", self.piece(name, text, "14.4", keys, tile)

    def districts(self) -> Pieces:
        """The districts and their banks."""
        for district, short in zip(DISTRICTS, SHORT, strict=True):
            bank = self.game.pieces.banks[district]
            bank_key, francs = f"bank.{district}", bank.francs
            own = {f"building.{district}.{value}": value for value in VALUES}
            buildings = ", ".join(
                self.text("piece-building", value=value, kind=self.name(self.components[key]))
                for key, value in own.items()
            )
            text = self.text("piece-district", francs=francs, buildings=buildings)
            yield district, self.piece(self.name(district), text, "1.2", (bank_key, *own))
            said = self.piece(self.name(f"{short}$"), self.text("piece-bank", francs=francs), "5.2", [bank_key], bank)
            yield f"bank:{district}", said

    def values(self) -> Pieces:
        """What a building of each value costs and brings."""
        components = self.components
        for value in VALUES:
            message, clause, keys = "piece-value-plain", "7.1", []
            facts: dict[str, Any] = {"value": value}
            if value <= 2:
                message, clause = "piece-value-tile", "9.3"
            elif value == 3:
                message, clause, keys = "piece-value-paid-tile", "9.3", ["cost.bonus_at_3"]
                facts["francs"] = components["cost.bonus_at_3"]
            elif value == 8:
                message, clause, keys = "piece-value-points", "9.5", ["cost.wood_for_8", "points.building_8"]
                facts |= {"wood": components["cost.wood_for_8"], "points": components["points.building_8"]}
            name = self.text("piece-value-name", value=value)
            yield f"value-{value}", self.piece(name, self.text(message, **facts), clause, keys)

    def places(self, found: dict[str, Piece]) -> Pieces:
        """The places as the notation names them: "Mo4", "Mo$", "Mo/12", "12", "Arc"."""
        for field in FIELD_TEXTS:
            value = found[f"value-{field[2:]}"]
            yield field, Piece(self.name(field), value.text, value.clause, value.assumed)
        for district, short in zip(DISTRICTS, SHORT, strict=True):
            yield f"{short}$", found[f"bank:{district}"]
        for target in TARGET_TEXTS[len(FIELD_TEXTS) :]:
            yield target, found[f"landmark-{target.partition('/')[2]}"]
        for landmark in LANDMARKS:
            yield landmark, found[f"landmark-{landmark}"]
        yield "Arc", found["arc"]
