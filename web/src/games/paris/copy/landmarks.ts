// The pictures of a landmark as pairs of a medal and its points, which the components keep as two lists.

import type { CopyForm } from "../../../shared/copy/form.svelte";
import type { CopyValues } from "../../../shared/copy/copies";

export interface Picture {
  token: string;
  points: number;
}

export const MEDALS = ["bronze", "silver", "gold-prestige"];
const PARTS = ["name", "marble", "gold", "prestige", "points"];

export const landmarkKeys = (value: number): string[] => PARTS.map((part) => `landmark.${value}.${part}`);

const list = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);

export function picturesOf(form: Pick<CopyForm, "value">, landmark: number): Picture[] {
  const points = list(form.value(`landmark.${landmark}.points`));
  return list(form.value(`landmark.${landmark}.prestige`)).map((token, i) => ({
    token: String(token),
    points: Number(points[i] ?? 0),
  }));
}

export function picturesValues(landmark: number, pictures: Picture[]): CopyValues {
  return {
    [`landmark.${landmark}.prestige`]: pictures.map(({ token }) => token),
    [`landmark.${landmark}.points`]: pictures.map(({ points }) => points),
  };
}

/** What a medal scores on the other landmarks of this copy: the most frequent number. */
export function usualPoints(form: Pick<CopyForm, "value">, landmarks: number[], token: string): number {
  const counts = new Map<number, number>();
  for (const picture of landmarks.flatMap((landmark) => picturesOf(form, landmark)))
    if (picture.token === token) counts.set(picture.points, (counts.get(picture.points) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export const nextMedal = (token: string): string => MEDALS[(MEDALS.indexOf(token) + 1) % MEDALS.length];
