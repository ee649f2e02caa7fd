// What the person at this chair is deciding: what is in hand, what can be pressed and what pressing does.

import type { AtTable } from "../../shared/at-table";
import type { Choice, Looked } from "../../shared/wire";
import {
  EMPTY,
  firstHand,
  occupied,
  obvious,
  pressable,
  pressKey,
  pressPiece,
  pressSpot,
  questionOf,
  stillHeld,
  TRADES,
  unscored,
  wayOf,
  waysOf,
  worthAsking,
  type Group,
  type Hand,
  type Press,
  type Row,
  type Way,
} from "./choosing";
import { deedName, keyName, say, upper } from "./naming";
import type { ParisView, Refused, Spot, Target } from "./view";

export type Refusal = Extract<Looked, { legal: false }>;

export class Deciding {
  /** What was taken in hand on purpose, and in which stage of the turn. */
  private taken = $state.raw<{ stage: string; hand: Hand } | null>(null);
  /** The price table stands in the question. */
  trading = $state(false);
  /** The decision at which the reminder of the last round has been read. */
  private warnedAt = $state("");

  constructor(private readonly source: () => AtTable) {}

  get table(): AtTable {
    return this.source();
  }

  readonly view = $derived.by(() => (this.table.shown?.view ?? null) as ParisView | null);
  readonly decision = $derived.by(() => this.table.shown?.decision ?? null);
  readonly guide = $derived.by(() => this.decision?.guide ?? null);
  readonly choices = $derived.by((): Map<string, Choice> => this.table.choices);
  /** The legal moves; in a guided game only the one that is told. */
  readonly ways = $derived.by((): Way[] =>
    this.view ? waysOf([...this.choices.keys()].filter((move) => this.table.legal(move)), this.view) : [],
  );
  private readonly onPurpose = $derived.by(() => this.taken !== null && this.taken.stage === this.view?.stage);
  readonly hand = $derived.by((): Hand => {
    const own = this.onPurpose && this.taken ? stillHeld(this.ways, this.taken.hand) : EMPTY;
    const first = firstHand(this.ways);
    return { key: own.key ?? first.key, piece: own.piece ?? first.piece };
  });
  readonly groups = $derived.by((): Group[] => questionOf(this.ways, this.hand));
  /** The rows in the order of the number keys: all but trade, which has a table of its own, and the end of the turn. */
  readonly rows = $derived.by((): Row[] => this.groups.filter((group) => !["trade", "end"].includes(group.name)).flatMap((group) => group.rows));
  readonly picked = $derived.by((): Way | null => (this.table.picked && this.view ? wayOf(this.table.picked, this.view) : null));

  // --- the city ------------------------------------------------------------------------------------

  private readonly spots = $derived.by(() => pressable(this.ways, this.hand, this.onPurpose));
  readonly targets = $derived.by((): Map<Spot, Target> => {
    const found = new Map<Spot, Target>();
    const { view } = this;
    if (!view) return found;
    for (const [spot, move] of this.spots) {
      if (spot.startsWith("pile")) continue;
      const choice = move === null ? null : this.choices.get(move);
      const label = choice ? upper(choice.words) : say("take-key", { place: keyName(view, this.table.pieces, spot) });
      found.set(spot, { changes: choice?.changes ?? {}, label, instead: move === null && this.hand.key !== null });
    }
    return found;
  });
  readonly refused = $derived.by((): Map<Spot, Refused> => {
    const found = new Map<Spot, Refused>();
    const { view } = this;
    if (!view || this.guide) return found;
    for (const move of this.asked) {
      const way = wayOf(move, view);
      const why = this.whyNot(move);
      // no key at all is one sentence in the question, not seven signs on the banks
      const told = way.verb === "key" && (this.onPurpose || !this.ways.some((each) => each.verb === "key"));
      const mine = way.verb === "key" && way.spot === this.hand.key;
      // from the Arc every place of the city is thinkable: keys that lie there speak for themselves
      const plain = way.key === "Arc" && way.spot !== null && occupied(view, way.spot);
      const offBoard = !way.spot || way.spot.startsWith("pile") || (way.piece && way.piece !== this.hand.piece) || way.verb === "tile";
      if (why && !told && !mine && !plain && !offBoard && way.spot && !this.spots.has(way.spot)) found.set(way.spot, { short: why.short, text: why.text });
    }
    return found;
  });
  /** A pile that is looked at beside the board, by its move; its district is shown in the city. */
  lookedAt = $state<string | null>(null);
  readonly pointed = $derived.by((): number | null => {
    const move = this.lookedAt ?? this.table.picked ?? "";
    const pile = /^draw\d$/.test(move) && this.table.legal(move) ? this.view?.piles[Number(move.slice(4)) - 1] : undefined;
    const found = this.view?.districts.findIndex((district) => district.name === pile?.district) ?? -1;
    return found < 0 ? null : found;
  });
  readonly pickedSpot = $derived.by((): Spot | null => this.picked?.spot ?? null);

  // --- what is not possible --------------------------------------------------------------------------

  readonly asked = $derived.by((): string[] => {
    if (!this.view || !this.decision) return [];
    const trades = this.trading ? TRADES.filter((move) => !this.choices.has(move)) : [];
    return [...worthAsking(this.view, this.ways, this.hand), ...trades].filter((move) => !this.choices.has(move));
  });

  /** Why a move is not possible, as far as the server has said. */
  whyNot(move: string): Refusal | null {
    const found = this.table.looked[move];
    return found && !found.legal ? found : null;
  }

  // --- pressing --------------------------------------------------------------------------------------

  private act(press: Press): void {
    if (!press) return;
    if ("move" in press) {
      // a second press on what is picked does it
      if (this.table.picked === press.move) void this.play(press.move);
      else this.table.pick(press.move);
    } else {
      this.table.pick(null);
      this.taken = { stage: this.view?.stage ?? "", hand: press.hand };
    }
  }

  press(row: Row): void {
    this.act(row.press);
  }
  pressMove(move: string): void {
    if (this.table.legal(move)) this.act({ move });
  }
  pressSpot(spot: Spot): void {
    this.act(pressSpot(this.ways, this.hand, spot));
  }
  pressPiece(piece: string): void {
    this.act(pressPiece(this.ways, this.hand, piece));
  }
  pressKey(key: Spot): void {
    this.act(pressKey(this.ways, this.hand, key));
  }

  /** Let go: of the picked move first, then of what is in hand. True if there was something. */
  letGo(): boolean {
    if (this.table.picked) this.table.pick(null);
    else if (this.trading) this.trading = false;
    else if (this.onPurpose) this.taken = null;
    else return false;
    return true;
  }

  /** What one has in hand belongs to the turn. */
  forget(): void {
    this.taken = null;
    this.trading = false;
    this.lookedAt = null;
  }

  // --- the main button -------------------------------------------------------------------------------

  readonly main = $derived.by((): string | null => this.table.picked ?? (this.decision ? obvious(this.ways) : null));
  readonly mainWords = $derived.by((): string => {
    if (!this.main || !this.view) return say("do-end");
    return deedName(this.view, this.table.pieces, wayOf(this.main, this.view), this.choices.get(this.main));
  });
  /** Tiles that would still score, while the last turn is about to end. */
  readonly forgotten = $derived.by((): string[] =>
    this.main === "end" && (this.view?.closing ?? 0) > 1 && !this.guide ? unscored(this.choices.values()) : [],
  );
  readonly warning = $derived.by(() => this.forgotten.length > 0 && this.warnedAt === this.decision?.id);

  async play(move: string): Promise<void> {
    if (move === "end" && this.forgotten.length && !this.warning) {
      this.warnedAt = this.decision?.id ?? "";
      return;
    }
    await this.table.play(move);
  }
  playMain(): void {
    if (this.main) void this.play(this.main);
  }
}
