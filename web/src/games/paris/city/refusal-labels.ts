// Where the one-word refusals stand: on their own spot, clear of what may be chosen, of numbers and of one another.

import { bankAt, fieldAt, type Point } from "./geometry";
import { lyingKeys } from "./key-positions";
import type { Place } from "./spots";
import type { ParisView } from "../../../generated/paris";
import { SHORT, type Spot } from "../view";

interface Box {
  x: number; // the middle
  y: number;
  width: number;
  height: number;
}
interface Obstacle extends Box {
  worth: number; // how much is lost where it is covered
}

/** The steps from the lower edge of a spot that a refusal may take, the best first. */
const STEPS: Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: -11 },
  { x: 0, y: -17 },
  ...[10, -10, 20, -20].flatMap((x) => [
    { x, y: 0 },
    { x, y: -13 },
  ]),
];
const PLAN = 289; // names and ring begin beyond it

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const height = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of a box lies on the names and the ring. */
function outside(box: Box): number {
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => Math.hypot(box.x + (i * box.width) / 2, box.y + (j * box.height) / 2)),
  );
  return corners.reduce((sum, far) => sum + Math.max(0, far - PLAN), 0);
}

/** What must stay readable: lit spots with their prices, then values, markers, what banks pay, and the keys. */
export function obstaclesOf(view: ParisView, lit: Place[]): Obstacle[] {
  const found: Obstacle[] = lit.flatMap(({ spot, at, foot }) =>
    spot.startsWith("at:") || spot.startsWith("tile")
      ? []
      : [
          { ...at, width: 58, height: 60, worth: 3 },
          { ...foot, width: 52, height: 24, worth: 4 },
        ],
  );
  view.districts.forEach((district, d) => {
    found.push({ x: bankAt(d).x, y: bankAt(d).y - 3, width: 26, height: 26, worth: 3 });
    district.fields.forEach((field, f) => {
      const at = fieldAt(d, f);
      if (field.kind) found.push({ x: at.x - (at.x < -240 ? 14 : 19), y: at.y - 16, width: 24, height: 24, worth: 6 });
      else found.push({ x: at.x, y: at.y + 1, width: 24, height: 26, worth: 2 });
      if (field.marker) found.push({ x: at.x + 18, y: at.y - 15, width: 23, height: 23, worth: 3 });
    });
  });
  for (const key of lyingKeys(view)) found.push({ x: key.x, y: key.y - 8, width: 20, height: 22, worth: 2 });
  return found;
}

export interface Note extends Box {
  spot: Spot;
  text: string;
}

/** Refusals with their places; each takes the step on which it covers least. */
export function placeNotes(
  notes: { spot: Spot; text: string; foot: Point; width: number }[],
  height: number,
  obstacles: Obstacle[],
): Note[] {
  const placed: Note[] = [];
  for (const { spot, text, foot, width } of notes) {
    const covers = (box: Box): number =>
      outside(box) * 8 +
      [...obstacles, ...placed.map((each) => ({ ...each, worth: 5 }))].reduce(
        (sum, each) => sum + shared(box, each) * each.worth,
        0,
      );
    let best: { box: Box; cost: number } | null = null;
    for (const [i, step] of STEPS.entries()) {
      const box = { x: foot.x + step.x, y: foot.y + step.y, width, height };
      const cost = covers(box) + i; // where it makes no difference, the first
      if (!best || cost < best.cost) best = { box, cost };
    }
    if (best) placed.push({ spot, text, ...best.box });
  }
  return placed;
}

/** Whether a spot is a plot without a house: its dashes say so already. */
export function isPlot(view: ParisView, spot: Spot): boolean {
  const district = view.districts[SHORT.indexOf(spot.slice(0, 2) as (typeof SHORT)[number])];
  return district?.fields.some((field) => field.kind === null && `${field.value}` === spot.slice(2)) ?? false;
}
