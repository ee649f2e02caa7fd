"""The glossary: one word for one thing, in every language; and a plural for every number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import salon
from salon.kernel.words import LANGUAGES

SOURCE = Path(salon.__file__).parent
WEB = Path(__file__).parents[1] / "web"
# the words outside the games' own folders, and on the page's boards
FOLDERS = {
    "server": SOURCE / "server" / "words",
    "players": SOURCE / "players" / "words",
    "kernel": SOURCE / "kernel" / "words",
    "cli": SOURCE / "cli" / "words",
    "page": WEB / "words",
    "paris": WEB / "src" / "games" / "paris" / "words",
    "wonders": WEB / "src" / "games" / "wonders" / "words",
}

# The rulebooks keep to the same words as the page.
RULEBOOKS = {game: SOURCE / "games" / game / "text" / "words" for game in salon.game_ids()}

# Words that are not used, each with the one that is; "" is every folder, else the board of that game.
NOT_USED: dict[str, dict[str, dict[str, str]]] = {
    "en": {
        "": {
            r"chairs?": "seat",
            r"advice": "hint",
            r"(sits?|sat|stands?|stood) in": "the computer plays for …",
            r"computer player (goes|will go) on": "the computer plays on",
            r"(rolls?|goes) back|rolled back": "take back",
            r"stor(y|ies)|what (has )?happened": "log",
            r"clauses?": "rule",
            r"bring(s|ing)?|brought": "give, take, score",
            r"whoever|somebody|everybody|the own|an own": "you, anyone, everyone",
            r"let(s)? it be|leave(s)? it": "skip",
        },
        "paris": {
            r"markers?": "token",
            r"figures?": "meeple",
            r"hold(s|ing)?|held": "own",
            r"gives? (away )?pairs": "return a pair",
            r"kinds? of building": "type",
            r"sums?": "total",
        },
        "wonders": {
            r"sell(s|ing)?|sold": "discard for coins",
            r"left over": "discard",
            r"makes?": "produce",
            r"(raw|manufactured) resources?|own goods": "raw material, manufactured goods, own resources",
            r"looms?": "textile",
            r"Civic|War|Trade|Science": "Civilian, Military, Commercial, Scientific",
            r"by (a )?chain|leads? to": "with a chain",
            r"picks?": "build from the discard pile",
            r"hands? (goe?s?|pass(es)?)": "pass your hand to the left",
            r"right of this age|the right to": "free build",
        },
    },
    "de": {
        "": {
            r"Computerspielern?": "der Computer, Computergegner",
            r"sanft|scharf|Meister": "gemütlich, stark, meisterlich",
            r"Absatz|Absätzen?": "Regel",
            r"Festlegung(en)?|Regelung(en)?": "Klarstellung",
            r"Rücknahme": "Zug zurücknehmen",
            r"(Das|das|Dein|dein) Spiel (ist|hat|beginnt)|Spiel (beginnen|starten)": "Partie",
            r"Punkte?n?": "Siegpunkte",
            r"man": "du",
            r"Was geschah|Was geschehen ist": "Verlauf",
        },
        "paris": {
            r"Wohnhaus|Wohnhäuser": "Wohnsitz",
            r"Orte?n?": "Gebäude oder Wahrzeichen",
            r"Rohstoffe?": "Ressourcen",
            r"abgeben|gibt .* ab": "zurücklegen",
            r"Versetz|Wähl|Nutz|Beweg|Zahl": "Versetze, Wähle, Nutze, Bewege, Zahle",
        },
        "wonders": {
            r"Abschnitte?": "Bauabschnitt",
            r"Bauabschnitt bauen": "Bauabschnitt vollenden",
            r"Hände": "Handkarten",
            r"Griffe?": "eine Karte aus dem Ablagestapel bauen",
            r"Bank": "Vorrat",
            r"Gewinne": "Erträge",
            r"Satz": "Set aus drei verschiedenen Symbolen",
            r"Lehm": "Ziegel",
            r"Produkte|Zivil|zivile": "Manufaktur, Profanbau",
            r"Recht": "einmal je Zeitalter kostenlos",
            r"Karten von Zeitalter": "Karten aus Zeitalter",
            r"Wähl|Nutz|Zahl": "Wähle, Nutze, Zahle",
        },
    },
    "th": {
        "": {
            r"เกมจบแล้ว": "จบเกมแล้ว",
            r"แต้ม": "คะแนน",
            r"สรุปกติกา": "แผ่นช่วยเล่น",
            r"ผู้เล่นคอมพิวเตอร์": "คอมพิวเตอร์",
            r"อ่อนโยน|มั่นคง|เฉียบคม|ปรมาจารย์": "สบาย ๆ, ปานกลาง, เก่ง, เซียน",
            r"การเดิน": "ตา, ครั้ง, ตัวเลือก",
            r"ขั้นที่": "ขั้นตอนที่, จังหวะที่",
            r"ข้อวินิจฉัย": "คำชี้แจง",
            r"ตัวบท": "กติกาต้นฉบับ",
            r"อนุมาน|สันนิษฐาน": "ตีความ, เดาไว้",
            r"ลายนิ้วมือ": "รหัสยืนยัน",
            r"(ไหม|หรือ)\?": "ไหม",
            r";": "a space",
        },
        "paris": {
            r"เข้าครอบครอง": "ซื้อ",
            r"สละ": "คืนเป็นคู่",
            r"แถบแผ่นโบนัส": "แถบโบนัส",
            r"โทเคนข้างช่อง": "โทเคน",
        },
        "wonders": {
            r"ความขัดแย้ง": "การรบ",
            r"สายเชื่อม": "ต่อยอด",
            r"ขายการ์ด|ขายได้": "ทิ้งแลกเหรียญ",
            r"คัดลอก": "เลียนแบบ",
            r"การ์ดในมือไป": "ส่งการ์ดไปทางซ้าย",
            r"ธนาคาร": "กองกลาง",
        },
    },
}
TYPOGRAPHY = {
    "en": {r"!": "no exclamation mark", r"'": "’", r"\w …": "… without a space", r"[\w}] %": "% without a space"},
    "de": {r"!": "no exclamation mark", r"'": "’", r"\w …": "… after a no-break space", r"\w %": "% after one, too"},
    "th": {r"!": "no exclamation mark", r"'": "’", r"[^\s]ๆ|ๆ[^\s]": "spaces around ๆ", r"\w %": "% without a space"},
}
# Words of the rulebooks that have another meaning there.
ALLOWED_IN_RULES = {
    ("wonders", "en", "Trade"): "a heading",
    ("wonders", "th", "ขั้นที่"): "the stages of a wonder have numbers",
}
# Messages in which such a word has another meaning.
ALLOWED = {
    ("wonders", "en", "sells"): "a neighbour sells a resource",
    ("wonders", "th", "stage-title"): "the stage of a wonder has a number",
    ("cli", "en", "arena-pairs"): "the ellipsis stands for a name",
}


def messages(folder: Path, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message of a language, and every part of one, with its pattern."""
    yield from messages_in([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])


def messages_in(files: list[Path]) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message of some files, and every part of one, with its pattern."""
    for file in sorted(files):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield entry.id.name, entry.value
                for part in entry.attributes:
                    yield f"{entry.id.name}.{part.id.name}", part.value


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Every selection in a pattern, and in its variants."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selections(variant.value)


def written(pattern: ast.Pattern) -> Iterator[str]:
    """A pattern as it is written, with `{}` for each variable; once for each combination of variants."""
    choices: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            choices.append([element.value])
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            choices.append([text for variant in element.expression.variants for text in written(variant.value)])
        else:
            choices.append(["{}"])
    return ("".join(parts) for parts in product(*choices))


def not_used(scope: str, language: str) -> Iterator[tuple[re.Pattern[str], str]]:
    """What a message of a folder must not contain, and what it says instead."""
    for of in ("", scope):
        for word, instead in NOT_USED[language].get(of, {}).items():
            bounded = word if language == "th" else rf"(?<!\w)({word})(?!\w)"
            # names of colours begin with a capital; all other words are found in any case
            exact = language == "de" or word.startswith("Civic")
            yield re.compile(bounded, 0 if exact else re.IGNORECASE), instead
    for sign, instead in TYPOGRAPHY[language].items():
        yield re.compile(sign), instead


@pytest.mark.parametrize("scope", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_replaces(scope: str, language: str) -> None:
    found = [
        f"{name}: {match[0]!r} in {text!r}; say {instead!r}"
        for name, pattern in messages(FOLDERS[scope], language)
        if (scope, language, name) not in ALLOWED
        for text in set(written(pattern))
        for word, instead in not_used(scope, language)
        if (match := word.search(text))
    ]
    assert found == []


@pytest.mark.parametrize("game", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_uses_a_word_that_the_glossary_replaces(game: str, language: str) -> None:
    found = [
        f"{name}: {match[0]!r} in {text!r}; say {instead!r}"
        for name, pattern in messages_in([RULEBOOKS[game] / f"rulebook.{language}.ftl"])
        for text in set(written(pattern))
        for word, instead in not_used(game, language)
        if (match := word.search(text)) and (game, language, match[0]) not in ALLOWED_IN_RULES
    ]
    assert found == []


def test_every_exception_is_needed() -> None:
    for scope, language, name in ALLOWED:
        pattern = dict(messages(FOLDERS[scope], language))[name]
        words = list(not_used(scope, language))
        assert any(word.search(text) for text in written(pattern) for word, _ in words), name
    for game, language, word in ALLOWED_IN_RULES:
        assert word in (RULEBOOKS[game] / f"rulebook.{language}.ftl").read_text(encoding="utf-8"), word


# --- numbers ---------------------------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 3, 5)
# Variables that are words. All others are numbers, or may be.
TEXTS = {
    "card", "cards", "choices", "command", "date", "day", "district", "example", "fault", "file", "game", "group",
    "host", "key", "kind", "kinds", "label", "landmark", "language", "leader", "leftName", "level", "list", "mark",
    "move", "name", "names", "opponents", "other", "owners", "own", "page", "part", "place", "player", "players",
    "reason", "released", "rightName", "section", "seed", "side", "symbol", "term", "text", "tile", "tiles", "token",
    "value", "what", "who", "winner", "word", "words", "bank", "letter", "numbers", "age",
}  # fmt: skip


@cache
def bundle(scope: str, language: str) -> Any:
    made = FluentBundle([language], use_isolating=False)
    folder = FOLDERS[scope]
    for file in [*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")]:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def variables(pattern: ast.Pattern) -> set[str]:
    found = {
        selection.selector.id.name
        for selection in selections(pattern)
        if isinstance(selection.selector, ast.VariableReference)
    }
    patterns = [pattern, *(variant.value for each in selections(pattern) for variant in each.variants)]
    for each in patterns:
        for element in each.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
                found.add(element.expression.id.name)
    return found


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def values(pattern: ast.Pattern) -> dict[str, list[Any]]:
    """What each variable of a message is filled with: numbers, a word, or each word that is selected by."""
    filled: dict[str, list[Any]] = {
        name: ["Théo"] if name in TEXTS else list(NUMBERS) for name in sorted(variables(pattern))
    }
    for selection in selections(pattern):
        keys = [key_of(variant) for variant in selection.variants]
        if isinstance(selection.selector, ast.VariableReference):
            plural = all(key in ("one", "other") or key.isdigit() for key in keys)
            filled[selection.selector.id.name] = list(NUMBERS) if plural else keys
    return filled


def fillings(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """All numbers alike, and each number on its own among fives; for each word that is selected by."""
    choices = values(pattern)
    numeric = [name for name, of in choices.items() if of == list(NUMBERS)]
    words = [name for name in choices if name not in numeric]
    for chosen in product(*(choices[name] for name in words)):
        facts = dict(zip(words, chosen, strict=True))
        if not numeric:
            yield facts
        for number in NUMBERS:
            yield facts | dict.fromkeys(numeric, number)
            for name in numeric:
                yield facts | dict.fromkeys(numeric, 5) | {name: number}


@cache
def nouns(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words that a number makes different, in all messages: those of one, and those of more."""
    ones: set[str] = set()
    more: set[str] = set()
    for folder in FOLDERS.values():
        for _, pattern in messages(folder, language):
            for selection in selections(pattern):
                texts = {key_of(variant): set(written(variant.value)) for variant in selection.variants}
                if "one" in texts:
                    one, other = (set(re.findall(r"\w+", " ".join(texts[key]))) for key in ("one", "other"))
                    ones |= {word for word in one - other if len(word) > 2}
                    more |= {word for word in other - one if len(word) > 2}
    return frozenset(ones - more), frozenset(more - ones)


@pytest.mark.parametrize("scope", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_with_any_number(scope: str, language: str) -> None:
    made = bundle(scope, language)
    ones, more = nouns(language)
    if language != "th":
        assert {"en": {"points", "coins", "moves", "francs"}, "de": {"Siegpunkte", "Münzen", "Züge"}}[language] <= more
    faults = []
    for name, pattern in messages(FOLDERS[scope], language):
        message, _, part = name.partition(".")
        entry = made.get_message(message)
        for facts in fillings(pattern):
            text, errors = made.format_pattern(entry.attributes[part] if part else entry.value, facts)
            if errors or not text.strip() or re.search(r"[{}$]|\?\?\?", text):
                faults.append(f"{name}: {text!r} {errors}")
            for number, word in re.findall(r"(?<![\w.,−-])(\d+) (\w+)(?![\w-])", text):
                if word in (more if number == "1" else ones):
                    faults.append(f"{name}: {number} {word} in {text!r}")
    assert faults == []
