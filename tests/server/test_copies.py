"""Own copies over HTTP: the form, checking, files, and tables that are created with a copy."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import salon
from tests.server.client import Browser
from tests.server.conftest import Server
from tests.server.helpers import play_out, run

OWN = {"bank.chaillot": 5, "bank.la-villette": 4, "prices.buy.marble": 4}


async def check(browser: Browser, values: dict[str, Any], game: str = "paris", lang: str = "en") -> Any:
    answer = await browser.post(f"/games/{game}/components/check?lang={lang}", {"values": values})
    assert answer.status_code == 200, answer.text
    return answer.json()


@run
async def test_the_form_has_groups_of_fields_in_the_language_of_the_reader(server: Server) -> None:
    browser = server.browser()
    groups = (await browser.get("/games/paris/component-form", lang="de")).json()
    assert groups[0]["title"] == "Banken"
    field = groups[0]["fields"][0]
    assert (field["key"], field["label"], field["value"]) == ("bank.chaillot", "Bank von Chaillot", 4)
    assert [choice["value"] for choice in field["choices"]] == [2, 3, 4, 5, 6, 7]
    assert (await browser.get("/games/chess/component-form")).status_code == 404


@run
async def test_a_check_tells_differences_and_faults(server: Server) -> None:
    browser = server.browser()
    found = await check(browser, {**OWN, "bank.montmartre": 2})
    assert found["faults"] == []
    assert {each["key"]: (each["released"], each["own"]) for each in found["differences"]} == {
        "bank.chaillot": ("4", "5"),
        "bank.la-villette": ("5", "4"),
        "prices.buy.marble": ("3", "4"),
    }
    found = await check(browser, {"prices.buy.wood": 1, "bank.chaillot": 5})
    assert [fault["key"] for fault in found["faults"]] == ["prices.buy.wood"]
    assert len(found["differences"]) == 2, "an impossible value is told as a difference, too"
    found = await check(browser, {"bank.atlantis": 1})
    assert [fault["key"] for fault in found["faults"]] == ["bank.atlantis"]
    assert found["differences"] == []


@run
async def test_faults_are_told_in_the_language_of_the_reader_all_of_them(server: Server) -> None:
    browser = server.browser()
    values = {"prices.buy.wood": 1, "bonus_tile.18.copies.4": 4, "bank.chaillot": 100, "building.chaillot.1": "castle"}
    told = {lang: (await check(browser, values, lang=lang))["faults"] for lang in ("en", "de", "th")}
    keys = {"prices.buy.wood", "bonus_tile", "bank.chaillot", "building.chaillot.1"}
    for faults in told.values():
        assert {fault["key"] for fault in faults} == keys
    for one, other in (("en", "de"), ("de", "th"), ("th", "en")):
        assert {fault["text"] for fault in told[one]}.isdisjoint(fault["text"] for fault in told[other])
    english = {fault["key"]: fault["text"] for fault in told["en"]}
    assert english["bank.chaillot"] == "Bank of Chaillot: must be from 0 to 99, not 100."
    assert english["bonus_tile"].startswith("Bonus tiles: ")


@run
async def test_a_token_of_one_field_is_a_difference_with_a_label(server: Server) -> None:
    own = {"marker.chaillot.1": "silver", "marker.chaillot.2": "bronze"}
    found = await check(server.browser(), own)
    assert found["faults"] == []
    assert [each["label"] for each in found["differences"]] == [
        "Token beside Chaillot, field 1",
        "Token beside Chaillot, field 2",
    ]


@run
async def test_a_card_of_seven_wonders_can_be_corrected(server: Server) -> None:
    found = await check(server.browser(), {"card.altar.effects": ["points 3"], "card.altar.coins": 1}, "wonders")
    assert found["faults"] == []
    assert [each["label"] for each in found["differences"]] == ["Altar, cost in coins", "Altar, effects"]


@run
async def test_a_copy_is_written_to_a_file_and_read_again(server: Server) -> None:
    browser = server.browser()
    answer = await browser.post("/games/paris/components/export", {"name": " Ann’s\ncopy ", "values": OWN})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/toml")
    read = (await browser.post("/games/paris/components/import", {"toml": answer.text})).json()
    assert read == {"name": "Ann’s copy", "values": OWN, "faults": []}
    file = Path(server.folder) / "copy.toml"
    file.write_text(answer.text, encoding="utf-8")
    assert salon.game("paris", file).components.overrides == OWN


@run
async def test_a_whole_component_file_is_read_as_no_difference(server: Server) -> None:
    text = (salon.game("paris").folder / "components" / "1.toml").read_text(encoding="utf-8")
    read = (await server.browser().post("/games/paris/components/import", {"toml": text})).json()
    assert read == {"name": "", "values": {}, "faults": []}


@run
async def test_a_file_with_impossible_values_is_read_with_its_faults(server: Server) -> None:
    text = "[bank]\nchaillot = 5\natlantis = 3\n"
    read = (await server.browser().post("/games/paris/components/import", {"toml": text})).json()
    assert read["values"] == {"bank.chaillot": 5}
    assert [fault["key"] for fault in read["faults"]] == ["bank.atlantis"]


BAD_FILES = [
    "[",
    "a = " + "[" * 3_000,
    "a = " + "9" * 5_000,
    ".".join("a" * 3_000) + " = 1",
    "a = 1979-05-27",
    "a = 1e400",
]


@run
async def test_what_is_no_file_of_values_gets_one_sentence_in_the_language_of_the_reader(server: Server) -> None:
    browser = server.browser()
    for text in BAD_FILES:
        sentences = set()
        for lang in ("en", "de", "th"):
            answer = await browser.post(f"/games/paris/components/import?lang={lang}", {"toml": text})
            assert answer.status_code == 400, text[:40]
            sentence = answer.json()["text"]
            assert "\n" not in sentence
            assert len(sentence) < 300
            sentences.add(sentence)
        assert len(sentences) == 3
    assert (await browser.post("/games/paris/components/import", {"toml": "#" * 140_000})).status_code == 413
    assert (await browser.post("/games/paris/components/import", {"toml": "#" * 400_000})).status_code == 413


HOSTILE: list[Any] = [10**30, -(10**9), 1.5, True, None, "x" * 201, [1] * 21, [[1]], {"a": 1}, ["x" * 300]]


@pytest.mark.parametrize("path", ["check", "export", "pieces?seats=2"])
@run
async def test_values_of_no_component_are_refused(server: Server, path: str) -> None:
    browser = server.browser()
    for value in HOSTILE:
        answer = await browser.post(f"/games/paris/components/{path}", {"values": {"bank.chaillot": value}})
        assert answer.status_code == 400, (value, answer.text)
        assert answer.json()["text"]
    many = {f"k{number}": 1 for number in range(2_001)}
    answer = await browser.post(f"/games/paris/components/{path}", {"values": many})
    assert answer.status_code in (400, 413)


@run
async def test_no_table_is_created_with_such_values(server: Server) -> None:
    browser = server.browser()
    seats = [{"who": "me"}, {"who": "computer"}]
    for value in [*HOSTILE, "five", 100]:
        body = {"game": "paris", "seats": seats, "copy": {"name": "x", "values": {"bank.chaillot": value}}}
        answer = await browser.post("/tables", body)
        assert answer.status_code == 400, (value, answer.text)


@run
async def test_the_pieces_of_a_copy_have_its_numbers(server: Server) -> None:
    browser = server.browser()
    pieces = (await browser.post("/games/paris/components/pieces?seats=4", {"values": OWN})).json()
    assert pieces["bank:chaillot"]["data"]["francs"] == 5
    answer = await browser.post("/games/paris/components/pieces?seats=4", {"values": {"prices.buy.wood": 0}})
    assert answer.status_code == 400
    assert answer.json()["code"] == "impossible-copy"


@run
async def test_a_table_with_a_copy_tells_its_name_and_differences(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("paris", "me", "random", copy={"name": "Ann’s copy", "values": OWN})
    shown = (await browser.get(f"/tables/{table}")).json()
    assert shown["copy"] == {"name": "Ann’s copy", "differences": 3}
    differences = (await browser.get(f"/tables/{table}/differences", lang="de")).json()
    assert [each["label"] for each in differences][:2] == ["Bank von Chaillot", "Bank von La Villette"]
    plain = await browser.table("paris", "me", "random")
    assert (await browser.get(f"/tables/{plain}/differences")).json() == []


@run
async def test_a_replay_tells_the_copy_too(server: Server) -> None:
    browser = server.browser()
    table = await browser.table("bids", "me", "random", copy={"name": "Ann’s copy", "values": {"start.coins": 9}})
    connection = await browser.connect(table)
    await play_out([connection], random.Random(1))
    await connection.close()
    outline = (await browser.get(f"/tables/{table}/replay")).json()
    assert outline["copy"] == {"name": "Ann’s copy", "differences": 1}
    assert outline["verified"] is True
