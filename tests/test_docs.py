"""What the pages for newcomers name exists: every path, every function, every link."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import salon
from salon.kernel.words import LANGUAGES

ROOT = Path(__file__).parents[1]
GUIDES = ["docs/architecture.md", "docs/find-your-way.md"]  # pages whose paths and functions are checked
PAGES = sorted(str(file.relative_to(ROOT)) for folder in (ROOT, ROOT / "docs") for file in folder.glob("*.md"))
# the sections of docs/new-game.md that list methods, and the files that define these
CONTRACT = {"Position": "position.py", "Game": "game.py", "GameText": "text.py", "GameTerminal": "terminal.py",
            "GameAI": "ai.py"}  # fmt: skip
FULL_GAMES = [game for game in salon.game_ids() if not salon.game(game).template]

CODE = re.compile(r"`([^`]+)`")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")
FUNCTION = re.compile(r"(\w+)\(\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def text_of(page: str) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))


def files_of(path: str) -> list[Path]:
    """The files that a path means: GAME is each game with a board of its own, LANG each language."""
    games = FULL_GAMES if "GAME" in path else [""]
    languages = LANGUAGES if "LANG" in path else [""]
    return [ROOT / path.replace("GAME", game).replace("LANG", language) for game, language in product(games, languages)]


def is_path(code: str) -> bool:
    """Whether a piece of code is meant as a path: it has a slash, or is a file or folder of the first level."""
    if not PATH.fullmatch(code):
        return False
    return "/" in code or (ROOT / code).exists()


@cache
def names_in(file: Path) -> frozenset[str]:
    """The functions, methods and classes that a source file defines."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        return frozenset(node.name for node in ast.walk(ast.parse(text)) if isinstance(node, kinds))
    # TypeScript: functions, and methods of a class, which are at the beginning of an indented line
    functions = re.findall(r"\bfunction (\w+)[(<]", text)
    methods = re.findall(r"^  (?:private |async )*(\w+)\([^;]*?\).*\{$", text, re.MULTILINE)
    return frozenset([*functions, *methods])


@pytest.mark.parametrize("page", GUIDES)
def test_every_path_of_a_guide_exists(page: str) -> None:
    paths = [code for code in CODE.findall(text_of(page)) if is_path(code)]
    assert len(paths) > 15
    missing = [path for path in paths if not all(file.exists() for file in files_of(path))]
    assert missing == []


@pytest.mark.parametrize("page", GUIDES)
def test_every_function_of_a_guide_is_defined_in_the_file_named_before_it(page: str) -> None:
    named = 0
    for line in text_of(page).splitlines():
        path = ""
        for code in CODE.findall(line):
            if is_path(code):
                path = code
            elif match := FUNCTION.fullmatch(code):
                assert path, f"{code} comes before any path: {line}"
                assert all(match[1] in names_in(file) for file in files_of(path)), f"{path} has no {code}"
                named += 1
    assert named > 10


def test_there_are_twenty_questions() -> None:
    numbers = re.findall(r"^\| (\d+)\. ", text_of("docs/find-your-way.md"), re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 21))


@pytest.mark.parametrize("name", CONTRACT)
def test_the_page_for_new_games_lists_the_methods_of_the_contract(name: str) -> None:
    section = re.search(rf"^### {name}$(.*?)(?=^##)", text_of("docs/new-game.md"), re.MULTILINE | re.DOTALL)
    assert section is not None
    listed = set(re.findall(r"^\| `(\w+)[(`]", section[1], re.MULTILINE))
    source = ROOT / "src" / "salon" / "kernel" / CONTRACT[name]
    assert listed and listed <= names_in(source)
    abstract = re.findall(r"@abstractmethod\n    def (\w+)", source.read_text(encoding="utf-8"))
    assert set(abstract) <= listed


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_somewhere(page: str) -> None:
    links = [link for link in LINK.findall(text_of(page)) if "://" not in link]
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_every_page_of_the_docs_is_in_the_readme() -> None:
    linked = set(LINK.findall(text_of("README.md")))
    assert [page for page in PAGES if page != "README.md" and page not in linked] == []
