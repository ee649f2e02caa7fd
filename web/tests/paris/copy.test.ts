// The form of a copy of Paris: values that swap, copies of tiles by the marks on their backs, medals of landmarks.

import { expect, test } from "vitest";

import type { CopyValue } from "../../src/shared/copy/copies";
import { nextMedal, picturesOf, picturesValues, usualPoints } from "../../src/games/paris/copy/landmarks";
import { mayRepeat, onceEach, swapOf, swapped } from "../../src/games/paris/copy/swaps";
import { backsOf, copiesOf, usualBacks } from "../../src/games/paris/copy/tile-copies";

function form(values: Record<string, CopyValue>, checked: string[] = []) {
  return {
    fields: new Map(Object.keys(values).map((key) => [key, null])),
    checked: new Set(checked),
    settled: (key: string) => values[key],
    value: (key: string) => values[key],
  };
}

const BANKS = { "bank.chaillot": 4, "bank.la-villette": 5, "bank.montmartre": 2 };

test("a bank that pays what another pays swaps with it", () => {
  const swap = swapOf(form(BANKS), "bank.la-villette", 4);
  expect(swap).toEqual({ key: "bank.chaillot", value: 5, checked: false });
  expect(swapped(swap)).toEqual({ "bank.chaillot": 5 });
});

test("nothing swaps with a value that is checked, that is new or that is the same", () => {
  const swap = swapOf(form(BANKS, ["bank.chaillot"]), "bank.la-villette", 4);
  expect(swap?.checked).toBe(true);
  expect(swapped(swap)).toEqual({});
  expect(swapOf(form(BANKS), "bank.la-villette", 9)).toBeNull();
  expect(swapOf(form(BANKS), "bank.la-villette", 5)).toBeNull();
});

test("types swap within their district, tokens among the values, prices never", () => {
  const keys = [
    "building.chaillot.1",
    "building.chaillot.8",
    "building.belleville.1",
    "marker.1",
    "marker.2",
    "marker.chaillot.1",
    "marker.chaillot.8",
    "marker.belleville.1",
    "prices.buy.wood",
    "prices.buy.gold",
  ];
  expect(onceEach("building.chaillot.1", keys)).toEqual(["building.chaillot.1", "building.chaillot.8"]);
  expect(onceEach("marker.1", keys)).toEqual(["marker.1", "marker.2"]);
  expect(onceEach("marker.chaillot.1", keys)).toEqual(["marker.chaillot.1", "marker.chaillot.8"]);
  expect(onceEach("prices.buy.wood", keys)).toEqual([]);
  expect(["bank.chaillot", "building.chaillot.1", "marker.1", "marker.chaillot.1"].map(mayRepeat)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("the marks on the backs of copies tell how many lie there with 2, 3 and 4 players", () => {
  expect([1, 2, 3, 5].map(usualBacks)).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [1, 1, 3],
  ]);
  expect(copiesOf(18, [1, 1, 1])).toEqual({
    "bonus_tile.18.copies.2": 1,
    "bonus_tile.18.copies.3": 2,
    "bonus_tile.18.copies.4": 3,
  });
  expect(backsOf(1, 2, 3)).toEqual([1, 1, 1]);
});

test("the pictures of a landmark are two lists of the same length", () => {
  const made = form({ "landmark.9.prestige": ["bronze", "silver"], "landmark.9.points": [1, 3] });
  const pictures = picturesOf(made, 9);
  expect(picturesValues(9, [...pictures, { token: "gold-prestige", points: 5 }])).toEqual({
    "landmark.9.prestige": ["bronze", "silver", "gold-prestige"],
    "landmark.9.points": [1, 3, 5],
  });
  expect(usualPoints(made, [9], "silver")).toBe(3);
  expect(["bronze", "silver", "gold-prestige"].map(nextMedal)).toEqual(["silver", "gold-prestige", "bronze"]);
});
