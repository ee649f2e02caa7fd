// The values that are printed on the board, and where: banks, fields, the tokens beside them, and the ring of tiles.

import type { CopyForm } from "../../../shared/copy/form.svelte";
import { bankAt, fieldAt, type Point, RING, spaceAngle, polar, tilePath, VALUES } from "../city/geometry";
import { DISTRICTS, TILES } from "./board-view";

export interface FormSpot {
  id: string;
  key: string; // of the value
  at: Point;
  shape: "bank" | "house" | "token" | "tile";
  district: number | null;
  path: string; // the outline
}

const box = ({ x, y }: Point, width: number, height: number): string =>
  `M${x - width / 2 + 6} ${y - height / 2}h${width - 12}a6 6 0 0 1 6 6v${height - 12}a6 6 0 0 1 -6 6h${12 - width}a6 6 0 0 1 -6 -6v${12 - height}a6 6 0 0 1 6 -6z`;
const disc = ({ x, y }: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

function districtSpots(form: CopyForm, d: number): FormSpot[] {
  const name = DISTRICTS[d];
  const tokens = form.group?.id === "tokens";
  const single = Boolean(form.field?.default_key); // tokens are asked for field by field
  const bank = bankAt(d);
  const plate = { x: bank.x, y: bank.y - 3 };
  const fields = VALUES.map((value, f): FormSpot => {
    const at = fieldAt(d, f);
    if (tokens) {
      const beside = { x: at.x + 18, y: at.y - 15 };
      const own = `marker.${name}.${value}`;
      const key = single || own in form.values ? own : `marker.${value}`;
      return { id: own, key, at: beside, shape: "token", district: d, path: disc(beside, 14) };
    }
    const key = `building.${name}.${value}`;
    return { id: key, key, at, shape: "house", district: d, path: box({ x: at.x, y: at.y - 1 }, 50, 54) };
  });
  return [
    { id: `bank.${name}`, key: `bank.${name}`, at: plate, shape: "bank", district: d, path: box(plate, 36, 34) },
    ...fields,
  ];
}

/** The first value of a tile that is asked for; tiles whose amounts are known have none. */
function tileKey(form: CopyForm, tile: number): string | null {
  const keys = [`bonus_tile.${tile}.francs`, `bonus_tile.${tile}.points`];
  const asked = keys.filter((key) => form.fields.get(key)?.confidence === "assumed");
  return asked.find((key) => Number(form.value(key)) > 0) ?? asked[0] ?? null;
}

/** All spots, in the order in which the keyboard reaches them. */
export function formSpots(form: CopyForm): FormSpot[] {
  const tiles = TILES.flatMap((tile): FormSpot[] => {
    const key = tileKey(form, tile);
    if (!key) return [];
    const at = polar(spaceAngle(tile), (RING.inner + RING.outer) / 2);
    return [{ id: `tile-${tile}`, key, at, shape: "tile", district: null, path: tilePath(tile) }];
  });
  return [...DISTRICTS.flatMap((_, d) => districtSpots(form, d)), ...tiles];
}
