"""Settings from flags, the environment and a file: which one wins, and one sentence for what cannot be used."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from salon import SalonError
from salon.players import DEFAULT_PLAYER
from salon.server.settings import SETTINGS, Settings, markdown_table, read_settings, unknown_variables
from salon.server.store import store_at
from tests.processes import run_salon
from tests.server.conftest import Server

ROOT = Path(__file__).parents[2]
SECRET = "do-not-print-this"


def config(folder: Path, text: str) -> Path:
    file = folder / "salon.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = config(tmp_path, 'port = 1\ngrace = 1\nlog_level = "error"\nhttps = true\norigins = ["a", "b"]')
    environment = {"SALON_PORT": "2", "SALON_GRACE": "2.5", "SALON_WEBHOOK": ""}
    settings = read_settings({"port": "3", "https": False, "host": None}, environment, file)
    assert (settings.port, settings.grace, settings.log_level, settings.https) == (3, 2.5, "error", False)
    assert settings.origins == ("a", "b") and settings.webhook is None
    assert settings.host == "127.0.0.1" and settings.stand_in == DEFAULT_PLAYER


def test_the_environment_names_the_file_and_lists_with_commas(tmp_path: Path) -> None:
    file = config(tmp_path, "port = 1")
    settings = read_settings({}, {"SALON_CONFIG": str(file), "SALON_TRUSTED_PROXIES": "10.0.0.0/8, ::1"})
    assert settings.port == 1 and settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert read_settings({}, {}) == Settings()


def test_files_named_in_the_file_are_beside_it(tmp_path: Path) -> None:
    settings = read_settings({}, {}, config(tmp_path, 'db = "tables.db"\ncomponents = ["my.toml"]'))
    assert settings.db == str(tmp_path / "tables.db") and settings.components == (str(tmp_path / "my.toml"),)
    url = "postgresql://somewhere/salon"
    assert read_settings({}, {}, config(tmp_path, f'db = "{url}"')).db == url


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "there is no setting 'prot'; did you mean 'port'?"),
        ("xyzzy = 1", "there is no setting 'xyzzy'"),
        ("[server]\nport = 1", "there is no setting 'server'"),
        ('port = "many"', "port must be a whole number from 0 to 65535"),
        ("port = 70000", "port must be a whole number from 0 to 65535"),
        ("grace = -1", "grace must be a number, at least 0"),
        ("grace = nan", "is not valid TOML: a number is too large"),
        ("tables_per_hour = 0", "tables_per_hour must be a number above 0"),
        ('https = "perhaps"', "https must be true or false"),
        ('log_format = "xml"', "log_format must be one of json, text"),
        ('stand_in = "nobody"', f"stand_in must be one of {', '.join(SETTINGS['stand_in'].choices)}"),
        ('base_path = "salon"', "base_path must be a path such as /salon"),
        ('base_path = "/.."', "base_path must be a path such as /salon"),
        ("origins = 5", "origins must be a list of texts"),
        (f'metrics_token = ["{SECRET}"]', "metrics_token must be a text of at least 16 characters"),
        ('metrics_token = "short"', "metrics_token must be a text of at least 16 characters"),
        (f'webhook = "{SECRET}', "is not valid TOML: Unterminated string (at end of document)"),
    ],
)
def test_a_bad_file_is_refused_with_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = config(tmp_path, text)
    with pytest.raises(SalonError) as caught:
        read_settings({}, {}, file)
    assert str(caught.value) in (f"{file}: {sentence}", f"{file.name}: {sentence}")
    assert SECRET not in str(caught.value)


def test_bad_variables_and_flags_are_named() -> None:
    with pytest.raises(SalonError, match=r"^SALON_PORT must be a whole number from 0 to 65535$"):
        read_settings({}, {"SALON_PORT": "tcp://10.0.0.1:80"})
    with pytest.raises(SalonError, match=r"^--stand-in must be one of "):
        read_settings({"stand_in": "nobody"}, {})
    assert unknown_variables({"SALON_PROT": "1", "SALON_PORT": "1", "SALON_PURE": "1", "HOME": "x"}) == ["SALON_PROT"]


def test_the_command_reads_all_three(tmp_path: Path) -> None:
    """A server that cannot be started names the file; `salon table` reads the same file."""
    file = config(tmp_path, f'db = "postgresql+nothing://me:{SECRET}@127.0.0.1/salon"\nhost = "256.0.0.1"')

    def salon(*words: str, **environment: str) -> tuple[int, str]:
        done = run_salon(*words, environment=os.environ | environment)
        assert SECRET not in done.stdout + done.stderr
        return done.returncode, done.stderr

    status, text = salon("table", "list", SALON_CONFIG=str(file))
    assert status == 2 and text.startswith("salon: the store 'postgresql+nothing://me:***@127.0.0.1/salon' cannot")
    status, text = salon("serve", "--config", str(file), SALON_DB=str(tmp_path / "x.db"), SALON_PORT="5")
    assert status == 2 and text.startswith("salon: 256.0.0.1:5 cannot be used"), text
    status, text = salon("table", "list", "--config", str(tmp_path / "none.toml"))
    assert status == 2 and text == f"salon: {tmp_path / 'none.toml'}: cannot be read (No such file or directory)\n"


def test_a_store_that_cannot_be_used_does_not_show_its_password() -> None:
    with pytest.raises(SalonError) as caught:
        store_at(f"no-such-database://me:{SECRET}@host/salon")
    assert SECRET not in str(caught.value)


def test_every_setting_is_described_and_the_docs_have_the_table() -> None:
    assert set(Settings.__struct_fields__) - set(SETTINGS) == {"copies"}
    assert all(row.meta.description for row in SETTINGS.values())
    assert markdown_table() in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_log_is_text_or_json_and_has_a_level(tmp_path: Path) -> None:
    def log_of(*more: str) -> str:
        os.environ["SALON_XYZZY"] = "1"  # a warning
        try:
            folder = tmp_path / "-".join(more)
            folder.mkdir()
            server = Server(folder, *more)
            server.stop()
            return server.log.read_text()
        finally:
            del os.environ["SALON_XYZZY"]

    warning = json.loads(log_of("--log-format", "json").splitlines()[0])
    assert (warning["level"], warning["text"]) == ("warning", "SALON_XYZZY is not a setting")
    assert "WARNING salon.server: SALON_XYZZY is not a setting" in log_of("--log-format", "text")
    assert log_of("--log-level", "error") == ""
