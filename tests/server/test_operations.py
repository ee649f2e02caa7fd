"""What the administrator of a site has: metrics of each process, a dashboard that shows them, files for containers."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.postgres import cluster
from tests.processes import SalonProcess
from tests.server.conftest import Server
from tests.server.test_metrics import TOKEN, values

pytestmark = pytest.mark.one_store

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
FUNCTIONS = {"sum", "rate", "histogram_quantile", "max", "by", "le", "clamp_min", "increase", "instance", "count"}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def metrics_at(port: int) -> str:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", headers=headers, trust_env=False)
    assert answer.status_code == 200
    return answer.text


@pytest.fixture(scope="module")
def texts(tmp_path_factory: Any) -> dict[str, str]:
    """The metrics of a server and of a worker on one database, after some moves and a hint."""
    folder, db, port = tmp_path_factory.mktemp("site"), cluster().new_database(), free_port()
    words = ("--metrics-token", TOKEN)
    server = Server(folder, *words, "--bot-threads", "0", db=db)
    arguments = ["work", "--db", db, *words, "--metrics-port", str(port)]
    worker = SalonProcess(arguments, stdout=folder / "worker", stderr=folder / "worker.err")
    try:
        assert "ready" in worker.first_line(), (folder / "worker.err").read_text()

        async def play() -> None:
            browser = server.browser()
            table = await browser.table("bids", "me", "steady", hints=True)
            connection = await browser.connect(table)
            for _ in range(3):
                await connection.wait_for_turn()
                assert (await connection.command("hint"))["is"] == "hinted"
                assert (await connection.play(connection.legal_moves()[0]))["is"] == "done"
            await connection.wait_for_turn()
            await asyncio.sleep(1.0)  # a heartbeat
            await connection.close()

        asyncio.run(play())
        return {"serve": metrics_at(int(server.port)), "work": metrics_at(port)}
    finally:
        worker.send_signal(15)
        assert worker.wait(10) == 0
        server.stop()


@pytest.mark.parametrize("kind", ["serve", "work"])
def test_each_process_says_what_it_is_and_who_is_there(texts: dict[str, str], kind: str) -> None:
    found = values(texts[kind])
    assert f'kind="{kind}"' in texts[kind]
    assert found["salon_processes"] == 2
    assert found["salon_store_conflicts_total"] >= 0 == found["salon_store_reconnects_total"]
    assert {f'salon_waiting{{of="{each}"}}' for each in ("table", "question")} <= found.keys()


def test_the_worker_has_claimed_and_thought_and_the_server_has_not(texts: dict[str, str]) -> None:
    server, worker = values(texts["serve"]), values(texts["work"])
    assert worker['salon_claims_total{of="table"}'] >= 1
    assert worker['salon_claims_total{of="question"}'] >= 3
    assert server['salon_claims_total{of="table"}'] == 0 == server["salon_thinking_seconds_count"]
    assert worker['salon_moves_total{by="computer"}'] >= 3 == server['salon_moves_total{by="person"}']
    assert worker["salon_thinking_seconds_count"] >= 6


def panels() -> list[dict[str, Any]]:
    return [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]


@pytest.mark.parametrize("panel", panels(), ids=lambda panel: panel["title"])
def test_the_dashboard_shows_what_there_is(texts: dict[str, str], panel: dict[str, Any]) -> None:
    """Every name in a query is one that some process answers with."""
    known = {line.split("{")[0].split(" ")[0] for text in texts.values() for line in text.splitlines()}
    assert panel["description"] and panel["targets"]
    for target in panel["targets"]:
        names = set(re.findall(r"\b(?:salon|process|python)_\w+", target["expr"]))
        assert names and names <= known, names - known
        assert "$instance" in target["expr"], "it can be shown for one process"


def test_the_dashboard_is_one_that_grafana_imports() -> None:
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
    assert {"title", "uid", "schemaVersion", "templating", "time", "refresh"} <= DASHBOARD.keys()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] >= 0 and place["x"] + place["w"] <= 24
        if panel["type"] != "row":
            assert panel["datasource"]["uid"] == "${source}" and panel["fieldConfig"]["defaults"]["unit"]


def test_files_of_the_site_name_commands_and_settings_that_exist() -> None:
    """The containers of compose.yaml: their variables are settings, their commands are known."""
    from salon.server.settings import OTHER_VARIABLES, SETTINGS

    known = {row.variable for row in SETTINGS.values()} | OTHER_VARIABLES | {"SALON_DOMAIN"}
    for file in (DEPLOY.parent / "compose.yaml", DEPLOY / "compose-single.yaml"):
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"\bSALON_[A-Z_]+", text)) <= known
        for words in re.findall(r'command: \["salon", (.*)\]', text):
            command = [word.strip('" ') for word in words.split(",")]
            done = subprocess.run(
                [str(Path(sys.executable).with_name("salon")), command[0], "--help"],
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0 and all(word in done.stdout for word in command if word.startswith("--"))
