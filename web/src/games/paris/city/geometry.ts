// Where everything of the city lies: a drawing of 768 by 768 with the Arc at 0,0; angles in degrees, clockwise from the top.

import type { ParisView } from "../../../generated/paris";
import { SHORT, type Spot } from "../view";

export interface Point {
  x: number;
  y: number;
}

export const BOX = 768;
export const RIM = 372;
export const RING = { inner: 321.5, outer: 364.5 };
export const BAND = { inner: 292, outer: 314 };
export const PLAN = 291;
export const ETOILE = 64;
export const SPACES = 30;
export const STEP = 360 / (SPACES + 1); // thirty tiles and the start plate
export const HOUSE = { width: 46, height: 50 };
export const TILE = { width: 46, height: 54 }; // a landmark
export const VALUES = [1, 2, 3, 4, 5, 8];

const round = (n: number): number => Math.round(n * 10) / 10;

/** The point at an angle and a distance from the Arc. */
export function polar(angle: number, radius: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(turn)), y: round(radius * Math.sin(turn)) };
}

/** The middle of a district: Montmartre, the third of the view, is on top. */
export const middle = (district: number): number => ((district + 4) % 6) * 60;

/** A point of a district, u outwards and v clockwise. */
export function inDistrict(district: number, u: number, v: number): Point {
  const turn = ((middle(district) - 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: round(u * cos - v * sin), y: round(u * sin + v * cos) };
}

const FIELDS = [
  [248, -103],
  [183, -66.5],
  [114.5, -30],
  [114.5, 30],
  [183, 66.5],
  [248, 103],
];

export const fieldAt = (district: number, field: number): Point =>
  inDistrict(district, FIELDS[field][0], FIELDS[field][1]);
export const bankAt = (district: number): Point => inDistrict(district, 181, 0);

/** Houses stand upright, so the plinth moves a little where bank, plinth and prize stand above one another. */
const PLINTH = [
  { u: 247, x: 0, y: -7 },
  { u: 247, x: 2, y: 0 },
  { u: 255, x: 0, y: 0 },
  { u: 247, x: -2, y: 0 },
  { u: 247, x: 0, y: -7 },
  { u: 243, x: 0, y: 0 },
];

export function plinthAt(district: number): Point {
  const { u, x, y } = PLINTH[district];
  const at = inDistrict(district, u, 0);
  return { x: at.x + x, y: at.y + y };
}

/** The landmark number `index` of `count`: along the street, the newest in front and never over an older one's value. */
export function landmarkAt(district: number, index: number, count: number): Point {
  const along = inDistrict(district, 0, 1);
  const sign = along.y < -0.1 || (Math.abs(along.y) < 0.1 && along.x < 0) ? -1 : 1;
  const turn = ((middle(district) - 90) * Math.PI) / 180;
  // a high pile on a flank begins further up: its prize needs the room below
  const raised = Math.abs(along.y) > 0.1 ? (count - 1) * 3.5 : 0;
  const step = sign * (Math.min(34, 80 / Math.max(1, count - 1)) * (index - (count - 1) / 2) - raised);
  const at = plinthAt(district);
  return { x: at.x - step * Math.sin(turn), y: at.y + step * Math.cos(turn) };
}

/** Where the prize of a district lies: under its landmarks, clear of the bank and of the band. */
export function prizeAt(district: number, landmarks: number): Point {
  const at = plinthAt(district);
  const side = [8, -14, 0, 14, -8, 0][district];
  const lowest = landmarkAt(district, landmarks - 1, Math.max(1, landmarks));
  const below = landmarks > 1 ? Math.max(at.y, lowest.y) : at.y;
  const drop = landmarks > 2 && side ? 22 : landmarks > 1 && side ? 26 : 31;
  const x = landmarks > 1 && side ? lowest.x + (side > 0 ? -2 : 2) : at.x + side;
  return { x, y: Math.min(below + drop, district === 5 ? 279 : 400) };
}

export const spaceAngle = (space: number): number => space * STEP;

/** A piece of the ring between two angles. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  const large = to - from > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

/** The tile of a space of the ring, `lift` higher for a pile of several. */
export function tilePath(space: number, lift = 0): string {
  const half = STEP / 2 - 0.6;
  const angle = spaceAngle(space);
  return wedge(angle - half, angle + half, RING.inner + lift, RING.outer + lift);
}

/** A path along which a name is written: it reads from left to right at the top and at the bottom. */
export function namePath(district: number): string {
  const angle = middle(district);
  const below = angle > 90 && angle < 270;
  const radius = below ? 307.8 : 297.6;
  const [from, to] = below ? [angle + 29, angle - 29] : [angle - 29, angle + 29];
  const [a, b] = [polar(from, radius), polar(to, radius)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${b.x} ${b.y}`;
}

/** A gentle curve from one point to another, bent outwards. */
export function curve(a: Point, b: Point, bend = 0.22): { path: string; control: Point } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  // to the side that lies further from the Arc, so that a trail does not run through it
  const side = mid.x * -dy + mid.y * dx >= 0 ? 1 : -1;
  const control = { x: mid.x - dy * bend * side, y: mid.y + dx * bend * side };
  return { path: `M${a.x} ${a.y}Q${round(control.x)} ${round(control.y)} ${b.x} ${b.y}`, control };
}

/** Keys that lie on the same spot stand side by side. */
export function keySpread(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

/** Keys at a bank stand left and right of its coin, so that what it pays stays readable. */
export const BANK_KEYS = [18, -18, 32, -32];

/** The district of a spot, or null for the Arc and the ring. */
export function districtOf(spot: Spot): number | null {
  const short = spot.startsWith("vp:") ? spot.slice(3) : spot.startsWith("at:") ? spot.slice(3) : spot.slice(0, 2);
  const found = SHORT.indexOf(short as (typeof SHORT)[number]);
  return found < 0 ? null : found;
}

/** What fills the frame when the lens is on a district: its middle, and how large it is drawn. */
export function lensOn(district: number, width: number, height: number): { x: number; y: number; scale: number } {
  const angle = middle(district);
  const scale = Math.max(0.9, Math.min(width / 302, height / 318, 1.6));
  const at = polar(angle, 222);
  // the small map lies in the upper left corner: what is below it moves down
  return { x: at.x, y: at.y - (district === 0 ? 20 : 0), scale };
}

/** Where a seat's figure stands: in the hole of its tile, on the rim while copies remain, two by two on the start plate. */
export function figureAt(view: ParisView, seat: number): Point & { size: number } {
  const { figure } = view.seats[seat];
  const together = view.seats.flatMap((each, i) => (each.figure === figure ? [i] : []));
  const rank = together.indexOf(seat);
  if (figure === 0) {
    const rows = Math.ceil(together.length / 2);
    const x = together.length === 1 ? 0 : ((rank % 2) - 0.5) * 25;
    return { x: x - (together.length > 1 ? 2 : 0), y: -343 + (Math.floor(rank / 2) - (rows - 1) / 2) * 20.5, size: 21 };
  }
  const hole = view.copies[figure - 1] === 0;
  // on the rim it stands at a corner, clear of the tile's number and icons
  if (!hole)
    return {
      ...polar(spaceAngle(figure) + [4.9, -4.9, 2, -2][rank], rank < 2 ? 366 : 373),
      size: together.length > 2 ? 20 : 22,
    };
  const angle = spaceAngle(figure) + (rank - (together.length - 1) / 2) * 4.6;
  return { ...polar(angle, 343), size: together.length > 2 ? 20 : together.length > 1 ? 22 : 25 };
}
