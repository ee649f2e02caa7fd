import { afterEach, expect, test } from "vitest";

import { router } from "../../src/shared/router.svelte";

afterEach(() => document.body.replaceChildren());

/** Click a link of the page; whether the browser would follow it itself. */
function click(attributes: Record<string, string>, how: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  let followed = true;
  const last = (each: Event): void => {
    followed = !each.defaultPrevented;
    each.preventDefault(); // no test leaves its page
  };
  window.addEventListener("click", last, { once: true });
  link.dispatchEvent(event);
  return followed;
}

test("the parts of an address are decoded", () => {
  router.navigate("/table/a%20b#20");
  expect(router.parts).toEqual(["table", "a b"]);
  expect(router.hash).toBe("#20");
  router.navigate("/");
  expect(router.parts).toEqual([]);
});

test("a link inside the page changes the address without loading it", () => {
  router.navigate("/");
  expect(click({ href: "/rules/paris#8.2" })).toBe(false);
  expect([router.path, router.hash]).toEqual(["/rules/paris", "#8.2"]);
});

test("other links are the browser's", () => {
  router.navigate("/");
  expect(click({ href: "/rules/paris", target: "other" })).toBe(true);
  expect(click({ href: "/rules/paris" }, { ctrlKey: true })).toBe(true);
  expect(click({ href: "/record", download: "" })).toBe(true);
  expect(click({ href: "/api/tables/x/record" })).toBe(true);
  expect(click({ href: "https://example.org/" })).toBe(true);
  expect(router.path).toBe("/");
});

test("going back brings the address back", () => {
  router.navigate("/aid/paris");
  history.replaceState(null, "", "/");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.path).toBe("/");
});
