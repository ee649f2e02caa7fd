// What the last reveal brought, as steps to go through, and where on the table each of them took place.

import type { AtTable } from "../../shared/at-table";
import type { Line } from "../../shared/wire";
import { faces } from "./faces.svelte";

/** What somebody did; what it cost is in the log. */
const DEEDS = ["built", "staged", "sold", "recruited", "picked", "laid", "copied", "victory", "defeat", "diplomacy", "debts", "board"];
/** What a step changed stands among the numbers of a city. */
const NUMBERS = ["coins", "counted", "income", "sold", "victory", "defeat", "diplomacy", "debts"];

/** With these the next turn begins. */
const TURNED = ["passed", "age"];

export class Reveal {
  private chosen = $state.raw<Line | null>(null);

  constructor(private readonly source: () => AtTable) {}

  /** Everything since my last choice, and the whole turn it belongs to: debts and picks are choices of their own. */
  readonly lines = $derived.by((): Line[] => {
    const { shown, story, fresh } = this.source();
    const told = story.filter((line) => line.event !== "chose");
    const last = told.findLastIndex((line) => DEEDS.includes(line.event));
    const turn = told.findLastIndex((line, i) => i < last && TURNED.includes(line.event));
    const since = told.findIndex((line) => line.number >= (shown?.since ?? -1));
    const all = told.slice(since < 0 ? turn + 1 : Math.min(since, turn + 1));
    return all.length ? all : fresh;
  });

  /** What happened to me. */
  readonly mine = $derived.by((): Line[] => {
    const chair = this.source().shown?.chair ?? null;
    return this.lines.filter((line) => line.mine || (line.seat !== null && line.seat === chair));
  });

  /** What each of the others did. */
  readonly others = $derived.by((): Line[][] => {
    const seats = this.source().shown?.seats ?? [];
    const deeds = this.lines.filter((line) => DEEDS.includes(line.event) && !this.mine.includes(line));
    return seats.map((_, seat) => deeds.filter((line) => line.seat === seat)).filter((lines) => lines.length);
  });

  readonly steps = $derived.by((): Line[] => [...this.mine, ...this.others.flat()]);
  readonly step = $derived.by((): Line | null => this.steps.find((line) => line.number === this.chosen?.number) ?? null);
  readonly at = $derived.by(() => (this.step ? this.steps.indexOf(this.step) : -1));

  /** Look at a step; at the one that is looked at: at none. */
  look(line: Line | null): void {
    this.chosen = line?.number === this.step?.number ? null : line;
  }
  go(by: 1 | -1): void {
    this.chosen = this.steps[this.at + by] ?? this.chosen;
  }

  /** Whether the step that is looked at is about this card or stage of a city. */
  points = (seat: number, piece: string): boolean => !!this.step && about(this.step, seat, piece);
  /** Whether it changed the numbers of a city. */
  changedNumbers = (seat: number): boolean => !!this.step && this.step.seat === seat && NUMBERS.includes(this.step.event);
  /** Whether somebody has a part in it. */
  involves = (seat: number): boolean => !!this.step && [this.step.seat, this.step.facts.buyer, this.step.facts.against].includes(seat);
  /** Whether a card or stage has just come to a city. */
  fresh = (seat: number, piece: string): boolean => this.source().fresh.some((line) => DEEDS.includes(line.event) && about(line, seat, piece));
}

function about(line: Line, seat: number, piece: string): boolean {
  if (line.seat !== seat) return false;
  const name = faces.card(piece)?.message ?? piece;
  return [line.facts.card, line.facts.leader, line.facts.stage, line.facts.what].includes(name);
}
