"""How fast OpenSpiel plays at random, as one JSON object a line.

Run with the Python of an environment that holds the package `open_spiel`.

*Native* rows (spades, hearts, backgammon) run whole random games in C++, through the one door Python has to
it: `MCTSBot.mcts_search` with one simulation and a `RandomRolloutEvaluator` of one rollout. The root of a
new tree was never visited, so the only simulation expands nothing and chooses nothing: it copies the root
and plays one random game from there to the end (the evaluator copies once more). `step` would do the same
and then draw an action from a third copy. `--check` shows it: a search leaves one visit and no children,
two or five simulations cost two or five times as much, and the mean return of the searches is that of
random games played from Python. What is paid besides the game (two copies, a node, one call from Python) is
the difference to a hundred rollouts in one search: about 15 % for spades, 10 % for hearts, nothing for
backgammon.

The searches start after the deal (the chance nodes before the first decision; passing cards in hearts is a
decision), from a fixed set of deals in turn. Decisions/s are searches/s times the mean number of decisions
in random games from the same deals, counted from Python (its standard error is below 0.5 % for the card
games and 1.5 % for backgammon). A decision is a choice among at least two actions: forced moves and chance
nodes (the dice) take time but do not count.

The *from Python* row (connect_four) is the plain loop of legal actions, random choice, apply, over; its
decisions are counted beforehand in the same way.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version

import pyspiel

NATIVE = ("spades", "hearts", "backgammon")
DEALS = 40
GAMES_A_DEAL = 25
SEED = 2020


def after_the_deal(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    """A state in which the chance nodes before the first decision have been drawn."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state, rng))
    return state


def drawn(state: pyspiel.State, rng: random.Random) -> int:
    """An outcome of a chance node, drawn by its probability."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(outcomes, weights)[0]


def random_game(start: pyspiel.State, rng: random.Random) -> tuple[int, list[float]]:
    """The number of decisions and the returns of one random game from a state."""
    state, decisions = start.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
            continue
        actions = state.legal_actions()
        decisions += len(actions) > 1
        state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions, state.returns()


def searcher(game: pyspiel.Game, simulations: int = 1, rollouts: int = 1) -> pyspiel.MCTSBot:
    """A searching bot whose evaluation is the mean of random games to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    return pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )


def per_second(step: Callable[[], int], seconds: float) -> float:
    """What a step counts, for each second; one step is run first to warm up."""
    step()
    done, begin = 0, time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        done += step()
    return done / passed


def each_deal(bot: pyspiel.MCTSBot, deals: list[pyspiel.State]) -> Callable[[], int]:
    """A step that searches every deal once and counts the searches."""

    def step() -> int:
        for state in deals:
            bot.mcts_search(state)
        return len(deals)

    return step


def native(name: str, seconds: float) -> tuple[float, float]:
    """Decisions/s and games/s of random games inside OpenSpiel's C++."""
    rng, game = random.Random(SEED), pyspiel.load_game(name)
    deals = [after_the_deal(game, rng) for _ in range(DEALS)]
    lengths = [random_game(state, rng)[0] for state in deals for _ in range(GAMES_A_DEAL)]
    bot = searcher(game)
    root = bot.mcts_search(deals[0])
    if root.explore_count != 1 or root.children:
        raise RuntimeError(f"{name}: a search is not one random game in this version of OpenSpiel")
    games = per_second(each_deal(bot, deals), seconds)
    return games * statistics.fmean(lengths), games


def from_python(name: str, seconds: float) -> tuple[float, float]:
    """Decisions/s and games/s of a game without chance, stepped from Python."""
    rng, game = random.Random(SEED), pyspiel.load_game(name)
    draw, start = rng.random, game.new_initial_state()
    lengths = [random_game(start, rng)[0] for _ in range(DEALS * GAMES_A_DEAL)]

    def step() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return 1

    games = per_second(step, seconds)
    return games * statistics.fmean(lengths), games


def check(seconds: float) -> Iterator[str]:
    """Lines that show what one search costs and that it is one whole random game."""
    for name in NATIVE:
        rng, game = random.Random(SEED), pyspiel.load_game(name)
        deals = [after_the_deal(game, rng) for _ in range(DEALS)]
        returns = [random_game(s, rng)[1][s.current_player()] for s in deals for _ in range(GAMES_A_DEAL)]
        bot = searcher(game)
        rewards = [bot.mcts_search(s).total_reward for s in deals for _ in range(GAMES_A_DEAL)]
        error = (statistics.pvariance(returns) + statistics.pvariance(rewards)) ** 0.5 / len(returns) ** 0.5
        played, searched = statistics.fmean(returns), statistics.fmean(rewards)
        yield f"{name}: mean return {played:.2f} from Python, {searched:.2f} in searches, error {error:.2f}"
        for simulations, rollouts in ((1, 1), (2, 1), (5, 1), (1, 10), (1, 100)):
            rate = per_second(each_deal(searcher(game, simulations, rollouts), deals), seconds)
            each = 1e6 / rate / simulations / rollouts
            yield f"  {simulations} simulations of {rollouts} rollouts: {each:.1f} microseconds a game"


def main() -> None:
    """Print one row for each game, or the lines of the check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--check", action="store_true", help="show that a search is one random game")
    options = parser.parse_args()
    if options.check:
        for line in check(options.seconds):
            print(line, flush=True)
        return
    rows = [(name, "native", native) for name in NATIVE] + [("connect_four", "from Python", from_python)]
    for name, how, measure in rows:
        decisions, games = measure(name, options.seconds)
        row = {"peer": "open_spiel", "version": version("open_spiel"), "game": name, "how": how}
        print(json.dumps(row | {"decisions_per_s": decisions, "games_per_s": games}), flush=True)


if __name__ == "__main__":
    main()
