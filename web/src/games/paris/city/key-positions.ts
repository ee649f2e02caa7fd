// Where every key of the city lies.

import { BANK_KEYS, bankAt, fieldAt, keySpread, landmarkAt, type Point } from "./geometry";
import type { ParisView } from "../../../generated/paris";
import { SHORT, type Spot } from "../view";

export interface LyingKey extends Point {
  id: string; // unlike any other key of the same drawing
  spot: Spot;
  seat: number;
  width: number;
}

/** The proportions of a key's drawing. */
export const KEY_HEIGHT = 44 / 28;

const ON_HOUSE = { width: 30, step: 21 };

function row(spot: Spot, seats: number[], at: Point, width: number, step: number): LyingKey[] {
  const spread = keySpread(seats.length, seats.length > 2 ? step * 0.72 : step);
  const narrow = seats.length > 2 ? 0.8 : seats.length > 1 ? 0.9 : 1;
  return seats.map((seat, i) => ({
    id: `${spot} ${seat} ${i}`,
    spot,
    seat,
    x: at.x + spread[i],
    y: at.y,
    width: width * narrow,
  }));
}

/** All keys that lie in the city, those behind first. */
export function lyingKeys(view: ParisView): LyingKey[] {
  const found: LyingKey[] = [];
  view.districts.forEach((district, d) => {
    const bank = bankAt(d);
    district.bank.forEach((seat, i) => {
      found.push({
        id: `${SHORT[d]}$ ${seat}`,
        spot: `${SHORT[d]}$`,
        seat,
        x: bank.x + BANK_KEYS[i],
        y: bank.y + 6,
        width: 24,
      });
    });
    district.landmarks.forEach((landmark, i) => {
      const last = i === district.landmarks.length - 1;
      const at = landmarkAt(d, i, district.landmarks.length);
      const place = { x: at.x + (last ? 12 : -9), y: at.y + (last ? 8 : 5) };
      found.push(...row(`${SHORT[d]}/${landmark.value}`, landmark.keys, place, 26, 14));
    });
    district.fields.forEach((field, f) => {
      const at = fieldAt(d, f);
      found.push(
        ...row(
          `${SHORT[d]}${field.value}`,
          field.keys,
          { x: at.x + (at.x < -240 ? 4 : 1), y: at.y + 1.5 },
          ON_HOUSE.width,
          ON_HOUSE.step,
        ),
      );
    });
  });
  const onArc = view.seats.flatMap((seat, i) => (seat.on_arc ? [i] : []));
  found.push(...row("Arc", onArc, { x: 0, y: 30 }, 25, 22));
  return found;
}

/** Where a key comes to lie on a spot; the last of the seat's there, or the place of the first if none lies there. */
export function keyPlace(view: ParisView, spot: Spot, seat: number): Point & { width: number } {
  const mine = lyingKeys(view).filter((key) => key.spot === spot && key.seat === seat);
  const found = mine.at(-1);
  if (found) return found;
  return { ...spotPoint(view, spot), width: 28 };
}

/** Where a key is while it is in the hand: at a bank close to the coin, so that its light stays clear of the houses. */
export function liftedPoint(view: ParisView, key: { spot: Spot; x: number; y: number }): Point {
  const middle = spotPoint(view, key.spot);
  const aside = key.spot.endsWith("$") ? Math.max(-18, Math.min(18, key.x - middle.x)) : key.x - middle.x;
  return { x: middle.x + aside, y: key.y };
}

/** The middle of a spot on which keys lie. */
export function spotPoint(view: ParisView, spot: Spot): Point {
  if (spot === "Arc") return { x: 0, y: 30 };
  const d = SHORT.indexOf(spot.slice(0, 2) as (typeof SHORT)[number]);
  if (d < 0) return { x: 0, y: 0 };
  if (spot.endsWith("$")) return { x: bankAt(d).x, y: bankAt(d).y + 6 };
  const value = Number(spot.slice(spot.includes("/") ? 3 : 2));
  if (spot.includes("/")) {
    const lying = view.districts[d].landmarks;
    const index = lying.findIndex((landmark) => landmark.value === value);
    return index < 0 ? landmarkAt(d, lying.length, lying.length + 1) : landmarkAt(d, index, lying.length);
  }
  const field = view.districts[d].fields.findIndex((each) => each.value === value);
  return field < 0 ? { x: 0, y: 0 } : fieldAt(d, field);
}
