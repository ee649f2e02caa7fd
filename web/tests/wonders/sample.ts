// A small position of 7 Wonders, and the cards in it.

import type { Card, CityView, Coins, HandCard, WayView, WondersView } from "../../src/generated/wonders";
import type { Piece } from "../../src/generated/http";
import type { Pieces } from "../../src/shared/table-api";

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

const card = (id: string, more: Partial<Card>): Piece => ({
  name: id,
  text: "",
  clause: "4.1",
  assumed: false,
  data: {
    piece: "card",
    id,
    name: id,
    colour: "blue",
    age: 1,
    coins: 0,
    cost: [],
    effects: [],
    leads_to: [],
    free_with: [],
    ...more,
  },
});
const coins: Coins = { piece: "coins", discard: 3, leader_discard: 3 };
/** The cards that the hands of these tests hold. */
export const PIECES: Pieces = {
  baths: card("baths", { cost: ["stone"], leads_to: ["aqueduct"] }),
  aqueduct: card("aqueduct", { age: 2, cost: ["stone", "stone", "stone"], free_with: ["baths"] }),
  mine: card("mine", { colour: "brown", coins: 1 }),
  coins: { name: "coins", text: "", clause: "10.3", assumed: false, data: coins },
};
