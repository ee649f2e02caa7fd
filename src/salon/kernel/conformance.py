"""The tests every game must pass, as public functions: `check_game` runs them all.

They play random games through the contract and compare answers of the game that must agree. A game that
passes them can be played at a table, searched, recorded and trained on. What they cannot know (that the
worlds drawn by `redeal` are uniform) a game's own tests check with `check_uniform`.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from salon.kernel import ctypes_mirror
from salon.kernel.deal import Deal
from salon.kernel.events import Event
from salon.kernel.game import Game
from salon.kernel.playout import Playout
from salon.kernel.position import MAX_SEATS, Position
from salon.kernel.reasons import IllegalMove
from salon.kernel.record import Load, Record, result_of
from salon.kernel.rng import Rng


class NotConforming(AssertionError):
    """A game breaks the contract; the text says where."""


def require(condition: bool, message: str, *facts: object) -> None:
    """Raise NotConforming unless the condition holds."""
    if not condition:
        raise NotConforming(message + "".join(f"; {fact}" for fact in facts))


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def some_deals(game: Game, count: int, seed: str) -> Iterator[Deal]:
    """Deals with mixed seats and options, so that a few of them cover every value of every option."""
    rng = Rng(seed, "conformance", game.id)
    for number in range(count):
        options = {
            option.name: option.choices[(number + rng.below(2)) % len(option.choices)] for option in game.options
        }
        seats = game.seat_counts[number % len(game.seat_counts)]
        yield game.deal_with(seats, options, f"{seed}/{number}")


def random_moves(
    game: Game, deal: Deal, rng: Rng, at: Callable[[Position], None] | None = None
) -> list[tuple[int, int]]:
    """A random game as (seat, action), waiting seats acting in random order; `at` sees every position."""
    position = game.start(deal)
    moves: list[tuple[int, int]] = []
    while position.waiting:
        require(len(moves) < 16384, "a random game does not end", deal)
        if at is not None:
            at(position)
        seat = rng.choice(seats_in(position.waiting))
        action = rng.choice(position.legal(seat))
        position.play(seat, action)
        moves.append((seat, action))
    if at is not None:
        at(position)
    return moves


def check_notation(game: Game) -> None:
    """Every action of the list has its own text, which parses to the same action."""
    for action in range(len(game.actions)):
        require(game.actions.parse(game.actions.text(action)) == action, "notation does not round-trip", action)


def check_legal(game: Game, position: Position) -> None:
    """For every seat and action: in legal() exactly if why_not() is None; legal() is rising and complete."""
    for seat in range(position.seats):
        legal = position.legal(seat)
        require(legal == sorted(set(legal)), "legal() is not rising", seat, legal)
        require(bool(legal) == bool(position.waiting >> seat & 1), "legal() is empty exactly if not waiting", seat)
        playable = [action for action in range(len(game.actions)) if position.refusal_code(seat, action) == 0]
        if playable != legal:
            odd = sorted(set(playable) ^ set(legal))
            names = [game.actions.text(action) for action in odd]
            raise NotConforming(f"legal() and why_not() disagree for seat {seat} on {names}")


def check_refusals(game: Game, position: Position, rng: Rng, tries: int = 8) -> None:
    """What is not legal is refused with a reason that has a clause and words, and changes nothing."""
    before = position.to_bytes()
    clauses = set(game.text.rulebook.numbers())
    for _ in range(tries):
        seat, action = rng.below(position.seats), rng.below(len(game.actions))
        reason = game.why_not(position, seat, action)
        if reason is None:
            continue
        require(reason.clause in clauses, "a reason names no clause of the rulebook", reason)
        for language in ("en", "de", "th"):
            require(bool(game.text.reason_with_clause(reason, language)), "a reason has no words", reason, language)
        try:
            position.play(seat, action)
        except IllegalMove as error:
            require(error.reason == reason, "play() and why_not() give different reasons", reason)
        else:
            raise NotConforming(f"play() took the illegal action {game.actions.text(action)}")
        require(position.to_bytes() == before, "an illegal move changed the position")


def check_policy(position: Position, rng: Rng, draws: int = 200) -> None:
    """Every legal action has a weight, and is sampled as often as its weight says."""
    for seat in seats_in(position.waiting)[:1]:
        weights = position.policy_weights(seat)
        require(list(weights) == position.legal(seat), "policy_weights() and legal() list different actions", seat)
        require(min(weights.values()) >= 1, "a weight is less than 1", weights)
        total = sum(weights.values())
        # actions that are too rare for the test are counted together
        often = {action for action, weight in weights.items() if draws * weight >= 5 * total}
        expected: Counter[int] = Counter()
        for action, weight in weights.items():
            expected[action if action in often else -1] += weight
        found: Counter[int] = Counter()
        for _ in range(draws):
            action = position.sample_action(seat, rng)
            require(action in weights, "an action that is not legal is sampled", action)
            found[action if action in often else -1] += 1
        _check_fit(found, {action: draws * weight / total for action, weight in expected.items()}, "sample_action()")


def _check_fit(found: Mapping[Any, int], expected: Mapping[Any, float], what: str) -> None:
    """The bound on chi-square is five standard deviations: a fair draw fails it about once in a million seeds."""
    chi = sum((found[each] - expected[each]) ** 2 / expected[each] for each in expected)
    freedom = len(expected) - 1
    require(chi <= freedom + 5 * math.sqrt(2 * freedom) + 10, f"{what} does not draw by the weights", chi, freedom)


def check_copy(position: Position, rng: Rng) -> None:
    """A copy is equal, and a move on it leaves the original alone."""
    before = position.to_bytes()
    other = position.copy()
    require(other == position and other.scores() == position.scores(), "a copy is not equal")
    if position.waiting:
        seat = rng.choice(seats_in(position.waiting))
        other.play(seat, rng.choice(other.legal(seat)))
        require(position.to_bytes() == before, "a move on a copy changed the original")


def check_view(game: Game, position: Position) -> None:
    """Every view is what `view_type` says: the types of the page are generated from it."""
    for seat in (*range(position.seats), None):
        for view in (game.view(position, seat), game.open_view(position, seat)):
            try:
                same = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
            except msgspec.ValidationError as error:
                raise NotConforming(f"a view is not what view_type says: {error}") from None
            require(same, "a view is not what view_type says", seat)


def check_redeal(game: Game, position: Position, rng: Rng) -> bool:
    """A re-dealt world looks the same to the seat, and is the same from every world it cannot tell apart.

    Returns whether anything was hidden.
    """
    varied = False
    for seat in (*range(position.seats), None):
        first = position.known_to(seat, Rng(rng.below(1 << 30)))
        name = str(rng.below(1 << 30))
        require(
            position.known_to(seat, Rng(name)) == first.known_to(seat, Rng(name)),
            "redeal() is not canonical: the worlds of one seat's knowledge differ under the same numbers",
            seat,
        )
        require(game.view(first, seat) == game.view(position, seat), "redeal() changed what the seat sees", seat)
        _only_private_fields_differ(game, first, position)
        if seat is not None:
            require(first.legal(seat) == position.legal(seat), "redeal() changed what the seat may do", seat)
            for action in (*position.legal(seat)[:4], *(rng.below(len(game.actions)) for _ in range(4))):
                answers = [_answer(game, world, seat, action) for world in (first, position)]
                require(answers[0] == answers[1], "redeal() changed the answer to a question about a move", answers)
            for action in range(len(game.actions)):
                require(
                    first.refusal_code(seat, action) == position.refusal_code(seat, action),
                    "redeal() changed why the seat may not do something",
                    seat,
                    game.actions.text(action),
                )
        varied |= first != position
    return varied


def check_forced(game: Game, position: Position, rng: Rng) -> None:
    """What is publicly forced is so in every world that a seat or a spectator thinks possible."""
    for seat in seats_in(position.waiting):
        forced = game.publicly_forced(position, seat)
        worlds = [
            position,
            *(position.known_to(each, rng) for each in (*range(position.seats), None) for _ in range(3)),
        ]
        for world in worlds:
            require(game.publicly_forced(world, seat) == forced, "publicly_forced() depends on a secret", seat)
            require(not forced or len(world.legal(seat)) == 1, "a publicly forced move is a choice in some world", seat)


def _only_private_fields_differ(game: Game, world: Position, position: Position) -> None:
    before, after = (ctypes_mirror.as_python(each.snapshot()) for each in (position, world))
    require(set(game.visibility) == set(before), "not every field is declared public, private or trackable")
    for field, value in before.items():
        private = game.visibility[field] == "private"
        require(private or after[field] == value, "redeal() changed a field that is not private", field)


def _answer(game: Game, position: Position, seat: int, action: int) -> object:
    """What the seat learns about a move before it makes it: the preview, or the reason against it."""
    reason = game.why_not(position, seat, action)
    return game.preview(position, seat, action) if reason is None else reason


def check_secrecy(game: Game, position: Position, seat: int, action: int) -> None:
    """Other seats do not see a choice that has not taken effect yet, not even that it was made."""
    after = position.copy()
    after.play(seat, action)
    if after.phase != position.phase:
        return
    for viewer in (*range(position.seats), None):
        if viewer != seat:
            events = game.events(position, seat, action, viewer)
            require(events == [], "others see events of a choice that is not revealed", events)
            require(game.view(after, viewer) == game.view(position, viewer), "others see that a choice was made")


def check_preview(game: Game, position: Position, rng: Rng) -> None:
    """What a preview says of a move is what then happens, apart from chance and the choices of others."""
    for seat in seats_in(position.waiting):
        action = rng.choice(position.legal(seat))
        check_secrecy(game, position, seat, action)
        preview = game.preview(position, seat, action)
        happened = [e for e in game.events(position, seat, action, seat) if not e.reveals]
        require(happened[: len(preview.events)] == preview.events, "a preview differs from what happens", action)
        after = position.copy()
        after.play(seat, action)
        if after.phase != position.phase and len(seats_in(position.waiting)) == 1:
            known = position.known_to(seat, Rng("preview"))
            if len(seats_in(known.waiting)) == 1:
                require(happened == preview.events, "a preview leaves something out", action)


def check_foresight(game: Game, deal: Deal, rng: Rng) -> None:
    """What a preview says a choice will bring happens at the reveal, except estimates."""
    position = game.start(deal)
    foreseen: dict[int, list[Event]] = {}
    sure = {kind.name for kind in game.event_types.values() if not kind.estimate}
    while position.waiting:
        seat = rng.choice(seats_in(position.waiting))
        action = rng.choice(position.legal(seat))
        preview = game.preview(position, seat, action)
        foreseen[seat] = [event for event in preview.later if event.name in sure and event.seat == seat]
        before, phase = position.copy(), position.phase
        position.play(seat, action)
        if position.phase != phase:
            for viewer, expected in foreseen.items():
                happened = game.events(before, seat, action, viewer)
                for event in expected:
                    require(event in happened, "what a preview foresees does not happen", viewer, event)
                    happened.remove(event)
            foreseen = {}


def check_record(game: Game, deal: Deal, moves: list[tuple[int, int]], load: Load, rng: Rng) -> None:
    """The record replays, verifies, survives JSON, and is the same for any order of arrival."""
    record = Record.of(game, deal, moves)
    record.verify()
    again = Record.from_json(record.to_json(), load)
    again.verify()
    require(again.to_json() == record.to_json(), "a record changes through JSON")
    other = Record.of(game, deal, _another_arrival(game, deal, record, rng))
    require(other.to_json() == record.to_json(), "the order of arrival changes the record")


def _another_arrival(game: Game, deal: Deal, record: Record, rng: Rng) -> list[tuple[int, int]]:
    """The same game, with the choices of each phase arriving in another order."""
    position = game.start(deal)
    moves: list[tuple[int, int]] = []
    for _, phase in itertools.groupby(_with_phase(record), key=lambda move: move[0]):
        pending: dict[int, list[int]] = {}
        for _, seat, action in phase:
            pending.setdefault(seat, []).append(action)
        while pending:
            seat = rng.choice(sorted(pending))
            action = pending[seat].pop(0)
            if not pending[seat]:
                del pending[seat]
            position.play(seat, action)
            moves.append((seat, action))
    return moves


def _with_phase(record: Record) -> Iterator[tuple[int, int, int]]:
    position = record.game.start(record.deal)
    for seat, action in record.played():
        yield position.phase, seat, action
        position.play(seat, action)


def check_sheet(game: Game, deal: Deal, moves: list[tuple[int, int]]) -> None:
    """The score sheet adds up to the score, and what it says of each category to the points there."""
    record = Record.of(game, deal, moves)
    sheet = game.sheet(record)
    for seat, lines in enumerate(sheet.seats):
        for line in lines:
            require(line.points == sum(entry.points for entry in line.entries), "a line does not add up", line)
        total = sum(line.points for line in lines)
        require(total == sheet.scores[seat], "the sheet does not add up to the score", seat, total)
    names = [f"Player {seat}" for seat in range(deal.seats)]
    end = record.replay()
    for category in {*game.text.sheet_rows(deal.options), *(line.category for lines in sheet.seats for line in lines)}:
        points = [0] * deal.seats
        for group in game.text.sheet_groups(end, sheet, category, "en", names):
            for source in group.sources:
                points[source.seat] += source.points
        told = [sheet.line(seat, category).points for seat in range(deal.seats)]
        require(points == told, "the sources do not add up to their line", category, points, told)


def check_take_back(game: Game, deal: Deal, rng: Rng) -> None:
    """At the start of every simultaneous phase: a choice made and taken back leaves no trace."""
    position = game.start(deal)
    phase = -1
    while position.waiting:
        seat = rng.choice(seats_in(position.waiting))
        if phase != position.phase and len(seats_in(position.waiting)) > 1:
            before = position.to_bytes()
            position.play(seat, rng.choice(position.legal(seat)))
            position.take_back(seat)
            require(position.to_bytes() == before, "a choice taken back leaves a trace", seat)
        phase = position.phase
        position.play(seat, rng.choice(position.legal(seat)))


def check_game(game: Game, load: Load, games: int = 12, seed: str = "conformance") -> None:
    """Everything above, over random games with mixed seats and options."""
    check_notation(game)
    require(max(game.seat_counts) <= MAX_SEATS, f"there is room for {MAX_SEATS} seats")
    varied = False
    for number, deal in enumerate(some_deals(game, games, seed)):
        rng = Rng(seed, game.id, number)

        def at(position: Position, rng: Rng = rng) -> None:
            nonlocal varied
            check_legal(game, position)
            check_forced(game, position, rng)
            if rng.below(4) == 0:
                check_copy(position, rng)
                check_policy(position, rng)
                check_refusals(game, position, rng)
                check_preview(game, position, rng)
                check_view(game, position)
                varied |= check_redeal(game, position, rng)

        moves = random_moves(game, deal, rng, at)
        check_record(game, deal, moves, load, rng)
        check_sheet(game, deal, moves)
        check_take_back(game, deal, rng)
        check_foresight(game, deal, rng)
    require(varied, "redeal() never changed anything: is nothing hidden?")


def check_uniform(
    position: Position, seat: int | None, worlds: Mapping[bytes, float], draws: int = 20000, seed: str = "uniform"
) -> None:
    """The worlds that `redeal` draws are exactly the given ones, each as often as its weight says.

    `worlds` maps the bytes of every position the seat cannot tell from this one to its weight.
    """
    rng = Rng(seed)
    found: Counter[bytes] = Counter()
    for _ in range(draws):
        found[position.known_to(seat, rng).to_bytes()] += 1
    unexpected = set(found) - set(worlds)
    require(not unexpected, f"redeal() drew {len(unexpected)} worlds that the seat can rule out")
    total = sum(worlds.values())
    expected = {world: draws * weight / total for world, weight in worlds.items()}
    require(min(expected.values()) >= 5, "too few draws for so many worlds", len(worlds))
    _check_fit(found, expected, "redeal()")


def played_digests(game: Game, games: int, seed: str) -> list[str]:
    """Fingerprints of random games: the same text compiled and uncompiled, on every machine."""
    lines = []
    for number, deal in enumerate(some_deals(game, games, seed)):
        position = game.start(deal)
        actions = Playout().game(position, Rng(seed, "play", number))
        record = Record(game, deal, actions, result_of(position))
        known = game.start(deal).known_to(0, Rng(seed, "redeal", number))
        lines.append(f"{number} {len(actions)} {position.scores()} {position.digest()} {known.digest()} "
                     f"{hashlib.sha256(record.to_json().encode()).hexdigest()[:16]}")  # fmt: skip
    return lines
