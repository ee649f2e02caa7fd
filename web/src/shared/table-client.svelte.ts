// A live table: the connection, the snapshot that is shown, the move that is picked. Knows no rules and no game.

import { get } from "./api";
import type {
  AnyCommand,
  AnyMessage,
  Choice,
  CommandRefused,
  Done,
  Hint,
  HintMove,
  Line,
  MovesExplained,
  TableView,
} from "../generated/protocol";
import { answerExchange } from "./fair-deal";
import type { MovePreview, Pieces, TableApi } from "./table-api";
import { i18n } from "./i18n.svelte";
import { linkTo } from "./base-path";

export type Pace = "instant" | "normal" | "step";
const PAUSE = 700; // milliseconds a move of somebody else rests on the screen, at normal pace
const MAX_LINES = 400;
const LOST_PART = 3000; // milliseconds for another device to reveal the part that this one does not have

/** The answer to a command. */
type Answer = Done | MovesExplained | Hint | CommandRefused;

interface PendingCommand {
  message: AnyCommand;
  quiet: boolean; // nobody asked for it: a refusal is not shown
  done(answer: Answer): void;
}

export class TableClient implements TableApi {
  /** What is drawn now. At a slow pace newer snapshots wait in a queue. */
  snapshot = $state.raw<TableView | null>(null);
  connection = $state<"connecting" | "live" | "lost">("connecting");
  /** The table cannot be opened: a sentence that says why. */
  fault = $state("");
  /** A move that is picked and waits for the main button. */
  picked = $state<string | null>(null);
  /** The server's last refusal or notice, one sentence; it stays until the next move. */
  notice = $state("");
  log = $state.raw<Line[]>([]);
  /** The log lines that came with the snapshot that is drawn now: boards animate them. */
  newLines = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>({});
  previews = $state.raw<Record<string, MovePreview>>({});
  /** Advice for the decision that is shown; null as long as nobody has asked for it. */
  advice = $state.raw<HintMove[] | null>(null);
  hintPending = $state(false);
  pace = $state<Pace>((localStorage.getItem("pace") as Pace | null) ?? "normal");
  /** Number of snapshots that have arrived and are not drawn yet. */
  queued = $state(0);
  /** Whether the server sends the view as text too. */
  textMode = $state(false);

  private socket: WebSocket | null = null;
  private queue: TableView[] = [];
  private timer = 0;
  private retry = 0;
  private attempts = 0;
  private closed = false;
  private shownCount = 0;
  private pending = new Map<string, PendingCommand>();
  private requested = new Set<string>();
  private chair: number | null | undefined = undefined;
  private lastReceived = 0;

  constructor(readonly id: string) {
    this.open();
    this.timer = window.setInterval(() => this.checkHeartbeat(), 5000);
  }

  // --- what boards use -------------------------------------------------------------------------

  /** The legal moves of this seat, by notation. */
  get choices(): Map<string, Choice> {
    return new Map((this.snapshot?.decision?.choices ?? []).map((choice) => [choice.move, choice]));
  }

  /** Of several moves that are one choice, divided by spaces, the first one must be legal; the server knows the rest. */
  isLegal(move: string): boolean {
    const guide = this.snapshot?.decision?.guide;
    return guide ? guide.move === move : this.choices.has(move.split(" ")[0]);
  }

  /** Pick a legal move; the main button then plays it. Picking it again, or null, lets go of it. */
  pick(move: string | null): void {
    this.picked = move !== null && move !== this.picked && this.isLegal(move) ? move : null;
    if (this.picked) void this.preview([this.picked]);
  }

  /** Play a legal move of the decision that is shown. */
  async play(move: string): Promise<void> {
    const decision = this.snapshot?.decision;
    if (!decision || !this.isLegal(move)) return;
    this.picked = null;
    this.notice = "";
    await this.send({ do: "play", decision: decision.id, move });
  }

  takeBack = (): Promise<unknown> => this.send({ do: "take-back" });
  requestTakeBack = (): Promise<unknown> => this.send({ do: "ask-back" });
  answerTakeBack = (agree: boolean): Promise<unknown> => this.send({ do: "answer-back", agree });
  restartExchange = (attempt: number): Promise<unknown> => this.send({ do: "deal-anew", attempt });
  skipParts = (attempt: number): Promise<unknown> => this.send({ do: "deal-without", attempt });
  requestStandIn = (seat: number): Promise<unknown> => this.send({ do: "sit-in", seat });

  /** Ask about moves, legal or not: what they cost and bring, or why they are not possible. */
  async preview(moves: string[]): Promise<void> {
    const decision = this.snapshot?.decision;
    const unknown = moves.filter((move) => !this.previews[move] && !this.requested.has(move));
    if (!decision || !unknown.length) return;
    unknown.forEach((move) => this.requested.add(move));
    const answer = await this.send({ do: "look", moves: unknown });
    if (answer.is === "looked" && this.snapshot?.decision?.id === decision.id) {
      this.previews = { ...this.previews, ...answer.moves };
    }
  }

  /** Ask a strong computer player for advice; the log tells everybody so. */
  async hint(): Promise<void> {
    if (this.hintPending || !this.snapshot?.decision) return;
    this.hintPending = true;
    const answer = await this.send({ do: "hint" });
    this.hintPending = false;
    if (answer.is === "hinted" && answer.decision === this.snapshot?.decision?.id) this.advice = answer.moves;
  }

  /** Change to a seat of mine, or (null) to a spectator's view. */
  sit(chair: number | null): Promise<unknown> {
    this.chair = chair;
    this.reset();
    return this.send({ do: "sit", chair });
  }

  /** Load all texts again after the language has changed. */
  async changeLanguage(): Promise<void> {
    this.pieces = {};
    if (this.snapshot) void this.loadPieces(this.snapshot);
    const spoken = this.send({ do: "speak", language: i18n.language, in_words: this.textMode });
    this.previews = {};
    this.requested.clear();
    if (this.picked) void this.preview([this.picked]);
    await spoken;
  }

  async setTextMode(on: boolean): Promise<void> {
    this.textMode = on;
    await this.changeLanguage();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
    if (pace !== "step") this.showQueued();
  }

  /** Show the next move that waits (pace "step"). */
  step(): void {
    this.showNext();
  }

  /** Show everything that has arrived, at once. */
  showAll(): void {
    while (this.queue.length) this.showNext();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    clearTimeout(this.lostTimer);
    this.socket?.close();
  }

  // --- the connection --------------------------------------------------------------------------

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const chair = this.chair === undefined ? "" : `&chair=${this.chair ?? "none"}`;
    const asks = `lang=${i18n.language}&in_words=${this.textMode}${chair}`;
    const address = linkTo(`/api/tables/${encodeURIComponent(this.id)}/live?${asks}`);
    const socket = new WebSocket(`${scheme}//${location.host}${address}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connection = "live";
      this.attempts = 0;
      this.lastReceived = Date.now();
      for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.lastReceived = Date.now();
      this.receive(JSON.parse(event.data as string) as AnyMessage);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code >= 4000) {
        this.fault ||= i18n.format("seat-gone");
        return;
      }
      this.connection = "lost";
      const pause = Math.min(8000, 250 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
      this.retry = window.setTimeout(() => this.open(), pause);
    };
  }

  // the server sends a heartbeat every 20 seconds; a half-open connection has none
  private checkHeartbeat(): void {
    if (this.connection === "live" && Date.now() - this.lastReceived > 45_000) this.socket?.close();
  }

  /** Send a command and wait for its answer; after a lost connection it is sent again under the same id. */
  private send(message: AnyCommand, quiet = false): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const command = { ...message, id };
    return new Promise((done) => {
      this.pending.set(id, { message: command, quiet, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    });
  }

  private receive(message: AnyMessage): void {
    if (message.is === "table") {
      this.takePart(message);
      this.enqueue(message);
    } else if (message.is === "closed") {
      this.fault = message.text;
    } else if (message.is !== "alive") {
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.is === "refused" && !pending?.quiet) this.notice = message.text;
      pending?.done(message);
    }
  }

  // --- the exchange of parts before the deal -----------------------------------------------------

  private said = new Set<string>();
  private lostTimer = 0;

  /** Commit and reveal by itself: nobody has to press anything for it. */
  private takePart(view: TableView): void {
    const { commands, lost } = answerExchange(view);
    for (const command of commands) {
      const text = JSON.stringify(command);
      if (!this.said.has(text)) void this.send(command, true);
      this.said.add(text);
    }
    clearTimeout(this.lostTimer);
    const attempt = view.exchange?.attempt;
    if (lost && attempt !== undefined) {
      this.lostTimer = window.setTimeout(() => void this.send({ do: "deal-anew", attempt }, true), LOST_PART);
    }
  }

  // --- pace ------------------------------------------------------------------------------------

  private enqueue(snapshot: TableView): void {
    void this.loadPieces(snapshot);
    this.queue.push(snapshot);
    this.queued = this.queue.length;
    this.showQueued();
  }

  private pauseTimer = 0;

  private showQueued(): void {
    if (this.pauseTimer) return;
    const first = this.queue[0];
    if (!first) return;
    const theirs = first.lines.some((line) => line.seat !== null && line.seat !== first.chair);
    const command = this.snapshot === null || this.snapshot.chair !== first.chair || this.shownCount === 0;
    if (command || this.pace === "instant" || !theirs || document.hidden || this.queue.length > 40) {
      this.showNext();
      this.showQueued();
    } else if (this.pace === "normal") {
      this.showNext();
      this.pauseTimer = window.setTimeout(() => {
        this.pauseTimer = 0;
        this.showQueued();
      }, PAUSE);
    }
  }

  private showNext(): void {
    const snapshot = this.queue.shift();
    this.queued = this.queue.length;
    if (!snapshot) return;
    if (snapshot.decision?.id !== this.snapshot?.decision?.id || snapshot.chair !== this.snapshot?.chair) {
      this.picked = null;
      this.advice = null;
      this.previews = {};
      this.requested.clear();
    }
    this.shownCount += 1;
    const last = this.log.at(-1)?.number ?? -1;
    const newLines = snapshot.lines.filter((line) => line.number > last);
    // after a take-back the log is shorter: the server sends its end again
    const kept = snapshot.lines.length ? this.log.filter((line) => line.number < snapshot.lines[0].number) : this.log;
    this.log = [...kept, ...snapshot.lines].slice(-MAX_LINES);
    this.newLines = newLines;
    this.snapshot = snapshot;
  }

  private reset(): void {
    this.queue = [];
    this.queued = 0;
    this.shownCount = 0;
    this.log = [];
    this.newLines = [];
    this.previews = {};
    this.requested.clear();
    this.picked = null;
    this.snapshot = null;
  }

  private loaded = "";

  private async loadPieces(snapshot: TableView): Promise<void> {
    const key = `${snapshot.table}/${snapshot.components}/${i18n.language}`;
    if (this.loaded === key && Object.keys(this.pieces).length) return;
    this.loaded = key;
    this.pieces = await get<Pieces>(`/tables/${encodeURIComponent(snapshot.table)}/pieces`);
  }
}
