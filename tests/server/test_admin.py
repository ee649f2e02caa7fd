"""The administrator's commands on a running server: list, rollback, replace-seat, export, backup."""

from __future__ import annotations

import asyncio
import json
import random
import stat
from pathlib import Path

from salon.games import game as game_by_id
from salon.kernel.record import Record
from tests.processes import run_salon
from tests.server.conftest import Server
from tests.server.helpers import play_out, run


@run
async def test_rollback_of_a_table_with_connections(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random", name="Rescue")
    connection = await browser.connect(table)
    await connection.wait_for_turn()
    offered = connection.legal_moves()
    await connection.play(offered[0])
    assert "Rescue" in run_salon("table", "list", "--db", str(server.db)).stdout
    done = run_salon("table", "rollback", table, "--db", str(server.db))
    assert done.returncode == 0, done.stderr
    await connection.until(lambda view: view["decision"] and connection.legal_moves() == offered)
    assert any("back at an earlier move" in text for text in connection.log_texts())
    assert (await connection.play(offered[0]))["is"] == "done"
    await play_out([connection], random.Random(3))
    await connection.close()


@run
async def test_the_list_as_json(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "invited", name="For scripts")
    await browser.close()
    listed = json.loads(run_salon("table", "list", "--json", "--db", str(server.db)).stdout)
    row = next(each for each in listed if each["id"] == table)
    assert (row["game"], row["name"], row["status"], row["seats"]) == ("bids", "For scripts", "gathering", ["Ann", "–"])


@run
async def test_replace_seat_disconnects_its_holder(server: Server) -> None:
    old, new = server.browser(), server.browser()
    table = await old.table("paris", "me", "random")
    connection = await old.connect(table)
    opened = run_salon("table", "replace-seat", table, "1", "--db", str(server.db))
    assert opened.returncode == 0, opened.stderr
    secret = opened.stdout.strip().rsplit("#", 1)[1]
    await connection.until(lambda _: connection.close_code == 4001)
    assert (await old.get(f"/tables/{table}", chair=0)).status_code == 403
    assert (await new.post(f"/tables/{table}/join", {"secret": secret, "name": "Neu"})).json()["seat"] == 0
    fresh = await new.connect(table)
    assert fresh.view["seats"][0]["name"] == "Neu"
    await play_out([fresh], random.Random(4))
    await fresh.close()


@run
async def test_export_of_a_finished_table(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "random")
    assert run_salon("table", "export", table, "--db", str(server.db)).stderr.count("still going on") == 1
    connection = await browser.connect(table)
    await play_out([connection], random.Random(5))
    exported = run_salon("table", "export", table, "--db", str(server.db))
    assert exported.stderr == ""
    Record.from_json(exported.stdout, game_by_id).verify()
    await connection.close()


def test_backup_of_a_running_server(server: Server, tmp_path: Path) -> None:
    """Of a database, too, it is a file."""

    async def make() -> tuple[str, str, dict[str, object]]:
        browser = server.browser()
        table = await browser.table("paris", "me", "random")
        connection = await browser.connect(table)
        await connection.wait_for_turn()
        await connection.play(connection.legal_moves()[0])
        await connection.close()
        return table, browser.http.cookies["salon"], connection.view

    table, cookie, view = asyncio.run(make())
    copy = tmp_path / "tables.db"
    done = run_salon("backup", str(copy), "--db", str(server.db))
    assert done.returncode == 0 and "do not share it" in done.stdout
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    again = run_salon("backup", str(copy), "--db", str(server.db))
    assert again.returncode == 2 and "exists already" in again.stderr
    restored = Server(tmp_path, db=copy)

    async def look() -> None:
        browser = restored.browser()
        browser.http.cookies.set("salon", cookie)
        connection = await browser.connect(table)
        assert connection.view["view"] == view["view"] and connection.view["commitment"] == view["commitment"]
        await play_out([connection], random.Random(6))
        await connection.close()

    asyncio.run(look())
    assert restored.stop() == 0


def test_errors_are_one_sentence(server: Server, tmp_path: Path) -> None:
    for arguments, said in (
        (("table", "list", "--db", str(tmp_path / "no.db")), "there is no such store"),
        (("table", "rollback", "nothing", "--db", str(server.db)), "there is no table 'nothing'"),
        (("table", "export", "nothing", "--db", str(server.db)), "there is no table 'nothing'"),
        (("backup", str(tmp_path / "no" / "b.db"), "--db", str(server.db)), "cannot be written"),
        (("serve", "--db", "nonsense://x"), "cannot be used"),
        (("serve", "--port", "70000"), "--port must be a whole number from 0 to 65535"),
    ):
        answer = run_salon(*arguments)
        assert answer.returncode == 2 and said in answer.stderr and len(answer.stderr.splitlines()) == 1, answer.stderr
