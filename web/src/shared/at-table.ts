// What a game's board may use: the same at a live table and in a replay, where there is nothing to decide.

import type { Choice, Line, Looked, Pieces, Shown } from "./wire";

export interface AtTable {
  /** What is drawn now; null until it has arrived. */
  readonly shown: Shown | null;
  /** The lines of the move that is drawn now: what boards animate and mark as just changed. */
  readonly fresh: Line[];
  /** Everything told so far (the last few hundred lines). */
  readonly story: Line[];
  /** Names and explanations of all pieces, by the names that views and events use. */
  readonly pieces: Pieces;
  /** The legal moves of this chair, by notation. */
  readonly choices: Map<string, Choice>;
  /** A move that is picked and waits for the main button. */
  readonly picked: string | null;
  /** Answers about moves: what they bring, or why they are not possible. Filled by `look`. */
  readonly looked: Record<string, Looked>;
  /** The last thing that was refused, one sentence; "" if nothing. */
  readonly notice: string;
  /** Whether a move is legal, or a choice of several moves, divided by spaces, begins with one that is. */
  legal(move: string): boolean;
  pick(move: string | null): void;
  play(move: string): Promise<void>;
  look(moves: string[]): Promise<void>;
  takeBack(): Promise<unknown>;
  askBack(): Promise<unknown>;
}
