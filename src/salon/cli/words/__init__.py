"""The messages of the command line, in every language."""

from pathlib import Path

from salon.kernel.words import Words

WORDS = Words(Path(__file__).parent)
