"""What the games say: every message can be filled, numbers agree with their nouns, one thing has one name."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast, visitor

import salon
from salon.kernel.words import LANGUAGES

GAMES = salon.game_ids()
NUMBERS = (0, 1, 2, 3, 5)
PLURALS = ("zero", "one", "two", "few", "many", "other")

# The variables that are names, lists or texts. All others are numbers, at least in some messages.
NAMES = re.compile(
    "against|bank_list|board|buildings?|buyer|cause|choice|colours?|cost|counted|counter|direction|district|effects?"
    "|event|field|from|kind|landmarks?|leader|letter|list|marker|moment|moves?|name|next|numbers|on|open|pictures|piece"
    "|places?|player|resources?|side|skipped|split|start|sums|symbol|tallest|target|text|to|together|tokens?|units?|way"
    r"|what|why|words?|marker_\w+|effect_\w+|piles_of_\d|\w+_(counted|name|gain|list)"
)

# No table has one player, so players are left out.
NOUNS = {
    "en": "points coins francs keys tokens tiles cards leaders resources stages shields copies debts turns "
    "spaces rounds boards guilds symbols buildings landmarks entries",
    "de": "Punkte Siegpunkte Münzen Francs Karten Handkarten Ressourcen Schilde Bauabschnitte Bauabschnitten Gilden "
    "Runden Felder Symbole Sets Schulden",
}
SINGULARS = {
    "en": "point coin franc key token tile card leader resource stage shield copy debt turn",
    "de": "Punkt Siegpunkt Münze Franc Karte Handkarte Ressource Schild",
}
# A word may stand between the number and the noun: "2 debt tokens".
ONE_WITH_PLURAL = {
    language: re.compile(rf"(?<![\d/.,])1 (?:[a-z]+ )?({'|'.join(nouns.split())})(?![\w-])")
    for language, nouns in NOUNS.items()
}
SEVERAL_WITH_SINGULAR = {
    language: re.compile(rf"(?<![\d/.,])[0235] ({'|'.join(nouns.split())})(?![\w-]| tokens?\b)")
    for language, nouns in SINGULARS.items()
}


class Said(NamedTuple):
    """A message or a part of one."""

    message: str
    part: str | None
    choices: dict[str, list[str]]  # the variables that select a variant by a word, with these words
    texts: list[str]  # the plain text, without variables

    @property
    def name(self) -> str:
        """The id, with the part."""
        return f"{self.message}.{self.part}" if self.part else self.message


class Contents(visitor.Visitor):
    """Collects the texts, the variables and the words that select a variant."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.choices: dict[str, list[str]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        words = [key for key in keys if key not in PLURALS]
        if words and isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, ["other"]).extend(words)
        self.generic_visit(node)


@cache
def contents(game: str, language: str) -> tuple[list[Said], set[str]]:
    """All messages of a game, and all their variables."""
    words = salon.game(game).text.words
    said, variables = [], set()
    for file in words.files(language):
        if f"games/{game}/" not in file.as_posix():
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for part, node in [(None, entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
                    found = Contents()
                    found.visit(node)
                    said.append(Said(entry.id.name, part, found.choices, found.texts))
                    variables |= found.variables
    return said, variables


def rendered(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Every message with every number and every variant."""
    words = salon.game(game).text.words
    said, variables = contents(game, language)
    for number in NUMBERS:
        facts: dict[str, Any] = dict.fromkeys(variables, number)
        facts |= {name: "x" for name in variables if NAMES.fullmatch(name)}
        for each in said:
            for chosen in itertools.product(*each.choices.values()):
                filled = facts | dict(zip(each.choices, chosen, strict=True))
                if each.part:
                    yield each.name, words.part(language, each.message, each.part, **filled)
                else:
                    yield each.name, words.text(language, each.message, **filled)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_filled(game: str, language: str) -> None:
    for name, text in rendered(game, language):
        assert text and "{" not in text and "$" not in text, name
        assert text == text.strip() and "  " not in text.replace("A  ", "").replace("B  ", "").replace("C  ", ""), name


@pytest.mark.parametrize("language", ONE_WITH_PLURAL)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_agree_with_their_nouns(game: str, language: str) -> None:
    wrong = (ONE_WITH_PLURAL[language], SEVERAL_WITH_SINGULAR[language])
    found = [(name, text) for name, text in rendered(game, language) if any(each.search(text) for each in wrong)]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "costs 1 coins"),
        ("en", "gets 1 francs."),
        ("en", "1 debt tokens"),
        ("en", "2 point"),
        ("de", "1 Punkte"),
        ("de", "für 1 Münzen"),
        ("de", "1 Francs"),
    ],
)
def test_a_wrong_number_would_be_found(language: str, text: str) -> None:
    assert ONE_WITH_PLURAL[language].search(text) or SEVERAL_WITH_SINGULAR[language].search(text)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_whole_sentences(game: str, language: str) -> None:
    for name, text in rendered(game, language):
        if name.startswith("event-"):
            assert text.endswith(".") and (text[0].isupper() or text[0] in "x0123456789"), (name, text)
        if name.startswith(("move-", "reason-", "stage-", "why-", "option-")):
            assert not text.endswith("."), (name, text)


# Words for which the games have a better one, as patterns. A key with a game is for that game alone.
AVOIDED = {
    "en": r"[Ww]hoever|\bchairs?\b|\badvice\b|\bclauses?\b|[Rr]oll(s|ed)? back|\bcomputer players?\b"
    r"|\bbrings?\b|\bholds?\b|\bone's\b|the own\b|!|'| …",
    "en paris": r"\b(a|the|your|other|another|each|single|lower|that) places?\b|\bplaces (held|of)\b|\bmarkers?\b"
    r"|\bfigures?\b|\bgiv(e|ing|en) (away|pairs?)\b|\bleaves? (it|them)\b|\b[Ss]ums?\b|\bkinds?\b|the first one",
    "en wonders": r"\b[Ss]ells?\b|\b[Ss]old\b|\b[Mm]akes?\b|\b[Ll]ooms?\b|\b[Pp]icks\b"
    r"|\b(raw|manufactured) resources?\b|\bCivic\b|\bWar\b|\bhands? go(es)?\b|\bby a chain\b|\bleads? to\b"
    r"|\bright to build\b|\bnext door\b|\bleft over\b|\bcards of Age\b|\b(this|each) age\b",
    "de": r"Computerspieler|Rücknahme|Regelung|Festlegung|\bsanft\b|\bscharf\b|[Dd]as Spiel ist|\bPunkte?n?\b"
    r"|\bVersetz\b|\bBeweg\b|\bNutz\b|\bWähl\b|!",
    "de paris": r"Wohnhaus|\bOrte?n?\b|\b(ein|zwei) Prestige\b|Rohstoff|\babgegeben|\babgeben\b|Viertel"
    r"|Endspielplättchen",
    "de wonders": r"\bHände\b|\bGriffe?\b|\bBank\b|\bGewinne\b|\bSatz\b|\bSätze\b|\bLehm\b|\b[Zz]ivil|\bProdukten?\b"
    r"|\babgelegt\b|\bAbschnitt\b|Bauabschnitte? (bauen|baut|gebaut)|Karten von Zeitalter|\bRecht\b|\b[Vv]erkauf",
    "th": r"แต้ม|เกมจบแล้ว|สรุปกติกา|ผู้เล่นคอมพิวเตอร์|การเดิน|ข้อวินิจฉัย|ตัวบท|อนุมาน|มิฉะนั้น|เด็ดขาด|[;?!]",
    "th paris": r"ครอบครอง|สถานที่(?!สำคัญ)|สละ|แถบแผ่นโบนัส|ข้าม|อาคาร",
    "th wonders": r"ความขัดแย้ง|สายเชื่อม|ขาย|การเสียเหรียญ|คัดลอก|ส่งการ์ดในมือ",
}
# Messages that need such a word, and why.
ALLOWED = {
    ("wonders", "card-loom"): "the name of a card",
    ("wonders", "card-scriptorium"): "the Thai name of a card: a house where books are copied",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_thing_has_one_name(game: str, language: str) -> None:
    avoided = [re.compile(AVOIDED[key]) for key in (language, f"{language} {game}") if key in AVOIDED]
    found = [
        (each.name, text)
        for each in contents(game, language)[0]
        for text in each.texts
        if (game, each.message) not in ALLOWED and any(pattern.search(text) for pattern in avoided)
    ]
    assert found == []


def test_exceptions_are_needed() -> None:
    for game, message in ALLOWED:
        texts = [
            (language, text)
            for language in LANGUAGES
            for each in contents(game, language)[0]
            if each.message == message
            for text in each.texts
        ]
        assert any(re.search(f"{AVOIDED[lang]}|{AVOIDED[f'{lang} {game}']}", text) for lang, text in texts), message
