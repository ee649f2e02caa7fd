// What the parts of the board share: the names of districts, tokens and spots, and what a spot offers.

import type { ParisView } from "../../generated/paris";
import type { Line } from "../../generated/protocol";
import type { Pieces } from "../../shared/table-api";

/** The districts as the notation names them, in the order of the view. */
export const SHORT = ["Ch", "Ba", "Mo", "Vi", "Be", "Sg"] as const;
export const TOKENS = ["wood", "marble", "gold", "bronze", "silver", "gold-prestige"] as const;
/** The seat's sign: the bow of its key. */
export const BOWS = ["ring", "lozenge", "trefoil", "square"] as const;

/**
 * A spot of the city that can be pressed: "Mo4" a field, "Mo$" a bank, "Arc", "Mo/12" a landmark that lies there,
 * "vp:Mo" the place of the VP tile, "at:Mo" the whole district, "tile7" a tile of the ring.
 */
export type Spot = string;

/** What pressing a spot does: the costs and gains stand on it. */
export interface Target {
  changes: Record<string, number>;
  label: string; // the whole action in words, for the accessible name
  instead: boolean; // a key of mine that could be taken in place of the one in hand
}

/** Why a spot cannot be pressed: one word on the board, the sentence for hover, focus and the list. */
export interface Refused {
  short: string;
  text: string;
}

export interface CityProps {
  view: ParisView;
  names: string[]; // of the seats
  chair: number | null;
  pieces: Pieces;
  targets: Map<Spot, Target>;
  refused: Map<Spot, Refused>;
  picked: Spot | null; // the chosen target
  held: Spot | null; // where the key lies that is in the hand
  pointed: number | null; // a district that a choice beside the board is about
  newLines: Line[]; // what has just happened: moved pieces are animated, and leave a trail
  lens: number | null; // the district that fills the frame on a phone; null: the whole city
  onspot(spot: Spot): void;
  onlens?(district: number): void;
}
