// The computer players a table may have.

import type { PlayerShown } from "./wire";

/** Whom somebody without a wish plays against. */
export const usualPlayer = (players: PlayerShown[]): string => players.find((player) => player.usual)?.id ?? players.at(-1)?.id ?? "";
