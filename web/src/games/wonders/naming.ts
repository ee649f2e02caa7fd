// What pieces, ways to pay and deeds are called, put together from the names the server sent.

import type { Pieces } from "../../shared/wire";
import { words } from "../../shared/words.svelte";
import type { Kind } from "./faces.svelte";
import type { Way } from "./view";

type Facts = Parameters<typeof words.text>[1];

/** A message of this board. */
export const say = (message: string, facts?: Facts): string => words.text(message, facts, "wonders");

export const nameOf = (pieces: Pieces, name: string): string => pieces[name]?.name ?? "";

/** The letter of a kind of card. */
export const letterOf = (kind: Kind): string => say(`letter-${kind}`);

/** A wonder without its side: boards are called "Gizah A". */
export const wonderName = (pieces: Pieces, board: string | null): string => (board ? nameOf(pieces, board).replace(/\s+[AB]$/, "") : "");

/** What a way to pay comes to, on a card: "free", "by chain", "2 to Nok". */
export function wayWords(way: Way, names: { left: string; right: string }, own: number): string {
  if (way.move === "free:chain") return say("by-chain");
  if (way.move.startsWith("free:")) return say("by-right");
  if (way.left && way.right) return say("pay-both", { left: way.left, right: way.right, leftName: names.left, rightName: names.right });
  if (way.left) return say("pay-one", { coins: way.left, name: names.left });
  if (way.right) return say("pay-one", { coins: way.right, name: names.right });
  if (own > 0) return say("pay-bank", { coins: own });
  return say("own-goods");
}

/** The coins that a way takes from the own purse and does not give to a neighbour: the price itself, and the bank. */
export const toBank = (way: Way): number => Math.max(0, -way.change - way.left - way.right);
