import { createHash } from "node:crypto";

import { afterEach, expect, test, vi } from "vitest";

import { checkDeal } from "../../src/shared/deal-check";

afterEach(() => vi.unstubAllGlobals());

test("the seed must have the fingerprint that was shown before the first move", async () => {
  const commitment = createHash("sha256").update("a seed").digest("hex");
  expect(await checkDeal("a seed", commitment)).toBe("same");
  expect(await checkDeal("a seed", commitment.toUpperCase())).toBe("same");
  expect(await checkDeal("another", commitment)).toBe("different");
});

test("a page without https cannot check", async () => {
  vi.stubGlobal("crypto", {});
  expect(await checkDeal("a seed", "")).toBe("cannot");
});
