"""What a page does in the exchange of parts, for tests: it commits, waits for all commitments, and reveals."""

from __future__ import annotations

from typing import Any

from salon.games import game as game_by_id
from salon.kernel.fair_deal import commitment_of, new_part
from salon.kernel.record import Record
from tests.server.client import Browser, Connection, seat_request


class Page:
    """The parts of one browser, by their commitments."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.parts: dict[str, str] = {}

    def new_commitment(self) -> str:
        part = new_part()
        self.parts[commitment_of(part)] = part
        return commitment_of(part)

    async def table(self, game: str, *seats: str) -> str:
        """Create a table and commit."""
        body = {"game": game, "seats": [seat_request(who) for who in seats], "commitment": self.new_commitment()}
        answer = await self.browser.post("/tables", body)
        assert answer.status_code == 201, answer.text
        self.browser.invitation = answer.json()["invitation"]
        return str(answer.json()["table"])

    async def join(self, table: str, invitation: str, name: str = "Bo") -> int:
        """Sit down and commit."""
        body = {"secret": invitation, "name": name, "commitment": self.new_commitment()}
        answer = await self.browser.post(f"/tables/{table}/join", body)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    async def commit(self, connection: Connection) -> dict[str, Any]:
        return await connection.command("commit", commitment=self.new_commitment())

    async def reveal(self, connection: Connection) -> dict[str, Any]:
        """Wait until all commitments are fixed, and reveal the part of one's own seats."""
        view = await connection.until(lambda view: (view["exchange"] or {}).get("stage") == "revealing")
        own = next(each for each in view["exchange"]["commitments"] if each["commitment"] in self.parts)
        return await connection.command("reveal", part=self.parts[own["commitment"]])


async def record_of_table(browser: Browser, table: str) -> Record:
    """The verified record of a finished table."""
    record = Record.from_json((await browser.get(f"/tables/{table}/record")).content, game_by_id)
    record.verify()
    return record
