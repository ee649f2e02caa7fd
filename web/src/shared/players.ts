// The computer players a table may have.

import type { PlayerInfo } from "../generated/http";

/** The computer player that is preselected. */
export const defaultPlayer = (players: PlayerInfo[]): string =>
  players.find((player) => player.usual)?.id ?? players.at(-1)?.id ?? "";
