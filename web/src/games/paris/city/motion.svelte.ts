// What has just happened, as movements to show one after the other, and as trails that stay until the next change.

import type { Line } from "../../../generated/protocol";
import type { Pieces } from "../../../shared/table-api";
import { curve, fieldAt, figureAt, type Point, polar, prizeAt, spaceAngle } from "./geometry";
import { keyPlace, spotPoint } from "./key-positions";
import { vpTileText } from "../piece-data";
import type { ParisView } from "../../../generated/paris";
import { SHORT, type Spot } from "../view";

export type Step =
  | { is: "key"; seat: number; spot: Spot; path: Point[]; width: number }
  | { is: "house"; spot: Spot; kind: string; at: Point }
  | { is: "landmark"; spot: Spot; value: number; at: Point }
  | { is: "prize"; spot: Spot; text: string; at: Point }
  | { is: "marker"; token: string; at: Point }
  | { is: "figure"; seat: number; path: Point[]; size: number };

export interface Trail {
  id: string;
  seat: number;
  path: string;
}

const EASE = "cubic-bezier(.2,.7,.2,1)";
const FOOT = 24; // how far below its middle a house stands
const ORDER = ["house", "landmark", "key", "marker", "figure", "prize"];

/** Notation of a key's place as a spot: a landmark as a source is named by its value alone. */
function spotOf(view: ParisView, text: string): Spot {
  if (!/^\d+$/.test(text)) return text;
  const d = view.districts.findIndex((district) =>
    district.landmarks.some((landmark) => landmark.value === Number(text)),
  );
  return d < 0 ? text : `${SHORT[d]}/${text}`;
}

function along(a: Point, b: Point, bend: number): Point[] {
  const { control } = curve(a, b, bend);
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * control.x + r * b.x, y: p * a.y + q * control.y + r * b.y };
  });
}

const districtNamed = (view: ParisView, name: Line["facts"][string]): number =>
  view.districts.findIndex((district) => district.name === name);

/** Around the ring in the direction of the move, from where the figure stood to where it stands. */
function aroundRing(before: ParisView, view: ParisView, seat: number): Point[] {
  const [from, to] = [before.seats[seat].figure, view.seats[seat].figure];
  const arc = Array.from({ length: 17 }, (_, i) => polar(spaceAngle(from + ((to - from) * i) / 16), 350));
  return [figureAt(before, seat), ...arc.slice(1, -1), figureAt(view, seat)];
}

/** The movements of a move, in the order in which they are shown. */
export function stepsOf(lines: Line[], view: ParisView, before: ParisView | null, pieces: Pieces): Step[] {
  const steps: Step[] = [];
  for (const { event, facts, seat } of lines) {
    if (event === "moved" && seat !== null) {
      const [source, spot] = [spotOf(before ?? view, String(facts.source)), String(facts.target)];
      const from = before ? keyPlace(before, source, seat) : spotPoint(view, source);
      const to = keyPlace(view, spot, seat);
      steps.push({ is: "key", seat, spot, path: along(from, to, 0.16), width: to.width });
    } else if (event === "key-placed" && seat !== null) {
      const d = districtNamed(view, facts.bank);
      const spot = d < 0 ? "Arc" : `${SHORT[d]}$`;
      const to = keyPlace(view, spot, seat);
      steps.push({ is: "key", seat, spot, path: [{ x: to.x, y: to.y - 44 }, to], width: to.width });
    } else if (event === "built") {
      const spot = String(facts.field);
      steps.push({ is: "house", spot, kind: String(facts.kind), at: spotPoint(view, spot) });
    } else if (event === "founded") {
      const d = districtNamed(view, facts.district);
      const value = Number(String(facts.landmark).replace("landmark-", ""));
      if (d >= 0)
        steps.push({
          is: "landmark",
          spot: `${SHORT[d]}/${value}`,
          value,
          at: spotPoint(view, `${SHORT[d]}/${value}`),
        });
    } else if (event === "vp-tile") {
      const d = districtNamed(view, facts.district);
      const tile = String(facts.tile).replace("vp-", "");
      if (d >= 0)
        steps.push({
          is: "prize",
          spot: `vp:${SHORT[d]}`,
          text: vpTileText(pieces, tile),
          at: prizeAt(d, view.districts[d].landmarks.length),
        });
    } else if (event === "figure" && seat !== null && before) {
      steps.push({ is: "figure", seat, path: aroundRing(before, view, seat), size: figureAt(view, seat).size });
    } else if (event === "token" && facts.why === "why-marker" && before?.acquired != null && before.acquired < 36) {
      const at = fieldAt(Math.floor(before.acquired / 6), before.acquired % 6);
      steps.push({ is: "marker", token: String(facts.token), at: { x: at.x + 18, y: at.y - 15 } });
    }
  }
  return steps.sort((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
}

/** The dotted trails of a move, in the colour of the seat. */
export function trailsOf(lines: Line[], view: ParisView, before: ParisView | null): Trail[] {
  return lines.flatMap(({ number, event, facts, seat }): Trail[] => {
    if (seat === null) return [];
    const id = String(number);
    if (event === "moved") {
      const from = spotPoint(before ?? view, spotOf(before ?? view, String(facts.source)));
      return [{ id, seat, path: curve(from, spotPoint(view, String(facts.target)), 0.3).path }];
    }
    if (event === "key-placed") {
      const d = districtNamed(view, facts.bank);
      const { x, y } = keyPlace(view, d < 0 ? "Arc" : `${SHORT[d]}$`, seat);
      return [{ id, seat, path: `M${x} ${y - 25}a25 25 0 1 1 -.1 0` }];
    }
    if (event === "figure" && before && before.seats[seat].figure !== view.seats[seat].figure) {
      const [from, to] = [before.seats[seat].figure, view.seats[seat].figure];
      const [a, b] = [polar(spaceAngle(from), 318), polar(spaceAngle(to), 318)];
      const large = Math.abs(spaceAngle(to) - spaceAngle(from)) > 180 ? 1 : 0;
      return [{ id, seat, path: `M${a.x} ${a.y}A318 318 0 ${large} ${to > from ? 1 : 0} ${b.x} ${b.y}` }];
    }
    return [];
  });
}

/** The movements under way: the first is shown, the others wait; what moves is not drawn where it will lie. */
export class Motion {
  steps = $state.raw<Step[]>([]);
  readonly first = $derived(this.steps[0] ?? null);
  readonly houses = $derived(
    new Set(this.steps.flatMap((step) => ("spot" in step && step.is !== "key" ? [step.spot] : []))),
  );
  readonly figures = $derived(new Set(this.steps.flatMap((step) => (step.is === "figure" ? [step.seat] : []))));

  begin(steps: Step[]): void {
    const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.steps = still ? [] : steps;
  }

  /** A press skips to the end. */
  finish(): void {
    if (this.steps.length) this.steps = [];
  }

  done(step: Step): void {
    if (this.steps[0] === step) this.steps = this.steps.slice(1);
  }

  hidesKey = (spot: Spot, seat: number): boolean =>
    this.steps.some((step) => step.is === "key" && step.spot === spot && step.seat === seat);

  /** Show a step on its drawing, and go on to the next. */
  play(node: Element, step: Step): () => void {
    const { frames, duration } = framesOf(step);
    const animation = node.animate(frames, { duration, easing: EASE, fill: "both" });
    animation.onfinish = () => this.done(step);
    return () => animation.cancel();
  }
}

const to = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

function framesOf(step: Step): { frames: Keyframe[]; duration: number } {
  switch (step.is) {
    case "key":
      if (step.path.length > 2) return { frames: step.path.map((point) => ({ transform: to(point) })), duration: 320 };
      return { frames: step.path.map((point, i) => ({ transform: to(point), opacity: i })), duration: 320 };
    case "figure":
      return { frames: step.path.map((point) => ({ transform: to(point) })), duration: 420 };
    case "house":
    case "landmark": {
      // about the foot of the drawing, which stays where it is
      const foot = `${to({ x: step.at.x, y: step.at.y + FOOT })} scale(1, `;
      return {
        frames: [0.04, 1].map((tall) => ({ transform: `${foot}${tall}) translate(0, ${-FOOT}px)` })),
        duration: 260,
      };
    }
    case "marker": {
      const risen = { x: step.at.x, y: step.at.y - 30 };
      return {
        frames: [
          { transform: to(step.at), opacity: 1 },
          { transform: to(risen), opacity: 0 },
        ],
        duration: 320,
      };
    }
    case "prize": {
      const above = { x: step.at.x, y: step.at.y - 26 };
      return {
        frames: [
          { transform: to(above), opacity: 0 },
          { transform: to(step.at), opacity: 1 },
        ],
        duration: 260,
      };
    }
  }
}
