"""What forked commands need, imported once: see `processes`."""

import salon.cli.main
import salon.server.run  # noqa: F401
from salon.games import game, game_ids
from salon.kernel.words import LANGUAGES

for _each in game_ids():
    for _language in LANGUAGES:
        game(_each).text.words.has(_language, "")
