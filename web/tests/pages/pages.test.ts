import { beforeEach, describe, expect, test } from "vitest";

import { parseInvitation } from "../../src/pages/home/invitation";
import { summaryLine } from "../../src/pages/home/table-summary";
import { changeSeat, seatsRequest, type SeatPlan, type Who } from "../../src/pages/new/seats";
import { exampleCorrection, groupValues } from "../../src/pages/rules/component-groups";
import { searchRules, searchWords, textParts } from "../../src/pages/rules/search";
import { i18n } from "../../src/shared/i18n.svelte";
import type { Chapter, ComponentInfo, TableSummary } from "../../src/generated/http";

beforeEach(() => i18n.setLanguage("en", false));

test("an invitation is found in whatever was pasted", () => {
  expect(parseInvitation("https://salon.example/join/abc#secret-1")).toBe("/join/abc#secret-1");
  expect(parseInvitation("Come! http://x/join/a_b#Zyxwv9 tonight")).toBe("/join/a_b#Zyxwv9");
  expect(parseInvitation("abc#secret")).toBe("/join/abc#secret");
  expect(parseInvitation("abc#short")).toBeNull();
  expect(parseInvitation("hello")).toBeNull();
});

describe("seats of a new table", () => {
  const plan = (...who: Who[]): SeatPlan[] =>
    who.map((each, key) => ({ key, who: each, name: ` n${key} `, player: "greedy" }));
  const who = (seats: SeatPlan[]): Who[] => seats.map((seat) => seat.who);

  test("there is one of me: whoever takes my seat gives me theirs", () => {
    expect(who(changeSeat(plan("me", "invited", "computer"), 2, "me"))).toEqual(["computer", "invited", "me"]);
    expect(who(changeSeat(plan("me", "invited"), 1, "computer"))).toEqual(["me", "computer"]);
  });
  test("what the server is sent", () => {
    expect(seatsRequest(plan("me", "here", "invited", "computer", "computer"), "Ann", ["Théo"])).toEqual([
      { who: "me", name: "Ann", player: null },
      { who: "me", name: "n1", player: null },
      { who: "invited", name: "n2", player: null },
      { who: "computer", name: "Théo", player: "greedy" },
      { who: "computer", name: "", player: "greedy" },
    ]);
  });
});

describe("search in the rules", () => {
  const clause = (number: string, text: string, ruling: string | null = null) => ({ number, text, ruling });
  const lessons = { lesson: [], steps: [], mistakes: [] };
  const keys = [clause("1.1", "A key lies in the Café."), clause("1.2", "See 3.1.")];
  const sections: Chapter[] = [
    { number: "1", title: "Keys", clauses: keys, ...lessons },
    { number: "2", title: "Banks", clauses: [clause("2.1", "It pays.", "Also at the end.")], ...lessons },
  ];
  const numbers = (search: string): string[] =>
    searchRules(sections, searchWords(search)).flatMap(({ clauses }) => clauses.map(({ number }) => number));

  test("all words count, without accents or case, in text, ruling and title", () => {
    expect(numbers("cafe KEY")).toEqual(["1.1"]);
    expect(numbers("end")).toEqual(["2.1"]);
    expect(numbers("banks")).toEqual(["2.1"]);
    expect(numbers("cafe bank")).toEqual([]);
    expect(numbers("  ")).toEqual(["1.1", "1.2", "2.1"]);
  });
  test("a number finds its clause or its section", () => {
    expect(numbers("1.2")).toEqual(["1.2"]);
    expect(numbers("2")).toEqual(["2.1"]);
  });
  test("references become links, and words are marked where they stand", () => {
    const known = new Set(["2.1"]);
    expect(textParts("See 2.1, not 9.9", known, [])).toEqual([
      { text: "See ", hit: false, clause: null },
      { text: "2.1", hit: false, clause: "2.1" },
      { text: ", not ", hit: false, clause: null },
      { text: "9.9", hit: false, clause: null },
    ]);
    expect(textParts("Café au café", known, ["cafe"])).toEqual([
      { text: "Café", hit: true, clause: null },
      { text: " au ", hit: false, clause: null },
      { text: "café", hit: true, clause: null },
    ]);
    expect(textParts("Two [banks](bank).", known, [])).toEqual([
      { text: "Two ", hit: false, clause: null },
      { text: "banks", hit: false, clause: null, term: "bank" },
      { text: ".", hit: false, clause: null },
    ]);
  });
});

describe("component values", () => {
  const value = (key: string, value: ComponentInfo["value"], confidence = "seed"): ComponentInfo => ({
    key,
    value,
    confidence,
    source: "s",
    released: value,
  });

  test("values of one piece and one source share a row, and rows of a piece stay together", () => {
    const groups = groupValues([
      value("vp_tile.9.first", 7),
      value("vp_tile.10.first", 8),
      value("vp_tile.9.second", 3),
      value("vp_tile.9.third", 1, "assumed"),
      value("rules.francs", []),
    ]);
    expect(groups.map(({ name, count }) => [name, count])).toEqual([
      ["vp tile", 4],
      ["rules", 1],
    ]);
    expect(
      groups[0].rows.map(({ piece, values }) => [piece, values.map((each) => `${each.name} ${each.value}`)]),
    ).toEqual([
      ["9", ["first 7", "second 3"]],
      ["9", ["third 1"]],
      ["10", ["first 8"]],
    ]);
    expect(groups[1].rows[0]).toMatchObject({ piece: "", values: [{ name: "francs", value: "–" }] });
  });
  test("the example corrects an assumed number", () => {
    expect(exampleCorrection([value("a.b", 1), value("a.c.d", 4, "assumed")])).toBe("[a.c]\nd = 5");
    expect(exampleCorrection([value("a.b", "x")])).toBe("");
  });
});

describe("a table in the list", () => {
  const table = (more: Partial<TableSummary>): TableSummary => ({
    table: "t",
    name: "",
    game: "paris",
    status: "playing",
    seat: 0,
    seats: ["Ann", "Bo", "Cleo"],
    waits_for_me: false,
    waiting: [],
    changed: new Date().toISOString(),
    round: "Round 8",
    result: null,
    ...more,
  });
  const over = (ranking: number[]) => table({ status: "over", result: { scores: [88, 71, 60], ranking } });

  test("whom it waits for, besides me", () => {
    expect(summaryLine(table({ waiting: ["Bo", "Cleo"] }))).toContain("Bo and Cleo");
    const mine = summaryLine(table({ waits_for_me: true, waiting: ["Ann", "Bo"] }));
    expect(mine).toContain("Round 8 · ");
    expect(mine).toContain("Bo");
    expect(mine).not.toContain("Ann");
  });
  test("who won, and by what", () => {
    expect(summaryLine(over([1, 2, 3]))).toMatch(/88.*71 and 60/);
    expect(summaryLine(over([1, 1, 3]))).not.toMatch(/71/);
    const lost = summaryLine({ ...over([1, 2, 3]), seat: 1 });
    expect(lost).toMatch(/Ann/);
    expect(lost).toMatch(/88.*71|71.*88/);
  });
});
