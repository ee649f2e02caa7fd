import { beforeEach, expect, test } from "vitest";

import { i18n } from "../../src/shared/i18n.svelte";
import { timeAgo, waitingSince } from "../../src/shared/relative-time";

beforeEach(() => i18n.setLanguage("en", false));

const now = new Date(2026, 4, 14, 9, 30); // a Thursday
const before = (days: number, hours: number, minutes = 0): string =>
  new Date(2026, 4, 14 - days, 9 - hours, 30 - minutes).toISOString();

test("minutes and hours of today", () => {
  expect(timeAgo(before(0, 0), now)).toBe("just now");
  expect(timeAgo(before(0, 0, 20), now)).toBe("20 minutes ago");
  expect(timeAgo(before(0, 1, 59), now)).toBe("1 hour ago");
  expect(timeAgo(before(0, 9), now)).toBe("9 hours ago");
});

test("last evening was yesterday, unless it is only hours ago", () => {
  expect(timeAgo(before(0, 10), now)).toBe("yesterday"); // half past eleven
  const early = new Date(2026, 4, 14, 2);
  expect(timeAgo(new Date(2026, 4, 13, 22).toISOString(), early)).toBe("4 hours ago");
});

test("then weekdays, then dates, with the year if it is another one", () => {
  expect(timeAgo(before(6, 0), now)).toBe("Friday");
  expect(timeAgo(before(7, 0), now)).toBe("May 7");
  expect(timeAgo(new Date(2025, 4, 14).toISOString(), now)).toBe("May 14, 2025");
});

test("a clock that runs ahead is no future", () => {
  expect(timeAgo(new Date(2026, 4, 14, 9, 31).toISOString(), now)).toBe("just now");
});

test("who waits does so since a day or a date", () => {
  expect(waitingSince(before(0, 0, 20), now)).toBe("20 minutes ago");
  expect(waitingSince(before(6, 0), now)).toBe("since Friday");
  expect(waitingSince(before(7, 0), now)).toBe("since May 7");
});

test("in the reader's language", async () => {
  await i18n.setLanguage("de", false);
  expect(timeAgo(before(0, 0, 20), now)).toBe("vor 20 Minuten");
  expect(timeAgo(before(1, 0), now)).toBe("gestern");
});
