// The move that is being put together: what is in hand, what can be pressed and what pressing does.

import type { TableApi } from "../../shared/table-api";
import type { Choice, RefusedMove } from "../../generated/protocol";
import {
  EMPTY,
  initialHand,
  occupied,
  defaultMove,
  pressableSpots,
  pressKey,
  pressPiece,
  pressSpot,
  groupMoves,
  validHand,
  TRADES,
  unscoredTiles,
  parseMove,
  parseMoves,
  movesToExplain,
  type Group,
  type Hand,
  type Press,
  type Row,
  type ParsedMove,
} from "./moves";
import { actionLabel, keyName, say, upper } from "./labels";
import type { ParisView } from "../../generated/paris";
import type { Refused, Spot, Target } from "./view";

export class MoveSelection {
  /** What was taken in hand on purpose, and in which stage of the turn. */
  private taken = $state.raw<{ stage: string; hand: Hand } | null>(null);
  /** Whether the price table is open. */
  trading = $state(false);
  /** The decision at which the reminder of the last round has been read. */
  private warnedAt = $state("");

  constructor(private readonly source: () => TableApi) {}

  get table(): TableApi {
    return this.source();
  }

  readonly view = $derived.by(() => (this.table.snapshot?.view ?? null) as ParisView | null);
  readonly decision = $derived.by(() => this.table.snapshot?.decision ?? null);
  readonly guide = $derived.by(() => this.decision?.guide ?? null);
  readonly choices = $derived.by((): Map<string, Choice> => this.table.choices);
  /** The legal moves; in a guided game only the guide's move. */
  readonly parsedMoves = $derived.by((): ParsedMove[] =>
    this.view
      ? parseMoves(
          [...this.choices.keys()].filter((move) => this.table.isLegal(move)),
          this.view,
        )
      : [],
  );
  private readonly handIsExplicit = $derived.by(() => this.taken !== null && this.taken.stage === this.view?.stage);
  readonly hand = $derived.by((): Hand => {
    const own = this.handIsExplicit && this.taken ? validHand(this.parsedMoves, this.taken.hand) : EMPTY;
    const first = initialHand(this.parsedMoves);
    return { key: own.key ?? first.key, piece: own.piece ?? first.piece };
  });
  readonly groups = $derived.by((): Group[] => groupMoves(this.parsedMoves, this.hand));
  /** The rows in the order of the number keys: all but trade, which has a table of its own, and the end of the turn. */
  readonly rows = $derived.by((): Row[] =>
    this.groups.filter((group) => !["trade", "end"].includes(group.name)).flatMap((group) => group.rows),
  );
  readonly picked = $derived.by((): ParsedMove | null =>
    this.table.picked && this.view ? parseMove(this.table.picked, this.view) : null,
  );

  // --- the city ------------------------------------------------------------------------------------

  private readonly spots = $derived.by(() => pressableSpots(this.parsedMoves, this.hand, this.handIsExplicit));
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
      const parsed = parseMove(move, view);
      const why = this.whyNot(move);
      // no key at all is one sentence in the question, not seven signs on the banks
      const told =
        parsed.actionType === "key" &&
        (this.handIsExplicit || !this.parsedMoves.some((each) => each.actionType === "key"));
      const mine = parsed.actionType === "key" && parsed.spot === this.hand.key;
      // from the Arc every place of the city is thinkable: keys that lie there speak for themselves
      const plain = parsed.key === "Arc" && parsed.spot !== null && occupied(view, parsed.spot);
      const offBoard =
        !parsed.spot ||
        parsed.spot.startsWith("pile") ||
        (parsed.piece && parsed.piece !== this.hand.piece) ||
        parsed.actionType === "tile";
      if (why && !told && !mine && !plain && !offBoard && parsed.spot && !this.spots.has(parsed.spot))
        found.set(parsed.spot, { short: why.short, text: why.text });
    }
    return found;
  });
  /** The move of the pile under the pointer; its district is highlighted in the city. */
  hoveredMove = $state<string | null>(null);
  readonly pointed = $derived.by((): number | null => {
    const move = this.hoveredMove ?? this.table.picked ?? "";
    const pile =
      /^draw\d$/.test(move) && this.table.isLegal(move) ? this.view?.piles[Number(move.slice(4)) - 1] : undefined;
    const found = this.view?.districts.findIndex((district) => district.name === pile?.district) ?? -1;
    return found < 0 ? null : found;
  });
  readonly pickedSpot = $derived.by((): Spot | null => this.picked?.spot ?? null);

  // --- what is not possible --------------------------------------------------------------------------

  readonly asked = $derived.by((): string[] => {
    if (!this.view || !this.decision) return [];
    const trades = this.trading ? TRADES.filter((move) => !this.choices.has(move)) : [];
    return [...movesToExplain(this.view, this.parsedMoves, this.hand), ...trades].filter(
      (move) => !this.choices.has(move),
    );
  });

  /** Why a move is not possible, as far as the server has said. */
  whyNot(move: string): RefusedMove | null {
    const found = this.table.previews[move];
    return found?.is === "impossible" ? found : null;
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
    if (this.table.isLegal(move)) this.act({ move });
  }
  pressSpot(spot: Spot): void {
    this.act(pressSpot(this.parsedMoves, this.hand, spot));
  }
  pressPiece(piece: string): void {
    this.act(pressPiece(this.parsedMoves, this.hand, piece));
  }
  pressKey(key: Spot): void {
    this.act(pressKey(this.parsedMoves, this.hand, key));
  }

  /** Let go: of the picked move first, then of what is in hand. True if there was something. */
  cancel(): boolean {
    if (this.table.picked) this.table.pick(null);
    else if (this.trading) this.trading = false;
    else if (this.handIsExplicit) this.taken = null;
    else return false;
    return true;
  }

  /** What one has in hand belongs to the turn. */
  forget(): void {
    this.taken = null;
    this.trading = false;
    this.hoveredMove = null;
  }

  // --- the main button -------------------------------------------------------------------------------

  readonly main = $derived.by(
    (): string | null => this.table.picked ?? (this.decision ? defaultMove(this.parsedMoves) : null),
  );
  readonly mainWords = $derived.by((): string => {
    if (!this.main || !this.view) return say("do-end");
    return actionLabel(this.view, this.table.pieces, parseMove(this.main, this.view), this.choices.get(this.main));
  });
  /** Tiles that would still score, while the last turn is about to end. */
  readonly forgotten = $derived.by((): string[] =>
    this.main === "end" && (this.view?.closing ?? 0) > 1 && !this.guide ? unscoredTiles(this.choices.values()) : [],
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
