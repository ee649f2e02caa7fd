"""What is wrong with a page as it is shown: findings of axe, and sideways scrolling."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.web.conftest import BrowserUser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def page_faults(user: BrowserUser) -> list[str]:
    """Serious findings of axe, and whether the page scrolls sideways."""
    faults = []
    wide = user.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if wide > 0:
        faults.append(f"scrolls sideways by {wide}")
    # through the debugger: the page's content security policy lets no foreign script in
    if user.page.evaluate("!window.axe"):
        user.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = user.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    for each in found["violations"]:
        if each["impact"] in ("serious", "critical"):
            where = [node["target"] for node in each["nodes"]][:3]
            faults.append(f"{each['id']}: {each['help']} at {json.dumps(where)}")
    return faults
