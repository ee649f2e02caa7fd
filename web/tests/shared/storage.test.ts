import { afterEach, expect, test, vi } from "vitest";

import { loadSetting, saveSetting } from "../../src/shared/storage";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what was saved is loaded, of any type", () => {
  saveSetting("play", { opponents: 3 });
  expect(loadSetting("play", null)).toEqual({ opponents: 3 });
  saveSetting("name", "");
  expect(loadSetting("name", "Ann")).toBe("");
});

test("the fallback stands for what is missing or broken", () => {
  expect(loadSetting("nothing", 7)).toBe(7);
  localStorage.setItem("broken", "{");
  expect(loadSetting("broken", 7)).toBe(7);
});

test("a browser that forbids storage forgets, and nothing fails", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
    clear: () => undefined,
  });
  saveSetting("name", "Ann");
  expect(loadSetting("name", "Bo")).toBe("Bo");
});
