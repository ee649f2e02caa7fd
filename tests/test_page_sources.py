"""What the page's sources promise: words in three languages, none missing or left over, and no game by its name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import salon
from salon.kernel.words import LANGUAGES

WEB = Path(__file__).parents[1] / "web"
SHARED = [file for folder in ("shared", "pages") for file in (WEB / "src" / folder).rglob("*") if file.is_file()]
SHARED += [WEB / "src" / "App.svelte", WEB / "src" / "main.ts", *(WEB / "words").glob("*.ftl")]
# where words are, and the sources that use them
SCOPES = {"page": (WEB / "words", [*SHARED])}
for _folder in sorted((WEB / "src" / "games").glob("*/words")):
    SCOPES[_folder.parent.name] = (_folder, [file for file in _folder.parent.rglob("*") if file.is_file()])


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the facts it is filled with."""
    found: dict[str, frozenset[str]] = {}
    for file in [*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")]:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                start, end = entry.span.start, entry.span.end  # type: ignore[union-attr]
                found[entry.id.name] = frozenset(re.findall(r"\{ ?\$(\w+)", text[start:end]))
    return found


def code_of(sources: list[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sources if file.suffix in (".svelte", ".ts"))


@pytest.mark.parametrize("scope", SCOPES)
def test_every_language_has_the_same_messages_filled_with_the_same_facts(scope: str) -> None:
    folder, _ = SCOPES[scope]
    english = messages(folder, "en")
    assert english
    for language in LANGUAGES:
        assert messages(folder, language).keys() == english.keys(), language
        for name, facts in messages(folder, language).items():
            assert facts <= english[name], f"{language}: {name}"


@pytest.mark.parametrize("scope", SCOPES)
def test_no_message_is_left_over(scope: str) -> None:
    folder, sources = SCOPES[scope]
    code = code_of(sources)
    strings = set(re.findall(r"""["'`]([\w-]+)["'`]""", code))
    begun = set(re.findall(r"[`]([\w-]+-)\$\{", code + code_of(SHARED)))  # shared parts show words of a game
    for name in messages(folder, "en"):
        assert name in strings or any(name.startswith(begin) for begin in begun), f"{name} is used nowhere"


def test_no_message_of_the_page_is_missing() -> None:
    known = messages(WEB / "words", "en")
    for file in SHARED:
        if file.suffix in (".svelte", ".ts"):
            for name in re.findall(r"\bt\(\s*\"([\w-]+)\"", file.read_text(encoding="utf-8")):
                assert name in known, f"{file.name}: {name}"


@pytest.mark.parametrize("game", [game for game in salon.game_ids() if not salon.game(game).template])
def test_the_shared_page_names_no_game(game: str) -> None:
    for file in SHARED:
        if file.suffix != ".svg":
            text = file.read_text(encoding="utf-8").lower()
            assert not re.search(rf"\b{game}\b", text), file.relative_to(WEB)


def without_braces(text: str) -> str:
    """A template without what is computed in it."""
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        kept.append(letter if depth == 0 else "")
        depth -= letter == "}"
    return "".join(kept)


def test_no_words_stand_in_the_code() -> None:
    """Text between tags comes from messages: what a reader sees exists in three languages."""
    allowed = {"Salon", "· Salon", "English", "Deutsch", "ไทย"}
    for file in (WEB / "src").rglob("*.svelte"):
        text = re.sub(r"<(script|style).*?</\1>", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
        for found in re.findall(r">([^<>]+)<", without_braces(text)):
            words = re.sub(r"&\w+;", "", found).strip()
            if re.search(r"[A-Za-z]{3,}", words) and words not in allowed:
                raise AssertionError(f"{file.relative_to(WEB)}: {words!r}")


def test_every_clause_that_a_board_names_stands_in_the_rulebook() -> None:
    named = set()
    for scope, (_, sources) in SCOPES.items():
        for file in sources if scope != "page" else ():
            script = file.read_text(encoding="utf-8").partition("</script>")[0] if file.suffix == ".svelte" else ""
            clauses = set(re.findall(r'"(\d+\.\d+)"', script)) if "clause" in script.lower() else set()
            assert clauses <= set(salon.game(scope).text.rulebook.numbers()), file.name
            named |= clauses
    assert named, "some are named"


# Where digits are read out of something: moves and spots of the notation, the address of a replay step, and the numbers
# of clauses that a rule names. None of these is a sentence about a piece.
READS_DIGITS = {
    "games/paris/moves.ts", "games/paris/labels.ts", "games/paris/move-selection.svelte.ts",
    "games/paris/city/motion.svelte.ts", "pages/Replay.svelte", "pages/rules/search.ts",
}  # fmt: skip
SENTENCES = re.compile(r"(?:\.text|\.words|\.name|nameOf\([^)]*\))\)?\s*\.(?:match|matchAll|replace|split|search)\(|"
                       r"\.(?:exec|test)\((?:\w+\.)+(?:text|words|name)\)")  # fmt: skip


def page_sources() -> dict[str, str]:
    source = WEB / "src"
    files = [file for file in source.rglob("*") if file.suffix in (".ts", ".svelte") and "generated" not in file.parts]
    return {str(file.relative_to(source)): file.read_text(encoding="utf-8") for file in files}


def test_the_page_takes_no_digit_from_a_text() -> None:
    found = {name for name, text in page_sources().items() if re.search(r"/[^/\n]*\\d[^/\n]*/", text)}
    assert found == READS_DIGITS


def test_the_page_parses_no_sentence_of_a_piece() -> None:
    for name in READS_DIGITS - {"pages/rules/search.ts"}:
        for line in page_sources()[name].splitlines():
            assert not (SENTENCES.search(line) and r"\d" in line), f"{name}: {line.strip()}"


def test_the_page_has_no_grammar_of_effects() -> None:
    """The texts of effects are in the components; the page gets them parsed."""
    written = {
        text
        for key, value in salon.game("wonders").components.values.items()
        if key.endswith(".effects")
        for text in value.value
        if " " in text
    }
    for name, text in page_sources().items():
        found = [effect for effect in written if f'"{effect}"' in text or f"`{effect}`" in text]
        assert not found, f"{name}: {found}"
        assert "once-an-age" not in text and " per (" not in text, name
