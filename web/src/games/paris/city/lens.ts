// The lens of a phone: which district a swipe turns to, and which target a finger meant.

import { type Point, polar, middle } from "./geometry";
import type { Place } from "./places";
import type { Spot } from "../view";

/** The neighbour that a drag pulls into the frame. */
export function swipeTo(lens: number, drag: Point): number {
  const here = polar(middle(lens), 200);
  const pull = (district: number): number => {
    const there = polar(middle(district), 200);
    return -(drag.x * (there.x - here.x) + drag.y * (there.y - here.y)) / Math.hypot(there.x - here.x, there.y - here.y);
  };
  const others = [1, 5, 2, 4, 3].map((by) => (lens + by) % 6);
  return others.reduce((best, each) => (pull(each) > pull(best) + 6 ? each : best));
}

/** The target nearest to a point of the drawing, if one is within reach. */
export function nearest(places: Place[], at: Point, reach: number): Spot | null {
  let found: { spot: Spot; far: number } | null = null;
  for (const place of places) {
    const far = Math.hypot(place.at.x - at.x, place.at.y - at.y);
    if (far <= reach && (!found || far < found.far)) found = { spot: place.spot, far };
  }
  return found?.spot ?? null;
}
