"""`salon play`: play in the terminal, against computer players.

The game is saved after every move, as its record; the same command continues it.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from salon.cli import arguments
from salon.cli.files import data_folder, write_atomically
from salon.cli.rules import render_clause
from salon.cli.words import WORDS
from salon.games import game as game_by_id
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.record import Hint, Record, read_records
from salon.kernel.rng import Rng
from salon.players import DEFAULT_PLAYER, HINT_PLAYER, PLAYERS, Player, choose_action, create_player
from salon.players.advice import as_shown
from salon.players.names import level_name
from salon.players.own_turn import last_actions

YOU = 0  # the person's seat
DEFAULT_SEATS = 3
MAX_ROWS = 14  # of choices in one column
MAX_HINT_MOVES = 4


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("play", help="play against computer players", description=__doc__)
    arguments.add_game(command, optional=True)
    command.add_argument("--players", type=int, metavar="N", help=f"seats, yours included (default: {DEFAULT_SEATS})")
    players = (
        f"the computer players: {', '.join(PLAYERS)}, or run:COMMAND for one of your own (default: {DEFAULT_PLAYER})"
    )
    command.add_argument("--against", metavar="PLAYER", default=DEFAULT_PLAYER, help=players)
    command.add_argument("--name", help="your name at the table")
    command.add_argument(
        "--record", type=Path, metavar="FILE", help="where the game is saved (default: one file a game)"
    )
    command.add_argument("--new", action="store_true", help="start a new game even if one is under way")
    arguments.add_deal(command)
    arguments.add_language(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play a new game, or continue the saved one."""
    chosen.game = chosen.game or ask_for_game(chosen.lang)
    file = chosen.record or default_file(chosen.game)
    saved = read_one(file, chosen.game)
    if saved is not None and saved.result is None and not chosen.new:
        if chosen.players or chosen.option or chosen.components or chosen.seed is not None:
            raise SalonError(WORDS.text(chosen.lang, "under-way", file=str(file)))
        print(WORDS.text(chosen.lang, "resumed", file=str(file), moves=len(saved.actions)))
        record = saved
    else:
        game = arguments.chosen_game(chosen)
        deal = game.deal_with(chosen.players or DEFAULT_SEATS, arguments.chosen_options(chosen), chosen.seed)
        record = Record(game, deal, [])
    session = PlaySession(record, file, chosen.against, chosen.lang, chosen.name)
    if saved is not None and saved is not record and saved.actions:
        archive(file, saved)
    return session.play()


def ask_for_game(language: str) -> str:
    """Ask which game to play; without a terminal it is the first."""
    games = arguments.offered_games()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return games[0]
    for number, game_id in enumerate(games, 1):
        print(f"{number:3} {game_id}")
    while True:
        try:
            text = input(f"{WORDS.text(language, 'which-game')} ").strip() or "1"
        except EOFError:
            return games[0]
        if text in games:
            return text
        if text.isdecimal() and 1 <= int(text) <= len(games):
            return games[int(text) - 1]


def default_file(game_id: str) -> Path:
    """The default file of a game."""
    return data_folder() / f"{game_id}.json"


def read_one(file: Path, game_id: str) -> Record | None:
    """The record in a file, or None if there is no file; raises SalonError for any other content."""
    if not file.exists():
        return None
    try:
        records = list(islice(read_records(file, game_by_id), 2))
        records[0].verify()
    except SalonError as error:
        raise SalonError(f"{file}: {error}; name another file with --record") from None
    if len(records) > 1 or records[0].game.id != game_id:
        raise SalonError(f"{file}: is not one game of {game_id}; name another file with --record")
    return records[0]


def archive(file: Path, record: Record) -> None:
    """Save a game that is about to be replaced, under the hash of its record."""
    name = hashlib.sha256(record.to_json().encode()).hexdigest()[:12]
    write_atomically(file.with_name(f"{file.stem}-{name}.json"), record.to_json())


def player_name(player: str, language: str) -> str:
    """The name of a computer player in a language; of a command, the program without its path."""
    return level_name(player, language) if player in PLAYERS else player.split("/")[-1]


class PlaySession:
    """One game of a person in the terminal."""

    def __init__(self, record: Record, file: Path, against: str, language: str, name: str | None = None) -> None:
        self.game: Game = record.game
        self.record, self.file, self.language = record, file, language
        self.position: Position = record.replay()
        self.moves = list(record.played())
        self.hints = list(record.hints)
        self.console = Console(highlight=False)
        seats = range(1, record.deal.seats)
        seed = str(record.deal.seed)
        self.rng = Rng(seed, "what players know", len(record.actions))
        self.computers: dict[int, Player] = {
            seat: create_player(against, self.game, Rng(seed, "player", seat, len(record.actions))) for seat in seats
        }
        label = player_name(against, language)
        self.names = [
            name or self.words("guest"),
            *(self.words("computer", name=label, number=seat) for seat in seats),
        ]
        self.news: list[str] = []

    def words(self, message: str, **facts: Any) -> str:
        """A message of the command line."""
        return WORDS.text(self.language, message, **facts)

    def play(self) -> int:
        """Play until the game is over or the person quits."""
        with ExitStack() as closing:
            for computer in self.computers.values():
                closing.enter_context(computer)
                computer.begin(self.record.deal.options)
            return self.take_turns()

    def take_turns(self) -> int:
        """Play one decision after the other."""
        opponents = ", ".join(self.names[1:])
        self.console.print(escape(self.words("welcome", game=self.game.text.title(self.language), opponents=opponents)))
        self.save()
        while (seat := self.position.to_act) >= 0:
            waiting = self.position.waiting
            if waiting >> YOU & 1:
                seat = YOU
                action = self.ask_person()
                if action is None:
                    self.console.print(escape(self.words("saved", file=str(self.file))))
                    return 0
            else:
                action, fault = choose_action(self.computers[seat], self.position, seat, self.rng)
                if fault:
                    self.news.append(self.words("fault", player=self.names[seat], fault=fault))
            self.apply(seat, action)
        for computer in self.computers.values():
            computer.end(self.position.scores(), self.position.ranking())
        self.show_result()
        return 0

    def apply(self, seat: int, action: int) -> None:
        """Play a move, print or queue its events, and save the game."""
        events = self.game.events(self.position, seat, action, YOU)
        self.position.play(seat, action)
        self.moves.append((seat, action))
        lines = [each.text for each in self.game.text.sentences(events, self.language, self.names)]
        if seat == YOU:
            for line in lines:
                self.console.print(f"  {escape(line)}")
        else:
            self.news += lines
        if seat == YOU or self.position.waiting >> YOU & 1 or not self.position.waiting:
            self.save()

    def save(self) -> None:
        """Write the record to disk, without choices that are not revealed yet."""
        write_atomically(self.file, Record.of(self.game, self.record.deal, self.moves, self.hints).to_json())

    def ask_person(self) -> int | None:
        """The person's choice, or None to quit; a single legal action is chosen without asking."""
        legal = self.position.legal(YOU)
        if len(legal) == 1:
            return legal[0]
        if self.news:
            self.console.print(f"\n[bold]{escape(self.words('since'))}[/]")
            for line in self.news:
                self.console.print(f"  {escape(line)}")
            self.news = []
            self.show_board()
        elif not any(seat == YOU for seat, _ in self.moves):
            self.show_board()
        self.show_choices(legal)
        while True:
            try:
                line = self.console.input(f"[bold]{escape(self.words('prompt'))}> [/]")
            except EOFError:
                return None
            text = "".join(letter for letter in line if letter.isprintable()).strip()
            if text == "q":
                return None
            if text.isascii() and text.isdigit() and len(text) < 5 and 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            action = self.execute(text, legal)
            if action is not None:
                return action

    def execute(self, text: str, legal: list[int]) -> int | None:
        """Execute a command of the prompt, or parse a move; returns the action of a legal move, else None."""
        word, _, rest = text.partition(" ")
        try:
            if word == "?":
                self.console.print(escape(self.words("help")))
            elif word == "a":
                self.console.print(self.game.terminal.player_aid(self.language))
            elif word == "b" or not word:
                self.show_board()
                self.show_choices(legal)
            elif word == "h":
                self.show_hint()
            elif word == "r":
                self.console.print(
                    render_clause(self.game.text.rulebook.clause(rest or "1.1", self.language), self.language)
                )
            elif word == "w":
                if self.parse_move(rest) is not None:
                    self.console.print(escape(self.words("possible", text=rest)))
            else:
                return self.parse_move(text)
        except SalonError as error:
            self.console.print(escape(str(error)))
        return None

    def parse_move(self, text: str) -> int | None:
        """The action of a legal move in notation; for any other text the reason is printed."""
        if text not in self.game.actions:
            self.console.print(escape(self.words("no-such-choice", text=text)))
            return None
        action = self.game.actions.parse(text)
        reason = self.game.why_not(self.position, YOU, action)
        if reason is None:
            return action
        sentence = self.game.text.reason_with_clause(reason, self.language)
        self.console.print(escape(self.words("not-now", text=text, reason=sentence)))
        return None

    # --- drawing ----------------------------------------------------------------------------------------

    def show_board(self) -> None:
        """Print the table as the person sees it."""
        self.console.print()
        board = self.game.terminal.board(self.game.view(self.position, YOU), self.language, self.names)
        self.console.print(arguments.render_board(board))

    def show_choices(self, legal: list[int]) -> None:
        """Print the legal moves with what they cost and give, in columns."""
        view = self.game.view(self.position, YOU)
        lines = []
        for number, action in enumerate(legal, 1):
            description = self.game.text.action_text(view, action, self.language) + self.price(action)
            lines.append((f"{number:3}", description, self.game.actions.text(action)))
        self.console.print(f"\n[bold]{escape(self.words('choices'))}[/]")
        columns = -(-len(lines) // MAX_ROWS) if self.console.width >= 150 else 1
        rows = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 1))
        for row in range(rows):
            cells: list[str] = []
            for label, description, notation in lines[row::rows]:
                cells += [f"[bold]{label}[/]", escape(description), f"[dim]{escape(notation)}[/] "]
            grid.add_row(*cells)
        self.console.print(grid)

    def show_hint(self) -> None:
        """Print what a strong player would do, and why; the request is stored in the record."""
        settled = len(Record.of(self.game, self.record.deal, self.moves).actions)
        if Hint(YOU, settled) not in self.hints:
            self.hints.append(Hint(YOU, settled))
            self.save()
        rng = Rng(str(self.record.deal.seed), "advice", len(self.moves))
        with create_player(HINT_PLAYER, self.game, rng) as player, self.console.status(self.words("thinking")):
            known = self.position.known_to(YOU, rng)
            player.turn.resume(known, last_actions(self.moves, YOU))
            hint = player.hint(known, YOU)
        view = self.game.view(self.position, YOU)
        for advice in as_shown(hint, MAX_HINT_MOVES):
            description = escape(self.game.text.action_text(view, advice.action, self.language))
            notation = escape(self.game.actions.text(advice.action))
            expected = self.words("expects", wins=round(100 * advice.rounded_wins), points=round(advice.points))
            self.console.print(f"  [bold]{description}[/] [dim]{notation}[/]: {escape(expected)}")
            for sentence in self.game.text.hint_texts(advice.reasons, advice.even, self.language, self.names):
                self.console.print(f"      {escape(sentence)}")

    def price(self, action: int) -> str:
        """What a move costs and gives, in words."""
        changes = self.game.preview(self.position, YOU, action).changes
        parts = []
        for message, sign in (("costs", -1), ("gives", 1)):
            amounts = [
                self.game.text.amount_text(self.language, name, sign * amount)
                for name, amount in changes.items()
                if sign * amount > 0
            ]
            if amounts:
                parts.append(self.words(message, list=", ".join(amounts)))
        return f" ({', '.join(parts)})" if parts else ""

    def show_result(self) -> None:
        """Print the final board, the ranking, and the score sheet."""
        for line in self.news:
            self.console.print(f"  {escape(line)}")
        self.show_board()
        self.console.print(f"\n[bold]{escape(self.words('over'))}[/]")
        sheet = self.game.sheet(Record.of(self.game, self.record.deal, self.moves))
        headings = ("place-header", "player-header", "points-header", "sheet-header")
        table = Table(*(self.words(heading) for heading in headings))
        for seat in sorted(range(len(self.names)), key=lambda seat: sheet.ranking[seat]):
            lines = [
                f"{self.game.text.piece_name(self.language, line.category)} {line.points}" for line in sheet.seats[seat]
            ]
            table.add_row(str(sheet.ranking[seat]), escape(self.names[seat]), str(sheet.scores[seat]), ", ".join(lines))
        self.console.print(table)
