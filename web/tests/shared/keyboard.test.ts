import { afterEach, beforeEach, expect, test } from "vitest";

import { handleKey, type BoardKeyHandlers } from "../../src/shared/keyboard";

let pressed: string[] = [];
const handlers: BoardKeyHandlers = {
  number: (number) => {
    pressed.push(`number ${number}`);
    return number < 3;
  },
  enter: () => pressed.push("enter"),
  takeBack: () => pressed.push("take back"),
  escape: () => pressed.push("escape"),
  letters: { b: () => pressed.push("b") },
};

beforeEach(() => (pressed = []));
afterEach(() => document.body.replaceChildren());

/** Press a key in an element; whether the board took it from the browser. */
function press(key: string, tag = "div", more: KeyboardEventInit & { type?: string } = {}): boolean {
  const target = document.createElement(tag);
  if (more.type) target.setAttribute("type", more.type);
  document.body.append(target);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.addEventListener("keydown", (each) => handleKey(each as KeyboardEvent, handlers));
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test("every board knows the same keys", () => {
  expect(press("1")).toBe(true);
  expect(press("9")).toBe(false); // nothing stands there
  for (const key of ["Enter", "u", "Escape", "b", "x", "0"]) press(key);
  expect(pressed).toEqual(["number 1", "number 9", "enter", "take back", "escape", "b"]);
});

test("Enter on a button is the button's, not the board's", () => {
  press("Enter", "button");
  press("Enter", "a");
  expect(pressed).toEqual([]);
});

test("who types a text plays no move; a radio button is no text", () => {
  press("u", "textarea");
  press("1", "input", { type: "text" });
  press("u", "div", { ctrlKey: true });
  expect(pressed).toEqual([]);
  press("1", "input", { type: "radio" });
  expect(pressed).toEqual(["number 1"]);
});
