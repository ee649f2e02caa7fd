// What 7 Wonders draws in its rulebook: the pieces, the table before the first turn, and a turn.

import type { Callout } from "../..";

export { default as PartPicture } from "./PartPicture.svelte";
export { default as SetUpTable } from "./SetUpTable.svelte";
export { default as TurnFigure } from "./TurnFigure.svelte";

export const CHAPTERS = { material: "1", setUp: "2", turn: "3" };
export const BOX = { width: 640, height: 520 };

/** Where the letter of a step of the set-up stands on the table, and what it points at. */
export const CALLOUTS: Record<string, Callout> = {
  boards: { x: 212, y: 410, to: [258, 424] },
  coins: { x: 428, y: 480, to: [388, 476] },
  out: { x: 96, y: 486, to: [78, 470] },
  guilds: { x: 452, y: 214, to: [420, 228] },
  "age-1": { x: 212, y: 500, to: [270, 482] },
  "age-2": { x: 262, y: 186, to: [290, 206] },
  "age-3": { x: 404, y: 186, to: [372, 206] },
  tokens: { x: 222, y: 302, to: [250, 296] },
};
