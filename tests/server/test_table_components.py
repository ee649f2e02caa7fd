"""A table shows the component values it is played with, beside tables with other values in the same server."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.games.paris.game import Paris
from salon.kernel.components import Components
from salon.server import events
from salon.server import table as table_module
from salon.server.events import SeatPlan
from salon.server.table import Table, new_record
from tests.server.client import Browser
from tests.server.conftest import Server
from tests.server.helpers import play_out, run

OWN = {
    "prices.buy.marble": 7,
    "bank.montmartre": 9,
    "bonus_tile.22.points": 11,
    "landmark.14.prestige": ["gold-prestige", "gold-prestige", "gold-prestige"],
    "landmark.14.points": [6, 6, 6],
}
COPY = {"name": "Attic", "values": OWN}


async def look_up(browser: Browser, table: str, what: str, lang: str = "en") -> Any:
    answer = await browser.get(f"/tables/{table}/{what}", lang=lang)
    assert answer.status_code == 200, answer.text
    return answer.json()


@run
async def test_two_tables_with_different_values(server: Server) -> None:
    browser = server.browser()
    own = await browser.table("paris", "me", "random", copy=COPY)
    released = await browser.table("paris", "me", "random")
    for table, marble, bank, points in ((own, 7, 9, 11), (released, 3, 2, 8)):
        for lang in ("en", "de", "th"):
            pieces = await look_up(browser, table, "pieces", lang)
            assert pieces["marble"]["data"]["buy"] == marble and str(marble) in pieces["marble"]["text"]
            assert pieces["bank:montmartre"]["data"]["francs"] == bank
            assert str(bank) in pieces["bank:montmartre"]["text"]
            assert pieces["tile-22"]["data"]["icons"] == [{"id": "seal", "number": points}]
            assert str(points) in pieces["tile-22"]["text"]
            clauses = {
                c["number"]: c["text"] for s in await look_up(browser, table, "rules", lang) for c in s["clauses"]
            }
            assert str(bank) in clauses["5.2"] and str(points) in clauses["13.22"]
            aid = "\n".join(line for section in await look_up(browser, table, "aid", lang) for line in section["lines"])
            assert str(points) in aid
        values = {value["key"]: value for value in await look_up(browser, table, "components")}
        assert values["bank.montmartre"]["value"] == bank and values["bank.montmartre"]["released"] == 2
    pictures = (await look_up(browser, own, "pieces"))["landmark-14"]["data"]["pictures"]
    assert pictures == [{"token": "gold-prestige", "points": 6}] * 3
    view = (await browser.get(f"/tables/{own}", chair=0)).json()
    assert view["copy"] == {"name": "Attic", "differences": len(OWN)}
    other = (await browser.get(f"/tables/{released}", chair=0)).json()
    assert other["copy"] is None and other["components"] != view["components"]
    await browser.close()


@run
async def test_previews_log_and_replay_have_the_values_of_the_table(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random", copy=COPY)
    connection = await browser.connect(table, 0)
    await connection.wait_for_turn()
    while "key:Mo" not in connection.legal_moves():
        await connection.play(next(move for move in connection.legal_moves() if move.startswith(("draw", "end"))))
        await connection.wait_for_turn()
    choices = {choice["move"]: choice for choice in connection.view["decision"]["choices"]}
    assert choices["key:Mo"]["changes"]["francs"] == 9
    before = connection.view["view"]["seats"][0]["francs"]
    await connection.play("key:Mo")
    assert connection.view["view"]["seats"][0]["francs"] == before + 9
    assert any("9" in text for text in connection.log_texts())
    await play_out([connection], random.Random(1))
    outline = await look_up(browser, table, "replay")
    assert outline["copy"]["name"] == "Attic" and outline["verified"]
    record = salon.Record.from_json((await browser.get(f"/tables/{table}/record")).content, salon.game)
    record.verify()
    assert record.game.components.overrides == OWN
    for what, body in (("rematch", {}), ("fork", {"move": 5, "seat": 0, "player": "random"})):
        made = (await browser.post(f"/tables/{table}/{what}", body)).json()["table"]
        assert (await browser.get(f"/tables/{made}")).json()["copy"] == {"name": "Attic", "differences": len(OWN)}
    await connection.close()
    await browser.close()


@pytest.mark.parametrize(
    "values, said",
    [
        ({"bank.nowhere": 3}, "bank.nowhere"),
        ({"bank.montmartre": "x"}, "Montmartre"),
        ({"bank.montmartre": 700}, "700"),
    ],
)
def test_values_that_cannot_be_used_are_refused(server: Server, values: dict[str, Any], said: str) -> None:
    @run
    async def test(server: Server) -> None:
        browser = server.browser()
        seats = [{"who": "me"}, {"who": "computer"}]
        answer = await browser.post(
            "/tables", {"game": "paris", "seats": seats, "copy": {"name": "x", "values": values}}
        )
        assert answer.status_code == 400 and said in answer.json()["text"]
        assert (await browser.get("/tables/mine")).json() == []
        await browser.close()

    test(server)


@run
async def test_an_answer_is_sent_once_for_the_same_values(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random")
    first = await browser.get(f"/tables/{table}/pieces", lang="en")
    again = await browser.http.get(
        f"/api/tables/{table}/pieces?lang=en", headers={"If-None-Match": first.headers["etag"]}
    )
    assert again.status_code == 304 and again.content == b""
    german = await browser.http.get(
        f"/api/tables/{table}/pieces?lang=de", headers={"If-None-Match": first.headers["etag"]}
    )
    assert german.status_code == 200
    await browser.close()


def test_a_file_of_components_is_for_all_new_tables(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    file.write_text("[bank]\nmontmartre = 9\n", encoding="utf-8")
    server = Server(tmp_path, "--components", str(file))

    @run
    async def test(server: Server) -> None:
        browser = server.browser()
        table = await browser.table("paris", "me", "random")
        view = (await browser.get(f"/tables/{table}")).json()
        assert view["copy"] == {"name": "my-copy", "differences": 1}
        pieces = (await browser.get("/games/paris/pieces", seats=2)).json()
        assert pieces["bank:montmartre"]["data"]["francs"] == 9
        assert (await browser.get("/games/wonders/pieces", seats=3)).status_code == 200
        await browser.close()

    try:
        test(server)
    finally:
        server.stop()


def test_a_second_released_file_changes_nothing_at_running_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = salon.game("paris")
    opened = events.TableOpened(
        "paris", "", game.deal(2, "old").options, [SeatPlan("person", str(n)) for n in range(2)]
    )
    stored = [events.encode(event) for event in (opened, events.GameDealt(new_record(game, 2, opened.options, "old")))]
    folder = tmp_path / "paris"
    folder.mkdir()
    for part in Paris.folder.iterdir():
        if part.name != "components":
            (folder / part.name).symlink_to(part)
    (folder / "components").mkdir()
    first = (Paris.folder / "components" / "1.toml").read_text(encoding="utf-8")
    (folder / "components" / "1.toml").write_text(first, encoding="utf-8")
    second = first.replace("montmartre = 2", "montmartre = 9")
    assert second != first
    (folder / "components" / "2.toml").write_text(second, encoding="utf-8")
    monkeypatch.setattr(Paris, "folder", folder)

    def load(_game_id: str, components: Components | None = None) -> Paris:
        return Paris(components)  # not the game that other tests share

    monkeypatch.setattr(table_module, "game_by_id", load)
    monkeypatch.setattr(table_module, "corrected_game", lambda game_id, _corrections: load(game_id))
    assert load("paris").components["bank.montmartre"] == 9, "new tables have the new values"
    table = Table("running")
    for number, line in enumerate(stored):
        table.apply(events.decode(line), float(number))
    assert table.game.components.hash == game.components.hash
    assert table.game.text.catalogue("en", 2) == game.text.catalogue("en", 2)
    assert table.position is not None and table.record is not None
    assert table.position.to_bytes() == game.start(table.record.deal).to_bytes()
