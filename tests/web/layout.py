"""Whether everything on a page fits: nothing scrolls sideways, no words are cut off, no button is hidden."""

from __future__ import annotations

from tests.web.accessibility import page_faults
from tests.web.conftest import BrowserUser

MOST = 10  # findings in one answer: one fault has many
# What lies over the board is looked at instead of it: what was opened, a hint on a small screen, and the result of a
# game, which lies over the whole board or beside one that made room for it.
FRONT = """
  const moved = document.querySelector("main > .aside");
  const beside = moved && getComputedStyle(moved).translate !== "none";
  const result = document.querySelector("main > section");
  const board = document.querySelector("main > .board");
  const opened = document.querySelector("main .board [role=dialog], main > .hint-panel");
  const over = opened && opened.getBoundingClientRect().left < board.getBoundingClientRect().right;
  const front = over ? opened : result && (beside || result.clientWidth > innerWidth * 0.8) ? result : null;
  const root = front ?? document.querySelector("main");
"""
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
    let style;
    // what is placed by itself is cut by what it is placed in
    const around = (each) => (style.position === "absolute" && each.offsetParent) || each.parentElement;
    for (let each = element; each && each !== document.documentElement; each = around(each)) {
      style = getComputedStyle(each);
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
    if (getComputedStyle(hit.closest("th, td") ?? hit).position === "sticky") return null; // rows scroll under it
    const control = element.closest("button, a, label");
    if (!control || control !== hit.closest("button, a, label")) return hit;
    // a part of the same control may lie over another, but only if one sees through it
    for (let each = hit; each !== control && !each.contains(element); each = each.parentElement)
      if (!/^(transparent|rgba\\(.*, 0\\))$/.test(getComputedStyle(each).backgroundColor)) return each;
    return null;
  };
  function judge(what, element, whole) {
    const box = shortened(element, whole);
    const cut = cutBy(element, box);
    if (cut) found.add(`${what} is cut ${cut}`);
    const over = cut === "" && covers(element, box);
    if (over) found.add(`${what} lies under ${named(over)}`);
  }
  FRONT
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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
  for (const button of root.querySelectorAll("button, a, label")) {
    const box = button.getBoundingClientRect();
    if (!unseen(button) && box.width && box.height)
      judge(`the button ${named(button)} "${button.textContent.trim().slice(0, 30)}"`, button, box);
  }
  return [...found];
}""".replace("FRONT", FRONT)


# What is whole, and yet hard to read or to press: lists that end in half a line or without a sign that there is more,
# words that end in an ellipsis or stand out of their pill, letters below 11 pixels, targets too small for a finger.
# What a list shows ends `--cut` pixels above its foot. A rule's link inside words is no target of its own; in the city
# a tap picks the nearest house.
UNREADABLE = """(touch) => {
  const found = new Set();
  const SMALLEST = 11, FINGER = 44;
  const named = (element) => {
    const own = (element.getAttribute("class") ?? "").replace(/svelte-\\S+/g, "").trim().replace(/\\s+/g, ".");
    return `${element.localName}${own && "." + own}`;
  };
  const said = (element) => `"${element.textContent.trim().replace(/\\s+/g, " ").slice(0, 30)}" in ${named(element)}`;
  FRONT
  const seen = (element) =>
    !element.closest(".spoken, [role=tooltip], title, desc, style, [hidden]") &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 2;
  const listOf = (element) => {
    for (let each = element.parentElement; each && each !== root.parentElement; each = each.parentElement)
      if (scrolls(each)) return each;
    return null;
  };
  function shownIn(list) {
    const { top, bottom } = list.getBoundingClientRect();
    return { top, bottom: bottom - (parseFloat(getComputedStyle(list).getPropertyValue("--cut")) || 0) };
  }
  const past = (list, { top, bottom }) => list && (bottom > shownIn(list).bottom + 2 || top < shownIn(list).top - 2);
  const page = front?.getBoundingClientRect();
  const scrolledOut = ({ top, bottom }) => page && (top < page.top || bottom > page.bottom);
  // a line of which more than a hair is shown and more than a hair is hidden
  function halved(what, list, { top, bottom }) {
    const shown = shownIn(list);
    const visible = Math.min(bottom, shown.bottom) - Math.max(top, shown.top);
    if (visible > 2 && bottom > shown.bottom + 2) found.add(`half of ${what} at the foot of ${named(list)}`);
  }
  for (const list of root.querySelectorAll("*"))
    if (scrolls(list) && seen(list) && list.scrollTop + list.clientHeight < list.scrollHeight - 8) {
      const sign = list.dataset.more === "below" || list.parentElement.querySelector(":scope > .further");
      if (!sign) found.add(`nothing says that ${named(list)} scrolls`);
    }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !seen(element)) continue;
    const style = getComputedStyle(element);
    const drawn = element.closest("svg, [data-drawing]");
    if (!drawn && parseFloat(style.fontSize) < SMALLEST) found.add(`${said(element)} is set in ${style.fontSize}`);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const list = listOf(element);
    for (const box of range.getClientRects()) {
      const slack = Math.max(0, (box.height - parseFloat(style.fontSize)) / 2);
      const letters = { left: box.left, right: box.right, top: box.top + slack, bottom: box.bottom - slack };
      if (list) halved(`the line ${said(element)}`, list, letters);
      if (drawn) continue;
      for (let pill = element; pill !== root; pill = pill.parentElement) {
        const look = getComputedStyle(pill);
        if (look.display === "inline" || look.display === "contents") continue;
        if (look.textOverflow === "ellipsis" && look.overflowX !== "visible") {
          const clamped = look.webkitLineClamp !== "none" && pill.scrollHeight > pill.clientHeight + 3;
          if (clamped || pill.scrollWidth > pill.clientWidth + 1) found.add(`${said(pill)} is shortened`);
          break;
        }
        if (!/^(transparent|rgba\\(.*, 0\\))$/.test(look.backgroundColor)) {
          const ground = pill.getBoundingClientRect();
          if (letters.left < ground.left - 1 || letters.right > ground.right + 1)
            found.add(`${said(element)} stands out of ${named(pill)}`);
          break;
        }
      }
    }
  }
  for (const control of root.querySelectorAll("button, a, label")) {
    const box = control.getBoundingClientRect();
    if (!seen(control) || !box.width || control.closest("[data-drawing]")) continue;
    const list = listOf(control);
    if (list) halved(`the button ${said(control)}`, list, box);
    if (!touch || control.matches("p a, small a, li a, a.clause, .glance")) continue;
    if (past(list, box) || scrolledOut(box)) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return !hit || control.contains(hit) || hit.closest("[role=tooltip]");
    };
    // how far from its middle it is still hit: what lies around it may belong to it, too
    const reach = (across, down) => {
      let far = 0;
      while (far < FINGER && hits(across * (far + 1), down * (far + 1))) far++;
      return far;
    };
    const [across, down] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    if (Math.min(across, down) < FINGER - 1) // its middle may lie between two pixels
      found.add(`the button ${said(control)} is too small for a finger: ${across}x${down}`);
  }
  return [...found];
}""".replace("FRONT", FRONT)

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


def screen_faults(user: BrowserUser, touch: bool) -> list[str]:
    """What does not fit on the page as it is shown, cannot be read, or cannot be pressed by a finger."""
    user.page.evaluate(SETTLED)
    return [*user.page.evaluate(CUT), *user.page.evaluate(UNREADABLE, touch)]


def layout_faults(user: BrowserUser) -> list[str]:
    """What does not fit on the page as it is shown, or is hard to use."""
    return cut_faults(user) + page_faults(user)
