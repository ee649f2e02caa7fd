"""How many bytes a page costs over the wire, as they are sent: compressed, with their headers."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import BrowserUser


def loaded_bytes(user: BrowserUser, path: str, drawn: str = "main h1, main svg") -> int:
    """Open a page that is not cached; the bytes received until it is drawn and nothing more is asked for."""
    sizes: list[int] = []
    session = user.context.new_cdp_session(user.page)
    session.send("Network.enable")

    def finished(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    def frame(event: dict[str, Any]) -> None:
        sizes.append(len(event["response"]["payloadData"].encode()))

    session.on("Network.loadingFinished", finished)
    session.on("Network.webSocketFrameReceived", frame)
    user.open(path)
    user.page.locator(drawn).first.wait_for()
    user.page.wait_for_load_state("networkidle")
    session.detach()
    return sum(sizes)
