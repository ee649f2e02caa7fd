// One table as this browser sees it: the connection, what is shown, what is picked. Knows no rules and no game.

import { get } from "./api";
import type { AtTable } from "./at-table";
import type { Advised, Choice, Line, Looked, Pieces, Shown } from "./wire";
import { words } from "./words.svelte";

export type Pace = "instant" | "normal" | "step";
const PAUSE = 700; // milliseconds a move of somebody else rests on the screen, at normal pace
const MOST_LINES = 400;

interface Waiting {
  message: Record<string, unknown>;
  done(answer: Record<string, unknown>): void;
}

export class TableClient implements AtTable {
  /** What is drawn now; at a calm pace it runs behind what has arrived. */
  shown = $state.raw<Shown | null>(null);
  connection = $state<"connecting" | "live" | "lost">("connecting");
  /** The table cannot be opened: a sentence that says why. */
  fault = $state("");
  /** A move that is picked and waits for the main button. */
  picked = $state<string | null>(null);
  /** The last thing the server refused or told, one sentence; it stays until the next move. */
  notice = $state("");
  story = $state.raw<Line[]>([]);
  /** The lines of the push that is drawn now: what boards animate. */
  fresh = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>({});
  looked = $state.raw<Record<string, Looked>>({});
  /** Advice for the decision that is shown; null as long as nobody has asked for it. */
  advice = $state.raw<Advised[] | null>(null);
  thinking = $state(false);
  pace = $state<Pace>((localStorage.getItem("pace") as Pace | null) ?? "normal");
  /** Moves of others that have arrived and are not drawn yet. */
  behind = $state(0);
  /** Ask the server for the view in words with every push. */
  inWords = $state(false);

  private socket: WebSocket | null = null;
  private queue: Shown[] = [];
  private timer = 0;
  private retry = 0;
  private tries = 0;
  private closed = false;
  private count = 0;
  private waiting = new Map<string, Waiting>();
  private asked = new Set<string>();
  private chair: number | null | undefined = undefined;
  private heard = 0;

  constructor(readonly id: string) {
    this.open();
    this.timer = window.setInterval(() => this.watch(), 5000);
  }

  // --- what boards use -------------------------------------------------------------------------

  /** The legal moves of this chair, by their notation. */
  get choices(): Map<string, Choice> {
    return new Map((this.shown?.decision?.choices ?? []).map((choice) => [choice.move, choice]));
  }

  /** Of several moves that are one choice, divided by spaces, the first one must be legal; the server knows the rest. */
  legal(move: string): boolean {
    const guide = this.shown?.decision?.guide;
    return guide ? guide.move === move : this.choices.has(move.split(" ")[0]);
  }

  /** Pick a legal move; the main button then plays it. Picking it again, or null, lets go of it. */
  pick(move: string | null): void {
    this.picked = move !== null && move !== this.picked && this.legal(move) ? move : null;
    if (this.picked) void this.look([this.picked]);
  }

  /** Play a legal move of the decision that is shown. */
  async play(move: string): Promise<void> {
    const decision = this.shown?.decision;
    if (!decision || !this.legal(move)) return;
    this.picked = null;
    this.notice = "";
    await this.send({ do: "play", decision: decision.id, move });
  }

  takeBack = (): Promise<unknown> => this.send({ do: "take-back" });
  askBack = (): Promise<unknown> => this.send({ do: "ask-back" });
  answerBack = (agree: boolean): Promise<unknown> => this.send({ do: "answer-back", agree });
  sitIn = (seat: number, player: string): Promise<unknown> => this.send({ do: "sit-in", seat, player });

  /** Ask about moves, legal or not: what they cost and bring, or why they are not possible. */
  async look(moves: string[]): Promise<void> {
    const decision = this.shown?.decision;
    const unknown = moves.filter((move) => !this.looked[move] && !this.asked.has(move));
    if (!decision || !unknown.length) return;
    unknown.forEach((move) => this.asked.add(move));
    const answer = await this.send({ do: "look", moves: unknown });
    if (answer.is === "looked" && this.shown?.decision?.id === decision.id) {
      this.looked = { ...this.looked, ...(answer.moves as Record<string, Looked>) };
    }
  }

  /** Ask a strong computer player what it would do; everybody is told that one has asked. */
  async hint(): Promise<void> {
    if (this.thinking || !this.shown?.decision) return;
    this.thinking = true;
    const answer = await this.send({ do: "hint" });
    this.thinking = false;
    if (answer.is === "hinted" && answer.decision === this.shown?.decision?.id) this.advice = answer.moves as Advised[];
  }

  /** Sit on a chair of mine, or (null) get up: then only what everybody sees is sent. */
  sit(chair: number | null): Promise<unknown> {
    this.chair = chair;
    this.forget();
    return this.send({ do: "sit", chair });
  }

  /** The words of the game again, in the language the reader has changed to. */
  async speak(): Promise<void> {
    this.pieces = {};
    if (this.shown) void this.loadPieces(this.shown);
    const spoken = this.send({ do: "speak", language: words.language, in_words: this.inWords });
    this.looked = {};
    this.asked.clear();
    if (this.picked) void this.look([this.picked]);
    await spoken;
  }

  async showInWords(on: boolean): Promise<void> {
    this.inWords = on;
    await this.speak();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
    if (pace !== "step") this.drain();
  }

  /** Show the next move that waits (pace "step"). */
  next(): void {
    this.drawNext();
  }

  /** Show everything that has arrived, at once. */
  hurry(): void {
    while (this.queue.length) this.drawNext();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  // --- the connection --------------------------------------------------------------------------

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const chair = this.chair === undefined ? "" : `&chair=${this.chair ?? "none"}`;
    const asks = `lang=${words.language}&in_words=${this.inWords}${chair}`;
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${asks}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connection = "live";
      this.tries = 0;
      this.heard = Date.now();
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.hear(JSON.parse(event.data as string));
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code >= 4000) {
        this.fault ||= words.text("seat-gone");
        return;
      }
      this.connection = "lost";
      const pause = Math.min(8000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.retry = window.setTimeout(() => this.open(), pause);
    };
  }

  // a half-open connection says nothing: the server sends a sign of life every 20 seconds
  private watch(): void {
    if (this.connection === "live" && Date.now() - this.heard > 45_000) this.socket?.close();
  }

  /** Send a command and wait for its answer; after a lost connection it is sent again under the same id. */
  private send(message: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const whole = { id, ...message };
    return new Promise((done) => {
      this.waiting.set(id, { message: whole, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }

  private hear(message: Record<string, unknown>): void {
    if (message.is === "table") {
      this.arrive(message as unknown as Shown);
    } else if (message.is === "closed") {
      this.fault = message.text as string;
    } else if (message.is !== "alive") {
      const waiting = this.waiting.get(message.id as string);
      this.waiting.delete(message.id as string);
      if (message.is === "refused") this.notice = message.text as string;
      waiting?.done(message);
    }
  }

  // --- pace ------------------------------------------------------------------------------------

  private arrive(shown: Shown): void {
    void this.loadPieces(shown);
    this.queue.push(shown);
    this.behind = this.queue.length;
    this.drain();
  }

  private draining = 0;

  private drain(): void {
    if (this.draining) return;
    const first = this.queue[0];
    if (!first) return;
    const theirs = first.lines.some((line) => line.seat !== null && line.seat !== first.chair);
    const whole = this.shown === null || this.shown.chair !== first.chair || this.count === 0;
    if (whole || this.pace === "instant" || !theirs || document.hidden || this.queue.length > 40) {
      this.drawNext();
      this.drain();
    } else if (this.pace === "normal") {
      this.drawNext();
      this.draining = window.setTimeout(() => {
        this.draining = 0;
        this.drain();
      }, PAUSE);
    }
  }

  private drawNext(): void {
    const shown = this.queue.shift();
    this.behind = this.queue.length;
    if (!shown) return;
    if (shown.decision?.id !== this.shown?.decision?.id || shown.chair !== this.shown?.chair) {
      this.picked = null;
      this.advice = null;
      this.looked = {};
      this.asked.clear();
    }
    this.count += 1;
    const last = this.story.at(-1)?.number ?? -1;
    const fresh = shown.lines.filter((line) => line.number > last);
    // after a take-back the story is shorter: then the server sends its end anew
    const kept = shown.lines.length ? this.story.filter((line) => line.number < shown.lines[0].number) : this.story;
    this.story = [...kept, ...shown.lines].slice(-MOST_LINES);
    this.fresh = fresh;
    this.shown = shown;
  }

  private forget(): void {
    this.queue = [];
    this.behind = 0;
    this.count = 0;
    this.story = [];
    this.fresh = [];
    this.looked = {};
    this.asked.clear();
    this.picked = null;
    this.shown = null;
  }

  private loaded = "";

  private async loadPieces(shown: Shown): Promise<void> {
    const key = `${shown.game}/${shown.seats.length}/${words.language}`;
    if (this.loaded === key && Object.keys(this.pieces).length) return;
    this.loaded = key;
    this.pieces = await get<Pieces>(`/games/${shown.game}/pieces?seats=${shown.seats.length}`);
  }
}
