import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Contribution, ExchangeView, Proof, TableView } from "../../src/generated/protocol";
import { checkDeal } from "../../src/shared/deal-check";
import {
  answerExchange,
  commitmentOf,
  keptPart,
  newCommitment,
  provesSeed,
  seedOf,
  withPart,
} from "../../src/shared/fair-deal";
import { snapshot } from "../fake-table.svelte";

interface Vectors {
  commitments: { part: string; commitment: string }[];
  proofs: { name: string; proof: Proof; seed: string }[];
}
const vectors = JSON.parse(readFileSync("../tests/golden/fair-deal.json", "utf-8")) as Vectors;
const hex = (text: string): string => createHash("sha256").update(text).digest("hex");
const server = hex("server");

let tables = 0;
let table = "";
beforeEach(() => (table = `table ${tables++}`));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A table at which seat 0 is mine, and seat 1 somebody else's. */
function view(exchange: Partial<ExchangeView>): TableView {
  const whole = { attempt: 1, stage: "open" as const, server: commitmentOf(server), commitments: [], waiting: [] };
  const shown = snapshot({ table, status: "gathering", exchange: { ...whole, agreed: [], ...exchange } });
  shown.seats[0].mine = true;
  return shown;
}
const theirs: Contribution = { seats: [1], commitment: commitmentOf(hex("b")) };
const revealing = (commitment: string, more: Partial<ExchangeView> = {}): TableView =>
  view({ stage: "revealing", commitments: [{ seats: [0], commitment }, theirs], waiting: [0, 1], ...more });
const joined = async (): Promise<string> => {
  let made = "";
  await withPart(async (commitment) => ((made = commitment), { table }));
  return made;
};
/** The finished game of an exchange with these parts. */
function finished(commitment: string, more: Partial<Proof> = {}) {
  const parts = [
    { seats: [0], commitment, part: keptPart(commitment)?.part },
    { ...theirs, part: hex("b") },
  ];
  const proof: Proof = { commitment: commitmentOf(server), part: server, parts, ...more };
  const seed = seedOf(proof.part, proof.parts);
  return { table, seed, commitment: hex(seed), proof, given: false };
}

describe("the same as in Python", () => {
  test.each(vectors.commitments)("commitment of $part", ({ part, commitment }) => {
    expect(commitmentOf(part)).toBe(commitment);
  });
  test.each(vectors.proofs)("$name", ({ proof, seed }) => {
    expect(seedOf(proof.part, proof.parts)).toBe(seed);
    expect(provesSeed(proof, seed)).toBe(true);
    expect(provesSeed(proof, hex("other"))).toBe(false);
    expect(provesSeed({ ...proof, part: hex("other") }, seed)).toBe(false);
  });
});

describe("the exchange", () => {
  test("a seat commits once, also from two windows", () => {
    const [first] = answerExchange(view({})).commands;
    expect(first).toMatchObject({ do: "commit" });
    expect(answerExchange(view({})).commands).toEqual([first]);
    const { commitment } = first as { commitment: string };
    expect(answerExchange(view({ commitments: [{ seats: [0], commitment }] })).commands).toEqual([]);
    expect(answerExchange(view({ attempt: 2 })).commands).not.toEqual([first]);
  });
  test("a spectator says nothing", () => {
    const shown = view({});
    shown.seats[0].mine = false;
    expect(answerExchange(shown).commands).toEqual([]);
    expect(answerExchange({ ...shown, exchange: null }).commands).toEqual([]);
  });
  test("a part is revealed when all commitments are fixed, and only under those", async () => {
    const commitment = await joined();
    const early = view({ stage: "committing", commitments: [{ seats: [0], commitment }], waiting: [1] });
    expect(answerExchange(early).commands).toEqual([]);
    const reveal = [{ do: "reveal", part: keptPart(commitment)!.part }];
    expect(answerExchange(revealing(commitment)).commands).toEqual(reveal);
    expect(answerExchange(revealing(commitment)).commands).toEqual(reveal);
    expect(answerExchange(revealing(commitment, { server: hex("other") })).commands).toEqual([]);
    expect(answerExchange(revealing(commitment, { waiting: [1] })).commands).toEqual([]);
  });
  test("a server that asks for another part under the same attempt gets none", async () => {
    expect(answerExchange(revealing(await joined())).commands).toHaveLength(1);
    expect(answerExchange(revealing(newCommitment({ table, attempt: 1 }))).commands).toEqual([]);
    const second = newCommitment({ table, attempt: 2 });
    expect(answerExchange(revealing(second, { attempt: 2 })).commands).toHaveLength(1);
  });
  test("a part that is not in this browser is lost", () => {
    expect(answerExchange(revealing(hex("elsewhere")))).toEqual({ commands: [], lost: true });
  });
  test("parts are kept without storage, and old ones are thrown away with it", async () => {
    const [first] = [newCommitment({ made: 1 }), ...Array.from({ length: 200 }, () => newCommitment())];
    expect(keptPart(first)).toBeNull();
    vi.stubGlobal("localStorage", undefined);
    const commitment = await joined();
    expect(answerExchange(revealing(commitment)).commands).toHaveLength(1);
  });
});

describe("the check at the end", () => {
  test("my part was in the deal", async () => {
    const commitment = await joined();
    answerExchange(revealing(commitment));
    const deal = finished(commitment);
    expect(checkDeal(deal)).toBe("mine");
    expect(checkDeal({ ...deal, commitment: "" })).toBe("mine");
    expect(checkDeal({ ...deal, commitment: hex("other") })).toBe("wrong");
    expect(checkDeal({ ...deal, seed: "chosen", commitment: "" })).toBe("wrong");
    expect(checkDeal({ ...deal, proof: null })).toBe("missed");
    localStorage.clear();
  });
  test("the server took another part of its own after mine was revealed", async () => {
    const commitment = await joined();
    answerExchange(revealing(commitment));
    expect(checkDeal(finished(commitment, { part: hex("c"), commitment: commitmentOf(hex("c")) }))).toBe("changed");
  });
  test("the server hides that it started over", async () => {
    const commitment = await joined();
    answerExchange(revealing(commitment, { attempt: 2 }));
    expect(checkDeal(finished(commitment))).toBe("changed");
    expect(checkDeal(finished(commitment, { restarts: [[1]] }))).toBe("mine");
  });
  test("somebody gave none, or my own part was left out", async () => {
    const commitment = await joined();
    answerExchange(revealing(commitment));
    const own = { seats: [0], commitment, part: keptPart(commitment)!.part };
    expect(checkDeal(finished(commitment, { parts: [own, theirs] }))).toBe("partly");
    expect(
      checkDeal(
        finished(commitment, {
          parts: [
            { seats: [0], commitment },
            { ...theirs, part: hex("b") },
          ],
        }),
      ),
    ).toBe("missed");
  });
  test("parts of others only, the server alone, a given deal", () => {
    const deal = finished(commitmentOf(hex("a")), {
      parts: [{ seats: [0], commitment: commitmentOf(hex("a")), part: hex("a") }],
    });
    expect(checkDeal(deal)).toBe("others");
    expect(checkDeal({ ...deal, proof: null })).toBe("alone");
    expect(checkDeal({ ...deal, proof: null, given: true })).toBe("given");
  });
});
