// The view of a seat in 7 Wonders, as the server sends it.

export interface StageView {
  built: string | null; // "gizah-a-1", or the stage it copied
  under: string | null;
}
export interface CityView {
  board: string | null;
  coins: number;
  cards: string[];
  stages: StageView[];
  leaders: string[];
  laid: string[];
  copied: string | null;
  shields: number;
  symbols: Record<string, number>;
  makes: Record<string, number>;
  makes_one_of: string[][]; // and sells
  for_itself: string[][]; // one of these each, which it does not sell
  victories: number[]; // by age
  defeats: number;
  debts: number;
  diplomat: boolean;
  free_used: number;
  points: number;
  hand_size: number;
  leaders_in_hand: number;
  may_hold: string[] | null; // cards seen in this hand: what is still in it is among them
  hand: string[] | null; // the hand itself, where all screens are down
}
/** One way to pay for a card or stage. */
export interface Payment {
  move: string; // "free:chain", "pay:2+0"
  left: number;
  right: number;
  change: number; // of the own coins
}
export interface HandCard {
  card: string;
  build: boolean;
  stage: boolean;
  ways: Payment[]; // to pay for building it, the cheapest first
}
export interface StageOption {
  at: number;
  stage: string;
  ways: Payment[];
}
export interface Market {
  raw: number;
  manufactured: number;
  less: number; // for the first resource of a turn
}
export type Moment = "boards" | "draft" | "recruit" | "turn" | "last" | "choices" | "pick" | "debt" | "over";

export interface WondersView {
  seat: number | null;
  moment: Moment;
  age: number;
  turn: number;
  turns: number;
  to_left: boolean;
  cities: CityView[];
  discarded: number;
  hand: HandCard[];
  leaders_in_hand: string[];
  packet: string[];
  chosen: string[]; // my choice of this phase so far, in notation
  ways: Payment[]; // to pay for what is chosen already
  stages: StageOption[];
  market: Market[]; // to the left and to the right
  choice: "" | "lay" | "recruit" | "copy";
  loss: number;
  pile: string[];
  boards: string[];
  sold: string[];
  out: Record<string, number>;
  with_leaders: boolean;
  with_cities: boolean;
}

/** The neighbours of a seat: the next seat sits to the left. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;

/** One thing a city makes: the resources it may be, and how many cards do so. */
export interface Production {
  types: string[];
  count: number;
}

/** Everything a city makes, plain resources first; what it sells, or what it keeps for itself. */
export function productionOf(city: CityView, order: readonly string[], own = false): Production[] {
  if (own) return city.for_itself.map((types) => ({ types, count: 1 }));
  const plain = order.filter((name) => city.makes[name]).map((name) => ({ types: [name], count: city.makes[name] }));
  return [...plain, ...city.makes_one_of.map((types) => ({ types, count: 1 }))];
}
