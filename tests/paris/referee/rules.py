"""The rules of Paris, written from the rulebook alone; numbers like (7.2) are its clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any

from tests.paris.referee.deal import (
    BONUS_TILES,
    DISTRICTS,
    END_TILES,
    LANDMARKS,
    PRESTIGE,
    RESOURCES,
    TOKENS,
    VP_TILES,
    Values,
)


@dataclass
class Player:
    """What one player has.  ``keys_at`` counts keys by spot: ``Mo$``, ``Arc``, ``Mo4`` or, for a landmark, ``12``."""

    francs: int
    keys: int
    reserve: int
    points: int = 0
    keys_at: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)
    units: Counter[str] = field(default_factory=Counter)  # of tiles, for this turn only (12.5)
    unused: set[int] = field(default_factory=set)  # bonus tiles
    used: set[int] = field(default_factory=set)
    figure: int = -1  # index of the space; -1 is before the first
    end_tiles: list[str] = field(default_factory=list)

    def has(self, kind: str) -> int:
        """How many tokens and units of a kind can be spent."""
        return self.tokens[kind] + self.units[kind]

    def places(self) -> Iterator[str]:
        """Buildings and landmarks held, once per key (12.7)."""
        return (spot for spot in self.keys_at.elements() if is_place(spot))


@dataclass
class KeyMove:
    """The move of a key from a spot to a place."""

    source: str
    place: str
    district: str
    value: int


@dataclass
class State:
    """A position.  ``step`` is the decision that waits, ``queue`` the benefits after it."""

    values: Values
    seats: int
    any_district: bool
    space_30_ends: bool
    start: int
    active: int
    piles: list[list[str]]
    markers: dict[str, str]
    track: list[int]
    players: list[Player]
    copies: dict[int, int]  # bonus tiles left on the track, by number
    end_tiles: Counter[str]
    vp_tiles: dict[int, str | None]  # VP tile -> its district
    buildings: dict[str, str] = field(default_factory=dict)  # field -> kind
    landmarks: dict[int, str] = field(default_factory=dict)  # landmark on the board -> its district
    supply: Counter[str] = field(default_factory=Counter)
    step: str = "draw"
    queue: list[str] = field(default_factory=list)
    drawn: str = ""  # the building to be placed
    acquired: str = ""  # the place of the last move of a key
    bonus_cost: int = 0
    pictures: list[tuple[str, int]] = field(default_factory=list)  # open at the landmark just acquired
    discards_left: int = 0  # of the three at a landmark (9.6)
    giving: tuple[str, ...] = ()  # the kinds of tokens of which pairs are given
    giving_tile: int = 0
    given: int = 0
    last_round: bool = False
    turns: Counter[int] = field(default_factory=Counter)

    @property
    def player(self) -> Player:
        """The player in turn."""
        return self.players[self.active]


def is_place(spot: str) -> bool:
    """Whether a spot is a building or landmark, not a bank or the Arc."""
    return spot != "Arc" and not spot.endswith("$")


def value_of(spot: str) -> int:
    """The value of a place; banks and the Arc have none, that is 0."""
    if not is_place(spot):
        return 0
    return int(spot) if spot.isdigit() else int(spot[2:])


def district_of(state: State, spot: str) -> str:
    """The district of a bank or place."""
    return state.landmarks[int(spot)] if spot.isdigit() else spot[:2]


def set_up(deal: dict[str, Any], seats: int, options: dict[str, str], values: Values) -> State:
    """The position before the first move (section 2)."""
    players = [
        Player(values["set_up.francs"], values[f"set_up.keys.{seats}"], values["set_up.reserve_keys"])
        for _ in range(seats)
    ]
    return State(
        values=values,
        seats=seats,
        any_district=options["buildings"] == "any-district",
        space_30_ends=options.get("space_30", "tiles-work") == "nothing-more",
        start=deal["start"],
        active=deal["start"],
        piles=[list(pile) for pile in deal["piles"]],
        markers=dict(deal["markers"]),
        track=list(deal["track"]),
        players=players,
        copies={number: values[f"bonus_tile.{number}.copies.{seats}"] for number in BONUS_TILES},
        end_tiles=Counter({kind: values[f"end_tile.{kind}.count"] for kind in END_TILES}),
        vp_tiles=dict.fromkeys(VP_TILES),
    )


def legal_moves(state: State) -> set[str]:
    """Every move the player in turn may make."""
    if state.giving:  # nothing else in between (13.31)
        gives = {f"give:{kind}" for kind in state.giving if state.player.tokens[kind] >= 2}
        return gives | ({"leave"} if state.given else set())
    if state.step == "over":
        return set()
    if state.step == "draw":
        return {f"draw{number}" for number, pile in enumerate(state.piles, 1) if pile}
    return step_moves(state) | trade_moves(state) | tile_moves(state)


def step_moves(state: State) -> set[str]:
    """The moves that answer the decision that waits."""
    player = state.player
    match state.step:
        case "at":
            return {f"at:{district}" for district in fitting_districts(state)}
        case "action":
            return main_actions(state) or {"pass"}  # (3.3)
        case "choose":
            return {f"choose:{kind}" for kind, number in state.end_tiles.items() if number}
        case "marker":
            return {"take", "leave"}
        case "bonus":
            tiles: set[str] = set()
            if player.francs >= state.bonus_cost:
                tiles = {f"tile{number}" for number in takeable(state) if state.track.index(number) > player.figure}
            return tiles | {"leave"}
        case "prestige":
            return {f"discard:{kind}" for kind, _ in state.pictures if player.has(kind)} | {"leave"}
        case "vp":
            tiles_left = [tile for tile, district in state.vp_tiles.items() if district is None]
            without = [district for district in DISTRICTS if district not in state.vp_tiles.values()]
            return {f"vp{tile}:{district}" for tile in tiles_left for district in without} | {"leave"}
        case "end":
            return {"end"}
    raise AssertionError(state.step)


def main_actions(state: State) -> set[str]:
    """The actions of 3.2."""
    player = state.player
    moves = set(key_moves(state))
    if player.keys:  # (5.3)
        moves |= {f"key:{district}" for district in DISTRICTS if not player.keys_at[f"{district}$"]}
        if not player.keys_at["Arc"]:
            moves.add("key:Arc")
    if not any(state.piles) and state.end_tiles.total():  # (14.2)
        moves.add("search")
    return moves


def key_moves(state: State) -> dict[str, KeyMove]:
    """All legal moves of a key to a place, by their notation (sections 6 to 8)."""
    moves: dict[str, KeyMove] = {}
    for source, number in state.player.keys_at.items():
        if not number:
            continue
        for district in DISTRICTS if source == "Arc" else [district_of(state, source)]:  # (6.2, 6.4)
            for value in state.values["field.values"]:
                place = f"{district}{value}"
                move = KeyMove(source, place, district, value)
                if place in state.buildings and may_move(state, move):
                    moves[f"{source}-{place}"] = move
            highest = max((value for value, where in state.landmarks.items() if where == district), default=0)
            for value in LANDMARKS:
                move = KeyMove(source, str(value), district, value)
                lies_there = state.landmarks.get(value) == district
                may_be_added = value not in state.landmarks and value > highest  # (8.2)
                if (lies_there or may_be_added) and may_move(state, move):
                    moves[f"Arc-{district}/{value}" if source == "Arc" else f"{source}-{value}"] = move
    return moves


def may_move(state: State, move: KeyMove) -> bool:
    """Whether value, keys lying there and costs allow a move to a place that can be reached."""
    player = state.player
    francs, resources = cost_of(state, move)
    if francs <= 0 or player.francs < francs:  # not higher (6.3) or too dear (7.3)
        return False
    if any(player.has(kind) < number for kind, number in resources.items()):  # (7.3)
        return False
    return tiles_needed(state, move) <= player.unused  # (6.5)


def tiles_needed(state: State, move: KeyMove) -> set[int]:
    """The bonus tiles without which keys on the place forbid the move (13.9, 13.16)."""
    needed = set()
    if state.player.keys_at[move.place]:
        needed.add(9)
    if any(other.keys_at[move.place] for other in state.players if other is not state.player):
        needed.add(16)
    return needed


def cost_of(state: State, move: KeyMove) -> tuple[int, dict[str, int]]:
    """Francs and resources of a move (section 7)."""
    resources: dict[str, int] = {}
    if move.value == 8:
        resources = {"wood": state.values["cost.wood_for_8"]}
    elif move.value in LANDMARKS:
        resources = {kind: state.values[f"landmark.{move.value}.{kind}"] for kind in ("marble", "gold")}
    return move.value - value_of(move.source), resources


def fitting_districts(state: State) -> list[str]:
    """Where the drawn building can be placed with the option for any district (4.2, 4.3)."""
    value, kind = state.drawn[2:], kind_of(state, state.drawn)
    return [
        district
        for district in DISTRICTS
        if f"{district}{value}" not in state.buildings
        and all(other != kind for place, other in state.buildings.items() if place[:2] == district)
    ]


def kind_of(state: State, building: str) -> str:
    """The kind of a building named by its own field."""
    return state.values[f"building.{DISTRICTS[building[:2]]}.{building[2:]}"]


def takeable(state: State) -> set[int]:
    """Bonus tiles that are on the track and that the player never had (12.2); none on space 30, by option (12.3)."""
    if state.space_30_ends and state.player.figure == len(state.track) - 1:
        return set()
    return {number for number, left in state.copies.items() if left} - state.player.unused - state.player.used


def trade_moves(state: State) -> set[str]:
    """Buying and selling (section 11)."""
    player, values = state.player, state.values
    buys = {f"buy:{kind}" for kind in RESOURCES if state.supply[kind] and player.francs >= values[f"prices.buy.{kind}"]}
    return buys | {f"sell:{kind}" for kind in TOKENS if player.has(kind)}


def tile_moves(state: State) -> set[str]:
    """Using bonus tiles and end-game tiles (sections 12 to 14)."""
    player = state.player
    moves = {f"turn:{kind}" for kind in player.end_tiles}
    for number in player.unused:
        match state.values[f"bonus_tile.{number}.effect"]:
            case "onto-own" | "onto-others" | "per-franc":
                pass  # no move of their own
            case "prestige-1" | "prestige-2" | "resource-1" | "resource-2" as effect:
                group, count = effect.split("-")
                kinds = PRESTIGE if group == "prestige" else RESOURCES
                moves |= {f"use{number}:{'+'.join(c)}" for c in combinations_with_replacement(kinds, int(count))}
            case "take-any":
                moves |= {f"use{number}:{other}" for other in takeable(state)}
            case "back":
                behind = [other for other in state.track[: max(player.figure, 0)] if state.copies[other]]
                reach = behind[-state.values[f"bonus_tile.{number}.back"] :]
                moves |= {f"use{number}:{other}" for other in takeable(state).intersection(reach)}
            case "buy-key":
                if player.reserve and player.francs >= state.values[f"bonus_tile.{number}.francs"]:
                    moves.add(f"use{number}")
            case "pairs-prestige" | "pairs-resource" as effect:
                kinds = PRESTIGE if effect == "pairs-prestige" else RESOURCES
                if any(player.tokens[kind] >= 2 for kind in kinds):
                    moves.add(f"use{number}")
            case _:
                moves.add(f"use{number}")  # (12.6)
    return moves


def play(state: State, move: str) -> None:
    """Make a legal move."""
    player, values = state.player, state.values
    word, _, what = move.partition(":")
    if move.startswith("draw"):
        draw(state, int(move[4:]))
    elif word == "at":
        state.buildings[what + state.drawn[2:]] = kind_of(state, state.drawn)
        state.step = "action"
    elif word == "key":
        player.keys -= 1
        player.keys_at["Arc" if what == "Arc" else f"{what}$"] += 1
        player.francs += 0 if what == "Arc" else values[f"bank.{DISTRICTS[what]}"]
        state.step = "end"
    elif word in ("search", "pass"):
        state.step = "choose" if word == "search" else "end"
    elif word == "choose":
        state.end_tiles[what] -= 1
        player.end_tiles.append(what)
        state.step = "end"
    elif word == "take":
        player.tokens[state.markers.pop(state.acquired)] += 1
        next_benefit(state)
    elif word == "leave":
        if state.giving:
            state.giving = ()
        else:
            next_benefit(state)
    elif word.startswith("tile"):
        player.francs -= state.bonus_cost
        take_bonus_tile(state, int(word[4:]), move_figure=True)
        next_benefit(state)
    elif word == "discard":
        picture = max((picture for picture in state.pictures if picture[0] == what), key=lambda picture: picture[1])
        state.pictures.remove(picture)
        spend(state, what)
        player.points += picture[1]
        state.discards_left -= 1
        if not state.pictures or not state.discards_left:
            next_benefit(state)
    elif word.startswith("vp"):
        state.vp_tiles[int(word[2:])] = what
        next_benefit(state)
    elif word == "buy":
        state.supply[what] -= 1
        player.tokens[what] += 1
        player.francs -= values[f"prices.buy.{what}"]
    elif word == "sell":
        spend(state, what)
        player.francs += values[f"prices.sell.{what}"]
    elif word == "turn":
        player.end_tiles.remove(what)  # the first of its kind (14.5)
        if what in TOKENS:
            player.units[what] += 1
        player.francs += values.get(f"end_tile.{what}.francs", 0)
        player.points += values.get(f"end_tile.{what}.points", 0)
    elif word == "give":
        player.tokens[what] -= 2
        if what in RESOURCES:  # not said by 11.3, but implied by the ruling of 13.31
            state.supply[what] += 2
        player.points += values[f"bonus_tile.{state.giving_tile}.each.{state.seats}"]
        state.given += 1
        if all(player.tokens[kind] < 2 for kind in state.giving):
            state.giving = ()
    elif word.startswith("use"):
        use_bonus_tile(state, int(word[3:]), what)
    elif word == "end":
        end_turn(state)
    else:
        move_key(state, key_moves(state)[move])


def draw(state: State, pile: int) -> None:
    """Draw a building and, without the option, place it (4.1, 4.4)."""
    state.drawn = state.piles[pile - 1].pop(0)
    state.step = "action"
    if not state.any_district:
        state.buildings[state.drawn] = kind_of(state, state.drawn)
    elif fitting_districts(state):
        state.step = "at"


def spend(state: State, kind: str) -> None:
    """Spend a unit or else a token, which goes to the supply if it is a resource (11.3, 11.4, 12.5)."""
    player = state.player
    if player.units[kind]:
        player.units[kind] -= 1
    else:
        player.tokens[kind] -= 1
        if kind in RESOURCES:
            state.supply[kind] += 1


def move_key(state: State, move: KeyMove) -> None:
    """Pay, move and line up the benefits (section 9, 10.1)."""
    player = state.player
    francs, resources = cost_of(state, move)
    player.francs -= francs
    for kind, number in resources.items():
        for _ in range(number):
            spend(state, kind)
    needed = tiles_needed(state, move)
    player.unused -= needed
    player.used |= needed
    player.keys_at[move.source] -= 1
    player.keys_at[move.place] += 1

    state.acquired = move.place
    if move.place in state.markers:
        state.queue.append("marker")
    if move.value in (1, 2, 3):
        state.queue.append("bonus")
        state.bonus_cost = state.values["cost.bonus_at_3"] if move.value == 3 else 0
    elif move.value == 8:
        state.queue.append("points")
    elif move.value in LANDMARKS:
        state.landmarks[move.value] = move.district
        pictured = state.values[f"landmark.{move.value}.prestige"]
        state.pictures = list(zip(pictured, state.values[f"landmark.{move.value}.points"], strict=True))
        state.discards_left = 3
        state.queue.append("prestige")
    keys = sum(district_of(state, place) == move.district for each in state.players for place in each.places())
    if keys == state.values["points.keys_for_vp_tile"] and not is_place(move.source):
        state.queue.append("vp")
    next_benefit(state)


def next_benefit(state: State) -> None:
    """Go on to the next decision; the points of an 8 come without one."""
    state.step = state.queue.pop(0) if state.queue else "end"
    if state.step == "points":
        state.player.points += state.values["points.building_8"]
        next_benefit(state)


def take_bonus_tile(state: State, number: int, *, move_figure: bool) -> None:
    """Take the top tile of a number from the track."""
    state.copies[number] -= 1
    state.player.unused.add(number)
    if move_figure:
        state.player.figure = state.track.index(number)


def use_bonus_tile(state: State, number: int, what: str) -> None:
    """The effects of section 13."""
    player = state.player
    tile = {key: state.values.get(f"bonus_tile.{number}.{key}", 0) for key in ("effect", "francs", "points", "value")}
    player.unused.remove(number)
    player.used.add(number)
    match tile["effect"]:
        case "gain":
            player.francs += tile["francs"]
            player.points += tile["points"]
        case "unit":
            player.units[state.values[f"bonus_tile.{number}.unit"]] += 1
        case "prestige-1" | "prestige-2" | "resource-1" | "resource-2":
            player.units.update(what.split("+"))
        case "per-building":
            player.points += tile["points"] * sum(value_of(place) == tile["value"] for place in player.places())
        case "per-landmark":
            player.points += tile["points"] * sum(place.isdigit() for place in player.places())
        case "per-tile":
            player.points += state.values[f"bonus_tile.{number}.each.{state.seats}"] * len(player.unused)
        case "kinds":
            kinds = {state.buildings.get(place, "landmark") for place in player.places()}
            player.points += state.values.get(f"bonus_tile.{number}.kinds.{len(kinds)}", 0)
        case "buy-key":
            player.francs -= tile["francs"]
            player.reserve -= 1
            player.keys += 1
        case "take-any" | "back":
            take_bonus_tile(state, int(what), move_figure=tile["effect"] == "back")
        case "pairs-prestige" | "pairs-resource":
            state.giving = PRESTIGE if tile["effect"] == "pairs-prestige" else RESOURCES
            state.giving_tile, state.given = number, 0


def end_turn(state: State) -> None:
    """Hand over to the next player, or end the game after the last round (2.8, 15.1)."""
    state.player.units.clear()
    state.turns[state.active] += 1
    state.active = (state.active + 1) % state.seats
    state.step = "draw" if any(state.piles) else "action"
    if state.active == state.start:
        if state.last_round:
            state.step = "over"
        state.last_round = not state.end_tiles.total()


def final_scores(state: State) -> list[int]:
    """The points of all players after the final scoring (section 15)."""
    scores = [player.points for player in state.players]
    for seat, player in enumerate(state.players):
        if 27 in player.unused:
            scores[seat] += player.francs * state.values["bonus_tile.27.points"]
    for tile, district in state.vp_tiles.items():
        held: dict[int, tuple[int, int]] = {}  # seat -> sum, highest single place
        for seat, player in enumerate(state.players):
            worth = [value_of(place) for place in player.places() if district_of(state, place) == district]
            if worth:
                held[seat] = sum(worth), max(worth)
        for seat, strength in held.items():
            ahead = [other for other in held.values() if other > strength]
            if state.seats == 2 and ahead and 2 * strength[0] < ahead[0][0]:  # (15.6)
                continue
            if len(ahead) < 3:
                scores[seat] += state.values[f"vp_tile.{tile}.{('first', 'second', 'third')[len(ahead)]}"]
    return scores


def final_ranking(state: State, scores: list[int]) -> list[int]:
    """The places of all players: points, francs, value of all places held (section 16)."""
    worth = [
        (score, player.francs, sum(map(value_of, player.places())))
        for score, player in zip(scores, state.players, strict=True)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]
