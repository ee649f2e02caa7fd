import { beforeEach, expect, test } from "vitest";

import { i18n } from "../../src/shared/i18n.svelte";
import { formatList } from "../../src/shared/list-format";
import { defaultPlayer } from "../../src/shared/players";
import { botNames, MAX_NAME_LENGTH, profile, tableName } from "../../src/shared/profile.svelte";

beforeEach(() => i18n.setLanguage("en", false));

test("names and numbers become one phrase", async () => {
  expect(formatList([88])).toBe("88");
  expect(formatList([88, 71])).toBe("88 and 71");
  await i18n.setLanguage("de", false);
  expect(formatList(["Théo", "Nok", "Jonas"])).toBe("Théo, Nok und Jonas");
  await i18n.setLanguage("th", false);
  expect(formatList([88, 71])).toMatch(/^88 \S+ 71$/);
});

test("a name is trimmed, cut and remembered; without one the reader is a guest", () => {
  profile.setName(`  ${"x".repeat(40)} `);
  expect(profile.name).toBe("x".repeat(MAX_NAME_LENGTH));
  expect(JSON.parse(localStorage.getItem("my-name")!)).toBe(profile.name);
  profile.setName(" ");
  expect(profile.displayName).toBe("Guest");
});

test("computer players get different names, none of which is taken", () => {
  const all = botNames(100, []);
  expect(new Set(all).size).toBe(all.length);
  expect(botNames(100, [all[0], all[1]]).sort()).toEqual(all.slice(2).sort());
  expect(botNames(2, [])).toHaveLength(2);
});

test("a table is named by weekday and time of day", () => {
  const at = (hour: number): string => tableName(new Date(2026, 4, 17, hour));
  expect(at(4)).toBe("Sunday night");
  expect(at(5)).toBe("Sunday morning");
  expect(at(13)).toBe("Sunday noon");
  expect(at(14)).toBe("Sunday afternoon");
  expect(at(22)).toBe("Sunday evening");
  expect(at(23)).toBe("Sunday night");
});

test("the default player is the usual one, or the strongest", () => {
  const player = (id: string, usual: boolean) => ({ id, name: id, level: true, usual });
  expect(defaultPlayer([player("a", false), player("b", true), player("c", false)])).toBe("b");
  expect(defaultPlayer([player("a", false), player("c", false)])).toBe("c");
  expect(defaultPlayer([])).toBe("");
});
