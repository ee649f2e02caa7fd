// Own copies: how they are stored, named and sent as a link.

import { beforeEach, expect, test } from "vitest";

import {
  decodeCopy,
  encodeCopy,
  freeName,
  loadCopies,
  newCopy,
  saveCopies,
  withCopy,
} from "../../src/shared/copy/copies";

const VALUES = { "bank.chaillot": 5, "building.montmartre.1": "café", "landmark.14.prestige": ["silver", "gold"] };

beforeEach(() => localStorage.clear());

test("a copy comes through a link unchanged, in letters that an address may have", async () => {
  const letters = await encodeCopy("Ann’s copy ไทย", VALUES);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await decodeCopy(letters)).toEqual({ name: "Ann’s copy ไทย", values: VALUES });
});

test("two hundred values fit into a link of two thousand letters", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 206 }, (_, i) => [`bonus_tile.${i % 30}.copies.${i % 7}`, i % 9]),
  );
  expect((await encodeCopy("My copy", many)).length).toBeLessThan(2000);
});

test("a damaged link is no copy", async () => {
  const letters = await encodeCopy("Ann", VALUES);
  const wrong = [
    "",
    "!",
    letters.slice(0, -6),
    letters.slice(3),
    await packed("[]"),
    await packed('{"n":1,"v":{}}'),
    await packed('{"n":"a","v":{"k":{"deep":1}}}'),
    await packed('{"n":"a","v":{"k":1.5}}'),
    await packed(`{"n":"a","v":{"k":"${"x".repeat(100_000)}"}}`),
  ];
  for (const each of wrong) expect(await decodeCopy(each)).toBeNull();
});

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

test("copies of a game are kept under their names, and what is no copy is left out", () => {
  const first = newCopy("Ann", { "bank.chaillot": 5 }, ["bank.chaillot"]);
  const second = newCopy("Ben");
  expect(first.id).not.toBe(second.id);
  saveCopies("a-game", withCopy(withCopy([], first), second));
  saveCopies("another", []);
  expect(loadCopies("a-game")).toEqual([first, second]);
  expect(withCopy([first, second], { ...first, name: "Cem" }).map(({ name }) => name)).toEqual(["Cem", "Ben"]);
  localStorage.setItem("copies-a-game", JSON.stringify([first, { id: 3 }, null, { ...second, values: { k: null } }]));
  expect(loadCopies("a-game")).toEqual([first]);
});

test("a new copy gets a name that no other has", () => {
  const copies = [newCopy("My copy"), newCopy("My copy 2")];
  expect(freeName("My copy", copies)).toBe("My copy 3");
  expect(freeName("Ann", copies)).toBe("Ann");
});
