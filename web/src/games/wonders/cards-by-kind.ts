// The cards of a city under their kinds.

import type { Pieces } from "../../shared/protocol";
import { cardOf, KINDS, type Kind } from "./card-data";
import type { CityView } from "./view";

/** The built cards by kind, leaders last; kinds without a card are left out. */
export function byKind(pieces: Pieces, city: CityView): { kind: Kind; cards: string[] }[] {
  return KINDS.map((kind) => ({
    kind,
    cards: kind === "white" ? city.leaders : city.cards.filter((card) => cardOf(pieces, card)?.colour === kind),
  })).filter(({ cards }) => cards.length);
}
