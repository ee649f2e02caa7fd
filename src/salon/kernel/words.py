"""The words of a game in every language, from Fluent files: `words/en.ftl`, `de.ftl`, `th.ftl`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from salon.kernel.reasons import SalonError

LANGUAGES = ("en", "de", "th")


@cache
def words_in(*folders: Path) -> Words:
    """The words of some folders; games with other component values share them."""
    return Words(*folders)


class Words:
    """Messages by language and id; the files of several folders make one vocabulary."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, Any] = {}
        # a game uses the same few thousand sentences again and again; formatting one costs a hundred times a lookup
        self._filled = lru_cache(maxsize=20_000, typed=True)(self._fill)

    def files(self, language: str) -> list[Path]:
        """The files of a language: `en.ftl` and, beside it, files like `rulebook.en.ftl`."""
        names = (f"{language}.ftl", f"*.{language}.ftl")
        return [file for folder in self.folders for name in names for file in sorted(folder.glob(name))]

    def ids(self, language: str) -> list[str]:
        """The ids of all messages of a language, in the order of the files."""
        from fluent.syntax import FluentParser, ast

        parser = FluentParser()
        return [
            entry.id.name
            for file in self.files(language)
            for entry in parser.parse(file.read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message)
        ]

    def has(self, language: str, message: str) -> bool:
        """Whether the language has the message."""
        return bool(self._bundle(language).has_message(message))

    def text(self, language: str, message: str, **facts: Any) -> str:
        """A message in a language, filled with facts."""
        return self._filled(language, message, None, **facts)

    def part(self, language: str, message: str, part: str, **facts: Any) -> str:
        """A named part of a message, like `.ruling`, in a language, filled with facts."""
        return self._filled(language, message, part, **facts)

    def _fill(self, language: str, message: str, part: str | None, /, **facts: Any) -> str:
        bundle = self._bundle(language)
        if not bundle.has_message(message):
            raise SalonError(f"the {language} words have no message {message!r}")
        entry = bundle.get_message(message)
        pattern = entry.attributes[part] if part else entry.value
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise SalonError(f"the {language} message {message!r} cannot be filled: {errors[0]}")
        return str(text)

    def has_part(self, language: str, message: str, part: str) -> bool:
        """Whether the message has a part of that name."""
        return part in self._bundle(language).get_message(message).attributes

    def _bundle(self, language: str) -> Any:
        """The messages of a language, read when they are first needed."""
        if language not in self._bundles:
            if language not in LANGUAGES:
                raise SalonError(f"there is no language {language!r}: choose one of {', '.join(LANGUAGES)}")
            # imported when a text is needed: it takes as long as all of the rules
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            for file in self.files(language):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]
