// A small position of 7 Wonders, and the component values its cards need.

import { vi } from "vitest";

import type { CityView, HandCard, WayView, WondersView } from "../../src/generated/wonders";
import type { ComponentInfo } from "../../src/generated/http";

const city = (more: Partial<CityView> = {}): CityView => ({
  board: "gizah-a",
  coins: 7,
  cards: [],
  stages: [],
  leaders: [],
  laid: [],
  copied: null,
  shields: 0,
  symbols: {},
  makes: {},
  makes_one_of: [],
  for_itself: [],
  victories: [],
  defeats: 0,
  debts: 0,
  diplomat: false,
  free_used: 0,
  points: 0,
  hand_size: 2,
  leaders_in_hand: 0,
  may_hold: null,
  hand: null,
  ...more,
});

export const payment = (left: number, right: number, bank = 0): WayView => ({
  move: `pay:${left}+${right}`,
  left,
  right,
  change: -left - right - bank,
});

export const held = (card: string, ways: WayView[] = []): HandCard => ({
  card,
  build: ways.length > 0,
  stage: false,
  ways,
});

export const view = (hand: HandCard[], more: Partial<WondersView> = {}): WondersView => ({
  seat: 0,
  moment: "turn",
  age: 1,
  turn: 1,
  turns: 6,
  to_left: true,
  cities: [city(), city(), city()],
  discarded: 0,
  hand,
  leaders_in_hand: [],
  packet: [],
  chosen: [],
  ways: [],
  stages: [],
  market: [],
  choice: "",
  loss: 0,
  pile: [],
  boards: [],
  sold: [],
  out: {},
  with_leaders: false,
  with_cities: false,
  ...more,
});

const value = (key: string, value: ComponentInfo["value"]): ComponentInfo => ({
  key,
  value,
  confidence: "seed",
  source: "",
});
export const COMPONENTS: ComponentInfo[] = [
  value("card.baths.colour", "blue"),
  value("card.baths.age", 1),
  value("card.baths.coins", 0),
  value("card.baths.cost", ["stone"]),
  value("card.baths.effects", ["points 3"]),
  value("card.baths.leads_to", ["aqueduct"]),
  value("card.aqueduct.colour", "blue"),
  value("card.aqueduct.age", 2),
  value("card.aqueduct.coins", 0),
  value("card.aqueduct.cost", ["stone", "stone", "stone"]),
  value("card.aqueduct.effects", ["points 5"]),
  value("card.mine.colour", "brown"),
  value("card.mine.age", 1),
  value("card.mine.coins", 1),
  value("card.mine.cost", []),
  value("card.mine.effects", ["makes stone|ore"]),
  value("rules.sale", 3),
];

/** Answer the page's request for the component list. */
export function serveComponents(): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(COMPONENTS)));
}
