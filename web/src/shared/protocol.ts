// Types of all messages between page and server: see docs/protocol.md. Nothing here knows a game.

export type Language = "en" | "de" | "th";
export const LANGUAGES: Language[] = ["en", "de", "th"];

/** One line of the log: an event as text, and as data for boards that animate it. */
export interface Line {
  number: number; // counts the lines sent to this seat
  move: number; // the move it belongs to
  seat: number | null; // who did it
  text: string;
  mine: boolean; // it changed something of mine
  event: string;
  facts: Record<string, number | string>;
  auto: boolean; // a forced move, played by itself
}

/** A legal move, in words, with what it costs (negative) and brings. */
export interface Choice {
  move: string;
  words: string;
  changes: Record<string, number>;
}

/** What this seat must decide now. */
export interface Decision {
  id: string;
  choices: Choice[];
  guide?: { text: string; move: string; clause: string; step: number; steps: number };
}

export interface SeatInfo {
  name: string;
  kind: "person" | "computer" | "open";
  player: string | null; // the computer player that sits here, or stands in
  level: string; // what that computer player is called, in words
  stand_in: boolean;
  present: boolean; // somebody who holds the seat is looking
  waiting: boolean; // the table waits for this seat
  chosen: boolean; // has chosen, in a phase in which all choose at once
  mine: boolean; // this browser holds the seat
  away: boolean; // gone so long that a computer player may be asked to sit in
}

/** One move as a strong computer player sees it. */
export interface MoveAdvice {
  move: string;
  words: string;
  share: number; // of the thought that went into it
  points: number; // it expects to end with
  wins: number; // share of games it expects to win
  why: string;
}

/** A request to take back more than one's own last choice; all must agree. */
export interface TakeBackRequest {
  seat: number;
  text: string;
  agreed: number[];
}

/** The whole table as one seat sees it; the server sends one after every change. */
export interface TableSnapshot<View = unknown> {
  is: "table";
  table: string;
  name: string;
  game: string;
  options: Record<string, string>;
  status: "gathering" | "playing" | "over";
  host: boolean; // this browser made the table
  chair: number | null; // the seat whose view this is; null: a spectator
  seats: SeatInfo[];
  round: string; // "Round 8", in words; empty if the game counts none
  view: View | null; // null while gathering
  decision: Decision | null;
  can_take_back: boolean; // at once
  can_ask_back: boolean; // if all agree
  asking: TakeBackRequest | null;
  since: number | null; // the first line after my last move
  lines: Line[]; // new since the last snapshot; after connecting: the last ones
  text: Section[]; // the view as text, only if requested
  commitment: string; // hash of the seed
  seed: string | null; // shown when the game is over
  result: { scores: number[]; ranking: number[] } | null;
  hints: boolean; // whether advice may be asked for
  guided: boolean;
  next: string | null; // the table of the rematch
  components: string; // the hash of the component values
  copy: { name: string; differences: number } | null; // the own copy whose values are used
}

export interface Section {
  title: string;
  lines: string[];
  icons?: Icon[][]; // what the game's board draws before each line
}

/** The answer to a question about a move. */
export type MovePreview =
  | { legal: true; words: string; changes: Record<string, number>; lines: string[] }
  | { legal: false; words: string; code: string; text: string; short: string; clause: string };

/** What a piece is: for tooltips, lists and names; made from the data the rules run on. */
export interface Piece {
  name: string;
  text: string;
  clause: string;
  assumed: boolean;
  data: unknown; // the piece as a struct of its game
}
/** One sign of an effect: a symbol of the game's board, and the number on it. */
export interface Icon {
  id: string;
  number?: number;
  under?: string; // a small mark below the symbol
  of?: string[]; // the parts of a symbol that is made of others
}
export type Pieces = Record<string, Piece>;

export interface SheetEntry {
  points: number;
  move: number;
  text: string;
}
export interface SheetLine {
  category: string;
  words: string;
  seats: { points: number; entries: SheetEntry[]; instead: string[] }[]; // instead: what other choices would have given
}
export interface Sheet {
  lines: SheetLine[];
  scores: number[];
  ranking: number[];
}

export interface GameOption {
  name: string;
  words: string;
  choices: { value: string; words: string }[];
}
export interface GameInfo {
  id: string;
  name: string;
  about: string; // "2 to 4 players · about an hour"
  template: boolean;
  guided: boolean;
  seat_counts: number[];
  options: GameOption[];
}
export interface PlayerInfo {
  id: string;
  name: string;
  level: boolean; // one of the named levels
  usual: boolean; // the default
}

export interface TableSummary {
  table: string;
  name: string;
  game: string;
  status: "gathering" | "playing" | "over";
  seat: number;
  seats: string[];
  waits_for_me: boolean;
  waiting: string[];
  changed: string; // ISO time
  round: string;
  result: { scores: number[]; ranking: number[] } | null;
}

export interface Clause {
  number: string;
  text: string;
  ruling: string | null;
}
export interface RuleSection {
  number: string;
  title: string;
  clauses: Clause[];
}
export interface ComponentValue {
  key: string;
  value: unknown;
  confidence: string;
  source: string;
}

/** One step of a replay. */
export interface ReplayStep<View = unknown> {
  move: number;
  moves: number;
  seat: number | null; // whose move led here
  words: string;
  view: View;
  lines: Line[];
  text: Section[];
}
export interface ReplayOutline {
  table: string;
  name: string;
  game: string;
  options: Record<string, string>;
  seats: string[];
  seed: string;
  verified: boolean;
  components: string;
  copy: { name: string; differences: number } | null;
  moves: { seat: number; words: string; round: string }[];
}
