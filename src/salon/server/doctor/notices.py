"""Notices that a person must act: those that were not delivered, and whether the webhook can be reached."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

from salon.kernel.reasons import SalonError
from salon.server.doctor.finding import Finding, count, seconds
from salon.server.outbox import check_webhook

LATE = 60.0  # seconds
CONNECT_TIMEOUT = 5.0


def examine_notices(groups: Iterable[tuple[Any, ...]]) -> Iterator[Finding]:
    """What became of notices: state, number and the time when the first is due, for each state."""
    for state, number, due in groups:
        late = time.time() - due
        if state == "failed":
            yield Finding("notices", "note", f"{count(number, 'notice')} given up after several attempts",
                          "look at the program behind the webhook, and at the log of the server")  # fmt: skip
        if state == "waiting" and late > LATE:
            yield Finding("notices", "bad", f"{count(number, 'notice')} not delivered, the oldest for {seconds(late)}",
                          "is a server or a worker running that has --webhook?")  # fmt: skip


async def examine_webhook(url: str) -> Finding:
    """Whether somebody answers at the address of the webhook; nothing is posted."""
    try:
        check_webhook(url)
    except SalonError:
        return Finding("notices", "bad", "--webhook is not an address that begins with http:// or https://")
    target = urlsplit(url)
    secure = target.scheme == "https"
    host, port = target.hostname or "", target.port or (443 if secure else 80)
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT):
            _, writer = await asyncio.open_connection(host, port, ssl=secure or None)
            writer.close()
    except TimeoutError:
        problem = f"nobody answers within {CONNECT_TIMEOUT:g} seconds"
    except OSError as error:
        problem = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror or str(error)
    else:
        return Finding("notices", "good", f"the webhook at {host}:{port} can be reached")
    return Finding("notices", "bad", f"the webhook at {host}:{port} cannot be reached: {problem}",
                   "notices are kept and tried again; set --webhook to an address that answers")  # fmt: skip
