// A table at which nothing is decided: a step of a replay, or an example of the rulebook.

import type { Choice, Line, SeatView, TableView } from "../generated/protocol";
import type { MovePreview, Pieces, TableApi } from "./table-api";

/** What a board asks of every table, where there is nothing to choose. */
export abstract class StillTable implements TableApi {
  abstract readonly snapshot: TableView | null;
  abstract readonly newLines: Line[];
  abstract readonly log: Line[];
  abstract readonly pieces: Pieces;
  readonly choices = new Map<string, Choice>();
  readonly picked = null;
  readonly previews: Record<string, MovePreview> = {};
  readonly notice = "";

  isLegal(): boolean {
    return false;
  }
  pick(): void {}
  play(): Promise<void> {
    return Promise.resolve();
  }
  preview(): Promise<void> {
    return Promise.resolve();
  }
  takeBack(): Promise<void> {
    return Promise.resolve();
  }
  requestTakeBack(): Promise<void> {
    return Promise.resolve();
  }
}

/** What is known of a position that is only shown. */
export type StillPosition = Pick<TableView, "game" | "view" | "lines"> & Partial<TableView>;

/** A position as a table; `waiting` is the seat to move. */
export function stillSnapshot(
  position: StillPosition,
  names: string[],
  mine: number | null,
  waiting?: number,
): TableView {
  const person = { kind: "person" as const, player: null, level: "", stand_in: false, present: true, away: false };
  const seats = names.map((name, seat): SeatView => ({
    ...person,
    name,
    waiting: seat === waiting,
    chosen: false,
    mine: seat === mine,
  }));
  return {
    is: "table",
    table: "",
    name: "",
    options: {},
    status: "playing",
    host: false,
    chair: mine,
    seats,
    round: "",
    decision: null,
    can_take_back: false,
    can_ask_back: false,
    asking: null,
    since: null,
    text: [],
    commitment: "",
    seed: null,
    result: null,
    guided: false,
    hints: false,
    next: null,
    components: "",
    copy: null,
    tempo: null,
    exchange: null,
    proof: null,
    given: false,
    ...position,
  };
}
