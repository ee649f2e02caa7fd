// The lens of a phone: which district a swipe turns to, which target a finger meant, and where the small map is not in the way.

import { lensOn, type Point, polar, middle } from "./geometry";
import type { Place } from "./spots";
import type { Spot } from "../view";

/** The neighbour that a drag pulls into the frame. */
export function swipeTo(lens: number, drag: Point): number {
  const here = polar(middle(lens), 200);
  const pull = (district: number): number => {
    const there = polar(middle(district), 200);
    return (
      -(drag.x * (there.x - here.x) + drag.y * (there.y - here.y)) / Math.hypot(there.x - here.x, there.y - here.y)
    );
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

export const CORNERS = ["top left", "top right", "bottom left", "bottom right"] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner in which a map covers least of what matters; `worth` says how much each point of the drawing does. */
export function clearCorner(
  points: (Point & { worth: number })[],
  lens: number,
  frame: { width: number; height: number },
  map: { width: number; height: number },
): Corner {
  const { x, y, scale } = lensOn(lens, frame.width, frame.height);
  const reach = 34 * scale; // half a house with its frame
  const covered = (corner: Corner): number => {
    const [left, top] = [
      corner.endsWith("left") ? 0 : frame.width - map.width,
      corner.startsWith("top") ? 0 : frame.height - map.height,
    ];
    let lost = 0;
    for (const point of points) {
      const at = { x: frame.width / 2 + (point.x - x) * scale, y: frame.height / 2 + (point.y - y) * scale };
      const beside = Math.max(left - at.x, at.x - left - map.width, top - at.y, at.y - top - map.height);
      if (beside < reach) lost += point.worth * Math.min(1, (reach - beside) / reach);
    }
    return lost;
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) - 0.01 ? corner : best));
}
