import { beforeAll, expect, test } from "vitest";

import { MoveSelection } from "../../src/games/paris/move-selection.svelte";
import { i18n } from "../../src/shared/i18n.svelte";
import { FakeTable } from "../fake-table.svelte";
import { view } from "./sample";

beforeAll(async () => {
  await i18n.setLanguage("en", false);
  await i18n.loadGame("paris");
});

function selecting(moves: string[], more = {}, changes = {}) {
  const table = new FakeTable(view(more), moves, changes);
  return { table, selection: new MoveSelection(() => table) };
}

test("the city's targets carry the price of their move", () => {
  const { selection } = selecting(["Mo$-Mo4", "Ba$-Ba1"], {}, { "Mo$-Mo4": { francs: -4 } });
  expect([...selection.targets.keys()]).toEqual(["Mo$", "Ba$"]);
  selection.pressSpot("Mo$");
  expect(selection.targets.get("Mo4")?.changes).toEqual({ francs: -4 });
  expect(selection.targets.get("Ba$")?.instead).toBe(true);
});

test("the first press picks a move, the second plays it", () => {
  const { table, selection } = selecting(["key:Ba", "key:Mo"]);
  selection.pressSpot("Ba$");
  expect([table.picked, table.played]).toEqual(["key:Ba", []]);
  selection.pressSpot("Ba$");
  expect(table.played).toEqual(["key:Ba"]);
});

test("Escape lets go of the move first, then of the key", () => {
  const { table, selection } = selecting(["Mo$-Mo4", "Ba$-Ba1"]);
  selection.pressSpot("Mo$");
  selection.pressSpot("Mo4");
  expect(selection.cancel()).toBe(true);
  expect([table.picked, selection.hand.key]).toEqual([null, "Mo$"]);
  expect(selection.cancel()).toBe(true);
  expect(selection.hand.key).toBeNull();
  expect(selection.cancel()).toBe(false);
});

test("what is in hand belongs to its stage of the turn", () => {
  const { table, selection } = selecting(["Mo$-Mo4", "Ba$-Ba1"]);
  selection.pressSpot("Mo$");
  table.show(view({ stage: "free" }), ["Mo$-Mo4", "Ba$-Ba1"], {}, "2");
  expect(selection.hand.key).toBeNull();
});

test("in a guided game only the told move can be reached", () => {
  const { table, selection } = selecting(["key:Ba", "key:Mo", "end"]);
  const { snapshot } = table;
  const guide = { text: "", move: "key:Mo", clause: "", step: 1, steps: 3 };
  table.snapshot = { ...snapshot!, decision: { ...snapshot!.decision!, guide } };
  expect(selection.rows.map(({ id }) => id)).toEqual(["key:Mo"]);
  selection.pressMove("key:Ba");
  expect(table.picked).toBeNull();
});

test("in the last round the end is asked for twice while tiles would still score", async () => {
  const { table, selection } = selecting(["use7", "end"], { closing: 2 }, { use7: { points: 3 } });
  selection.playMain();
  expect([selection.warning, table.played]).toEqual([true, []]);
  selection.playMain();
  expect(table.played).toEqual(["end"]);
});
