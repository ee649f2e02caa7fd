"""Tables with a known deal, at any move of a game.

The server deals by itself and takes no seed from a client. But a stored table carries its record, so a test writes one
into the server's store, with a link for each seat of a person. People join by their link, and from then on everything
goes through the server. Computer players draw from the seed of the deal too: they play the same game every time.
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable, Sequence

from salon import Position, Record
from salon.games import corrected_game
from salon.kernel.component_form import OwnValue
from tests.server.raw_store import Db, insert

PERSON = ""  # in place of the name of a computer player
Choose = Callable[[list[str], random.Random], str]
Stop = Callable[[Position, int, list[str]], bool]  # before a move: the position, whose move, the legal moves


def any_move(legal: list[str], rng: random.Random) -> str:
    """Any move that brings the game forward: trade is left out."""
    return rng.choice([move for move in legal if not move.startswith(("buy:", "sell:"))] or legal)


def never(_position: Position, _seat: int, _legal: list[str]) -> bool:
    """Play to the end."""
    return False


def record_of(
    game_id: str,
    seats: int,
    seed: str,
    *,
    options: dict[str, str] | None = None,
    values: dict[str, OwnValue] | None = None,
    choose: Choose = any_move,
    stop: Stop = never,
) -> Record:
    """A game from a seed, played until it is to stop, or to its end; `values` are those of an own copy."""
    game = corrected_game(game_id, values or {})
    deal = game.deal_with(seats, options or {}, seed)
    position = game.start(deal)
    rng = random.Random(seed)
    moves: list[tuple[int, int]] = []
    while position.waiting:
        seat = position.to_act
        legal = {game.actions.text(action): action for action in position.legal(seat)}
        if stop(position, seat, list(legal)):
            break
        action = legal[choose(list(legal), rng)]
        position.play(seat, action)
        moves.append((seat, action))
    return Record.of(game, deal, moves)


def store_table(
    db: Db, record: Record, players: Sequence[str], *, hints: bool = False, copy: str = ""
) -> tuple[str, dict[int, str]]:
    """Store a table with this record; its id, and the secret that opens each seat of a person.

    `copy` is the name of the own copy whose values the record has.

    The server must have answered a request before, so that its store is there.
    """
    table = f"stored-{secrets.token_hex(6)}"
    plans = [
        {"kind": "computer" if player else "open", "name": f"Bot {seat}" if player else "", "player": player or None}
        for seat, player in enumerate(players)
    ]
    events = (
        {
            "is": "opened",
            "game": record.game.id,
            "name": "",
            "options": dict(record.deal.options),
            "seats": plans,
            "hints": hints,
            "copy": copy,
            "components": record.game.components.overrides,
        },
        {"is": "dealt", "record": json.loads(record.to_json())},
    )
    links = {seat: secrets.token_urlsafe(16) for seat, player in enumerate(players) if not player}
    status = "playing" if record.replay().waiting else "over"
    now = time.time()
    insert(db, "tables", ("id", "game", "status", "due", "created", "changed"),
           [(table, record.game.id, status, False, now, now)])  # fmt: skip
    insert(db, "events", ("table", "number", "at", "body"),
           [(table, number, now, json.dumps(event)) for number, event in enumerate(events, 1)])  # fmt: skip
    insert(db, "links", ("hash", "table", "seat"),
           [(hashlib.sha256(secret.encode()).hexdigest(), table, seat) for seat, secret in links.items()])  # fmt: skip
    return table, links
