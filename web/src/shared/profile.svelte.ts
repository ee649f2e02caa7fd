// The user's name, stored on this device, and names for computer players and tables.

import { saveSetting, loadSetting } from "./storage";
import { t, i18n } from "./i18n.svelte";

class Profile {
  /** What was typed; "" until somebody typed a name. */
  name = $state(loadSetting("my-name", ""));

  /** The name to sit down with. */
  get displayName(): string {
    return this.name || t("guest");
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, MAX_NAME_LENGTH);
    saveSetting("my-name", this.name);
  }
}

export const MAX_NAME_LENGTH = 24;
export const profile = new Profile();

/** Names for computer players, in an order that changes from table to table; none that is already at the table. */
export function botNames(count: number, taken: string[]): string[] {
  const known = t("companions")
    .split(",")
    .map((name) => name.trim());
  const free = known.filter((name) => !taken.includes(name));
  for (let i = free.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [free[i], free[j]] = [free[j], free[i]];
  }
  return free.slice(0, count);
}

/** A name for a new table, from the time of day: "Sunday evening", and "Sunday evening 2" for the next one. */
export function tableName(now = new Date()): string {
  const { name, number } = nextName(now);
  return number > 1 ? t("table-name-again", { name, number }) : name;
}

/** The same, when the table is made: the next one gets another name. */
export function takeTableName(now = new Date()): string {
  const taken = tableName(now);
  saveSetting(LAST_NAME, nextName(now));
  return taken;
}

const LAST_NAME = "last-table-name";

function nextName(now: Date): { name: string; number: number } {
  const name = nameOfTime(now);
  const last = loadSetting(LAST_NAME, { name: "", number: 0 });
  return { name, number: last.name === name ? last.number + 1 : 1 };
}

function nameOfTime(now: Date): string {
  const day = new Intl.DateTimeFormat(i18n.language, { weekday: "long" }).format(now);
  const hour = now.getHours();
  const part =
    hour < 5
      ? "night"
      : hour < 11
        ? "morning"
        : hour < 14
          ? "noon"
          : hour < 18
            ? "afternoon"
            : hour < 23
              ? "evening"
              : "night";
  return t("table-name", { day, part });
}
