// The events of the last reveal as steps to go through, and which part of the table each one changed.

import type { TableApi } from "../../shared/table-api";
import type { Line } from "../../generated/protocol";
import type { Pieces } from "../../shared/table-api";
import { cardOf, eventName } from "./card-data";

/** Events that are an action of a player; their costs are in the log. */
const ACTION_EVENTS = [
  "built",
  "staged",
  "sold",
  "recruited",
  "picked",
  "laid",
  "copied",
  "victory",
  "defeat",
  "diplomacy",
  "debts",
  "board",
];
/** Events that change the numbers of a city. */
const STAT_EVENTS = ["coins", "counted", "income", "sold", "victory", "defeat", "diplomacy", "debts"];

/** Events that end a turn. */
const TURN_END_EVENTS = ["passed", "age"];

export class Reveal {
  private chosen = $state.raw<Line | null>(null);

  constructor(private readonly source: () => TableApi) {}

  /** Everything since my last choice, and the whole turn it belongs to: debts and picks are choices of their own. */
  readonly lines = $derived.by((): Line[] => {
    const { snapshot, log, newLines } = this.source();
    const told = log.filter((line) => line.event !== "chose");
    const last = told.findLastIndex((line) => ACTION_EVENTS.includes(line.event));
    const turn = told.findLastIndex((line, i) => i < last && TURN_END_EVENTS.includes(line.event));
    const since = told.findIndex((line) => line.number >= (snapshot?.since ?? -1));
    const all = told.slice(since < 0 ? turn + 1 : Math.min(since, turn + 1));
    return all.length ? all : newLines;
  });

  /** What happened to me. */
  readonly mine = $derived.by((): Line[] => {
    const chair = this.source().snapshot?.chair ?? null;
    return this.lines.filter((line) => line.mine || (line.seat !== null && line.seat === chair));
  });

  /** What each of the others did. */
  readonly others = $derived.by((): Line[][] => {
    const seats = this.source().snapshot?.seats ?? [];
    const deeds = this.lines.filter((line) => ACTION_EVENTS.includes(line.event) && !this.mine.includes(line));
    return seats.map((_, seat) => deeds.filter((line) => line.seat === seat)).filter((lines) => lines.length);
  });

  readonly steps = $derived.by((): Line[] => [...this.mine, ...this.others.flat()]);
  readonly step = $derived.by(
    (): Line | null => this.steps.find((line) => line.number === this.chosen?.number) ?? null,
  );
  readonly at = $derived.by(() => (this.step ? this.steps.indexOf(this.step) : -1));

  /** Select a step; selecting it again deselects it. */
  select(line: Line | null): void {
    this.chosen = line?.number === this.step?.number ? null : line;
  }
  go(by: 1 | -1): void {
    this.chosen = this.steps[this.at + by] ?? this.chosen;
  }

  /** Whether the selected step is about this card or stage of a city. */
  points = (seat: number, piece: string): boolean => !!this.step && about(this.step, seat, piece, this.source().pieces);
  /** Whether it changed the numbers of a city. */
  changedNumbers = (seat: number): boolean =>
    !!this.step && this.step.seat === seat && STAT_EVENTS.includes(this.step.event);
  /** Whether somebody has a part in it. */
  involves = (seat: number): boolean =>
    !!this.step && [this.step.seat, this.step.facts.buyer, this.step.facts.against].includes(seat);
  /** Whether a card or stage has just come to a city. */
  isNew = (seat: number, piece: string): boolean =>
    this.source().newLines.some(
      (line) => ACTION_EVENTS.includes(line.event) && about(line, seat, piece, this.source().pieces),
    );
}

function about(line: Line, seat: number, piece: string, pieces: Pieces): boolean {
  if (line.seat !== seat) return false;
  const card = cardOf(pieces, piece);
  const name = card ? eventName(card) : piece;
  return [line.facts.card, line.facts.leader, line.facts.stage, line.facts.what].includes(name);
}
