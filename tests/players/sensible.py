"""What a sensible person would not do, looked for in games of computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from salon import Game, Position, Rng
from salon.games.wonders.rules import queries
from salon.games.wonders.rules.state import WondersPosition
from salon.players import LEVELS, Player, choose_action
from salon.players.greedy import GreedyPlayer
from salon.players.plain_moves import Tried, is_as_good
from salon.players.search import SearchPlayer
from salon.players.tree import Tree

BUILDS = ("build:", "stage:", "recruit:")


class WatchedSearch(SearchPlayer):
    """A search player that shows what it found for its last decision."""

    tried: Tried = {}

    def _best(self, tree: Tree, known: Position, seat: int, actions: list[int]) -> int:
        self.tried = {action: (visits, value) for action, visits, value in tree.root_actions(seat)}
        return super()._best(tree, known, seat, actions)


class WatchedGreedy(GreedyPlayer):
    """A greedy player that shows the evaluations of its last decision; a visit each."""

    tried: Tried = {}

    def _best(self, known: Position, seat: int, actions: list[int]) -> int:
        self.tried = {}
        for action in actions:
            after = known.copy()
            after.play(seat, action)
            self.tried[action] = 1, sum(self.game.ai.evaluation(after, seat).values())
        return super()._best(known, seat, actions)


def watched(level: str, game: Game, rng: Rng) -> WatchedSearch | WatchedGreedy:
    """A player of a level that shows what it found."""
    return WatchedGreedy(game, rng) if level == "greedy" else WatchedSearch(game, rng, LEVELS[level])


def both_ways(turn: list[str]) -> bool:
    """Whether the same thing was bought and sold in a turn."""
    bought = {move.removeprefix("buy:") for move in turn if move.startswith("buy:")}
    return any(f"sell:{thing}" in turn for thing in bought)


def free_points(game: Game, position: Position, seat: int, action: int) -> int:
    """The points that a build of 7 Wonders brings at once, if it costs no coins; 0 for any other action."""
    if not isinstance(position, WondersPosition) or not game.actions.text(action).startswith(BUILDS):
        return 0
    after = position.copy()
    after.play(seat, action)
    while after.phase == position.phase and after.legal(seat):
        after.play(seat, after.legal(seat)[0])
    if after.phase == position.phase:
        after.resolve_alone_and_note(seat)
    assert isinstance(after, WondersPosition)
    if queries.coins(after, seat) < queries.coins(position, seat):
        return 0
    return after.scores()[seat] - position.scores()[seat]


def refused_builds(game: Game, position: Position, seat: int, action: int) -> list[int]:
    """The builds for nothing that would bring points, if an action discards a card or takes nothing instead."""
    text = game.actions.text(action)
    if not text.startswith("sell:") and text != "none":
        return []
    return [other for other in position.legal(seat) if free_points(game, position, seat, other) > 0]


def rated_as_good(player: WatchedSearch | WatchedGreedy, action: int, other: int) -> bool:
    """Whether a player found an action as good as the other one, which it chose."""
    if action not in player.tried or other not in player.tried:
        return False
    one, first = player.tried[action], player.tried[other]
    return one >= first if isinstance(player, WatchedGreedy) else is_as_good(one, first)


def faults_of_game(game: Game, level: str, seats: int, seed: str, options: Mapping[str, str] = {}) -> Counter[str]:
    """Play a game among players of one level; counts turns, trades both ways and refused builds."""
    position = game.start(game.deal_with(seats, options, seed))
    players = [watched(level, game, Rng(seed, "seat", seat)) for seat in range(seats)]
    known, found = Rng(seed, "known"), Counter[str]()
    turn: list[str] = []
    last = -1
    while (seat := position.to_act) >= 0:
        legal = position.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = chosen(players[seat], position, seat, known)
            refused = refused_builds(game, position, seat, action)
            found["discards beside a free build"] += bool(refused)
            found["builds refused"] += any(rated_as_good(players[seat], build, action) for build in refused)
        if seat != last:
            found.update({"turns": 1, "trades both ways": both_ways(turn)})
            turn, last = [], seat
        turn.append(game.actions.text(action))
        position.play(seat, action)
    found["trades both ways"] += both_ways(turn)
    return found


def chosen(player: Player, position: Position, seat: int, rng: Rng) -> int:
    """The action of a player, which must not fail."""
    action, fault = choose_action(player, position, seat, rng)
    assert fault == "", fault
    return action
