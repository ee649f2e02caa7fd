import { expect, test } from "vitest";

import type { Effect } from "../../src/generated/wonders";
import { iconSentences, layOutLines, ONE_LINE, wordsOf } from "../../src/games/wonders/effect-icons";

const grey: Effect[] = ["coin", "seal"].map((id) => ({
  kind: id === "coin" ? "coins-per" : "points-per",
  amount: 1,
  of: ["grey"],
  counter: "cards",
  scope: "own",
  icons: [{ id, number: 1 }, { id: "per" }, { id: "kind", of: ["grey"] }],
}));
const shield: Effect = { kind: "shields", amount: 1, icons: [{ id: "shield" }] };
const oneOfFour: Effect = {
  kind: "makes-one-of",
  icons: ["wood", "or", "stone", "or", "clay", "or", "ore"].map((id) => ({ id })),
};

test("coins and points for the same count share one sentence", () => {
  const sentences = iconSentences([...grey, shield]);
  expect(sentences.map((sentence) => sentence.map(({ id }) => id))).toEqual([
    ["coin", "seal", "per", "kind"],
    ["shield"],
  ]);
  expect(grey[0].icons).toHaveLength(3); // the data is not changed
});

test("coins and points for different counts do not", () => {
  expect(iconSentences([grey[0], { ...grey[1], of: ["brown"] }])).toHaveLength(2);
  expect(iconSentences([grey[0], { ...grey[1], scope: "neighbours" }])).toHaveLength(2);
});

test("where room is short a choice of many goods is one cluster", () => {
  expect(iconSentences([oneOfFour], true)).toEqual([[{ id: "goods", of: ["wood", "stone", "clay", "ore"] }]]);
  expect(iconSentences([grey[0]], true)[0]).toHaveLength(3);
});

test("a slash ends its word, other signs begin theirs", () => {
  expect(wordsOf(oneOfFour.icons ?? []).map((word) => word.length)).toEqual([2, 2, 2, 1]);
  expect(wordsOf(grey[0].icons ?? []).map((word) => word.length)).toEqual([1, 2]);
});

test("a flat box keeps one line, a narrow one breaks it", () => {
  const sentences = iconSentences([oneOfFour]);
  expect(layOutLines(sentences, ONE_LINE).lines).toHaveLength(1);
  expect(layOutLines(sentences, 0.5).lines.length).toBeGreaterThan(1);
  expect(layOutLines([], 1).lines).toEqual([[]]);
});
