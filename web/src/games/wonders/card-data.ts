// The cards, leaders and boards of a table, from the data of its pieces.

import type { Icon, Pieces } from "../../shared/protocol";

export const KINDS = ["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"] as const;
export type Kind = (typeof KINDS)[number];
export const RESOURCES = ["wood", "stone", "clay", "ore", "glass", "loom", "papyrus"] as const;

/** What a card, leader, board or stage does. */
export interface Effect {
  kind: string;
  amount?: number;
  of?: string[]; // resources, colours, a symbol or an event
  counter?: string; // what is counted
  scope?: string; // in whose cities
  divisor?: number;
  icons?: Icon[];
}

/** A card or leader. */
export interface Card {
  piece: "card";
  id: string;
  name: string; // two cards may have the same
  colour: Kind;
  age: number; // 0: a leader
  coins: number;
  cost: string[]; // resources, one entry a piece
  effects: Effect[];
  leads_to: string[]; // cards that are free with this one
  free_with: string[]; // cards that make this one free
}

export interface Stage {
  piece: "stage";
  id: string; // "gizah-a-1"
  coins: number;
  cost: string[];
  effects: Effect[];
}

export interface Board {
  piece: "board";
  id: string; // "gizah-a"
  wonder: string; // "gizah"
  side: string; // "a"
  resource: string; // "" if it makes none
  any_order: boolean; // of its stages
  effects: Effect[];
  stages: Stage[];
}

/** What a discarded card or leader gives. */
export interface Coins {
  piece: "coins";
  discard: number;
  leader_discard: number;
}

type Data = Card | Stage | Board | Coins;

function dataOf<Kind extends Data["piece"]>(
  pieces: Pieces,
  id: string,
  kind: Kind,
): Extract<Data, { piece: Kind }> | null {
  const data = pieces[id]?.data as Data | null | undefined;
  return data?.piece === kind ? (data as Extract<Data, { piece: Kind }>) : null;
}

/** A card or leader by its name in views; null as long as nothing has arrived. */
export const cardOf = (pieces: Pieces, id: string): Card | null => dataOf(pieces, id, "card");
export const boardOf = (pieces: Pieces, id: string): Board | null => dataOf(pieces, id, "board");
/** A stage by its name ("gizah-a-1"), also one of another board that was copied. */
export const stageOf = (pieces: Pieces, id: string): Stage | null => dataOf(pieces, id, "stage");
export const coinsOf = (pieces: Pieces): Coins | null => dataOf(pieces, "coins", "coins");

/** All cards and leaders, in the order of the components. */
export const allCards = (pieces: Pieces): Card[] => Object.keys(pieces).flatMap((id) => cardOf(pieces, id) ?? []);

/** The name of a card or leader in events. */
export const eventName = (card: Card): string => (card.colour === "white" ? `leader-${card.id}` : `card-${card.name}`);
