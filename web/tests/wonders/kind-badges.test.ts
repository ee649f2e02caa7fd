// The badges of the kinds of cards: colour is never their only sign.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { KINDS } from "../../src/games/wonders/card-data";

const sprite = readFileSync("src/games/wonders/icons.svg", "utf8");
const symbolOf = (kind: string): string => sprite.match(new RegExp(`<symbol id="kind-${kind}".*?</symbol>`))?.[0] ?? "";
const shapes = (symbol: string): string[] => [...symbol.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test("each kind has a shape and a drawing of its own in it", () => {
  const drawn = KINDS.map((kind) => shapes(symbolOf(kind)));
  for (const each of drawn) expect(each).toHaveLength(2);
  expect(new Set(drawn.flat()).size).toBe(2 * KINDS.length);
});

test("the drawing turns to ink where the badge turns to ivory", () => {
  for (const kind of KINDS) expect(symbolOf(kind)).toContain("var(--badge-sign,");
});
