// Telling people that the table waits for them: the tab's title, and a notification while they look elsewhere.

import { keep, recall } from "../../shared/kept";
import type { Shown } from "../../shared/wire";
import { t } from "../../shared/words.svelte";

const WANTED = "notify";
let told = "";

/** Show in the title, and tell once a decision, that one of my seats must act. */
export function announce(shown: Shown | null, mine: number[]): void {
  if (!shown) return;
  const waits = shown.status === "playing" && mine.some((seat) => shown.seats[seat].waiting);
  const name = shown.name || t("table-unnamed");
  document.title = waits ? t("title-your-turn", { name }) : t("title-table", { name });
  const decision = waits ? `${shown.table} ${shown.decision?.id ?? "mine"}` : "";
  if (decision && decision !== told && document.hidden && wanted()) {
    const notice = new Notification(t("notice-your-turn"), { body: name, tag: shown.table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
  told = decision;
}

export const possible = (): boolean => "Notification" in window;
export const wanted = (): boolean => possible() && recall<string>(WANTED, "") === "yes" && Notification.permission === "granted";

/** Ask the browser, once, and remember the wish. */
export async function want(on: boolean): Promise<boolean> {
  const allowed = on && possible() && (await Notification.requestPermission()) === "granted";
  keep(WANTED, allowed ? "yes" : "no");
  return allowed;
}
