"""What speaks for a move in a hint: said in every language, true by the seat's view, and never from what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import salon
from salon.games.paris.notation import ACTIONS, ARC, DISTRICTS, FIELD_TEXTS
from salon.kernel.ai import MoveReason
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.rng import Rng
from salon.kernel.words import LANGUAGES
from salon.players.advice import Advice, as_shown

NAMES = ["Ann", "Berta", "Cleo", "Dora", "Emil", "Flo", "Gus"]
TABLES = [
    ("paris", 2, {}), ("paris", 3, {"screens": "hidden"}), ("paris", 4, {"buildings": "any-district"}),
    ("wonders", 3, {}), ("wonders", 5, {"leaders": "yes", "cities": "yes"}), ("wonders", 7, {}),
]  # fmt: skip
Said = tuple[Game, Position, int, int, MoveReason]


def decisions(
    game_id: str, seats: int, options: dict[str, str], most: int = 60
) -> Iterator[tuple[Game, Position, int]]:
    """Decisions of games that are played as in playouts: what a seat knows, spread over the games."""
    game, rng, found, deals = salon.game(game_id), random.Random(f"{game_id} {seats}"), 0, 0
    while True:
        position, moves = game.start(game.deal_with(seats, options, f"reasons {deals}")), 0
        deals += 1
        while position.waiting:
            seat, moves = position.to_act, moves + 1
            if len(position.legal(seat)) > 1 and rng.random() < 0.08:
                yield game, position.known_to(seat, Rng("reasons")), seat
                found += 1
                if found == most:
                    return
            position.play(seat, position.sample_action(seat, Rng(f"{deals} {moves}")))


def reasons_of(table: tuple[str, int, dict[str, str]]) -> Iterator[Said]:
    """Every reason for a few actions of each decision."""
    rng = random.Random(5)
    for game, known, seat in decisions(*table):
        legal = known.legal(seat)
        for action in rng.sample(legal, min(len(legal), 5)):
            for reason in game.ai.move_reasons(known, seat, action):
                yield game, known, seat, action, reason


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_reasons_are_true_and_can_be_said(table: tuple[str, int, dict[str, str]]) -> None:
    codes: Counter[str] = Counter()
    for game, known, seat, action, reason in reasons_of(table):
        codes[reason.code] += 1
        view = game.view(known, seat)
        check = CHECKS[table[0]].get(reason.code)
        if check:
            changes = game.preview(known, seat, action).changes
            assert check(game, view, seat, game.actions.text(action), reason, changes), (reason, action)
        assert set(reason.terms) <= set(game.ai.evaluation(known, seat))
        for language in LANGUAGES:
            said = game.text.hint_texts([reason], False, language, NAMES)
            assert len(said) == 1 and said[0] == said[0].strip()
            for fact in reason.facts.items():
                if fact[0] in ("have", "own", "gain", "cost"):
                    assert str(fact[1]) in said[0], (said, reason)
    assert len(codes) >= 12, codes


def test_hints_are_sorted_by_what_they_show() -> None:
    rng = random.Random(3)
    advice = [Advice(each, rng.random(), 30 + rng.random(), rng.random() / 5) for each in range(40)]
    shown = [(-each.rounded_wins, -round(each.points), -each.share) for each in as_shown(advice, 40)]
    assert shown == sorted(shown) and len({wins for wins, _, _ in shown}) < 6
    assert {each.action for each in as_shown(advice, 3)} == {0, 1, 2}, "the moves that were searched most"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_without_a_reason_says_so(language: str) -> None:
    text = salon.game("bids").text
    even, later = (text.hint_texts([], even, language, NAMES) for even in (True, False))
    assert even != later and len(even) == len(later) == 1


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_reasons_do_not_rest_on_what_the_seat_cannot_know(table: tuple[str, int, dict[str, str]]) -> None:
    for game, known, seat in decisions(*table, most=25):
        other = known.known_to(seat, Rng("another world"))
        for action in known.legal(seat)[:6]:
            assert game.ai.move_reasons(known, seat, action) == game.ai.move_reasons(other, seat, action)


# --- what the seat sees ------------------------------------------------------------------------------------------

Check = Callable[[Game, Any, int, str, MoveReason, dict[str, int]], bool]


def _neighbours(view: Any, seat: int) -> list[Any]:
    return [view.cities[(seat + step) % len(view.cities)] for step in (1, -1)]


def _has(city: Any, name: str, *, own: bool = False) -> bool:
    choices = city.makes_one_of + (city.for_itself if own else [])
    return name in city.makes or any(name in choice for choice in choices)


def _shields(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    have, theirs, had = int(reason.facts["have"]), int(reason.facts["theirs"]), view.cities[seat].shields
    change = reason.variants["change"]
    if theirs != view.cities[int(reason.facts["player"])].shields or have <= had:
        return False
    return {
        "near": have == theirs - 1,
        "level": have == theirs,
        "ahead": had == theirs + 1,
        "overtake": had <= theirs < have,
    }[change]


def _first_resource(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    name = str(reason.facts["name"])
    sold = any(_has(city, name) for city in _neighbours(view, seat))
    return not _has(view.cities[seat], name, own=True) and sold == (reason.variants["sold"] == "yes")


def _stage(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    stages = view.cities[seat].stages
    built = 1 + sum(stage.built is not None for stage in stages)
    return reason.facts["built"] == built and reason.facts["left"] == len(stages) - built


def _trade(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    side = view.market[1 if reason.variants["who"] == "right" else 0]
    before = getattr(side, reason.variants["goods"])
    return bool(reason.facts["before"] == before > int(reason.facts["price"]))


def _denies(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    held = reason.facts["what"] in [card.card for card in view.hand] and view.turn < view.turns
    return held and view.to_left == (reason.variants["who"] == "left")


def _few_coins(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(reason.facts["coins"] == view.cities[seat].coins <= 2)


def _free(game: Any, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    what = reason.facts["what"]
    return what in view.cities[seat].cards and what in game.pieces.cards[move.partition(":")[2]].free_with


def _chain(game: Any, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return move.partition(":")[2] in game.pieces.cards[reason.facts["card"]].free_with


def _same_symbol(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(reason.facts["count"] == view.cities[seat].symbols[reason.facts["symbol"]] + 1)


def _district(view: Any, reason: MoveReason) -> Any:
    return view.districts[DISTRICTS.index(str(reason.facts["district"]))]


def _others(view: Any, seat: int, reason: MoveReason) -> int:
    return max(total for each, total in enumerate(_district(view, reason).sums) if each != seat)


def _lead(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    leads = _district(view, reason).leaders == [seat]
    own, other = int(reason.facts["own"]), int(reason.facts["other"])
    tie = reason.variants["tie"] == "yes"
    return other == _others(view, seat, reason) and own >= other and tie == (own == other) and (
        leads == (reason.code == "keeps-lead")
    )  # fmt: skip


def _raises(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    before = _district(view, reason).sums[seat]
    return bool(reason.facts["before"] == before < int(reason.facts["own"])) and (
        reason.facts["other"] == _others(view, seat, reason)
    )


def _marker(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    field = FIELD_TEXTS.index(move.partition("-")[2])
    return bool(view.districts[field // 6].fields[field % 6].marker == reason.facts["token"])


def _vp_tile_due(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(_district(view, reason).keys + 1 == reason.facts["keys"] == game.components["points.keys_for_vp_tile"])


def _rival(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    other, target = int(reason.facts["player"]), str(reason.facts["target"])
    if view.seats[other].on_arc or target not in FIELD_TEXTS:
        return other != seat
    district = view.districts[FIELD_TEXTS.index(target) // 6]
    return other != seat and (other in district.bank or district.sums[other] > 0)


def _francs(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(reason.facts["francs"] == view.seats[seat].francs) and reason.facts["gain"] == changes["francs"]


def _onward(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    francs = view.seats[seat].francs + changes.get("francs", 0)
    bank = ACTIONS[game.actions.parse(move)][1]
    target = str(reason.facts["target"])
    inside = bank == ARC or target not in FIELD_TEXTS or FIELD_TEXTS.index(target) // 6 == bank
    return inside and int(reason.facts["cost"]) <= francs == reason.facts["francs"]


def _last_copy(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(view.copies[view.track.index(reason.facts["number"])] == 1)


def _left(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(view.end_tiles_left == reason.facts["left"])


def _scores(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return reason.facts["points"] == changes["points"]


def _first_token(game: Game, view: Any, seat: int, move: str, reason: MoveReason, changes: dict[str, int]) -> bool:
    return bool(view.seats[seat].tokens[reason.facts["token"]] == 0)


CHECKS: dict[str, dict[str, Check]] = {
    "wonders": {
        "shields": _shields, "first-resource": _first_resource, "stage": _stage, "trade": _trade, "denies": _denies,
        "few-coins": _few_coins, "free": _free, "chain": _chain, "same-symbol": _same_symbol,
    },
    "paris": {
        "takes-lead": _lead, "keeps-lead": _lead, "raises-total": _raises, "marker": _marker, "rival": _rival,
        "vp-tile-due": _vp_tile_due, "few-francs": _francs, "francs": _francs, "onward": _onward,
        "last-copy": _last_copy, "end-tiles": _left, "end-tiles-few": _left, "scores": _scores,
        "first-token": _first_token,
    },
}  # fmt: skip
