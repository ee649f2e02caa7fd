// The cards of a city under their kinds.

import { cardData, KINDS, type Kind } from "./card-data.svelte";
import type { CityView } from "../../generated/wonders";

/** The built cards by kind, leaders last; kinds without a card are left out. */
export function byKind(city: CityView): { kind: Kind; cards: string[] }[] {
  return KINDS.map((kind) => ({
    kind,
    cards: kind === "white" ? city.leaders : city.cards.filter((card) => cardData.card(card)?.kind === kind),
  })).filter(({ cards }) => cards.length);
}
