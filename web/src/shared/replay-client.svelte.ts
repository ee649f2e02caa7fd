// A finished game, step by step: loads and caches the steps, and shows each as a table without a decision.

import { checkDeal, missingSeats, type Verdict } from "./deal-check";
import { get } from "./api";
import type { Outline, Step } from "../generated/http";
import type { Line, TableView } from "../generated/protocol";
import { StillTable, stillSnapshot } from "./still-table";
import type { Pieces } from "./table-api";
import { i18n } from "./i18n.svelte";

/** Whose view: nothing hidden, a spectator's, or a seat's. */
export type Viewer = "open" | "everyone" | number;

const PAUSE = 900; // milliseconds a move rests on the screen while the game plays by itself
const PREFETCH_DELAY = 250; // milliseconds on one move before its neighbours are fetched
const AHEAD = 2; // steps fetched before they are asked for
const BEHIND = 8; // earlier steps fetched for the log
const MAX_STEPS = 900;
const MAX_LINES = 400;
const MAX_LINES_PER_MOVE = 1000; // more than any move has

export class ReplayClient extends StillTable {
  outline = $state.raw<Outline | null>(null);
  /** The move the slider is at: 0 is the beginning, the last one the end. */
  move = $state(0);
  viewer = $state<Viewer>("open");
  /** The move that is drawn; while another one is loading it is not the slider's. */
  at = $state(-1);
  playing = $state(false);
  /** The game cannot be shown: a sentence that says why. */
  fault = $state("");

  snapshot = $state.raw<TableView | null>(null);
  newLines = $state.raw<Line[]>([]);
  log = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>({});

  private steps = new Map<string, Step>();
  private shownKey = ""; // the key of the step that is shown
  private loading = false;
  private timer = 0;
  private prefetchTimer = 0;
  private closed = false;

  constructor(
    readonly id: string,
    start: number | null,
  ) {
    super();
    void this.load(start);
  }

  // --- where we are ----------------------------------------------------------------------------

  get last(): number {
    return this.outline?.moves.length ?? 0;
  }

  get atEnd(): boolean {
    return this.move >= this.last;
  }

  /** Whether anybody could choose the deal. */
  get verdict(): Verdict {
    const outline = this.outline;
    if (!outline?.verified) return "wrong"; // the server has recomputed the deal from the seed
    return checkDeal({ ...outline, commitment: "" });
  }

  /** The players who were to give a part of the seed and gave none. */
  get silent(): string[] {
    return missingSeats(this.outline?.proof ?? null).map((seat) => this.names[seat]);
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

  setViewer(viewer: Viewer): void {
    this.viewer = viewer;
    void this.draw();
  }

  // --- playing by itself -----------------------------------------------------------------------

  /** Let the game play by itself, from here or, at the end, from the beginning. */
  start(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.scheduleNext();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private scheduleNext(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      // a slow connection is waited for: every move is seen
      if (this.shownKey === this.key(this.move)) this.go(this.move + 1);
      if (this.atEnd) this.pause();
      else this.scheduleNext();
    }, PAUSE);
  }

  close(): void {
    this.closed = true;
    this.pause();
    clearTimeout(this.prefetchTimer);
  }

  // --- loading ---------------------------------------------------------------------------------

  /** Everything again, in the language the reader has changed to. */
  async changeLanguage(): Promise<void> {
    if (this.outline) await this.load(this.move);
  }

  private async load(start: number | null): Promise<void> {
    try {
      const outline = await get<Outline>(this.path("replay"));
      this.outline = outline;
      this.go(start ?? 0);
      this.pieces = await get<Pieces>(this.path("pieces"));
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  private path(rest: string): string {
    return `/tables/${encodeURIComponent(this.id)}/${rest}`;
  }

  private key(move: number): string {
    return `${i18n.language}/${this.viewer}/${move}`;
  }

  private async fetchStep(move: number): Promise<Step> {
    const key = this.key(move);
    const cached = this.steps.get(key);
    if (cached) return cached;
    const step = await get<Step>(this.path(`replay/${move}?seen_by=${this.viewer}`));
    // numbers that only grow, and below zero: there is nothing "earlier" to ask a live table for
    const first = (move - this.last - 1) * MAX_LINES_PER_MOVE;
    step.lines = step.lines.map((line, index) => ({ ...line, number: first + index }));
    this.steps.set(key, step);
    if (this.steps.size > MAX_STEPS) this.steps.delete(this.steps.keys().next().value as string);
    return step;
  }

  // one request at a time: while the knob is dragged, moves that were only passed are left out
  private async draw(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      while (!this.closed && this.shownKey !== this.key(this.move)) {
        const [key, move] = [this.key(this.move), this.move];
        const step = await this.fetchStep(move);
        if (key !== this.key(this.move)) continue;
        this.snapshot = this.snapshotOf(step);
        this.newLines = step.lines;
        this.log = this.linesUpTo(move);
        this.shownKey = key;
        this.at = move;
        this.fault = "";
      }
    } catch (error) {
      this.fault = (error as Error).message;
      this.pause();
    } finally {
      this.loading = false;
    }
    clearTimeout(this.prefetchTimer);
    this.prefetchTimer = window.setTimeout(() => void this.prefetch(), PREFETCH_DELAY);
  }

  private async prefetch(): Promise<void> {
    const key = this.key(this.move);
    const near: number[] = [];
    for (let away = 1; away <= BEHIND; away++) near.push(this.move - away);
    for (let away = 1; away <= AHEAD; away++) near.splice(away, 0, this.move + away);
    try {
      for (const move of near) {
        if (this.closed || key !== this.key(this.move)) return;
        if (move >= 0 && move <= this.last) await this.fetchStep(move);
        if (key === this.key(this.move) && move < this.move) this.log = this.linesUpTo(this.move);
      }
    } catch {
      // what is only fetched ahead may fail: it is asked for again when it is needed
    }
  }

  /** The lines up to a move, as far back as steps are at hand without a gap. */
  private linesUpTo(move: number): Line[] {
    const parts: Line[][] = [];
    let count = 0;
    for (let each = move; each >= 0 && count < MAX_LINES; each--) {
      const step = this.steps.get(this.key(each));
      if (!step) break;
      parts.unshift(step.lines);
      count += step.lines.length;
    }
    return parts.flat();
  }

  private snapshotOf(step: Step): TableView {
    const outline = this.outline as Outline;
    const next = outline.moves[step.move]?.seat;
    // An open view shows the hand of the seat to move; its `seat` says which.
    const chair = (step.view as { seat?: number | null }).seat ?? null;
    const position = {
      table: outline.table,
      name: outline.name,
      game: outline.game,
      options: outline.options,
      status: next === undefined ? ("over" as const) : ("playing" as const),
      chair,
      round: this.roundOf(step.move + 1) || this.roundOf(step.move),
      view: step.view,
      lines: step.lines,
      text: step.text,
      seed: outline.seed,
      components: outline.components,
      copy: outline.copy,
      proof: outline.proof,
      given: outline.given,
    };
    return stillSnapshot(position, outline.seats, typeof this.viewer === "number" ? this.viewer : null, next);
  }
}
