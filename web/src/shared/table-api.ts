// What a board may use of a table. A live table and a replay offer the same; in a replay there is nothing to decide.

import type { Piece } from "../generated/http";
import type { Choice, Line, MovesExplained, TableView } from "../generated/protocol";

/** What every piece is, by the names that views and events use. */
export type Pieces = Record<string, Piece>;
/** The answer to a question about a move: what it does, or why it is illegal. */
export type MovePreview = MovesExplained["moves"][string];

export interface TableApi {
  /** What is drawn now; null until it has arrived. */
  readonly snapshot: TableView | null;
  /** The lines of the move that is drawn now: what boards animate and mark as just changed. */
  readonly newLines: Line[];
  /** The log so far (the last few hundred lines). */
  readonly log: Line[];
  /** Names and explanations of all pieces, by the names that views and events use. */
  readonly pieces: Pieces;
  /** The legal moves of this seat, by notation. */
  readonly choices: Map<string, Choice>;
  /** A move that is picked and waits for the main button. */
  readonly picked: string | null;
  /** Answers about moves: what they bring, or why they are not possible. Filled by `look`. */
  readonly previews: Record<string, MovePreview>;
  /** Why the last command was refused, in one sentence; "" if none was. */
  readonly notice: string;
  /** Whether a move is legal, or a choice of several moves, divided by spaces, begins with one that is. */
  isLegal(move: string): boolean;
  pick(move: string | null): void;
  play(move: string): Promise<void>;
  preview(moves: string[]): Promise<void>;
  takeBack(): Promise<unknown>;
  requestTakeBack(): Promise<unknown>;
}
