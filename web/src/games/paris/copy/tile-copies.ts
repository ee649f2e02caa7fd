// Copies of a bonus tile: how many lie there with 4 players, and by the marks on their backs with 2 and 3.

import type { CopyValues } from "../../../shared/copy/copies";

/** How many copies have no mark, the mark 3+ and the mark 4. */
export type Backs = [number, number, number];

export const copiesKey = (tile: number, seats: number): string => `bonus_tile.${tile}.copies.${seats}`;

/** The marks behind the copies with 2, 3 and 4 players. */
export const backsOf = (two: number, three: number, four: number): Backs => [two, three - two, four - three];

/** The usual marks: the first copy has none, the second 3+, all others 4. */
export const usualBacks = (copies: number): Backs => [
  Math.min(copies, 1),
  Math.max(0, Math.min(copies - 1, 1)),
  Math.max(0, copies - 2),
];

/** The three values of a tile whose copies have these marks. */
export function copiesOf(tile: number, [none, three, four]: Backs): CopyValues {
  return {
    [copiesKey(tile, 2)]: none,
    [copiesKey(tile, 3)]: none + three,
    [copiesKey(tile, 4)]: none + three + four,
  };
}
