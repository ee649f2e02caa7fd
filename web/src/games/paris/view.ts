// The view of a seat in Paris, as the server sends it, and the names of the spots on the board.

import type { Line } from "../../shared/protocol";

export interface FieldView {
  value: number;
  kind: string | null;
  marker: string | null;
  keys: number[]; // whose, one entry a key
}
export interface LandmarkView {
  value: number;
  keys: number[];
}
export interface DistrictView {
  name: string;
  bank: number[];
  fields: FieldView[];
  landmarks: LandmarkView[];
  vp_tile: string | null;
  keys: number;
  sums: number[];
}
export interface ParisSeat {
  points: number;
  keys: number;
  reserve: number;
  on_arc: boolean;
  figure: number;
  francs: number | null;
  tokens: Record<string, number> | null;
  tiles: number[] | null;
  tile_count: number;
  used_tiles: number[];
  end_tiles: { kind: string | null; used: boolean }[];
}
export interface ParisView {
  seat: number | null;
  active: number;
  start: number;
  stage: string;
  closing: number;
  drawn: string | null;
  acquired: number | null;
  piles: { left: number; district: string | null }[];
  districts: DistrictView[];
  landmarks: string[];
  vp_tiles: string[];
  supply: Record<string, number>;
  units: Record<string, number>;
  track: number[];
  copies: number[];
  end_tiles_left: number;
  end_tiles_seen: Record<string, number> | null;
  seats: ParisSeat[];
}

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
  pieces: import("../../shared/protocol").Pieces;
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
