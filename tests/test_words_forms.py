"""Forms of words in all Fluent files: German has a singular wherever English has one, Thai is written in Thai."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[1]
FOLDERS = sorted({file.parent for top in ("src/salon", "web/src", "web/words") for file in (ROOT / top).rglob("*.ftl")})
NAMES = [str(folder.relative_to(ROOT)) for folder in FOLDERS]
# German nouns whose plural is their singular: a number before them needs no forms.
INVARIABLE = r"(Anführer|Gegner|[Mm]arker|[Pp]lättchen|[Ss]chlüssel|Spieler|Viertel|Zeichen|Zirkel)\b"
# What Thai writes in Latin letters: the names of games, boxes and of Salon, and the seed of a deal as it is typed.
LATIN_IN_THAI = r"\b(Salon|7 Wonders|Wonder Pack|Leaders|Cities|Paris|seed|[A-Z]{1,3})\b"
LATIN, THAI = r"[A-Za-zÀ-ÖØ-öø-ɏ]", r"[\u0e01-\u0e5b]"


@cache
def patterns(folder: Path, language: str) -> dict[str, ast.Pattern]:
    """Every message, attribute and term of a language, by its name."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted({*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")}):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for part in entry.attributes:
                    found[f"{entry.id.name}.{part.id.name}"] = part.value
    return found


class Forms(visitor.Visitor):
    """Collects the plural selectors of a message: which number, and what is said of one and of several."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: list[tuple[str, str, str]] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        said = {v.key.name: text_of(v.value) for v in node.variants if isinstance(v.key, ast.Identifier)}
        if "one" in said:
            number = node.selector
            if isinstance(number, ast.FunctionReference):
                number = number.arguments.positional[0]  # type: ignore[assignment]
            assert isinstance(number, ast.VariableReference), "a plural is chosen by a number"
            assert "other" in said, "there is no form for several"
            self.found.append((number.id.name, said["one"], said["other"]))
        self.generic_visit(node)

    @property
    def numbers(self) -> set[str]:
        return {number for number, _, _ in self.found}


class Text(visitor.Visitor):
    """Collects what is written, in all its variants; a blank leaves its name."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(str(node.value))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.append(f"{{{node.id.name}}}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant.value)


def text_of(node: ast.BaseNode) -> str:
    text = Text()
    text.visit(node)
    return " ".join(text.found)


def needs_no_form(german: ast.Pattern, number: str) -> bool:
    """Whether a number comes before an invariable noun wherever it is shown."""
    text = text_of(german)
    shown = text.split(f"{{{number}}}")[1:]
    return all(re.match(rf"\s*[\w-]*{INVARIABLE}", after) for after in shown or [text])


def both(folder: Path, language: str) -> Iterator[tuple[str, ast.Pattern, ast.Pattern]]:
    english, other = patterns(folder, "en"), patterns(folder, language)
    return ((name, english[name], other[name]) for name in english if name in other)


def test_the_files_are_found() -> None:
    assert len(FOLDERS) > 5 and all(patterns(folder, "th") for folder in FOLDERS)


class Variants(visitor.Visitor):
    """Collects how many forms there are to choose from, for each choice in a message."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.counts: list[int] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.counts.append(len(node.variants))
        self.generic_visit(node)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_where_a_form_is_chosen_there_are_several(folder: Path, language: str) -> None:
    for name, pattern in patterns(folder, language).items():
        assert all(count > 1 for count in Variants(pattern).counts), name


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_german_has_the_forms_of_one_and_several_wherever_english_has_them(folder: Path) -> None:
    for name, english, german in both(folder, "de"):
        for number in Forms(english).numbers - Forms(german).numbers:
            assert needs_no_form(german, number), f"{name}: {number}"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_one_and_several_are_said_differently(folder: Path, language: str) -> None:
    for name, pattern in patterns(folder, language).items():
        for number, one, other in Forms(pattern).found:
            assert one != other or re.search(INVARIABLE, one), f"{name}: {number}"


def german_nouns() -> set[str]:
    """The nouns of which German has two forms somewhere."""
    found = set()
    for folder in FOLDERS:
        for pattern in patterns(folder, "de").values():
            for _, one, other in Forms(pattern).found:
                words = [re.match(r"\W*([A-ZÄÖÜ]\w+)", form) for form in (one, other)]
                found |= {word[1] for word in words if word} if all(words) else set()
    return found


class Bare(visitor.Visitor):
    """Collects nouns that come right after a number and have only one form there."""

    def __init__(self, nouns: set[str]) -> None:
        self.nouns, self.found = nouns, set[str]()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if not any(isinstance(v.key, ast.Identifier) and v.key.name == "one" for v in node.variants):
            self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for number, text in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(number, ast.Placeable) and isinstance(text, ast.TextElement):
                word = re.match(r" ([A-ZÄÖÜ]\w+)(?![\w-])", text.value)
                if isinstance(number.expression, ast.VariableReference) and word and word[1] in self.nouns:
                    self.found.add(word[1])
        self.generic_visit(node)


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_what_happened_is_told_in_german_with_one_or_several(folder: Path) -> None:
    """In a log every number comes up, also 1; English has forms there only where it names the thing."""
    nouns = german_nouns()
    assert {"Münze", "Münzen", "Siegpunkt", "Siegpunkte"} <= nouns
    for name, pattern in patterns(folder, "de").items():
        if name.startswith("event-"):
            bare = Bare(nouns)
            bare.visit(pattern)
            assert not bare.found, f"{name}: {bare.found}"


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_thai_is_written_in_thai(folder: Path) -> None:
    for name, pattern in patterns(folder, "th").items():
        text = re.sub(LATIN_IN_THAI, "", re.sub(r"\{\w+\}", "", text_of(pattern)))
        latin, thai = (len(re.findall(letter, text)) for letter in (LATIN, THAI))
        assert not latin or thai > latin, f"{name}: {text}"


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_only_thai_has_thai_letters(folder: Path) -> None:
    for language in ("en", "de"):
        for name, pattern in patterns(folder, language).items():
            assert not re.search(THAI, text_of(pattern)) or name.startswith("language"), f"{language}: {name}"
