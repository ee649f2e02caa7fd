// A small position of Paris: nothing is built, every pile is full.

import type { ParisView, SeatView } from "../../src/generated/paris";
import { SHORT } from "../../src/games/paris/view";

const VALUES = [1, 2, 3, 4, 5, 8];

const seat = (): SeatView => ({
  points: 0,
  keys: 6,
  reserve: 0,
  on_arc: false,
  figure: 0,
  francs: 8,
  tokens: {},
  tiles: [],
  tile_count: 0,
  used_tiles: [],
  end_tiles: [],
});

export const view = (more: Partial<ParisView> = {}): ParisView => ({
  seat: 0,
  active: 0,
  start: 0,
  round: 1,
  stage: "action",
  closing: 0,
  drawn: null,
  acquired: null,
  piles: [1, 2, 3, 4].map(() => ({ left: 5, district: null })),
  districts: SHORT.map((name) => ({
    name,
    bank: [],
    fields: VALUES.map((value) => ({ value, kind: null, marker: null, keys: [] })),
    landmarks: [],
    vp_tile: null,
    keys: 0,
    sums: [],
    leaders: [],
  })),
  landmarks: ["12", "16"],
  vp_tiles: [],
  supply: {},
  units: {},
  track: [1, 2, 3],
  copies: [1, 0, 1],
  end_tiles_left: 0,
  end_tiles_seen: null,
  seats: [seat(), seat()],
  ...more,
});
