// A table without a server: tests set what is shown, and read what was played.

import type { Choice, Decision, Line, TableView } from "../src/generated/protocol";
import { stillSnapshot } from "../src/shared/still-table";
import type { MovePreview, Pieces, TableApi } from "../src/shared/table-api";

export const snapshot = (more: Partial<TableView> = {}): TableView => ({
  ...stillSnapshot({ game: "", view: null, lines: [] }, ["Ann", "Bo", "Cleo"], null),
  table: "t",
  chair: 0,
  ...more,
});

export function line(number: number, more: Partial<Line> = {}): Line {
  return {
    number,
    move: number,
    seat: null,
    text: `line ${number}`,
    mine: false,
    event: "",
    facts: {},
    auto: false,
    ...more,
  };
}

/** A decision between these moves; `changes` says what they cost and bring. */
export const decision = (
  moves: string[],
  changes: Record<string, Record<string, number>> = {},
  id = "1",
): Decision => ({
  id,
  choices: moves.map((move) => ({ move, words: move, changes: changes[move] ?? {} })),
});

export class FakeTable implements TableApi {
  snapshot = $state.raw<TableView | null>(null);
  newLines = $state.raw<Line[]>([]);
  log = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>({});
  picked = $state<string | null>(null);
  previews = $state.raw<Record<string, MovePreview>>({});
  notice = "";
  played: string[] = [];

  constructor(view: unknown, moves: string[], changes: Record<string, Record<string, number>> = {}) {
    this.show(view, moves, changes);
  }

  show(view: unknown, moves: string[], changes: Record<string, Record<string, number>> = {}, id = "1"): void {
    this.snapshot = snapshot({ view, decision: moves.length ? decision(moves, changes, id) : null });
  }

  get choices(): Map<string, Choice> {
    return new Map((this.snapshot?.decision?.choices ?? []).map((choice) => [choice.move, choice]));
  }
  isLegal(move: string): boolean {
    const guide = this.snapshot?.decision?.guide;
    return guide ? guide.move === move : this.choices.has(move.split(" ")[0]);
  }
  pick(move: string | null): void {
    this.picked = move !== null && this.isLegal(move) ? move : null;
  }
  async play(move: string): Promise<void> {
    this.played.push(move);
  }
  async preview(): Promise<void> {}
  async takeBack(): Promise<void> {}
  async requestTakeBack(): Promise<void> {}
}
