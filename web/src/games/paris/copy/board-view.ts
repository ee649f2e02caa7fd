// The board of a copy as a view that the city can draw: every building stands, nothing is owned.

import type { CopyForm } from "../../../shared/copy/form.svelte";
import { VALUES } from "../city/geometry";
import type { ParisView } from "../../../generated/paris";

export const DISTRICTS = ["chaillot", "batignolles", "montmartre", "la-villette", "belleville", "saint-germain"];
export const TILES = Array.from({ length: 30 }, (_, i) => i + 1);
export const LANDMARKS = Array.from({ length: 8 }, (_, i) => i + 9);

export function boardView(form: CopyForm): ParisView {
  return {
    seat: null,
    active: 0,
    start: 0,
    round: null,
    stage: "over",
    closing: 0,
    drawn: null,
    acquired: null,
    piles: [],
    districts: DISTRICTS.map((name) => ({
      name,
      bank: [],
      fields: VALUES.map((value) => ({
        value,
        kind: String(form.value(`building.${name}.${value}`)),
        marker: String(form.value(`marker.${name}.${value}`)),
        keys: [],
      })),
      landmarks: [],
      vp_tile: null,
      keys: 0,
      sums: [],
      leaders: [],
    })),
    landmarks: [],
    vp_tiles: [],
    supply: {},
    units: {},
    track: TILES,
    copies: TILES.map(() => 1),
    end_tiles_left: 0,
    end_tiles_seen: null,
    seats: [],
  };
}
