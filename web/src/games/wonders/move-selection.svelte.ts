// The move that is being put together: which card, what becomes of it, which stage, and which payment.

import type { TableApi } from "../../shared/table-api";
import type { Choice, RefusedMove } from "../../generated/protocol";
import { boardOf } from "./card-data";
import { Reveal } from "./reveal.svelte";
import type { HandCard, StageOption, WayView, WondersView } from "../../generated/wonders";
import { leftOf, rightOf } from "./view";

export type Use = "build" | "stage" | "sell";

/** A choice outside of the hand: a leader, a card of the pile, a board, a number of debts. */
export interface Option {
  move: string;
  piece: string; // "" for none, and for numbers
  words: string;
}

const BY_CARD = ["turn", "recruit", "last"];
const PIECE = /^(build|recruit|keep|lay|copy|board|at):(.+)$/;

export class MoveSelection {
  /** The selected card of the hand, and what is to become of it. */
  private taken = $state.raw<{
    decision: string;
    card: string;
    use: Use;
    at: number | null;
    way: string | null;
  } | null>(null);

  readonly reveal: Reveal;

  constructor(private readonly source: () => TableApi) {
    this.reveal = new Reveal(source);
  }

  get table(): TableApi {
    return this.source();
  }

  readonly view = $derived.by(() => (this.table.snapshot?.view ?? null) as WondersView | null);
  readonly decision = $derived.by(() => this.table.snapshot?.decision ?? null);
  readonly guide = $derived.by(() => this.decision?.guide ?? null);
  readonly seat = $derived.by(() => this.view?.seat ?? null);
  readonly count = $derived.by(() => this.view?.cities.length ?? 0);
  readonly left = $derived.by(() => (this.seat === null ? null : leftOf(this.seat, this.count)));
  readonly right = $derived.by(() => (this.seat === null ? null : rightOf(this.seat, this.count)));
  nameAt(seat: number | null): string {
    return seat === null ? "" : (this.table.snapshot?.seats[seat]?.name ?? "");
  }
  readonly neighbours = $derived.by(() => ({ left: this.nameAt(this.left), right: this.nameAt(this.right) }));

  /** Which question is asked, by the name of its words. */
  readonly asks = $derived.by((): string => {
    const { moment, choice } = this.view ?? { moment: "over", choice: "" };
    if (moment !== "choices") return moment;
    return choice === "recruit" ? "recruit-free" : choice || "copy";
  });
  /** A card of the hand is to be chosen: nothing of the choice is made yet. */
  readonly choosingCard = $derived.by(
    () => !!this.view && BY_CARD.includes(this.view.moment) && !!this.decision && !this.view.chosen.length,
  );
  /** My whole choice is made, and others still think. */
  readonly chosen = $derived.by((): string[] => (this.view && !this.decision ? this.view.chosen : []));

  // --- the hand --------------------------------------------------------------------------------------

  /** The hand as it lies before me; equal cards lie side by side. */
  readonly hand = $derived.by((): HandCard[] => this.view?.hand ?? []);
  private readonly actionType = $derived.by(() => (this.view?.moment === "recruit" ? "recruit" : "build"));
  readonly stages = $derived.by((): StageOption[] => (this.view?.stages ?? []).filter((each) => each.ways.length));

  isLegal(use: Use, card: string): boolean {
    return this.choosingCard && this.table.isLegal(`${use === "build" ? this.actionType : use}:${card}`);
  }

  /** What somebody may do with a card: the first is what it is mostly taken for. */
  uses(card: string): Use[] {
    return (["build", "stage", "sell"] as const).filter((use) => this.isLegal(use, card));
  }

  private readonly held = $derived.by(() => {
    const { taken, decision } = this;
    if (
      !this.choosingCard ||
      !taken ||
      taken.decision !== decision?.id ||
      !this.hand.some(({ card }) => card === taken.card)
    )
      return null;
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
  /** The payments for the selected card or stage, the cheapest first. */
  readonly payments = $derived.by((): WayView[] => {
    if (this.use === "build") return this.hand.find(({ card }) => card === this.card)?.ways ?? [];
    return this.use === "stage" ? (this.stage?.ways ?? []) : [];
  });
  /** The selected payment; at first the cheapest. */
  readonly payment = $derived.by(
    (): WayView | null => this.payments.find(({ move }) => move === this.held?.way) ?? this.payments[0] ?? null,
  );

  /** The whole choice as it will be played. */
  readonly move = $derived.by((): string | null => {
    const { card, use } = this;
    if (!card || !use) return null;
    const parts = [`${use === "build" ? this.actionType : use}:${card}`];
    if (use === "stage" && this.stages.length > 1 && this.stage) parts.push(`at:${this.stage.at}`);
    if (use !== "sell" && this.payments.length > 1 && this.payment) parts.push(this.payment.move);
    return parts.join(" ");
  });

  // --- other questions -------------------------------------------------------------------------------

  readonly options = $derived.by((): Option[] => {
    if (this.choosingCard || !this.decision) return [];
    return [...this.table.choices.values()]
      .filter(({ move }) => this.table.isLegal(move))
      .map((choice) => this.option(choice));
  });

  /** Whether there are so many options that they need the room of the hand. */
  readonly many = $derived.by(() => this.options.length > 4);

  /** While boards are chosen: the selected one, drawn as my own. */
  readonly previewedBoard = $derived.by((): string | null => {
    if (this.view?.moment !== "boards") return null;
    return (this.options.find(({ move }) => move === this.table.picked) ?? this.options[0])?.piece ?? null;
  });

  private option({ move, words }: Choice): Option {
    const piece = PIECE.exec(move)?.[2] ?? "";
    if (move.startsWith("at:"))
      return { move, piece: this.view?.stages.find(({ at }) => String(at) === piece)?.stage ?? "", words };
    return { move, piece, words };
  }

  // --- pressing --------------------------------------------------------------------------------------

  /** Take a card in hand; what it is mostly taken for comes first. A second press lets go. */
  selectCard(card: string): void {
    if (!this.choosingCard) return;
    const guided = this.guide?.move.split(":");
    const use =
      guided?.[1] === card && guided[0] !== this.actionType ? (guided[0] as Use) : (this.uses(card)[0] ?? "build");
    this.set(this.card === card ? null : { card, use, at: null, way: null });
  }
  chooseUse(use: Use): void {
    if (this.card) this.set({ card: this.card, use, at: null, way: null });
  }
  chooseStage(at: number): void {
    if (this.card) this.set({ card: this.card, use: "stage", at, way: null });
  }
  choosePayment(way: string): void {
    if (this.card && this.use) this.set({ card: this.card, use: this.use, at: this.stage?.at ?? null, way });
  }

  private set(wish: { card: string; use: Use; at: number | null; way: string | null } | null): void {
    this.taken = wish && this.decision ? { decision: this.decision.id, ...wish } : null;
    this.table.pick(null);
    if (this.move && this.table.isLegal(this.move)) this.table.pick(this.move);
  }

  /** A choice outside of the hand; a second press on what is picked does it. */
  press(option: Option): void {
    if (this.table.picked === option.move) void this.play();
    else this.table.pick(option.move);
  }

  cancel(): void {
    this.taken = null;
    this.table.pick(null);
  }

  /** A move that a hint or a guide has picked on the board is taken in hand here. */
  follow(): void {
    const { picked } = this.table;
    if (!picked || picked === this.move || !this.choosingCard || !this.decision) return;
    const [first] = picked.split(" ");
    const [actionType, card] = first.split(":");
    this.taken = {
      decision: this.decision.id,
      card,
      use: actionType === "stage" || actionType === "sell" ? actionType : "build",
      at: null,
      way: null,
    };
  }

  async play(): Promise<void> {
    const move = this.choosingCard ? this.move : this.table.picked;
    if (move && this.table.isLegal(move)) await this.table.play(move);
  }

  // --- what is not possible ----------------------------------------------------------------------------

  /** Moves that are not possible: the server is asked why. */
  readonly asked = $derived.by((): string[] => {
    if (!this.choosingCard || this.guide) return [];
    const cards = this.hand.flatMap(({ card }) => (this.isLegal("build", card) ? [] : [`${this.actionType}:${card}`]));
    const stage = this.hand[0] && !this.isLegal("stage", this.hand[0].card) ? [`stage:${this.hand[0].card}`] : [];
    return [...cards, ...stage];
  });

  whyNot(use: Use, card: string): RefusedMove | null {
    const found = this.table.previews[`${use === "build" ? this.actionType : use}:${card}`];
    return found?.is === "impossible" ? found : null;
  }
  /** Why no stage can be built: the same with every card. */
  readonly whyNoStage = $derived.by((): RefusedMove | null =>
    this.hand[0] ? this.whyNot("stage", this.hand[0].card) : null,
  );

  /** What the whole choice will bring, as far as it does not depend on the others. */
  readonly brings = $derived.by((): string[] => {
    const move = this.choosingCard ? this.move : this.table.picked;
    const found = move ? this.table.previews[move] : null;
    return found?.is === "possible" ? found.lines : [];
  });

  /** The stages of a board in their order. */
  stagesOf = (board: string | null): string[] =>
    board ? (boardOf(this.table.pieces, board)?.stages.map(({ id }) => id) ?? []) : [];
}
