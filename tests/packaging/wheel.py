"""What `make wheel` wrote, as others get it: for `make test-wheel`.

The wheel is installed in empty environments with neither Node.js nor a compiler on the path; people play there in the
terminal, in Chromium, and in Chromium behind nginx on a sub-path.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import Server
from tests.web.conftest import LAPTOP, BrowserUser, chromium  # noqa: F401  a fixture
from tests.web.test_base_path import play_on_path

ROOT = Path(__file__).parents[2]
NGINX = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port};
        {locations}
    }}
}}
"""


def only(pattern: str) -> Path:
    found = list((ROOT / "dist").glob(pattern))
    assert len(found) == 1, f"run `make wheel` first: {found}"
    return found[0]


class Installed:
    """The wheel in a virtual environment of its own; nothing else is on the path."""

    def __init__(self, folder: Path, extra: str) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        self.bin = folder / "venv" / "bin"
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("SALON_", "PYTHON"))},
            "PATH": str(self.bin),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        assert all(shutil.which(tool, path=str(self.bin)) is None for tool in ("node", "npm", "gcc", "cc", "clang"))
        self.run("python", "-m", "pip", "install", "-q", "--only-binary", ":all:",
                 "-c", str(ROOT / "constraints.txt"), f"{only('*.whl')}{extra}", HOME=os.environ["HOME"])  # fmt: skip

    def run(
        self, program: str, *words: str, given: str = "", status: int = 0, **more: str
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [self.bin / program, *words], env=self.environment | more, cwd=self.folder,
            input=given, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        return done

    def packages(self) -> set[str]:
        lines = self.run("python", "-m", "pip", "list", "--format=freeze").stdout.lower().splitlines()
        return {line.partition("==")[0] for line in lines}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("base"), "")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("served"), "[serve]")


@pytest.fixture
def server(served: Installed, tmp_path: Path, request: Any) -> Iterator[Server]:
    class InstalledServer(Server):
        command = served.bin / "salon"

    started = InstalledServer(tmp_path, *getattr(request, "param", ()))
    yield started
    assert started.stop() == 0


# --- what is in it ------------------------------------------------------------------------------------------


def test_the_wheel_has_every_compiled_module_and_the_page() -> None:
    names = zipfile.ZipFile(only("*.whl")).namelist()
    headers = [header for header in (ROOT / "src").rglob("*.pxd") if header.with_suffix(".py").exists()]
    modules = [header for header in headers if not header.read_text().startswith("# Header only")]
    assert len(modules) > 20
    for module in modules:
        stem = str(module.relative_to(ROOT / "src").with_suffix(""))
        assert any(re.fullmatch(rf"{stem}\.[\w-]+\.(so|pyd)", name) for name in names), stem
    page = {name.partition("/page/")[2] for name in names if "/page/" in name}
    built = ROOT / "src" / "salon" / "server" / "page"
    assert page == {file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()}
    assert "index.html" in page and len(page) > 50
    assert not any(name.startswith(("tests/", "web/", "build/")) or name.endswith(".c") for name in names)


def test_the_source_distribution_has_the_page_and_nothing_that_was_compiled() -> None:
    with tarfile.open(only("*.tar.gz")) as archive:
        names = archive.getnames()
    assert any(name.endswith("src/salon/server/page/index.html") for name in names)
    assert sum(name.endswith(".pxd") for name in names) > 20
    assert not any(name.endswith((".so", ".pyc", ".c")) or "/web/" in name or "/tests/" in name for name in names)


@pytest.mark.parametrize(
    ("without", "sentence"),
    [("page", "index.html is missing: build the page first"), ("compiler", "error: ")],
)
def test_a_release_without_page_or_compiler_fails(tmp_path: Path, without: str, sentence: str) -> None:
    files = ("__init__.py", "kernel/__init__.py", "kernel/bits.pxd", "kernel/rng.py", "kernel/rng.pxd")
    for name in ("setup.py", *(f"src/salon/{file}" for file in files)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    if without != "page":
        (tmp_path / "src/salon/server/page").mkdir(parents=True)
        (tmp_path / "src/salon/server/page/index.html").touch()
    command = [sys.executable, "setup.py", "build_ext"]
    broken = {**os.environ, "CC": "false"}
    failed = subprocess.run(command, cwd=tmp_path, env=broken | {"SALON_RELEASE": "1"}, capture_output=True, text=True)
    assert failed.returncode != 0 and sentence in failed.stdout + failed.stderr
    tolerated = subprocess.run(command, cwd=tmp_path, env=broken, capture_output=True, text=True)
    assert tolerated.returncode == 0 and "Salon will run uncompiled" in tolerated.stdout, tolerated.stderr


# --- installed ----------------------------------------------------------------------------------------------


def test_the_base_is_light_and_plays_with_compiled_rules(base: Installed) -> None:
    assert not base.packages() & {"litestar", "uvicorn", "sqlalchemy", "alembic", "faker", "polyfactory"}
    done = base.run("salon", "play", "bids", "--seed", "5", given="1\n" * 50)
    assert "The game is over." in done.stdout
    assert (base.folder / "data" / "salon" / "bids.json").exists()
    where = base.run("python", "-c", "from salon.games.paris.rules import turn; print(turn.__file__)").stdout
    assert str(base.folder) in where and where.strip().endswith(".so")
    refused = base.run("salon", "serve", status=2)
    assert refused.stderr == "salon: this command needs the server; install it with: pip install 'salon[serve]'\n"


def test_a_move_in_the_browser(chromium: Browser, server: Server) -> None:  # noqa: F811
    user = BrowserUser(chromium, server, "en", LAPTOP)
    play_on_path(user, "")
    user.close()


def locations() -> str:
    """The locations of deploy/nginx.conf."""
    return "\n".join(re.findall(r"^    location.*?^    }", (ROOT / "deploy/nginx.conf").read_text(), re.S | re.M))


@pytest.fixture
def nginx(server: Server, tmp_path: Path) -> Iterator[str]:
    """The address of nginx before the server, on a free port."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "this test needs nginx: install Debian's package nginx-light"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    config = NGINX.format(folder=tmp_path, port=port, locations=locations().replace("127.0.0.1:8000", server.address))
    (tmp_path / "nginx.conf").write_text(config)
    process = subprocess.Popen([program, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    yield f"127.0.0.1:{port}"
    process.send_signal(signal.SIGQUIT)
    process.wait(20)


@pytest.mark.parametrize("server", [("--base-path", "/salon")], indirect=True)
def test_a_move_in_the_browser_behind_nginx_on_a_sub_path(chromium: Browser, nginx: str) -> None:  # noqa: F811
    user = BrowserUser(chromium, SimpleNamespace(address=nginx), "en", LAPTOP)  # type: ignore[arg-type]
    user.open("/salon")
    assert user.page.url.endswith("/salon/")
    play_on_path(user, "/salon")
    user.close()
