// A finished game, step by step: loads what it needs, keeps it, and shows each step as a table where nothing is to decide.

import { get } from "./api";
import type { AtTable } from "./at-table";
import type { Choice, Line, Looked, Pieces, ReplayOutline, ReplayStep, SeatShown, Shown } from "./wire";
import { words } from "./words.svelte";

/** Whose eyes: nothing hidden, what every spectator saw, or the number of a seat. */
export type SeenBy = "open" | "everyone" | number;

const PAUSE = 900; // milliseconds a move rests on the screen while the game plays by itself
const REST = 250; // milliseconds on one move before its neighbours are fetched
const AHEAD = 2; // steps fetched before they are asked for
const BEHIND = 8; // earlier steps fetched for the story
const MOST_STEPS = 900;
const MOST_LINES = 400;
const LINES_A_MOVE = 1000; // more than any move has

export class ReplayClient implements AtTable {
  outline = $state.raw<ReplayOutline | null>(null);
  /** The move the knob stands on: 0 is the beginning, the last one the end. */
  move = $state(0);
  seenBy = $state<SeenBy>("open");
  /** The move that is drawn; while one is loading it is not the knob's. */
  at = $state(-1);
  playing = $state(false);
  /** The game cannot be shown: a sentence that says why. */
  fault = $state("");

  shown = $state.raw<Shown | null>(null);
  fresh = $state.raw<Line[]>([]);
  story = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>({});
  readonly choices = new Map<string, Choice>();
  readonly picked = null;
  readonly looked: Record<string, Looked> = {};
  readonly notice = "";

  private steps = new Map<string, ReplayStep>();
  private drawn = ""; // the key of the step that is shown
  private loading = false;
  private timer = 0;
  private resting = 0;
  private closed = false;

  constructor(
    readonly id: string,
    start: number | null,
  ) {
    void this.begin(start);
  }

  // --- where we are ----------------------------------------------------------------------------

  get last(): number {
    return this.outline?.moves.length ?? 0;
  }

  get atEnd(): boolean {
    return this.move >= this.last;
  }

  get names(): string[] {
    return this.outline?.seats ?? [];
  }

  /** The round of a move, in words; the beginning belongs to the first round. */
  roundOf(move: number): string {
    return this.outline?.moves[Math.max(0, move - 1)]?.round ?? "";
  }

  go(move: number): void {
    this.move = Math.max(0, Math.min(this.last, Math.round(move)));
    void this.draw();
  }

  /** A step by hand: it stops the game that plays by itself. */
  step(by: number): void {
    this.pause();
    this.go(this.move + by);
  }

  see(seenBy: SeenBy): void {
    this.seenBy = seenBy;
    void this.draw();
  }

  // --- playing by itself -----------------------------------------------------------------------

  /** Let the game play by itself, from here or, at the end, from the beginning. */
  run(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      // a slow connection is waited for: every move is seen
      if (this.drawn === this.key(this.move)) this.go(this.move + 1);
      if (this.atEnd) this.pause();
      else this.wait();
    }, PAUSE);
  }

  // --- nothing to decide -----------------------------------------------------------------------

  legal(): boolean {
    return false;
  }
  pick(): void {}
  play(): Promise<void> {
    return Promise.resolve();
  }
  look(): Promise<void> {
    return Promise.resolve();
  }
  takeBack(): Promise<void> {
    return Promise.resolve();
  }
  askBack(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.closed = true;
    this.pause();
    clearTimeout(this.resting);
  }

  // --- loading ---------------------------------------------------------------------------------

  /** Everything again, in the language the reader has changed to. */
  async speak(): Promise<void> {
    if (this.outline) await this.begin(this.move);
  }

  private async begin(start: number | null): Promise<void> {
    try {
      const outline = await get<ReplayOutline>(this.path("replay"));
      this.outline = outline;
      this.go(start ?? 0);
      this.pieces = await get<Pieces>(`/games/${outline.game}/pieces?seats=${outline.seats.length}`);
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  private path(rest: string): string {
    return `/tables/${encodeURIComponent(this.id)}/${rest}`;
  }

  private key(move: number): string {
    return `${words.language}/${this.seenBy}/${move}`;
  }

  private async fetchStep(move: number): Promise<ReplayStep> {
    const key = this.key(move);
    const kept = this.steps.get(key);
    if (kept) return kept;
    const step = await get<ReplayStep>(this.path(`replay/${move}?seen_by=${this.seenBy}`));
    // numbers that only grow, and below zero: there is nothing "earlier" to ask a live table for
    const first = (move - this.last - 1) * LINES_A_MOVE;
    step.lines = step.lines.map((line, index) => ({ ...line, number: first + index }));
    this.steps.set(key, step);
    if (this.steps.size > MOST_STEPS) this.steps.delete(this.steps.keys().next().value as string);
    return step;
  }

  // one request at a time: while the knob is dragged, moves that were only passed are left out
  private async draw(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      while (!this.closed && this.drawn !== this.key(this.move)) {
        const [key, move] = [this.key(this.move), this.move];
        const step = await this.fetchStep(move);
        if (key !== this.key(this.move)) continue;
        this.shown = this.asShown(step);
        this.fresh = step.lines;
        this.story = this.told(move);
        this.drawn = key;
        this.at = move;
        this.fault = "";
      }
    } catch (error) {
      this.fault = (error as Error).message;
      this.pause();
    } finally {
      this.loading = false;
    }
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => void this.fetchAround(), REST);
  }

  private async fetchAround(): Promise<void> {
    const key = this.key(this.move);
    const near: number[] = [];
    for (let away = 1; away <= BEHIND; away++) near.push(this.move - away);
    for (let away = 1; away <= AHEAD; away++) near.splice(away, 0, this.move + away);
    try {
      for (const move of near) {
        if (this.closed || key !== this.key(this.move)) return;
        if (move >= 0 && move <= this.last) await this.fetchStep(move);
        if (key === this.key(this.move) && move < this.move) this.story = this.told(this.move);
      }
    } catch {
      // what is only fetched ahead may fail: it is asked for again when it is needed
    }
  }

  /** The lines up to a move, as far back as steps are at hand without a gap. */
  private told(move: number): Line[] {
    const parts: Line[][] = [];
    let count = 0;
    for (let each = move; each >= 0 && count < MOST_LINES; each--) {
      const step = this.steps.get(this.key(each));
      if (!step) break;
      parts.unshift(step.lines);
      count += step.lines.length;
    }
    return parts.flat();
  }

  private asShown(step: ReplayStep): Shown {
    const outline = this.outline as ReplayOutline;
    const next = outline.moves[step.move]?.seat;
    // An open view shows the hand of whoever is about to move: views say whose they are.
    const chair = (step.view as { seat?: number | null }).seat ?? null;
    const seats = outline.seats.map((name, seat): SeatShown => {
      const kind = { kind: "person" as const, player: null, level: "", stand_in: false, present: true, away: false };
      return { ...kind, name, waiting: seat === next, chosen: false, mine: seat === this.seenBy };
    });
    return {
      is: "table",
      table: outline.table,
      name: outline.name,
      game: outline.game,
      options: outline.options,
      status: next === undefined ? "over" : "playing",
      host: false,
      chair,
      seats,
      round: this.roundOf(step.move + 1) || this.roundOf(step.move),
      view: step.view,
      decision: null,
      can_take_back: false,
      can_ask_back: false,
      asking: null,
      since: null,
      lines: step.lines,
      text: step.text,
      commitment: "",
      seed: outline.seed,
      result: null,
      guided: false, hints: false,
      next: null,
    };
  }
}
