import { expect, test } from "vitest";

import type { ScoreSheet } from "../../src/generated/http";
import { leadChanges } from "../../src/shared/turning-points";

/** A sheet of two seats from their gains: [move, seat, points]. */
function sheet(gains: [number, number, number][]): ScoreSheet {
  const seats = [0, 1].map((seat) => ({
    points: 0,
    entries: gains.filter((each) => each[1] === seat).map(([move, , points]) => ({ move, points })),
    instead: [],
  }));
  return { lines: [{ category: "", words: "", seats, groups: [] }], scores: [0, 0], ranking: [1, 2] };
}

test("the lead changes when another seat alone has most", () => {
  const gains: [number, number, number][] = [
    [10, 0, 5],
    [20, 1, 5], // level: nobody new leads
    [30, 1, 1],
    [40, 0, 3],
  ];
  expect(leadChanges(sheet(gains), 100)).toEqual([
    { move: 10, seat: 0 },
    { move: 30, seat: 1 },
    { move: 40, seat: 0 },
  ]);
});

test("gains of one move count together, whatever their order", () => {
  const gains: [number, number, number][] = [
    [10, 0, 5],
    [20, 1, 9],
    [20, 0, 9],
  ];
  expect(leadChanges(sheet(gains), 100)).toEqual([{ move: 10, seat: 0 }]);
});

test("the end is no turning point", () => {
  const gains: [number, number, number][] = [
    [10, 0, 5],
    [100, 1, 50],
  ];
  expect(leadChanges(sheet(gains), 100)).toEqual([{ move: 10, seat: 0 }]);
});

test("signs do not lie on each other, and at most nine are shown, the last ones", () => {
  const close: [number, number, number][] = [
    [10, 0, 5],
    [12, 1, 9],
    [30, 0, 9],
  ];
  expect(leadChanges(sheet(close), 100).map(({ move }) => move)).toEqual([10, 30]);
  const many = Array.from({ length: 12 }, (_, i): [number, number, number] => [10 + 5 * i, i % 2, 10 * (i + 1)]);
  expect(leadChanges(sheet(many), 100).map(({ move }) => move)).toEqual(many.slice(3).map(([move]) => move));
});
