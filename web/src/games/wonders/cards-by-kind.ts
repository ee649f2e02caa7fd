// The cards of a city under their kinds.

import type { CityView } from "../../generated/wonders";
import type { Pieces } from "../../shared/table-api";
import { cardOf, KINDS, type Kind } from "./card-data";

/** The built cards by kind, leaders last; kinds without a card are left out. */
export function byKind(pieces: Pieces, city: CityView): { kind: Kind; cards: string[] }[] {
  return KINDS.map((kind) => ({
    kind,
    cards: kind === "white" ? city.leaders : city.cards.filter((card) => cardOf(pieces, card)?.colour === kind),
  })).filter(({ cards }) => cards.length);
}
