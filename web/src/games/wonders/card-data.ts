// The cards, leaders and boards of a table, from the data of its pieces.

import type { Board, Card, Coins, Stage } from "../../generated/wonders";
import type { Pieces } from "../../shared/table-api";

export const KINDS = ["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"] as const;
export type Kind = Card["colour"];
export const RESOURCES = ["wood", "stone", "clay", "ore", "glass", "loom", "papyrus"] as const;

type Data = Card | Stage | Board | Coins;
type DataOf<Name extends Data["piece"]> = Extract<Data, { piece: Name }>;

function dataOf<Name extends Data["piece"]>(pieces: Pieces, id: string, name: Name): DataOf<Name> | null {
  const data = pieces[id]?.data as Data | null | undefined;
  return data?.piece === name ? (data as DataOf<Name>) : null;
}

/** A card or leader by its name in views; null as long as nothing has arrived. */
export const cardOf = (pieces: Pieces, id: string): Card | null => dataOf(pieces, id, "card");
export const boardOf = (pieces: Pieces, id: string): Board | null => dataOf(pieces, id, "board");
/** A stage by its name ("gizah-a-1"), also one of another board that was copied. */
export const stageOf = (pieces: Pieces, id: string): Stage | null => dataOf(pieces, id, "stage");
/** What a discarded card or leader gives. */
export const coinsOf = (pieces: Pieces): Coins | null => dataOf(pieces, "coins", "coins");

/** All cards and leaders, in the order of the components. */
export const allCards = (pieces: Pieces): Card[] => Object.keys(pieces).flatMap((id) => cardOf(pieces, id) ?? []);

/** The name of a card or leader in events. */
export const eventName = (card: Card): string => (card.colour === "white" ? `leader-${card.id}` : `card-${card.name}`);
