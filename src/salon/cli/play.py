"""`salon play`: sit down at the terminal, against computer players.

The game is saved after every move, as its record; the same command goes on with it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from salon.cli import arguments
from salon.cli.files import write_whole
from salon.cli.rules import drawn
from salon.cli.words import WORDS
from salon.games import game as game_by_id
from salon.kernel.game import Game
from salon.kernel.position import Position
from salon.kernel.reasons import SalonError
from salon.kernel.record import Hint, Record, read_records
from salon.kernel.rng import Rng
from salon.players import ADVISER, PLAYERS, USUAL, Player, ask, player

YOU = 0
SEATS = 3
MOST_CHOICES = 14  # in one column
MOST_ADVICE = 4  # moves of a hint


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("play", help="play against computer players", description=__doc__)
    arguments.add_game(command, optional=True)
    command.add_argument("--players", type=int, metavar="N", help=f"seats, yours included (default: {SEATS})")
    players = f"the computer players: {', '.join(PLAYERS)}, or run:COMMAND for one of your own (default: {USUAL})"
    command.add_argument("--against", metavar="PLAYER", default=USUAL, help=players)
    command.add_argument("--name", help="what you are called at the table")
    command.add_argument(
        "--record", type=Path, metavar="FILE", help="where the game is kept (default: one file a game)"
    )
    command.add_argument("--new", action="store_true", help="start a new game even if one is under way")
    arguments.add_deal(command)
    arguments.add_language(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play one game, from its beginning or from where it was left."""
    chosen.game = chosen.game or ask_for_game(chosen.lang)
    file = chosen.record or default_file(chosen.game)
    found = read_one(file, chosen.game)
    if found is not None and found.result is None and not chosen.new:
        if chosen.players or chosen.option or chosen.components or chosen.seed is not None:
            raise SalonError(WORDS.text(chosen.lang, "under-way", file=str(file)))
        print(WORDS.text(chosen.lang, "resumed", file=str(file), moves=len(found.actions)))
        record = found
    else:
        game = arguments.chosen_game(chosen)
        deal = game.deal_with(chosen.players or SEATS, arguments.chosen_options(chosen), chosen.seed)
        record = Record(game, deal, [])
    seat = Seat(record, file, chosen.against, chosen.lang, chosen.name)
    if found is not None and found is not record and found.actions:
        keep(file, found)
    return seat.play()


def ask_for_game(language: str) -> str:
    """Which game to play, if a person is there to say; else the first."""
    games = arguments.games_for_people()
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
    """Where a game is kept when nobody says otherwise."""
    return data_folder() / f"{game_id}.json"


def data_folder() -> Path:
    """The person's own folder of Salon."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "salon"


def read_one(file: Path, game_id: str) -> Record | None:
    """The one game of a file, if there is one; any other file is left alone."""
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


def keep(file: Path, record: Record) -> None:
    """Keep a game that makes room for another one, in a file that is named after it."""
    name = hashlib.sha256(record.to_json().encode()).hexdigest()[:12]
    write_whole(file.with_name(f"{file.stem}-{name}.json"), record.to_json())


class Seat:
    """A person's seat at the terminal."""

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
            seat: player(against, self.game, Rng(seed, "player", seat, len(record.actions))) for seat in seats
        }
        called = against.split("/")[-1]  # of a command the program, without the way to it
        self.names = [
            name or self.words("guest"),
            *(self.words("computer", name=called, number=seat) for seat in seats),
        ]
        self.news: list[str] = []

    def words(self, message: str, **facts: Any) -> str:
        """Words of the command line."""
        return WORDS.text(self.language, message, **facts)

    def play(self) -> int:
        """Until the game is over, or the person stops."""
        with ExitStack() as closing:
            for computer in self.computers.values():
                closing.enter_context(computer)
                computer.begin(self.record.deal.options)
            return self.take_turns()

    def take_turns(self) -> int:
        """Ask whoever must decide, again and again."""
        opponents = ", ".join(self.names[1:])
        self.console.print(escape(self.words("welcome", game=self.game.id, opponents=opponents)))
        self.save()
        while (seat := self.position.to_act) >= 0:
            waiting = self.position.waiting
            if waiting >> YOU & 1:
                seat = YOU
                action = self.ask()
                if action is None:
                    self.console.print(escape(self.words("saved", file=str(self.file))))
                    return 0
            else:
                action, fault = ask(self.computers[seat], self.position, seat, self.rng)
                if fault:
                    self.news.append(self.words("fault", player=self.names[seat], fault=fault))
            self.do(seat, action)
        for computer in self.computers.values():
            computer.end(self.position.scores(), self.position.ranking())
        self.show_result()
        return 0

    def do(self, seat: int, action: int) -> None:
        """Play a move, keep what it did for the news, and save the game."""
        events = self.game.events(self.position, seat, action, YOU)
        self.position.play(seat, action)
        self.moves.append((seat, action))
        told = [self.game.tell(event, self.language, self.names) for event in events]
        if seat == YOU:
            for line in told:
                self.console.print(f"  {escape(line)}")
        else:
            self.news += told
        if seat == YOU or self.position.waiting >> YOU & 1 or not self.position.waiting:
            self.save()

    def save(self) -> None:
        """Put the game on disk; choices that are not revealed yet are nobody's last word and stay out."""
        write_whole(self.file, Record.of(self.game, self.record.deal, self.moves, self.hints).to_json())

    def ask(self) -> int | None:
        """The person's choice; None to stop. A choice of one is no choice."""
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
            action = self.understand(text, legal)
            if action is not None:
                return action

    def understand(self, text: str, legal: list[int]) -> int | None:
        """A move by its notation; everything else is answered here."""
        word, _, rest = text.partition(" ")
        try:
            if word == "?":
                self.console.print(escape(self.words("help")))
            elif word == "a":
                self.console.print(self.game.aid(self.language))
            elif word == "b" or not word:
                self.show_board()
                self.show_choices(legal)
            elif word == "h":
                self.show_hint()
            elif word == "r":
                self.console.print(drawn(self.game.rulebook.clause(rest or "1.1", self.language), self.language))
            elif word == "w":
                if self.move(rest) is not None:
                    self.console.print(escape(self.words("possible", text=rest)))
            else:
                return self.move(text)
        except SalonError as error:
            self.console.print(escape(str(error)))
        return None

    def move(self, text: str) -> int | None:
        """The action of a notation if it is legal; else the reason is told."""
        if text not in self.game.moves:
            self.console.print(escape(self.words("no-such-choice", text=text)))
            return None
        action = self.game.moves.parse(text)
        reason = self.game.why_not(self.position, YOU, action)
        if reason is None:
            return action
        explained = self.game.explain(reason, self.language)
        self.console.print(escape(self.words("not-now", text=text, reason=explained)))
        return None

    # --- drawing ----------------------------------------------------------------------------------------

    def show_board(self) -> None:
        """The table as the person sees it."""
        self.console.print()
        board = self.game.board(self.game.view(self.position, YOU), self.language, self.names)
        self.console.print(arguments.drawing(board))

    def show_choices(self, legal: list[int]) -> None:
        """The legal moves with what they cost and bring, in columns."""
        view = self.game.view(self.position, YOU)
        lines = []
        for number, action in enumerate(legal, 1):
            offer = self.game.move_words(view, action, self.language) + self.price(action)
            lines.append((f"{number:3}", offer, self.game.moves.text(action)))
        self.console.print(f"\n[bold]{escape(self.words('choices'))}[/]")
        columns = -(-len(lines) // MOST_CHOICES) if self.console.width >= 150 else 1
        per = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 1))
        for row in range(per):
            cells: list[str] = []
            for label, offer, notation in lines[row::per]:
                cells += [f"[bold]{label}[/]", escape(offer), f"[dim]{escape(notation)}[/] "]
            grid.add_row(*cells)
        self.console.print(grid)

    def show_hint(self) -> None:
        """What a strong player would do, and why; that it was asked is kept in the record."""
        settled = len(Record.of(self.game, self.record.deal, self.moves).actions)
        if Hint(YOU, settled) not in self.hints:
            self.hints.append(Hint(YOU, settled))
            self.save()
        chance = Rng(str(self.record.deal.seed), "advice", len(self.moves))
        with player(ADVISER, self.game, chance) as adviser, self.console.status(self.words("thinking")):
            found = adviser.hint(self.position.known_to(YOU, chance), YOU)
        view = self.game.view(self.position, YOU)
        for each in found[:MOST_ADVICE]:
            offer = self.game.move_words(view, each.action, self.language)
            why = self.game.terms_told(each.terms, self.language)
            expects = self.words("expects", wins=round(100 * each.wins), points=round(each.points))
            notation = self.game.moves.text(each.action)
            self.console.print(f"  [bold]{escape(offer)}[/] [dim]{escape(notation)}[/]: {escape(f'{expects}; {why}')}")

    def price(self, action: int) -> str:
        """What a move costs and brings, from the preview."""
        changes = self.game.preview(self.position, YOU, action).changes
        parts = []
        for message, sign in (("costs", -1), ("brings", 1)):
            amounts = [
                f"{sign * amount} {self.game.piece_words(self.language, name)}"
                for name, amount in changes.items()
                if sign * amount > 0
            ]
            if amounts:
                parts.append(self.words(message, list=", ".join(amounts)))
        return f" ({', '.join(parts)})" if parts else ""

    def show_result(self) -> None:
        """The final board, the places, and where the points come from."""
        for line in self.news:
            self.console.print(f"  {escape(line)}")
        self.show_board()
        self.console.print(f"\n[bold]{escape(self.words('over'))}[/]")
        sheet = self.game.sheet(Record.of(self.game, self.record.deal, self.moves))
        headings = ("place-header", "player-header", "points-header", "sheet-header")
        table = Table(*(self.words(heading) for heading in headings))
        for seat in sorted(range(len(self.names)), key=lambda seat: sheet.ranking[seat]):
            lines = [
                f"{self.game.piece_words(self.language, line.category)} {line.points}" for line in sheet.seats[seat]
            ]
            table.add_row(str(sheet.ranking[seat]), escape(self.names[seat]), str(sheet.scores[seat]), ", ".join(lines))
        self.console.print(table)
