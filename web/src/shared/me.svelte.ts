// The name the reader goes by at tables: asked once, kept on this device.

import { keep, recall } from "./kept";
import { t, words } from "./words.svelte";

class Me {
  /** What was typed; "" until somebody typed a name. */
  name = $state(recall("my-name", ""));

  /** The name to sit down with. */
  get called(): string {
    return this.name || t("guest");
  }

  call(name: string): void {
    this.name = name.trim().slice(0, LONGEST_NAME);
    keep("my-name", this.name);
  }
}

export const LONGEST_NAME = 24;
export const me = new Me();

/** Names for computer players, in an order that changes from table to table; none that is already at the table. */
export function companions(count: number, taken: string[]): string[] {
  const known = t("companions").split(",").map((name) => name.trim());
  const free = known.filter((name) => !taken.includes(name));
  for (let i = free.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [free[i], free[j]] = [free[j], free[i]];
  }
  return free.slice(0, count);
}

/** A name for a new table, from the time of day: "Sunday evening". */
export function tableName(now = new Date()): string {
  const day = new Intl.DateTimeFormat(words.language, { weekday: "long" }).format(now);
  const hour = now.getHours();
  const part = hour < 5 ? "night" : hour < 11 ? "morning" : hour < 14 ? "noon" : hour < 18 ? "afternoon" : hour < 23 ? "evening" : "night";
  return t("table-name", { day, part });
}
