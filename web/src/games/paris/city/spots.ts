// Every spot of the city that can be pressed or has a tooltip: its shape, its name, and the piece that the tooltip explains.

import type { Pieces } from "../../../shared/table-api";
import { i18n } from "../../../shared/i18n.svelte";
import {
  bankAt,
  BAND,
  fieldAt,
  landmarkAt,
  middle,
  type Point,
  plinthAt,
  polar,
  prizeAt,
  spaceAngle,
  TILE,
  tilePath,
  wedge,
} from "./geometry";
import type { ParisView } from "../../../generated/paris";
import { SHORT, type Spot } from "../view";

export type Shape =
  | { is: "box"; x: number; y: number; width: number; height: number; round: number }
  | { is: "disc"; x: number; y: number; radius: number }
  | { is: "path"; d: string };

export interface Place {
  spot: Spot;
  at: Point; // its middle
  shape: Shape;
  foot: Point; // where prices and refusals stand
  glow: number; // how far its light reaches
  piece: string; // the name of its explanation
  label: string;
}

const say = (message: string, facts: Record<string, string | number> = {}): string =>
  i18n.format(message, facts, "paris");

const box = (at: Point, width: number, height: number, round: number): Shape => ({
  is: "box",
  x: at.x - width / 2,
  y: at.y - height / 2,
  width,
  height,
  round,
});

function formatList(parts: string[]): string {
  return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(parts);
}

/** Where a price would cover the number or the marker of the house below, it steps aside. */
const ASIDE: Record<Spot, number> = {
  Vi3: -14,
  Ba4: 13,
  Ch4: -14,
  Be3: 14,
  Sg8: 3,
  Sg1: -3,
  Vi$: -12,
  Ba$: 10,
  Ch$: -12,
  Be$: 12,
};

class Labels {
  constructor(
    private readonly pieces: Pieces,
    private readonly names: string[],
  ) {}

  piece(name: string): string {
    return this.pieces[name]?.name ?? name;
  }

  owners(message: string, seats: number[]): string[] {
    if (!seats.length) return [];
    const each = [...new Set(seats)].map((seat) => {
      const count = seats.filter((other) => other === seat).length;
      const name = this.names[seat] ?? String(seat + 1);
      return count > 1 ? say("city-owner-twice", { name, count }) : name;
    });
    return [say(message, { owners: formatList(each), count: seats.length })];
  }
}

/** The spots of a view. Whole districts and places without anything on them come up only where they are `wanted`. */
export function placesOf(view: ParisView, pieces: Pieces, names: string[], wanted: (spot: Spot) => boolean): Place[] {
  const of = new Labels(pieces, names);
  const found: Place[] = [];
  const join = (...parts: string[]): string => parts.filter(Boolean).join("; ");
  view.districts.forEach((district, d) => {
    const name = of.piece(district.name);
    const short = SHORT[d];

    const whole = wanted(`at:${short}`);
    const angle = middle(d);
    const sums = district.sums.flatMap((sum, seat) =>
      sum ? [say("city-sum", { name: names[seat] ?? String(seat + 1), sum })] : [],
    );
    found.push({
      spot: `at:${short}`,
      at: polar(angle, 205),
      shape: {
        is: "path",
        d: whole
          ? wedge(angle - 28.4, angle + 28.4, 66, 287)
          : wedge(angle - 29.5, angle + 29.5, BAND.inner, BAND.outer),
      },
      foot: polar(angle, 215),
      glow: 0,
      piece: district.name,
      label: join(sums.length ? `${name}: ${sums.join(", ")}` : name),
    });

    const bank = bankAt(d);
    found.push({
      spot: `${short}$`,
      at: bank,
      shape: box({ x: bank.x, y: bank.y - 5 }, 70, 58, 10),
      foot: { x: bank.x + (ASIDE[`${short}$`] ?? 0), y: bank.y + 27 },
      glow: 46,
      piece: `bank:${district.name}`,
      label: join(of.piece(`bank:${district.name}`), ...of.owners("city-keys", district.bank)),
    });

    district.fields.forEach((field, f) => {
      const at = fieldAt(d, f);
      const facts = { district: name, value: field.value };
      found.push({
        spot: `${short}${field.value}`,
        at,
        shape: box({ x: at.x, y: at.y - 1 }, 56, 58, 9),
        foot: { x: at.x + (ASIDE[`${short}${field.value}`] ?? 0), y: at.y + (at.y > 240 ? 21 : 29) },
        glow: 40,
        piece: pieces[`${short}${field.value}`] ? `${short}${field.value}` : (field.kind ?? district.name),
        label: join(
          field.kind ? say("city-field", { ...facts, kind: of.piece(field.kind) }) : say("city-plot", facts),
          field.marker ? say("city-marker", { token: of.piece(field.marker) }) : "",
          ...of.owners("city-keys", field.keys),
        ),
      });
    });

    district.landmarks.forEach((landmark, i) => {
      const at = landmarkAt(d, i, district.landmarks.length);
      found.push({
        spot: `${short}/${landmark.value}`,
        at,
        shape: box(at, TILE.width + 8, TILE.height + 8, 10),
        foot: { x: at.x, y: at.y + TILE.height / 2 + 3 },
        glow: 42,
        piece: `landmark-${landmark.value}`,
        label: join(
          say("city-landmark", { landmark: of.piece(`landmark-${landmark.value}`), district: name }),
          ...of.owners("city-keys", landmark.keys),
        ),
      });
    });
    found.push(...newLandmarks(view, d, of, wanted));

    const prize = `vp:${short}`;
    if (district.vp_tile || wanted(prize)) {
      const at = prizeAt(d, district.landmarks.length);
      const tile = district.vp_tile ? of.piece(`vp-${district.vp_tile}`) : "";
      found.push({
        spot: prize,
        at,
        shape: box(at, 80, 25, 12.5),
        foot: { x: at.x, y: at.y + 16 },
        glow: 40,
        piece: district.vp_tile ? `vp-${district.vp_tile}` : district.name,
        label: district.vp_tile
          ? say("city-prize", { district: name, tile })
          : say("city-no-prize", { district: name }),
      });
    }
  });

  const onArc = view.seats.flatMap((seat, i) => (seat.on_arc ? [i] : []));
  found.push({
    spot: "Arc",
    at: { x: 0, y: 0 },
    shape: { is: "disc", x: 0, y: 0, radius: 58 },
    foot: { x: 0, y: 57 },
    glow: 76,
    piece: "arc",
    label: join(of.piece("arc"), ...of.owners("city-keys", onArc)),
  });

  view.track.forEach((number, i) => {
    const standing = view.seats.flatMap((seat, n) => (seat.figure === i + 1 ? [n] : []));
    found.push({
      spot: `tile${number}`,
      at: polar(spaceAngle(i + 1), 343),
      shape: { is: "path", d: tilePath(i + 1) },
      foot: polar(spaceAngle(i + 1), 316),
      glow: 40,
      piece: `tile-${number}`,
      label: join(
        of.piece(`tile-${number}`),
        say("city-left", { copies: view.copies[i] }),
        ...of.owners("city-figures", standing),
      ),
    });
  });
  return found;
}

/** Landmarks that could be built in a district: two rows of discs with their values before the plinth. */
function newLandmarks(view: ParisView, d: number, of: Labels, wanted: (spot: Spot) => boolean): Place[] {
  const lying = view.districts[d].landmarks.map((landmark) => landmark.value);
  const fitting = [9, 10, 11, 12, 13, 14, 15, 16].filter(
    (value) => !lying.includes(value) && wanted(`${SHORT[d]}/${value}`),
  );
  const at = lying.length ? landmarkAt(d, lying.length, lying.length + 1) : plinthAt(d);
  return fitting.map((value, i) => {
    const inRow = Math.min(4, fitting.length - 4 * Math.floor(i / 4));
    const rows = Math.ceil(fitting.length / 4);
    const x = at.x + ((i % 4) - (inRow - 1) / 2) * 31;
    const y = at.y + (Math.floor(i / 4) - (rows - 1) / 2) * 31;
    return {
      spot: `${SHORT[d]}/${value}`,
      at: { x, y },
      shape: { is: "disc", x, y, radius: 13.5 },
      foot: { x, y: y + 15 },
      glow: 24,
      piece: `landmark-${value}`,
      label: say("city-new-landmark", {
        landmark: of.piece(`landmark-${value}`),
        district: of.piece(view.districts[d].name),
      }),
    };
  });
}

/** Whether a landmark spot is one that is not built yet. */
export function isNewLandmark(view: ParisView, spot: Spot): boolean {
  const [short, value] = spot.split("/");
  const district = view.districts[SHORT.indexOf(short as (typeof SHORT)[number])];
  return (
    value !== undefined &&
    district !== undefined &&
    !district.landmarks.some((landmark) => landmark.value === Number(value))
  );
}

/** Clockwise from the top, the Arc first; within one direction from the inside out. */
export function clockwise(places: Place[]): Place[] {
  const key = ({ at }: Place): number => {
    const radius = Math.hypot(at.x, at.y);
    if (radius < 1) return -1;
    const angle = (Math.atan2(at.x, -at.y) * 180) / Math.PI;
    return Math.round(((angle + 360 + 30) % 360) * 10) * 1000 + radius; // Montmartre's left edge is the beginning
  };
  return [...places].sort((a, b) => key(a) - key(b));
}
