// Component values grouped for reading: values of one piece from the same source share a row.

import type { ComponentInfo } from "../../generated/http";

export interface Row {
  piece: string; // "landmark 9"; empty for values that belong to the whole group
  values: { name: string; value: string }[];
  confidence: string;
  source: string;
}

export interface Group {
  name: string;
  count: number;
  rows: Row[];
}

export const CONFIRMED = ["seed", "sourced"];

const plain = (key: string): string => key.replaceAll("_", " ");
const written = (value: unknown): string =>
  Array.isArray(value) ? (value.length ? value.join(", ") : "–") : String(value);

/** Groups by the first part of the keys, rows by the second, where there is a third. */
export function groupValues(values: ComponentInfo[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { key, value, confidence, source } of values) {
    const [first, ...rest] = key.split(".");
    const piece = rest.length > 1 ? rest[0] : "";
    const name = (rest.length > 1 ? rest.slice(1) : rest).join(" ");
    const group = groups.get(first) ?? { name: plain(first), count: 0, rows: [] };
    groups.set(first, group);
    group.count += 1;
    let row = group.rows.find(
      (each) => each.piece === piece && each.confidence === confidence && each.source === source,
    );
    if (!row) {
      row = { piece, values: [], confidence, source };
      // beside the other rows of the same piece
      const last = group.rows.map((each) => each.piece).lastIndexOf(piece);
      group.rows.splice(last < 0 ? group.rows.length : last + 1, 0, row);
    }
    row.values.push({ name: plain(name), value: written(value) });
  }
  return [...groups.values()];
}

/** A correction as a person would write it: the first assumed number, one higher. */
export function exampleCorrection(values: ComponentInfo[]): string {
  const number = (each: ComponentInfo): boolean => typeof each.value === "number";
  const searchRules = values.find((each) => each.confidence === "assumed" && number(each)) ?? values.find(number);
  if (!searchRules) return "";
  const parts = searchRules.key.split(".");
  const name = parts.pop();
  return `[${parts.join(".")}]\n${name} = ${(searchRules.value as number) + 1}`;
}
