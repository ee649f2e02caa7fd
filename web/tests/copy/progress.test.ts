// How far an owner has come with a form.

import { expect, test } from "vitest";

import { askedKeys, isAsked, isDisputed, minutesLeft, nextKey, sectionsOf } from "../../src/shared/copy/progress";
import type { FormGroup } from "../../src/shared/copy/types";

function group(id: string, section: string, fields: Record<string, string>): FormGroup {
  const made = Object.entries(fields).map(([key, confidence]) => ({
    key,
    label: key,
    value: 1,
    confidence,
    source: "",
    choices: null,
    minimum: 0,
    maximum: 99,
    default_key: "",
  }));
  return { id, title: id, question: "", fields: made, section };
}

const GROUPS = [
  group("banks", "", { a: "assumed", b: "assumed", c: "seed" }),
  group("letters", "Tiles", { d: "assumed" }),
  group("copies", "Tiles", { e: "assumed", f: "assumed" }),
  group("other", "", { g: "seed" }),
];

test("only assumed values are asked for", () => {
  expect(GROUPS.map(askedKeys)).toEqual([["a", "b"], ["d"], ["e", "f"], []]);
});

test("an optional value has no answer of its own, a disputed one is not counted", () => {
  const optional = { ...GROUPS[0].fields[0], default_key: "b" };
  expect(isAsked(optional)).toBe(false);
  const disputed = { ...GROUPS[0].fields[0], confidence: "disputed" };
  expect([isAsked(disputed), isDisputed(disputed)]).toEqual([false, true]);
});

test("groups of one section are counted together", () => {
  const sections = sectionsOf(GROUPS, new Set(["a", "c", "d", "f"]));
  expect(sections.map(({ title, done, asked }) => [title, done, asked])).toEqual([
    ["banks", 1, 2],
    ["Tiles", 2, 3],
    ["other", 0, 0],
  ]);
});

test("the next value is the next unchecked one, from the start again after the end", () => {
  const keys = ["a", "b", "c", "d"];
  expect(nextKey(keys, new Set(), "a")).toBe("b");
  expect(nextKey(keys, new Set(["b", "c"]), "a")).toBe("d");
  expect(nextKey(keys, new Set(["d"]), "c")).toBe("a");
  expect(nextKey(keys, new Set(["a", "b", "c"]), "d")).toBeNull();
  expect(nextKey(keys, new Set(), "elsewhere")).toBe("a");
});

test("there is never less than a minute left", () => {
  expect(minutesLeft(165)).toBe(12);
  expect(minutesLeft(1)).toBe(1);
});
