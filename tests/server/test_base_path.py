"""A server on a sub-path: page, files, requests, WebSocket, cookie and links are all below it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from tests.server.client import Browser
from tests.server.conftest import Server


async def at_the_table(server: Server) -> None:
    browser = Browser(f"{server.address}/games/salon")
    made = await browser.post(
        "/tables", {"game": "bids", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]}
    )
    assert made.status_code == 201, made.text
    assert "Path=/games/salon;" in made.headers["set-cookie"]
    connection = await browser.connect(made.json()["table"])
    await connection.wait_for_turn()
    assert (await connection.play(connection.legal_moves()[0]))["is"] == "done"
    await connection.close()
    await browser.close()


def test_everything_is_below_the_base_path(tmp_path: Path) -> None:
    server = Server(tmp_path, "--base-path", "/games/salon")
    try:
        with httpx.Client(base_url=f"http://{server.address}", trust_env=False) as http:
            for place in ("/games/salon", "/games/salon/", "/games/salon/table/abc"):
                page = http.get(place)
                assert page.status_code == 200 and "text/html" in page.headers["content-type"]
                assert '<meta name="base-path" content="/games/salon/"' in page.text
                files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
                assert len(files) >= 3 and all(file.startswith("/games/salon/") for file in files)
                assert {http.get(file).status_code for file in files} == {200}
            assert http.get("/games/salon/health").json()["status"] == "ok"
            assert http.get("/games/salon/api/schema/openapi.json").status_code == 200
            for elsewhere in ("/", "/health", "/api/games", "/assets/x.js", "/games/salons"):
                assert http.get(elsewhere).status_code == 404
        asyncio.run(at_the_table(server))
    finally:
        server.stop()
