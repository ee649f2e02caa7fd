"""Words: complete in every language, the same blanks in all, none missing and none unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import salon
from salon.cli.words import WORDS as CLI_WORDS
from salon.games.wonders.vocabulary import FORMS, SCOPES
from salon.kernel.examples import examples_of
from salon.kernel.words import LANGUAGES, Words

SOURCE = Path(salon.__file__).parent
VOCABULARIES: dict[str, Words] = {game: salon.game(game).text.words for game in salon.game_ids()} | {"cli": CLI_WORDS}


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(words: Words, language: str) -> Iterator[tuple[str, set[str]]]:
    for file in words.files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content[:60]}"
            if isinstance(entry, ast.Message):
                for name, node in [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
                    variables = Variables()
                    variables.visit(node)
                    yield f"{entry.id.name}.{name}" if name else entry.id.name, variables.found


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_with_the_same_blanks(vocabulary: str, language: str) -> None:
    words = VOCABULARIES[vocabulary]
    english, other = dict(messages(words, "en")), dict(messages(words, language))
    assert list(other) == list(english)
    for name, variables in english.items():
        assert other[name] == variables, name


def used_ids(vocabulary: str) -> str:
    """All text in which message ids of a vocabulary can occur."""
    folder = SOURCE / ("cli" if vocabulary == "cli" else f"games/{vocabulary}")
    files = [*folder.rglob("*.py"), *(SOURCE / "kernel").rglob("*.py"), *folder.rglob("*.toml")]
    if vocabulary == "cli":
        files += (SOURCE / "games").rglob("*.py")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def composed_ids(vocabulary: str) -> set[str]:
    """Ids that the program puts together: names of pieces, events, reasons, clauses, moves."""
    if vocabulary == "cli":
        return set()
    game = salon.game(vocabulary)
    found = {name for names in game.piece_ids.values() for name in names}
    for kind in game.event_types.values():
        found |= {f"event-{kind.name}{what}{less}" for what in ("", "-for", "-hidden") for less in ("", "-less")}
    found |= {joined.message for joined in game.text.joined_events}
    # those of several events: test_log_sentences says that each occurs
    found |= {name for name in game.text.words.ids("en") if re.match(r"event-\S+-(built|figure|pays|gets)$", name)}
    counted = {kind.counts for each in salon.game_ids() for kind in salon.game(each).event_types.values()}
    found |= {f"amount-{piece}" for piece in counted if piece}  # games share these messages
    found |= {f"reason-{code}" for code, _ in game.reasons.values()}
    found |= {f"rule-{number.replace('.', '-')}" for number in game.text.rulebook.numbers()}
    found |= {f"part-{part.id}" for part in game.text.parts()}
    found |= {f"lay-{step.id}" for step in game.text.set_up_steps(game.seat_counts[0])}
    found |= {name for name in game.text.words.ids("en") if re.match(r"lay-note-\d|glossary-", name)}
    found |= {example.message for example in examples_of(game)}
    found |= {f"rule-{section.number}" for section in game.text.rulebook.sections()}
    # a gap in the numbers of lessons is found by test_lessons
    found |= {name for name in game.text.words.ids("en") if re.match(r"(lesson|mistake)-\d", name)}
    found |= {f"effect-{v.value}" for key, v in game.components.values.items() if key.endswith(".effect")}
    found |= {"option-" + option.name.replace("_", "-") for option in game.options}
    found |= {f"option-{o.name.replace('_', '-')}-{choice}" for o in game.options for choice in o.choices}
    if vocabulary == "wonders":
        found |= {f"effect-{form.kind}" for form in FORMS}
        found |= {f"scope-{scope}" for scope in SCOPES}
        found |= {f"counter-{counter}" for counter in ("stages", "victories", "defeats", "marker")}
    source = used_ids(vocabulary)
    found |= {f"hint-{code}" for code in re.findall(r'"([a-z-]+)"', source)}
    found |= {f"piece-{word}" for word in re.findall(r'"([a-z-]+)"', source)}
    found |= {f"move-{verb.lower().replace('_', '-')}" for verb in re.findall(r'\("([A-Z_]+)",', source)}
    checks = [file.read_text(encoding="utf-8") for file in (SOURCE / "games").glob("*/component_checks.py")]
    found |= {f"component-{word}" for word in re.findall(r'"([a-z0-9-]+)"', "\n".join([source, *checks]))}
    found |= {f"board-{word}" for word in re.findall(r'"([a-z-]+)"', source)}
    found |= {f"aid-{word}{text}" for word in re.findall(r'"([a-z]+)"', source) for text in ("", "-text")}
    return found


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_no_message_is_unused(vocabulary: str) -> None:
    source, composed = used_ids(vocabulary), composed_ids(vocabulary)
    unused = [
        name
        for name in VOCABULARIES[vocabulary].ids("en")
        if name not in composed and f'"{name}"' not in source and f"'{name}'" not in source
    ]
    assert unused == []


@pytest.mark.parametrize("game_id", salon.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_and_explained(game_id: str, language: str) -> None:
    """Every event, every offered move and every reason that random games meet has words."""
    game = salon.game(game_id)
    for seed in range(2):
        rng = salon.Rng("words", seed)
        position = game.start(game.deal(game.seat_counts[-1], seed))
        players = [f"P{seat}" for seat in range(position.seats)]
        while position.waiting:
            seat = position.to_act
            view = game.view(position, seat)
            legal = position.legal(seat)
            for action in legal:
                assert game.text.action_text(view, action, language)
            action = rng.choice(legal)
            for viewer in (seat, None):
                for event in game.events(position, seat, action, viewer):
                    assert "{" not in game.text.event_text(event, language, players)
            reason = game.why_not(position, seat, rng.below(len(game.actions)))
            if reason is not None:
                assert reason.clause in game.text.reason_with_clause(reason, language)
                assert 0 < len(game.text.reason_label(reason, language)) < 24
            position.play(seat, action)
        assert game.terminal.board(game.view(position, 0), language, players)


@pytest.mark.parametrize("game_id", salon.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_clause(game_id: str, language: str) -> None:
    game = salon.game(game_id)
    clauses = game.text.rulebook.numbers()
    for code, clause in game.reasons.values():
        assert game.text.words.has(language, f"reason-{code}"), code
        assert game.text.words.has_part(language, f"reason-{code}", "short"), code
        assert clause.format(number=9) in clauses


@pytest.mark.parametrize("game_id", salon.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_complete_and_filled(game_id: str, language: str) -> None:
    rulebook = salon.game(game_id).text.rulebook
    sections = rulebook.sections(language)
    assert [c.number for s in sections for c in s.clauses] == rulebook.numbers()
    for section in sections:
        for number, clause in enumerate(section.clauses, 1):
            assert clause.number == f"{section.number}.{number}"
            assert clause.text and "{" not in clause.text and "$" not in clause.text


def test_rulings_are_rulings_in_every_language() -> None:
    for game_id in salon.game_ids():
        rulebook = salon.game(game_id).text.rulebook
        for number in rulebook.numbers():
            kinds = {rulebook.clause(number, language).ruling is None for language in LANGUAGES}
            assert len(kinds) == 1, number
