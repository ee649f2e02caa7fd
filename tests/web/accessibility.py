"""What is wrong with a page as it is shown: findings of axe, sideways scrolling, and what axe does not look for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.web.conftest import BrowserUser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# One main heading; every stop of the Tab key has a name and a size; what is pressed is as large as a finger, on a board
# where fingers press, except a link in a line of text; what answers around itself counts; no text is below 11 px.
OWN = """() => {
  const found = new Set();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (element) =>
    `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30)}"`;
  const title = (element) => {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ");
    const words = [element.getAttribute("aria-label"), element.title, element.textContent, element.placeholder];
    const more = [...ids.map((id) => document.getElementById(id)), ...(element.labels ?? [])];
    return [...words, ...more.map((each) => each?.textContent)].some((each) => each?.trim());
  };
  const fingers = matchMedia("(pointer: coarse)").matches;
  // with what lies around it and answers, too
  const size = (stop) => {
    const { width, height } = stop.getBoundingClientRect();
    const around = getComputedStyle(stop, "::after");
    if (around.position !== "absolute" || around.content === "none") return { width, height };
    return { width: Math.max(width, parseFloat(around.width)), height: Math.max(height, parseFloat(around.height)) };
  };
  const headings = [...document.querySelectorAll("h1")].filter(shown).length;
  if (headings !== 1) found.add(`the page has ${headings} main headings`);
  for (const stop of document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")) {
    if (stop.tabIndex < 0 || stop.disabled || stop.closest("[inert]") || !shown(stop)) continue;
    const { width, height } = size(stop);
    if (!title(stop)) found.add(`the Tab key stops at something without a name: ${stop.outerHTML.slice(0, 80)}`);
    if (width < 1 || height < 1) found.add(`the Tab key stops at something without a size: ${named(stop)}`);
    if (stop.matches("button, .button, select, summary, [role=tab]") && (fingers || !stop.closest(".board")))
      if (width < 43.5 || height < 43.5)
        found.add(`${named(stop)} is only ${Math.round(width)} by ${Math.round(height)} px`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest("svg, style, script, noscript") || !shown(element)) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < 11) found.add(`small print: ${named(element)}`);
  }
  return [...found];
}"""


def page_faults(user: BrowserUser) -> list[str]:
    """All findings of axe, what axe does not look for, and whether the page scrolls sideways."""
    faults = []
    wide = user.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if wide > 0:
        faults.append(f"scrolls sideways by {wide}")
    # through the debugger: the page's content security policy lets no foreign script in
    if user.page.evaluate("!window.axe"):
        user.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = user.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    for each in found["violations"]:
        where = [node["target"] for node in each["nodes"]][:3]
        faults.append(f"{each['id']}: {each['help']} at {json.dumps(where)}")
    own: list[str] = user.page.evaluate(OWN)
    return faults + own
