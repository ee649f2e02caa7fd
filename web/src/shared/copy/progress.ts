// How far an owner has come: which values are asked for, how many are checked, and which one is next.

import type { FormField, FormGroup } from "./types";

/** Groups that are counted together. */
export interface Section {
  title: string;
  groups: FormGroup[];
  asked: number;
  done: number;
}

const SECONDS = 4.5; // to look up one value

/** Only assumed values are asked for; all others can be changed, too. An optional one has no answer of its own. */
export const isAsked = (field: FormField): boolean => field.confidence === "assumed" && !field.default_key;
/** The sources that we have differ: an owner can tell which one is right. */
export const isDisputed = (field: FormField): boolean => field.confidence === "disputed";
export const askedKeys = (group: FormGroup): string[] => group.fields.filter(isAsked).map(({ key }) => key);

export function sectionsOf(groups: FormGroup[], checked: ReadonlySet<string>): Section[] {
  const sections: Section[] = [];
  for (const group of groups) {
    const keys = askedKeys(group);
    const done = keys.filter((key) => checked.has(key)).length;
    const last = sections.at(-1);
    if (group.section && last?.title === group.section) {
      last.groups.push(group);
      last.asked += keys.length;
      last.done += done;
    } else sections.push({ title: group.section || group.title, groups: [group], asked: keys.length, done });
  }
  return sections;
}

export const minutesLeft = (values: number): number => Math.max(1, Math.round((values * SECONDS) / 60));

/** The next key to ask for: the next unchecked one of the group, from the start again after its end; null if none is left. */
export function nextKey(keys: string[], checked: ReadonlySet<string>, after: string): string | null {
  const at = keys.indexOf(after);
  const round = [...keys.slice(at + 1), ...keys.slice(0, at + 1)];
  return round.find((key) => !checked.has(key) && key !== after) ?? null;
}
