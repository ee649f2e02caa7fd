"""Whether everything on a page fits: nothing scrolls sideways, no words are cut off, no button is hidden."""

from __future__ import annotations

from tests.web.accessibility import page_faults
from tests.web.conftest import BrowserUser

MOST = 10  # findings in one answer: one fault has many
# For each text and each button: the part of it that its boxes let through, and whether it is on top. What can be
# scrolled into sight is in sight; the story at a glance shows as many lines as there is room for, and cuts the rest.
# The words of a drawing lie under the buttons of its spots, and its lens cuts them.
CUT = """() => {
  const found = new Set();
  const named = (element) => {
    const row = element.closest("[data-row]")?.dataset.row;
    const own = (element.getAttribute("class") ?? "").replace(/svelte-\\S+/g, "").trim().replace(/\\s+/g, ".");
    return `${element.localName}${own && "." + own}${row ? ` of ${row}` : ""}`;
  };
  const unseen = (element) =>
    element.closest(".spoken, .glance, [role=tooltip], [data-drawing], title, desc, style, [hidden]") ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // words that end in an ellipsis are meant to
  function shortened(element, { left, right, top, bottom }) {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.textOverflow === "ellipsis" && style.overflowX !== "visible")
        right = Math.min(right, each.getBoundingClientRect().right);
    }
    return { left, right, top, bottom };
  }
  // what cuts a box off: an ancestor or the window; null if it is scrolled out of sight, "" if nothing does
  function cutBy(element, { left, right, top, bottom }) {
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "inline" || style.display === "contents") continue;
      const room = each.getBoundingClientRect();
      const sideways = Math.max(room.left - left, right - room.right);
      const upright = Math.max(room.top - top, bottom - room.bottom);
      const does = (how, ...kinds) => kinds.includes(how);
      if (sideways > 1.5 && does(style.overflowX, "auto", "scroll")) return null;
      if (upright > 1.5 && does(style.overflowY, "auto", "scroll")) return null;
      if (sideways > 1.5 && does(style.overflowX, "hidden", "clip")) return `sideways by ${named(each)}`;
      if (upright > 1.5 && does(style.overflowY, "hidden", "clip")) return `upright by ${named(each)}`;
    }
    if (left < -1.5 || right > innerWidth + 1.5) return "sideways by the window";
    if (top < -1.5 || bottom > innerHeight + 1.5)
      return document.documentElement.scrollHeight > innerHeight + 1 ? null : "upright by the window";
    return "";
  }
  const covers = (element, box) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit || hit.contains(element) || element.contains(hit)) return null;
    const control = element.closest("button, a, label");
    return control && control === hit.closest("button, a, label") ? null : hit;
  };
  function judge(what, element, whole) {
    const box = shortened(element, whole);
    const cut = cutBy(element, box);
    if (cut) found.add(`${what} is cut ${cut}`);
    const over = cut === "" && covers(element, box);
    if (over) found.add(`${what} lies under ${named(over)}`);
  }
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // a line is as high as its letters, not as its spacing
      const slack = Math.max(0, (box.height - parseFloat(getComputedStyle(element).fontSize)) / 2);
      const letters = { left: box.left, right: box.right, top: box.top + slack, bottom: box.bottom - slack };
      judge(`"${text.data.trim().slice(0, 30)}" in ${named(element)}`, element, letters);
    }
  }
  for (const button of document.querySelectorAll("main :is(button, a, label)")) {
    const box = button.getBoundingClientRect();
    if (!unseen(button) && box.width && box.height)
      judge(`the button ${named(button)} "${button.textContent.trim().slice(0, 30)}"`, button, box);
  }
  return [...found];
}"""


# Fonts are there, and the size of the page's boxes is the same in four pictures one after the other.
SETTLED = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const sizes = () => [...document.querySelectorAll("main, main *")].map((each) => each.scrollWidth).join();
  for (let same = 0, before = "", tries = 0; same < 4 && tries < 120; tries++) {
    await frame();
    const now = sizes();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""


def cut_faults(user: BrowserUser) -> list[str]:
    """What does not fit on the page as it is shown."""
    user.page.evaluate(SETTLED)
    cut: list[str] = user.page.evaluate(CUT)
    return cut[:MOST] + [f"and {len(cut) - MOST} more"] * (len(cut) > MOST)


def layout_faults(user: BrowserUser) -> list[str]:
    """What does not fit on the page as it is shown, or is hard to use."""
    return cut_faults(user) + page_faults(user)
