// What pieces, ways to pay and deeds are called, put together from the names the server sent.

import type { Pieces } from "../../shared/wire";
import { words } from "../../shared/words.svelte";
import type { Kind } from "./faces.svelte";
import type { Way, WondersView } from "./view";

type Facts = Parameters<typeof words.text>[1];

/** A message of this board. */
export const say = (message: string, facts?: Facts): string => words.text(message, facts, "wonders");

export const nameOf = (pieces: Pieces, name: string): string => pieces[name]?.name ?? "";

/** The letter of a kind of card. */
export const letterOf = (kind: Kind): string => say(`letter-${kind}`);

/** A wonder without its side: boards are called "Gizah A". */
export const wonderName = (pieces: Pieces, board: string | null): string => (board ? nameOf(pieces, board).replace(/\s+[AB]$/, "") : "");

const ROMAN = ["", "I", "II", "III"];

/** Where the game stands: before an age in the words of the table (`round`), else age and turn. */
export function whenWords(view: WondersView, round: string): string {
  if (view.moment === "over") return say("q-over");
  if (view.moment === "last") return say("age-last", { age: ROMAN[view.age] });
  if (["boards", "draft", "recruit"].includes(view.moment) && round) return round;
  return say("age-turn", { age: ROMAN[view.age], turn: Math.min(view.turn, view.turns), turns: view.turns });
}

/** The coins that a way takes from the own purse and does not give to a neighbour: the price itself, and the bank. */
export const toBank = (way: Way): number => Math.max(0, -way.change - way.left - way.right);
