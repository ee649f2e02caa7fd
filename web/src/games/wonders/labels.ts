// Names of pieces and phases, from the names the server sent.

import type { Pieces } from "../../shared/table-api";
import { i18n } from "../../shared/i18n.svelte";
import type { WondersView } from "../../generated/wonders";

type Facts = Parameters<typeof i18n.format>[1];

/** A message of this board. */
export const say = (message: string, facts?: Facts): string => i18n.format(message, facts, "wonders");

export const nameOf = (pieces: Pieces, name: string): string => pieces[name]?.name ?? "";

/** A wonder without its side: boards are called "Gizah A". */
export const wonderName = (pieces: Pieces, board: string | null): string =>
  board ? nameOf(pieces, board).replace(/\s+[AB]$/, "") : "";

const ROMAN = ["", "I", "II", "III"];

/** How far the game is: before an age the text of the snapshot (`round`), else age and turn. */
export function phaseLabel(view: WondersView, round: string): string {
  if (view.moment === "over") return say("q-over");
  if (view.moment === "last") return say("age-last", { age: ROMAN[view.age] });
  if (["boards", "draft", "recruit"].includes(view.moment) && round) return round;
  return say("age-turn", { age: ROMAN[view.age], turn: Math.min(view.turn, view.turns), turns: view.turns });
}
