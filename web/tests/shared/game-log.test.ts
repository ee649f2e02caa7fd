import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import GameLog from "../../src/shared/GameLog.svelte";
import { i18n } from "../../src/shared/i18n.svelte";
import { FakeTable, line } from "../fake-table.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the whole log asks the server for the lines before its own", async () => {
  await i18n.setLanguage("en", false);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify([line(5), line(6), line(7)]));
  });
  const table = new FakeTable(null, []);
  table.log = [line(7), line(8)];
  const log = mount(GameLog, { target: document.body, props: { table, whole: true } });
  flushSync();
  [...document.querySelectorAll("button")].find((each) => each.textContent?.includes("Earlier"))?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("line 5"));
  expect(asked).toEqual(["/api/tables/t/story?chair=0&lang=en"]);
  expect(document.body.textContent?.match(/line 7/g)).toHaveLength(1);
  await unmount(log);
});
