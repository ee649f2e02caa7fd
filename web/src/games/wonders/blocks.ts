// The cards of a city in columns under their kinds: a kind with too many cards for a column goes on in the next one.

import { faces, KINDS, type Kind } from "./faces.svelte";
import type { CityView } from "./view";

export interface Block {
  kind: Kind;
  cards: string[];
  goesOn: boolean; // the column before it began this kind
}

/** The built cards by kind, leaders last. */
export function byKind(city: CityView): { kind: Kind; cards: string[] }[] {
  return KINDS.map((kind) => ({
    kind,
    cards: kind === "white" ? city.leaders : city.cards.filter((card) => faces.card(card)?.kind === kind),
  })).filter(({ cards }) => cards.length);
}

export function blocksOf(city: CityView, most: number): Block[] {
  return byKind(city).flatMap(({ kind, cards }) => {
    const columns = Math.ceil(cards.length / Math.max(1, most));
    const each = Math.ceil(cards.length / columns);
    return Array.from({ length: columns }, (_, i) => ({ kind, cards: cards.slice(i * each, (i + 1) * each), goesOn: i > 0 }));
  });
}
