"""Whether everything on a page fits: nothing scrolls sideways, no words are cut off, no button lies hidden."""

from __future__ import annotations

from tests.web.conftest import Reader
from tests.web.test_pages import look

# For each text and each button: the part of it that its boxes let through. What can be scrolled into sight is in sight.
CUT = """() => {
  const found = new Set();
  const named = (element) => {
    const row = element.closest("[data-row]")?.dataset.row;
    const own = typeof element.className === "string" ? element.className.replace(/svelte-\\S+|\\s+/g, " ").trim() : "";
    return `${element.localName}${own && "." + own.replaceAll(" ", ".")}${row ? ` of ${row}` : ""}`;
  };
  const unseen = (element) =>
    element.closest(".spoken, title, desc, script, style, [hidden], dialog:not([open])") ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // how far a box stands out of what its ancestors show, and out of the window
  function outside(element, box) {
    let { left, right, top, bottom } = box;
    let scrolls = { x: false, y: false };
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "inline" || style.display === "contents") continue;
      const room = each.getBoundingClientRect();
      if (style.textOverflow === "ellipsis" && style.overflowX !== "visible") right = Math.min(right, room.right);
      if (["auto", "scroll"].includes(style.overflowX)) scrolls.x = true;
      if (["auto", "scroll"].includes(style.overflowY)) scrolls.y = true;
      const cut = (axis) => ["hidden", "clip"].includes(axis === "x" ? style.overflowX : style.overflowY) && !scrolls[axis];
      if (cut("x") && (room.left - left > 1.5 || right - room.right > 1.5))
        return `${Math.round(Math.max(room.left - left, right - room.right))} px sideways by ${named(each)}`;
      if (cut("y") && (room.top - top > 1.5 || bottom - room.bottom > 1.5))
        return `${Math.round(Math.max(room.top - top, bottom - room.bottom))} px upright by ${named(each)}`;
      if (style.position === "fixed") scrolls = { x: true, y: true };
    }
    if (!scrolls.x && (left < -1.5 || right > innerWidth + 1.5)) return "sideways by the window";
    if (!scrolls.y && document.documentElement.scrollHeight <= innerHeight + 1 && (top < -1.5 || bottom > innerHeight + 1.5))
      return "upright by the window";
    return "";
  }
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || unseen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // a line is as high as its letters, not as its spacing
      const slack = Math.max(0, (box.height - parseFloat(getComputedStyle(text.parentElement).fontSize)) / 2);
      const letters = { left: box.left, right: box.right, top: box.top + slack, bottom: box.bottom - slack };
      const how = outside(text.parentElement, letters);
      if (how) found.add(`the words "${text.data.trim().slice(0, 30)}" in ${named(text.parentElement)} are cut ${how}`);
    }
  }
  for (const button of document.querySelectorAll("main button, main a, main label")) {
    if (unseen(button)) continue;
    const box = button.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const how = outside(button.parentElement, box);
    if (how) found.add(`the button ${named(button)} "${button.textContent.trim().slice(0, 30)}" is cut ${how}`);
    button.scrollIntoViewIfNeeded?.();
    const now = button.getBoundingClientRect();
    const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
    if (hit && !button.contains(hit) && !hit.contains(button))
      found.add(`the button ${named(button)} "${button.textContent.trim().slice(0, 30)}" lies under ${named(hit)}`);
  }
  return [...found];
}"""


def fits(one: Reader) -> list[str]:
    """What does not fit on the page as it is shown, or is hard to use for somebody."""
    cut: list[str] = one.page.evaluate(CUT)
    return look(one) + cut
