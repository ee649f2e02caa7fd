"""The settings of a server process."""

from __future__ import annotations

import msgspec

from salon.kernel.component_form import OwnValue
from salon.players import DEFAULT_PLAYER


class OwnCopy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Component values as somebody's own copy of a game shows them, under a name."""

    name: str = ""
    values: dict[str, OwnValue] = {}


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    grace: float = 120.0  # seconds after which a stand-in may play for an absent person
    stand_in: str = DEFAULT_PLAYER  # the computer player that takes over a seat that was given up
    webhook: str | None = None  # URL that notices are posted to
    origins: tuple[str, ...] = ()  # further origins under which the page is served
    commands_per_second: float = 30.0  # per connection, on average
    command_burst: float = 90.0
    tables_per_hour: float = 300.0  # created from one address
    copies: dict[str, OwnCopy] = {}  # the component values of new tables, by game
    secure: bool = False  # the page is served by HTTPS
