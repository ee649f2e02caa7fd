// Questions about a view: who sits beside whom, and what a city makes.

import type { CityView } from "../../generated/wonders";

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
