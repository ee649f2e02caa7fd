"""/metrics: off without a token, and with one it counts what happens."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from salon.server.metrics import BOUNDS, Durations
from tests.server.conftest import Server
from tests.server.helpers import run

TOKEN = "0123456789abcdef-secret"


def read(server: Server, token: str | None = TOKEN) -> httpx.Response:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return httpx.get(f"http://{server.address}/metrics", headers=headers, trust_env=False)


def values(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(salon_\S+(?:\{.*?\})?) (\S+)$", text, re.MULTILINE)}


@run
async def test_without_a_token_there_are_no_metrics(server: Server) -> None:
    for answer in (read(server), read(server, None)):
        assert answer.status_code == 404 and answer.json()["code"] == "no-such-address"


def test_durations_are_grouped_by_upper_bounds() -> None:
    durations = Durations()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, 99.0):
        durations.observe(seconds)
    assert durations.counts[:2] == [2, 1] and durations.counts[-1] == 1 and sum(durations.counts) == 4


async def play(server: Server) -> tuple[str, dict[str, float]]:
    """Two moves at a table with a computer player; the metrics while it is connected."""
    browser = server.browser()
    table = await browser.table("bids", "me", "steady")
    connection = await browser.connect(table)
    for _ in range(2):
        await connection.wait_for_turn()
        assert (await connection.play(connection.legal_moves()[0]))["is"] == "done"
    await asyncio.sleep(1.2)  # the event loop is measured twice a second
    found = values(read(server).text)
    await connection.close()
    await browser.close()
    return table, found


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    server = Server(tmp_path, "--metrics-token", TOKEN)
    try:
        for wrong in (None, "wrong", TOKEN + "x"):
            assert read(server, wrong).status_code == 404
        table, found = asyncio.run(play(server))
        assert found['salon_moves_total{by="person"}'] == 2
        assert found['salon_moves_total{by="computer"}'] >= 1
        assert found["salon_move_seconds_count"] == 2 == found['salon_move_seconds_bucket{le="+Inf"}']
        assert 0 < found["salon_move_seconds_sum"] < 20
        assert found["salon_sockets"] == 1 == found["salon_tables"]
        assert found["salon_thinking_seconds_count"] >= 1 and found["salon_thinking_waiting"] == 0
        assert found["salon_store_write_seconds_count"] >= 3 and found["salon_store_writes_total"] >= 3
        assert found["salon_event_loop_lag_seconds_count"] >= 1
        text = read(server).text
        assert 'path="/api/tables"' in text and table not in text and TOKEN not in text
        assert "process_cpu_seconds_total" in text
        assert TOKEN not in server.log.read_text()
    finally:
        server.stop()


def test_the_way_of_a_move_uses_plain_numbers_and_nothing_of_prometheus() -> None:
    source = Path(__file__).parents[2] / "src" / "salon" / "server"
    users = [file.name for file in source.glob("*.py") if "prometheus_client" in file.read_text(encoding="utf-8")]
    assert users == ["metrics_api.py"]
