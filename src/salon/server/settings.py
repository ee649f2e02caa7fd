"""The settings of a server process, in one table.

Every field of `Settings` that has a description is a setting. The setting `tables_per_hour` is the key
`tables_per_hour` of a configuration file, the environment variable `SALON_TABLES_PER_HOUR` and the flag
`--tables-per-hour`. `read_settings()` reads all three, and `python -m salon.server.settings` prints the table of the
documentation.
"""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from salon.kernel.component_form import OwnValue
from salon.kernel.reasons import SalonError
from salon.kernel.toml_file import read_toml
from salon.players import DEFAULT_PLAYER, PLAYERS
from salon.server.events import Tempo, TempoName

PREFIX = "SALON_"
CONFIG = f"{PREFIX}CONFIG"  # names the configuration file
OTHER_VARIABLES = {CONFIG, *(PREFIX + name for name in ("PURE", "DEBUG", "RELEASE", "SKIP_COMPILE", "CHROMIUM"))}
BASE_PATH = r"\A(/[A-Za-z0-9_-][A-Za-z0-9._~-]*)*\Z"

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["json", "text"]


class OwnCopy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Component values as somebody's own copy of a game shows them, under a name."""

    name: str = ""
    values: dict[str, OwnValue] = {}


def _about(description: str, **more: Any) -> Meta:
    """The description of a setting, its limits, and in `extra` what `Setting` needs to know."""
    limits = {key: more.pop(key) for key in ("ge", "gt", "le", "pattern", "min_length") if key in more}
    return Meta(description=description, extra=more, **limits)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    host: Annotated[str, _about("the address to listen on; 0.0.0.0 is every network of this machine")] = "127.0.0.1"
    port: Annotated[int, _about("the port to listen on; 0 is any that is free", ge=0, le=65535)] = 8000
    db: Annotated[
        str | None,
        _about("a database URL or an SQLite file; by default a file in your data folder", metavar="URL", path=True),
    ] = None
    base_path: Annotated[
        str,
        _about("the path of the page behind a reverse proxy", pattern=BASE_PATH, expected="a path such as /salon"),
    ] = ""
    https: Annotated[bool, _about("a reverse proxy serves HTTPS: cookies are sent over HTTPS only")] = False
    origins: Annotated[
        tuple[str, ...], _about("further addresses under which the page is served", flag="--origin", metavar="URL")
    ] = ()
    names: Annotated[
        tuple[str, ...], _about("host names under which the server is reached", flag="--name", metavar="HOST")
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        _about(
            "addresses or networks of reverse proxies whose X-Forwarded-For and -Proto are believed",
            flag="--trusted-proxy",
            metavar="ADDRESS",
        ),
    ] = ()
    webhook: Annotated[
        str | None, _about("a notice is posted to this address when a person must act", metavar="URL", secret=True)
    ] = None
    components: Annotated[
        tuple[str, ...],
        _about("component values of your own copy, for new tables; one file for each game", metavar="FILE", path=True),
    ] = ()
    grace: Annotated[
        float,
        _about(
            "seconds until a computer player may play for an absent person, at a live table", ge=0, metavar="SECONDS"
        ),
    ] = 120.0
    grace_days: Annotated[float, _about("days, the same at a table over days", ge=0, metavar="DAYS")] = 3.0
    stand_in: Annotated[str, _about("plays for people who are absent or have left", choices=tuple(PLAYERS))] = (
        DEFAULT_PLAYER
    )
    # limits of one visitor; those of an address are higher, see `limits`
    tables_per_hour: Annotated[
        float,
        _about(
            "tables that one visitor may open; an address four times as many, as with all limits",
            gt=0,
            metavar="N",
            old_flag="--tables-an-hour",
        ),
    ] = 75.0
    max_running_tables: Annotated[
        int, _about("tables of one visitor that are not over and were opened within a day", ge=1, metavar="N")
    ] = 40
    max_connections: Annotated[int, _about("connections open at the same time", ge=1, metavar="N")] = 1000
    max_connections_per_address: Annotated[
        int, _about("the same from one address, without windows at tables and trusted proxies", ge=1, metavar="N")
    ] = 250
    max_sockets: Annotated[int, _about("windows of one visitor at tables", ge=1, metavar="N")] = 25
    commands_per_second: Annotated[
        float,
        _about("commands and requests of one visitor, on average", gt=0, metavar="N", old_flag="--acts-a-second"),
    ] = 30.0
    command_burst: Annotated[float, _about("commands and requests of one visitor at once", ge=1, metavar="N")] = 150.0
    processes: Annotated[
        int, _about("server processes on this port; more than one needs PostgreSQL", ge=1, le=64, metavar="N")
    ] = 1
    bot_threads: Annotated[
        int,
        _about(
            "computer players that think at the same time in this process; 0 leaves it to `salon work`",
            ge=0,
            le=64,
            metavar="N",
        ),
    ] = 2
    metrics_token: Annotated[
        Annotated[str, Meta(min_length=16)] | None,
        _about(
            "turns on /metrics, for requests with this bearer token",
            metavar="TOKEN",
            secret=True,
            expected="a text of at least 16 characters",
        ),
    ] = None
    metrics_port: Annotated[
        int,
        _about(
            "a port for /health and /metrics of one process: this one for the first, the next one for the second",
            ge=0,
            le=65535,
        ),
    ] = 0
    log_level: Annotated[LogLevel, _about("the least important messages that are logged")] = "info"
    log_format: Annotated[LogFormat, _about("how a line of the log is written")] = "json"

    copies: dict[str, OwnCopy] = {}  # read from the files of `components`, by game

    def tempo(self, name: TempoName) -> Tempo:
        """The tempo of a new table."""
        return Tempo(name, self.grace if name == "live" else self.grace_days * 24 * 3600, self.stand_in)


class Setting(msgspec.Struct, frozen=True):
    """One row of the table: how a setting is named, converted and described."""

    key: str
    type: Any  # with its limits
    meta: Meta
    default: Any

    @property
    def flag(self) -> str:
        """The flag of the command line."""
        return str(self._extra("flag") or "--" + self.key.replace("_", "-"))

    @property
    def flags(self) -> list[str]:
        """The flag, and the one of earlier versions."""
        return [flag for flag in (self.flag, self._extra("old_flag")) if flag]

    @property
    def variable(self) -> str:
        """The environment variable."""
        return PREFIX + self.key.upper()

    @property
    def metavar(self) -> str | None:
        """What the help of the command line calls the value."""
        return "|".join(self.choices) if self.choices else self._extra("metavar") or self.key.upper()

    @property
    def kind(self) -> Any:
        """The plain type: without limits, and without None."""
        plain = _without_limits(self.type)
        alternatives = [_without_limits(each) for each in get_args(plain) if each is not type(None)]
        return alternatives[0] if type(None) in get_args(plain) else plain

    @property
    def is_list(self) -> bool:
        """Whether there can be several values."""
        return get_origin(self.kind) is tuple

    @property
    def choices(self) -> tuple[str, ...]:
        """All possible values, if they can be listed."""
        return get_args(self.kind) if get_origin(self.kind) is Literal else self._extra("choices") or ()

    @property
    def expected(self) -> str:
        """What a value must be, for an error message."""
        if self.choices:
            return f"one of {', '.join(self.choices)}"
        kinds = {bool: "true or false", int: "a whole number", float: "a number"}
        text = self._extra("expected") or kinds.get(self.kind) or ("a list of texts" if self.is_list else "a text")
        if self.meta.ge is not None and self.meta.le is not None:
            return f"{text} from {self.meta.ge:g} to {self.meta.le:g}"
        if self.meta.ge is not None:
            return f"{text}, at least {self.meta.ge:g}"
        return f"{text} above {self.meta.gt:g}" if self.meta.gt is not None else str(text)

    def convert(self, value: Any, source: str) -> Any:
        """A value of a file, a variable or a flag; raises SalonError, which never shows the value."""
        if isinstance(value, str) and self.is_list:
            value = [part.strip() for part in value.split(",") if part.strip()]
        try:
            converted = msgspec.convert(value, self.type, strict=False)
        except msgspec.ValidationError:
            converted = math.nan
        if isinstance(converted, float) and not math.isfinite(converted):
            raise SalonError(f"{source} must be {self.expected}")
        if self.choices and converted not in self.choices:
            raise SalonError(f"{source} must be {self.expected}")
        return converted

    def relative_to(self, folder: Path, value: Any) -> Any:
        """A value of a file in this folder: its file names are relative to the folder."""
        if not self._extra("path"):
            return value
        if self.is_list:
            return tuple(str(folder / each) for each in value)
        return value if value is None or "://" in value else str(folder / value)

    def _extra(self, name: str) -> Any:
        return (self.meta.extra or {}).get(name)


def _without_limits(annotated: Any) -> Any:
    return get_args(annotated)[0] if get_origin(annotated) is Annotated else annotated


def _rows() -> Iterator[Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        hint = hints[field.name]
        if get_origin(hint) is Annotated:
            yield Setting(field.name, hint, hint.__metadata__[0], field.default)


SETTINGS = {row.key: row for row in _rows()}


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings from flags (by key), else from the environment, else from a file, else by default.

    Without a file, the environment may name one. Raises SalonError for what cannot be used.
    """
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    values = _from_file(file) if file is not None else {}
    for row in SETTINGS.values():
        if environment.get(row.variable):
            values[row.key] = row.convert(environment[row.variable], row.variable)
        if flags.get(row.key) is not None:
            values[row.key] = row.convert(flags[row.key], row.flag)
    return Settings(**values)


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings but are none."""
    known = OTHER_VARIABLES | {row.variable for row in SETTINGS.values()}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _from_file(file: Path) -> dict[str, Any]:
    values = {}
    for key, value in read_toml(file).items():
        row = SETTINGS.get(key)
        if row is None:
            near = difflib.get_close_matches(key, SETTINGS, 1)
            raise SalonError(f"{file}: there is no setting {key!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
        values[key] = row.relative_to(file.absolute().parent, row.convert(value, f"{file}: {key}"))
    return values


def markdown_table() -> str:
    """The table of the documentation."""
    lines = ["| key in the file | flag | environment | default | what it is |", "|---|---|---|---|---|"]
    for row in SETTINGS.values():
        default = ", ".join(row.default) if row.is_list else row.default
        shown = (
            f"`{str(default).lower() if isinstance(default, bool) else default}`" if default not in (None, "") else ""
        )
        about = str(row.meta.description) + (f" ({', '.join(row.choices)})" if row.choices else "")
        lines.append(f"| `{row.key}` | `{row.flag}` | `{row.variable}` | {shown} | {about} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(markdown_table())
