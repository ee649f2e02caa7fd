// Tells users that it is their turn: in the tab's title, and by a notification while the tab is hidden.

import { saveSetting, loadSetting } from "../../shared/storage";
import type { TableView } from "../../generated/protocol";
import { t } from "../../shared/i18n.svelte";

const WANTED = "notify";
let announced = "";

/** Show in the title, and notify once for each decision, that one of my seats must act. */
export function announceTurn(snapshot: TableView | null, mine: number[]): void {
  if (!snapshot) return;
  const waits = snapshot.status === "playing" && mine.some((seat) => snapshot.seats[seat].waiting);
  const name = snapshot.name || t("table-unnamed");
  document.title = waits ? t("title-your-turn", { name }) : t("title-table", { name });
  const decision = waits ? `${snapshot.table} ${snapshot.decision?.id ?? "mine"}` : "";
  if (decision && decision !== announced && document.hidden && notificationsOn()) {
    const notice = new Notification(t("notice-your-turn"), { body: name, tag: snapshot.table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
  announced = decision;
}

export const notificationsPossible = (): boolean => "Notification" in window;
export const notificationsOn = (): boolean =>
  notificationsPossible() && loadSetting<string>(WANTED, "") === "yes" && Notification.permission === "granted";

/** Ask the browser for permission, and remember the setting. */
export async function setNotifications(on: boolean): Promise<boolean> {
  const allowed = on && notificationsPossible() && (await Notification.requestPermission()) === "granted";
  saveSetting(WANTED, allowed ? "yes" : "no");
  return allowed;
}
