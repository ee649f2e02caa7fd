// The printed data of cards, leaders and boards, read from the server's component list.

import { Values } from "../../shared/component-values.svelte";

export const KINDS = ["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"] as const;
export type Kind = (typeof KINDS)[number];
export const RESOURCES = ["wood", "stone", "clay", "ore", "glass", "loom", "papyrus"] as const;

/** A card or leader. */
export interface CardInfo {
  id: string;
  message: string; // of its name: two cards may bear the same
  kind: Kind;
  age: number; // 0: a leader
  coins: number;
  cost: string[]; // resources, one entry a piece
  effects: string[]; // in the vocabulary of docs/wonders-components.md
  leadsTo: string[]; // cards that are free for whoever has this one
  from: string[]; // cards that make this one free
  copies: number[]; // from how many players on there is one more
}

export interface StageInfo {
  id: string; // "gizah-a-1"
  coins: number;
  cost: string[];
  effects: string[];
}

export interface BoardInfo {
  id: string; // "gizah-a"
  wonder: string; // "gizah"
  side: string; // "a"
  resource: string; // "" if it makes none
  anyOrder: boolean;
  effects: string[];
  stages: StageInfo[];
}

const KIND_OF_TABLE: Record<string, Kind> = { guild: "purple", city: "black", leader: "white" };
const TABLES = ["card", "guild", "city", "leader"];

class CardData {
  readonly values = new Values("wonders");

  load = (): Promise<void> => this.values.load();

  private readonly cards = $derived.by((): Map<string, CardInfo> => {
    const found = new Map<string, CardInfo>();
    for (const key of this.values.keys) {
      const [table, id, field] = key.split(".");
      if (field !== "effects" || !TABLES.includes(table)) continue;
      const row = `${table}.${id}`;
      found.set(id, {
        id,
        message: table === "leader" ? `leader-${id}` : `card-${this.values.text(`${row}.name`) || id}`,
        kind: KIND_OF_TABLE[table] ?? (this.values.text(`${row}.colour`) as Kind),
        age: table === "leader" ? 0 : (this.values.number(`${row}.age`) ?? 3),
        coins: this.values.number(`${row}.coins`) ?? 0,
        cost: this.values.list(`${row}.cost`),
        effects: this.values.list(key),
        leadsTo: this.values.list(`${row}.leads_to`),
        from: [],
        copies: this.values.list(`${row}.marks`).map(Number),
      });
    }
    for (const info of found.values()) for (const next of info.leadsTo) found.get(next)?.from.push(info.id);
    return found;
  });

  private readonly boards = $derived.by((): Map<string, BoardInfo> => {
    const found = new Map<string, BoardInfo>();
    for (const key of this.values.keys) {
      const parts = key.split(".");
      if (parts[0] !== "board" || parts[2] !== "resource") continue;
      const id = parts[1];
      const stages = ["1", "2", "3", "4"].filter(
        (number) => this.values.number(`board.${id}.${number}.coins`) !== null,
      );
      const resource = this.values.text(key);
      found.set(id, {
        id,
        wonder: id.slice(0, -2),
        side: id.slice(-1),
        resource: resource === "none" ? "" : resource,
        anyOrder: this.values.text(`board.${id}.order`) === "any",
        effects: this.values.list(`board.${id}.effects`),
        stages: stages.map((number) => ({
          id: `${id}-${number}`,
          coins: this.values.number(`board.${id}.${number}.coins`) ?? 0,
          cost: this.values.list(`board.${id}.${number}.cost`),
          effects: this.values.list(`board.${id}.${number}.effects`),
        })),
      });
    }
    return found;
  });

  /** A card or leader by its name in views; null as long as nothing has arrived. */
  card(id: string): CardInfo | null {
    return this.cards.get(id) ?? null;
  }

  /** All cards and leaders, in the order of the components. */
  get all(): CardInfo[] {
    return [...this.cards.values()];
  }

  board(id: string): BoardInfo | null {
    return this.boards.get(id) ?? null;
  }

  /** A stage by its name ("gizah-a-1"), also one of another board that was copied. */
  stage(id: string): StageInfo | null {
    return this.boards.get(id.slice(0, -2))?.stages.find((stage) => stage.id === id) ?? null;
  }
}

export const cardData = new CardData();
