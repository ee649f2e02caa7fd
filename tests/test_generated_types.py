"""The page's TypeScript types are those of the server's structs, and `make check` notices when they are not."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.games.bids import view
from salon.games.bids.game import Bids
from salon.server import type_export

ROOT = Path(__file__).parents[1]


def check(schemas: Path) -> tuple[int, str]:
    """What `make check` does with freshly written schemas: exit code and output."""
    command = ["node", "web/generate-types.js", "--check", str(schemas)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


class BidsView(view.BidsView, frozen=True):
    """The view of a game that was changed, and whose types were not generated again."""

    forgotten: int = 0


def test_what_has_changed_or_gone_makes_the_types_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That nothing is stale now is checked by `make check`."""
    monkeypatch.setattr(Bids, "view_type", BidsView)
    type_export.write(tmp_path)
    (tmp_path / "paris.json").unlink()
    said = "".join(f"web/src/generated/{name}.ts: is stale: run `make types`\n" for name in ("bids", "paris"))
    assert check(tmp_path) == (1, said)


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    """The schemas of the WebSocket's messages and of HTTP bodies."""
    documents = type_export.documents()
    return documents["http"]["components"]["schemas"] | documents["protocol"]["components"]["schemas"]


def test_what_is_always_sent_is_required(schemas: dict[str, Any]) -> None:
    assert "again" in schemas["Done"]["required"], "it has a default, and is sent all the same"
    assert set(schemas["CreatedTable"]["required"]) == {"table", "invitation"}


def test_only_omitted_defaults_are_optional(schemas: dict[str, Any]) -> None:
    assert schemas["Decision"]["required"] == ["id", "choices"]
    assert "guide" in schemas["Decision"]["properties"]


def test_a_client_may_leave_defaults_out(schemas: dict[str, Any]) -> None:
    assert schemas["Play"]["required"] == ["do", "decision", "move"]
    assert schemas["NewTable"]["required"] == ["game", "seats"]


def test_fields_have_their_names_on_the_wire_and_their_comments(schemas: dict[str, Any]) -> None:
    properties = schemas["TableView"]["properties"]
    assert "seat" not in properties
    assert properties["chair"]["description"] == "the seat whose view this is; None: a spectator"


def test_two_structs_of_one_name_are_refused() -> None:
    class Line(msgspec.Struct):
        text: str

    first = Line

    class Line(msgspec.Struct):  # type: ignore[no-redef]
        number: int

    with pytest.raises(ValueError, match="two structs on the wire are called Line"):
        type_export._structs_in([first, Line])
