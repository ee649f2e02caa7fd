// What Paris draws in its rulebook: the pieces, the table before the first turn, and a turn.

import type { Callout } from "../..";

export { default as PartPicture } from "./PartPicture.svelte";
export { default as SetUpTable } from "./SetUpTable.svelte";
export { default as TurnFigure } from "./TurnFigure.svelte";

export const CHAPTERS = { material: "1", setUp: "2", turn: "3" };
export const BOX = { width: 640, height: 500 };

/** Where the letter of a step of the set-up stands on the table, and what it points at. */
export const CALLOUTS: Record<string, Callout> = {
  tokens: { x: 152, y: 84, to: [232, 122] },
  removed: { x: 124, y: 330, to: [98, 330] },
  piles: { x: 132, y: 200, to: [108, 186] },
  landmarks: { x: 506, y: 22, to: [530, 34] },
  "vp-tiles": { x: 506, y: 152, to: [530, 152] },
  "bonus-tiles": { x: 488, y: 84, to: [450, 110] },
  "end-tiles": { x: 506, y: 236, to: [532, 240] },
  "own-keys": { x: 20, y: 392, to: [40, 408] },
  reserve: { x: 506, y: 306, to: [530, 312] },
};
