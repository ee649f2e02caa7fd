// What the person at this chair is deciding: which card, what becomes of it, which stage, and whom to pay.

import type { AtTable } from "../../shared/at-table";
import type { Choice, Looked } from "../../shared/wire";
import { faces } from "./faces.svelte";
import { Reveal } from "./reveal.svelte";
import { leftOf, rightOf, type HandCard, type StageOption, type Way, type WondersView } from "./view";

export type Use = "build" | "stage" | "sell";
export type Refusal = Extract<Looked, { legal: false }>;

/** One thing to choose from outside of the hand: a leader, a card of the pile, a board, a number of debts. */
export interface Option {
  move: string;
  piece: string; // "" for none, and for numbers
  words: string;
}

const BY_CARD = ["turn", "recruit", "last"];
const PIECE = /^(build|recruit|keep|lay|copy|board|at):(.+)$/;

export class Deciding {
  /** The card of the hand that is looked at, and what is to become of it. */
  private taken = $state.raw<{ decision: string; card: string; use: Use; at: number | null; way: string | null } | null>(null);

  readonly reveal: Reveal;

  constructor(private readonly source: () => AtTable) {
    this.reveal = new Reveal(source);
  }

  get table(): AtTable {
    return this.source();
  }

  readonly view = $derived.by(() => (this.table.shown?.view ?? null) as WondersView | null);
  readonly decision = $derived.by(() => this.table.shown?.decision ?? null);
  readonly guide = $derived.by(() => this.decision?.guide ?? null);
  readonly seat = $derived.by(() => this.view?.seat ?? null);
  readonly count = $derived.by(() => this.view?.cities.length ?? 0);
  readonly left = $derived.by(() => (this.seat === null ? null : leftOf(this.seat, this.count)));
  readonly right = $derived.by(() => (this.seat === null ? null : rightOf(this.seat, this.count)));
  nameAt(seat: number | null): string {
    return seat === null ? "" : (this.table.shown?.seats[seat]?.name ?? "");
  }
  readonly neighbours = $derived.by(() => ({ left: this.nameAt(this.left), right: this.nameAt(this.right) }));

  /** Which question is asked, by the name of its words. */
  readonly asks = $derived.by((): string => {
    const { moment, choice } = this.view ?? { moment: "over", choice: "" };
    if (moment !== "choices") return moment;
    return choice === "recruit" ? "recruit-free" : choice || "copy";
  });
  /** A card of the hand is to be chosen: nothing of the choice is made yet. */
  readonly byCard = $derived.by(() => !!this.view && BY_CARD.includes(this.view.moment) && !!this.decision && !this.view.chosen.length);
  /** My whole choice is made, and others still think. */
  readonly chosen = $derived.by((): string[] => (this.view && !this.decision ? this.view.chosen : []));

  // --- the hand --------------------------------------------------------------------------------------

  /** The hand as it lies before me; equal cards lie side by side. */
  readonly hand = $derived.by((): HandCard[] => this.view?.hand ?? []);
  private readonly verb = $derived.by(() => (this.view?.moment === "recruit" ? "recruit" : "build"));
  readonly stages = $derived.by((): StageOption[] => (this.view?.stages ?? []).filter((each) => each.ways.length));

  legal(use: Use, card: string): boolean {
    return this.byCard && this.table.legal(`${use === "build" ? this.verb : use}:${card}`);
  }

  /** What somebody may do with a card: the first is what it is mostly taken for. */
  uses(card: string): Use[] {
    return (["build", "stage", "sell"] as const).filter((use) => this.legal(use, card));
  }

  private readonly held = $derived.by(() => {
    const { taken, decision } = this;
    if (!this.byCard || !taken || taken.decision !== decision?.id || !this.hand.some(({ card }) => card === taken.card)) return null;
    return taken;
  });
  readonly card = $derived.by((): string | null => this.held?.card ?? null);
  readonly use = $derived.by((): Use | null => {
    if (!this.held) return null;
    const possible = this.uses(this.held.card);
    return possible.includes(this.held.use) ? this.held.use : (possible[0] ?? null);
  });
  /** The stage that is to be built, if the card goes under one. */
  readonly stage = $derived.by((): StageOption | null => {
    if (this.use !== "stage") return null;
    return this.stages.find(({ at }) => at === this.held?.at) ?? this.stages[0] ?? null;
  });
  /** The ways to pay for what is looked at. */
  readonly ways = $derived.by((): Way[] => {
    if (this.use === "build") return this.hand.find(({ card }) => card === this.card)?.ways ?? [];
    return this.use === "stage" ? (this.stage?.ways ?? []) : [];
  });
  /** The way that is chosen; the cheapest, until somebody says otherwise. */
  readonly way = $derived.by((): Way | null => this.ways.find(({ move }) => move === this.held?.way) ?? this.ways[0] ?? null);

  /** The whole choice as it will be played. */
  readonly move = $derived.by((): string | null => {
    const { card, use } = this;
    if (!card || !use) return null;
    const parts = [`${use === "build" ? this.verb : use}:${card}`];
    if (use === "stage" && this.stages.length > 1 && this.stage) parts.push(`at:${this.stage.at}`);
    if (use !== "sell" && this.ways.length > 1 && this.way) parts.push(this.way.move);
    return parts.join(" ");
  });

  // --- other questions -------------------------------------------------------------------------------

  readonly options = $derived.by((): Option[] => {
    if (this.byCard || !this.decision) return [];
    return [...this.table.choices.values()].filter(({ move }) => this.table.legal(move)).map((choice) => this.option(choice));
  });

  /** So many things to choose from that they need the room of the hand. */
  readonly many = $derived.by(() => this.options.length > 4);

  /** While boards are chosen: the one that is looked at, drawn as it would lie before me. */
  readonly triedBoard = $derived.by((): string | null => {
    if (this.view?.moment !== "boards") return null;
    return (this.options.find(({ move }) => move === this.table.picked) ?? this.options[0])?.piece ?? null;
  });

  private option({ move, words }: Choice): Option {
    const piece = PIECE.exec(move)?.[2] ?? "";
    if (move.startsWith("at:")) return { move, piece: this.view?.stages.find(({ at }) => String(at) === piece)?.stage ?? "", words };
    return { move, piece, words };
  }

  // --- pressing --------------------------------------------------------------------------------------

  /** Take a card in hand; what it is mostly taken for comes first. A second press lets go. */
  take(card: string): void {
    if (!this.byCard) return;
    const guided = this.guide?.move.split(":");
    const use = guided?.[1] === card && guided[0] !== this.verb ? (guided[0] as Use) : (this.uses(card)[0] ?? "build");
    this.set(this.card === card ? null : { card, use, at: null, way: null });
  }
  turnTo(use: Use): void {
    if (this.card) this.set({ card: this.card, use, at: null, way: null });
  }
  stageAt(at: number): void {
    if (this.card) this.set({ card: this.card, use: "stage", at, way: null });
  }
  payBy(way: string): void {
    if (this.card && this.use) this.set({ card: this.card, use: this.use, at: this.stage?.at ?? null, way });
  }

  private set(wish: { card: string; use: Use; at: number | null; way: string | null } | null): void {
    this.taken = wish && this.decision ? { decision: this.decision.id, ...wish } : null;
    this.table.pick(null);
    if (this.move && this.table.legal(this.move)) this.table.pick(this.move);
  }

  /** A choice outside of the hand; a second press on what is picked does it. */
  press(option: Option): void {
    if (this.table.picked === option.move) void this.play();
    else this.table.pick(option.move);
  }

  letGo(): void {
    this.taken = null;
    this.table.pick(null);
  }

  /** A move that a hint or a guide has picked on the board is taken in hand here. */
  follow(): void {
    const { picked } = this.table;
    if (!picked || picked === this.move || !this.byCard || !this.decision) return;
    const [first] = picked.split(" ");
    const [verb, card] = first.split(":");
    this.taken = { decision: this.decision.id, card, use: verb === "stage" || verb === "sell" ? verb : "build", at: null, way: null };
  }

  async play(): Promise<void> {
    const move = this.byCard ? this.move : this.table.picked;
    if (move && this.table.legal(move)) await this.table.play(move);
  }

  // --- what is not possible ----------------------------------------------------------------------------

  /** Moves of which the board wants to know why they are not possible. */
  readonly asked = $derived.by((): string[] => {
    if (!this.byCard || this.guide) return [];
    const cards = this.hand.flatMap(({ card }) => (this.legal("build", card) ? [] : [`${this.verb}:${card}`]));
    const stage = this.hand[0] && !this.legal("stage", this.hand[0].card) ? [`stage:${this.hand[0].card}`] : [];
    return [...cards, ...stage];
  });

  whyNot(use: Use, card: string): Refusal | null {
    const found = this.table.looked[`${use === "build" ? this.verb : use}:${card}`];
    return found && !found.legal ? found : null;
  }
  /** Why no stage can be built: the same with every card. */
  readonly whyNoStage = $derived.by((): Refusal | null => (this.hand[0] ? this.whyNot("stage", this.hand[0].card) : null));

  /** What the whole choice will bring, as far as it does not depend on the others. */
  readonly brings = $derived.by((): string[] => {
    const move = this.byCard ? this.move : this.table.picked;
    const found = move ? this.table.looked[move] : null;
    return found?.legal ? found.lines : [];
  });

  /** The stages of a board as they stand in the component list. */
  stagesOf = (board: string | null): string[] => (board ? (faces.board(board)?.stages.map(({ id }) => id) ?? []) : []);
}
