// How long ago something was, in the reader's language: "20 minutes ago", "since Thursday".

import { t, i18n } from "./i18n.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Midnights between two moments: a game of last evening was yesterday, even if that is ten hours ago. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (time: Date): number => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((midnight(now) - midnight(then)) / (24 * HOUR));
}

/** Minutes and hours of today; null if it is longer ago than that. */
function lately(then: Date, now: Date): string | null {
  const passed = Math.max(0, now.getTime() - then.getTime());
  const relative = new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" });
  if (passed < MINUTE) return t("ago-just-now");
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), "minute");
  if (daysBetween(then, now) === 0 || passed < 6 * HOUR) return relative.format(-Math.floor(passed / HOUR), "hour");
  return null;
}

function day(then: Date, now: Date): { near: boolean; text: string } {
  const days = daysBetween(then, now);
  const language = i18n.language;
  if (days <= 1)
    return { near: true, text: new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day") };
  if (days < 7) return { near: true, text: new Intl.DateTimeFormat(language, { weekday: "long" }).format(then) };
  const year = then.getFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  return { near: false, text: new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year }).format(then) };
}

/** When something happened: "20 minutes ago", "yesterday", "Thursday", "3 May". */
export function timeAgo(time: string, now = new Date()): string {
  const then = new Date(time);
  return lately(then, now) ?? day(then, now).text;
}

/** How long somebody waits: "20 minutes ago", "since yesterday", "since Thursday", "since 3 May". */
export function waitingSince(time: string, now = new Date()): string {
  const then = new Date(time);
  const recent = lately(then, now);
  if (recent !== null) return recent;
  const { near, text } = day(then, now);
  return near ? t("ago-since-day", { day: text }) : t("ago-since-date", { date: text });
}
