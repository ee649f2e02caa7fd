"""The words of a game: names of pieces, actions, reasons and events as sentences, rulebook, catalogue, guide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from babel.lists import format_list

from salon.kernel.ai import MoveReason
from salon.kernel.catalogue import Piece, Section
from salon.kernel.component_form import Difference, FormGroup, field_of, labels_of, readable, tables_of
from salon.kernel.components import Components, Fault
from salon.kernel.events import HIDDEN, Event
from salon.kernel.guide import Guide
from salon.kernel.joined_events import Joined, join_events
from salon.kernel.learning import Amount
from salon.kernel.position import Position
from salon.kernel.reasons import Reason
from salon.kernel.rulebook import Rulebook
from salon.kernel.sheet import Sheet, Source, SourceGroup
from salon.kernel.words import Words, words_in

if TYPE_CHECKING:
    from salon.kernel.examples import PlayedExample
    from salon.kernel.game import Game

COMMON_WORDS = Path(__file__).parent / "words"


class Sentence(msgspec.Struct, frozen=True):
    """One sentence of the log: the event it is about, and those it tells besides."""

    text: str
    event: Event
    others: Sequence[Event] = ()


class GameText(ABC):
    """All texts of a game, in every language. Component values come from the game's components."""

    joined_events: Sequence[Joined] = ()  # told in one sentence

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- what a game fills in ----------------------------------------------------------------------

    @abstractmethod
    def action_text(self, view: Any, action: int, language: str) -> str:
        """An action as it is offered to a person."""

    @abstractmethod
    def text_view(self, view: Any, language: str, players: list[str]) -> list[Section]:
        """A view in sentences, complete, for people who read or listen rather than look."""

    def piece_name(self, language: str, piece: str) -> str:
        """The name of a piece, by the id that events and reasons use."""
        return self.words.text(language, piece) if piece else ""

    def amount_text(self, language: str, piece: str, amount: int) -> str:
        """A number of a piece, with its plural: "1 coin", "2 coins". A message `amount-PIECE` knows the plural."""
        if self.words.has(language, f"amount-{piece}"):
            return self.words.text(language, f"amount-{piece}", amount=amount)
        return self.words.text(language, "amount", amount=amount, name=self.piece_name(language, piece))

    def variables(self, language: str) -> dict[str, Any]:
        """The component values that messages and the rulebook mention, by the names they use."""
        return {}

    def catalogue(self, language: str, seats: int) -> dict[str, Piece]:
        """What every piece is, by the ids that views and events use, for a table of that many seats."""
        return {}

    def player_aid(self, language: str) -> list[Section]:
        """The player aid as sections of lines; none for a game that needs no aid."""
        return []

    def parts(self) -> list[Amount]:
        """What lies on the table: all material, with its numbers; none for a game whose rulebook shows none."""
        return []

    def set_up_steps(self, seats: int) -> list[Amount]:
        """What is laid out before the first turn, in order."""
        return []

    def set_up_facts(self, seats: int) -> dict[str, Any]:
        """The numbers that the steps of the set-up mention."""
        return {}

    def sheet_rows(self, options: Mapping[str, str]) -> Sequence[str]:
        """The categories of the score sheet, in the order of the rulebook; others follow as they come."""
        return ()

    def sheet_row(self, language: str, category: str) -> str:
        """The name of a category as a row of the score sheet."""
        if self.words.has(language, category) and self.words.has_part(language, category, "row"):
            return self.words.part(language, category, "row")
        return self.piece_name(language, category)

    def sheet_groups(
        self, position: Position, sheet: Sheet, category: str, language: str, players: list[str]
    ) -> list[SourceGroup]:
        """Where the points of a category come from, in words; `position` is that of the end."""
        lines = [sheet.line(seat, category) for seat in range(len(players))]
        return [
            SourceGroup(
                [
                    Source(seat, entry.points, self.event_text(entry.event, language, players), entry.move)
                    for entry in line.entries
                ]
            )
            for seat, line in enumerate(lines)
            if line.entries
        ]

    def component_form(self, language: str) -> list[FormGroup]:
        """The component values as a form: by default one group for each table of the component file."""
        c, question = self.game.components, self.words.text(language, "form-question")
        return [
            FormGroup(table, readable(table), question, [field_of(c, key, self._plain_label(key)) for key in keys])
            for table, keys in tables_of(c).items()
        ]

    def component_value(self, value: Any, language: str) -> str:
        """A component value in words."""
        return ", ".join(map(str, value)) or "–" if isinstance(value, list) else str(value)

    def round_label(self, view: Any, language: str) -> str:
        """How far the game is ("Round 8"), for lists of tables; "" if the game counts nothing."""
        return ""

    # --- component values of an own copy --------------------------------------------------------------

    def differences(self, language: str, own: Components | None = None) -> list[Difference]:
        """Every value in which components (by default those of this game) differ from the released ones."""
        c = own or self.game.components
        released = type(self.game).released(c.released)
        labels = labels_of(self.component_form(language)) if c.overrides else {}
        return [
            Difference(
                key,
                labels.get(key) or self._plain_label(key),
                self.component_value(released[key], language),
                self.component_value(c[key], language),
            )
            for key in c.values
            if key in c.overrides
        ]

    @staticmethod
    def _plain_label(key: str) -> str:
        return " · ".join(readable(part) for part in key.split(".")[1:]) or readable(key)

    # --- messages ----------------------------------------------------------------------------------

    @cached_property
    def words(self) -> Words:
        """The messages of this game, and those all games share."""
        return words_in(COMMON_WORDS, self.game.folder / "text" / "words")

    @cached_property
    def guide(self) -> Guide | None:
        """The script of the guided first game, if there is one."""
        return Guide.read(self.game.folder / "text" / "guide.toml")

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, with the numbers of these components."""
        return Rulebook(self.words, self.variables)

    def example_text(self, played: PlayedExample, language: str) -> str:
        """What happens in an example of the rulebook, with the numbers that these components give."""
        example = played.example
        names = {f"player{number}": name for number, name in enumerate(example.players, 1)}
        names |= {name: self.piece_name(language, piece) for name, piece in example.pieces.items()}
        facts = {**names, **self.variables(language), **played.numbers}
        return self.words.part(language, example.message, "text", **facts)

    def title(self, language: str) -> str:
        """The name of the game."""
        return self.words.text(language, "game-title")

    def about(self, language: str) -> str:
        """For how many players the game is, and how long it takes."""
        seat_counts = self.game.seat_counts
        return self.words.text(language, "game-about", fewest=seat_counts[0], most=seat_counts[-1])

    def option_labels(self, language: str) -> list[tuple[str, str, list[tuple[str, str]]]]:
        """Every option with its label, and each of its choices with theirs."""
        found = []
        for option in self.game.options:
            message = f"option-{option.name.replace('_', '-')}"
            choices = [(choice, self.words.text(language, f"{message}-{choice}")) for choice in option.choices]
            found.append((option.name, self.words.text(language, message), choices))
        return found

    def reason_text(self, reason: Reason, language: str) -> str:
        """A reason as a sentence."""
        return self.words.text(language, f"reason-{reason.code}", **self._named(language, reason.facts))

    def reason_with_clause(self, reason: Reason, language: str) -> str:
        """A reason as a sentence, followed by its clause."""
        return f"{self.reason_text(reason, language)} [{reason.clause}]"

    def reason_label(self, reason: Reason, language: str) -> str:
        """A reason in one or two words, for the piece it is about."""
        return self.words.part(language, f"reason-{reason.code}", "short", **self._named(language, reason.facts))

    def fault_text(self, fault: Fault, language: str) -> str:
        """What is wrong with a component value, as a sentence that follows its key."""
        return self.words.text(language, f"component-{fault.code}", **fault.facts)

    def event_text(self, event: Event, language: str, players: list[str]) -> str:
        """An event as a sentence. Events for a named piece, losses, and hidden facts have messages of their own."""
        message, facts = self._event_message(event)
        if facts.get("what"):
            message += "-for"
        change = self.game.event_type(event).change(event)
        if change is not None and change[1] < 0:
            message += "-less"
            facts[next(iter(facts))] = -change[1]
        return self.words.text(language, message, **self._sentence_facts(event, facts, language, players))

    def sentences(self, events: Sequence[Event], language: str, players: list[str]) -> list[Sentence]:
        """The events of one move as the log tells them: one sentence for a deed, with what it cost and brought."""
        found = []
        for deed, others, rule in join_events(events, self.joined_events):
            text = self._joined_text(deed, others, rule, language, players) if rule is not None else None
            if text is not None:
                found.append(Sentence(text, deed, others))
            else:
                told = [event for event in events if event is deed or any(event is other for other in others)]
                found += [Sentence(self.event_text(event, language, players), event) for event in told]
        return found

    def _joined_text(
        self, deed: Event, others: list[Event], rule: Joined, language: str, players: list[str]
    ) -> str | None:
        """A deed with its cost and gains in one sentence; None if there is no message for all of them together."""
        message, facts = self._event_message(deed)
        message = rule.message or message
        paid, gained = Counter[str](), Counter[str]()
        for event in (deed, *others):
            change = self.game.event_type(event).change(event)
            if change is None and event is not deed:
                message += f"-{event.name}"
                facts = {**event.facts, **facts}
            elif change is not None and change[1] < 0:
                paid[change[0]] -= change[1]
            elif change is not None:
                gained[change[0]] += change[1]
        if not rule.message:
            message += "-pays" * bool(paid) + "-gets" * bool(gained)
        if not self.words.has(language, message):
            return None
        lists = {"price": self._amounts_text(paid, language), "gains": self._amounts_text(gained, language)}
        return self.words.text(language, message, **self._sentence_facts(deed, facts, language, players), **lists)

    def _amounts_text(self, amounts: Mapping[str, int], language: str) -> str:
        """Amounts as a list: "3 francs and 1 wood"."""
        return format_list([self.amount_text(language, *item) for item in amounts.items()], locale=language)

    @staticmethod
    def _event_message(event: Event) -> tuple[str, dict[str, int | str]]:
        """The message of an event, and its facts that are not hidden."""
        facts = {label: fact for label, fact in event.facts.items() if fact != HIDDEN}
        return f"event-{event.name}" + "-hidden" * (len(facts) < len(event.facts)), facts

    def _sentence_facts(
        self, event: Event, facts: dict[str, int | str], language: str, players: list[str]
    ) -> dict[str, int | str]:
        """Facts with the names of pieces and players."""
        named = self._named(language, facts)
        for label in self.game.event_type(event).seats():
            named[label] = players[int(facts[label])]
        return {"player": players[event.seat] if event.seat is not None else "", **named}

    def hint_texts(self, reasons: Sequence[MoveReason], even: bool, language: str, players: list[str]) -> list[str]:
        """What speaks for a move, in sentences; if nothing can be named, one that says so.

        `even`: the move is about as good as the others of the hint.
        """
        found = []
        for reason in reasons:
            named = self._named(language, dict(reason.facts))
            if "player" in reason.facts:
                named["player"] = players[int(reason.facts["player"])]
            found.append(self.words.text(language, f"hint-{reason.code}", **named, **reason.variants))
        return found or [self.words.text(language, "hint-even" if even else "hint-later")]

    def _named(self, language: str, facts: dict[str, int | str]) -> dict[str, int | str]:
        """Facts with the names of pieces in place of their ids."""
        return {
            label: self.piece_name(language, value) if isinstance(value, str) else value
            for label, value in facts.items()
        }
