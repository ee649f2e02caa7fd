// The bonus tiles as sentences of icons. What a tile does is fixed by its number; the numbers in it are data that a
// table may correct, so they are read from the explanation the server made from that data, never written down here.

import type { Pieces } from "../../shared/table-api";
import { TOKENS } from "./view";

export type IconPart =
  | { is: "seal"; number: number | null } // points
  | { is: "coin"; number: number | null } // francs
  | { is: "plot"; number: number | null } // a building of a value
  | { is: "icon"; id: string }
  | { is: "number"; number: number };

export type Zone = "A" | "B" | "C";
type Effect =
  | "francs"
  | "points"
  | "gain"
  | "unit"
  | "per-building"
  | "prestige-1"
  | "prestige-2"
  | "resource-1"
  | "resource-2"
  | "onto-own"
  | "onto-others"
  | "buy-key"
  | "take-any"
  | "per-tile"
  | "pairs-prestige"
  | "pairs-resource"
  | "back"
  | "per-franc"
  | "per-landmark"
  | "kinds";

const EFFECTS: Record<number, Effect> = {
  1: "francs",
  2: "unit",
  3: "unit",
  4: "unit",
  5: "francs",
  6: "per-building",
  7: "gain",
  8: "prestige-1",
  9: "onto-own",
  10: "resource-1",
  11: "per-building",
  12: "gain",
  13: "buy-key",
  14: "buy-key",
  15: "per-building",
  16: "onto-others",
  17: "take-any",
  18: "per-building",
  19: "prestige-2",
  20: "per-tile",
  21: "resource-2",
  22: "points",
  23: "pairs-prestige",
  24: "pairs-resource",
  25: "back",
  26: "per-building",
  27: "per-franc",
  28: "per-building",
  29: "per-landmark",
  30: "kinds",
};

/** The third of the track a number belongs to. */
export const zoneOf = (number: number): Zone => (number <= 10 ? "A" : number <= 20 ? "B" : "C");

/** The numbers in an explanation, in their order (the same in every language). */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map((found) => Number(found[0]));
}

/** The token a text names: the longest name wins, since one name can begin another. */
function tokenIn(text: string, pieces: Pieces): string | null {
  const named = TOKENS.filter((token) => pieces[token]?.name && text.includes(pieces[token].name));
  named.sort((a, b) => pieces[b].name.length - pieces[a].name.length);
  return named[0] ?? null;
}

/** The small drawing of a token, without a digit. */
export function tokenIcon(token: string): string {
  return { bronze: "bronze-s", silver: "silver-s", "gold-prestige": "goldp-s" }[token] ?? token;
}

const icon = (id: string): IconPart => ({ is: "icon", id });

/** What a bonus tile does, as icons. */
export function sentenceOf(number: number, pieces: Pieces): IconPart[] {
  const text = pieces[`tile-${number}`]?.text ?? "";
  const found = numbersIn(text);
  const nth = (i: number): number | null => found[i] ?? null;
  const seal = (i = 0): IconPart => ({ is: "seal", number: nth(i) });
  const coin = (i = 0): IconPart => ({ is: "coin", number: nth(i) });
  switch (EFFECTS[number]) {
    case "francs":
      return found.length > 1 ? [coin(0), seal(1)] : [coin()];
    case "points":
      return found.length > 1 ? [coin(0), seal(1)] : [seal()];
    case "gain":
      return [coin(0), seal(1)];
    case "unit":
      return [icon(tokenIcon(tokenIn(text, pieces) ?? "res"))];
    case "per-building":
      return [seal(0), { is: "plot", number: nth(1) }];
    case "prestige-1":
      return [icon("prest")];
    case "prestige-2":
      return [icon("prest"), icon("prest")];
    case "resource-1":
      return [icon("res")];
    case "resource-2":
      return [icon("res"), icon("res")];
    case "onto-own":
      return [icon("onto-own")];
    case "onto-others":
      return [icon("onto-others")];
    case "buy-key":
      return [icon("key-more"), coin()];
    case "take-any":
      return [icon("tile")];
    case "per-tile":
      return [seal(), icon("tile")];
    case "pairs-prestige":
      return [seal(), icon("pair-prest")];
    case "pairs-resource":
      return [seal(), icon("pair-res")];
    case "back":
      return [icon("back-to"), ...(found.length ? [{ is: "number", number: found[0] } as IconPart] : [])];
    case "per-franc":
      return [seal(), icon("franc")];
    case "per-landmark":
      return [seal(), icon("l-16")];
    case "kinds":
      return [seal(3), icon("kinds")];
    default:
      return [];
  }
}

/** The points of a prize for first, second and (with more than two players) third, if its explanation names just these. */
export function prizeText(tile: string, pieces: Pieces): string {
  const found = numbersIn(pieces[`vp-${tile}`]?.text ?? "");
  const falling = found.every((points, i) => i === 0 || points <= found[i - 1]);
  return falling && (found.length === 2 || found.length === 3) ? found.join(" · ") : tile;
}

/** What a bank pays, if its explanation names one number. */
export function bankPays(district: string, pieces: Pieces): number | null {
  const found = numbersIn(pieces[`bank:${district}`]?.text ?? "");
  return found.length === 1 ? found[0] : null;
}
