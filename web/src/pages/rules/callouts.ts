// Where the call-outs of a picture stand: a disc left or right of it, and a dot beside the thing that it speaks about.

export interface Thing {
  side: "left" | "right";
  box: { left: number; top: number; width: number; height: number }; // within the picture
}

export interface Callout {
  disc: { x: number; y: number };
  dot: { x: number; y: number };
}

export const DISC = 23;
const OUTSIDE = 24; // from the picture's edge to the middle of a disc
const APART = 32; // from one disc to the next on its side
const BESIDE = 5; // from the thing to the dot

/** The heights of the discs of one side: each at its thing, moved as little as keeps them apart and in the picture. */
function spread(wanted: number[], height: number): number[] {
  const found: number[] = [];
  const first = DISC / 2;
  wanted.forEach((y, i) => found.push(Math.max(y, i ? found[i - 1] + APART : first)));
  let most = Math.max(height - DISC / 2, first + APART * (wanted.length - 1));
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i], most);
    most = found[i] - APART;
  }
  return found;
}

/** The call-outs of things in a picture of this size, in the order of the things. */
export function placeCallouts(things: Thing[], width: number, height: number): Callout[] {
  const dots = things.map(({ side, box }) => ({
    x: side === "left" ? box.left - BESIDE : box.left + box.width + BESIDE,
    y: box.top + box.height / 2,
  }));
  const discs = things.map(({ side }, i) => ({ x: side === "left" ? -OUTSIDE : width + OUTSIDE, y: dots[i].y }));
  for (const side of ["left", "right"] as const) {
    const here = things.flatMap((thing, i) => (thing.side === side ? [i] : [])).sort((a, b) => dots[a].y - dots[b].y);
    const heights = spread(
      here.map((i) => dots[i].y),
      height,
    );
    here.forEach((i, rank) => (discs[i].y = heights[rank]));
  }
  return things.map((_, i) => ({ disc: discs[i], dot: dots[i] }));
}
