import { describe, expect, it } from "vitest";

import { DISC, placeCallouts, type Thing } from "../../src/pages/rules/callouts";

const thing = (side: Thing["side"], top: number): Thing => ({ side, box: { left: 40, top, width: 20, height: 10 } });

describe("call-outs", () => {
  it("stand at the height of their thing, outside the picture on its side", () => {
    const [left, right] = placeCallouts([thing("left", 50), thing("right", 90)], 200, 150);
    expect(left.disc.y).toBe(55);
    expect(left.disc.x).toBeLessThan(0);
    expect(right.disc.x).toBeGreaterThan(200);
    expect(left.dot.x).toBeLessThan(40); // beside the thing, not on it
    expect(right.dot.x).toBeGreaterThan(60);
  });

  it("keep apart on each side, in the order of their things, and within the picture", () => {
    const things = [thing("left", 130), thing("left", 126), thing("left", 0), thing("right", 128)];
    const heights = placeCallouts(things, 200, 150).map(({ disc }) => disc.y);
    expect(heights[2]).toBeLessThan(heights[1] - DISC);
    expect(heights[1]).toBeLessThan(heights[0] - DISC);
    expect(Math.max(...heights)).toBeLessThanOrEqual(150 - DISC / 2);
    expect(heights[3]).toBe(133);
  });
});
